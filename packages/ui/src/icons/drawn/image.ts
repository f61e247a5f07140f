// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Image = /* @__PURE__ */ icon(
  'M5 3h14a2 2 0 012 2v14a2 2 0 01-2 2h-14a2 2 0 01-2-2v-14a2 2 0 012-2zM7 9a2 2 0 104 0a2 2 0 10-4 0M21 15l-3.09-3.09a2 2 0 00-2.82 0L6 21',
);
