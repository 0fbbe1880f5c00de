import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FilePart } from '#generated/bodies.ts';

/** How much of a call's files is kept in memory. */
const memoryBytes = 1024 * 1024;
const readBytes = 64 * 1024;

/**
 * The files of one call. What does not fit into memory goes to files that have no name from the moment they are open: whatever
 * ends the process, nothing is left behind.
 */
export class Spool {
  #memoryLeft = memoryBytes;
  readonly #files: SpooledFile[] = [];

  file(fileName: string, contentType: string): SpooledFile {
    const file = new SpooledFile(fileName, contentType, (bytes) => this.#reserve(bytes));
    this.#files.push(file);
    return file;
  }

  async close(): Promise<void> {
    for (const file of this.#files.splice(0)) await file.close();
  }

  #reserve(bytes: number): boolean {
    if (bytes > this.#memoryLeft) return false;
    this.#memoryLeft -= bytes;
    return true;
  }
}

/** A file that has arrived, or is arriving. It can be read several times. */
export class SpooledFile implements FilePart {
  readonly fileName: string;
  readonly contentType: string;
  #size = 0;
  readonly #reserve: (bytes: number) => boolean;
  #chunks: Buffer[] = [];
  #handle: FileHandle | undefined;

  constructor(fileName: string, contentType: string, reserve: (bytes: number) => boolean) {
    this.fileName = fileName;
    this.contentType = contentType;
    this.#reserve = reserve;
  }

  get size(): number {
    return this.#size;
  }

  async append(chunk: Buffer): Promise<void> {
    if (this.#handle === undefined && this.#reserve(chunk.length)) {
      this.#chunks.push(chunk);
      this.#size += chunk.length;
      return;
    }
    this.#handle ??= await this.#moveToDisk();
    await writeAt(this.#handle, chunk, this.#size);
    this.#size += chunk.length;
  }

  async *bytes(): AsyncGenerator<Uint8Array, void, void> {
    if (this.#handle === undefined) return yield* this.#chunks;
    for (let at = 0; at < this.#size;) {
      const { bytesRead, buffer } = await this.#handle.read(Buffer.allocUnsafe(readBytes), 0, readBytes, at);
      if (bytesRead === 0) return;
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  async close(): Promise<void> {
    this.#chunks = [];
    await this.#handle?.close();
    this.#handle = undefined;
  }

  async #moveToDisk(): Promise<FileHandle> {
    const path = join(tmpdir(), `agency-upload-${randomUUID()}`);
    const handle = await open(path, 'wx+', 0o600);
    await unlink(path);
    let at = 0;
    for (const chunk of this.#chunks.splice(0)) {
      await writeAt(handle, chunk, at);
      at += chunk.length;
    }
    return handle;
  }
}

async function writeAt(handle: FileHandle, chunk: Buffer, position: number): Promise<void> {
  for (let done = 0; done < chunk.length;) {
    const { bytesWritten } = await handle.write(chunk, done, chunk.length - done, position + done);
    done += bytesWritten;
  }
}
