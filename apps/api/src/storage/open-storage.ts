import type { Config } from '../runtime/config.ts';
import type { DataFolder } from '../runtime/data-folder.ts';
import { bucketStorage } from './bucket-storage.ts';
import { folderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';

/** Where documents are kept: the bucket when there is one, else the data folder. */
export function openStorage(
  { bucket }: Pick<Config, 'bucket'>,
  { uploads }: Pick<DataFolder, 'uploads'>,
): Storage {
  return bucket ? bucketStorage(bucket) : folderStorage(uploads);
}
