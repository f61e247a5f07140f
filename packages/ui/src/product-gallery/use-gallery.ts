import { useRef, useState, type KeyboardEvent, type UIEvent } from 'react';

/** Which picture of a strip shows, and how to show another one. */
export function useGallery(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  // Where a slide that `show` began is going: on its way there it passes pictures that nobody chose.
  const heading = useRef<number | null>(null);
  // The focus is about to come back to the strip, where another picture may show by now.
  const returning = useRef(false);
  const focusOn = (position: number) =>
    strip.current?.children[position]?.querySelector('a')?.focus({ preventScroll: true });

  const show = (next: number) => {
    const list = strip.current;
    if (!list || next < 0 || next >= count) return;
    // A slide explains where a neighbour went; across several pictures it would only take time.
    const behavior = Math.abs(next - index) > 1 ? 'instant' : 'auto';
    heading.current = next;
    list.scrollTo({ left: next * list.clientWidth, behavior });
    setIndex(next);
    // What has the focus is not left out of sight.
    if (list.contains(document.activeElement)) focusOn(next);
  };

  return {
    index,
    show,
    /** Has the next focus in the strip be on the picture that shows. */
    comeBack: () => {
      returning.current = true;
    },
    /** Props of the strip, a list that scrolls sideways one picture at a time. */
    stripProps: {
      ref: strip,
      onFocus: () => {
        if (!returning.current) return;
        returning.current = false;
        focusOn(index);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const step = stepOfKey(event.key);
        if (step === 0) return;
        event.preventDefault();
        show(index + step);
      },
      onScroll: ({ currentTarget }: UIEvent<HTMLUListElement>) => {
        const passed = passing(currentTarget);
        if (heading.current !== null && heading.current !== passed) return;
        heading.current = null;
        setIndex(passed);
      },
      // A finger may have stopped the slide on its way.
      onScrollEnd: ({ currentTarget }: UIEvent<HTMLUListElement>) => {
        heading.current = null;
        setIndex(passing(currentTarget));
      },
    },
  };
}

/** The picture in the middle of a strip. */
function passing({ scrollLeft, clientWidth }: HTMLElement) {
  return Math.round(scrollLeft / Math.max(1, clientWidth));
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** What an arrow key means; 0 for any other. */
export const stepOfKey = (key: string): number => steps[key] ?? 0;
