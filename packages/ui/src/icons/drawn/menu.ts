// Made by scripts/icons.ts from Lucide (ISC licence, https://lucide.dev/license): change it there.
import { icon } from '../icon.tsx';

export const Menu = /* @__PURE__ */ icon('M4 5h16M4 12h16M4 19h16');
