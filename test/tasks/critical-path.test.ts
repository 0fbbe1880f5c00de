import { describe, expect, it } from 'vitest';
import { criticalPath, type PathStage } from '#src/domain/tasks/rules/critical-path.rules.ts';
import type { DependencyState } from '#src/domain/tasks/model/state.ts';

const now = '2026-03-10T12:00:00.000Z';
const hoursAgo = (hours: number): string => new Date(Date.parse(now) - hours * 3_600_000).toISOString();

/** Stages by name, in this order. */
function stages(described: Readonly<Record<string, Partial<PathStage>>>): PathStage[] {
  return Object.entries(described).map(([id, own], position) => ({
    id,
    position,
    status_category: 'pending',
    estimated_minutes: null,
    started_at: null,
    finished_at: null,
    ...own,
  }));
}

const hours = (count: number): Partial<PathStage> => ({ estimated_minutes: count * 60 });
const finished = (startedAgo: number, finishedAgo: number): Partial<PathStage> => ({
  status_category: 'completed',
  started_at: hoursAgo(startedAgo),
  finished_at: hoursAgo(finishedAgo),
});

/** `A B` is a dependency of B on A; a third word is the lag in hours, a fourth the type. */
const edges = (...texts: readonly string[]): DependencyState[] =>
  texts.map((text) => {
    const [predecessor_id, successor_id, lag = '0', type = 'finish_to_start'] = text.split(' ');
    return {
      predecessor_id: predecessor_id!,
      successor_id: successor_id!,
      type: type as DependencyState['type'],
      lag_minutes: Number(lag) * 60,
    };
  });

const pathOf = (nodes: Readonly<Record<string, Partial<PathStage>>>, ...texts: readonly string[]): string =>
  criticalPath(stages(nodes), edges(...texts), now).join(' ');

describe('the critical path', () => {
  it('is the longest by estimates, not by the number of stages', () => {
    expect(
      pathOf(
        { A: hours(1), B: hours(1), C: hours(1), D: hours(8), E: hours(1) },
        'A B',
        'B C',
        'C E',
        'A D',
        'D E',
      ),
    ).toBe('A D E');
  });

  it('counts the lags between stages', () => {
    expect(
      pathOf({ A: hours(1), B: hours(4), C: hours(1), D: hours(1) }, 'A B', 'A C 48', 'B D', 'C D'),
    ).toBe('A C D');
  });

  it('counts from the start of a stage that another starts with', () => {
    expect(
      pathOf({ A: hours(100), B: hours(2), C: hours(3), D: hours(1) }, 'A B 0 start_to_start', 'C D'),
    ).toBe('A');
    expect(pathOf({ A: hours(5), B: hours(20), C: hours(8) }, 'A B 0 start_to_start', 'A C')).toBe('A B');
  });

  it('is the one of most stages where nothing is estimated', () => {
    expect(pathOf({ A: {}, B: {}, C: {}, D: {} }, 'A D', 'A B', 'B C')).toBe('A B C');
  });

  it('follows what is left to do, however long finished stages took', () => {
    const nodes = { Long: finished(200, 1), Short: finished(200, 199), Little: hours(1), Much: hours(50) };
    expect(pathOf(nodes, 'Long Little', 'Short Much')).toBe('Short Much');
  });

  it('names the finished stages that led to it, the last to finish among several', () => {
    expect(
      pathOf({ Early: finished(30, 20), Late: finished(30, 2), Next: hours(1) }, 'Early Next', 'Late Next'),
    ).toBe('Late Next');
  });

  it('counts a stage under way from its start, and never as done before now', () => {
    const underWay = (startedAgo: number, estimate: number): Partial<PathStage> => ({
      status_category: 'in_progress',
      started_at: hoursAgo(startedAgo),
      estimated_minutes: estimate * 60,
    });
    expect(pathOf({ Nearly: underWay(9, 10), Fresh: underWay(1, 4) })).toBe('Fresh');
    expect(pathOf({ Overrun: underWay(90, 10), Fresh: underWay(1, 4) })).toBe('Fresh');
  });

  it('leaves cancelled stages out, and what is finished alone is told as it was', () => {
    expect(
      pathOf(
        { A: hours(1), Gone: { ...hours(99), status_category: 'cancelled' }, B: hours(2) },
        'A Gone',
        'Gone B',
        'A B',
      ),
    ).toBe('A B');
    expect(pathOf({ A: finished(9, 8), B: finished(8, 1), C: finished(8, 5) }, 'A B', 'A C')).toBe('A B');
    expect(pathOf({})).toBe('');
    expect(pathOf({ Gone: { status_category: 'cancelled' } })).toBe('');
  });

  it('is found at once in a task of many stages that all wait for those before', () => {
    const names = Array.from({ length: 200 }, (_, index) => `s${index}`);
    const texts = names.flatMap((name, index) =>
      names.slice(Math.max(0, index - 20), index).map((before) => `${before} ${name}`),
    );
    const path = pathOf(Object.fromEntries(names.map((name) => [name, hours(1)])), ...texts);
    expect(path.split(' ')).toEqual(names);
  });
});
