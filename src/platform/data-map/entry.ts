/** What a column tells about a person. */
export const personalKinds = {
  name: 'what a person is called',
  contact: 'how to reach a person: e-mail addresses, telephone numbers, postal addresses, accounts elsewhere',
  credential: 'what proves who somebody is: passwords, keys and tokens, or their hashes',
  content: 'what people write, answer or upload; it may tell anything about anybody',
  behaviour: 'what a person did or looked at, and when',
  device: 'where a person calls from: network addresses and programs',
  work: 'the place, rights, hours, pay and results of a person in the agency',
  reference: 'the id of a person, as in who created a record or is assigned to it',
} as const;

export type PersonalKind = keyof typeof personalKinds;

/** Whose data it is: who may ask for it, and who decides about it. */
export const subjects = {
  agency: 'the agency',
  member: 'members',
  client_contact: 'client contacts',
  outsider: 'outsiders',
  installation: 'the operator',
} as const;

export type Subject = keyof typeof subjects;

/** Removed by a purge some time after the instant of a column; `if` says in words what else has to hold. */
export interface AgeRule {
  readonly interval: string;
  readonly since: string;
  readonly if?: string;
}

/** How long the rows of a table are kept. */
export type Kept =
  | { readonly how: 'always'; readonly why: string }
  /** Soft deletion, then the agency's own window. */
  | { readonly how: 'window' }
  /** Removed with a row of one of these tables, by a foreign key that cascades or by a purge of what lost its record. */
  | { readonly how: 'with'; readonly tables: readonly string[] }
  | { readonly how: 'aged'; readonly rules: readonly AgeRule[] }
  /** Removed by the rule of its own that `until` tells. */
  | { readonly how: 'until'; readonly until: string };

/** For ever, and why. */
export const always = (why: string): Kept => ({ how: 'always', why });

export const withAgency = always('for as long as the agency exists');

/** Until its agency's purge window after its deletion is over. */
export const purgeWindow: Kept = { how: 'window' };

export const withRecord = (...tables: readonly string[]): Kept => ({ how: 'with', tables });

export const aged = (...rules: readonly AgeRule[]): Kept => ({ how: 'aged', rules });

export const until = (words: string): Kept => ({ how: 'until', until: words });

/**
 * One table: what its rows are, whose, and how long they are kept. Each column stands once, in `personal` under its kind or in `plain`;
 * those of `standardColumns` need not be named. Columns are listed in one text, separated by spaces.
 */
export interface TableEntry {
  readonly holds: string;
  /** Whose the personal columns are; a reference and a fact of work are a member's. */
  readonly of: Subject;
  readonly kept: Kept;
  readonly personal?: Partial<Readonly<Record<PersonalKind, string>>>;
  /** Personal columns that are somebody else's. */
  readonly ofOthers?: Partial<Readonly<Record<Subject, string>>>;
  /** Columns that tell nothing about anybody. */
  readonly plain?: string;
  /** Columns that are emptied earlier than the row is removed, and when. */
  readonly emptied?: Readonly<Record<string, string>>;
}

/** Tables by name; those of the schema `app` with their schema. */
export type DataMap = Readonly<Record<string, TableEntry>>;

/** Columns that mean the same in every table. */
export const standardColumns: Readonly<Record<string, PersonalKind | null>> = {
  tenant_id: null,
  id: null,
  position: null,
  revision: null,
  created_at: null,
  updated_at: null,
  deleted_at: null,
  created_by: 'reference',
  updated_by: 'reference',
  deleted_by: 'reference',
};
