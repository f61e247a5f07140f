// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const KeyRound = /* @__PURE__ */ icon(
  'M2.59 17.41A2 2 0 002 18.83V21a1 1 0 001 1h3a1 1 0 001-1v-1a1 1 0 011-1h1a1 1 0 001-1v-1a1 1 0 011-1h.17a2 2 0 001.42-.59l.81-.81a6.5 6.5 0 10-4-4zM16 7.5a.5.5 0 101 0a.5.5 0 10-1 0',
);
