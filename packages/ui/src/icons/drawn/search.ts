// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Search = /* @__PURE__ */ icon('M21 21l-4.34-4.34M3 11a8 8 0 1016 0a8 8 0 10-16 0');
