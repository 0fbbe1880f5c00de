import type { DataImportMapping } from '#generated/console/types.gen.ts';
import type { Field, FieldChoiceInput } from '#generated/types.gen.ts';
import { forgetFieldSets } from '#src/domain/field-values/index.ts';
import type { FileRow } from '../rows/rows.queries.ts';
import type { Writer } from '../targets/kinds.ts';
import type { Reader, Target } from '../targets/target.ts';
import { RowFault } from './fault.ts';
import { meaningOf, partsOf } from './texts.rules.ts';

type ChoiceReader = Extract<Reader, { as: 'choice' }>;

const maxListed = 10;
const maxLabel = 120;

/** The key of the choice that a text means, by key or label. One that is to be added is tried with another in its place. */
export function chosen(
  ctx: Pick<Writer, 'can'>,
  reader: ChoiceReader,
  text: string,
  {
    target,
    isAdding,
    isTrial,
  }: { readonly target: Target; readonly isAdding: boolean; readonly isTrial: boolean },
): string | undefined {
  const { choices, fieldId } = reader;
  const known = find(choices, text);
  if (known !== undefined) return known.key;
  if (isAdding && fieldId !== null && isTrial) {
    requireAddable(ctx, text, target.key);
    return choices[0]?.key;
  }
  const labels = choices.slice(0, maxListed).map(({ label }) => label);
  const rest = choices.length > maxListed ? `, and ${choices.length - maxListed} more` : '';
  throw new RowFault(
    'unknown',
    target.key,
    `It must be one of ${labels.join(', ') || 'no choices yet'}${rest}. Map other texts in value_map.`,
  );
}

function requireAddable(ctx: Pick<Writer, 'can'>, text: string, target: string): void {
  if (!ctx.can('settings.manage'))
    throw new RowFault(
      'forbidden',
      target,
      'The text is a new choice, and you may not change fields. Map it in value_map, or ask somebody with settings.manage to add it.',
    );
  if (text.length > maxLabel)
    throw new RowFault(
      'invalid',
      target,
      `A choice must have at most ${maxLabel} characters. Shorten the text.`,
    );
}

function find<C extends { readonly key: string; readonly label: string }>(
  choices: readonly C[],
  text: string,
): C | undefined {
  const word = text.toLowerCase();
  return (
    choices.find(({ key }) => key === text) ??
    choices.find(({ label }) => label.trim().toLowerCase() === word) ??
    choices.find(({ key }) => key.toLowerCase() === word)
  );
}

/** Choices that these rows want added, by their field. */
export function newChoices(
  columns: readonly { readonly mapping: DataImportMapping; readonly target: Target }[],
  rows: readonly FileRow[],
  textOf: (row: FileRow, column: string) => string,
): Map<string, readonly string[]> {
  const wanted = new Map<string, readonly string[]>();
  for (const { mapping, target } of columns) {
    const { reader } = target;
    if (!mapping.is_adding_choices || reader.as !== 'choice' || reader.fieldId === null) continue;
    const texts = rows.flatMap((row) => {
      const meant = meaningOf(textOf(row, mapping.column), mapping);
      if (meant === null) return [];
      return reader.isMultiple ? partsOf(meant, mapping.list_separator) : [meant];
    });
    // Of two spellings the first one counts.
    const fresh = new Map(
      texts
        .toReversed()
        .filter((text) => text.length <= maxLabel && find(reader.choices, text) === undefined)
        .map((text) => [text.toLowerCase(), text]),
    );
    if (fresh.size > 0) wanted.set(reader.fieldId, [...fresh.values()].toReversed());
  }
  return wanted;
}

/** Adds choices to fields by the operation that anybody else calls; a field has those that an earlier row brought. */
export async function addChoices(ctx: Writer, wanted: ReadonlyMap<string, readonly string[]>): Promise<void> {
  for (const [id, labels] of wanted) {
    const { config } = (await ctx.invoke('getField', { path: { id } })) as Field;
    if (config.type !== 'single_choice' && config.type !== 'multi_choice') continue;
    const fresh = labels.filter((label) => find(config.choices, label) === undefined);
    if (fresh.length === 0) continue;
    const choices: FieldChoiceInput[] = [...config.choices, ...fresh.map((label) => ({ label }))];
    await ctx.invoke('updateField', { path: { id }, body: { config: { ...config, choices } } });
  }
}

/** Once they are committed: rows are read by definitions that know them. */
export const forgetFormerChoices = (tenantId: string): void => forgetFieldSets(tenantId);
