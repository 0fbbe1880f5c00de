/** Words that begin a sentence and are no names. */
const openers = new Set(
  'a an the and or but what which who whose where when why how is are was were do does did can could will would should may please show list find get give tell check look see i we you they he she it all any open my our their his her in on at for to of with about'.split(
    ' ',
  ),
);

/** What a text seems to name: what stands in quotation marks, and runs of capitalised words. The longest first. */
export function namesIn(text: string): string[] {
  const quoted = [...text.matchAll(/["“'‘„«「『]([^"”'’“»」』\n]{2,80})["”'’“»」』]/gu)].map(([, name]) =>
    name!.trim(),
  );
  const capitalised = [
    ...text.matchAll(
      /\p{Lu}[\p{L}\p{N}&'.-]*(?:\s+(?:(?:of|and|&|de|van|von)\s+)?\p{Lu}[\p{L}\p{N}&'.-]*)*/gu,
    ),
  ].map(([run]) => withoutOpener(run));
  const names = [...quoted, ...capitalised]
    .map((name) => name.replace(/(?:'s|[.,;:!?])+$/u, ''))
    .filter((name) => name.length > 1);
  return [...new Set(names)].sort((left, right) => right.split(' ').length - left.split(' ').length);
}

function withoutOpener(run: string): string {
  const words = run.split(/\s+/);
  while (words.length > 0 && openers.has(words[0]!.toLowerCase())) words.shift();
  return words.join(' ');
}
