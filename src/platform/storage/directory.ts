import { randomUUID } from 'node:crypto';
import {
  link,
  mkdir,
  open,
  opendir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  type FileHandle,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { problem } from '#src/platform/errors/index.ts';
import type { StorageKey, StoredThing } from './keys.ts';
import { Measured, NotStored, requireSame, type Content, type Range, type Storage } from './storage.ts';

const readBytes = 256 * 1024;
const markName = 'store-id';

/** Files below one directory: written beside their place, synced, then renamed into it. */
export class DirectoryStorage implements Storage {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  get name(): string {
    return `the directory ${this.#root}`;
  }

  async put(key: StorageKey, bytes: AsyncIterable<Uint8Array>, expected: Content): Promise<void> {
    const measured = new Measured();
    await this.#write(key, measured.read(bytes, expected.size), () =>
      requireSame(measured.content(), expected),
    );
  }

  async assemble(key: StorageKey, parts: readonly StorageKey[]): Promise<Content> {
    const measured = new Measured();
    const [only] = parts;
    if (parts.length === 1 && (await this.#share(only!, key))) {
      for await (const _ of measured.read(this.get(key)));
      return measured.content();
    }
    await this.#write(key, measured.read(this.#joined(parts)));
    return measured.content();
  }

  async *get(key: StorageKey, range?: Range): AsyncGenerator<Uint8Array, void, void> {
    const handle = await open(this.#path(key), 'r').catch((error: unknown) => {
      throw isMissing(error) ? new NotStored(key, error) : error;
    });
    try {
      let position = range?.first ?? 0;
      const end = range === undefined ? Infinity : range.last + 1;
      while (position < end) {
        // A buffer for each: whoever gets it may keep it.
        const buffer = Buffer.allocUnsafe(Math.min(readBytes, end - position));
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
        if (bytesRead === 0) return;
        position += bytesRead;
        yield buffer.subarray(0, bytesRead);
      }
    } finally {
      await handle.close();
    }
  }

  async delete(key: StorageKey): Promise<void> {
    await rm(this.#path(key), { recursive: true, force: true });
  }

  async *walk(unchangedForMs: number): AsyncGenerator<StoredThing, void, void> {
    const before = Date.now() - unchangedForMs;
    for (const kind of ['files', 'previews'])
      for await (const tenantId of namesIn(join(this.#root, kind)))
        for await (const part of namesIn(join(this.#root, kind, tenantId)))
          for await (const id of namesIn(join(this.#root, kind, tenantId, part)))
            if (await isOlder(join(this.#root, kind, tenantId, part, id), before))
              yield { kind: 'file', tenantId, id };
    for await (const tenantId of namesIn(join(this.#root, 'uploads')))
      for await (const id of namesIn(join(this.#root, 'uploads', tenantId)))
        if (await isOlder(join(this.#root, 'uploads', tenantId, id), before))
          yield { kind: 'upload', tenantId, id };
  }

  async tidy(unchangedForMs: number): Promise<void> {
    const before = Date.now() - unchangedForMs;
    for await (const name of namesIn(this.#unfinished))
      if (await isOlder(join(this.#unfinished, name), before))
        await rm(join(this.#unfinished, name), { force: true });
  }

  async readMark(): Promise<string | null> {
    try {
      return (await readFile(join(this.#root, markName), 'utf8')).trim();
    } catch (error) {
      if (isMissing(error)) return null;
      throw explained(error);
    }
  }

  async writeMark(mark: string): Promise<void> {
    async function* bytes() {
      yield Buffer.from(`${mark}\n`);
    }
    await this.#write(markName as StorageKey, bytes());
  }

  get #unfinished(): string {
    return join(this.#root, 'unfinished');
  }

  #path(key: StorageKey): string {
    return join(this.#root, key);
  }

  async *#joined(parts: readonly StorageKey[]): AsyncGenerator<Uint8Array, void, void> {
    for (const part of parts) yield* this.get(part);
  }

  async #write(
    key: StorageKey,
    bytes: AsyncIterable<Uint8Array>,
    check: () => void = () => {},
  ): Promise<void> {
    const unfinished = join(this.#unfinished, randomUUID());
    try {
      await makeDirectory(this.#unfinished);
      const handle = await open(unfinished, 'wx', 0o600);
      try {
        for await (const chunk of bytes) await writeAll(handle, chunk);
        check();
        await handle.sync();
      } finally {
        await handle.close();
      }
      const path = this.#path(key);
      await inDirectory(path, () => rename(unfinished, path));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {});
      throw explained(error);
    }
  }

  /** One content under two keys costs nothing. False where the file system has no such thing. */
  async #share(from: StorageKey, to: StorageKey): Promise<boolean> {
    const beside = join(this.#unfinished, randomUUID());
    try {
      await makeDirectory(this.#unfinished);
      await link(this.#path(from), beside);
      const path = this.#path(to);
      await inDirectory(path, () => rename(beside, path));
      // Renaming one name of a file onto another of the same file leaves both.
      await unlink(beside).catch(() => {});
      return true;
    } catch (error) {
      if (isMissing(error)) throw new NotStored(from, error);
      if (['EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS', 'EXDEV'].includes(codeOf(error) ?? '')) return false;
      throw explained(error);
    }
  }
}

async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let written = 0; written < chunk.length;)
    written += (await handle.write(chunk, written, chunk.length - written)).bytesWritten;
}

/** Puts a file into its directory for good: a name is on the disk once its directory is synced. */
async function inDirectory(path: string, place: () => Promise<void>): Promise<void> {
  const directory = dirname(path);
  await makeDirectory(directory);
  try {
    await place();
  } catch (error) {
    // Whoever removed the last file of a directory may have removed the directory.
    if (!isMissing(error)) throw error;
    await makeDirectory(directory);
    await place();
  }
  await syncDirectory(directory);
}

async function makeDirectory(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncDirectory(dirname(made));
}

async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* namesIn(path: string): AsyncGenerator<string, void, void> {
  try {
    for await (const entry of await opendir(path)) yield entry.name;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function isOlder(path: string, before: number): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs <= before;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** A disk that is full is for the operator to see to; the caller may try again. */
function explained(error: unknown): unknown {
  if (!['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'].includes(codeOf(error) ?? '')) return error;
  return problem('unavailable', 'Files cannot be stored at the moment. Try again later.', {
    internal: `The directory for files cannot be written: ${String(error)}`,
    cause: error,
    headers: { 'retry-after': '60' },
  });
}
