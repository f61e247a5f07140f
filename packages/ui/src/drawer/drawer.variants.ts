import { cva, type VariantProps } from 'class-variance-authority';

export const drawerVariants = /* @__PURE__ */ cva('ui-drawer', {
  variants: { side: { start: 'ui-drawer-start', end: '' } },
});

/** An edge of the screen. */
export type DrawerSide = VariantProps<typeof drawerVariants>['side'];
