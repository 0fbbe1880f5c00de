/** Words that are in every request and say nothing about what it is for. Those that ask (who, why) and particles (off, back) do say something. */
const STOP_WORDS = new Set(
  (
    'a an the and or but nor so if of in on at to for from by with about as than then that this these those there here it its ' +
    'is are was were be been being am do does did doing done have has had having i me my mine we us our ours you your yours he him his she her hers they them ' +
    'their theirs can could will would shall should may might must please pls thanks thank hi hello hey ok okay just ' +
    'really very also too only even still already yet now not no yes don doesn didn isn aren wasn won t s re ve ll d m ' +
    'some any each every both either all one ones thing things something anything somebody someone anybody anyone everything everybody everyone because'
  ).split(' '),
);

/** Spellings and shortenings that mean one word. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    enrollment: 'enrolment',
    enroll: 'enrol',
    catalog: 'catalogue',
    organisation: 'organization',
    organise: 'organize',
    color: 'colour',
    favorite: 'favourite',
    cancelled: 'cancel',
    canceled: 'cancel',
    canceling: 'cancel',
    cancelling: 'cancel',
    people: 'person',
    children: 'child',
    sent: 'send',
    paid: 'pay',
    bought: 'buy',
    sold: 'sell',
    left: 'leave',
    ran: 'run',
    written: 'write',
    wrote: 'write',
    hidden: 'hide',
    hid: 'hide',
    chosen: 'choose',
    chose: 'choose',
    found: 'find',
    held: 'hold',
    kept: 'keep',
    taught: 'teach',
    learnt: 'learn',
    spent: 'spend',
    built: 'build',
    shown: 'show',
    broke: 'break',
    broken: 'break',
    e: 'email',
    emails: 'email',
    mail: 'email',
    mails: 'email',
    mailed: 'email',
    mailing: 'email',
    ms: 'message',
    msg: 'message',
    msgs: 'message',
    dept: 'department',
    depts: 'department',
    info: 'information',
    config: 'configuration',
    admin: 'administrator',
    admins: 'administrator',
    docs: 'document',
    doc: 'document',
    id: 'identifier',
    ids: 'identifier',
    tkt: 'ticket',
    kb: 'knowledge',
    cert: 'certification',
    certs: 'certification',
    certificate: 'certification',
    certificates: 'certification',
    certified: 'certification',
    qty: 'quantity',
    acct: 'account',
    appt: 'appointment',
    mgr: 'manager',
    mgmt: 'management',
    perms: 'permission',
    subs: 'subscription',
    stats: 'statistic',
  }),
);

/** The words of a text in lower case; names in snake_case or camelCase fall apart, `e-mail` and `to-do` become one. */
export function words(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’`]/g, "'")
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\be-mail/g, 'email')
    .replace(/\bto-do/g, 'todo')
    .replace(/'(s|d|m|t|re|ve|ll)\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word.length <= 40);
}

const isVowel = /[aeiouy]/;

/** Endings and what stands for them, the longest first; at least three letters with a vowel have to remain. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['isations', 'iz'],
  ['izations', 'iz'],
  ['isation', 'iz'],
  ['ization', 'iz'],
  ['fulness', 'ful'],
  ['ations', ''],
  ['ation', ''],
  ['ments', ''],
  ['ment', ''],
  ['ising', 'iz'],
  ['ised', 'iz'],
  ['ises', 'iz'],
  ['ise', 'iz'],
  ['ize', 'iz'],
  ['izes', 'iz'],
  ['ized', 'iz'],
  ['izing', 'iz'],
  ['ities', ''],
  ['ity', ''],
  ['ness', ''],
  ['ions', ''],
  ['ion', ''],
  ['ings', ''],
  ['ing', ''],
  ['ies', 'i'],
  ['ied', 'i'],
  ['als', ''],
  ['ers', ''],
  ['ors', ''],
  ['ed', ''],
  ['es', ''],
  ['er', ''],
  ['or', ''],
  ['al', ''],
  ['ly', ''],
  ['s', ''],
  ['e', ''],
  ['y', 'i'],
];

const KEPT_WHOLE = /^(.{1,3}|.*ss|.*us|.*is|\d+)$/;

const stems = new Map<string, string>();

/** What inflected forms of a word have in common: `assigning`, `assigned` and `assignment` are one. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const made = reduced(SPELLINGS.get(word) ?? word);
  // Prompts bring any number of names; the vocabulary of the catalogue has some thousands of words.
  if (stems.size > 20_000) stems.clear();
  stems.set(word, made);
  return made;
}

function reduced(word: string): string {
  if (KEPT_WHOLE.test(word)) return word;
  for (const [ending, replacement] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    if (rest.length < 3 || !isVowel.test(rest)) continue;
    return singleEnd(rest + replacement);
  }
  return word;
}

/** `planned` and `plan`, `note` and `notes`, `invoicing` and `invoice`: no doubled or silent end remains. */
function singleEnd(text: string): string {
  const undoubled = text.length > 3 && /([bdgmnprt])\1$/.test(text) ? text.slice(0, -1) : text;
  return undoubled.length > 3 ? undoubled.replace(/e$/, '').replace(/y$/, 'i') : undoubled;
}

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** The stems of a text without its stop words, in order. */
export const terms = (text: string): string[] => termsOf(words(text));

const termsOf = (all: readonly string[]): string[] => all.filter((word) => !STOP_WORDS.has(word)).map(stem);

/** What stands side by side in a text, as stems: `turn off`, `who has`; not pairs of two stop words. */
export const pairs = (text: string): string[] => pairsOf(words(text));

const pairsOf = (all: readonly string[]): string[] =>
  all
    .slice(1)
    .flatMap((word, index) =>
      STOP_WORDS.has(word) && STOP_WORDS.has(all[index]!) ? [] : [`${stem(all[index]!)} ${stem(word)}`],
    );

export function termsAndPairs(text: string): string[] {
  const all = words(text);
  return [...termsOf(all), ...pairsOf(all)];
}

/** Addresses are data, but their kind tells something. Every repetition is bounded, so that no text takes long. */
const ADDRESSES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:https?:\/\/|www\.)\S+/giu, ' url '],
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gu, ' email address '],
  // A bare number names a ticket when it is no year, sum, size, time or part of a telephone number.
  [
    /(?<![\w.,#$€£/+-]|\d )#?(?!(?:19|20)\d\d\b)\d{4,6}(?![\w%€$£/-]|[.,:]\d| \d| ?(?:px|pixels?|eur|euros?|usd|dollars?|pounds?|hours?|minutes?)\b)/giu,
    ' ticket number ',
  ],
  [
    /@?\b[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,4}\.(?:com|org|net|io|co|biz|info|uk|de|fr|eu|us|ca|au|agency|dev|app)\b/giu,
    ' domain ',
  ],
];

/** A text with its addresses replaced by what they are. */
export const withoutAddresses = (text: string): string =>
  ADDRESSES.reduce((left, [pattern, kind]) => left.replace(pattern, kind), text);

/** What stands between quotation marks: names and texts of records, which may say anything. */
const QUOTED = /"[^"\n]{1,400}"|“[^”\n]{1,400}”|(?<=^|[\s(])'[^'\n]{2,400}'(?=$|[\s.,;:!?)])/gu;

/** A text in two: what a person asks for, and what they quote. */
export function quotedApart(text: string): { readonly asked: string; readonly quoted: string } {
  return {
    asked: text.replace(QUOTED, ' '),
    quoted: [...text.matchAll(QUOTED)].map(([quote]) => quote).join(' '),
  };
}

/** Ends of sentences and lines, and words between two requests of one sentence. */
const CLAUSE_ENDS =
  /[.!?;:]+(?=\s|$)|\n+|\s[-–—]+\s|,\s+(?=and\b|then\b|but\b|also\b|so\b)|\b(?:and then|then|after that|afterwards|as well as|and also|and)\b(?=\s)/giu;

const MOST_CLAUSES = 8;

/** The requests in a prompt, at most eight: of longer prompts the first four and the last four, where people say what they want. */
export function clauses(prompt: string): string[] {
  const parts: string[] = [];
  for (const part of prompt.split(CLAUSE_ENDS)) {
    const text = part?.trim() ?? '';
    if (text === '') continue;
    // What is too short to be a request belongs to the one before it.
    if (parts.length > 0 && terms(text).length < 2) parts[parts.length - 1] += ` ${text}`;
    else parts.push(text);
  }
  if (parts.length <= MOST_CLAUSES) return parts;
  return [...parts.slice(0, MOST_CLAUSES / 2), ...parts.slice(-MOST_CLAUSES / 2)];
}
