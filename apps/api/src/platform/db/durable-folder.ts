import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Mode bits of group and others. */
const others = 0o077;

/** EIO in WASI: the disk did not accept a write. */
const inputOutputError = 29;

type Operation = (...given: readonly unknown[]) => unknown;

interface Operations {
  fsync?: Operation;
  setattr?: Operation;
  write?: Operation;
  mknod?: Operation;
}

/**
 * Makes the embedded database durable and private.
 *
 * Emscripten's NODEFS does neither: its `fsync` does nothing, and every file is created readable
 * and writable for everybody.
 */
export class DurableFolder extends NodeFS {
  readonly #lost: () => void;

  /**
   * @param lost called when the write-ahead log can't be written any more. A real Postgres would
   * then restart from disk; the embedded one would loop for ever.
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

/** Whether a stream writes the write-ahead log, without which nothing can be committed. */
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
