import { Children, type ComponentProps } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from '../icons/index.ts';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/index.ts';
import { carouselItemVariants } from './carousel.variants.ts';
import { useCarousel } from './use-carousel.ts';

/** Props of {@link Carousel}. */
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

/**
 * A strip of items that turns page by page and goes round at its ends. It scrolls and swipes
 * before JavaScript; its buttons come with it.
 */
export function Carousel({
  label,
  perPage = 'products',
  autoplay,
  className,
  children,
  ...props
}: CarouselProps) {
  const carousel = useCarousel({ autoplay });
  const { holdProps: hold, stripProps, page, pageCount } = carousel;
  const holdHandlers = {
    onPointerEnter: composeHandlers(props.onPointerEnter, hold.onPointerEnter),
    onPointerLeave: composeHandlers(props.onPointerLeave, hold.onPointerLeave),
    onFocus: composeHandlers(props.onFocus, hold.onFocus),
    onBlur: composeHandlers(props.onBlur, hold.onBlur),
  };
  return (
    <section
      data-slot="carousel"
      aria-label={label}
      {...props}
      {...holdHandlers}
      className={cx('base:relative', className)}
    >
      <ul
        {...stripProps}
        aria-label={label}
        className="flex snap-x snap-mandatory gap-2.5 overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] md:gap-4"
      >
        {Children.map(children, (child) =>
          child ? <li className={carouselItemVariants({ perPage })}>{child}</li> : null,
        )}
      </ul>
      {pageCount > 1 ? (
        <Controls
          page={page}
          pageCount={pageCount}
          playing={carousel.playing}
          onTurn={carousel.turn}
          onGoTo={carousel.goTo}
          onToggle={autoplay === undefined ? undefined : carousel.togglePlaying}
        />
      ) : null}
    </section>
  );
}

interface ControlsProps {
  page: number;
  pageCount: number;
  playing: boolean;
  onTurn: (step: number) => void;
  onGoTo: (page: number) => void;
  onToggle: (() => void) | undefined;
}

function Controls({ page, pageCount, playing, onTurn, onGoTo, onToggle }: ControlsProps) {
  const { carousel } = useMessages();
  return (
    <div className="mt-3 flex items-center justify-center gap-1">
      <IconButton label={carousel.previous} onClick={() => onTurn(-1)}>
        <ChevronLeft />
      </IconButton>
      <ul className="flex">
        {Array.from({ length: pageCount }, (_, index) => (
          <li key={index}>
            <button
              type="button"
              aria-label={carousel.goTo(index + 1, pageCount)}
              aria-current={index === page ? 'true' : undefined}
              onClick={() => onGoTo(index)}
              className="grid size-6 place-items-center rounded-full after:size-2 after:rounded-full after:bg-control hover:after:bg-ink aria-[current]:after:w-4 aria-[current]:after:bg-brand-ink"
            />
          </li>
        ))}
      </ul>
      <IconButton label={carousel.next} onClick={() => onTurn(1)}>
        <ChevronRight />
      </IconButton>
      {onToggle ? (
        <IconButton label={playing ? carousel.pause : carousel.play} onClick={onToggle}>
          {playing ? <Pause /> : <Play />}
        </IconButton>
      ) : null}
    </div>
  );
}
