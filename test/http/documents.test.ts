import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Document, Source } from '#src/api/http/documents.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'documents-'))));
afterAll(() => rmSync(folder, { recursive: true }));

it('a document that is written anew is served anew, compressed as well', async () => {
  const path = join(folder, 'llms.txt');
  const served = new Document(new Source(pathToFileURL(path), (text) => text.toUpperCase()), (text) => text);
  const write = (text: string, second: number) => {
    writeFileSync(path, text);
    utimesSync(path, second, second);
  };
  const read = async (etag?: string) => {
    const document = await served.load();
    const answer = document.answer(etag, []);
    return {
      ...answer,
      text: answer.text.toString(),
      unpacked: brotliDecompressSync(await document.coded('br')).toString(),
    };
  };

  write('one', 1);
  const first = await read();
  expect(first).toMatchObject({ status: 200, text: 'ONE', unpacked: 'ONE' });
  expect(await read()).toEqual(first);
  expect((await read(`"${first.etag}"`)).status).toBe(304);
  write('two', 2);
  expect(await read(`"${first.etag}"`)).toMatchObject({ status: 200, text: 'TWO', unpacked: 'TWO' });
});
