import { describe, expect, it } from 'vitest';
import { Isolate, ownProgram, targetOf, type IsolateTasks } from '#src/platform/isolate/index.ts';
import { docx, paragraph, pdf } from './documents.ts';
import { bytesOf } from './files.ts';
import { metadataOf, pixelAt, pixelBomb, plain, turnedPhoto } from './pictures.ts';

// As production runs it, in half the time that the sources take.
const isolate = new Isolate({ program: ownProgram(true) });
const run = <N extends keyof IsolateTasks>(task: N, bytes: Buffer, wish: IsolateTasks[N]['wish']) =>
  isolate.run(task, { agency: 'alder', wish, bytes: bytesOf(bytes) });
const usual = { format: null, quality: 82, maxPixels: 50_000_000, maxSide: 16_384 };
const make = (bytes: Buffer, wish: Partial<IsolateTasks['make_image']['wish']> = {}) =>
  run('make_image', bytes, { ...usual, ...wish });
const read = (kind: 'pdf' | 'docx', bytes: Buffer, maxCharacters = 1_000) =>
  run('read_text', bytes, { kind, maxCharacters, maxUnpackedBytes: 1_000_000 });

describe('an image', () => {
  it('is measured as it is shown, by the sources and by the bundle', async () => {
    const photo = await turnedPhoto();
    expect((await run('measure_image', photo, {})).result).toEqual({ width: 600, height: 800 });
    const given = { agency: 'alder', wish: {}, bytes: bytesOf(photo) };
    expect((await new Isolate().run('measure_image', given)).result).toEqual({ width: 600, height: 800 });
  });

  it('is cut as it is shown, upright, in sRGB and without what its camera wrote', async () => {
    const { result, bytes } = await make(await turnedPhoto(), {
      crop: { left: 200, top: 300, width: 200, height: 200 },
    });
    expect(result).toEqual({ format: 'jpeg', width: 200, height: 200 });
    const metadata = await metadataOf(bytes);
    expect(metadata).toMatchObject({ width: 200, height: 200, space: 'srgb', hasProfile: false });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(
      Array(4).fill(undefined),
    );
    expect(bytes.includes('Secret Camera')).toBe(false);
    const [red, , blue] = await pixelAt(bytes, 20, 20);
    expect([red! > 200, blue! < 50]).toEqual([true, true]);
    const [, , blueBelow] = await pixelAt(bytes, 180, 180);
    expect(blueBelow).toBeGreaterThan(200);
  });

  it.each([
    ['png', 'png'],
    ['webp', 'webp'],
    ['gif', 'jpeg'],
    ['tiff', 'jpeg'],
  ] as const)('of %s becomes %s when nobody says otherwise', async (from, to) => {
    const { result } = await make(await plain(40, 30, from));
    expect(result).toEqual({ format: to, width: 40, height: 30 });
  });

  it.each([
    ['says that it is 900 megapixels', pixelBomb, 'too_many_pixels'],
    ['is broken off', async () => (await turnedPhoto()).subarray(0, 2_000), 'unreadable'],
    [
      'is a program',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'unreadable',
    ],
    ['is none', async () => Buffer.from('hello'), 'unreadable'],
  ])('that %s is refused', async (_, bytes, code) => {
    await expect(make(await bytes())).rejects.toMatchObject({ code });
  });

  it('is refused a part outside of it, and too large a result, with what it measures', async () => {
    const photo = await turnedPhoto();
    await expect(make(photo, { crop: { left: 500, top: 0, width: 101, height: 10 } })).rejects.toMatchObject({
      code: 'outside',
      detail: { width: 600, height: 800 },
    });
    const resize = { width: 12_000, height: null, fit: 'contain', canEnlarge: true } as const;
    await expect(make(photo, { resize })).rejects.toMatchObject({
      code: 'too_large',
      detail: { width: 12_000, height: 16_000 },
    });
  });
});

it.each([
  ['contain', 300, null, false, [300, 400]],
  ['contain', null, 200, false, [150, 200]],
  ['contain', 300, 300, false, [225, 300]],
  ['contain', 3_000, null, false, [600, 800]],
  ['contain', 1_200, null, true, [1_200, 1_600]],
  ['cover', 300, 300, false, [300, 300]],
  ['cover', 1_200, 800, false, [600, 400]],
  ['cover', 1_200, 800, true, [1_200, 800]],
  ['fill', 100, 700, false, [100, 700]],
  ['fill', 1_000, 700, false, [600, 700]],
  ['contain', 1, 1, false, [1, 1]],
] as const)('600 × 800 by %s to %s × %s (enlarged: %s)', (fit, width, height, canEnlarge, [wide, high]) => {
  expect(targetOf({ width: 600, height: 800 }, { fit, width, height, canEnlarge })).toEqual({
    width: wide,
    height: high,
  });
});

describe('a document', () => {
  it('of PDF has the text of its pages', async () => {
    const { result, bytes } = await read('pdf', pdf(['Invoice 1042', '', 'Thank you']));
    expect(result).toEqual({ pageCount: 3, isCut: false });
    expect(bytes.toString()).toBe('Invoice 1042\n\nThank you');
  });

  it('of Word has the text of its paragraphs and cells', async () => {
    const row = `<w:tbl><w:tr><w:tc>${paragraph('Fee')}</w:tc><w:tc>${paragraph('10 &#8364;')}</w:tc></w:tr></w:tbl>`;
    const body = `${paragraph('Dear A &amp; B,')}<w:p><w:r><w:t>one</w:t><w:tab/><w:t>two</w:t></w:r></w:p>${row}<w:p/>`;
    const { result, bytes } = await read('docx', docx(body));
    expect(result).toEqual({ pageCount: null, isCut: false });
    expect(bytes.toString()).toBe('Dear A & B,\none\ttwo\nFee\t10 €');
  });

  it('is read up to a bound', async () => {
    const { result, bytes } = await read('docx', docx(paragraph('😀'.repeat(100))), 101);
    expect(result).toMatchObject({ isCut: true });
    expect(bytes.toString()).toBe('😀'.repeat(50));
  });

  it.each([
    ['that says it unpacks to too much', docx('x', { saidBytes: 2_000_000 }), 'docx', 'unpacks'],
    ['that does so and says less', docx(' '.repeat(3_000_000), { saidBytes: 100 }), 'docx', 'unpacks'],
    ['that is another archive', docx('', { name: 'word/other.xml' }), 'docx', 'unreadable'],
    ['that is broken', docx('x').subarray(0, -10), 'docx', 'unreadable'],
    ['that only begins as a PDF', Buffer.from('%PDF-1.4 and nothing'), 'pdf', 'unreadable'],
  ] as const)('%s is refused', async (_, bytes, kind, code) => {
    await expect(read(kind, bytes)).rejects.toMatchObject({ code });
  });
});
