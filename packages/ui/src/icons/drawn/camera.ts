// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Camera = /* @__PURE__ */ icon(
  'M14 4a2 2 0 011.76 1.05l.48.9A2 2 0 0018 7H20a2 2 0 012 2v9a2 2 0 01-2 2H4a2 2 0 01-2-2V9a2 2 0 012-2h2a2 2 0 001.76-1.05l.49-.9A2 2 0 0110 4zM9 13a3 3 0 106 0a3 3 0 10-6 0',
);
