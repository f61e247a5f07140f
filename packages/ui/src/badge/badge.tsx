import type { ComponentProps } from 'react';
import { BadgePercent, Sparkles, Truck, X } from '../icons/icons.tsx';
import { useMessages } from '../kit/kit.tsx';
import { badgeTones, badgeVariants, type BadgeTone, type BadgeVariant } from './badge.variants.ts';

export { badgeVariants, type BadgeTone, type BadgeVariant } from './badge.variants.ts';

const icons = { new: Sparkles, soldOut: X, discount: BadgePercent, freeShipping: Truck };

export interface BadgeProps extends ComponentProps<'span'> {
  /** What it says of a product, with the kit's word and a sign for it; none for a word of your own. */
  variant?: BadgeVariant | undefined;
  /** Its colour; that of the variant when left out, "muted" without one. */
  tone?: BadgeTone | undefined;
  /** Of a discount, in whole per cent. */
  percent?: number | undefined;
}

/**
 * A short word about a product: new, sold out, a discount, free shipping, or one of yours. `children` replaces
 * the kit's word.
 *
 * @example <Badge variant="discount" percent={23} />
 */
export function Badge({ variant, tone, percent, className, children, ...props }: BadgeProps) {
  const { badge } = useMessages();
  const words = {
    new: badge.isNew,
    soldOut: badge.soldOut,
    discount: badge.discount(String(percent ?? 0)),
    freeShipping: badge.freeShipping,
  };
  const Icon = variant && icons[variant];
  return (
    <span
      data-slot="badge"
      data-variant={variant}
      {...props}
      className={badgeVariants({ tone: tone ?? (variant && badgeTones[variant]), className })}
    >
      {Icon ? <Icon /> : null}
      <span>{children ?? (variant && words[variant])}</span>
    </span>
  );
}
