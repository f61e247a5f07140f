// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const SearchX = /* @__PURE__ */ icon(
  'M13.5 8.5l-5 5M8.5 8.5l5 5M3 11a8 8 0 1016 0a8 8 0 10-16 0M21 21l-4.3-4.3',
);
