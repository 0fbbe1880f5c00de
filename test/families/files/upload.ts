import { hash } from 'node:crypto';
import type { Service } from '../../support/service.ts';

export const sha256 = (bytes: Buffer | string): string => hash('sha256', bytes);

interface Caller {
  readonly key?: string;
}

export interface NewFile {
  readonly bytes: Buffer;
  readonly name?: string;
  readonly type?: string;
  readonly record?: { readonly kind: 'client' | 'client_note' | 'task' | 'ticket'; readonly id: string };
  readonly checksum?: string;
}

/** What a program does that uploads files, step by step, so that a test can do each of them wrong. */
export class Uploader {
  readonly #service: Service;
  readonly #caller: Caller | undefined;

  constructor(service: Service, caller?: Caller) {
    this.#service = service;
    this.#caller = caller;
  }

  async create({ bytes, name = 'brief.txt', type = 'text/plain', record, checksum }: NewFile) {
    const body = {
      file_name: name,
      content_type: type,
      size: bytes.length,
      ...(record !== undefined && { record }),
      ...(checksum !== undefined && { checksum_sha256: checksum }),
    };
    return (await this.#service.ok('createManagedUpload', { body }, this.#caller)).data;
  }

  /** Addresses for parts with these contents, from part `first` on. */
  async addresses(session_id: string, parts: readonly Buffer[], first = 1) {
    const body = {
      parts: parts.map((part, at) => ({ part_number: first + at, checksum_sha256: sha256(part) })),
    };
    const { data } = await this.#service.ok(
      'createManagedUploadPart',
      { path: { session_id }, body },
      this.#caller,
    );
    return data.parts;
  }

  async send(
    { url, headers }: { readonly url: string; readonly headers: Record<string, string> },
    part: Buffer,
    changed: Record<string, string> = {},
  ): Promise<{ status: number; text: string }> {
    const answer = await fetch(url, {
      method: 'PUT',
      headers: { ...headers, ...changed },
      body: new Uint8Array(part),
    });
    return { status: answer.status, text: await answer.text() };
  }

  complete(session_id: string, part_numbers: readonly number[], more: object = {}) {
    return this.#service.call(
      'completeManagedUpload',
      { path: { session_id }, body: { part_numbers, ...more } },
      this.#caller,
    );
  }

  /** All of a small file. */
  async upload(file: NewFile) {
    const { id } = await this.create(file);
    const [address] = await this.addresses(id, [file.bytes]);
    const { status, text } = await this.send(address!, file.bytes);
    if (status !== 200) throw new Error(`The part was answered ${status}: ${text}`);
    const { data } = (await this.complete(id, [1])).body;
    return data as { id: string; status: string; failure_reason: string | null; attachment: { id: string } };
  }

  /** All of a small file that has to become ready: its id. */
  async file(file: NewFile): Promise<string> {
    const { status, failure_reason: reason, attachment } = await this.upload(file);
    if (status !== 'ready') throw new Error(`The upload is ${status}: ${reason}`);
    return attachment.id;
  }
}

export const mebibytes = (count: number): number => count * 1024 * 1024;
