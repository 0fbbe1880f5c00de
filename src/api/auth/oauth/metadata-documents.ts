import { errors, type Client, type KoaContextWithOIDC } from 'oidc-provider';
import type { Connections } from '#src/platform/db/index.ts';
import { hashAddress, updateAttempts } from '#src/domain/access/sign-in/index.ts';
import { createDocumentFetch, type DocumentFetchOptions } from './document-fetch.ts';
import { currentRequest, type OAuthRequest } from './origin.ts';
import { wrongWithRedirectUri } from './redirect-uri.rules.ts';

const documentsAnHour = 60;
const maxLength = 500;
const maxRedirectUris = 20;
const maxBytes = 5 * 1024;

/** What was tried in a request: the library looks again when it puts a failure into words. */
const tried = new WeakMap<OAuthRequest, string>();

/**
 * Whether the document behind a client id that is an address is read. Anybody may make us read one, so not too many of
 * them; those that were read a moment ago are kept by the library.
 */
export const allowDocumentFetch =
  (db: Pick<Connections, 'system'>) =>
  async (_ctx: KoaContextWithOIDC, clientId: string): Promise<boolean> => {
    const url = URL.parse(clientId);
    if (url === null || clientId.length > maxLength || url.pathname === '/') return false;
    const request = currentRequest();
    if (tried.get(request) === clientId) return false;
    tried.set(request, clientId);
    const { origin } = request;
    return (
      (await updateAttempts(db.system, {
        bucket: 'metadata_document',
        subject: hashAddress(origin.ip_address),
        most: documentsAnHour,
        windowSeconds: 3600,
      })) === 0
    );
  };

/** Members that count; the library would refuse a client for what it does not know in others. A secret stays, to be refused. */
const members = [
  'client_id',
  'client_name',
  'client_uri',
  'redirect_uris',
  'grant_types',
  'response_types',
  'token_endpoint_auth_method',
  'client_secret',
  'client_secret_expires_at',
];

/** `fetch` for the library, which reads nothing else: a document, cut down to what counts. */
export function createDocumentReader(options: DocumentFetchOptions): typeof fetch {
  const read = createDocumentFetch(options);
  return async (input, init) => {
    const answer = await read(input, init);
    if (answer.status !== 200) return answer;
    const document = JSON.parse(await boundedText(answer)) as unknown;
    if (typeof document !== 'object' || document === null)
      throw new Error('The document is not a JSON object.');
    const kept = Object.fromEntries(Object.entries(document).filter(([name]) => members.includes(name)));
    return new Response(JSON.stringify(kept), { headers: answer.headers });
  };
}

async function boundedText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error('The document is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The rules of registration hold for clients that describe themselves. */
export function allowDocumentClient(_ctx: KoaContextWithOIDC, client: Client): boolean {
  const uris = client.redirectUris ?? [];
  if (uris.length > maxRedirectUris)
    throw new errors.InvalidClientMetadata(`redirect_uris may contain at most ${maxRedirectUris} URIs`);
  for (const uri of uris) {
    const fault = wrongWithRedirectUri(uri);
    if (fault !== undefined) throw new errors.InvalidClientMetadata(`redirect_uris: one ${fault}`);
  }
  return true;
}

/** Whether the client is known by its document, and not by registration. */
export const isDocumentClient = (clientId: string): boolean => clientId.startsWith('https://');
