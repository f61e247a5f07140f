// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Wrench = /* @__PURE__ */ icon(
  'M14.7 6.3a1 1 0 000 1.4l1.6 1.6a1 1 0 001.4 0l3.11-3.11c.32-.32.86-.22.98.22a6 6 0 01-8.26 7.06l-7.91 7.91a1 1 0 01-3-3l7.91-7.91a6 6 0 017.06-8.26c.44.12.54.66.22.98z',
);
