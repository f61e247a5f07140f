import type { ImageSource } from '@ponte/ui/picture';
import { useMemo } from 'react';
import { useShop } from '../shop/shop-context.ts';
import { pictureSource, type PictureShape } from './picture-source.ts';

interface Pictures {
  source(url: string | null | undefined, alt: string, shape?: PictureShape): ImageSource | null;
}

export function usePictures(): Pictures {
  const { region } = useShop();
  return useMemo(
    () => ({
      source: (url, alt, shape) => pictureSource(url, alt, region.imageWidths, shape),
    }),
    [region],
  );
}
