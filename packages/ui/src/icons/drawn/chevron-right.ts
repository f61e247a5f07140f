// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const ChevronRight = /* @__PURE__ */ icon('M9 18l6-6-6-6');
