// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const BadgePercent = /* @__PURE__ */ icon(
  'M3.85 8.62a4 4 0 014.78-4.77 4 4 0 016.74 0 4 4 0 014.78 4.78 4 4 0 010 6.74 4 4 0 01-4.77 4.78 4 4 0 01-6.75 0 4 4 0 01-4.78-4.77 4 4 0 010-6.76ZM15 9l-6 6M9 9h.01M15 15h.01',
);
