// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const OctagonExclamationPoint = /* @__PURE__ */ icon(
  'M12 16h.01M12 8v4M15.31 2a2 2 0 011.42.59l4.68 4.68A2 2 0 0122 8.69v6.62a2 2 0 01-.59 1.42l-4.68 4.68a2 2 0 01-1.42.59H8.69a2 2 0 01-1.42-.59l-4.68-4.68A2 2 0 012 15.31V8.69a2 2 0 01.59-1.42l4.68-4.68A2 2 0 018.69 2z',
);
