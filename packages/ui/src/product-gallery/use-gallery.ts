import { useRef, useState, type KeyboardEvent, type UIEvent } from 'react';

/** Which picture of a strip shows, and how to show another one. */
export function useGallery(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  // The target of a programmatic slide, which passes other pictures on its way.
  const heading = useRef<number | null>(null);
  // Focus is about to return to the strip, whose current picture may have changed.
  const returning = useRef(false);
  const focusOn = (position: number) =>
    strip.current?.children[position]?.querySelector('a')?.focus({ preventScroll: true });

  const show = (next: number) => {
    const list = strip.current;
    if (!list || next < 0 || next >= count) return;
    // Animate to a neighbour; across several pictures an animation only takes time.
    const behavior = Math.abs(next - index) > 1 ? 'instant' : 'auto';
    heading.current = next;
    list.scrollTo({ left: next * list.clientWidth, behavior });
    setIndex(next);
    // Focus must not stay on a hidden picture.
    if (list.contains(document.activeElement)) focusOn(next);
  };

  return {
    index,
    show,
    /** Makes the next focus in the strip go to the current picture. */
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
      // A finger may have stopped the slide.
      onScrollEnd: ({ currentTarget }: UIEvent<HTMLUListElement>) => {
        heading.current = null;
        setIndex(passing(currentTarget));
      },
    },
  };
}

/** The picture in the middle of the strip. */
function passing({ scrollLeft, clientWidth }: HTMLElement) {
  return Math.round(scrollLeft / Math.max(1, clientWidth));
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The step of an arrow key; 0 for other keys. */
export const stepOfKey = (key: string): number => steps[key] ?? 0;
