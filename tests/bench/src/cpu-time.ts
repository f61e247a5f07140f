import { readFile } from 'node:fs/promises';

/** Linux counts the time of processes in hundredths of a second, on every machine it runs on. */
const ticksPerMs = 100 / 1000;

/**
 * How much time of a processor a process has used since it started, its own and the system's for
 * it, in milliseconds; undefined where the system does not tell.
 */
export async function cpuTimeOf(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name in brackets may hold spaces; the fields are counted from behind it.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  if (!fields) return undefined;
  return (Number(fields[11]) + Number(fields[12])) / ticksPerMs;
}
