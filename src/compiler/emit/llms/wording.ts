import { LRUCache } from 'lru-cache';

/** Words that any description may hold, and what the type of a value says already. */
const empty = new Set(
  'a an the of that this these those it its is are was were be been for in on at to from by with as and or which when who whom whether only one any has have identifier shown people over about into whose they them their he she there such does do marks'.split(
    ' ',
  ),
);

/**
 * Whether a description tells more than the names around the value do: `Name of the folder.` of the `name` of a `Folder`
 * does not, `Name of the folder, unique among its siblings.` does.
 */
export function isNews(description: string, names: readonly string[]): boolean {
  const known = new Set(names.flatMap(stems));
  return stems(description).some((stem) => !known.has(stem));
}

// Most texts of a contract are those of the compile before.
const stemsOf = new LRUCache<string, readonly string[]>({ max: 20_000 });

function stems(text: string): readonly string[] {
  const known = stemsOf.get(text);
  if (known !== undefined) return known;
  const words =
    text
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const found = words.filter((word) => !empty.has(word)).map(stem);
  stemsOf.set(text, found);
  return found;
}

const stem = (word: string): string =>
  word.length > 3 ? word.replace(/(ies|es|ed|ing|s|e|d|y)$/, '') : word;

/**
 * Whether a description says of a value what another one said before: no new word, at most two left out, and denied what
 * was denied.
 */
export function isRestated(description: string, before: string, names: readonly string[]): boolean {
  const known = new Set(names.flatMap(stems));
  const now = new Set(stems(description).filter((stem) => !known.has(stem)));
  const then = new Set(stems(before).filter((stem) => !known.has(stem)));
  const missing = [...then].filter((stem) => !now.has(stem));
  return (
    [...now].every((stem) => then.has(stem)) &&
    missing.length <= 2 &&
    denials(description) === denials(before)
  );
}

const denials = (text: string): string =>
  (
    text
      .toLowerCase()
      .match(
        /\b(not|no|never|without|none|nobody|nothing|neither|unless|except|but|others?|else|instead)\b/g,
      ) ?? []
  )
    .sort()
    .join();

/** Words of a remark that null stands for what is not the case; with any other word it says something of its own. */
const nothingWords = new Set(
  'null absent or until then when while unless without before otherwise for it they he she was were is are did does do has have had not never none no one any there nothing nobody unknown yet said wrote down set'.split(
    ' ',
  ),
);

/** Without remarks that null stands for nothing, which it does everywhere. */
export const withoutNothing = (description: string): string =>
  description.replace(/; (null\b[^;.`]*)(?=\.(?: |$))/g, (remark, words: string) =>
    words.split(/[ ,]+/).every((word) => nothingWords.has(word)) ? '' : remark,
  );

/**
 * What a filter keeps: `Only clients with one of these tags.` of a list of clients without its first two words, and that false
 * keeps the others.
 */
export function ofFilter(description: string, records: readonly string[]): string {
  const [, noun = '', rest = ''] =
    /^Only (\S+) (.+)$/s.exec(description.replace(/, or only (?:the )?others?(?=\.)/, '')) ?? [];
  if (noun === '') return description;
  const known = new Set(records.flatMap(stems));
  return noun !== 'these' && stems(noun).every((stem) => known.has(stem)) ? rest : `${noun} ${rest}`;
}

/** What is special about an order; that a word sorts by the property of that name goes without saying. */
export const ofSort = (description: string): string =>
  description
    .replace(/^(?:What|Property) to sort by(?:, the property of that name)?(?:[:;,] |\.$|$)/, '')
    .replace(/[,;] (?:or |the others (?:are |by )?)the property of that name(?=[.,;])/g, '');

/** The description of an operation without what its heading, its parameters and the conventions say. */
export function ofOperation(
  description: string,
  { permission, path }: { readonly permission: string; readonly path: string },
): string {
  const known = new Set(stems(path));
  const said = oneLine(description)
    .replace(` Needs ${permission}.`, '')
    .replaceAll(' unless `sort` says otherwise', '')
    .replace(new RegExp(` Needs ${permission}; (.)`), (_, first: string) => ` ${first.toUpperCase()}`)
    .replace(UNKNOWN, (whole, record: string, end: string) =>
      !path.includes('{') || !stems(record).every((stem) => known.has(stem))
        ? whole
        : end === '.'
          ? ''
          : ' Returns ',
    );
  return withoutStale(said);
}

/** What is unknown when a path leads nowhere; another answer may follow. */
const UNKNOWN =
  / (?:Returns|Answers) 404 (?:(?:if|when) the |for an unknown )([\w -]+?)(?: is unknown| is unknown or deleted)?(\.|, (?:and )?(?=4\d\d ))/;

/** That a stale `expected_revision` returns 409 is told with the parameter. */
const withoutStale = (text: string): string =>
  text
    .replaceAll(/ (?:Returns|Answers) 409 (?:if|when) `expected_revision` is stale\./g, '')
    .replaceAll(/[,;]? (?:and )?409 (?:if|when) `expected_revision` is stale(?=[.;])/g, '')
    .replaceAll(/409 (if|when) `expected_revision` is stale, (?:or )?(?:if|when)/g, '409 $1')
    .replaceAll(
      /([^.;]*?)[,;]? (?:or|and)( if| when)? `expected_revision` is stale(?=[.;])/g,
      (_, before: string, when?: string) => endList(before, when ?? ''),
    );

/** The last of several reasons has no other behind it any more: `when it is sent, when it is deleted` becomes `... or when ...`. */
function endList(text: string, when: string): string {
  const last = topLevelCommas(text).findLast(
    (at) => text.slice(0, at).includes('409 ') && text.slice(at + 1).startsWith(`${when} `),
  );
  return last === undefined || text.slice(last).startsWith(', or ')
    ? text
    : `${text.slice(0, last)} or${text.slice(last + 1)}`;
}

/** Where commas stand outside of brackets. */
function topLevelCommas(text: string): number[] {
  let depth = 0;
  return [...text].flatMap((sign, at) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    return sign === ',' && depth === 0 ? [at] : [];
  });
}

/** A description on one line, behind a dash. */
export const told = (description: string): string => (description === '' ? '' : ` — ${oneLine(description)}`);

export const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim();
