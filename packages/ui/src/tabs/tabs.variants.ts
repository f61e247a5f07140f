import { cva } from 'class-variance-authority';

/** The classes of a tab: the one that shows is marked. */
export const tabVariants = /* @__PURE__ */ cva('ui-tab', {
  variants: { selected: { true: 'ui-tab-selected' } },
});
