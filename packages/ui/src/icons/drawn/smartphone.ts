// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Smartphone = /* @__PURE__ */ icon(
  'M7 2h10a2 2 0 012 2v16a2 2 0 01-2 2h-10a2 2 0 01-2-2v-16a2 2 0 012-2zM12 18h.01',
);
