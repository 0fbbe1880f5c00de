import type { BuilderDiffEntry, BuilderProblem } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { kindOf, type AnyChange, type BuilderKind, type Content } from '../kinds/index.ts';
import { added, between, removed } from './diff.rules.ts';
import { makeChange, readRecord, requireKind, targetOf, type Written } from './make-change.ts';
import type { Ordered } from './order.rules.ts';
import { placeholderOf, withRealIds } from './placeholders.rules.ts';
import { problemOf, refusal } from './problems.rules.ts';

/** A change that was made. */
export interface Made {
  readonly change: AnyChange;
  readonly kind: BuilderKind;
  readonly written: readonly Written[];
  /** The record before, with the revision that it had before the session; undefined for a creation. */
  readonly before: Content | undefined;
  readonly diff: readonly BuilderDiffEntry[];
}

export interface PlanRun {
  readonly made: readonly Made[];
  readonly problems: readonly BuilderProblem[];
}

/** What the run knows of records that the session itself has changed. */
class Progress {
  /** Real ids by placeholder. */
  readonly ids = new Map<string, string>();
  /** Revisions by target: before the session, and after its latest change. */
  readonly revisions = new Map<string, { readonly first: number; readonly latest: number }>();
  readonly #failed = new Set<string>();

  fail(key: string): void {
    this.#failed.add(key);
  }

  failedAmong(keys: readonly string[]): string[] {
    return keys.filter((key) => this.#failed.has(key));
  }

  /** With real ids, and with the revision that an earlier change of the session left behind in place of the one that was read before it. */
  resolved(change: AnyChange): AnyChange {
    const real = { ...withRealIds(change, this.ids), key: change.key };
    const known = real.target_id === undefined ? undefined : this.revisions.get(real.target_id.toLowerCase());
    if (known === undefined) return real;
    const current = <T extends Content>(body: T): T =>
      body.expected_revision === known.first ? { ...body, expected_revision: known.latest } : body;
    return current({ ...real, ...(real.update !== undefined && { update: current(real.update) }) });
  }

  /** With placeholders again: the ids of what a validation creates are nobody's. */
  asWritten(diff: readonly BuilderDiffEntry[]): readonly BuilderDiffEntry[] {
    const placeholders = new Map([...this.ids].map(([placeholder, id]) => [id, placeholder]));
    return withRealIds({ diff }, placeholders).diff;
  }

  note(change: AnyChange, { before, written }: Made, placeholder: string | undefined): void {
    const [record] = written;
    if (placeholder !== undefined && typeof record?.id === 'string') this.ids.set(placeholder, record.id);
    const target = change.target_id?.toLowerCase();
    if (target === undefined || typeof record?.revision !== 'number' || typeof before?.revision !== 'number')
      return;
    const first = this.revisions.get(target)?.first ?? before.revision;
    this.revisions.set(target, { first, latest: record.revision });
  }
}

/** What a run does between two changes. */
export interface RunOptions {
  /** Ends at the first refusal, which is thrown; otherwise goes on with what does not depend on it. */
  readonly isStrict?: boolean;
  /** Called before each change; what it throws ends the run. */
  readonly before?: ((ctx: WriteContext) => Promise<void>) | undefined;
}

/** Makes the changes one after the other. One that is refused leaves nothing behind, and those that need it are left out. */
export async function runPlan(
  ctx: WriteContext,
  ordered: readonly Ordered[],
  { isStrict = false, before }: RunOptions = {},
): Promise<PlanRun> {
  const progress = new Progress();
  const made: Made[] = [];
  const problems: BuilderProblem[] = [];
  for (const { change, needs } of ordered) {
    await before?.(ctx);
    const missing = progress.failedAmong(needs);
    if (missing.length > 0) {
      progress.fail(change.key);
      problems.push(
        problemOf(change.key, 'unknown_reference', `Not checked, since it needs ${missing.join(', ')}.`),
      );
      continue;
    }
    try {
      const done = await ctx.nested((part) => makeOne(part, progress, change));
      progress.note(change, done, placeholderOf(change, done.kind.isOfTarget ?? false));
      made.push(done);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (isStrict) throw new RefusedChange(change.key, error);
      progress.fail(change.key);
      problems.push(refusal(change.key, error, change.target_id));
    }
  }
  return { made, problems };
}

async function makeOne(ctx: WriteContext, progress: Progress, change: AnyChange): Promise<Made> {
  const kind = requireKind(change);
  const real = progress.resolved(change);
  const before = change.action === 'create' ? undefined : await readRecord(ctx, kind, targetOf(real, kind));
  const written = await makeChange(ctx, real, kind);
  return { change: real, kind, written, before, diff: progress.asWritten(diffOf(real, before, written)) };
}

function diffOf(
  change: AnyChange,
  before: Content | undefined,
  written: readonly Written[],
): readonly BuilderDiffEntry[] {
  if (change.action === 'create') return added(change.create ?? {});
  if (before === undefined) return [];
  return change.action === 'delete' ? removed(before) : between(before, written[0]!.record);
}

/** What the operation answers for good; a failure on our side ends the run, and the call or job may be repeated. */
const isRefusal = (error: unknown): error is Problem =>
  error instanceof Problem && (error.status < 500 || error.code === 'not_implemented');

/** The change of a plan that was refused while the plan was carried out. */
export class RefusedChange extends Error {
  readonly key: string;
  readonly problem: Problem;

  constructor(key: string, problem: Problem) {
    super(problem.message, { cause: problem });
    this.key = key;
    this.problem = problem;
  }
}

/** Revisions of what the changes are about, as it is now; null for what is not there. Creations are left out. */
export async function targetRevisions(
  ctx: WriteContext,
  ordered: readonly Ordered[],
  placeholders: ReadonlySet<string>,
): Promise<Readonly<Record<string, number | null>>> {
  const revisions: Record<string, number | null> = {};
  for (const { change } of ordered) {
    const kind = kindOf(change);
    if (kind === undefined || change.action === 'create') continue;
    const target = kind.target === undefined ? change.target_id : kind.target(change);
    if (target === undefined || target in revisions || placeholders.has(target.toLowerCase())) continue;
    const record = await readRecord(ctx, kind, target).catch(absent);
    revisions[target] = typeof record?.revision === 'number' ? record.revision : null;
  }
  return revisions;
}

function absent(error: unknown): undefined {
  if (isRefusal(error)) return undefined;
  throw error;
}
