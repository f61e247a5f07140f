// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const PackageCheck = /* @__PURE__ */ icon(
  'M12 22V12M16 17l2 2 4-4M21 11.13V8a2 2 0 00-1-1.73l-7-4a2 2 0 00-2 0l-7 4A2 2 0 003 8v8a2 2 0 001 1.73l7 4a2 2 0 002 0l1.32-.75M3.29 7 12 12l8.71-5M7.5 4.27l9 5.15',
);
