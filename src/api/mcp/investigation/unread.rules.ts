/** Words of a question that narrow nothing: what joins the others, who asks, and what every record has. */
const joining = new Set(
  (
    'a an and any are all as at be been being but by can could currently did do does doing done each for from get gets give got had has have having he her here his how i in is it its ' +
    'just kindly know let list listed lot many me moment most much my named names need nobody no not now number numbers of on one ones or our out over overall please right s see shall she should show so some still t tell ' +
    'than that the their them then there these they this those to today total count up us want was we were what when where which who whom whose will with would yet you your ' +
    'after came come comes coming arrive arrived arrives received look looking looks responsible care taking takes assigned belong belongs belonging owned owner handle handled handles handling work working works ' +
    'agency company team system exist exists called client clients customer customers account accounts person people member members colleague colleagues profile profiles department departments process processes ' +
    'status statuses tag tags tagged record records also late altogether together exactly moment name title priority open opened ask asks find look check'
  ).split(' '),
);

/** What is left of a question after all that was read of it, in its own words: conditions that nobody took into account. */
export function unreadWords(text: string, known: ReadonlySet<string>): string[] {
  const runs: string[][] = [[]];
  for (const part of text.split(/\s+/)) {
    const word = part.replace(/^[^\p{L}\p{N}#@]+|[^\p{L}\p{N}]+$/gu, '');
    const plain = word.toLowerCase().replace(/['’]s$/, '');
    if (plain === '' || joining.has(plain) || known.has(plain)) runs.push([]);
    else runs.at(-1)!.push(word);
    if (/[.,;:?!]$/.test(part)) runs.push([]);
  }
  return runs.filter((run) => run.length > 0).map((run) => run.join(' '));
}
