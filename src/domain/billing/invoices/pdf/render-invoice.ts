import { createRequire } from 'node:module';
import type {
  Address,
  Invoice,
  InvoiceBuyer,
  InvoiceSeller,
  InvoiceTaxSum,
  Money,
} from '#generated/types.gen.ts';
import PdfDocument from 'pdfkit';
import { moneyText } from '../../texts.ts';

// A font of our own, with Latin, Greek, Cyrillic, Arabic and Hebrew letters: those that every reader of PDFs has know the Latin ones alone.
const require = createRequire(import.meta.url);
const fonts = {
  regular: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
} as const;

const margin = 50;
const sizes = { small: 8, text: 9, heading: 18 } as const;
const quiet = '#545c6e';
const ink = '#171b26';

/** What a document shows: an invoice, or a credit note on one. */
export interface BillingDocument {
  readonly title: string;
  readonly number: string;
  /** Such as the date, in the order shown. */
  readonly facts: readonly (readonly [string, string])[];
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceBuyer;
  readonly memo: string | null;
  readonly lines: readonly DocumentLine[];
  readonly subtotal: Money;
  readonly taxes: readonly InvoiceTaxSum[];
  readonly note: string | null;
  readonly totals: readonly (readonly [string, Money])[];
  readonly footer: string | null;
  readonly locale: string;
  readonly createdAt: Date;
}

export interface DocumentLine {
  readonly name: string;
  readonly description: string | null;
  readonly quantity: string;
  readonly price: string;
  readonly amount: Money;
}

/** The document as a PDF of A4 pages, the same bytes each time. */
export async function renderDocument(document: BillingDocument): Promise<Buffer> {
  const pdf = new PdfDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    info: {
      Title: `${document.title} ${document.number}`,
      Author: document.seller.name,
      CreationDate: document.createdAt,
      ModDate: document.createdAt,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  head(pdf, document);
  table(pdf, document);
  sums(pdf, document);
  for (const text of [document.note, document.footer]) if (text !== null) block(pdf, text);
  numberPages(pdf, document);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

type Pdf = InstanceType<typeof PdfDocument>;

const width = (pdf: Pdf): number => pdf.page.width - 2 * margin;

function head(pdf: Pdf, { title, number, facts, seller, buyer, memo }: BillingDocument): void {
  pdf.font('bold').fontSize(sizes.heading).fillColor(ink).text(`${title} ${number}`, margin, margin);
  pdf.moveDown(0.8);
  const top = pdf.y;
  const half = width(pdf) / 2;
  const ends = [
    party(
      pdf,
      'From',
      [seller.name, ...addressLines(seller.address), seller.email, seller.phone, taxLine(seller)],
      margin,
      top,
      half - 10,
    ),
    party(
      pdf,
      'To',
      [buyer.name, buyer.attention, ...addressLines(buyer.address), taxLine(buyer)],
      margin + half,
      top,
      half,
    ),
  ];
  pdf.y = Math.max(...ends) + 12;
  for (const [label, value] of facts) {
    const { y } = pdf;
    pdf.font('regular').fontSize(sizes.text).fillColor(quiet).text(label, margin, y, { width: 120 });
    pdf.fillColor(ink).text(value, margin + 130, y, { width: width(pdf) - 130 });
  }
  if (memo !== null) block(pdf, memo);
  pdf.moveDown(1);
}

function party(
  pdf: Pdf,
  label: string,
  lines: readonly (string | null)[],
  x: number,
  y: number,
  maxWidth: number,
): number {
  pdf.font('regular').fontSize(sizes.small).fillColor(quiet).text(label, x, y, { width: maxWidth });
  for (const [index, line] of lines.filter((each) => each !== null && each !== '').entries())
    pdf
      .font(index === 0 ? 'bold' : 'regular')
      .fontSize(sizes.text)
      .fillColor(ink)
      .text(line!, x, pdf.y, { width: maxWidth });
  return pdf.y;
}

const taxLine = ({ tax_number: number }: { readonly tax_number: string | null }): string | null =>
  number === null ? null : `Tax number: ${number}`;

export function addressLines(address: Address | null): string[] {
  if (address === null) return [];
  const { line1, line2, postal_code: postalCode, city, region, country } = address;
  const place = [postalCode, city, region].filter((part) => part).join(' ');
  return [line1, line2, place, country].filter((part): part is string => part !== undefined && part !== '');
}

const columns = [
  { key: 'name', label: 'Description', share: 0.5, align: 'left' },
  { key: 'quantity', label: 'Quantity', share: 0.12, align: 'right' },
  { key: 'price', label: 'Price', share: 0.19, align: 'right' },
  { key: 'amount', label: 'Amount', share: 0.19, align: 'right' },
] as const;

function table(pdf: Pdf, { lines, locale }: BillingDocument): void {
  row(pdf, Object.fromEntries(columns.map(({ key, label }) => [key, label])), 'bold');
  rule(pdf);
  for (const { name, description, quantity, price, amount } of lines) {
    const text = description === null ? name : `${name}\n${description}`;
    row(pdf, { name: text, quantity, price, amount: moneyText(amount, locale) }, 'regular');
  }
  rule(pdf);
}

/** One row, on the next page when it does not fit. */
function row(pdf: Pdf, cells: Readonly<Record<string, string>>, font: 'regular' | 'bold'): void {
  pdf.font(font).fontSize(sizes.text).fillColor(ink);
  const widths = columns.map(({ share }) => share * width(pdf));
  const heights = columns.map(({ key }, index) =>
    pdf.heightOfString(cells[key] ?? '', { width: widths[index]! - 6 }),
  );
  const height = Math.max(...heights);
  if (pdf.y + height > pdf.page.height - margin - 30) pdf.addPage();
  const { y } = pdf;
  let x = margin;
  for (const [index, { key, align }] of columns.entries()) {
    pdf.text(cells[key] ?? '', x, y, { width: widths[index]! - 6, align });
    x += widths[index]!;
  }
  pdf.x = margin;
  pdf.y = Math.max(y + height, pdf.y) + 4;
}

function rule(pdf: Pdf): void {
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + width(pdf), pdf.y)
    .lineWidth(0.5)
    .strokeColor('#d5d9e2')
    .stroke();
  pdf.y += 4;
}

function sums(pdf: Pdf, { subtotal, taxes, totals, locale }: BillingDocument): void {
  const rows: [string, Money, 'regular' | 'bold'][] = [
    ['Subtotal', subtotal, 'regular'],
    ...taxes.map(({ name, percent, amount }): [string, Money, 'regular'] => [
      `${name} (${percent} %)`,
      amount,
      'regular',
    ]),
    ...totals.map(([label, amount]): [string, Money, 'bold'] => [label, amount, 'bold']),
  ];
  const half = width(pdf) / 2;
  for (const [label, amount, font] of rows) {
    pdf.font(font).fontSize(sizes.text).fillColor(ink);
    const height = pdf.heightOfString(label, { width: half - 120 });
    if (pdf.y + height > pdf.page.height - margin - 30) pdf.addPage();
    const { y } = pdf;
    pdf.text(label, margin + half, y, { width: half - 120 });
    pdf.text(moneyText(amount, locale), margin + 2 * half - 116, y, { width: 110, align: 'right' });
    pdf.y = y + height + 3;
  }
  pdf.x = margin;
}

function block(pdf: Pdf, text: string): void {
  pdf.moveDown(0.8);
  pdf
    .font('regular')
    .fontSize(sizes.text)
    .fillColor(ink)
    .text(text, margin, pdf.y, { width: width(pdf) });
}

function numberPages(pdf: Pdf, { title, number }: BillingDocument): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin a text would begin a page.
    pdf.page.margins.bottom = 0;
    pdf
      .font('regular')
      .fontSize(sizes.small)
      .fillColor(quiet)
      .text(
        `${title} ${number} – page ${page - start + 1} of ${count}`,
        margin,
        pdf.page.height - margin + 10,
        {
          width: width(pdf),
          align: 'center',
        },
      );
  }
}

/** An invoice as a document. */
export function invoiceDocument(invoice: Invoice, locale: string): BillingDocument {
  const number = invoice.invoice_number!;
  const facts: (readonly [string, string])[] = [
    ['Invoice date', invoice.invoice_date!],
    ['Due date', invoice.due_on!],
    ...(invoice.purchase_order_number === null
      ? []
      : [['Purchase order', invoice.purchase_order_number] as const]),
  ];
  return {
    title: 'Invoice',
    number,
    facts,
    seller: invoice.seller,
    buyer: invoice.buyer,
    memo: invoice.memo,
    lines: invoice.lines!.map((line) => ({
      name: line.name,
      description: line.description,
      quantity: String(line.quantity),
      price: moneyText(line.unit_price, locale),
      amount: invoice.is_tax_inclusive ? line.total_amount : line.subtotal,
    })),
    subtotal: invoice.subtotal,
    taxes: invoice.tax_summary,
    note:
      invoice.tax_exemption === null
        ? null
        : `No tax is charged: ${invoice.tax_exemption.reason.replaceAll('_', ' ')}${
            invoice.tax_exemption.certificate_number === null
              ? ''
              : `, certificate ${invoice.tax_exemption.certificate_number}`
          }.`,
    totals: [
      ['Total', invoice.total_amount],
      ...(invoice.credit_applied.amount_minor === 0 ? [] : ([['Balance due', invoice.balance_due]] as const)),
    ],
    footer: invoice.footer,
    locale,
    createdAt: new Date(invoice.finalized_at!),
  };
}
