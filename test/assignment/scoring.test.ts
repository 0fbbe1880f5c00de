import { describe, expect, it } from 'vitest';
import {
  choose,
  withOneMore,
  type Candidate,
  type ScoringSettings,
  type StageNeed,
} from '#src/domain/tasks/assignment/scoring.rules.ts';
import { defaultSettings } from '#src/domain/tasks/assignment/settings.ts';
import { ordinaryTime, type WorkingTime } from '#src/domain/working-time/working-time.rules.ts';

// A Monday morning; the stage is due on Friday evening.
const now = new Date('2026-03-02T08:00:00Z');
const friday = new Date('2026-03-06T18:00:00Z');
const need: StageNeed = { skills: [], dueDate: friday, estimatedMinutes: 60 };
const settings: ScoringSettings = defaultSettings;

const person = (name: string, more: Partial<Candidate> = {}): Candidate => ({
  user: { id: name, name, email: `${name.toLowerCase()}@northlight.example` },
  isActive: true,
  closeness: 1,
  skills: [],
  workingTime: ordinaryTime('UTC'),
  openStages: 0,
  openMinutes: 0,
  ...more,
});
const halfTime: WorkingTime = {
  ...ordinaryTime('UTC'),
  hours: [
    { weekday: 'monday', from: '09:00', to: '17:00' },
    { weekday: 'tuesday', from: '09:00', to: '17:00' },
    { weekday: 'wednesday', from: '09:00', to: '13:00' },
  ],
};
const awayAllWeek: WorkingTime = {
  ...ordinaryTime('UTC'),
  exceptions: [{ kind: 'time_off', starts_on: '2026-03-02', ends_on: '2026-03-08', hours: [], note: null }],
};
const chosenBy = (
  candidates: readonly Candidate[],
  change: Partial<ScoringSettings> = {},
  asked: Partial<StageNeed> = {},
) => choose(candidates, { ...need, ...asked }, { ...settings, ...change }, now);

describe('a decision', () => {
  it.each<[string, readonly Candidate[], string]>([
    ['takes the one with less open work', [person('Busy', { openMinutes: 600 }), person('Free')], 'Free'],
    [
      'takes the one who is closer to the department',
      [person('Next', { closeness: 0.5 }), person('Member')],
      'Member',
    ],
    [
      'takes the one who works more until it is due',
      [person('Half', { workingTime: halfTime }), person('Full')],
      'Full',
    ],
    [
      'takes the one with more time for what they have open',
      [person('Half', { workingTime: halfTime, openMinutes: 600 }), person('Full', { openMinutes: 700 })],
      'Full',
    ],
    [
      'takes the one with fewer stages of equal people',
      [person('More', { openStages: 3 }), person('Less', { openStages: 2 })],
      'Less',
    ],
    ['is the same whatever the order of the people', [person('Zoe'), person('Ada')], 'Ada'],
  ])('%s', (_what, candidates, expected) => {
    expect(chosenBy(candidates).chosen?.name).toBe(expected);
    expect(chosenBy(candidates.toReversed()).chosen?.name).toBe(expected);
  });

  it('goes by the weights: what weighs nothing does not matter', () => {
    const people = [person('Close', { openMinutes: 1200 }), person('Far', { closeness: 0 })];
    expect(chosenBy(people).chosen?.name).toBe('Close');
    expect(
      chosenBy(people, {
        weights: { department_percent: 0, skills_percent: 0, schedule_percent: 0, open_load_percent: 100 },
      }).chosen?.name,
    ).toBe('Far');
  });

  it.each<[string, Candidate, Partial<StageNeed>, string]>([
    [
      'somebody who lacks a skill',
      person('Ines', { skills: ['Copywriting'] }),
      { skills: ['Copywriting', 'SEO audit'] },
      'missing_skills',
    ],
    [
      'somebody who is away until it is due',
      person('Ines', { workingTime: awayAllWeek }),
      {},
      'not_scheduled',
    ],
    ['somebody with as many stages as one may have', person('Ines', { openStages: 12 }), {}, 'over_capacity'],
    [
      'somebody with as much work as one may have',
      person('Ines', { openMinutes: 2400 }),
      {},
      'over_capacity',
    ],
    ['somebody who is suspended', person('Ines', { isActive: false }), {}, 'no_candidates'],
  ])('leaves out %s, and says so when nobody else is there', (_what, candidate, asked, reason) => {
    const { chosen, overflowReason, candidates } = chosenBy([candidate], {}, asked);
    expect([chosen, overflowReason]).toEqual([null, reason]);
    expect(candidates[0]).toMatchObject({
      is_eligible: false,
      rank: null,
      ineligible_reason: reason === 'no_candidates' ? 'not_active' : reason,
    });
    expect(
      chosenBy(
        [candidate, person('Other', { skills: ['copywriting', 'seo_audit'], openMinutes: 1200 })],
        {},
        asked,
      ).chosen?.name,
    ).toBe('Other');
  });

  it('says what stood in the way last: people with the skills and the time who are full, before people who lack them', () => {
    const people = [
      person('Unskilled', { openStages: 0 }),
      person('Full', { skills: ['seo'], openStages: 40 }),
    ];
    expect(chosenBy(people, {}, { skills: ['SEO'] }).overflowReason).toBe('over_capacity');
  });

  it('gives an overdue stage to whoever works within a day', () => {
    expect(
      chosenBy(
        [person('Away', { workingTime: awayAllWeek }), person('Here')],
        {},
        { dueDate: new Date('2026-02-20T12:00:00Z') },
      ).chosen?.name,
    ).toBe('Here');
  });

  it('takes members who do not work until then when the agency wants it so', () => {
    expect(
      chosenBy([person('Away', { workingTime: awayAllWeek })], { only_scheduled_members: false }).chosen
        ?.name,
    ).toBe('Away');
  });

  it('ranks those eligible first, the best on top, with scores between 0 and 1', () => {
    const { candidates } = chosenBy([
      person('Full', { openStages: 50 }),
      person('Busy', { openMinutes: 900 }),
      person('Free'),
    ]);
    expect(candidates.map(({ user, rank }) => [user.name, rank])).toEqual([
      ['Free', 1],
      ['Busy', 2],
      ['Full', null],
    ]);
    const shares = candidates.flatMap(({ score, factors }) => [score, ...Object.values(factors)]);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });
});

describe('a hundred assignments over a team', () => {
  const run = (
    team: readonly Candidate[],
    estimates: (index: number) => number | null,
  ): Map<string, Candidate> => {
    const people = new Map(team.map((one) => [one.user.id, one]));
    for (let index = 0; index < 100; index += 1) {
      const stage = { ...need, estimatedMinutes: estimates(index) };
      const { chosen } = choose(
        [...people.values()],
        stage,
        { ...settings, max_open_stages: null, max_open_minutes: null },
        now,
      );
      people.set(chosen!.id, withOneMore(people.get(chosen!.id)!, stage));
    }
    return people;
  };
  const minutes = (people: Map<string, Candidate>) =>
    [...people.values()].map(({ openMinutes }) => openMinutes);

  it('differ by one stage at most between people who work alike', () => {
    const people = run(
      Array.from({ length: 8 }, (_, index) => person(`P${index}`)),
      () => 60,
    );
    const counts = [...people.values()].map(({ openStages }) => openStages);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it('differ by the largest stage at most when stages are of different sizes, those without an estimate included', () => {
    const sizes = [15, 240, 60, null, 120, 30];
    const loads = minutes(
      run(
        Array.from({ length: 8 }, (_, index) => person(`P${index}`)),
        (index) => sizes[index % sizes.length]!,
      ),
    );
    expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(240);
  });

  it('give somebody who works half the time half as much as the others', () => {
    const people = run(
      [
        person('Half', { workingTime: halfTime }),
        ...Array.from({ length: 4 }, (_, index) => person(`P${index}`)),
      ],
      () => 60,
    );
    const half = people.get('Half')!.openStages;
    const full = [...people.values()]
      .filter(({ user }) => user.id !== 'Half')
      .map(({ openStages }) => openStages);
    expect(Math.max(...full) - Math.min(...full)).toBeLessThanOrEqual(1);
    // 100 stages over four and a half people.
    expect(Math.abs(half - 100 / 4.5 / 2)).toBeLessThanOrEqual(2);
  });

  it('start with those who have less, until all have as much', () => {
    const people = run(
      [
        person('Ahead', { openStages: 15, openMinutes: 900 }),
        ...Array.from({ length: 4 }, (_, index) => person(`P${index}`)),
      ],
      () => 60,
    );
    const loads = minutes(people);
    expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(120);
  });
});
