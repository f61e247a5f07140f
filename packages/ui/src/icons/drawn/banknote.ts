// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Banknote = /* @__PURE__ */ icon(
  'M4 6h16a2 2 0 012 2v8a2 2 0 01-2 2h-16a2 2 0 01-2-2v-8a2 2 0 012-2zM10 12a2 2 0 104 0a2 2 0 10-4 0M6 12h.01M18 12h.01',
);
