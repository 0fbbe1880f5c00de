import type { Address } from '#generated/types.gen.ts';
import { createPdf, quiet, Sheet, type Cell, type Fonts } from '#src/platform/pdf/index.ts';
import { figureText, moneyText } from '../../texts.ts';
import type { BillingDocument } from './invoice-document.ts';

const sizes = { small: 8, text: 9, stamp: 12, heading: 18 } as const;

/** The document as a PDF of A4 pages, the same bytes each time. */
export async function renderDocument(document: BillingDocument): Promise<Buffer> {
  const { title, number, seller, locale, createdAt } = document;
  const { pdf, ...fonts } = await createPdf({
    title: `${title} ${number}`,
    author: seller.name,
    language: locale,
    createdAt,
  });
  const sheet = new Sheet(pdf);
  drawHead(sheet, fonts, document);
  drawTable(sheet, fonts, document);
  drawSums(sheet, fonts, document);
  for (const text of [document.note, document.footer]) if (text !== null) block(sheet, fonts, text);
  sheet.numberPages((page, count) => `${title} ${number} – page ${page} of ${count}`, {
    font: fonts.regular,
    size: sizes.small,
  });
  return Buffer.from(await pdf.save());
}

function drawHead(
  sheet: Sheet,
  fonts: Fonts,
  { title, number, stamp, facts, seller, buyer, memo }: BillingDocument,
): void {
  const { regular, bold } = fonts;
  sheet.text(`${title} ${number}`, { font: bold, size: sizes.heading });
  if (stamp !== null) {
    sheet.space(6);
    sheet.text(stamp, { font: bold, size: sizes.stamp });
  }
  sheet.space(12);
  const half = sheet.width / 2;
  const places = [
    { x: 0, width: half - 10 },
    { x: half, width: half },
  ] as const;
  const parties = [
    [seller.name, ...addressLines(seller.address), seller.email, seller.phone, taxLine(seller)],
    [buyer.name, buyer.attention, ...addressLines(buyer.address), taxLine(buyer)],
  ].map((lines) => lines.filter((line) => line !== null && line !== ''));
  const labels = { font: regular, size: sizes.small, color: quiet };
  sheet.row(['From', 'To'].map((text, index) => ({ ...labels, text, ...places[index]! })));
  sheet.row(
    parties.map(([name], index) => ({ font: bold, size: sizes.text, text: name!, ...places[index]! })),
  );
  sheet.row(
    parties.map(([, ...rest], index) => ({
      font: regular,
      size: sizes.text,
      text: rest.join('\n'),
      ...places[index]!,
    })),
  );
  sheet.space(12);
  for (const [label, value] of facts)
    sheet.row([
      { font: regular, size: sizes.text, color: quiet, text: label, x: 0, width: 120 },
      { font: regular, size: sizes.text, text: value, x: 130, width: sheet.width - 130 },
    ]);
  if (memo !== null) block(sheet, fonts, memo);
  sheet.space(12);
}

const taxLine = ({ tax_number: number }: { readonly tax_number: string | null }): string | null =>
  number === null ? null : `Tax number: ${number}`;

function addressLines(address: Address | null): string[] {
  if (address === null) return [];
  const { line1, line2, postal_code: postalCode, city, region, country } = address;
  const place = [postalCode, city, region].filter((part) => part).join(' ');
  return [line1, line2, place, country].filter((part): part is string => part !== undefined && part !== '');
}

const columns = [
  { key: 'name', label: 'Description', share: 0.5 },
  { key: 'quantity', label: 'Quantity', share: 0.12, isRight: true },
  { key: 'price', label: 'Price', share: 0.19, isRight: true },
  { key: 'amount', label: 'Amount', share: 0.19, isRight: true },
] as const;

type Row = Readonly<Record<(typeof columns)[number]['key'], string>>;

function drawTable(sheet: Sheet, { regular, bold }: Fonts, { lines, locale }: BillingDocument): void {
  const draw = (row: Row, font: Fonts['regular']): void => {
    let x = 0;
    const cells = columns.map(({ key, share, ...align }): Cell => {
      const cell = { ...align, font, size: sizes.text, text: row[key], x, width: share * sheet.width - 6 };
      x += share * sheet.width;
      return cell;
    });
    sheet.row(cells);
    sheet.space(4);
  };
  draw(Object.fromEntries(columns.map(({ key, label }) => [key, label])) as Row, bold);
  sheet.rule();
  for (const { name, description, quantity, price, amount } of lines) {
    const text = description === null ? name : `${name}\n${description}`;
    draw({ name: text, quantity, price, amount: moneyText(amount, locale) }, regular);
  }
  sheet.rule();
}

function drawSums(sheet: Sheet, { regular, bold }: Fonts, document: BillingDocument): void {
  const { subtotal, taxes, totals, locale } = document;
  const rows = [
    { label: 'Subtotal', amount: subtotal, font: regular },
    ...taxes.map(({ name, percent, amount }) => ({
      label: `${name} (${figureText(percent, locale)} %)`,
      amount,
      font: regular,
    })),
    ...totals.map(([label, amount]) => ({ label, amount, font: bold })),
  ];
  const half = sheet.width / 2;
  for (const { label, amount, font } of rows) {
    sheet.row([
      { font, size: sizes.text, text: label, x: half, width: half - 120 },
      {
        font,
        size: sizes.text,
        text: moneyText(amount, locale),
        x: sheet.width - 116,
        width: 110,
        isRight: true,
      },
    ]);
    sheet.space(3);
  }
}

function block(sheet: Sheet, { regular }: Fonts, text: string): void {
  sheet.space(8);
  sheet.text(text, { font: regular, size: sizes.text });
}
