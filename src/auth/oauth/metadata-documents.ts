import { errors, type Client, type KoaContextWithOIDC } from 'oidc-provider';
import type { Db } from '#src/db/index.ts';
import { hashAddress } from '../sign-in/subjects.ts';
import { updateAttempts } from '../sign-in/throttles.queries.ts';
import { currentRequest } from './origin.ts';
import { wrongWithRedirectUri } from './redirect-uri.rules.ts';

const documentsAnHour = 60;
const mostLength = 500;
const mostRedirectUris = 20;

/**
 * Whether the document behind a client id that is an address is read. Anybody may make us read one, so not too many of
 * them; those that were read a moment ago are kept by the library.
 */
export const allowDocumentFetch = (db: Pick<Db, 'system'>) => async (_ctx: KoaContextWithOIDC, clientId: string): Promise<boolean> => {
  const url = URL.parse(clientId);
  if (url === null || clientId.length > mostLength || url.pathname === '/') return false;
  const { origin } = currentRequest();
  return (await updateAttempts(db.system, { bucket: 'metadata_document', subject: hashAddress(origin.ip_address), most: documentsAnHour, windowSeconds: 3600 })) === 0;
};

/** The rules of registration hold for clients that describe themselves. */
export function allowDocumentClient(_ctx: KoaContextWithOIDC, client: Client): boolean {
  const uris = client.redirectUris ?? [];
  if (uris.length > mostRedirectUris) throw new errors.InvalidClientMetadata(`redirect_uris may have at most ${mostRedirectUris} addresses`);
  for (const uri of uris) {
    const fault = wrongWithRedirectUri(uri);
    if (fault !== undefined) throw new errors.InvalidClientMetadata(`redirect_uris: one ${fault}`);
  }
  return true;
}

/** Whether the client is known by its document, and not by registration. */
export const isDocumentClient = (clientId: string): boolean => clientId.startsWith('https://');
