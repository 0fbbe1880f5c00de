/** What stands where the text was, however long that is. */
export const mask = '████';

export type Redact = (text: string) => string;

/** Matches the text, also as Markdown shows it that escapes its marks. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/\\?[^\p{L}\p{N}\\]|\\{2}/gu, (mark) => `\\\\?${mark}`);

/** Replaces every occurrence of a text; white space in it stands for any, since mail programs break lines. */
export function redactionOf(text: string): Redact {
  const words = text.trim().split(/\s+/).map(escaped);
  const pattern = new RegExp(words.join('\\s+'), 'gu');
  return (value) => value.replaceAll(pattern, mask);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** What a reader sees of formatted text. */
const readable = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
      if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
      const code = decimal === undefined ? parseInt(String(hexadecimal), 16) : Number(decimal);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    });

/** As `redact` of formatted text; null where tags or entities stand within the text, so that it cannot be replaced in place. */
export function redactHtml(redact: Redact, html: string): string | null {
  const plain = redact(html);
  const shown = readable(plain);
  return redact(shown) === shown ? plain : null;
}

/** As `redact` of every text in a JSON value; answers the value itself when nothing differs. */
export function redactJson(redact: Redact, value: unknown): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) {
    const changed = value.map((one: unknown) => redactJson(redact, one));
    return changed.some((one, index) => one !== value[index]) ? changed : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, redactJson(redact, one)] as const);
  return entries.some(([name, one]) => one !== (value as Record<string, unknown>)[name])
    ? Object.fromEntries(entries)
    : value;
}
