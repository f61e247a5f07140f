// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const FileText = /* @__PURE__ */ icon(
  'M6 22a2 2 0 01-2-2V4a2 2 0 012-2h8a2.4 2.4 0 011.7.71l3.59 3.58A2.4 2.4 0 0120 8v12a2 2 0 01-2 2zM14 2v5a1 1 0 001 1h5M10 9H8M16 13H8M16 17H8',
);
