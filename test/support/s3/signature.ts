import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Signature version 4, written from its description and not with the SDK, which it checks. */
export interface Account {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

interface Claim {
  readonly keyId: string;
  readonly scope: string;
  readonly headerNames: readonly string[];
  readonly signature: string;
  readonly time: string;
  readonly payload: string;
  readonly query: URLSearchParams;
}

/** Undefined for a request that is signed as it should be; otherwise the error's code. */
export function findFault(request: IncomingMessage, url: URL, account: Account): string | undefined {
  const claim = url.searchParams.has('X-Amz-Signature') ? queryClaim(url) : headerClaim(request, url);
  if (claim === undefined || claim.keyId !== account.accessKeyId) return 'AccessDenied';
  const lifetime = Number(url.searchParams.get('X-Amz-Expires') ?? 900);
  const age = (Date.now() - timeOf(claim.time)) / 1000;
  if (age > lifetime || age < -900) return 'AccessDenied';
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(claim.query),
    ...claim.headerNames.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    claim.headerNames.join(';'),
    claim.payload,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', claim.time, claim.scope, sha256(canonical)].join('\n');
  const key = claim.scope
    .split('/')
    .reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${account.secretAccessKey}`);
  return hmac(key, text).toString('hex') === claim.signature ? undefined : 'SignatureDoesNotMatch';
}

function headerClaim(request: IncomingMessage, url: URL): Claim | undefined {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (found === null) return undefined;
  return {
    keyId: found[1]!,
    scope: found[2]!,
    headerNames: found[3]!.split(';'),
    signature: found[4]!,
    time: String(request.headers['x-amz-date']),
    payload: String(request.headers['x-amz-content-sha256']),
    query: url.searchParams,
  };
}

function queryClaim(url: URL): Claim {
  const of = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? '';
  const [keyId = '', ...scope] = of('Credential').split('/');
  const query = new URLSearchParams(url.searchParams);
  query.delete('X-Amz-Signature');
  return {
    keyId,
    scope: scope.join('/'),
    headerNames: of('SignedHeaders').split(';'),
    signature: of('Signature'),
    time: of('Date'),
    payload: 'UNSIGNED-PAYLOAD',
    query,
  };
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');

const timeOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
