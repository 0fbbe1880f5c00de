import type { FilterGroup, ViewSort } from '#generated/types.gen.ts';
import type { Page } from '#src/call/context.ts';
import { compileFilter, loadReader, ofReader } from '#src/domain/filters/index.ts';
import type { ColumnReader, RecordColumns } from '#src/domain/list-columns/index.ts';
import {
  allOf,
  list,
  type Additions,
  type Declaration,
  type FiltersOf,
  type Handler,
  type ItemOf,
  type List,
  type Listing,
  type PageRequest,
  type QueryOf,
  type Scope,
  type Select,
} from '#src/platform/db/query/index.ts';
import { conflict, Problem } from '#src/platform/errors/index.ts';

/** The query without what follows from the columns. */
type PlainQuery<Q> = {
  [K in keyof Q as K extends 'filter_group' | 'sort_field' ? never : K]: K extends 'sort'
    ? Exclude<Q[K], 'custom_field'>
    : Q[K];
};
type Plain<H extends Handler> = Listing<PlainQuery<QueryOf<H>>, ItemOf<H>>;

/** The same query, in which `sort` may be missing. */
type Unsorted<Q> = Omit<Q, 'sort'> & {
  readonly sort?: (Q & { readonly sort?: unknown })['sort'] | undefined;
};

/** What the query asks of the columns. */
interface ColumnQuery {
  readonly filter_group?: FilterGroup;
  readonly sort?: string;
  readonly sort_field?: string;
}

/** A saved view, as far as the records in it depend on it. */
export interface SavedView {
  readonly filter_group: FilterGroup | null;
  readonly sort_by: readonly ViewSort[];
}

/** The order of records that the order of a view leaves undecided. */
export const newest = { sort: 'created_at', order: 'desc' } as const;

/**
 * A list of records with custom fields: declared as `list` (src/platform/db/query/list.ts), and with `columns`, from which
 * `filter_group`, `sort=custom_field` and saved views follow.
 *
 *   export const clientList = recordList<ClientsHandlers['listClients'], Viewer>()({ columns: clientColumns, rows, record, id, filters, sorts });
 *   clientList.page(ctx, query, viewerOf(ctx))
 */
export const recordList =
  <H extends Handler, S extends Scope<S> = object>() =>
  <Q extends Select>({
    columns,
    ...declaration
  }: Declaration<Plain<H>, S, Q> & { readonly columns: RecordColumns }): RecordList<H, S, Q> =>
    new RecordList(columns, list<Plain<H>, S>()(declaration as unknown as Declaration<Plain<H>, S, Q>));

export class RecordList<H extends Handler, S extends Scope<S>, Q extends Select> {
  readonly columns: RecordColumns;
  /** The same list without trees of filters and custom fields. */
  readonly plain: List<Plain<H>, S, Q>;

  constructor(columns: RecordColumns, plain: List<Plain<H>, S, Q>) {
    this.columns = columns;
    this.plain = plain;
  }

  /** A page of records and how many there are. */
  async page(ctx: ColumnReader, query: QueryOf<H>, scope: S): Promise<Page<ItemOf<H>>> {
    return this.#page(ctx, query, scope, await this.#asked(ctx, query as ColumnQuery));
  }

  /**
   * The records of a saved view that the query asks for: in the view's order unless the query has a `sort`. 409 when the
   * view names what is gone: it was sound when it was saved.
   */
  async pageOfView(
    ctx: ColumnReader,
    view: SavedView,
    query: Unsorted<QueryOf<H>>,
    scope: S,
  ): Promise<Page<ItemOf<H>>> {
    const { condition, sort } = await this.#asked(ctx, query as ColumnQuery);
    const ofView = await viewConditions(ctx, this.columns, view);
    const narrowed = { condition: allOf(ofView.condition, condition), sort };
    const isSorted = (query as ColumnQuery).sort !== undefined;
    return this.#page(ctx, (isSorted ? query : { ...query, ...newest }) as QueryOf<H>, scope, {
      ...narrowed,
      ...(!isSorted && { before: ofView.order }),
    });
  }

  /** The rows that meet the filters and the tree, without columns: for counts and groups of what the list shows. */
  async matching(
    ctx: ColumnReader,
    { filter_group: group, ...filters }: FiltersOf<Plain<H>> & Pick<ColumnQuery, 'filter_group'>,
    scope: S,
  ): Promise<{ rows: Q }> {
    const condition = await this.columns.condition(ctx, group);
    return this.plain.matching(ctx.db, filters as unknown as FiltersOf<Plain<H>>, scope, condition);
  }

  #page(ctx: ColumnReader, query: QueryOf<H>, scope: S, additions: Additions<Q>): Promise<Page<ItemOf<H>>> {
    const plain = query as unknown as FiltersOf<Plain<H>> & PageRequest<Plain<H>>;
    return this.plain.page(ctx.db, plain, scope, additions);
  }

  async #asked(ctx: ColumnReader, query: ColumnQuery): Promise<Pick<Additions<Q>, 'condition' | 'sort'>> {
    const { filter_group: group, sort, sort_field: key } = query;
    const fields = sort === 'custom_field' ? await this.columns.loadFields(ctx) : undefined;
    const field = this.columns.sortField(sort, key, fields, 'query');
    return { condition: await this.columns.condition(ctx, group), sort: field?.sort };
  }
}

/** The filter and the order of a saved view over these columns, for its reader; 409 when its filter names what is gone. */
export async function viewConditions(ctx: ColumnReader, columns: RecordColumns, view: SavedView) {
  const { userId } = ctx.identity;
  const { filter_group: group } = view;
  const [fields, reader] = await Promise.all([columns.loadFields(ctx), loadReader(ctx.db, userId, [group])]);
  const columnOf = columns.finder(userId, fields);
  const order = columns.orderOf(view.sort_by, userId, fields);
  if (group === null) return { condition: undefined, order };
  const scope = { columnOf, view: { now: ctx.now, userId }, place: 'view.filter_group' };
  return { condition: stillSound(() => compileFilter(ofReader(group, columnOf, reader), scope)), order };
}

/** What a view asks for; 409 instead of 400 when it names what is gone, since it was sound when it was saved. */
export function stillSound<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Problem && error.code === 'validation_error')
      throw conflict(`The view can no longer be shown: ${error.message} Change the view, and it can.`);
    throw error;
  }
}
