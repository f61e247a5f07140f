// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Mail = /* @__PURE__ */ icon(
  'M22 7l-8.99 5.73a2 2 0 01-2.01 0L2 7M4 4h16a2 2 0 012 2v12a2 2 0 01-2 2h-16a2 2 0 01-2-2v-12a2 2 0 012-2z',
);
