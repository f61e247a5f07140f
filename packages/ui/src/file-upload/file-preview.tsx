import { useEffect, useRef, useState } from 'react';
import { FileText, Image } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';

/** Side of the preview in device pixels. */
const side = 160;

/**
 * A small picture of an image file. Drawn on a canvas: a `blob:` address in an `<img>` would need
 * an exception in the pages' Content-Security-Policy.
 */
export function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<File | null>(null);
  const isPdf = file.name.toLowerCase().endsWith('.pdf');

  useEffect(() => {
    if (isPdf) return undefined;
    let current = true;
    createImageBitmap(file).then(
      (bitmap) => {
        if (current && canvas.current) draw(canvas.current, bitmap);
        if (current) setDrawn(file);
        bitmap.close();
      },
      // Not a picture that this browser can show; the icon stays.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [file, isPdf]);

  const Icon = isPdf ? FileText : Image;
  return (
    <span
      aria-hidden
      className="relative grid size-16 shrink-0 place-items-center overflow-hidden rounded-sm bg-photo text-on-photo"
    >
      {drawn === file ? null : <Icon className="size-6" />}
      <canvas
        ref={canvas}
        width={side}
        height={side}
        data-slot="file-preview"
        data-state={drawn === file ? 'drawn' : 'waiting'}
        className={cx('absolute size-full', drawn !== file && 'invisible')}
      />
    </span>
  );
}

/** Fills the square with the middle of the picture. */
function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap) {
  const scale = Math.max(side / bitmap.width, side / bitmap.height);
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, side, side);
  context?.drawImage(bitmap, (side - width) / 2, (side - height) / 2, width, height);
}
