import type { TrainingVideoRange } from '#generated/types.gen.ts';

const maxRanges = 1000;

/** The union of ranges, in order and without overlaps. */
export function unionOf(ranges: readonly TrainingVideoRange[]): TrainingVideoRange[] {
  const union: { from_seconds: number; to_seconds: number }[] = [];
  for (const range of [...ranges].sort((a, b) => a.from_seconds - b.from_seconds)) {
    const last = union.at(-1);
    if (last !== undefined && range.from_seconds <= last.to_seconds)
      last.to_seconds = Math.max(last.to_seconds, range.to_seconds);
    else union.push({ ...range });
  }
  return union;
}

export const secondsOf = (ranges: readonly TrainingVideoRange[]): number =>
  Math.round(ranges.reduce((sum, range) => sum + range.to_seconds - range.from_seconds, 0) * 1000) / 1000;

/**
 * What is watched after a report: the union of what was known and what is new, as far as `maxSeconds` allow. What exceeds them is cut from
 * the end of what is new.
 */
export function watchedAfter(
  known: readonly TrainingVideoRange[],
  reported: readonly TrainingVideoRange[],
  maxSeconds: number,
): TrainingVideoRange[] {
  let watched = unionOf(known);
  for (const range of unionOf(reported)) {
    const room = maxSeconds - secondsOf(watched);
    if (room <= 0) break;
    const next = unionOf([...watched, range]);
    watched = secondsOf(next) <= maxSeconds ? next : cutTo(watched, range, room);
  }
  return watched.slice(0, maxRanges);
}

/** So much of the range as adds `room` seconds. */
function cutTo(
  known: readonly TrainingVideoRange[],
  range: TrainingVideoRange,
  room: number,
): TrainingVideoRange[] {
  let left = room;
  let end = range.from_seconds;
  const stops = [...known, { from_seconds: range.to_seconds, to_seconds: range.to_seconds }];
  for (const stop of stops) {
    if (stop.to_seconds <= end) continue;
    const gapEnd = Math.min(Math.max(stop.from_seconds, end), range.to_seconds);
    const gap = gapEnd - end;
    if (gap >= left) return unionOf([...known, { from_seconds: range.from_seconds, to_seconds: end + left }]);
    left -= gap;
    end = Math.min(Math.max(end, stop.to_seconds), range.to_seconds);
  }
  return unionOf([...known, { from_seconds: range.from_seconds, to_seconds: end }]);
}

/** Share of a video that was watched, to two decimals; null while its length is unknown. */
export const percentOf = (seconds: number, duration: number | null | undefined): number | null =>
  duration == null ? null : Math.min(100, Math.round((seconds / duration) * 10_000) / 100);
