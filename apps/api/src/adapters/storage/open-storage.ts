import { bucketStorage, type Bucket } from './bucket-storage.ts';
import type { DataFolder } from './data-folder.ts';
import { folderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';

export function openStorage(
  { bucket }: { readonly bucket: Bucket | undefined },
  { uploads }: Pick<DataFolder, 'uploads'>,
): Storage {
  return bucket ? bucketStorage(bucket) : folderStorage(uploads);
}
