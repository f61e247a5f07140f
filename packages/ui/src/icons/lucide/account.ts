// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const KeyRound = /* @__PURE__ */ icon(
  'M2.59 17.41A2 2 0 002 18.83V21a1 1 0 001 1h3a1 1 0 001-1v-1a1 1 0 011-1h1a1 1 0 001-1v-1a1 1 0 011-1h.17a2 2 0 001.42-.59l.81-.81a6.5 6.5 0 10-4-4zM16 7.5a.5.5 0 101 0a.5.5 0 10-1 0',
);
export const LogOut = /* @__PURE__ */ icon(
  'M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 01-2-2V5a2 2 0 012-2h4',
);
export const Package = /* @__PURE__ */ icon(
  'M11 21.73a2 2 0 002 0l7-4A2 2 0 0021 16V8a2 2 0 00-1-1.73l-7-4a2 2 0 00-2 0l-7 4A2 2 0 003 8v8a2 2 0 001 1.73zM12 22V12M3.29 7 12 12 20.71 7M7.5 4.27l9 5.15',
);
