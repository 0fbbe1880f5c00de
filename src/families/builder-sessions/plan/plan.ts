import { families as consoleFamilies } from '#generated/console/operations.ts';
import { families } from '#generated/operations.ts';
import { permissions, type Permission } from '#generated/permissions.ts';
import type { BuilderPlannedOperation, BuilderProblem } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { forgetFieldSets } from '#src/domain/field-values/index.ts';
import { planHashOf } from '#src/domain/merge/index.ts';
import { kindOf, type AnyChange } from '../kinds/index.ts';
import { inOrder, type Ordered } from './order.rules.ts';
import { placeholderOf } from './placeholders.rules.ts';
import { errorsFirst, problemOf, warningOf } from './problems.rules.ts';
import { runPlan, targetRevisions, type Made } from './run-plan.ts';

const maxProblems = 500;
const maxRecords = 1_000;

/** What a validation finds. */
export interface Validation {
  readonly problems: readonly BuilderProblem[];
  /** Undefined when an error prevents applying. */
  readonly plan:
    | { readonly operations: readonly BuilderPlannedOperation[]; readonly hash: string }
    | undefined;
}

/**
 * Makes all changes and takes them back: whatever would refuse them does, rules, references and permissions alike, and what they
 * would change is seen. Nobody else sees any of it.
 */
export async function validateChanges(ctx: WriteContext, changes: readonly AnyChange[]): Promise<Validation> {
  const order = inOrder(changes);
  const revisions = await targetRevisions(ctx, order.changes, placeholdersOf(changes));
  const run = await tryOut(ctx, order.changes);
  const found = [...order.problems, ...run.problems, ...tooMany(run.made), ...run.made.flatMap(losses)];
  const problems = errorsFirst(found).slice(0, maxProblems);
  if (problems[0]?.severity === 'error') return { problems, plan: undefined };
  const operations = run.made.map(planned);
  return { problems, plan: { operations, hash: hashOf(changes, revisions) } };
}

/** Fingerprint of what would be applied: the changes, and the revision of each record that they are about. */
export const hashOf = (
  changes: readonly AnyChange[],
  revisions: Readonly<Record<string, number | null>>,
): string => planHashOf({ changes, revisions });

/** The fingerprint as of now. */
export async function currentHash(
  ctx: WriteContext,
  changes: readonly AnyChange[],
  ordered: readonly Ordered[],
): Promise<string> {
  return hashOf(changes, await targetRevisions(ctx, ordered, placeholdersOf(changes)));
}

async function tryOut(ctx: WriteContext, ordered: readonly Ordered[]): ReturnType<typeof runPlan> {
  const tried = new TakenBack<Awaited<ReturnType<typeof runPlan>>>();
  try {
    await ctx.nested(async (part) => {
      tried.value = await runPlan(part, ordered);
      throw tried;
    });
  } catch (error) {
    if (error !== tried) throw error;
  } finally {
    // What was read meanwhile may have been kept.
    forgetFieldSets(ctx.identity.tenantId);
  }
  return tried.value!;
}

/** Thrown to undo what was only tried. */
class TakenBack<T> extends Error {
  value: T | undefined;
}

const placeholdersOf = (changes: readonly AnyChange[]): ReadonlySet<string> =>
  new Set(changes.flatMap((change) => placeholderOf(change, kindOf(change)?.isOfTarget ?? false) ?? []));

function tooMany(made: readonly Made[]): BuilderProblem[] {
  const count = made.reduce((sum, { written }) => sum + written.length, 0);
  if (count <= maxRecords) return [];
  return [
    problemOf(
      null,
      'guard_failed',
      `The changes write ${count} records; a session writes at most ${maxRecords}. Split it.`,
    ),
  ];
}

const losses = ({ change, kind, written }: Made): BuilderProblem[] =>
  change.action === 'delete'
    ? [
        warningOf(
          change.key,
          'possible_data_loss',
          `The ${kind.noun} "${written[0]!.name}" is deleted, with what belongs to it.`,
        ),
      ]
    : [];

function planned({ change, kind, written, before, diff }: Made, position: number): BuilderPlannedOperation {
  const [record] = written;
  const isNew = change.action === 'create';
  return {
    position,
    key: change.key,
    action: change.action,
    record_kind: change.record_kind,
    target_id: isNew ? null : (record!.id ?? null),
    target_name: record!.name,
    target_revision: isNew || typeof before?.revision !== 'number' ? null : before.revision,
    required_permission: permissionOf(change),
    diff: [...diff],
    warnings: warningsOf(change, kind.publish !== undefined, kind.noun),
  };
}

const warningsOf = (change: AnyChange, canPublish: boolean, noun: string): string[] =>
  canPublish && change.is_published !== true && change.action !== 'delete'
    ? [`The working copy changes; publish the ${noun} to let it take effect.`]
    : [];

const permissionsOf = new Map(
  [...families, ...consoleFamilies].flatMap(({ operations }) =>
    operations.map(({ id, permission }) => [id, permission] as const),
  ),
);

function permissionOf(change: AnyChange): Permission | null {
  const kind = kindOf(change)!;
  const { action } = change;
  const step =
    action === 'create'
      ? kind.create?.({}, change)
      : action === 'delete'
        ? kind.remove?.('', undefined)
        : kind.update?.('', {});
  const permission = permissionsOf.get(step?.operation ?? '');
  // The others depend on the record.
  return permissions.find((each) => each === permission) ?? null;
}
