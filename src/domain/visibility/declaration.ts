import type { RawBuilder } from 'kysely';
import type { Permission } from '#generated/permissions.ts';
import type { Held } from './held.queries.ts';
import type { Who } from './who.queries.ts';

/** Who may see and manage records of a kind. */
export interface KindDeclaration {
  /** What people call such a record, for messages. */
  readonly noun: string;
  /** What somebody needs to see records of the kind at all; single ones may still be private. Null: it follows from the record that it is on. */
  readonly view: Permission | null;
  /** The `manage` action of the kind's area (domain model §1.6); null for an area that has none, which owners and admins manage. */
  readonly manage: Permission | null;
  /** Who of those that see a record may change it, beside the permission of its area; everyone without one. */
  readonly changes?: Rule;
  /** Where they are stored; undefined until their family is built: they are answered as unknown. */
  readonly records: StoredRecords | undefined;
}

export interface StoredRecords {
  /** Tables with their joins; each has an alias that no statement around has. */
  readonly from: RawBuilder<unknown>;
  /** The alias of the kind's own table, which has `id` and `tenant_id`. */
  readonly alias: string;
  /** What people know the record by; never null. */
  readonly name: RawBuilder<string>;
  /** Neither deleted nor merged, and on nothing that is. */
  readonly isLive: Held;
  /** Which members with the permission to view the kind see the record, in the words of `rules.queries.ts`. */
  readonly shows: Rule;
}

/** Whether somebody sees a record. Words of the vocabulary are rules, and so is what they combine to. */
export type Rule = (who: Who, record: RuledRecord) => Held;

/** The record that a rule is about. */
export interface RuledRecord {
  readonly kind: Pick<KindDeclaration, 'manage'>;
  /** The alias of its table in the statement. */
  readonly alias: string;
  /** Flags of the record that are known before it is asked for. */
  readonly flags?: Readonly<Record<string, boolean>>;
}
