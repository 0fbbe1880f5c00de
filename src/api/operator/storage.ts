import { openStorage } from '#src/platform/storage/index.ts';
import { adoptStore } from '#src/platform/storage/operator.ts';
import type { Command } from './command.ts';

const adopt: Command = {
  name: 'storage adopt',
  summary: 'Use the store of DATA_DIR or STORAGE_URL from now on, for files that were moved there',
  details:
    'Each process refuses to start with a store other than the one that the installation uses. Copy all files to the new store first: those that are missing there cannot be fetched.',
  async run({ settings, change, confirm }) {
    const storage = openStorage(settings);
    await confirm(`Use ${storage.name} as the store of this installation?`);
    await change((owner) => adoptStore(owner, storage));
    return { message: `The files of this installation are now in ${storage.name}.` };
  },
};

export const storageCommands: readonly Command[] = [adopt];
