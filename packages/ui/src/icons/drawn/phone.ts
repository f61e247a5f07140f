// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Phone = /* @__PURE__ */ icon(
  'M13.83 16.57a1 1 0 001.22-.3l.35-.47A2 2 0 0117 15h3a2 2 0 012 2v3a2 2 0 01-2 2A18 18 0 012 4a2 2 0 012-2h3a2 2 0 012 2v3a2 2 0 01-.8 1.6l-.47.35a1 1 0 00-.29 1.23 14 14 0 006.39 6.39',
);
