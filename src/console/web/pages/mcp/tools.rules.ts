/** Tools that every conversation gets, since names in a request mostly turn out to be clients or people. */
const lookUps: ReadonlySet<string> = new Set(['search_clients', 'list_users']);

/** Words that say nothing of what somebody wants. */
const fillers: ReadonlySet<string> = new Set(
  'the and for with who which what our their how that this does are was has have you your from all say please'.split(
    ' ',
  ),
);

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '');

/** The words of a text that mean something, by their stems. */
const stemsOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/[\p{L}\d]{3,}/gu)]
      .filter(([word]) => !fillers.has(word.toLowerCase()))
      .map(([word]) => [stem(word), word]),
  );

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** The longest of the keywords whose words are all in the request. */
function keywordIn(asked: ReadonlyMap<string, string>, keywords: readonly string[]): string | undefined {
  return keywords
    .map((keyword) => ({ keyword, stems: [...stemsOf(keyword).keys()] }))
    .filter(({ stems }) => stems.length > 0 && stems.every((one) => asked.has(one)))
    .sort((left, right) => right.stems.length - left.stems.length)[0]?.keyword;
}

/** Why a conversation has a tool, as far as its name and what people call it tell afterwards. */
export function whyGiven(tool: string, prompt: string, keywords: readonly string[]): string {
  const asked = stemsOf(prompt);
  // Its verb aside, which many share.
  const words = [...stemsOf(tool.split('_').slice(1).join(' ')).keys()].flatMap(
    (word) => asked.get(word) ?? [],
  );
  if (words.length > 0) return `The request says ${quoted(words)}`;
  const keyword = keywordIn(asked, keywords);
  if (keyword !== undefined) return `People call it ${quoted([keyword])}`;
  return lookUps.has(tool)
    ? 'To look names up'
    : 'By its description, as a step before another tool, or because the host asked for it';
}
