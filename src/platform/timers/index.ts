import type { PoolClient } from 'pg';
import type { EventType } from '#generated/events.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { changeAsSystem, type Openness, type SystemChangeContext } from '#src/platform/events/index.ts';
import { takeTurns, type InTurn, type Periodic } from '#src/platform/jobs/index.ts';
import type { Log } from '#src/platform/log.ts';
import { inTrace } from '#src/platform/trace/index.ts';
import {
  delayTimer,
  findDue,
  holdAgency,
  releaseAgency,
  selectAgenciesDue,
  takeTimer,
  type DueTimer,
} from './timers.queries.ts';

export { replaceTimers, setEachTimer, setTimer, setTimers, type TimerKey } from './set-timer.ts';

/** A timer that has come due. */
export interface Due {
  readonly recordId: string;
  readonly slot: string;
  /** When it was due; `ctx.now` is the same, since a late timer acts as of its due time (domain model D43). */
  readonly dueAt: Date;
  /** When it runs. */
  readonly ranAt: Date;
}

/** What happens when a timer of a kind comes due, declared beside what sets it; `compose.ts` lists the kinds. */
export interface TimerKind<E extends EventType = EventType> {
  /** Past or plain verb and noun, such as `promote_stages`; also the name in the audit trail. */
  readonly kind: string;
  readonly events: readonly E[];
  /**
   * Does it, in the transaction that takes the timer out. Looks at the record first: a timer only says when to look. Whatever is
   * to happen later is set as a new timer through `ctx`.
   */
  fire(ctx: SystemChangeContext<E>, due: Due): Promise<void>;
  /**
   * Sets the timers of records that were stored without, such as by a version that had no such timers. Each worker does it when it
   * starts, as the owner role, for all agencies.
   */
  readonly setMissing?: (owner: PoolClient) => Promise<void>;
}

export interface TimerOptions {
  readonly db: Connections;
  readonly log: Log;
  /** What subscribers may hear of records. */
  readonly openness: Openness;
  // oxlint-disable-next-line typescript/no-explicit-any -- each kind has events of its own, which `fire` is given back
  readonly kinds: readonly TimerKind<any>[];
}

const everyMs = 1_000;
// 5 s, 10 s, 20 s … 43 min; then an operator looks at it (`make ops`).
const mostAttempts = 10;
const waitSecondsAfter = (attempts: number): number => 5 * 2 ** attempts;
const maxErrorLength = 1_000;

/**
 * Fires what is due, agency by agency, in the order of due times; what fell due while nothing ran, too. Each fires once: it is
 * taken out in the transaction of what it does.
 */
export function timers(options: TimerOptions): Periodic {
  let hasSetMissing = false;
  return {
    name: 'timers',
    everyMs,
    async run(inTurn) {
      if (!hasSetMissing)
        for (const { setMissing } of options.kinds) if (setMissing !== undefined) await inTurn(setMissing);
      hasSetMissing = true;
      await takeTurns(inTurn, {
        agencies: selectAgenciesDue,
        work: (tenantId, most) => fireAgency(options, inTurn, tenantId, most),
      });
    },
  };
}

/** Resolves with how many it tried. */
async function fireAgency(
  options: TimerOptions,
  inTurn: InTurn,
  tenantId: string,
  most: number,
): Promise<number> {
  if (!(await inTurn((owner) => holdAgency(owner, tenantId)))) return 0;
  let fired = 0;
  try {
    // One at a time: what it does may set the next.
    while (fired < most && (await inTurn(() => fireNext(options, tenantId)))) fired += 1;
  } finally {
    await inTurn((owner) => releaseAgency(owner, tenantId));
  }
  return fired;
}

/** Resolves with whether there was one. */
async function fireNext(options: TimerOptions, tenantId: string): Promise<boolean> {
  const timer = await findDue(options.db.read(tenantId));
  if (timer !== undefined) await inTrace(undefined, () => fire(options, tenantId, timer));
  return timer !== undefined;
}

async function fire(
  { db, kinds, log, openness }: TimerOptions,
  tenantId: string,
  timer: DueTimer,
): Promise<void> {
  const dueAt = new Date(timer.due_at);
  // Two clocks may differ by a little; nothing runs before it is due.
  const ranAt = new Date(Math.max(db.clock.now().getTime(), dueAt.getTime()));
  try {
    const kind = kinds.find(({ kind: name }) => name === timer.kind);
    if (kind === undefined) throw new Error(`Nothing is known to do for timers of the kind ${timer.kind}.`);
    const { kind: name, events } = kind;
    await changeAsSystem(db, tenantId, { name, events, openness, dueAt }, async (ctx) => {
      if (!(await takeTimer(ctx.db, timer))) return;
      await kind.fire(ctx, { recordId: timer.record_id, slot: timer.slot, dueAt, ranAt });
    });
  } catch (error) {
    const isLast = timer.attempts + 1 >= mostAttempts;
    const text = String(error instanceof Error ? error.message : error).slice(0, maxErrorLength);
    const waitSeconds = isLast ? null : waitSecondsAfter(timer.attempts);
    await db.write(tenantId, (scope) => delayTimer(scope.db, timer, { error: text, waitSeconds }));
    const line = { err: error, tenant_id: tenantId, kind: timer.kind, record_id: timer.record_id };
    log.error(line, isLast ? 'timer failed and is parked' : 'timer failed; it will be retried');
  }
}
