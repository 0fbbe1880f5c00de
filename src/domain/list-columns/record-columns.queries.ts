import type { RawBuilder } from 'kysely';
import type { FilterGroup, ViewSort } from '#generated/types.gen.ts';
import {
  loadFieldSet,
  typedExpression,
  type FieldReader,
  type FieldRecordKind,
  type FieldSet,
} from '#src/domain/field-values/index.ts';
import { compileFilter, namesField, type ColumnFinder } from '#src/domain/filters/index.ts';
import { emptyLast, type Condition } from '#src/platform/db/query/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { isSortable } from './catalogue.ts';
import { columnFinder, customKeyOf, type AgencyChoices, type SystemColumn } from './columns.queries.ts';
import { sortFieldOf, type SortedList } from './sort-field.ts';
import { customColumn, systemColumn, type ViewedColumn } from './viewed-column.queries.ts';

/** How the properties and custom fields of the records of a list are found in its query. */
export interface RecordColumnsDeclaration extends SortedList {
  /** Whose custom fields the records have, or how to load them; null when they have none. */
  readonly fields: FieldRecordKind | ((ctx: FieldReader) => Promise<CustomFields>) | null;
  readonly columns: readonly SystemColumn[];
  /** The values of properties whose keys the agency defines, such as those of its statuses. */
  readonly agencyChoices?: Readonly<Record<string, (db: Db) => Promise<readonly string[]>>>;
}

/** Custom fields by their keys, in the order people see them. */
export type CustomFields = Pick<FieldSet, 'fields' | 'get'>;

const noFields: CustomFields = { fields: [], get: () => undefined };

/** What compiling a tree needs of a call. */
export type ColumnReader = FieldReader & { readonly now: Date };

/** The properties and custom fields by which a list of records is filtered, sorted and grouped. */
export class RecordColumns {
  readonly #declaration: RecordColumnsDeclaration;
  readonly #byKey: ReadonlyMap<string, SystemColumn>;

  constructor(declaration: RecordColumnsDeclaration) {
    this.#declaration = declaration;
    this.#byKey = new Map(declaration.columns.map((column) => [column.key, column]));
  }

  /** The properties, in the order of the catalogue. */
  get properties(): readonly SystemColumn[] {
    return this.#declaration.columns;
  }

  /** The property with that key. */
  find(key: string): SystemColumn | undefined {
    return this.#byKey.get(key);
  }

  async loadFields(ctx: FieldReader): Promise<CustomFields> {
    const { fields } = this.#declaration;
    if (typeof fields === 'function') return fields(ctx);
    return fields === null ? noFields : loadFieldSet(ctx, fields);
  }

  /** The property or custom field of that name as a column of a view; undefined for none. */
  column(name: string, userId: string, fields: CustomFields): ViewedColumn | undefined {
    const system = this.find(name);
    if (system !== undefined) return systemColumn(system, userId);
    const field = fields.get(customKeyOf(name) ?? '');
    return field && customColumn(field, this.#declaration.values);
  }

  /** What filters can name, among these custom fields. */
  finder(userId: string, fields: CustomFields, choices?: AgencyChoices): ColumnFinder {
    return columnFinder(this.#byKey, userId, fields, this.#declaration.values, choices);
  }

  /** The agency's own values of the properties that the tree names: only one of them can match. */
  async choicesFor(db: Db, group: FilterGroup | null | undefined): Promise<AgencyChoices> {
    const { agencyChoices = {} } = this.#declaration;
    if (group == null) return {};
    const named = Object.entries(agencyChoices).filter(([name]) => namesField(group, name));
    return Object.fromEntries(
      await Promise.all(named.map(async ([name, select]) => [name, await select(db)])),
    ) as AgencyChoices;
  }

  /** The parameter `filter_group` as a condition; 400 for what the list does not have. */
  async condition(ctx: ColumnReader, group: FilterGroup | undefined): Promise<Condition | undefined> {
    if (group === undefined) return undefined;
    const [fields, choices] = await Promise.all([this.loadFields(ctx), this.choicesFor(ctx.db, group)]);
    const columnOf = this.finder(ctx.identity.userId, fields, choices);
    return compileFilter(group, {
      columnOf,
      view: { now: ctx.now, userId: ctx.identity.userId },
      place: 'query.filter_group',
    });
  }

  /** The custom field to sort by; 400 about `sort_field` at `place` when it does not fit `sort`. */
  sortField(
    sort: string | undefined,
    key: string | null | undefined,
    fields: CustomFields | undefined,
    place: string,
  ) {
    return sortFieldOf(this.#declaration, sort, key, fields, place);
  }

  /** The order of a saved view; fields that are gone or have no order are passed over. */
  orderOf(sortBy: readonly ViewSort[], userId: string, fields: CustomFields): RawBuilder<unknown>[] {
    return sortBy.flatMap(({ field, order }) => {
      const system = this.find(field);
      if (system !== undefined)
        return isSortable(system.kind) ? emptyLast(system.sort ?? system.value(userId))(order) : [];
      const custom = fields.get(customKeyOf(field) ?? '');
      const expression = custom && typedExpression(custom.definition, this.#declaration.values);
      return expression !== undefined && isSortable(expression.kind) ? emptyLast(expression.sort)(order) : [];
    });
  }
}

/**
 *   export const clientColumns = recordColumns({ noun: 'clients', fields: 'client', values: 'c.field_values', columns, agencyChoices });
 */
export const recordColumns = (declaration: RecordColumnsDeclaration): RecordColumns =>
  new RecordColumns(declaration);
