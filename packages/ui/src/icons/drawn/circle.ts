// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Circle = /* @__PURE__ */ icon('M2 12a10 10 0 1020 0a10 10 0 10-20 0');
