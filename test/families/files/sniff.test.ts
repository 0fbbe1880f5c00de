import { expect, it } from 'vitest';
import { sniff } from '#src/domain/files/content/sniff.ts';

const text = 'name;city\r\nJörg;Zürich\r\n';
const littleEndian = Buffer.from(`\ufeff${text}`, 'utf16le');

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-16, little end first', littleEndian],
  ['UTF-16, big end first', Buffer.from(littleEndian).swap16()],
])('takes a table in %s for the text that it is said to be', async (_, bytes) => {
  for (const told of [
    { fileName: 'clients.csv', contentType: 'text/csv' },
    { fileName: 'notes.txt', contentType: 'text/plain' },
  ])
    expect(await sniff(bytes, told)).toEqual(told);
});
