// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Gamepad2 = /* @__PURE__ */ icon(
  'M6 11L10 11M8 9L8 13M15 12L15.01 12M18 10L18.01 10M17.32 5H6.68a4 4 0 00-3.98 3.59c0 .05-.01.1-.02.15C2.6 9.42 2 14.46 2 16a3 3 0 003 3c1 0 1.5-.5 2-1l1.41-1.41A2 2 0 019.83 16h4.34a2 2 0 011.42.59L17 18c.5.5 1 1 2 1a3 3 0 003-3c0-1.54-.6-6.58-.68-7.26-.01-.05-.02-.1-.02-.15A4 4 0 0017.32 5z',
);
