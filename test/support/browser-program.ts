import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

/** SHA-256 of the Chromium inside the pinned @sparticuz/chromium; a new version of the package has a new one. */
export const browserDigest = '53a15d6c3a3d27dfb54c4ba60278b1683136f70cf1e67e989da7dfbd3d451ef0';

const clone = fileURLToPath(new URL('../..', import.meta.url));
const packaged = () =>
  join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin/chromium.br');

/** Where a browser is unpacked to, from what, and which digest it must have then. */
export interface Unpacking {
  readonly folder?: string;
  readonly archive?: string;
  readonly expected?: string;
}

/**
 * The tests' Chromium, unpacked into a folder of this clone. The package itself unpacks it into the machine's temporary
 * folder and runs whatever has its name there, which may be somebody else's; here it runs only with the digest that is
 * expected. Several processes may ask at the same time.
 */
export async function unpackBrowser({
  folder = join(clone, '.cache/browser'),
  archive = packaged(),
  expected = browserDigest,
}: Unpacking = {}): Promise<string> {
  const program = join(folder, expected.slice(0, 16));
  if ((await digestOf(program)) === expected) return program;
  await mkdir(folder, { recursive: true });
  const room = await mkdtemp(join(folder, 'unpacking-'));
  try {
    const unpacked = join(room, 'chromium');
    await pipeline(
      createReadStream(archive),
      createBrotliDecompress({ chunkSize: 2 ** 21 }),
      createWriteStream(unpacked, { mode: 0o755 }),
    );
    const digest = await digestOf(unpacked);
    if (digest !== expected)
      throw new Error(
        `The browser of @sparticuz/chromium has the digest ${digest}, expected ${expected}: after an update of the package write the new one into test/support/browser-program.ts.`,
      );
    await put(unpacked, program, expected);
  } finally {
    await rm(room, { recursive: true, force: true });
  }
  return program;
}

/** A browser starts its processes from the file that it came from: one that another process has put there meanwhile stays. */
async function put(unpacked: string, program: string, expected: string): Promise<void> {
  try {
    await link(unpacked, program);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
    if ((await digestOf(program)) !== expected) await rename(unpacked, program);
  }
}

async function digestOf(file: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file, { highWaterMark: 2 ** 20 }), hash);
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error;
  }
  return hash.digest('hex');
}
