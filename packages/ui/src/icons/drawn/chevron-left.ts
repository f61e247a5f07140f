// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const ChevronLeft = /* @__PURE__ */ icon('M15 18l-6-6 6-6');
