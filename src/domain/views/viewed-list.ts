import type { RawBuilder } from 'kysely';
import type { ReadContext } from '#src/call/context.ts';
import type { RecordColumns } from '#src/domain/list-columns/index.ts';
import type { Condition, Select } from '#src/platform/db/query/index.ts';

/** What a list asks of the call in which somebody reads a view of it. */
export type ViewCaller = Pick<ReadContext, 'db' | 'identity' | 'can' | 'demand' | 'now'>;

/** How people see the key of an option. */
export interface OptionFace {
  readonly value: string;
  readonly text: string;
  readonly color: string | null;
}

/** The faces of options by the name of their column, each in the order of its options. */
export type OptionFaces = Readonly<Record<string, readonly OptionFace[]>>;

/** A list whose records views show. The family declares it; `compose.ts` lists them. */
export interface ViewedList {
  readonly columns: RecordColumns;
  /** The record's id in the query, and what people know it by. */
  readonly id: RawBuilder<string>;
  readonly name: RawBuilder<string>;
  /** The records that the caller may see. */
  readonly rows: (ctx: ViewCaller) => Select;
  /** Records in which the words stand; undefined when there are none. */
  readonly search: (typed: string) => Condition | undefined;
  /** The order of the list. */
  readonly own: readonly RawBuilder<unknown>[];
  /** What options of the agency are called; others are called by their keys. */
  readonly faces?: (ctx: ViewCaller) => Promise<OptionFaces>;
  /** Values that the caller may not see although they see the record, by the name of the column: shown are those for which this holds. */
  readonly shownIf?: (ctx: ViewCaller) => Readonly<Record<string, RawBuilder<boolean>>>;
}

/** The filter `search` of a declared list, as views ask it. */
export const asSearch =
  <P>({
    prepare,
    condition,
  }: {
    prepare: (typed: string) => P | undefined;
    condition: (pattern: P) => Condition;
  }) =>
  (typed: string): Condition | undefined => {
    const pattern = prepare(typed);
    return pattern === undefined ? undefined : condition(pattern);
  };
