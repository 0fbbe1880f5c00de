import type { DependencyState, StageState } from '../model/state.ts';
import { isFinishedState, isOpenState } from '../model/state.ts';

/** What of a stage decides about the path. */
export type PathStage = Pick<
  StageState,
  'id' | 'position' | 'status_category' | 'estimated_minutes' | 'started_at' | 'finished_at'
>;

/** When a stage begins and ends, as far as that is known, and how many stages lead to it. */
interface Span {
  readonly start: number;
  readonly end: number;
  /** Unfinished stages on the way to it, itself included; where nothing is estimated they are the measure. */
  readonly openCount: number;
  readonly count: number;
  /** The predecessor that it had or has to wait for longest. */
  readonly driver: string | null;
}

/**
 * The stages that decide when a task is done, from the first to the last: what is finished counts by the time that it took,
 * what is under way or to come by its estimate, both with the lags between them. It ends with the stage that comes last of
 * all that are unfinished, or of all where none is; cancelled ones are on no path.
 */
export function criticalPath(
  stages: readonly PathStage[],
  dependencies: readonly DependencyState[],
  now: string,
): string[] {
  const counting = new Map(
    stages.filter(({ status_category: state }) => state !== 'cancelled').map((stage) => [stage.id, stage]),
  );
  const spans = spansOf(counting, dependencies, Date.parse(now));
  const open = [...counting.values()].filter(({ status_category: state }) => isOpenState(state));
  const ends = open.length > 0 ? open : [...counting.values()];
  const byPosition = ends.sort((a, b) => a.position - b.position).map(({ id }) => id);
  let last = byPosition[0];
  for (const id of byPosition) if (isLater(spans.get(id)!, spans.get(last!)!)) last = id;
  const path: string[] = [];
  for (let id: string | null = last ?? null; id !== null; id = spans.get(id)!.driver) path.unshift(id);
  return path;
}

function isLater(a: Span, b: Span): boolean {
  if (a.end !== b.end) return a.end > b.end;
  return a.openCount !== b.openCount ? a.openCount > b.openCount : a.count > b.count;
}

/** Forwards through the graph, each stage after its predecessors; the graph has no circle, so this ends. */
function spansOf(
  stages: ReadonlyMap<string, PathStage>,
  dependencies: readonly DependencyState[],
  now: number,
): Map<string, Span> {
  const waits = Map.groupBy(
    dependencies.filter(({ predecessor_id: id }) => stages.has(id)),
    ({ successor_id: id }) => id,
  );
  const spans = new Map<string, Span>();
  const visit = (stage: PathStage): Span => {
    const known = spans.get(stage.id);
    if (known !== undefined) return known;
    let driver: { id: string; from: number; span: Span } | null = null;
    for (const { predecessor_id: id, type, lag_minutes: lag } of waits.get(stage.id) ?? []) {
      const span = visit(stages.get(id)!);
      const from = (type === 'finish_to_start' ? span.end : span.start) + lag * 60_000;
      if (driver === null || isLater({ ...span, end: from }, { ...driver.span, end: driver.from }))
        driver = { id, from, span };
    }
    const { openCount, count } = driver?.span ?? { openCount: 0, count: 0 };
    const span: Span = {
      ...timesOf(stage, driver?.from ?? null, now),
      driver: driver?.id ?? null,
      openCount: openCount + (isOpenState(stage.status_category) ? 1 : 0),
      count: count + 1,
    };
    spans.set(stage.id, span);
    return span;
  };
  for (const stage of stages.values()) visit(stage);
  return spans;
}

function timesOf(
  {
    status_category: state,
    started_at: startedAt,
    finished_at: finishedAt,
    estimated_minutes: minutes,
  }: PathStage,
  from: number | null,
  now: number,
): Pick<Span, 'start' | 'end'> {
  const started = startedAt === null ? null : Date.parse(startedAt);
  if (isFinishedState(state)) {
    const end = finishedAt === null ? (started ?? from ?? now) : Date.parse(finishedAt);
    return { start: started ?? end, end };
  }
  // What is late already will not be done before now.
  const start = state === 'in_progress' && started !== null ? started : Math.max(from ?? now, now);
  return { start, end: Math.max(start + (minutes ?? 0) * 60_000, now) };
}
