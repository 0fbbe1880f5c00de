import { isDeepStrictEqual } from 'node:util';
import type { StatusOption, StatusOptionInput, StatusOptionReplacements } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { replaceOptions, selectOptions, type OptionHolder } from './options.queries.ts';
import { buildOptions, nounsOf, planMoves, retiredOptions } from './options.rules.ts';
import { countByStatus, moveRecords } from './records.queries.ts';

interface Wanted {
  readonly options: readonly StatusOptionInput[];
  readonly replacements?: StatusOptionReplacements;
}

/** Replaces all options of a locked holder and moves the records of those that go. Answers the former ones, null when nothing changed. */
export async function changeOptions(
  ctx: WriteContext,
  holder: OptionHolder,
  { options: inputs, replacements = {} }: Wanted,
): Promise<StatusOption[] | null> {
  const existing = await selectOptions(ctx.db, holder);
  const options = buildOptions(holder.kind, inputs, existing, ctx.now);
  const retired = retiredOptions(existing, options);
  const inUse = retired.some(({ isNews }) => isNews)
    ? await countByStatus(ctx.db, holder)
    : new Map<string, number>();
  const nouns = holder.templateId === null ? nounsOf[holder.kind] : (['open stage', 'open stages'] as const);
  const moved = await moveRecords(
    ctx.db,
    holder,
    planMoves(options, retired, replacements, inUse, nouns),
    ctx.now,
  );
  if (moved === 0 && isDeepStrictEqual(existing, options)) return null;
  await replaceOptions(ctx.db, holder, options);
  return existing;
}
