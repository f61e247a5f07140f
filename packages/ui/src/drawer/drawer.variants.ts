import { cva, type VariantProps } from 'class-variance-authority';

/** The classes of a drawer by the edge at which it stands. */
export const drawerVariants = /* @__PURE__ */ cva('ui-drawer', {
  variants: { side: { start: 'ui-drawer-start', end: '' } },
});

/** An edge of the screen. */
export type DrawerSide = VariantProps<typeof drawerVariants>['side'];
