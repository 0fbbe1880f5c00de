import type { ClientContact } from '#generated/types.gen.ts';
import type { SheetCell } from '#src/platform/sheet-cell.ts';

/** What files say of a contact. */
export type WrittenContact = Partial<Record<'name' | 'email' | 'phone' | 'role', string>>;

/** Headings of the columns in which files tell the contacts of a client: the parts of the primary one, and all others. */
export const contactHeadings = [
  'Contact name',
  'Contact e-mail',
  'Contact phone',
  'Contact role',
  'Further contacts',
] as const;

/** The cells of these columns. */
export function contactCells(contacts: readonly ClientContact[]): SheetCell[] {
  const first = contacts.find((contact) => contact.is_primary) ?? contacts[0];
  if (first === undefined) return [];
  const others = contacts.filter((contact) => contact !== first).map(contactLine);
  return [first.name, first.email, first.phone, first.role, others.length === 0 ? null : others.join('\n')];
}

/** A contact on one line: `Leo Park <leo@casco.example> +12075550142 (Billing)`. */
function contactLine({ name, email, phone, role }: ClientContact): string {
  const parts = [
    name === null ? null : escaped(name),
    email === null ? null : `<${email}>`,
    phone,
    role === null ? null : `(${escaped(role)})`,
  ];
  return parts.filter((part) => part !== null).join(' ');
}

const escaped = (text: string): string => oneLine(text).replace(/[\\<>()+]/g, '\\$&');
const unescaped = (text: string): string => text.replace(/\\(.)/g, '$1').trim();

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const line =
  /^(?<name>(?:\\.|[^\\<>()+])*?) ?(?:<(?<email>[^<> ]+)>)? ?(?<phone>\+\d(?:[\d ./-]|\(\d*\))*)?(?:\((?<role>(?:\\.|[^\\()])*)\))?$/;

const maxLine = 1_000;

/** The contact of such a line; undefined for one in another form. */
export function readContactLine(text: string): WrittenContact | undefined {
  const wanted = oneLine(text);
  const found = wanted.length > maxLine ? undefined : line.exec(wanted)?.groups;
  if (found === undefined) return undefined;
  const parts = (['name', 'email', 'phone', 'role'] as const).flatMap((part) => {
    const value = unescaped(found[part] ?? '');
    return value === '' ? [] : [[part, value] as const];
  });
  return Object.fromEntries(parts);
}
