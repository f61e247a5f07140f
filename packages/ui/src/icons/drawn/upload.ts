// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Upload = /* @__PURE__ */ icon(
  'M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 01-2 2H5a2 2 0 01-2-2v-4',
);
