import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronLeft, ChevronRight } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';

interface GalleryArrowsProps {
  /** Which picture shows, from 0. */
  index: number;
  count: number;
  onShow: (index: number) => void;
  /** For both buttons. */
  className?: string;
}

/** To the picture before and the one after, at the sides of the frame. */
export function GalleryArrows({ index, count, onShow, className }: GalleryArrowsProps) {
  const { gallery } = useMessages();
  const arrow = (step: 1 | -1) => (
    <IconButton
      variant="raised"
      label={step > 0 ? gallery.next : gallery.previous}
      aria-disabled={index + step < 0 || index + step === count}
      onClick={() => onShow(index + step)}
      className={cx(
        'absolute top-1/2 [translate:0_-50%] aria-disabled:opacity-45',
        step > 0 ? 'right-3' : 'left-3',
        className,
      )}
    >
      {step > 0 ? <ChevronRight /> : <ChevronLeft />}
    </IconButton>
  );
  return count > 1 ? (
    <>
      {arrow(-1)}
      {arrow(1)}
    </>
  ) : null;
}
