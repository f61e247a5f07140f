import { Children, type ComponentProps } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronLeft, ChevronRight, Pause, Play } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';
import { useCarousel } from './use-carousel.ts';

export interface CarouselProps extends ComponentProps<'section'> {
  /** What stands in it, for assistive technology, such as "Mais procurados". */
  label: string;
  /** How many to a page: a row of products (5, 3 or 2), or one banner. */
  perPage?: 'products' | 'one' | undefined;
  /**
   * Time between turns in ms, such as 5000; without it nothing moves by itself. It stops under a
   * pointer, around the focus, in a hidden tab, with reduced motion, and by its button.
   */
  autoplay?: number | undefined;
}

/** Two to a page up to and including 768 px, five from 1024 px up, three between; or one. */
const looks = {
  products: { strip: 'ui-strip-products', slide: 'ui-slide-products' },
  one: { strip: '', slide: 'w-full snap-always' },
};

/**
 * A strip of items that turns page by page and goes round at its ends. It scrolls and swipes
 * before JavaScript; its buttons come with it.
 */
export function Carousel({
  label,
  perPage = 'products',
  autoplay,
  children,
  ...props
}: CarouselProps) {
  const carousel = useCarousel({ autoplay, count: Children.count(children) });
  const look = looks[perPage];
  return (
    <section data-slot="carousel" aria-label={label} {...props}>
      <div {...carousel.holdProps}>
        <ul
          {...carousel.stripProps}
          aria-label={label}
          className={cx('ui-strip -mx-1.25 md:-mx-2', look.strip)}
        >
          {Children.map(children, (child) =>
            child ? <li className={cx('ui-slide', look.slide)}>{child}</li> : null,
          )}
        </ul>
        {carousel.pageCount > 1 ? (
          <Controls carousel={carousel} pausable={autoplay !== undefined} />
        ) : null}
      </div>
    </section>
  );
}

interface ControlsProps {
  carousel: ReturnType<typeof useCarousel>;
  /** Whether it turns by itself, and so needs a way to stop it (WCAG 2.2.2). */
  pausable: boolean;
}

function Controls({ carousel, pausable }: ControlsProps) {
  const { carousel: messages } = useMessages();
  const { page, pageCount, playing, turn } = carousel;
  return (
    <div className="mt-3 flex items-center justify-center gap-1">
      <IconButton label={messages.previous} onClick={() => turn(-1)}>
        <ChevronLeft />
      </IconButton>
      <ul className="flex flex-wrap justify-center">
        {Array.from({ length: pageCount }, (_, index) => (
          <li key={index}>
            <button
              type="button"
              aria-label={messages.goTo(index + 1, pageCount)}
              aria-current={index === page}
              onClick={() => carousel.goTo(index)}
              className="ui-page-dot"
            />
          </li>
        ))}
      </ul>
      <IconButton label={messages.next} onClick={() => turn(1)}>
        <ChevronRight />
      </IconButton>
      {pausable ? (
        <IconButton
          label={playing ? messages.pause : messages.play}
          onClick={carousel.togglePlaying}
          className="motion-reduce:hidden"
        >
          {playing ? <Pause /> : <Play />}
        </IconButton>
      ) : null}
    </div>
  );
}
