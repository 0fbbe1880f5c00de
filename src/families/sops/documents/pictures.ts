import type { WriteContext } from '#src/call/context.ts';
import type { Services } from '#src/call/services.ts';
import { keepReceived, receive, type Received } from '#src/domain/files/index.ts';
import type { DocumentPart } from '#src/platform/isolate/index.ts';
import type { Warnings } from './warnings.ts';

/** Stores the pictures of a document. Their bytes tell their types, and the endings of their names. */
export async function storePictures(
  services: Pick<Services, 'storage' | 'scanner'>,
  tenantId: string,
  pictures: readonly Buffer[],
): Promise<Received[]> {
  const stored: Received[] = [];
  for (const [index, bytes] of pictures.entries()) {
    const told = { fileName: `picture-${index + 1}`, contentType: 'application/octet-stream' };
    stored.push(await receive(services, tenantId, bytes, told));
  }
  return stored;
}

/** Makes files of the caller of those pictures that the document shows and people may have; answers their ids by their numbers. */
export async function keepPictures(
  ctx: WriteContext,
  { parts, pictures }: { readonly parts: readonly DocumentPart[]; readonly pictures: readonly Received[] },
  warnings: Warnings,
): Promise<Map<number, string>> {
  const kept = new Map<number, string>();
  const of = {
    record_kind: null,
    record_id: null,
    created_by: ctx.identity.userId,
    source: 'upload',
  } as const;
  const shown = new Set(parts.flatMap((part) => (part.kind === 'picture' ? [part.address] : [])));
  for (const [index, picture] of pictures.entries()) {
    if (!shown.has(`picture:${index}`)) continue;
    const refusal = await keepReceived(ctx, picture, of);
    if (refusal === null) kept.set(index, picture.id);
    else warnings.add(`Picture ${index + 1} of the document was not kept: ${refusal}`);
  }
  return kept;
}
