import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { isFolder, type StorageKey, type StoredThing } from '../keys.ts';
import {
  ContentDiffers,
  Measured,
  NotStored,
  requireSame,
  type Content,
  type DirectStorage,
  type Range,
  type Storage,
} from '../storage.ts';
import type { S3Address } from './address.ts';
import { openClient, usualPatience, type Patience } from './client.ts';
import { copyOf, joinParts } from './copies.ts';
import { S3Direct } from './direct.ts';
import { explained, isBeyond, isMissing, isOtherChecksum } from './faults.ts';
import { listed, thingOf, type Place } from './listing.ts';

const markName = 'store-id';
const deletedAtOnce = 1_000;

/** Objects of a bucket: each appears as a whole once the store has all of it. */
export class S3Storage implements Storage {
  readonly #address: S3Address;
  readonly #patience: Patience;
  readonly direct: DirectStorage | undefined;
  #client: Promise<S3Client> | undefined;
  #outerClient: Promise<S3Client> | undefined;

  constructor(address: S3Address, patience: Patience = usualPatience) {
    this.#address = address;
    this.#patience = patience;
    const outer = () => (this.#outerClient ??= openClient(address, patience, address.publicEndpoint));
    this.direct = address.isDirect
      ? new S3Direct({ inner: () => this.#open(), outer }, this.#place, patience.shortMs)
      : undefined;
  }

  get name(): string {
    return `the bucket ${this.#address.bucket} at ${this.#address.endpoint}`;
  }

  async put(key: StorageKey, bytes: AsyncIterable<Uint8Array>, expected: Content): Promise<void> {
    const sent = new CheckedBytes(bytes, expected);
    const body = Readable.from(sent.read(), { objectMode: false });
    // The SDK waits for the rest of a body that broke off.
    const brokenOff = new AbortController();
    body.on('error', () => brokenOff.abort());
    try {
      const { PutObjectCommand } = await import('@aws-sdk/client-s3');
      await (
        await this.#open()
      ).send(
        new PutObjectCommand({
          ...this.#object(key),
          Body: body,
          ContentLength: expected.size,
          ...(/^[0-9a-f]{64}$/.test(expected.sha256) && {
            ChecksumSHA256: Buffer.from(expected.sha256, 'hex').toString('base64'),
          }),
        }),
        { abortSignal: brokenOff.signal },
      );
    } catch (error) {
      if (sent.fault !== undefined) throw sent.fault.reason;
      if (isOtherChecksum(error)) throw new ContentDiffers('checksum', 'The store found another checksum.');
      throw explained(error);
    } finally {
      body.destroy();
    }
  }

  async assemble(key: StorageKey, parts: readonly StorageKey[]): Promise<Content> {
    const content = await this.#measure(parts);
    const client = await this.#open();
    const from = parts.map((part) => this.#address.prefix + part);
    const [only] = from;
    try {
      if (from.length === 1) await copyOf(client, this.#object(key), only!);
      else await joinParts(client, this.#object(key), from);
    } catch (error) {
      throw isMissing(error) ? new NotStored(parts[0]!, error) : explained(error);
    }
    return content;
  }

  async *get(key: StorageKey, range?: Range): AsyncGenerator<Uint8Array, void, void> {
    const body = await this.#body(key, range);
    if (body === undefined) return;
    try {
      for await (const chunk of body) yield chunk as Uint8Array;
    } catch (error) {
      throw explained(error);
    } finally {
      body.destroy();
    }
  }

  async delete(key: StorageKey): Promise<void> {
    try {
      const client = await this.#open();
      const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
      if (!isFolder(key))
        return void (await client.send(new DeleteObjectCommand(this.#object(key)), this.#short()));
      let keys: string[] = [];
      for await (const { key: each } of this.#listed(`${key}/`)) {
        keys.push(this.#address.prefix + each);
        if (keys.length === deletedAtOnce) keys = await this.#deleteAll(keys);
      }
      await this.#deleteAll(keys);
    } catch (error) {
      throw explained(error);
    }
  }

  async *walk(unchangedForMs: number): AsyncGenerator<StoredThing, void, void> {
    const before = Date.now() - unchangedForMs;
    for (const kind of ['files/', 'previews/', 'uploads/']) {
      let last: { readonly thing: StoredThing; isOld: boolean } | undefined;
      for await (const { key, changedAt } of this.#listed(kind)) {
        const thing = thingOf(key);
        if (thing === undefined) continue;
        const isOld = changedAt.getTime() <= before;
        if (last?.thing.id === thing.id && last.thing.tenantId === thing.tenantId) {
          last.isOld &&= isOld;
          continue;
        }
        if (last?.isOld === true) yield last.thing;
        last = { thing, isOld };
      }
      if (last?.isOld === true) yield last.thing;
    }
  }

  async tidy(unchangedForMs: number): Promise<void> {
    const before = Date.now() - unchangedForMs;
    const { bucket: Bucket, prefix: Prefix } = this.#address;
    try {
      const client = await this.#open();
      const { AbortMultipartUploadCommand, ListMultipartUploadsCommand } = await import('@aws-sdk/client-s3');
      const { Uploads = [] } = await client.send(
        new ListMultipartUploadsCommand({ Bucket, Prefix: `${Prefix}files/` }),
        this.#short(),
      );
      for (const { Key, UploadId, Initiated } of Uploads)
        if (Initiated !== undefined && Initiated.getTime() <= before)
          await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), this.#short());
    } catch (error) {
      throw explained(error);
    }
  }

  async readMark(): Promise<string | null> {
    const body = await this.#body(markName as StorageKey).catch((error: unknown) => {
      if (error instanceof NotStored) return undefined;
      throw error;
    });
    if (body === undefined) return null;
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(chunk as Uint8Array);
    return Buffer.concat(chunks).toString('utf8').trim();
  }

  async writeMark(mark: string): Promise<void> {
    try {
      const { PutObjectCommand } = await import('@aws-sdk/client-s3');
      await (
        await this.#open()
      ).send(new PutObjectCommand({ ...this.#object(markName as StorageKey), Body: mark }), this.#short());
    } catch (error) {
      throw explained(error);
    }
  }

  /** Of all parts one after another. Each is held against the checksum in its key: it may have come past the service. */
  async #measure(parts: readonly StorageKey[]): Promise<Content> {
    const whole = new Measured();
    const read = async function* (storage: S3Storage) {
      for (const part of parts) yield* checkedPart(part, storage.get(part));
    };
    for await (const _ of whole.read(read(this)));
    return whole.content();
  }

  async #body(key: StorageKey, range?: Range): Promise<Readable | undefined> {
    try {
      const { GetObjectCommand } = await import('@aws-sdk/client-s3');
      const { Body } = await (
        await this.#open()
      ).send(
        new GetObjectCommand({
          ...this.#object(key),
          ...(range !== undefined && { Range: `bytes=${range.first}-${range.last}` }),
        }),
      );
      return Body as Readable;
    } catch (error) {
      if (isBeyond(error)) return undefined;
      throw isMissing(error) ? new NotStored(key, error) : explained(error);
    }
  }

  async #deleteAll(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const { DeleteObjectsCommand } = await import('@aws-sdk/client-s3');
    const { Errors = [] } = await (
      await this.#open()
    ).send(
      new DeleteObjectsCommand({
        Bucket: this.#address.bucket,
        Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true },
      }),
      this.#short(),
    );
    const [first] = Errors;
    if (first !== undefined) throw new Error(`${first.Key} was not deleted: ${first.Code}`);
    return [];
  }

  async *#listed(under: string) {
    try {
      yield* listed(await this.#open(), this.#place, under, this.#patience.shortMs);
    } catch (error) {
      throw explained(error);
    }
  }

  #open(): Promise<S3Client> {
    return (this.#client ??= openClient(this.#address, this.#patience));
  }

  get #place(): Place {
    return this.#address;
  }

  #object(key: StorageKey): { Bucket: string; Key: string } {
    return { Bucket: this.#address.bucket, Key: this.#address.prefix + key };
  }

  #short(): { abortSignal: AbortSignal } {
    return { abortSignal: AbortSignal.timeout(this.#patience.shortMs) };
  }
}

async function* checkedPart(
  key: StorageKey,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, void> {
  const sha256 = key.split('.').at(-1)!;
  const measured = new Measured();
  yield* measured.read(bytes);
  if (measured.content().sha256 !== sha256)
    throw new ContentDiffers('checksum', `A part has another SHA-256 checksum than ${sha256}.`);
}

/**
 * Bytes on their way to the store. The last of them are held back until all are known to be right: a store that does not compare
 * checksums must not get a whole object that is wrong.
 */
class CheckedBytes {
  readonly #bytes: AsyncIterable<Uint8Array>;
  readonly #expected: Content;
  /** Why the bytes broke off, which is not the store's fault. */
  fault: { readonly reason: unknown } | undefined;

  constructor(bytes: AsyncIterable<Uint8Array>, expected: Content) {
    this.#bytes = bytes;
    this.#expected = expected;
  }

  async *read(): AsyncGenerator<Uint8Array, void, void> {
    const measured = new Measured();
    let held: Uint8Array | undefined;
    try {
      for await (const chunk of measured.read(this.#bytes, this.#expected.size)) {
        if (held !== undefined) yield held;
        held = chunk;
      }
      requireSame(measured.content(), this.#expected);
    } catch (reason) {
      this.fault = { reason };
      throw reason;
    }
    if (held !== undefined) yield held;
  }
}
