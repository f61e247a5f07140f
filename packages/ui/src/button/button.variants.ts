import { cva, type VariantProps } from 'class-variance-authority';

export const buttonVariants = /* @__PURE__ */ cva('ui-button', {
  variants: {
    variant: {
      action: 'ui-button-action',
      brand: 'ui-button-brand',
      soft: 'ui-button-soft',
      quiet: 'ui-button-quiet',
      plain: 'ui-button-plain',
      danger: 'ui-button-danger',
    },
    size: { sm: 'ui-button-sm', md: 'ui-button-md', lg: 'ui-button-lg', card: 'ui-button-card' },
    block: { true: 'ui-button-block' },
  },
  defaultVariants: { variant: 'quiet', size: 'md' },
});

type Variants = VariantProps<typeof buttonVariants>;

/** Look of buttons and of links that look like one. */
export interface ButtonLook {
  /**
   * `action`: the one call to action of a screen. `brand`: a main step that isn't it. `soft`: the
   * step of each entry in a list, of which there are many on a screen. `quiet`: everything
   * beside the main step. `plain`: a small step beside others; a text button. `danger`: removes
   * something; a text button, red. `quiet` when left out.
   */
  variant?: Variants['variant'];
  /**
   * Height: `sm` 36 px, `md` 42 px, `lg` 52 px; `md` when left out. `card`: 42 px and as wide as the
   * card whose link it stands over.
   */
  size?: Variants['size'];
  /** As wide as what it stands in. */
  block?: Variants['block'];
}
