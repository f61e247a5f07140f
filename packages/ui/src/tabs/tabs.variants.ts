import { cva } from 'class-variance-authority';

export const tabVariants = /* @__PURE__ */ cva('ui-tab', {
  variants: { selected: { true: 'ui-tab-selected' } },
});
