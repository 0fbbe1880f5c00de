import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysOf, localTime } from '#src/api/mcp/local-time.ts';
import { mentionedIn, peopleIn } from '#src/api/mcp/mentioned.ts';
import { startService, type Service } from '../support/service.ts';
import { newClient, newProfile } from '../families/client-records.ts';
import { newField } from '../families/fields/field-records.ts';
import { Host } from './host.ts';

let service: Service;
let host: Host;
let profileId: string;

beforeAll(async () => {
  service = await startService();
  profileId = (await newProfile(service, { name: 'Gastronomy' })).id;
  host = await Host.connect(service.url, service.agencies[0].key);
});
afterAll(async () => {
  await host?.close();
  await service?.stop();
});

const client = async (name: string): Promise<string> => (await newClient(service, profileId, { name })).id;
const named = async (prompt: string, more: Record<string, unknown> = {}): Promise<(string | null)[]> =>
  (await host.start(prompt, more)).grounding.filter(({ is_named }) => is_named).map(({ name }) => name);

describe('what a prompt names', () => {
  test('is found without an id, also with a letter wrong, in other cases and in other scripts', async () => {
    await client('Brightwater Dental');
    await client('さくら歯科');
    await service.ok('createTask', { body: { name: 'Spring Brochure' } });
    expect(await named('Add a note to Brightwater Dental')).toContain('Brightwater Dental');
    expect(await named('Add a note to Brigtwater Dental')).toContain('Brightwater Dental');
    expect(await named('さくら歯科のメモ', { prompt_in_english: 'Notes of さくら歯科' })).toContain(
      'さくら歯科',
    );
    expect(await named('Who works on "Spring Brochure"?')).toContain('Spring Brochure');
    expect(await named('Show the overdue tasks')).toEqual([]);
  });

  test('may be several clients that "and" joins, or a client whose name has it', async () => {
    for (const name of ['Northgate Yoga', 'Orchard Family Law', 'Beacon Plumbing', 'Oak and Elm Interiors'])
      await client(name);
    await client('Oakland Tiles');
    const both = ['Northgate Yoga', 'Orchard Family Law'];
    expect(
      await named('Start the client onboarding for Northgate Yoga and Orchard Family Law.'),
    ).toStrictEqual(expect.arrayContaining(both));
    expect(await named('Compare Northgate Yoga, Beacon Plumbing and Orchard Family Law')).toEqual(
      expect.arrayContaining([...both, 'Beacon Plumbing']),
    );
    expect(await named('Add a note to Oak and Elm Interiors')).toEqual(['Oak and Elm Interiors']);
    expect(await named('Add a note to Oak and Elm Interiors and Northgate Yoga')).toEqual([
      'Oak and Elm Interiors',
      'Northgate Yoga',
    ]);
  });

  test('may be in lower case, also where it is most of the prompt', async () => {
    await client('Hazel Pottery');
    await client('Juniper Family Optics');
    expect(await named('show the overdue tasks of hazel pottery')).toEqual(['Hazel Pottery']);
    expect(await named("what is juniper family optics's status?")).toEqual(['Juniper Family Optics']);
    expect(await named('compare hazel pottery with juniper family optics')).toEqual([
      'Hazel Pottery',
      'Juniper Family Optics',
    ]);
  });

  test('is no client because a verb at the beginning is near to its name', async () => {
    await client('Riverside Books');
    expect(await named('Book 2 hours on task #14')).toEqual([]);
    expect(await named('Book 2 hours for Riverside Books')).toEqual(['Riverside Books']);
  });

  test('is nothing that the caller may not see', async () => {
    await client('Hidden Harbor');
    const { data: task } = await service.ok('createTask', { body: { name: 'Hidden Harbor Plan' } });
    await service.ok('setTaskPrivacy', { path: { id: task.id }, body: { is_private: true } });
    const blind = await Host.connect(service.url, await service.keyWith(service.agencies[0], ['tasks.view']));
    expect(JSON.stringify((await blind.start('What about Hidden Harbor Plan')).grounding)).toBe('[]');
    await blind.close();
    const other = await Host.connect(service.url, service.agencies[1].key);
    expect((await other.start('What about Hidden Harbor')).grounding).toEqual([]);
    await other.close();
  });

  test('has its knowledge first and alone, each text once and with the name of its client', async () => {
    const [oak, elm] = [await client('Oakfield Foods'), await client('Elmfield Foods')];
    for (const [id, text] of [
      [oak, 'The launch moved to April.'],
      [oak, 'The launch moved to April.'],
      [elm, 'The launch moved to June.'],
    ] as const)
      await service.ok('createClientNote', { body: { client_id: id, body_text: text } });
    const { knowledge } = await host.start('When is the launch of Oakfield Foods?');
    expect(
      knowledge.filter(({ kind }) => kind === 'client_note').map((item) => [item.title, item.excerpt]),
    ).toEqual([['Oakfield Foods', 'The launch moved to April.']]);
  });

  test('may be a value of the agency, which comes with its id', async () => {
    const { data: department } = await service.ok('createDepartment', { body: { name: 'Paid Media' } });
    const { reference } = await host.start('How many gastronomy clients has paid media?');
    expect(reference.mentioned).toEqual(
      expect.arrayContaining([
        `department Paid Media: ${department.id}`,
        `client_profile Gastronomy: ${profileId}`,
      ]),
    );
  });
});

describe('languages', () => {
  test.each([
    'Bitte leg einen neuen Kunden an und weise ihn Petra zu.',
    'Dodaj nowego klienta i przypisz go do Ani.',
    'Suche Rechnungen für Northgate Yoga',
    'Lege Kunden Northgate Yoga GmbH an',
    'Создай нового клиента и назначь его Анне.',
    'أضف عميلا جديدا إلى النظام',
    '新しいお客様を登録してください。',
  ])('a prompt that is not English is answered with the request for a rendering: %s', async (prompt) => {
    const refused = await host.tool('service_start', { prompt, client_model: 'm' });
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain('prompt_in_english');
    const begun = await host.start(prompt, { prompt_in_english: 'Create a new client and assign it' });
    expect(begun.tools.slice(0, 12).map(({ name }) => name)).toContain('create_client');
  });

  test.each([
    'Harbor Dental',
    'Add 山本商事 as a client',
    'Rechnung',
    'Create the task Rechnung prüfen for Lena',
    'Compare Northgate Yoga with Orchard Family Law',
    'Ping Priya Raman about Beacon Plumbing',
    'Invoice Northgate Yoga 500 USD',
  ])('English with names in other languages is read as it is: %s', async (prompt) => {
    expect((await host.tool('service_start', { prompt, client_model: 'm' })).isError).toBe(false);
  });
});

describe('time and place', () => {
  test('the answer says what time it is for the agency', async () => {
    const { instructions } = await host.start('What is due this week?');
    const [, time] = /It is \w+, [\d-]+, (\S+) in UTC; the agency's week is [\d-]+ to [\d-]+\./.exec(
      instructions,
    )!;
    expect(Math.abs(Date.parse(time!) - Date.now())).toBeLessThan(60_000);
  });

  test('the week begins on the day that the agency chose, in its zone', () => {
    const sunday = new Date('2026-03-01T22:30:00Z');
    expect(localTime(sunday, 'Europe/Berlin', 'monday')).toEqual({
      time: '2026-03-01T23:30:00+01:00',
      zone: 'Europe/Berlin',
      today: 'Sunday, 2026-03-01',
      week: ['2026-02-23', '2026-03-01'],
    });
    expect(localTime(sunday, 'Asia/Tokyo', 'sunday')).toMatchObject({
      today: 'Monday, 2026-03-02',
      week: ['2026-03-01', '2026-03-07'],
    });
    expect(localTime(sunday, 'UTC', 'saturday').week[0]).toBe('2026-02-28');
  });
});

test('days begin at midnight of the zone, across a change of its clock', () => {
  const zone = 'Europe/Berlin';
  const days = daysOf(localTime(new Date('2026-11-02T08:00:00Z'), zone, 'monday'));
  expect(Object.fromEntries(Object.entries(days).map(([name, at]) => [name, at.toISOString()]))).toEqual({
    today: '2026-11-01T23:00:00.000Z',
    weekStart: '2026-11-01T23:00:00.000Z',
    lastMonth: '2026-09-30T22:00:00.000Z',
    monthStart: '2026-10-31T23:00:00.000Z',
    nextMonth: '2026-11-30T23:00:00.000Z',
  });
});

describe('names of values and people', () => {
  test('count as whole words only', () => {
    const context = { departments: [{ id: 'a', name: 'Art' }], withheld: [], shortened: [] } as never;
    expect(mentionedIn('start the party', context)).toEqual([]);
    expect(mentionedIn('Who is in art?', context)).toHaveLength(1);
  });

  test('people are found by whole name, else by a part, of which a letter may be wrong', () => {
    const users = [
      { id: '1', name: 'Hana Novak' },
      { id: '2', name: 'Hana Mori' },
      { id: '3', name: 'Dominik Berg' },
    ];
    const found = (prompt: string) => peopleIn(prompt, users).map(({ id }) => id);
    expect(found('How many clients is Hana Mori responsible for?')).toEqual(['2']);
    expect(found('How many clients is Hana responsible for?')).toEqual(['1', '2']);
    expect(found("Move Domenik's tasks")).toEqual(['3']);
    expect(found('what is late')).toEqual([]);
  });
});

test('the tools of a pack are whole in an agency with a hundred fields, and what was left out is said', async () => {
  const prompt = 'Create a client and set its custom fields';
  const { tools: before } = await host.start(prompt);
  // Names of few letters to a token.
  const name = '顧客の月間広告予算と目標獲得単価の合計額'.repeat(4);
  for (let made = 0; made < 100; made += 1) await newField(service, { record_kind: 'client', name });
  const { tools, reference, instructions } = await host.start(prompt);
  expect(tools).toEqual(before);
  expect(reference.fields.length).toBeLessThan(100);
  expect(instructions).toContain('It is ');
  expect(instructions).toMatch(/Not told in full: .*reference\.fields \(\d+ of 100 items\)/);
});
