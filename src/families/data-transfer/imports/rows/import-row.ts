import { createHash } from 'node:crypto';
import { findKeyed } from '../reading/references.queries.ts';
import { RowFault, RowFaults } from '../reading/fault.ts';
import { seenOf } from '../reading/references.ts';
import { readRow } from '../reading/read-row.ts';
import { scopeOf, type Values, type Writer } from '../targets/kinds.ts';
import { keyTarget } from './faults.ts';
import type { Kit } from './kit.ts';
import { problemOf } from './row-problem.ts';
import { claim, storeKey, type FileRow, type RowResult } from './rows.queries.ts';

/** What a row did, or would. */
interface Done {
  readonly outcome: 'created' | 'updated' | 'unchanged';
  readonly recordId: string;
  /** What no other row of the file may have. */
  readonly claims: readonly string[];
}

/** Thrown to take back what a row stored. */
class TakenBack extends Error {
  readonly done: Done;
  constructor(done: Done) {
    super('The row was only tried.');
    this.done = done;
  }
}

/** Imports a row, as a part of the transaction: one that is refused leaves nothing behind. */
export async function runRow(ctx: Writer, kit: Kit, row: FileRow): Promise<RowResult> {
  try {
    const { outcome, recordId } = await ctx.nested(async (part) => {
      const done = await storeRow(part, kit, row);
      // Since the preview, records of two rows may have been merged.
      if (done.outcome !== 'created') await claimFor(part, kit, row, [recordClaim(done.recordId)]);
      return done;
    });
    return { outcome, recordId, problem: null };
  } catch (error) {
    return failed(ctx, kit, row, error);
  }
}

/** Does the same and takes it back: what it answers is what would be. */
export async function tryRow(ctx: Writer, kit: Kit, row: FileRow): Promise<RowResult> {
  try {
    const done = await takenBack(ctx, (part) => storeRow(part, kit, row));
    await claimFor(ctx, kit, row, done.claims);
    return {
      outcome: done.outcome,
      recordId: done.outcome === 'created' ? null : done.recordId,
      problem: null,
    };
  } catch (error) {
    return failed(ctx, kit, row, error);
  }
}

const takenBack = (ctx: Writer, work: (part: Writer) => Promise<Done>): Promise<Done> =>
  ctx
    .nested<Done>(async (part) => {
      throw new TakenBack(await work(part));
    })
    .catch((error: unknown) => {
      if (error instanceof TakenBack) return error.done;
      throw error;
    });

async function failed(ctx: Writer, kit: Kit, row: FileRow, error: unknown): Promise<RowResult> {
  const problem = await problemOf(ctx, kit, textsOf(kit, row), error, (values) =>
    takenBack(ctx, (part) => storeValues(part, kit, row, values)),
  );
  return { outcome: 'failed', recordId: null, problem };
}

async function storeRow(ctx: Writer, kit: Kit, row: FileRow): Promise<Done> {
  const { values, faults } = await readRow(ctx, kit.reading, textsOf(kit, row));
  if (faults.length > 0) throw new RowFaults(faults);
  return storeValues(ctx, kit, row, values);
}

async function storeValues(ctx: Writer, kit: Kit, row: FileRow, values: Values): Promise<Done> {
  const { wanted, kind } = kit;
  const textOf = textsOf(kit, row);
  const key = wanted.key_column === null ? '' : textOf(wanted.key_column).trim().slice(0, 500);
  const found = await findRecord(ctx, kit, key, values);
  const guarded = async (id: string | null): Promise<readonly string[]> =>
    id === null || !kit.reading.isTrial
      ? []
      : ((await kind.guarded?.(ctx.db, id)) ?? []).map(({ target, value }) => claimOf(target, value));
  const before = new Set(await guarded(found.id));
  const done = async (outcome: Done['outcome'], recordId: string): Promise<Done> => {
    if (key !== '' && wanted.source_name !== null)
      await storeKey(
        ctx.db,
        { sourceName: wanted.source_name, scope: scopeOf(wanted), key },
        { kind: wanted.record_kind, id: recordId },
      );
    return {
      outcome,
      recordId,
      claims: [
        ...found.claims,
        ...(outcome === 'unchanged' ? [] : uniqueClaims(kit, values)),
        ...(outcome === 'unchanged' ? [] : (await guarded(recordId)).filter((value) => !before.has(value))),
        ...(found.id === null ? [] : [recordClaim(found.id)]),
      ],
    };
  };
  if (found.id === null) return done('created', await kind.add(ctx, wanted, values));
  if (wanted.on_match === 'skip') return done('unchanged', found.id);
  return done(await kind.change(ctx, found.id, values, wanted.on_match), found.id);
}

/** The text of a column of the row. */
export function textsOf({ wanted }: Pick<Kit, 'wanted'>, { texts }: FileRow): (column: string) => string {
  const places = new Map(wanted.read_columns.map((column, place) => [column, place]));
  return (column) => texts[places.get(column) ?? -1] ?? '';
}

/** The record that the row is about: by its identifier in the source, else by the values that have to match. */
async function findRecord(
  ctx: Writer,
  kit: Kit,
  key: string,
  values: Values,
): Promise<{ readonly id: string | null; readonly claims: readonly string[] }> {
  const { wanted } = kit;
  const claims = key === '' ? [] : [claimOf(keyTarget, key)];
  if (key !== '' && wanted.source_name !== null) {
    const keyed = await findKeyed(ctx.db, wanted.source_name, scopeOf(wanted), key);
    const [seen] = keyed === undefined ? [] : await seenOf(ctx, wanted.record_kind, [keyed]);
    if (seen !== undefined) return { id: seen, claims };
  }
  if (kit.matching.length === 0 || kit.matching.some((target) => !values.has(target.key)))
    return { id: null, claims };
  return { id: await matched(ctx, kit, values), claims: [...claims, matchClaim(kit, values)] };
}

/** The one record that agrees in all of them. */
async function matched(ctx: Writer, { wanted, kind, matching }: Kit, values: Values): Promise<string | null> {
  let ids: readonly string[] | null = null;
  for (const target of matching) {
    const having = await kind.match(ctx.db, wanted, target, values.get(target.key));
    ids = ids === null ? having : ids.filter((id) => having.includes(id));
  }
  const seen = await seenOf(ctx, wanted.record_kind, ids ?? []);
  if (seen.length > 1)
    throw new RowFault(
      'ambiguous',
      matching[0]!.key,
      'Several records match. Match by more targets, or by one whose values are unique.',
    );
  return seen[0] ?? null;
}

const matchClaim = ({ matching }: Kit, values: Values): string =>
  claimOf(
    matching.map(({ key }) => key).join(' '),
    JSON.stringify(matching.map(({ key }) => String(values.get(key)).trim().toLowerCase())),
  );

const uniqueClaims = ({ targets }: Kit, values: Values): string[] =>
  targets
    .filter(({ key, uniqueFieldId }) => uniqueFieldId !== undefined && values.has(key))
    .map(({ key }) => claimOf(key, JSON.stringify(values.get(key)).toLowerCase()));

const recordTarget = 'record';
const recordClaim = (id: string): string => claimOf(recordTarget, id);

/** Short, however long the value is, and with the target in front, so that a refusal can name it. */
const claimOf = (target: string, value: string): string =>
  `${target.split(' ')[0]!} ${createHash('sha256').update(`${target} ${value}`).digest('base64url')}`;

async function claimFor(
  ctx: Writer,
  { wanted, matching }: Kit,
  row: FileRow,
  claims: readonly string[],
): Promise<void> {
  const taken = await claim(ctx.db, wanted.id, wanted.check_id!, row.number, claims);
  if (taken === undefined) return;
  const target = taken.split(' ')[0]!;
  if (target === recordTarget)
    throw new RowFault(
      'duplicate',
      wanted.key_column === null ? (matching[0]?.key ?? null) : keyTarget,
      'Another row of the file is the same record here, as after a merge. Remove one of the rows.',
    );
  throw new RowFault(
    'duplicate',
    target,
    'An earlier row of the file has the same value. Remove one of the rows, or make them differ.',
  );
}
