// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const ChevronUp = /* @__PURE__ */ icon('M18 15l-6-6-6 6');
