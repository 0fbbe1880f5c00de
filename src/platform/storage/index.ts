// Where contents of files are kept: one interface, a provider behind it.
import { join } from 'node:path';
import { DirectoryStorage } from './directory.ts';
import type { Storage } from './storage.ts';

export { fileKey, partKey, uploadKey, type StorageKey, type StoredThing } from './keys.ts';
export { ContentDiffers, NotStored, type Content, type Range, type Storage } from './storage.ts';

/** The store of this installation. All its processes have to share it. */
export const openStorage = ({ dataDir }: { readonly dataDir: string }): Storage =>
  new DirectoryStorage(join(dataDir, 'files'));
