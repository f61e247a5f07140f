// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Asterisk = /* @__PURE__ */ icon('M12 5v14M18.07 8.5l-12.13 7M5.94 8.5l12.13 7');
