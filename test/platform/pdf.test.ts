import { expect, it } from 'vitest';
import { createPdf } from '#src/platform/pdf/index.ts';

/** The bytes of a page with this text in both fonts. */
async function bytesWith(text: string, create = createPdf): Promise<Buffer> {
  const { pdf, regular, bold } = await create({
    title: 'Page',
    language: 'en',
    createdAt: new Date('2026-01-01T00:00:00Z'),
  });
  const page = pdf.addPage();
  for (const [nth, font] of [regular, bold].entries()) page.drawText(text, { y: 20 * (nth + 1), font });
  return Buffer.from(await pdf.save());
}

it('makes of a page what would be made of it alone, whatever was made before and is made at the same time', async () => {
  // Combined letters, whose glyphs others have for single ones.
  const others = ['e\u0301t\u0327a\u0308', 'ffi ﬃ ﬅ', 'שלום', 'مرحبا', 'Ωμέγα'];
  await Promise.all(others.map((text) => bytesWith(text)));
  for (const text of ['Northlight Studio LLC: éţä ffi', 'م ر ش']) {
    const [made] = await Promise.all([text, ...others].map((each) => bytesWith(each)));
    // With fonts that nothing else was made with.
    const { createPdf: createAlone } = (await import(
      new URL(`../../src/platform/pdf/document.ts?${encodeURIComponent(text)}`, import.meta.url).href
    )) as { createPdf: typeof createPdf };
    expect(made!.equals(await bytesWith(text, createAlone)), text).toBe(true);
  }
});
