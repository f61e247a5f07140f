/** How many windows a page has to be scrolled by until its top is worth a button. */
const far = 1;

/** Root font sizes: in a lower window, as with large text, a button would hide what is read. */
const lowest = 16;

interface Scrolled {
  /** By how much, in CSS pixels. */
  readonly scrolled: number;
  /** The window's height, in CSS pixels. */
  readonly height: number;
  /** The root font size, in CSS pixels; asked for where it matters alone, since that takes the browser time. */
  readonly rem: () => number;
}

/** Whether a page is far from its top, in a window that has room for a way back. */
export function isFarDown({ scrolled, height, rem }: Scrolled): boolean {
  return scrolled > far * height && height >= lowest * rem();
}
