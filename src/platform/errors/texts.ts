/** As many items as an error names, and as much of each: together they stay within the text of an error. */
const maxListed = 50;
const maxItemLength = 64;

/** `a, b, c`, or the first of very many: `a, b … and 198 more`. */
export function listed(items: readonly string[]): string {
  const shown = items
    .slice(0, maxListed)
    .map((item) => (item.length > maxItemLength ? `${cut(item, maxItemLength - 1)}…` : item))
    .join(', ');
  return items.length > maxListed ? `${shown} … and ${items.length - maxListed} more` : shown;
}

/** The text, or as much of it as `maxLength` characters hold together with a note of how many are missing. */
export function bounded(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const kept = cut(text, maxLength - noteLength);
  return `${kept} … and ${text.length - kept.length} more characters`;
}

const noteLength = ' … and 1234567890 more characters'.length;

/** Without half a character at the end. */
function cut(text: string, length: number): string {
  const isSplit = /[\uD800-\uDBFF]/.test(text[length - 1] ?? '');
  return text.slice(0, isSplit ? length - 1 : length);
}
