import { useRef, useState, type KeyboardEvent, type UIEvent } from 'react';

/** Which picture of a strip shows, and how to show another one. */
export function useGallery(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  const show = (next: number) => {
    const list = strip.current;
    if (!list || next < 0 || next >= count) return;
    // A slide explains where a neighbour went; across several pictures it would only take time.
    const behavior = Math.abs(next - index) > 1 ? 'instant' : 'smooth';
    list.scrollTo({ left: next * list.clientWidth, behavior });
    setIndex(next);
  };

  return {
    index,
    show,
    /** Props of the strip, a list that scrolls sideways one picture at a time. */
    stripProps: {
      ref: strip,
      onKeyDown: (event: KeyboardEvent) => {
        const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
        if (step === 0) return;
        event.preventDefault();
        show(index + step);
      },
      onScroll: ({ currentTarget }: UIEvent<HTMLUListElement>) =>
        setIndex(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth))),
    },
  };
}
