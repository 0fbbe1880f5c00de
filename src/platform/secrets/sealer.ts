import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** What a secret belongs to: what was sealed for one tenant or purpose cannot be opened for another. */
export interface SealContext {
  readonly tenantId: string;
  /** Such as `webhook_secret`. */
  readonly purpose: string;
}

/** What proves that this installation wrote something: the key behind it, by name, and the MAC. */
export interface Proof {
  readonly keyId: string;
  readonly mac: Buffer;
}

const format = 1;
const keyIdBytes = 4;
const ivBytes = 12;
const tagBytes = 16;
const headBytes = 1 + keyIdBytes + ivBytes + tagBytes;

/** Short name of a key, which tells nothing about it. */
export const keyIdOf = (key: Buffer): string =>
  createHash('sha256')
    .update(key)
    .digest('hex')
    .slice(0, keyIdBytes * 2);

/**
 * Secrets that the service has to use again, such as signing secrets, are kept sealed: AES-256-GCM, bound to their tenant
 * and purpose. A sealed secret names its key, so keys can be changed: new secrets take the first key, old ones are opened
 * with theirs as long as it is in the list.
 */
export class Sealer {
  readonly #keys: ReadonlyMap<string, KeyObject>;
  readonly #current: { readonly id: string; readonly key: KeyObject };
  // Deliveries open the same few secrets thousands of times: 68 µs each, a sixth of the worker's time.
  readonly #opened = new LRUCache<string, string>({ max: 2_000, ttl: 60_000 });

  /** Keys for MACs, by key and purpose. */
  readonly #derived = new Map<string, KeyObject>();

  /** Keys of 32 bytes; the first one seals. */
  constructor(keys: readonly Buffer[]) {
    const [current] = keys;
    if (current === undefined || keys.some((key) => key.length !== 32))
      throw new Error('Encryption keys must be 32 bytes long.');
    this.#keys = new Map(keys.map((key) => [keyIdOf(key), createSecretKey(key)]));
    this.#current = { id: keyIdOf(current), key: createSecretKey(current) };
  }

  /** Name of the key that seals. */
  get currentKeyId(): string {
    return this.#current.id;
  }

  get keyIds(): readonly string[] {
    return [...this.#keys.keys()];
  }

  seal(secret: string, context: SealContext): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.#current.key, iv).setAAD(boundTo(context));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([
      Buffer.from([format]),
      Buffer.from(this.#current.id, 'hex'),
      iv,
      cipher.getAuthTag(),
      sealed,
    ]);
  }

  /** Throws when the secret was sealed with another key, for something else, or was changed since. */
  open(sealed: Buffer, context: SealContext): string {
    const name = `${context.purpose}:${context.tenantId}:${sealed.toString('base64')}`;
    const known = this.#opened.get(name);
    if (known !== undefined) return known;
    const secret = this.#open(sealed, context);
    this.#opened.set(name, secret);
    return secret;
  }

  /** Proves `data` by an HMAC with a key that the current one gives for this purpose alone. */
  prove(purpose: string, data: Buffer): Proof {
    return { keyId: this.#current.id, mac: this.#mac(this.#current, purpose, data) };
  }

  /** Whether `data` was proved so with any key of the list: what was signed before a rotation holds as long as its key stays. */
  isProved(purpose: string, data: Buffer, { keyId, mac }: Proof): boolean {
    const key = this.#keys.get(keyId);
    // Computed for an unknown key too, so that the time tells nothing about which keys there are.
    const known = key === undefined ? this.#current : { id: keyId, key };
    const expected = this.#mac(known, purpose, data);
    return mac.length === expected.length && timingSafeEqual(mac, expected) && key !== undefined;
  }

  #mac({ id, key }: { readonly id: string; readonly key: KeyObject }, purpose: string, data: Buffer): Buffer {
    const name = `${id} ${purpose}`;
    let derived = this.#derived.get(name);
    if (derived === undefined) {
      derived = createSecretKey(Buffer.from(hkdfSync('sha256', key, '', purpose, 32)));
      this.#derived.set(name, derived);
    }
    return createHmac('sha256', derived).update(data).digest();
  }

  #open(sealed: Buffer, context: SealContext): string {
    const id = keyIdOfSealed(sealed);
    if (id === undefined) throw new Error('The value is not a sealed secret.');
    const key = this.#keys.get(id);
    if (key === undefined)
      throw new Error(`A secret was sealed with the key ${id}, which ENCRYPTION_KEY does not list.`);
    const iv = sealed.subarray(1 + keyIdBytes, 1 + keyIdBytes + ivBytes);
    const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(boundTo(context));
    decipher.setAuthTag(sealed.subarray(headBytes - tagBytes, headBytes));
    return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()]).toString('utf8');
  }
}

/** Name of the key that a secret was sealed with; undefined for what is no sealed secret. */
export const keyIdOfSealed = (sealed: Buffer): string | undefined =>
  sealed.length < headBytes || sealed[0] !== format
    ? undefined
    : sealed.subarray(1, 1 + keyIdBytes).toString('hex');

const boundTo = ({ tenantId, purpose }: SealContext): Buffer => Buffer.from(`${purpose}:${tenantId}`);
