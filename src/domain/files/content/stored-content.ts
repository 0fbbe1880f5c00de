import type { Services } from '#src/call/services.ts';
import { problem } from '#src/platform/errors/index.ts';
import { fileKey, NotStored } from '#src/platform/storage/index.ts';

export interface ContentReader {
  readonly identity: { readonly tenantId: string };
  readonly services: Pick<Services, 'storage'>;
}

/** The bytes of a file; 404 for one whose content is lost, as after a database that was restored without its files. */
export async function* contentOf(
  { identity, services }: ContentReader,
  fileId: string,
): AsyncGenerator<Uint8Array, void, void> {
  try {
    yield* services.storage.get(fileKey(identity.tenantId, fileId));
  } catch (error) {
    if (error instanceof NotStored)
      throw problem('not_found', `The content of the file ${fileId} is no longer stored.`);
    throw error;
  }
}
