import { cva, type VariantProps } from 'class-variance-authority';

export const badgeVariants = /* @__PURE__ */ cva('ui-pill ui-badge', {
  variants: {
    tone: {
      info: 'ui-tone-info',
      success: 'ui-tone-success',
      warning: 'ui-tone-warning',
      danger: 'ui-tone-danger',
      muted: 'ui-tone-muted',
    },
  },
  defaultVariants: { tone: 'muted' },
});

/** What a badge says of a product. */
export type BadgeVariant = 'new' | 'soldOut' | 'discount' | 'freeShipping';

/** The colour of a badge, by its meaning. */
export type BadgeTone = NonNullable<VariantProps<typeof badgeVariants>['tone']>;

/** The colour that each variant has by itself. */
export const badgeTones = {
  new: 'info',
  soldOut: 'muted',
  discount: 'success',
  freeShipping: 'success',
} as const satisfies Record<BadgeVariant, BadgeTone>;
