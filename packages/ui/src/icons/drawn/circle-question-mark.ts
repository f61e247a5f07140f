// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const CircleQuestionMark = /* @__PURE__ */ icon(
  'M2 12a10 10 0 1020 0a10 10 0 10-20 0M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5M12 17h.01',
);
