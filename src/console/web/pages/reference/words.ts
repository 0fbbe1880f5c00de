const unsaid = new Set([
  'a',
  'an',
  'the',
  'of',
  'to',
  'for',
  'in',
  'on',
  'is',
  'are',
  'do',
  'how',
  'i',
  'my',
  'v1',
  'id',
  'with',
  'and',
  'or',
  'it',
]);

/** Words of a text or a name as they are compared; little ones count only where there are no others. */
export function wordsOf(text: string): string[] {
  const all = text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const said = all.filter((word) => !unsaid.has(word));
  return (said.length > 0 ? said : all).map(stem);
}

/** One or several of something are the same to who searches. */
export function stem(word: string): string {
  if (word.length < 4 || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Whether a slip or two lead from what was typed to the beginning of what is known. */
export function isNear(typed: string, known: string): boolean {
  const most = typed.length >= 8 ? 2 : 1;
  if (known.length < typed.length - most) return false;
  return distance(typed, known.slice(0, typed.length + most), most) <= most;
}

/** Least number of letters to change, leave out, add or swap, to get from the one to a beginning of the other. */
function distance(typed: string, known: string, most: number): number {
  let [before, last]: number[][] = [[], Array.from({ length: known.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= known.length; j += 1) {
      const isSame = typed[i - 1] === known[j - 1];
      let least = Math.min(last![j]! + 1, row[j - 1]! + 1, last![j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === known[j - 2] && typed[i - 2] === known[j - 1])
        least = Math.min(least, before![j - 2]! + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return Math.min(...last!);
}
