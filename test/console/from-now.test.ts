import { describe, expect, it } from 'vitest';
import { fromNow } from '#src/console/web/parts/from-now.ts';

const now = Date.parse('2026-03-02T09:00:00Z');
const at = (instant: string): string => fromNow(instant, now);

describe('how far away an instant is', () => {
  it('counts whole units that have passed, and the nearest to come', () => {
    expect(
      ['2026-03-02T08:59:31Z', '2026-03-02T08:00:01Z', '2026-03-01T10:00:00Z', '2026-02-28T10:00:00Z'].map(
        at,
      ),
    ).toEqual(['just now', '59 minutes ago', '23 hours ago', 'yesterday']);
    // An invitation that lasts a week, seen when it was just sent and some hours later.
    expect(
      ['2026-03-09T08:59:58Z', '2026-03-09T04:00:00Z', '2026-03-03T12:00:00Z', '2026-03-02T09:00:20Z'].map(
        at,
      ),
    ).toEqual(['in 7 days', 'in 7 days', 'tomorrow', 'just now']);
  });
});
