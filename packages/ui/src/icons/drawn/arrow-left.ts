// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const ArrowLeft = /* @__PURE__ */ icon('M12 19l-7-7 7-7M19 12H5');
