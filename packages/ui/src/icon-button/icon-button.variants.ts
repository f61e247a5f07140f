import { cva, type VariantProps } from 'class-variance-authority';

export const iconButtonVariants = /* @__PURE__ */ cva('ui-icon-button', {
  variants: {
    variant: {
      plain: 'ui-icon-button-plain',
      raised: 'ui-icon-button-raised',
      quiet: 'ui-icon-button-quiet',
      onBrand: 'ui-icon-button-on-brand',
    },
    size: { sm: 'ui-icon-button-sm', md: '', lg: 'ui-icon-button-lg' },
  },
  defaultVariants: { variant: 'plain', size: 'md' },
});

type Variants = VariantProps<typeof iconButtonVariants>;

/** Look shared by `IconButton` and `IconLink`. */
export interface IconButtonLook {
  /**
   * `raised`: over a picture. `quiet`: over a small one, where several stand beside each other. `onBrand`: on the
   * brand's bars. `plain` when left out.
   */
  variant?: Variants['variant'];
  /** `sm` 32 px, `md` 40 px, `lg` 44 px; `md` when left out. */
  size?: Variants['size'];
}
