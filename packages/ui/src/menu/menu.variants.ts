import { cva, type VariantProps } from 'class-variance-authority';

export const menuItemVariants = /* @__PURE__ */ cva('ui-menu-item', {
  variants: { tone: { danger: 'ui-menu-item-danger' } },
});

/** `danger` for what removes. */
export type MenuItemTone = VariantProps<typeof menuItemVariants>['tone'];
