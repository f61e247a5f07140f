// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Sparkles = /* @__PURE__ */ icon(
  'M11.02 2.81a1 1 0 011.96 0l1.05 5.56a2 2 0 001.6 1.6l5.56 1.05a1 1 0 010 1.96l-5.56 1.05a2 2 0 00-1.6 1.6l-1.05 5.56a1 1 0 01-1.96 0l-1.05-5.56a2 2 0 00-1.6-1.6l-5.56-1.05a1 1 0 010-1.96l5.56-1.05a2 2 0 001.6-1.6zM20 2v4M22 4h-4M2 20a2 2 0 104 0a2 2 0 10-4 0',
);
