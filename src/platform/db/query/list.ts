import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Page } from '#src/call/context.ts';
import type { Db } from '../db.ts';
import type { Condition } from './conditions.ts';
import { requireKeys, type KeyFilter } from './list-keys.ts';
import { inDirection, type Direction, type Sort } from './order.ts';
import { pageQuery, toPage, type PageOf, type PageRow, type RecordQuery, type Select } from './records.ts';
import { Placeholder, StatementTexts } from './statement-texts.ts';

type Value = string | number | Date | readonly string[];
type Deciding = boolean | null | { readonly [key: string]: unknown };

/**
 * What a list depends on besides its query, such as who looks. Booleans, null and objects decide how the statement is written;
 * texts, numbers, instants and arrays go into it as values.
 */
export type Scope<S> = { readonly [K in keyof S]: Value | Deciding | undefined };

interface Prepared<V, P, S> {
  /** Brings the value into the form that the condition takes; undefined when it asks for nothing. */
  readonly prepare?: (value: V) => P | undefined;
  readonly condition: (value: P, scope: S) => Condition;
  /** Ids that are costly to find: a page finds them once, for its rows and their total, instead of `condition`. */
  readonly finds?: (value: P, scope: S) => { readonly id: string; readonly ids: RawBuilder<{ id: string }> };
  /** What holds when the parameter is not given. It may look at which others are given, not at their values. */
  readonly absent?: (query: Readonly<Record<string, unknown>>) => Condition | undefined;
}

/** A condition for each value of an enumeration; undefined when it asks for nothing. */
interface Choices<S> {
  readonly choices: Readonly<Record<string, Condition | ((scope: S) => Condition) | undefined>>;
}

/** What one parameter of the query asks of the rows. Booleans decide how a condition is written; all other values only go into it. */
export type Filter<V, S> =
  | ((value: V, scope: S) => Condition)
  // oxlint-disable-next-line typescript/no-explicit-any -- what `prepare` makes is nobody's business but the filter's
  | Prepared<V, any, S>
  | ([V] extends [readonly string[]] ? KeyFilter<S> : never)
  | ([V] extends [string]
      ? { readonly choices: Readonly<Record<V, Condition | ((scope: S) => Condition) | undefined>> }
      : never);

/** The type of an operation's handler, which may still be missing. */
export type Handler = ((ctx: never, input: never) => Promise<Page<unknown>>) | undefined;
/** The query that the operation takes. */
export type QueryOf<H> =
  NonNullable<H> extends (ctx: never, input: infer I) => unknown
    ? I extends { readonly query: infer Q }
      ? Q
      : never
    : never;
/** What the list is of. */
export type ItemOf<H> = NonNullable<H> extends (...args: never[]) => Promise<Page<infer T>> ? T : never;

/** Parameters of every list. `filter_group` and `sort_field` are not among them: lists that have these are declared with `recordList` (src/domain/lists). */
type PageParameter = 'sort' | 'order' | 'limit' | 'offset';

/** The parameters of the query that ask something of the rows. */
export type FiltersOf<H> = Omit<QueryOf<H>, PageParameter>;

/** How a page is cut and put in order. */
export type PageRequest<H> = Pick<QueryOf<H>, Extract<keyof QueryOf<H>, PageParameter>>;

type SortsOf<H> = QueryOf<H> extends { readonly sort?: infer V } ? V & string : never;

/** The order of a list that nobody asked to sort: several expressions, each with its direction. */
export type OwnOrder<S> = readonly RawBuilder<unknown>[] | ((scope: S) => readonly RawBuilder<unknown>[]);

/** A list whose `sort` has no default has an order of its own. */
type OwnOf<H, S> =
  QueryOf<H> extends { readonly sort: string }
    ? { readonly own?: never }
    : {
        /** The order without `sort`, whatever `order` says. */
        readonly own: OwnOrder<S>;
      };

export type Declaration<H, S, Q extends Select> = Rows<H, S, Q> & OwnOf<H, S>;

interface Rows<H, S, Q extends Select> {
  /** The rows that may be seen, with what filters, sorts and columns need of other tables. */
  readonly rows: (db: Db, scope: S) => Q;
  /** Ids that are costly to find, once for the page and its total: `rows` selects them from `found`. */
  readonly found?: (scope: S) => RawBuilder<{ id: string }>;
  /** The contract's representation of each. */
  readonly record: (rows: Q, scope: S, db: Db) => RecordQuery<ItemOf<H>>;
  /** What every order ends with, so that pages never overlap: a column, as a rule the id. */
  readonly id: string;
  /** Every parameter that asks something of the rows. */
  readonly filters: { readonly [K in keyof FiltersOf<H>]-?: Filter<NonNullable<FiltersOf<H>[K]>, S> };
  /** Every value of `sort`. */
  readonly sorts: { readonly [K in SortsOf<H>]: Sort<S> };
  /** What comes before any `sort`. */
  readonly first?: RawBuilder<unknown>;
  /** The alias of the one table, for records with subqueries: see `PageOf`. */
  readonly cutFirst?: string;
}

/** The handler type of a list that is not one of the contract's as it stands, such as one that several operations share. */
export type Listing<Query, Item> = (ctx: never, input: { readonly query: Query }) => Promise<Page<Item>>;

/** What custom fields and saved views add for a single call; such a statement is compiled for that call. */
export interface Additions<Q> {
  /** A tree of filters, compiled. */
  readonly condition?: Condition | undefined;
  /** What to sort by instead of the query's `sort`; records without a value come last. */
  readonly sort?: RawBuilder<unknown> | undefined;
  /** Further tables that decide which rows there are. */
  readonly join?: ((rows: Q) => Q) | undefined;
  /** What comes before the order that the query asks for. */
  readonly before?: readonly RawBuilder<unknown>[] | undefined;
}

/**
 * A list of the contract, declared: the rows that may be seen, their columns, a condition for every filter and an expression for
 * every sort. The type of the operation's handler `H` makes all of them complete. The statement is compiled once for each set of
 * filters.
 *
 *   export const clientNotes = list<ClientNotesHandlers['listClientNotes'], Viewer>()({ rows, record, id: 'n.id', filters: {...}, sorts: {...} });
 *   clientNotes.page(ctx.db, query, viewerOf(ctx))
 */
export const list =
  <H extends Handler, S extends Scope<S> = object>() =>
  <Q extends Select>(declaration: Declaration<H, S, Q>): List<H, S, Q> =>
    new List(declaration);

export class List<H extends Handler, S extends Scope<S>, Q extends Select> {
  readonly #declaration: Declaration<H, S, Q>;
  readonly #filters: readonly (readonly [string, Filter<unknown, S>])[];
  readonly #texts = new StatementTexts<PageRow>();

  constructor(declaration: Declaration<H, S, Q>) {
    this.#declaration = declaration;
    this.#filters = Object.entries(declaration.filters) as unknown as [string, Filter<unknown, S>][];
  }

  /** A page of records and how many there are. */
  async page(
    db: Db,
    query: FiltersOf<H> & PageRequest<H>,
    scope: S,
    additions?: Additions<Q>,
  ): Promise<Page<ItemOf<H>>> {
    // At the same time as the page: a query with a filter by keys takes no longer.
    const [page] = await Promise.all([
      this.#page(db, query, scope, additions),
      requireKeys(db, this.#filters, query, scope),
    ]);
    return page;
  }

  async #page(
    db: Db,
    query: FiltersOf<H> & PageRequest<H>,
    scope: S,
    additions: Additions<Q> | undefined,
  ): Promise<Page<ItemOf<H>>> {
    const { limit, offset, sort, order } = query as unknown as PageShape;
    // A tree of filters differs from call to call: nothing is gained by keeping its text.
    if (additions !== undefined && Object.values(additions).some((addition) => addition !== undefined)) {
      const [row] = await this.#statement(
        db,
        this.#pageConditions(query, scope),
        scope,
        query as unknown as PageShape,
        additions,
      ).execute();
      return toPage(row!);
    }
    const asked = this.#ask(query, scope);
    const [row] = await this.#texts.run(
      db,
      `${sort === undefined ? 'own' : `${sort} ${order}`} ${asked.key}`,
      { ...asked.values, limit, offset },
      () =>
        this.#statement(db, asked.conditions(), asked.scope(), {
          sort,
          order,
          limit: new Placeholder('limit') as unknown as number,
          offset: new Placeholder('offset') as unknown as number,
        }),
    );
    return toPage(row!);
  }

  /** As `page`, with the records parsed: for what becomes a part of another answer. */
  async objects(
    db: Db,
    query: FiltersOf<H> & PageRequest<H>,
    scope: S,
  ): Promise<{ items: ItemOf<H>[]; total: number }> {
    const { items, total } = await this.page(db, query, scope);
    return { items: JSON.parse(items as unknown as string) as ItemOf<H>[], total };
  }

  /** The rows that meet the filters, without columns: for counts and groups of what the list shows. In an object, since nobody can wait for a builder of Kysely's. */
  async matching(db: Db, filters: FiltersOf<H>, scope: S, condition?: Condition): Promise<{ rows: Q }> {
    await requireKeys(db, this.#filters, filters, scope);
    return { rows: this.#where(this.#declaration.rows(db, scope), this.#plain(filters, scope), condition) };
  }

  /** The statement of a page as it is sent, for tests that ask Postgres for its plan. */
  compile(db: Db, query: FiltersOf<H> & PageRequest<H>, scope: S): CompiledQuery<PageRow> {
    return this.#statement(
      db,
      this.#pageConditions(query, scope),
      scope,
      query as unknown as PageShape,
    ).compile();
  }

  #statement(
    db: Db,
    { conditions, found }: FoundConditions,
    scope: S,
    { sort, order, limit, offset }: PageShape,
    additions?: Additions<Q>,
  ) {
    const { rows, record, cutFirst } = this.#declaration;
    const page: PageOf<ItemOf<H>, Q> = {
      matching: this.#where(
        additions?.join?.(rows(db, scope)) ?? rows(db, scope),
        conditions,
        additions?.condition,
      ),
      found: found ?? this.#declaration.found?.(scope),
      record: (matching) => record(matching, scope, db),
      orderBy: [...(additions?.before ?? []), ...this.#orderBy(sort, order, scope, additions?.sort)],
      limit,
      offset,
      cutFirst,
    };
    return pageQuery(db, page);
  }

  #where(rows: Q, conditions: readonly Condition[], condition?: Condition): Q {
    const all = condition === undefined ? conditions : [...conditions, condition];
    return all.reduce<Select>((matching, each) => matching.where(each), rows) as Q;
  }

  #orderBy(
    sort: string | undefined,
    direction: Direction,
    scope: S,
    custom: RawBuilder<unknown> | undefined,
  ): RawBuilder<unknown>[] {
    const { first, id } = this.#declaration;
    const before = first === undefined ? [] : [first];
    if (custom !== undefined)
      return [
        ...before,
        sql`${custom} ${sql.raw(direction)} nulls last`,
        inDirection(sql.ref(id), direction),
      ];
    const own = this.#declaration.own as OwnOrder<S> | undefined;
    if (sort === undefined && own !== undefined)
      return [...before, ...(typeof own === 'function' ? own(scope) : own), inDirection(sql.ref(id), 'asc')];
    const sorts = this.#declaration.sorts as Readonly<Record<string, Sort<S>>>;
    const chosen: Sort<S> | undefined = sorts[sort!];
    const expressions =
      chosen === undefined
        ? []
        : typeof chosen === 'function'
          ? chosen(direction, scope)
          : [inDirection(chosen, direction)];
    return [...before, ...expressions, inDirection(sql.ref(id), direction)];
  }

  /** The conditions of a call with the values in them. */
  #plain(query: object, scope: S): Condition[] {
    return this.#given(query).flatMap(({ filter, value }) => conditionOf(filter, value, scope));
  }

  /** As `#plain`, for a page: the ids that the first costly filter finds stand beside the conditions. */
  #pageConditions(query: object, scope: S): FoundConditions {
    return this.#conditionsOf(this.#given(query), scope);
  }

  #conditionsOf(given: readonly Given<S>[], scope: S): FoundConditions {
    let found: RawBuilder<{ id: string }> | undefined;
    const conditions = given.flatMap(({ filter, value }) => {
      if (!('finds' in filter) || found !== undefined || this.#declaration.found !== undefined)
        return conditionOf(filter, value, scope);
      const { id, ids } = filter.finds!(value, scope);
      found = ids;
      return [sql<boolean>`${sql.ref(id)} in (select id from found)`];
    });
    return { conditions, found };
  }

  /** The filters that the query gives, with their values as the conditions take them. */
  #given(query: object): Given<S>[] {
    const given: Given<S>[] = [];
    for (const [name, filter] of this.#filters) {
      const value = (query as Record<string, unknown>)[name];
      const prepared = value === undefined || !('prepare' in filter) ? value : filter.prepare!(value);
      if (prepared !== undefined) given.push({ name, filter, value: prepared });
      else if ('absent' in filter)
        given.push({ name, filter: () => filter.absent!(query as Record<string, unknown>), value: null });
    }
    return given;
  }

  /** What the text of a call's statement depends on, the values that go into it, and how to make it. */
  #ask(query: object, scope: S): Asked<S> {
    const values: Record<string, unknown> = {};
    let key = '';
    const decided = (name: string, value: unknown, decides: boolean): void => {
      key += decides ? `${name}=${JSON.stringify(value)} ` : `${name} `;
      if (!decides) values[name] = value;
    };
    const ofScope = Object.entries(scope).filter(([, value]) => value !== undefined);
    for (const [name, value] of ofScope) decided(`scope.${name}`, value, decidesText(value));
    const given = this.#given(query);
    for (const { name, filter, value } of given)
      decided(name, value, 'choices' in filter || decidesText(value));
    const scopeOfText = (): S =>
      Object.fromEntries(
        ofScope.map(([name, value]) => [name, decidesText(value) ? value : new Placeholder(`scope.${name}`)]),
      ) as S;
    const conditions = (): FoundConditions =>
      this.#conditionsOf(
        given.map(({ name, filter, value }) => ({
          name,
          filter,
          value: 'choices' in filter || decidesText(value) ? value : new Placeholder(name),
        })),
        scopeOfText(),
      );
    return { key, values, conditions, scope: scopeOfText };
  }
}

interface Given<S> {
  readonly name: string;
  readonly filter: Filter<unknown, S> | (() => Condition | undefined);
  readonly value: unknown;
}

interface Asked<S> {
  readonly key: string;
  readonly values: Record<string, unknown>;
  conditions(): FoundConditions;
  scope(): S;
}

/** Conditions of a page, and the ids that they select from `found`. */
interface FoundConditions {
  readonly conditions: readonly Condition[];
  readonly found: RawBuilder<{ id: string }> | undefined;
}

const decidesText = (value: unknown): boolean =>
  typeof value === 'boolean' ||
  (typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date));

interface PageShape {
  /** Undefined for the list's own order. */
  readonly sort: string | undefined;
  readonly order: Direction;
  readonly limit: number;
  readonly offset: number;
}

function conditionOf<S>(filter: Given<S>['filter'], value: unknown, scope: S): Condition[] {
  const chosen =
    typeof filter === 'function'
      ? filter(value, scope)
      : 'condition' in filter
        ? filter.condition(value, scope)
        : (filter as Choices<S>).choices[value as string];
  if (chosen === undefined) return [];
  return [typeof chosen === 'function' ? chosen(scope) : chosen];
}
