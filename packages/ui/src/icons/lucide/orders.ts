// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Download = /* @__PURE__ */ icon(
  'M12 15V3M21 15v4a2 2 0 01-2 2H5a2 2 0 01-2-2v-4M7 10l5 5 5-5',
);
export const Lock = /* @__PURE__ */ icon(
  'M5 11h14a2 2 0 012 2v7a2 2 0 01-2 2h-14a2 2 0 01-2-2v-7a2 2 0 012-2zM7 11V7a5 5 0 0110 0v4',
);
export const PackageCheck = /* @__PURE__ */ icon(
  'M12 22V12M16 17l2 2 4-4M21 11.13V8a2 2 0 00-1-1.73l-7-4a2 2 0 00-2 0l-7 4A2 2 0 003 8v8a2 2 0 001 1.73l7 4a2 2 0 002 0l1.32-.75M3.29 7 12 12l8.71-5M7.5 4.27l9 5.15',
);
export const ReceiptText = /* @__PURE__ */ icon(
  'M13 16H8M14 8H8M16 12H8M4 3a1 1 0 011-1 1.3 1.3 0 01.7.2l.93.6a1.3 1.3 0 001.4 0l.94-.6a1.3 1.3 0 011.4 0l.93.6a1.3 1.3 0 001.4 0l.93-.6a1.3 1.3 0 011.4 0l.94.6a1.3 1.3 0 001.4 0l.93-.6A1.3 1.3 0 0119 2a1 1 0 011 1v18a1 1 0 01-1 1 1.3 1.3 0 01-.7-.2l-.93-.6a1.3 1.3 0 00-1.4 0l-.94.6a1.3 1.3 0 01-1.4 0l-.93-.6a1.3 1.3 0 00-1.4 0l-.93.6a1.3 1.3 0 01-1.4 0l-.94-.6a1.3 1.3 0 00-1.4 0l-.93.6a1.3 1.3 0 01-.7.2 1 1 0 01-1-1z',
);
