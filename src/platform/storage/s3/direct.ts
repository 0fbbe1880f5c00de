import type { S3Client } from '@aws-sdk/client-s3';
import type { StorageKey } from '../keys.ts';
import {
  contentDisposition,
  type Content,
  type DirectStorage,
  type PartAddress,
  type SavedFile,
} from '../storage.ts';
import { explained } from './faults.ts';
import { listed, type Place } from './listing.ts';

/** Signing fails where the machine's account cannot be asked for. */
function refuse(error: unknown): never {
  throw explained(error);
}

/** Presigned addresses of the store. They cannot be revoked: whoever gives them out says how long they live. */
export class S3Direct implements DirectStorage {
  readonly #clients: { readonly inner: () => Promise<S3Client>; readonly outer: () => Promise<S3Client> };
  readonly #place: Place;
  readonly #shortMs: number;

  constructor(
    clients: { inner: () => Promise<S3Client>; outer: () => Promise<S3Client> },
    place: Place,
    shortMs: number,
  ) {
    this.#clients = clients;
    this.#place = place;
    this.#shortMs = shortMs;
  }

  async partAddress(key: StorageKey, { size, sha256 }: Content, seconds: number): Promise<PartAddress> {
    const [client, { PutObjectCommand }, { getSignedUrl }] = await Promise.all([
      this.#clients.outer(),
      import('@aws-sdk/client-s3'),
      import('@aws-sdk/s3-request-presigner'),
    ]);
    const checksum = Buffer.from(sha256, 'hex').toString('base64');
    const command = new PutObjectCommand({
      ...this.#object(key),
      ContentLength: size,
      ChecksumSHA256: checksum,
    });
    // Both are signed, so the store refuses a part of another size, and one with other bytes.
    const url = await getSignedUrl(client, command, {
      expiresIn: seconds,
      unhoistableHeaders: new Set(['x-amz-checksum-sha256']),
    }).catch(refuse);
    return { url, headers: { 'x-amz-checksum-sha256': checksum } };
  }

  async contentAddress(
    key: StorageKey,
    { contentType, saveAs }: SavedFile,
    seconds: number,
  ): Promise<string> {
    const [client, { GetObjectCommand }, { getSignedUrl }] = await Promise.all([
      this.#clients.outer(),
      import('@aws-sdk/client-s3'),
      import('@aws-sdk/s3-request-presigner'),
    ]);
    const command = new GetObjectCommand({
      ...this.#object(key),
      ResponseContentType: contentType,
      ResponseContentDisposition: contentDisposition(saveAs),
      ResponseCacheControl: 'private, no-store',
    });
    return getSignedUrl(client, command, { expiresIn: seconds }).catch(refuse);
  }

  async sizes(
    key: StorageKey,
  ): Promise<ReadonlyMap<StorageKey, { readonly size: number; readonly at: Date }>> {
    const found = new Map<StorageKey, { size: number; at: Date }>();
    try {
      for await (const { key: each, size, changedAt } of listed(
        await this.#clients.inner(),
        this.#place,
        `${key}/`,
        this.#shortMs,
      ))
        found.set(each as StorageKey, { size, at: changedAt });
    } catch (error) {
      throw explained(error);
    }
    return found;
  }

  #object(key: StorageKey): { Bucket: string; Key: string } {
    return { Bucket: this.#place.bucket, Key: this.#place.prefix + key };
  }
}
