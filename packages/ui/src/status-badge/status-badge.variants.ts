import { cva, type VariantProps } from 'class-variance-authority';

export const statusBadgeVariants = /* @__PURE__ */ cva('ui-pill ui-status', {
  variants: {
    status: {
      ordered: 'ui-tone-info',
      awaiting: 'ui-tone-warning',
      awaitingPayment: 'ui-tone-warning',
      confirming: 'ui-tone-warning',
      authorized: 'ui-tone-info',
      paid: 'ui-tone-success',
      finished: 'ui-tone-success',
      shipped: 'ui-tone-info',
      readyForPickup: 'ui-tone-info',
      collected: 'ui-tone-success',
      delivered: 'ui-tone-success',
      underReview: 'ui-tone-warning',
      refunding: 'ui-tone-warning',
      refunded: 'ui-tone-danger',
      refundedInPart: 'ui-tone-danger',
      chargedBack: 'ui-tone-danger',
      declined: 'ui-tone-danger',
      cancelled: 'ui-tone-muted',
      ranOut: 'ui-tone-muted',
    },
  },
});

/** Where an order or its payment is. */
export type OrderStatus = NonNullable<VariantProps<typeof statusBadgeVariants>['status']>;
