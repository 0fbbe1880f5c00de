import type { Column } from './columns.ts';
import type { Contract, QueryParameter } from './contract.ts';

/** A line of a declaration and the names that it uses of `conditions.ts`, `order.ts` and `filters`. */
export interface Line {
  readonly text: string;
  readonly uses: readonly string[];
}

/** What `list` and `recordList` answer by themselves. */
export const ofPages = new Set(['sort', 'order', 'limit', 'offset', 'filter_group', 'sort_field']);
/** What `recordFilters` answers. */
export const ofRecords = new Set([
  'id',
  'created_by',
  'created_after',
  'created_before',
  'updated_after',
  'updated_before',
]);

/** What `recordSorts` answers. */
export const sortsOfRecords: readonly string[] = ['created_at', 'updated_at'];

interface Rows {
  readonly alias: string;
  readonly table: string;
  readonly columns: readonly Column[];
}

/** The filters of a list, each with the condition that its name and type suggest; what they do not tell is marked. */
export function filterLines(contract: Contract, query: readonly QueryParameter[], rows: Rows): Line[] {
  const asked = query.filter(({ name }) => !ofPages.has(name));
  const shared = asked.some(({ name }) => ofRecords.has(name))
    ? [{ text: `...recordFilters('${rows.alias}'),`, uses: ['recordFilters'] }]
    : [];
  return [
    ...shared,
    ...asked
      .filter(({ name }) => !ofRecords.has(name))
      .map((parameter) => filterLine(contract, parameter, rows)),
  ];
}

function filterLine(
  contract: Contract,
  { name, schema: raw }: QueryParameter,
  { alias, table, columns }: Rows,
): Line {
  const { schema } = contract.value(raw);
  const find = (wanted: string) =>
    columns.find((column) => column.name === wanted || column.property === wanted);
  const on = (helper: string, column: string): Line => ({
    text: `${name}: ${helper}('${alias}.${column}'),`,
    uses: [helper],
  });
  const unknown: Line = {
    text: `${name}: () => sql<boolean>\`false\`, // To be written: nothing of this name is stored.`,
    uses: ['sql'],
  };

  if (name === 'search')
    return { text: `search: searched('${alias}.id', 'search_${table}'),`, uses: ['searched'] };
  const bound = /^(.*)_(after|before)$/.exec(name);
  if (bound !== null) {
    const column = find(`${bound[1]}_at`) ?? find(`${bound[1]}_date`) ?? find(`${bound[1]}_on`);
    return column === undefined ? unknown : on(bound[2] === 'after' ? 'since' : 'before', column.name);
  }
  const limit = /^(min|max)_(.*)$/.exec(name);
  if (limit !== null)
    return find(limit[2]!) === undefined ? unknown : on(limit[1] === 'min' ? 'atLeast' : 'atMost', limit[2]!);
  const column = find(name);
  if (schema['type'] === 'boolean') {
    const held = /^has_(.*)$/.exec(name);
    const valued = held && (find(held[1]!) ?? find(`${held[1]}_id`));
    if (name === 'is_unassigned' && find('assigned_to')?.definition?.includes('uuid[]'))
      return {
        text: `is_unassigned: holds(sql<boolean>\`${alias}.assigned_to = '{}'\`),`,
        uses: ['holds', 'sql'],
      };
    if (column === undefined && name === 'is_root' && find('folder_id')) return on('hasNoValue', 'folder_id');
    // Whether something happened to it: `is_deleted` by `deleted_at`, `is_invoiced` by `invoice_id`.
    const happened = column === undefined ? /^is_(.*?)(d?)$/.exec(name) : null;
    const mark = happened && (find(`${happened[1]}${happened[2]}_at`) ?? find(`${happened[1]}_id`));
    if (mark) return on('hasValue', mark.name);
    return column !== undefined ? on('holds', column.name) : valued ? on('hasValue', valued.name) : unknown;
  }
  const several = find(`${name}s`);
  if (column === undefined && several?.definition?.includes('uuid[]')) return on('anyOfIds', several.name);
  if (column === undefined) return unknown;
  const item =
    schema['type'] === 'array' ? contract.value(schema['items'] as Record<string, unknown>).schema : schema;
  if (column.definition?.includes('uuid[]')) return on('anyOfIds', column.name);
  if (column.definition?.includes('text[]')) return on('tagged', column.name);
  if (schema['type'] !== 'array') return on('equalTo', column.name);
  if (item['format'] === 'uuid') return on('oneOfIds', column.name);
  return on(item['type'] === 'integer' ? 'oneOfNumbers' : 'oneOf', column.name);
}

/** Whether people sort by it as by a name, without regard to capitals. */
export const isName = (sort: string): boolean => /^(name|title|subject|label)$/.test(sort);

/** The values of `sort`, each with the expression of its name. */
export function sortLines(
  contract: Contract,
  query: readonly QueryParameter[],
  { alias, columns }: Rows,
): Line[] {
  const values = contract.value(query.find(({ name }) => name === 'sort')?.schema ?? {}).schema['enum'] as
    | readonly string[]
    | undefined;
  const asked = (values ?? []).filter((value) => value !== 'custom_field');
  const isShared = sortsOfRecords.every((value) => asked.includes(value));
  const shared = isShared ? [{ text: `...recordSorts('${alias}'),`, uses: ['recordSorts'] }] : [];
  const own = asked
    .filter((value) => !isShared || !sortsOfRecords.includes(value))
    .map((value) => {
      const column = columns.find((each) => each.name === value || each.property === value);
      if (column === undefined || column.definition === undefined)
        return { text: `${value}: sql\`${value}\`,`, uses: ['sql'] };
      const named = isName(value);
      const plain = named ? `byName('${alias}.${column.name}')` : `by('${alias}.${column.name}')`;
      if (!column.isNullable) return { text: `${value}: ${plain},`, uses: [named ? 'byName' : 'by'] };
      return named
        ? { text: `${value}: emptyLast(${plain}),`, uses: ['byName', 'emptyLast'] }
        : { text: `${value}: emptyLast('${alias}.${column.name}'),`, uses: ['emptyLast'] };
    });
  return [...shared, ...own];
}
