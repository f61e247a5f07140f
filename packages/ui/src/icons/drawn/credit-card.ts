// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const CreditCard = /* @__PURE__ */ icon(
  'M4 5h16a2 2 0 012 2v10a2 2 0 01-2 2h-16a2 2 0 01-2-2v-10a2 2 0 012-2zM2 10L22 10M6 14h2',
);
