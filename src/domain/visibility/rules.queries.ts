import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { Permission } from '#generated/permissions.ts';
import type { KindDeclaration, Rule, RuledRecord, StoredRecords } from './declaration.ts';
import { allHeld, anyHeld, conditionOf, type Held } from './held.queries.ts';
import type { Who } from './who.queries.ts';

// The words that say who sees a record. Columns are those of the kind's own table. Each word is SQL for one record and one
// person, whoever that is; where the answer is known before (the caller manages the kind), nothing is asked.

/** Everyone who may view the kind. */
export const everyone: Rule = () => true;

export const anyOf =
  (...rules: readonly Rule[]): Rule =>
  (who, record) =>
    anyHeld(rules.map((rule) => rule(who, record)));

export const allOf =
  (...rules: readonly Rule[]): Rule =>
  (who, record) =>
    allHeld(rules.map((rule) => rule(who, record)));

const columnOf = ({ alias }: RuledRecord, name: string): RawBuilder<string> =>
  sql.ref<string>(`${alias}.${name}`);

/** A condition on somebody in particular. */
const person =
  (condition: (id: RawBuilder<string>, record: RuledRecord) => RawBuilder<boolean>): Rule =>
  ({ id }, record) =>
    id !== null && condition(id, record);

// What the record is -----------------------------------------------------------------------------------------------------

/** The record's flag is set, such as `is_everyone`. */
export const when =
  (flag: string): Rule =>
  (_, record) =>
    record.flags?.[flag] ?? sql<boolean>`${columnOf(record, flag)}`;

/** The record's flag is not set, such as `is_private`. */
export const unless =
  (flag: string): Rule =>
  (_, record) => {
    const known = record.flags?.[flag];
    return known === undefined ? sql<boolean>`not ${columnOf(record, flag)}` : !known;
  };

/** The column has one of these values, such as a kind of channel. */
export const whenIn =
  (name: string, values: readonly string[]): Rule =>
  (_, record) =>
    sql<boolean>`${columnOf(record, name)} in (${sql.join(values.map((value) => sql.lit(value)))})`;

/** The column is null: the record stands in no container, names no permission. */
export const without =
  (name: string): Rule =>
  (_, record) =>
    sql<boolean>`${columnOf(record, name)} is null`;

/** The column, an array, is empty: the record is for no container in particular. */
export const whenEmpty =
  (name: string): Rule =>
  (_, record) =>
    sql<boolean>`${columnOf(record, name)} = '{}'`;

// People of the record ---------------------------------------------------------------------------------------------------

/** The one person whose id is in the column: an owner, an author. */
export const own = (name: string): Rule =>
  person((id, record) => sql<boolean>`${columnOf(record, name)} = ${id}`);

/** Those whose ids are in the column, an array: assignees, participants. */
export const people = (name: string): Rule =>
  person((id, record) => sql<boolean>`${id} = any(${columnOf(record, name)})`);

interface Membership {
  readonly table: keyof Database;
  /** The column that names the record, or the container whose id is in `of`. */
  readonly container: string;
  /** The column of the record that the membership names; `id` by default. */
  readonly of?: string;
  /** The column that names the member; `user_id` by default. */
  readonly user?: string;
  /** States of a membership that count: `{ status: ['member'] }`; all by default. */
  readonly states?: Readonly<Record<string, readonly string[]>>;
}

/** Those who have a row in a table of members: of a channel, of an inbox, of a course. */
export const members = ({ table, container, of = 'id', user = 'user_id', states = {} }: Membership): Rule =>
  person((id, record) => {
    const column = (name: string) => sql.ref(`_member_of.${name}`);
    const inState = Object.entries(states).map(
      ([name, values]) => sql`${column(name)} in (${sql.join(values.map((value) => sql.lit(value)))})`,
    );
    const conditions = [
      sql`${column('tenant_id')} = ${columnOf(record, 'tenant_id')}`,
      sql`${column(container)} = ${columnOf(record, of)}`,
      sql`${column(user)} = ${id}`,
      ...inState,
    ];
    return sql<boolean>`exists (select from ${sql.table(table)} _member_of where ${sql.join(conditions, sql` and `)})`;
  });

const placedIn = (place: 'department_id' | 'level_id', name: string): Rule =>
  person(
    (id, record) => sql<boolean>`exists (select from department_members _placement
      where _placement.tenant_id = ${columnOf(record, 'tenant_id')} and _placement.user_id = ${id}
        and ${sql.ref(`_placement.${place}`)} = any(${columnOf(record, name)}))`,
  );

/** Members of the departments whose ids are in the column, an array. */
export const departments = (name: string): Rule => placedIn('department_id', name);

/** Members at the department levels whose ids are in the column, an array. */
export const levels = (name: string): Rule => placedIn('level_id', name);

/** An audience as the contract knows it (`AudienceRule`), in columns of these names: everyone, departments, levels or members. */
export const audience = (prefix = ''): Rule =>
  anyOf(
    when(`${prefix}is_everyone`),
    departments(`${prefix}department_ids`),
    levels(`${prefix}level_ids`),
    people(`${prefix}user_ids`),
  );

/** Those in charge of the client whose id is in the column. */
export const clientTeam = (name: string): Rule =>
  person(
    (id, record) => sql<boolean>`exists (select from clients _served
      where _served.tenant_id = ${columnOf(record, 'tenant_id')} and _served.id = ${columnOf(record, name)} and ${id} = any(_served.assigned_to))`,
  );

// Permissions ------------------------------------------------------------------------------------------------------------

/** Those who manage records of the kind. */
export const managers: Rule = (who, { kind }) => mayManage(who, kind);

/** Owners and admins of the agency, who hold every permission. */
export const admins: Rule = ({ isAdmin }) => isAdmin;

/** Those who hold the permission. */
export const holders =
  (permission: Permission): Rule =>
  (who) =>
    who.can(permission);

/** Those who hold the permission whose key is in the column; null names none, and shows to nobody: see `without`. */
export const holdersOfNamed =
  (name: string): Rule =>
  (who, record) =>
    who.holds(columnOf(record, name));

export const mayManage = (who: Who, { manage }: Pick<KindDeclaration, 'manage'>): Held =>
  manage === null ? who.isAdmin : who.can(manage);

export const mayView = (who: Who, { view }: Pick<KindDeclaration, 'view'>): Held =>
  view === null || who.can(view);

// Containers -------------------------------------------------------------------------------------------------------------

/** Those who see the record that the kind's `from` joins: a stage shows with its task. */
export const joined =
  (container: KindDeclaration): Rule =>
  (who) =>
    container.records === undefined || showsTo(who, container, container.records.alias);

/**
 * Those who see the record whose id is in the column: a message shows with its ticket. What stands in nothing is shown to
 * nobody: see `without`. While nobody can make such containers, none hides anything.
 */
export const within =
  (container: KindDeclaration, name: string): Rule =>
  (who, record) => {
    const { records } = container;
    if (records === undefined) return true;
    const { from, alias } = records;
    const shown = showsTo(who, container, alias);
    if (shown === false) return false;
    if (shown === true) return sql<boolean>`${columnOf(record, name)} is not null`;
    return sql<boolean>`exists (select from ${from}
      where ${sql.ref(`${alias}.tenant_id`)} = ${columnOf(record, 'tenant_id')} and ${sql.ref(`${alias}.id`)} = ${columnOf(record, name)} and ${shown})`;
  };

/** Those who see one of the records whose ids are in the column, an array. */
export const withinSome =
  (container: KindDeclaration, name: string): Rule =>
  (who, record) => {
    const { records } = container;
    if (records === undefined) return false;
    const { from, alias, isLive } = records;
    const shown = allHeld([isLive, showsTo(who, container, alias)]);
    return sql<boolean>`exists (select from ${from} where ${sql.ref(`${alias}.tenant_id`)} = ${columnOf(record, 'tenant_id')}
      and ${sql.ref(`${alias}.id`)} = any(${columnOf(record, name)}) and ${conditionOf(shown)})`;
  };

/**
 * As `within`, where what the container says decides together with the record: `shows` is asked of the container, and is given the
 * record for what only that knows, such as its owner.
 */
export const withinAs =
  (container: KindDeclaration, name: string, shows: (ofRecord: (rule: Rule) => Rule) => Rule): Rule =>
  (who, record) => {
    const { records } = container;
    if (records === undefined) return false;
    const ofRecord =
      (rule: Rule): Rule =>
      (whoever) =>
        rule(whoever, record);
    return within({ ...container, records: { ...records, shows: shows(ofRecord) } }, name)(who, record);
  };

/** Kinds of which a record may be what another is on. */
type Containers = Readonly<Record<string, KindDeclaration>>;

/** Those who see the record whose kind and id are in these columns, which is of one of these kinds: a comment shows with its record. */
export const onRecord =
  (containers: Containers, kind: string, id: string): Rule =>
  (who, record) =>
    anyHeld(
      stored(containers).map(([name, container]) =>
        allHeld([
          sql<boolean>`${columnOf(record, kind)} = ${sql.lit(name)}`,
          within(container, id)(who, record),
        ]),
      ),
    );

/** Whether the record whose kind and id are in these columns is neither deleted nor merged. */
export const isLiveOnRecord = (containers: Containers, kind: string, id: string): RawBuilder<boolean> =>
  conditionOf(
    anyHeld(
      stored(containers).map(
        ([
          name,
          {
            records: { from, alias, isLive },
          },
        ]) => sql<boolean>`${sql.ref(kind)} = ${sql.lit(name)} and exists (
      select from ${from} where ${sql.ref(`${alias}.id`)} = ${sql.ref(id)} and ${conditionOf(isLive)})`,
      ),
    ),
  );

type StoredKind = KindDeclaration & { readonly records: StoredRecords };

const stored = (containers: Containers): [string, StoredKind][] =>
  Object.entries(containers).filter((entry): entry is [string, StoredKind] => entry[1].records !== undefined);

/** Whether somebody sees the record at the alias: they may view its kind, and it shows to them. */
export function showsTo(
  who: Who,
  kind: KindDeclaration,
  alias: string,
  flags?: Readonly<Record<string, boolean>>,
): Held {
  if (kind.records === undefined) return false;
  return allHeld([mayView(who, kind), kind.records.shows(who, { kind, alias, ...(flags && { flags }) })]);
}
