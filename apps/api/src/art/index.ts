/** A picture as SVG markup, with its size in pixels when it is drawn at full size. */
export interface DrawnPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws the picture of a key of the seed catalogue.
 *
 * @returns undefined for a key that names no picture
 */
export function drawPicture(key: string): DrawnPicture | undefined {
  if (key !== 'placeholder.v1') return undefined;
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960"><rect width="960" height="960" fill="#f3f4f0"/></svg>';
  return { svg, width: 960, height: 960 };
}
