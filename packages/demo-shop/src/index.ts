import { fileURLToPath } from 'node:url';
import { drawPicture, type DrawnPicture } from './draw-picture.ts';

/** A shop to try Ponte with: what a new database is filled with, and the pictures of it. */
export interface DemoShop {
  /** Where its files are: groups, products and settings as the API imports them. */
  readonly folder: string;
  /** Draws the picture of a key of its catalogue; undefined for a key that names none. */
  drawPicture(key: string): DrawnPicture | undefined;
}

/** The demo shop, which knows nothing of servers and databases. */
export function demoShop(): DemoShop {
  return { folder: fileURLToPath(new URL('../shop', import.meta.url)), drawPicture };
}
