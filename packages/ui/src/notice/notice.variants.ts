import { cva, type VariantProps } from 'class-variance-authority';

export const noticeVariants = /* @__PURE__ */ cva('ui-notice', {
  variants: {
    tone: {
      info: 'ui-tone-info',
      success: 'ui-tone-success',
      warning: 'ui-tone-warning',
      danger: 'ui-tone-danger',
    },
  },
  defaultVariants: { tone: 'info' },
});

/** What a notice is about. */
export type NoticeTone = NonNullable<VariantProps<typeof noticeVariants>['tone']>;
