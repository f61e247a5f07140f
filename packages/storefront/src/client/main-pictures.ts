/** How long pictures may keep waiting what answers to the shopper, in milliseconds. */
const longest = 1500;

/** What can be asked of a picture of the page. */
type MainPicture = Pick<HTMLImageElement, 'decode'>;

interface Waiting {
  readonly pictures: Iterable<MainPicture>;
  /** When the shopper has pressed something. */
  readonly pressed: Promise<void>;
  /** When the browser has painted once more. */
  readonly nextFrame: () => Promise<void>;
  /** Calls back after so many milliseconds. */
  readonly after: (ms: number, run: () => void) => void;
}

/**
 * Settles when the pictures are seen, or known to be broken. A picture that takes long is not
 * waited for, nor is any once the shopper has pressed something.
 */
export function mainPicturesSeen({ pictures, pressed, ...page }: Waiting): Promise<void> {
  const decoded = Array.from(pictures, (picture) => picture.decode());
  const tooLong = new Promise<void>((resolve) => {
    page.after(longest, resolve);
  });
  return Promise.race([Promise.allSettled(decoded).then(page.nextFrame), pressed, tooLong]);
}
