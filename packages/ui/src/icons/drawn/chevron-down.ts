// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const ChevronDown = /* @__PURE__ */ icon('M6 9l6 6 6-6');
