import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../button/button.tsx';
import { cx } from '../internal/cx.ts';
import { Picture, type ImageSource } from '../picture/picture.tsx';

export interface BannerSlotProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The promise, in a few words. */
  title: ReactNode;
  /** A sentence beneath it. */
  description?: ReactNode;
  /** Its size in px reserves its place; none for a banner of words. */
  image?: ImageSource | null | undefined;
  /**
   * `beside`: the picture stands beside the words. `behind`: it covers the banner, and its left
   * half fades beneath the words; phones show its right part beside the title and leave
   * out the description, so that what follows is in sight. `beside` when left out.
   */
  placement?: 'beside' | 'behind' | undefined;
  /** Where the banner leads. */
  cta?: { href: string; label: string } | undefined;
  /** Level of the title's heading, 2 when left out. */
  headingLevel?: 1 | 2 | undefined;
  /** The banner is above the fold: its picture loads first. */
  priority?: boolean | undefined;
}

const pictureSizes = {
  beside: '(min-width: 48rem) 380px, 100vw',
  // Wider than its box where that is higher than the picture's shape.
  behind: '(min-width: 48rem) 980px, 150vw',
} as const;

/** A promise in the shop's colour: words and one call to action beside a picture. */
export function BannerSlot({
  title,
  description,
  image,
  placement = 'beside',
  cta,
  headingLevel = 2,
  priority,
  className,
  children,
  ...props
}: BannerSlotProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      data-slot="banner-slot"
      data-placement={placement}
      {...props}
      className={cx('ui-on-brand ui-banner', className)}
    >
      <div className="ui-banner-words">
        <Heading className="ui-banner-title">{title}</Heading>
        {description ? <p className="ui-banner-text">{description}</p> : null}
        {cta ? (
          <ButtonLink href={cta.href} variant="action" className="mt-4 md:mt-5">
            {cta.label}
          </ButtonLink>
        ) : null}
        {children}
      </div>
      {image ? (
        <Picture
          image={image}
          priority={priority}
          sizes={pictureSizes[placement]}
          className="ui-banner-picture"
        />
      ) : null}
    </section>
  );
}
