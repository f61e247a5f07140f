import { useCallback, useState, type ComponentProps } from 'react';
import { Image } from '../icons/icons.tsx';
import { composeHandlers } from '../internal/compose-handlers.ts';
import { cx } from '../internal/cx.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';

/** A picture in the forms and widths in which it is served. */
export interface ImageSource {
  /** The file for browsers that know no other form. */
  src: string;
  /** Intrinsic width in px: with the height it reserves the room. */
  width: number;
  /** Intrinsic height in px. */
  height: number;
  /** What the picture shows; empty when a text beside it says so. */
  alt: string;
  /** `srcset` values ("… 320w, … 640w") of the better forms. */
  srcSet?: { avif?: string | undefined; webp?: string | undefined } | undefined;
}

export interface PictureProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'width' | 'height'
> {
  /** The picture and its size in px; `null` shows the placeholder. */
  image: ImageSource | null;
  /** A file of the picture that the browser has: it shows until the picture itself is here. */
  standIn?: string | undefined;
  /** Above the fold: loaded at once and first. Otherwise when it comes near the screen. */
  priority?: boolean | undefined;
}

/**
 * A picture on the light ground of goods, its room reserved before it arrives. Without a picture,
 * or when it fails, a placeholder of the same size. `className` sizes the frame.
 */
export function Picture({
  image,
  priority = false,
  standIn,
  sizes = '100vw',
  alt = image?.alt ?? '',
  className,
  onError,
  ref,
  ...props
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const failed = image !== null && failedSrc === image.src;
  const mergedRef = useMergedRef(
    ref,
    // A picture in the server's HTML may fail before its error handler is attached.
    useCallback((img: HTMLImageElement | null) => {
      if (img?.complete && img.naturalWidth === 0) setFailedSrc(img.getAttribute('src'));
    }, []),
  );
  return (
    <span
      data-slot="picture"
      data-state={failed ? 'failed' : image ? 'shown' : 'empty'}
      className={cx('ui-picture', className)}
    >
      {image && !failed ? (
        <>
          {standIn ? <img src={standIn} alt="" decoding="sync" /> : null}
          <picture>
            {image.srcSet?.avif ? (
              <source type="image/avif" srcSet={image.srcSet.avif} sizes={sizes} />
            ) : null}
            {image.srcSet?.webp ? (
              <source type="image/webp" srcSet={image.srcSet.webp} sizes={sizes} />
            ) : null}
            <img
              decoding={priority ? 'sync' : 'async'}
              loading={priority ? 'eager' : 'lazy'}
              fetchPriority={priority ? 'high' : undefined}
              {...props}
              ref={mergedRef}
              src={image.src}
              width={image.width}
              height={image.height}
              alt={alt}
              onError={composeHandlers(onError, () => setFailedSrc(image.src))}
            />
          </picture>
        </>
      ) : (
        <Image
          aria-hidden={alt ? undefined : true}
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
        />
      )}
    </span>
  );
}
