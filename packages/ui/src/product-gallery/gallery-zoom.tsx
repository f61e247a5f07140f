import { useState, useLayoutEffect, useRef, type PointerEvent, type UIEvent } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { X, ZoomIn } from '../icons/icons.tsx';
import { Modal } from '../internal/modal/modal.tsx';
import { useSwipe } from '../internal/use-swipe.ts';
import { useMessages } from '../kit/kit.tsx';
import { Picture, type ImageSource } from '../picture/picture.tsx';
import { GalleryArrows } from './gallery-arrows.tsx';
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

/**
 * A picture at screen size, and twice as large where it is pressed; then it is panned by finger,
 * mouse and arrow keys.
 */
export function GalleryZoom({ open, onOpenChange, images, index, onShow, name }: GalleryZoomProps) {
  const { gallery, common } = useMessages();
  const image = images[index];
  // Another picture starts at its own size.
  const [doubled, setDoubled] = useState<ImageSource>();
  const twice = image !== undefined && doubled === image;
  const turn = (from: number, step: number) => {
    if (!twice) onShow(from + step);
  };
  const swipeProps = useSwipe(index, turn);
  // The pointer is tracked on the whole screen, including controls over the picture.
  const { view, onKeyDown: pointAtMiddle, ...panProps } = usePan(twice);
  return (
    <Modal
      data-slot="gallery-zoom"
      aria-label={gallery.label(name)}
      {...{ open, onOpenChange }}
      {...swipeProps}
      {...panProps}
      onKeyDown={(event) => {
        pointAtMiddle();
        turn(index, stepOfKey(event.key));
      }}
      className="ui-screen"
    >
      {image ? (
        <>
          <Enlarged
            image={image}
            name={name}
            twice={twice}
            view={view}
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
          <GalleryArrows index={index} count={images.length} onShow={onShow} />
        </>
      ) : null}
    </Modal>
  );
}

interface EnlargedProps {
  image: ImageSource;
  name: string;
  twice: boolean;
  view: ReturnType<typeof usePan>['view'];
  onPress: () => void;
}

function Enlarged({ image, name, twice, view, onPress }: EnlargedProps) {
  const { zoom } = useMessages();
  return (
    <div {...view} className="size-full overflow-auto overscroll-contain">
      <button
        type="button"
        aria-label={zoom.open}
        aria-pressed={twice}
        onClick={onPress}
        className="ui-zoom"
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
          <ZoomIn className="absolute bottom-4 left-1/2 size-6 text-on-photo [translate:-50%]" />
        )}
      </button>
    </div>
  );
}

/**
 * Pans an enlarged picture: to where it was pressed, then following the mouse. Fingers and arrow
 * keys scroll natively.
 * @param large whether the picture is larger than its frame
 * @returns props of the frame and of the screen around it
 */
export function usePan(large: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  /** The pointer's position, from 0 to 1 on both axes. */
  const point = useRef([0, 0]);
  const show = () => {
    const node = ref.current;
    const [across = 0, down = 0] = point.current;
    if (!node) return;
    node.scrollTo({
      left: across * (node.scrollWidth - node.clientWidth),
      top: down * (node.scrollHeight - node.clientHeight),
      behavior: 'instant',
    });
    keepFingersInside(node);
  };
  useLayoutEffect(show, [large]);

  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    point.current = [clientX / currentTarget.clientWidth, clientY / currentTarget.clientHeight];
  };
  return {
    view: {
      ref,
      onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => keepFingersInside(currentTarget),
    },
    onPointerDown: follow,
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      follow(event);
      show();
    },
    // A key zooms into the middle.
    onKeyDown: () => {
      point.current = [0.5, 0.5];
    },
  };
}

/**
 * At an edge, only inward panning is allowed: outward, Chromium would navigate back or forward
 * whatever `overscroll-behavior` says.
 */
function keepFingersInside({ style, scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  const isAtEnd = scrollLeft + clientWidth > scrollWidth - 1;
  style.touchAction = `pan-${scrollLeft < 1 ? 'right' : isAtEnd ? 'left' : 'x'} pan-y pinch-zoom`;
}
