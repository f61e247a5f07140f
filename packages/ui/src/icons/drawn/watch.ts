// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Watch = /* @__PURE__ */ icon(
  'M12 10v2.2l1.6 1M16.13 7.66l-.81-4.05a2 2 0 00-2-1.61h-2.68a2 2 0 00-2 1.61l-.78 4.05M7.88 16.36l.8 4a2 2 0 002 1.61h2.72a2 2 0 002-1.61l.81-4.05M6 12a6 6 0 1012 0a6 6 0 10-12 0',
);
