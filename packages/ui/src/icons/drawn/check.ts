// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Check = /* @__PURE__ */ icon('M20 6 9 17l-5-5');
