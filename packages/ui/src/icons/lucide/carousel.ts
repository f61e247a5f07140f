// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Pause = /* @__PURE__ */ icon(
  'M15 3h3a1 1 0 011 1v16a1 1 0 01-1 1h-3a1 1 0 01-1-1v-16a1 1 0 011-1zM6 3h3a1 1 0 011 1v16a1 1 0 01-1 1h-3a1 1 0 01-1-1v-16a1 1 0 011-1z',
);
export const Play = /* @__PURE__ */ icon(
  'M5 5a2 2 0 013.008-1.728l11.997 6.998a2 2 0 01.003 3.458l-12 7A2 2 0 015 19z',
);
