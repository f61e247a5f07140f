import { cva } from 'class-variance-authority';
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
   * three fifths are left free for the words; phones show its right part beside the title and leave
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

const wordsVariants = /* @__PURE__ */ cva('relative z-1 self-center p-5 md:px-10 md:py-9', {
  variants: {
    placement: { beside: '', behind: 'max-md:min-h-44 max-md:max-w-[68%] max-md:content-center' },
  },
});

const titleVariants = /* @__PURE__ */ cva(
  'text-2xl leading-[1.1] font-bold [letter-spacing:-0.025em] text-balance md:text-4xl',
  { variants: { placement: { beside: '', behind: 'max-md:text-xl' } } },
);

const textVariants = /* @__PURE__ */ cva('mt-2.5 text-pretty text-on-brand-muted', {
  variants: {
    placement: { beside: 'max-w-[22.5rem]', behind: 'max-w-[18.25rem] max-md:hidden' },
  },
});

/** On phones the one behind is cropped to its goods, and its edges fade into the banner. */
const pictureVariants = /* @__PURE__ */ cva(
  'min-h-40 rounded-none bg-transparent max-md:order-first',
  {
    variants: {
      placement: {
        beside: '',
        behind:
          'absolute inset-y-0 right-0 max-md:[mask-image:linear-gradient(to_right,transparent,#000_45%)] max-md:w-1/2 md:left-0 [&_img]:object-cover [&_img]:object-right',
      },
    },
  },
);

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
    <section data-slot="banner-slot" {...props} className={cx('ui-on-brand ui-banner', className)}>
      <div className={wordsVariants({ placement })}>
        <Heading className={titleVariants({ placement })}>{title}</Heading>
        {description ? <p className={textVariants({ placement })}>{description}</p> : null}
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
          className={pictureVariants({ placement })}
        />
      ) : null}
    </section>
  );
}
