/** The longest that pictures may delay scripts, in milliseconds. */
const longest = 1500;

type MainPicture = Pick<HTMLImageElement, 'decode'>;

interface Waiting {
  readonly pictures: Iterable<MainPicture>;
  readonly pressed: Promise<void>;
  readonly nextFrame: () => Promise<void>;
  readonly after: (ms: number, run: () => void) => void;
}

/** Resolves when the pictures are painted or broken, at the time limit, or at the first press. */
export function mainPicturesSeen({ pictures, pressed, ...page }: Waiting): Promise<void> {
  const decoded = Array.from(pictures, (picture) => picture.decode());
  const tooLong = new Promise<void>((resolve) => {
    page.after(longest, resolve);
  });
  return Promise.race([Promise.allSettled(decoded).then(page.nextFrame), pressed, tooLong]);
}
