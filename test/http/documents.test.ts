import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Document } from '#src/api/http/documents.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'documents-'))));
afterAll(() => rmSync(folder, { recursive: true }));

it('a document that is written anew is served anew, compressed as well', async () => {
  const path = join(folder, 'llms.txt');
  const served = new Document(pathToFileURL(path), 'text/markdown', (text) => text.toUpperCase());
  const write = (text: string, second: number) => {
    writeFileSync(path, text);
    utimesSync(path, second, second);
  };
  const read = async (etag?: string) => {
    const answer = await served.answer(etag, 'req_1');
    return {
      status: answer.status,
      etag: answer.etag,
      text: answer.text,
      unpacked: brotliDecompressSync(await served.coder(answer.text!, 'br')).toString(),
    };
  };

  write('one', 1);
  const first = await read();
  expect(first).toMatchObject({ status: 200, text: 'ONE', unpacked: 'ONE' });
  expect(await read()).toEqual(first);
  expect((await served.answer(`"${first.etag}"`, 'req_1')).status).toBe(304);
  write('two', 2);
  expect(await read(`"${first.etag}"`)).toMatchObject({ status: 200, text: 'TWO', unpacked: 'TWO' });
});
