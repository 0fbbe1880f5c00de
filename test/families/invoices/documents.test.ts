import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { BillingDocument } from '#src/domain/billing/invoices/pdf/invoice-document.ts';
import { renderDocument } from '#src/domain/billing/invoices/pdf/render-invoice.ts';
import { usd } from '../billing/billing.ts';

const line = (name: string, description: string | null = null) => ({
  name,
  description,
  quantity: '1.5',
  price: '$10.00',
  amount: usd(1500),
});
const document: BillingDocument = {
  title: 'Invoice',
  number: 'INV-00042',
  stamp: null,
  facts: [
    ['Invoice date', '2026-03-01'],
    ['Due date', '2026-03-15'],
  ],
  seller: {
    name: 'Northlight Studio LLC',
    email: 'billing@northlight.example',
    phone: null,
    address: {
      line1: '2 Harbor Square',
      city: 'Portland',
      region: 'ME',
      postal_code: '04101',
      country: 'US',
    },
    tax_number: '01-2345678',
  },
  buyer: { name: 'Νότιο Φως', attention: 'Приянка Шах', address: null, tax_number: null },
  memo: 'Thank you for the quick feedback.',
  lines: [line('Landing page', 'Text and pictures')],
  subtotal: usd(1500),
  taxes: [
    { name: 'Maine sales tax', kind: 'sales_tax', percent: 5.5, taxable_amount: usd(1500), amount: usd(83) },
  ],
  note: 'No tax is charged: resale.',
  totals: [['Total', usd(1583)]],
  footer: 'Payable by card or bank transfer.',
  locale: 'en-US',
  createdAt: new Date('2026-03-01T13:00:00Z'),
};
const pagesOf = async (bytes: Buffer): Promise<string[]> =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)))).text;

it('shows who bills whom for what, in the letters of each', async () => {
  const pages = await pagesOf(await renderDocument(document));
  expect(pages).toHaveLength(1);
  for (const shown of [
    'Invoice INV-00042',
    '2026-03-15',
    'Northlight Studio LLC',
    '04101 Portland ME',
    'Tax number: 01-2345678',
    'Νότιο Φως',
    'Приянка Шах',
    'Thank you for the quick feedback.',
    'Landing page',
    'Text and pictures',
    'Maine sales tax (5.5 %)',
    'No tax is charged: resale.',
    'Payable by card or bank transfer.',
    'page 1 of 1',
  ])
    expect(pages[0]).toContain(shown);
});

it('goes on on further pages without losing a line', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => line(`Item ${index + 1}.`, 'word '.repeat(150)));
  const pages = await pagesOf(await renderDocument({ ...document, lines }));
  expect(pages.length).toBeGreaterThan(10);
  const text = pages.join('\n');
  for (const { name } of lines) expect(text).toContain(name);
  expect(text.match(/word/g)).toHaveLength(60 * 150);
  expect(pages.at(-1)).toContain(`page ${pages.length} of ${pages.length}`);
});

it('breaks a word and a row that are larger than their place', async () => {
  const pages = await pagesOf(
    await renderDocument({ ...document, lines: [line('Q'.repeat(300), 'long '.repeat(2000).trim())] }),
  );
  expect(pages.length).toBeGreaterThan(2);
  // The head of the column Quantity has one too.
  expect(pages[0]!.match(/Q/g)).toHaveLength(301);
  expect(pages.join('\n').match(/long/g)).toHaveLength(2000);
});

it('makes the same bytes each time', async () => {
  const [first, second] = [await renderDocument(document), await renderDocument(document)];
  expect(first.equals(second)).toBe(true);
});

it('shows a sign for each letter that its font does not have, and nothing is left out', async () => {
  const buyer = { ...document.buyer, name: 'Cat Café 猫 🐈' };
  const lines = [line('设计', 'ภาษา and हिन्दी, 👨‍👩‍👧, cafe\u0301, שלום')];
  const [page] = await pagesOf(await renderDocument({ ...document, buyer, lines }));
  expect(page).toContain('Cat Café \uFFFD \uFFFD');
  expect(page).toMatch(/\uFFFD\uFFFD/);
  expect(page).toMatch(/\uFFFD+ and \uFFFD+, \uFFFD, café/u);
});

it('says first that it is void', async () => {
  const [page] = await pagesOf(
    await renderDocument({ ...document, stamp: 'Void. This invoice is not to be paid.' }),
  );
  expect(page).toMatch(/Invoice INV-00042\s+Void\. This invoice is not to be paid\./);
});
