// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const UserRound = /* @__PURE__ */ icon(
  'M7 8a5 5 0 1010 0a5 5 0 10-10 0M20 21a8 8 0 00-16 0',
);
