import { useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { ChevronLeft, ChevronRight, X, ZoomIn } from '../icons/index.ts';
import { cx } from '../internal/cx.ts';
import { useModal } from '../internal/use-modal.ts';
import { useMessages } from '../kit/index.ts';
import { Picture, type ImageSource } from '../picture/index.ts';

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
  return (
    <dialog
      data-slot="gallery-zoom"
      aria-label={gallery.label(name)}
      {...props}
      className="ui-screen"
    >
      {phase !== 'closed' && image ? (
        <>
          <Enlarged key={image.src} image={image} name={name} />
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
                disabled={index === 0}
                onClick={() => onShow(index - 1)}
                className="absolute top-1/2 left-3 -translate-y-1/2"
              >
                <ChevronLeft />
              </IconButton>
              <IconButton
                variant="raised"
                label={gallery.next}
                disabled={index === images.length - 1}
                onClick={() => onShow(index + 1)}
                className="absolute top-1/2 right-3 -translate-y-1/2"
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

function Enlarged({ image, name }: { image: ImageSource; name: string }) {
  const { zoom } = useMessages();
  const [twice, setTwice] = useState(false);
  return (
    <div className="size-full overflow-auto overscroll-contain">
      <button
        type="button"
        aria-label={zoom.open}
        aria-pressed={twice}
        onClick={() => setTwice(!twice)}
        className={cx(
          'block -outline-offset-4',
          twice ? 'size-[200%] cursor-zoom-out' : 'size-full cursor-zoom-in',
        )}
      >
        <Picture
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
