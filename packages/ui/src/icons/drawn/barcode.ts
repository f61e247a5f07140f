// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Barcode = /* @__PURE__ */ icon('M3 5v14M8 5v14M12 5v14M17 5v14M21 5v14');
