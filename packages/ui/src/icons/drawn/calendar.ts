// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Calendar = /* @__PURE__ */ icon(
  'M8 2v3M16 2v3M5 3h14a2 2 0 012 2v14a2 2 0 01-2 2h-14a2 2 0 01-2-2v-14a2 2 0 012-2zM3 9h18',
);
