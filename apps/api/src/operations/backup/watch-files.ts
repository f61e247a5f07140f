import type { Metrics } from '@ponte/telemetry';
import type { DataFolder } from '../../adapters/storage/data-folder.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Log } from '../../platform/runtime/log.ts';
import { findMissingFiles, isPicture } from './named-files.ts';

export interface MissingFilesContext {
  readonly db: Db;
  readonly folder: Pick<DataFolder, 'uploads'>;
  readonly log: Log;
}

/**
 * Measures files that the database names and the data folder lacks, such as those of a volume that is not
 * mounted.
 * @returns looks for them, and reports them in the log
 */
export function watchFiles(
  metrics: Metrics,
  { db, folder, log }: MissingFilesContext,
): () => Promise<void> {
  let last: { readonly documents: number; readonly pictures: number } | undefined;
  metrics.gauge(
    'ponte_missing_files',
    'Files that the database names and the data folder lacks.',
    ['kind'],
    () =>
      last
        ? [
            { labels: { kind: 'document' }, value: last.documents },
            { labels: { kind: 'picture' }, value: last.pictures },
          ]
        : [],
  );
  return async () => {
    const { named, missing } = await findMissingFiles(db, folder);
    const pictures = missing.filter(isPicture).length;
    last = { documents: missing.length - pictures, pictures };
    if (missing.length > 0)
      log.error('files are missing', { ...last, named, folder: folder.uploads });
  };
}
