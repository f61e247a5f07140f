// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Camera = /* @__PURE__ */ icon(
  'M14 4a2 2 0 011.76 1.05l.48.9A2 2 0 0018 7H20a2 2 0 012 2v9a2 2 0 01-2 2H4a2 2 0 01-2-2V9a2 2 0 012-2h2a2 2 0 001.76-1.05l.49-.9A2 2 0 0110 4zM9 13a3 3 0 106 0a3 3 0 10-6 0',
);
export const FileText = /* @__PURE__ */ icon(
  'M6 22a2 2 0 01-2-2V4a2 2 0 012-2h8a2.4 2.4 0 011.7.71l3.59 3.58A2.4 2.4 0 0120 8v12a2 2 0 01-2 2zM14 2v5a1 1 0 001 1h5M10 9H8M16 13H8M16 17H8',
);
export const Image = /* @__PURE__ */ icon(
  'M5 3h14a2 2 0 012 2v14a2 2 0 01-2 2h-14a2 2 0 01-2-2v-14a2 2 0 012-2zM7 9a2 2 0 104 0a2 2 0 10-4 0M21 15l-3.09-3.09a2 2 0 00-2.82 0L6 21',
);
export const Upload = /* @__PURE__ */ icon(
  'M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 01-2 2H5a2 2 0 01-2-2v-4',
);
