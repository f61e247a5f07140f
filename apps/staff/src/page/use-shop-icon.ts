import { useEffect } from 'react';
import type { Shop } from '../office/shop.ts';

/** The shop's mark in tabs and among a phone's apps. Observe it. */
export function useShopIcon({ face }: Shop): void {
  const icon =
    face?.mark?.replace(/-96\.webp$/, '-icon.png') ?? (face?.isDemo ? '/icon.svg' : 'data:,');
  useEffect(() => {
    for (const link of document.querySelectorAll('link[rel$=icon]'))
      link.setAttribute('href', icon);
  }, [icon]);
}
