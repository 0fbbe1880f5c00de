import type { WriteContext } from '#src/call/context.ts';
import type { Services } from '#src/call/services.ts';
import { channelProviders, type ChannelMedia } from '#src/platform/channels/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { keepParts, storePart, type KeptFiles, type StoredPart } from '../intake/files.ts';
import { channelAccess } from './access.ts';
import type { StoredArrival } from './arrivals.queries.ts';
import { findReached } from './connections.queries.ts';

/** What fetching files of messages needs. */
export type MediaServices = Pick<Services, 'sealer' | 'addresses' | 'storage' | 'scanner'>;

/** Files of a message that are in the store, and those that could not be fetched. */
export interface Media {
  readonly parts: readonly StoredPart[];
  readonly missing: readonly ChannelMedia[];
}

export const noMedia: Media = { parts: [], missing: [] };

/** A file that has not come by then stays where it is, and the message is filed without it. */
const givesUpAt = 5;

/** Fetches the files of a message from its provider. Throws for one that another attempt may get. */
export async function fetchMedia(
  services: MediaServices,
  db: Connections,
  tenantId: string,
  { content, connection_id: connectionId }: StoredArrival,
  attempt: number,
): Promise<Media> {
  if (content?.kind !== 'message' || content.media.length === 0) return noMedia;
  const connection = await findReached(db.read(tenantId), connectionId);
  if (connection === undefined) return { parts: [], missing: content.media };
  const access = channelAccess(services.sealer, tenantId, connection);
  const line = { addresses: services.addresses, now: db.clock.now() };
  const parts: StoredPart[] = [];
  const missing: ChannelMedia[] = [];
  for (const [index, media] of content.media.entries()) {
    const fetched = await channelProviders[connection.provider].fetchMedia(access, media, line);
    if (fetched.kind === 'fetched' && fetched.bytes.length > 0) {
      const told = { name: nameOf(media, index), contentType: media.contentType, contentId: null };
      parts.push(await storePart(services, tenantId, fetched.bytes, told));
      continue;
    }
    if (fetched.kind === 'missing' && !fetched.isFinal && attempt < givesUpAt)
      throw new Error('A file of a channel message could not be fetched and will be tried again.');
    missing.push(media);
  }
  return { parts, missing };
}

/** Makes files of what was fetched; of the rest it says where it is. */
export async function keepMedia(ctx: WriteContext<never>, { parts, missing }: Media): Promise<KeptFiles> {
  const kept = await keepParts(ctx, parts);
  return {
    ...kept,
    remarks: [
      ...kept.remarks,
      ...missing.map(({ url }) => `A file of the message is at its provider: ${url}`),
    ],
  };
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/amr': 'amr',
  'video/mp4': 'mp4',
  'video/3gpp': '3gp',
  'application/pdf': 'pdf',
  'text/vcard': 'vcf',
  'text/x-vcard': 'vcf',
};

function nameOf({ contentType }: ChannelMedia, index: number): string {
  const extension = extensions[contentType.toLowerCase()];
  return `attachment-${index + 1}${extension === undefined ? '' : `.${extension}`}`;
}
