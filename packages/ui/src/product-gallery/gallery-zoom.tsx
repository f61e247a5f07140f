import { useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { ChevronLeft, ChevronRight, X, ZoomIn } from '../icons/index.ts';
import { cx } from '../internal/cx.ts';
import { useModal } from '../internal/use-modal.ts';
import { useSwipe } from '../internal/use-swipe.ts';
import { useMessages } from '../kit/index.ts';
import { Picture, type ImageSource } from '../picture/index.ts';
import { stepOfKey } from './use-gallery.ts';

interface GalleryZoomProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  images: readonly ImageSource[];
  index: number;
  onShow: (index: number) => void;
  /** What the pictures show. */
  name: string;
}

/** One picture over the whole screen, and twice as large to look at a detail by scrolling. */
export function GalleryZoom({ open, onOpenChange, images, index, onShow, name }: GalleryZoomProps) {
  const { gallery, common } = useMessages();
  const { phase, props } = useModal({ open, onOpenChange, node: {} });
  const image = images[index];
  // Another picture begins in its own size.
  const [doubled, setDoubled] = useState<ImageSource>();
  const twice = image !== undefined && doubled === image;
  const turn = (from: number, step: number) => {
    if (!twice) onShow(from + step);
  };
  const swipeProps = useSwipe(index, turn);
  return (
    <dialog
      data-slot="gallery-zoom"
      aria-label={gallery.label(name)}
      {...props}
      {...swipeProps}
      onKeyDown={(event) => turn(index, stepOfKey(event.key))}
      className="ui-screen"
    >
      {phase !== 'closed' && image ? (
        <>
          <Enlarged
            image={image}
            name={name}
            twice={twice}
            onPress={() => setDoubled(twice ? undefined : image)}
          />
          <div className="absolute inset-x-0 top-0 flex items-center justify-between p-3">
            <p className="ui-counter" aria-live="polite">
              {gallery.position(index + 1, images.length)}
            </p>
            <IconButton label={common.close} variant="raised" onClick={() => onOpenChange(false)}>
              <X />
            </IconButton>
          </div>
          {images.length > 1 ? (
            <>
              <IconButton
                variant="raised"
                label={gallery.previous}
                aria-disabled={index === 0}
                onClick={() => onShow(index - 1)}
                className="absolute top-1/2 left-3 aria-disabled:opacity-45 -translate-y-1/2"
              >
                <ChevronLeft />
              </IconButton>
              <IconButton
                variant="raised"
                label={gallery.next}
                aria-disabled={index === images.length - 1}
                onClick={() => onShow(index + 1)}
                className="absolute top-1/2 right-3 aria-disabled:opacity-45 -translate-y-1/2"
              >
                <ChevronRight />
              </IconButton>
            </>
          ) : null}
        </>
      ) : null}
    </dialog>
  );
}

interface EnlargedProps {
  image: ImageSource;
  name: string;
  twice: boolean;
  onPress: () => void;
}

function Enlarged({ image, name, twice, onPress }: EnlargedProps) {
  const { zoom } = useMessages();
  return (
    <div className="size-full overflow-auto overscroll-contain">
      <button
        type="button"
        aria-label={zoom.open}
        aria-pressed={twice}
        onClick={onPress}
        className={cx(
          'block -outline-offset-4',
          twice ? 'size-[200%] cursor-zoom-out' : 'size-full cursor-zoom-in',
        )}
      >
        <Picture
          key={image.src}
          image={image}
          alt={image.alt || name}
          priority
          sizes={twice ? '200vw' : '100vw'}
          className="size-full rounded-none"
        />
        {twice ? null : (
          <ZoomIn className="absolute bottom-4 left-1/2 size-6 -translate-x-1/2 text-on-photo" />
        )}
      </button>
    </div>
  );
}
