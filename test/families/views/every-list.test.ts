import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { newField } from '../fields/field-records.ts';
import { managing, newPerson, type Answer, type Person } from './people.ts';
import { names, openStudio, where } from './studio.ts';

/** What views of several lists show; that each runs with all of its columns is proved in test/contract/view-columns.test.ts. */
let service: Service;
let dana: Person;
let sam: Person;
let client: Answer;
let tasks: Record<string, string>;
beforeAll(async () => {
  service = await startService({});
  ({ dana, sam, client, tasks } = await openStudio(service));
});
afterAll(() => service.stop());

const query = (body: object, page: Record<string, unknown> = {}, person = dana): Promise<Answer> =>
  person.ok('queryViewRecords', { body: { record_kind: 'task', ...body }, query: page });

describe('every list that has views', () => {
  it('shows custom fields of every type, and sums up fifty columns', async () => {
    const profile = await newProfile(service);
    const values: Record<string, unknown> = {};
    const add = async (key: string, config: object, value: unknown) => {
      await newField(service, { record_kind: 'client', key, name: key, config });
      if (value !== undefined) values[key] = value;
    };
    await add('words', { type: 'long_text' }, 'Two\nlines');
    await add('day', { type: 'date' }, '2026-03-04');
    await add('instant', { type: 'date_time' }, '2026-03-04T10:00:00.000Z');
    await add('agreed', { type: 'checkbox' }, true);
    await add('kind', { type: 'single_choice', choices: [{ key: 'a', label: 'Alpha' }] }, 'a');
    await add('partners', { type: 'client', is_multiple: true }, [client.id]);
    await add('place', { type: 'address' }, { line1: '1 Pier', city: 'Hull', country: 'GB' });
    for (let nth = 1; nth <= 40; nth += 1) await add(`n${nth}`, { type: 'number' }, nth);
    const contacts = [{ name: 'Ann', email: 'ann@harbor.example', is_primary: true }];
    await newClient(service, profile.id, { name: 'Full', field_values: values, contacts });
    const { columns } = await dana.ok('getViewColumnCatalog', { query: { record_kind: 'client' } });
    const wanted = columns.slice(-50).map(({ key }: Answer) => ({ key, summary: 'count_filled' }));
    const full = { record_kind: 'client', ...where('name', 'equals', 'Full') };
    const { rows, summaries } = await query({ ...full, columns: wanted });
    expect(summaries).toHaveLength(50);
    expect(rows[0].cells).toMatchObject({
      'field_values.words': 'Two\nlines',
      'field_values.day': '2026-03-04',
      'field_values.agreed': true,
      'field_values.partners': [client.id],
      'field_values.place': { city: 'Hull' },
    });
    expect(rows[0].texts).toMatchObject({
      'field_values.agreed': 'Yes',
      'field_values.kind': 'Alpha',
      'field_values.partners': 'Harbor Dental',
    });
    const ends = ['day', 'instant'].map((key) => ({ key: `field_values.${key}`, summary: 'minimum' }));
    const { rows: own, summaries: earliest } = await query({
      ...full,
      columns: [{ key: 'contacts' }, ...ends],
    });
    expect(own[0].cells.contacts).toMatchObject(contacts);
    expect(earliest.map(({ value }: Answer) => value)).toEqual(['2026-03-04', '2026-03-04T10:00:00.000Z']);
  });

  it('shows time and what it is about as the list of time does', async () => {
    await service.ok('createTimeEntry', {
      body: {
        spent_on: '2026-03-04',
        duration_seconds: 3600,
        task_id: tasks['Site']!,
        user_id: dana.id,
        reason: 'Late',
      },
    });
    const columns = [{ key: 'task_id' }, { key: 'client_id' }, { key: 'duration_seconds', summary: 'sum' }];
    const [row] = (await query({ record_kind: 'time_entry', columns })).rows;
    expect(row).toMatchObject({ cells: { task_id: tasks['Site'] }, texts: { task_id: 'Site' } });
    expect((await query({ record_kind: 'time_entry', columns }, {}, sam)).rows).toEqual([]);
    await service.query('update time_entries set user_id = $1', [sam.id]);
    const blind = await newPerson(service, ['time.own', 'time.manage']);
    const [hidden] = (await query({ record_kind: 'time_entry', columns, group_by: 'task_id' }, {}, blind))
      .rows;
    expect(Object.keys(hidden.cells)).toEqual(['duration_seconds']);
  });

  it('has nothing of another agency', async () => {
    const stranger = await newPerson(service, managing, service.agencies[1]);
    for (const kind of ['client', 'task', 'task_stage', 'time_entry'])
      expect((await query({ record_kind: kind }, {}, stranger)).record_count).toBe(0);
    expect(names(await query({ record_kind: 'user' }, { limit: 200 }, stranger))).not.toContain('Dana');
    const ofOthers = where('client_id', 'equals', client.id);
    expect((await query(ofOthers, {}, stranger)).record_count).toBe(0);
  });
});
