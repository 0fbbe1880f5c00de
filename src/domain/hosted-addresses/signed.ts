import type { HostedIdentity } from '#src/call/hosted.ts';
import type { Proof, Sealer } from '#src/platform/secrets/index.ts';
import type { SignedPurpose } from './purposes.ts';

export interface SignedAddress {
  readonly tenantId: string;
  readonly purpose: SignedPurpose;
  readonly recordId: string;
  /** At most 15 minutes from now. */
  readonly expiresAt: Date;
  /** What else the handler has to know and the caller must not change, such as the number of a part. */
  readonly detail?: string;
}

const maxLifetimeMs = 15 * 60_000;
const maxDetailBytes = 200;

// Format, key, expiry, agency, record, detail, MAC; in base64url behind the prefix.
const format = 1;
const prefix = 'as_';
const [keyAt, expiryAt, tenantAt, recordAt, detailAt] = [1, 5, 11, 27, 43];
const macBytes = 32;
const form = /^as_[A-Za-z0-9_-]{100,480}$/;

/** A credential that proves itself and is stored nowhere: for what is fetched often. It cannot be revoked. */
export function signAddress(
  { sealer, now }: { readonly sealer: Pick<Sealer, 'prove'>; readonly now: Date },
  { tenantId, purpose, recordId, expiresAt, detail = '' }: SignedAddress,
): string {
  const lifetime = expiresAt.getTime() - now.getTime();
  if (lifetime <= 0 || lifetime > maxLifetimeMs)
    throw new Error('A signed address lives for at most 15 minutes.');
  const told = Buffer.from(detail);
  if (told.length > maxDetailBytes)
    throw new Error(`The detail of a signed address has at most ${maxDetailBytes} bytes.`);
  const payload = Buffer.alloc(detailAt - expiryAt);
  payload.writeUIntBE(expiresAt.getTime(), 0, tenantAt - expiryAt);
  payload.set(bytesOf(tenantId), tenantAt - expiryAt);
  payload.set(bytesOf(recordId), recordAt - expiryAt);
  const signed = Buffer.concat([payload, told]);
  const { keyId, mac } = sealer.prove(proofPurpose(purpose), signed);
  const head = Buffer.concat([Buffer.from([format]), Buffer.from(keyId, 'hex')]);
  return prefix + Buffer.concat([head, signed, mac]).toString('base64url');
}

/** What a signed address opens; undefined when it was not made here for this purpose, was changed, or has expired. */
export function readSigned(
  sealer: Pick<Sealer, 'isProved'>,
  text: string,
  purpose: string,
  now: Date,
): HostedIdentity | undefined {
  const bytes = form.test(text) ? Buffer.from(text.slice(prefix.length), 'base64url') : Buffer.alloc(0);
  const isWhole = bytes.length >= detailAt + macBytes && bytes[0] === format;
  const read = isWhole ? bytes : Buffer.alloc(detailAt + macBytes);
  const proof: Proof = { keyId: read.toString('hex', keyAt, expiryAt), mac: read.subarray(-macBytes) };
  const signed = read.subarray(expiryAt, -macBytes);
  if (!sealer.isProved(proofPurpose(purpose), signed, proof)) return undefined;
  const expiresAt = read.readUIntBE(expiryAt, tenantAt - expiryAt);
  const left = expiresAt - now.getTime();
  if (left <= 0 || left > maxLifetimeMs) return undefined;
  return {
    tenantId: idAt(read, tenantAt),
    purpose,
    recordId: idAt(read, recordAt),
    tokenId: null,
    contactId: null,
    detail: read.toString('utf8', detailAt, read.length - macBytes) || null,
    expiresAt: new Date(expiresAt),
  };
}

/** The key is the purpose's own, so that a proof for one is none for another. */
const proofPurpose = (purpose: string): string => `hosted address: ${purpose}`;

function bytesOf(id: string): Buffer {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  if (bytes.length !== 16) throw new Error('A signed address names its record by a UUID.');
  return bytes;
}

const idAt = (bytes: Buffer, at: number): string =>
  bytes.toString('hex', at, at + 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
