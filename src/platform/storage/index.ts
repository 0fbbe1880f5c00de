// Where contents of files are kept: one interface, a provider behind it.
import { join } from 'node:path';
import { DirectoryStorage } from './directory.ts';
import { S3Storage, type S3Address } from './s3/index.ts';
import type { Storage } from './storage.ts';

export { findStoreFault, takeStore, type StoreFault } from './mark.ts';
export { StoreWatch } from './watch.ts';
export {
  agencyKeys,
  fileKey,
  partKey,
  partOfKey,
  previewKey,
  previewsKey,
  uploadKey,
  type StorageKey,
  type StoredThing,
} from './keys.ts';
export { parseS3Url, type S3Address } from './s3/index.ts';
export { spooled, TooLong } from './spool.ts';
export {
  ContentDiffers,
  NotStored,
  type Content,
  type DirectStorage,
  type Range,
  type Storage,
} from './storage.ts';

export interface StorageSettings {
  readonly dataDir: string;
  /** Null or absent: a directory in `dataDir`. */
  readonly s3?: S3Address | null;
}

/** The store of this installation. All its processes have to share it. */
export const openStorage = ({ dataDir, s3 = null }: StorageSettings): Storage =>
  s3 === null ? new DirectoryStorage(join(dataDir, 'files')) : new S3Storage(s3);
