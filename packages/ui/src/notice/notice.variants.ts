import { cva, type VariantProps } from 'class-variance-authority';

/** The classes of a notice's look. */
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
