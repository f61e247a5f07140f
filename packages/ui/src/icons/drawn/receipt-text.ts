// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const ReceiptText = /* @__PURE__ */ icon(
  'M13 16H8M14 8H8M16 12H8M4 3a1 1 0 011-1 1.3 1.3 0 01.7.2l.93.6a1.3 1.3 0 001.4 0l.94-.6a1.3 1.3 0 011.4 0l.93.6a1.3 1.3 0 001.4 0l.93-.6a1.3 1.3 0 011.4 0l.94.6a1.3 1.3 0 001.4 0l.93-.6A1.3 1.3 0 0119 2a1 1 0 011 1v18a1 1 0 01-1 1 1.3 1.3 0 01-.7-.2l-.93-.6a1.3 1.3 0 00-1.4 0l-.94.6a1.3 1.3 0 01-1.4 0l-.93-.6a1.3 1.3 0 00-1.4 0l-.93.6a1.3 1.3 0 01-1.4 0l-.94-.6a1.3 1.3 0 00-1.4 0l-.93.6a1.3 1.3 0 01-.7.2 1 1 0 01-1-1z',
);
