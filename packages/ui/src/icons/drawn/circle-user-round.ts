// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const CircleUserRound = /* @__PURE__ */ icon(
  'M17.93 20.06a6 6 0 00-11.86 0M8 11a4 4 0 108 0a4 4 0 10-8 0M2 12a10 10 0 1020 0a10 10 0 10-20 0',
);
