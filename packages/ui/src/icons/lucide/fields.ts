// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Asterisk = /* @__PURE__ */ icon('M12 5v14M18.07 8.5l-12.13 7M5.94 8.5l12.13 7');
export const CircleExclamationPoint = /* @__PURE__ */ icon(
  'M2 12a10 10 0 1020 0a10 10 0 10-20 0M12 8v4M12 16h.01',
);
export const Copy = /* @__PURE__ */ icon(
  'M10 8h10a2 2 0 012 2v10a2 2 0 01-2 2h-10a2 2 0 01-2-2v-10a2 2 0 012-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
);
export const Trash = /* @__PURE__ */ icon(
  'M10 11v6M14 11v6M19 6v14a2 2 0 01-2 2H7a2 2 0 01-2-2V6M3 6h18M8 6V4a2 2 0 012-2h4a2 2 0 012 2v2',
);
