const maxLetters = 50;

/** The title as the name of a file, which every system can have. */
export function fileNameOf(title: string, ending: string): string {
  const words = [...title.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029\s\\/:*?"<>|]+/gu, ' ').trim()]
    .slice(0, maxLetters)
    .join('');
  const stem = words.replaceAll(/^[\s.]+|[\s.]+$/gu, '');
  return `${stem === '' ? 'SOP' : stem}.${ending}`;
}
