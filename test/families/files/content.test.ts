import { describe, expect, it } from 'vitest';
import { isZipBomb } from '#src/domain/files/content/zip-bomb.ts';
import { fileKindOf } from '#src/domain/files/index.ts';

/** A zip file of nothing but its directory, whose entries say these sizes of themselves. */
function zip(
  entries: readonly { readonly packed: number; readonly unpacked: number }[],
  comment = '',
): Buffer {
  const directory = Buffer.concat(
    entries.map(({ packed, unpacked }) => {
      const entry = Buffer.alloc(47);
      entry.writeUInt32LE(0x02014b50);
      entry.writeUInt32LE(packed, 20);
      entry.writeUInt32LE(unpacked, 24);
      entry.writeUInt16LE(1, 28);
      return entry;
    }),
  );
  const content = Buffer.alloc(1_000_000, 'x');
  content.writeUInt32LE(0x04034b50);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(content.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([content, directory, end, Buffer.from(comment)]);
}

const isBomb = (bytes: Buffer) =>
  isZipBomb(bytes.length, async (position, length) => bytes.subarray(position, position + length));
const gibibyte = 1024 ** 3;

describe('a zip file', () => {
  it.each([
    ['that holds what it says', [{ packed: 50_000, unpacked: 60_000_000 }], false],
    ['that unpacks to far more than it holds', [{ packed: 50_000, unpacked: 2 * gibibyte }], true],
    ['of many such entries', Array.from({ length: 50 }, () => ({ packed: 10, unpacked: 25_000_000 })), true],
    [
      'whose entries overlap',
      Array.from({ length: 50 }, () => ({ packed: 90_000, unpacked: 4_000_000 })),
      true,
    ],
  ])('%s', async (_, entries, expected) => {
    expect(await isBomb(zip(entries))).toBe(expected);
    expect(await isBomb(zip(entries, 'a comment behind its end'))).toBe(expected);
  });

  it('that is broken is no bomb', async () => {
    const bytes = zip([{ packed: 10, unpacked: 2 * gibibyte }]);
    expect(await isBomb(bytes.subarray(0, -30))).toBe(false);
    const far = Buffer.from(bytes);
    far.writeUInt32LE(0x7fffffff, far.length - 6);
    expect(await isBomb(far)).toBe(false);
  });
});

it.each([
  ['image/png', 'image'],
  ['video/mp4', 'video'],
  ['application/pdf', 'document'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'spreadsheet'],
  ['text/csv', 'spreadsheet'],
  ['application/zip', 'archive'],
  ['application/json', 'text'],
  ['application/octet-stream', 'other'],
])('%s is of the kind %s', (type, kind) => {
  expect(fileKindOf(type)).toBe(kind);
});
