import type { Lines } from '../../catalogue/import/read-file.ts';

const linesAtOnce = 500;

/** Where a person may be watching. */
interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Passes lines on, and shows on a terminal how many were read.
 * @param sentence says how many
 */
export async function* showProgress(
  lines: Lines,
  screen: Screen,
  sentence: (read: number) => string,
): Lines {
  let read = 0;
  for await (const line of lines) {
    yield line;
    read += 1;
    if (screen.isTTY && read % linesAtOnce === 0) screen.write(`\r${sentence(read)}`);
  }
  // Nothing of it stays before the next line.
  if (screen.isTTY) screen.write('\r\u001B[K');
}
