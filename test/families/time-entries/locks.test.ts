import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { gapsIn, rangeAround } from '#src/families/time-entries/periods.rules.ts';
import { day, historyOf, hour, managing, newPerson, type Answer, type Person } from './people.ts';

/** Locked time: entries alone, with their day, week or month, and periods of members; and what unlocking leaves locked. */
let service: Service;
let manager: Person;
let dana: Person;
beforeAll(async () => {
  service = await startService();
  manager = await newPerson(service, managing);
});
beforeEach(async () => void (dana = await newPerson(service)));
afterAll(() => service.stop());

const onDay = (spent_on: string, person = dana): Promise<Answer> =>
  person.ok('createTimeEntry', { body: { spent_on, duration_seconds: 3600 } });
const update = (person: Person, id: string, body: object) =>
  person.call('updateTimeEntry', { path: { id }, body });
const asManager = (id: string, body: object) => update(manager, id, { reason: 'Payroll', ...body });
const shown = (id: string): Promise<Answer> => manager.ok('getTimeEntry', { path: { id } });
const change = (operation: 'lockTimePeriod' | 'unlockTimePeriod', starts_on: string, ends_on = starts_on) =>
  manager.ok(operation, { body: { starts_on, ends_on, user_ids: [dana.id] } });
const periods = async (query: Record<string, unknown> = {}): Promise<[string, string, string][]> =>
  (await dana.ok('listTimePeriods', { query: { order: 'asc', ...query } })).map(
    ({ starts_on: from, ends_on: to, status }: Answer) => [from, to, status],
  );

describe('an entry', () => {
  it('is locked and unlocked by managers alone, and then only unlocked', async () => {
    const entry = await dana.ok('createTimeEntry', { body: hour(service, 5) });
    expect((await update(dana, entry.id, { status: 'locked' })).status).toBe(403);
    expect((await asManager(entry.id, { status: 'locked' })).body.data).toMatchObject({
      status: 'locked',
      lock_reason: 'entry',
      locked_at: expect.any(String),
      revision: 2,
    });
    expect((await asManager(entry.id, { status: 'locked' })).body.data.revision).toBe(2);
    expect((await update(dana, entry.id, { description: 'x' })).status).toBe(409);
    expect((await asManager(entry.id, { status: 'recorded', description: 'x' })).status).toBe(409);
    expect((await dana.call('deleteTimeEntry', { path: { id: entry.id } })).status).toBe(409);
    expect((await update(dana, entry.id, { status: 'recorded' })).status).toBe(403);
    expect((await asManager(entry.id, { status: 'recorded' })).body.data).toMatchObject({
      status: 'recorded',
      lock_reason: null,
      locked_at: null,
    });
    const history = await historyOf(dana, entry.id);
    expect(history.map(({ action, reason }) => [action, reason])).toEqual([
      ['created', null],
      ['locked', 'Payroll'],
      ['unlocked', 'Payroll'],
    ]);
  });

  it('is locked with its week: Monday to Sunday, and nothing new comes in', async () => {
    const [inWeek, sunday, after] = [
      await onDay('2026-03-04'),
      await onDay('2026-03-08'),
      await onDay('2026-03-09'),
    ];
    await asManager(inWeek.id, { status: 'locked', lock_scope: 'week' });
    expect(await periods()).toEqual([['2026-03-02', '2026-03-08', 'locked']]);
    expect((await shown(sunday.id)).lock_reason).toBe('period');
    expect((await shown(after.id)).status).toBe('recorded');
    const refused = await dana.call('createTimeEntry', {
      body: { spent_on: '2026-03-02', duration_seconds: 60 },
    });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      expect.stringContaining('2026-03-02 to 2026-03-08'),
    ]);
    expect((await update(dana, after.id, { spent_on: '2026-03-08' })).status).toBe(409);
    // Its period would still keep it from being changed.
    expect((await asManager(inWeek.id, { status: 'recorded' })).status).toBe(409);
    await asManager(inWeek.id, { status: 'recorded', lock_scope: 'week' });
    expect([(await shown(inWeek.id)).status, (await shown(sunday.id)).status]).toEqual([
      'recorded',
      'recorded',
    ]);
    expect((await update(dana, after.id, { lock_scope: 'week', description: 'x' })).status).toBe(400);
  });

  it('stays locked on a finalized invoice', async () => {
    const entry = await onDay('2026-03-04');
    await service.query("update time_entries set locked_at = now(), lock_reason = 'invoice' where id = $1", [
      entry.id,
    ]);
    expect((await asManager(entry.id, { status: 'recorded' })).status).toBe(409);
    expect((await asManager(entry.id, { status: 'recorded', lock_scope: 'day' })).status).toBe(409);
  });
});

describe('a period', () => {
  it('is locked for the named members, with what they recorded', async () => {
    const [mine, theirs] = [await onDay('2026-03-04'), await onDay('2026-03-04', manager)];
    const locked = await change('lockTimePeriod', '2026-03-02', '2026-03-08');
    expect(locked).toMatchObject({
      affected_count: 1,
      periods: [
        {
          user: { id: dana.id },
          status: 'locked',
          entry_count: 1,
          duration_seconds: 3600,
          locked_by: { id: manager.id },
        },
      ],
    });
    expect([(await shown(mine.id)).status, (await shown(theirs.id)).status]).toEqual(['locked', 'recorded']);
    expect((await historyOf(dana, mine.id)).at(-1)).toMatchObject({
      action: 'locked',
      changes: [
        { field: 'lock_reason', old_value: null, new_value: 'period' },
        { field: 'status', old_value: 'recorded', new_value: 'locked' },
      ],
    });
    expect(await change('lockTimePeriod', '2026-03-03')).toMatchObject({
      affected_count: 0,
      periods: [{ id: locked.periods[0].id }],
    });
  });

  it('is locked for all who may record, without names', async () => {
    const range = { starts_on: '2025-02-03', ends_on: '2025-02-03' };
    const { periods: locked } = await manager.ok('lockTimePeriod', { body: range });
    const members = locked.map(({ user }: Answer) => user.id);
    expect(members).toEqual(expect.arrayContaining([dana.id, manager.id]));
    expect(new Set(members).size).toBe(members.length);
  });

  it('fills the gaps between those there are', async () => {
    await change('lockTimePeriod', '2026-03-10', '2026-03-12');
    await change('lockTimePeriod', '2026-03-01', '2026-03-31');
    expect(await periods()).toEqual([
      ['2026-03-01', '2026-03-09', 'locked'],
      ['2026-03-10', '2026-03-12', 'locked'],
      ['2026-03-13', '2026-03-31', 'locked'],
    ]);
  });

  it('is unlocked in part, where entries of their own lock stay', async () => {
    const [single, first, tenth] = [
      await onDay('2026-03-05'),
      await onDay('2026-03-01'),
      await onDay('2026-03-10'),
    ];
    await asManager(single.id, { status: 'locked' });
    await change('lockTimePeriod', '2026-03-01', '2026-03-31');
    const opened = await change('unlockTimePeriod', '2026-03-05', '2026-03-10');
    expect(opened).toMatchObject({
      affected_count: 1,
      periods: [{ starts_on: '2026-03-05', ends_on: '2026-03-10', status: 'open', locked_by: null }],
    });
    expect(await periods()).toEqual([
      ['2026-03-01', '2026-03-04', 'locked'],
      ['2026-03-11', '2026-03-31', 'locked'],
    ]);
    // Who keeps a copy has to hear of it.
    expect(await periods({ updated_after: '2026-01-01T00:00:00Z' })).toContainEqual([
      '2026-03-05',
      '2026-03-10',
      'open',
    ]);
    expect((await shown(single.id)).lock_reason).toBe('entry');
    expect((await shown(first.id)).lock_reason).toBe('period');
    expect((await shown(tenth.id)).status).toBe('recorded');
    expect((await update(dana, tenth.id, { description: 'x' })).status).toBe(200);
  });

  it('has an order, and a length of 366 days at most', async () => {
    const call = (starts_on: string, ends_on: string) =>
      manager.call('lockTimePeriod', { body: { starts_on, ends_on, user_ids: [dana.id] } });
    expect((await call('2026-03-02', '2026-03-01')).status).toBe(400);
    expect((await call('2024-01-01', '2025-01-02')).status).toBe(400);
    expect((await call('2024-01-01', '2025-01-01')).status).toBe(200);
  });

  it('is seen by its member and managers', async () => {
    await change('lockTimePeriod', '2026-03-02');
    const other = await newPerson(service);
    expect(await other.ok('listTimePeriods')).toEqual([]);
    expect((await other.call('listTimePeriods', { query: { user_id: [dana.id] } })).status).toBe(403);
    expect(await manager.ok('listTimePeriods', { query: { user_id: [dana.id] } })).toHaveLength(1);
    expect(
      (await dana.call('lockTimePeriod', { body: { starts_on: '2026-03-02', ends_on: '2026-03-02' } }))
        .status,
    ).toBe(403);
  });

  it('lets nothing in while it is being locked', async () => {
    const today = day(service, 1);
    await Promise.all([
      ...Array.from({ length: 6 }, () =>
        dana.call('createTimeEntry', { body: { spent_on: today, duration_seconds: 60 } }),
      ),
      change('lockTimePeriod', today),
    ]);
    const entries = await dana.ok('listTimeEntries');
    expect(entries.filter(({ status }: Answer) => status !== 'locked')).toEqual([]);
  });
});

it('knows weeks and months of every year', () => {
  expect(rangeAround('2024-02-29', 'month')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(rangeAround('2026-12-31', 'month')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(rangeAround('2027-01-03', 'week')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  expect(rangeAround('0004-02-10', 'month')).toEqual({ from: '0004-02-01', to: '0004-02-29' });
  const covered = [{ from: '2026-03-01', to: '2026-03-31' }];
  expect(gapsIn({ from: '2026-03-05', to: '2026-03-10' }, covered)).toEqual([]);
});
