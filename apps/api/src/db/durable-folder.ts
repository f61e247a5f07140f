import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What others than its owner may do with a file, as bits of its mode. */
const others = 0o077;

/** How Postgres knows a disk that did not take what it was given (WASI's number of EIO). */
const inputOutputError = 29;

/** An operation on files as Emscripten's file systems have them. */
type Operation = (...given: readonly unknown[]) => unknown;

/** Those of them that are amended. */
interface Operations {
  fsync?: Operation;
  setattr?: Operation;
  write?: Operation;
  mknod?: Operation;
}

/**
 * A folder for the embedded database in which what Postgres asks to be on the disk is on the disk,
 * and whose files are nobody else's to read.
 *
 * Emscripten's access to real files forgets both: `fsync` does nothing there, and every file is made
 * for all to read and write.
 */
export class DurableFolder extends NodeFS {
  readonly #lost: () => void;

  /**
   * @param lost is told when the log can't be written any more. Postgres ends itself then, to start
   *   anew from what is on the disk; the embedded one would turn in a circle for ever.
   */
  constructor(folder: string, lost: () => void) {
    super(folder);
    this.#lost = lost;
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const { preRun = [] } = emscriptenOpts;
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...preRun, ({ NODEFS }) => amend(NODEFS, this.#lost)],
      },
    };
  }
}

function amend(fileSystem: unknown, lost: () => void): void {
  const onNodes = operationsOf(fileSystem, 'node_ops');
  const onStreams = operationsOf(fileSystem, 'stream_ops');
  onStreams.fsync = (stream) => syncStream(stream, lost);
  const { write } = onStreams;
  onStreams.write = (stream, ...given) => {
    try {
      return write?.(stream, ...given);
    } catch (error) {
      if (isLog(stream)) lost();
      throw error;
    }
  };
  for (const operations of [onNodes, onStreams]) {
    const { setattr } = operations;
    operations.setattr = (file, changes) => setattr?.(file, withoutOthers(changes));
  }
  const { mknod } = onNodes;
  onNodes.mknod = (parent, name, mode, device) =>
    mknod?.(parent, name, typeof mode === 'number' ? mode & ~others : mode, device);
}

/** Whether a stream writes the log, without which nothing can be committed. */
function isLog(stream: unknown): boolean {
  return (
    isRecord(stream) && typeof stream['path'] === 'string' && /\/pg_wal\//.test(stream['path'])
  );
}

function syncStream(stream: unknown, lost: () => void): number {
  if (!isRecord(stream) || typeof stream['nfd'] !== 'number') return inputOutputError;
  try {
    fs.fsyncSync(stream['nfd']);
    return 0;
  } catch {
    lost();
    return inputOutputError;
  }
}

function withoutOthers(changes: unknown): unknown {
  if (!isRecord(changes) || typeof changes['mode'] !== 'number') return changes;
  return { ...changes, mode: changes['mode'] & ~others };
}

function operationsOf(fileSystem: unknown, name: string): Operations {
  const operations = isRecord(fileSystem) ? fileSystem[name] : undefined;
  if (isOperations(operations)) return operations;
  throw new Error(`The embedded database has other files than expected: ${name} is missing.`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isOperations(value: unknown): value is Operations {
  return isRecord(value) && Object.values(value).every((one) => typeof one === 'function');
}
