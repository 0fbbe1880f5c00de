import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tarred, type TarEntry } from '#src/platform/tar.ts';

async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += 100) yield Buffer.from(text.slice(at, at + 100));
}

async function archiveOf(entries: readonly TarEntry[]): Promise<Buffer> {
  async function* each() {
    yield* entries;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of tarred(each(), new Date('2026-02-03T04:05:06Z'))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

it('makes archives that tar reads, with files of any length', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tar-'));
  try {
    const texts = new Map([0, 1, 511, 512, 513, 5_000].map((size) => [`of/${size}.txt`, 'x'.repeat(size)]));
    const entries = [...texts].map(([name, text]) => ({ name, size: text.length, bytes: piecesOf(text) }));
    writeFileSync(join(folder, 'a.tar'), await archiveOf(entries));
    execFileSync('tar', ['-xf', 'a.tar'], { cwd: folder });
    for (const [name, text] of texts) expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('says the size of files of 8 GiB and more as tar reads it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tar-'));
  try {
    const size = 9 * 2 ** 30;
    const entries = async function* () {
      yield { name: 'large', size, bytes: piecesOf('') };
    };
    const { value: header } = await tarred(entries(), new Date()).next();
    writeFileSync(join(folder, 'a.tar'), header as Uint8Array);
    const listed = execFileSync('sh', ['-c', 'tar -tvf a.tar 2>/dev/null || true'], { cwd: folder });
    expect(listed.toString()).toContain(` ${size} `);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('refuses a file that is not as long as promised, and a name that no archive can hold', async () => {
  await expect(archiveOf([{ name: 'a', size: 2, bytes: piecesOf('abc') }])).rejects.toThrow(
    'a has 3 bytes, and 2 were promised.',
  );
  await expect(archiveOf([{ name: 'a'.repeat(101), size: 0, bytes: piecesOf('') }])).rejects.toThrow(
    'cannot be named',
  );
});
