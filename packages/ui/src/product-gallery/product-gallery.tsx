import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { lazyPart, useLazyPart } from '../internal/lazy-part.ts';
import { useMessages } from '../kit/kit.tsx';
import { Picture, type ImageSource } from '../picture/picture.tsx';
import { GalleryArrows } from './gallery-arrows.tsx';
import { useGallery } from './use-gallery.ts';

export interface ProductGalleryProps extends ComponentProps<'section'> {
  /** The pictures, the main one first; none shows the placeholder. */
  images: readonly ImageSource[];
  /** How many there will be, where only the first of them are known: their room is kept. */
  count?: number | undefined;
  /** A file of the first picture that the browser has: it shows until its better one is here. */
  standIn?: string | undefined;
  /** What the pictures show. */
  name: string;
  /** Thumbnails before the "+N", 4 when left out. */
  maxThumbnails?: number | undefined;
}

/** Fetched at the first zoom. */
const zoomPart = /* @__PURE__ */ lazyPart(
  async () => (await import('./gallery-zoom.tsx')).GalleryZoom,
);

const thumbnailRow = 'flex gap-2 px-4 py-3 *:min-w-0 md:px-0';

/**
 * A product's pictures: a strip that swipes before JavaScript, with arrows, arrow keys, a counter
 * and thumbnails, each picture to be looked at over the whole screen; the thumbnail after the last one says how many more there are.
 */
export function ProductGallery({
  images,
  count: expected = images.length,
  standIn,
  name,
  maxThumbnails = 4,
  ...props
}: ProductGalleryProps) {
  const { gallery, zoom } = useMessages();
  const id = useId();
  const count = images.length;
  const [zoomed, setZoomed] = useState(false);
  const { loaded: GalleryZoom } = zoomPart;
  useLazyPart(zoomPart, zoomed, () => setZoomed(false));
  const { index, show, comeBack, stripProps } = useGallery(count);

  return (
    <section data-slot="product-gallery" aria-label={gallery.label(name)} {...props}>
      <div className="relative">
        <ul
          {...stripProps}
          aria-label={count > 1 ? gallery.position(index + 1, count) : undefined}
          className="ui-strip md:rounded-lg md:edge md:border-line"
        >
          {count === 0 ? (
            <li className="w-full">
              <Picture image={null} alt={name} className="ui-gallery-frame" />
            </li>
          ) : null}
          {images.map((image, position) => (
            <li
              key={image.src}
              id={`${id}-${position + 1}`}
              className="w-full shrink-0 snap-center snap-always"
            >
              {/* Without scripting it leads to the picture itself. */}
              <a
                href={image.src}
                aria-label={zoom.named(image.alt || name)}
                tabIndex={position === index ? 0 : -1}
                draggable={false}
                onClick={(event) => {
                  event.preventDefault();
                  setZoomed(true);
                }}
                className="block cursor-zoom-in -outline-offset-4"
              >
                <Picture
                  image={image}
                  alt={image.alt || name}
                  priority={position === 0}
                  standIn={position === 0 ? standIn : undefined}
                  sizes="(min-width: 64rem) 560px, (min-width: 48rem) 50vw, 100vw"
                  className="ui-gallery-frame"
                />
              </a>
            </li>
          ))}
        </ul>
        <GalleryArrows
          index={index}
          count={count}
          onShow={show}
          className="hidden md:grid noscript:hidden"
        />
        {count > 1 ? <Counter index={index} count={count} /> : null}
      </div>
      {count > 1 ? (
        <Thumbnails idPrefix={id} images={images} index={index} max={maxThumbnails} onShow={show} />
      ) : expected > 1 ? (
        <div aria-hidden className={thumbnailRow}>
          <span className="ui-thumbnail" />
        </div>
      ) : null}
      {GalleryZoom ? (
        <GalleryZoom
          open={zoomed}
          onOpenChange={(open) => {
            if (!open) comeBack();
            setZoomed(open);
          }}
          images={images}
          index={index}
          onShow={show}
          name={name}
        />
      ) : null}
    </section>
  );
}

function Counter({ index, count }: { index: number; count: number }) {
  const { gallery } = useMessages();
  const text = `${index + 1} / ${count}`;
  return (
    <p className="ui-counter absolute right-3.5 bottom-3 noscript:hidden">
      <span aria-hidden>{text}</span>
      <span className="sr-only" aria-live="polite">
        {gallery.position(index + 1, count)}
      </span>
    </p>
  );
}

interface ThumbnailsProps {
  idPrefix: string;
  images: readonly ImageSource[];
  index: number;
  max: number;
  onShow: (index: number) => void;
}

/** Links to the pictures' ids, so that they work before JavaScript. */
function Thumbnails({ idPrefix, images, index, max, onShow }: ThumbnailsProps) {
  const { gallery } = useMessages();
  const hidden = images.length - max;
  const more = `+${hidden}`;
  const link = (position: number, label: string, current: boolean, content: ReactNode) => (
    <li key={position}>
      <a
        href={`#${idPrefix}-${position + 1}`}
        aria-label={label}
        aria-current={current ? 'true' : undefined}
        onClick={(event) => {
          event.preventDefault();
          onShow(position);
        }}
        className="ui-thumbnail"
      >
        {content}
      </a>
    </li>
  );
  return (
    <ul className={thumbnailRow}>
      {images
        .slice(0, max)
        .map((image, position) =>
          link(
            position,
            gallery.show(position + 1),
            position === index,
            <Picture image={image} alt="" sizes="60px" className="size-full rounded-none" />,
          ),
        )}
      {hidden > 0 ? link(max, gallery.more(hidden), index >= max, more) : null}
    </ul>
  );
}
