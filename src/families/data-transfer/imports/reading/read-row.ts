import type { DataImportMapping } from '#generated/console/types.gen.ts';
import type { Values, Writer } from '../targets/kinds.ts';
import type { Target } from '../targets/target.ts';
import { withSteadyDirection } from '#src/domain/names/index.ts';
import { chosen } from './choices.ts';
import { RowFault } from './fault.ts';
import { referenceOf } from './references.ts';
import { selectKnownTags } from './references.queries.ts';
import {
  addressOf,
  contactsIn,
  dayOf,
  flagOf,
  integerOf,
  meaningOf,
  momentOf,
  moneyOf,
  numberOf,
  partsOf,
  phoneOf,
} from './texts.rules.ts';

/** A mapped column and the target that it fills. */
export interface ReadColumn {
  readonly mapping: DataImportMapping;
  readonly target: Target;
}

export interface Reading {
  readonly columns: readonly ReadColumn[];
  readonly sourceName: string | null;
  readonly timeZone: string;
  /** Tags that have been looked up, and whether there were any such. */
  readonly knownTags: Map<string, boolean>;
  /** Whether rows are only tried: then nothing is added to fields. */
  readonly isTrial: boolean;
}

/** What a row says: its values, and why its other cells cannot be read. */
export interface ReadValues {
  readonly values: Values;
  readonly faults: readonly RowFault[];
}

export async function readRow(
  ctx: Writer,
  { columns, ...reading }: Reading,
  textOf: (column: string) => string,
): Promise<ReadValues> {
  const values = new Map<string, unknown>();
  const faults: RowFault[] = [];
  for (const { mapping, target } of columns) {
    const meant = meaningOf(textOf(mapping.column), mapping);
    if (meant === null) continue;
    try {
      const value = await valueOf(ctx, target, meant, mapping, reading);
      if (value !== undefined) values.set(target.key, value);
    } catch (error) {
      if (!(error instanceof RowFault)) throw error;
      faults.push(error);
    }
  }
  return { values, faults };
}

async function valueOf(
  ctx: Writer,
  target: Target,
  text: string,
  mapping: DataImportMapping,
  { sourceName, timeZone, knownTags, isTrial }: Omit<Reading, 'columns'>,
): Promise<unknown> {
  const { key, reader } = target;
  const { date_format: format, list_separator: separator } = mapping;
  const numberFormat = mapping.number_format ?? undefined;
  switch (reader.as) {
    case 'name':
      return withSteadyDirection(text).trim() || undefined;
    case 'text':
      return target.value_type === 'email' ? addressOf(text, key) : text;
    case 'number':
      return numberOf(text, key, numberFormat);
    case 'integer':
      return integerOf(text, key, numberFormat);
    case 'money':
      return moneyOf(text, reader.currency, key, numberFormat);
    case 'date':
      return dayOf(text, format, key);
    case 'date_time':
      return momentOf(text, { format, timeZone, isEnd: reader.isEnd, target: key });
    case 'checkbox':
      return flagOf(text, key);
    case 'phone':
      return phoneOf(text);
    case 'country':
      return text.toUpperCase();
    case 'contacts':
      return contactsIn(text, separator, key);
    case 'address':
      return { line1: text.replace(/\s*[\r\n]+\s*/g, ', ') };
    case 'tags':
      return mapping.is_adding_choices
        ? partsOf(text, separator)
        : tagsOf(ctx, reader.table, partsOf(text, separator), knownTags, key);
    case 'choice': {
      const how = { target, isAdding: mapping.is_adding_choices, isTrial };
      if (!reader.isMultiple) return chosen(ctx, reader, text, how);
      const keys = partsOf(text, separator).flatMap((part) => chosen(ctx, reader, part, how) ?? []);
      return [...new Set(keys)];
    }
    case 'record':
    case 'links': {
      const isMultiple = reader.as === 'links' || reader.isMultiple;
      const ids: string[] = [];
      for (const part of isMultiple ? partsOf(text, separator) : [text])
        ids.push(await referenceOf(ctx, reader, part, sourceName, key));
      return isMultiple ? [...new Set(ids)] : ids[0];
    }
  }
}

async function tagsOf(
  ctx: Writer,
  table: 'clients' | 'tasks',
  tags: readonly string[],
  known: Map<string, boolean>,
  target: string,
): Promise<readonly string[]> {
  const fresh = tags.filter((tag) => !known.has(tag));
  if (fresh.length > 0) {
    const found = new Set(await selectKnownTags(ctx.db, table, fresh));
    for (const tag of fresh) known.set(tag, found.has(tag));
  }
  if (tags.some((tag) => !known.get(tag)))
    throw new RowFault(
      'unknown',
      target,
      'No record has this tag yet. Correct it, or let the import add tags with is_adding_choices.',
    );
  return tags;
}
