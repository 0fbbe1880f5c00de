/** What Markdown would take for a mark wherever it stands; an underline inside a word is none. */
const anywhere = /[\\`*[\]<>~|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu;

/** What begins a heading, a list, a quote or a rule at the start of a line. */
const atStart = /^(#{1,6}(?=\s|$)|[-+](?=[-\s]|$)|=(?==*\s*$))|^(\d{1,9})([.)])(?=\s|$)/u;

/** What may stand before the first words of a line: marks of lists, quotes and headings. */
const beforeWords = /^[\s>*+#-]*(\d{1,9}[.)]\s*)?$/u;

/**
 * A value as Markdown that shows it as it is, its line breaks included, after what stands before it in its line: nothing in it is emphasised,
 * begins a list or hides an address behind words.
 */
export const plainInMarkdown = (value: string, lineBefore: string): string =>
  value
    .trim()
    .split(/\s*\n\s*/u)
    .map((line, index) => plainLine(line, index > 0 || beforeWords.test(lineBefore)))
    // Two blanks before the end of a line keep it, also where the Markdown is read as plain text.
    .join('  \n');

function plainLine(line: string, isAtStart: boolean): string {
  const plain = line.replaceAll(/\s+/gu, ' ').replaceAll(anywhere, '\\$&');
  if (!isAtStart) return plain;
  return plain.replace(atStart, (_, mark?: string, number = '', sign = '') =>
    mark === undefined ? `${number}\\${sign}` : `\\${mark}`,
  );
}

/** A value for one line of plain text, such as a subject. */
export const oneLine = (value: string): string => value.replaceAll(/\s+/gu, ' ').trim();
