// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Star = /* @__PURE__ */ icon(
  'M11.53 2.3a.53.53 0 01.95 0l2.31 4.67a2.12 2.12 0 001.59 1.16l5.17.76a.53.53 0 01.29.9l-3.74 3.64a2.12 2.12 0 00-.61 1.88l.89 5.14a.53.53 0 01-.78.56l-4.61-2.43a2.12 2.12 0 00-1.98 0L6.4 21.01a.53.53 0 01-.77-.56l.88-5.14a2.12 2.12 0 00-.61-1.88L2.16 9.8a.53.53 0 01.29-.91l5.17-.76a2.12 2.12 0 001.6-1.16z',
);
