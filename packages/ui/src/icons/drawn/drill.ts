// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Drill = /* @__PURE__ */ icon(
  'M10 18a1 1 0 011 1v2a1 1 0 01-1 1H5a3 3 0 01-3-3 1 1 0 011-1zM13 10H4a2 2 0 01-2-2V4a2 2 0 012-2h9a1 1 0 011 1v6a1 1 0 01-1 1l-.81 3.24a1 1 0 01-.97.76H8M14 4h3a1 1 0 011 1v2a1 1 0 01-1 1h-3M18 6h4M5 10l-2 8M7 18l2-8',
);
