/**
 * Copies a stream line by line, each behind a name, so that three servers can share a terminal.
 * @param {NodeJS.ReadableStream} from decoded as text
 * @param {string} name
 * @param {{ write(text: string): unknown }} to
 */
export function prefixLines(from, name, to) {
  let rest = '';
  const label = `${name.padEnd(4)}| `;
  from.on('data', (/** @type {string} */ text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) to.write(`${label}${line}\n`);
  });
  from.on('end', () => {
    if (rest) to.write(`${label}${rest}\n`);
  });
}

/**
 * Tells the person at the keyboard something.
 * @param {string} text
 */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * A duration as people say it: `0.4 s`, `37 s`, `2 min 05 s`.
 * @param {number} milliseconds
 */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${(Math.round(seconds * 10) / 10).toString()} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
