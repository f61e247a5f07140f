// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const X = /* @__PURE__ */ icon('M18 6 6 18M6 6l12 12');
