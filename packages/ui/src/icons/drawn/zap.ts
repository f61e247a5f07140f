// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Zap = /* @__PURE__ */ icon(
  'M15.91 4a1.5 1.5 0 00-2.47-1.56l-9 9A1.5 1.5 0 005.5 14h4a.5.5 0 01.47.67L8.09 20a1.5 1.5 0 002.47 1.56l9-9A1.5 1.5 0 0018.5 10h-4a.5.5 0 01-.47-.67z',
);
