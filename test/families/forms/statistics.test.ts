import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { moveClock } from '#src/platform/db/index.ts';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { company, Forms, hosted, services, type Answer } from './filling.ts';

/** What forms are answered with, and what ends by itself. */
let service: Service;
let forms: Forms;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  forms = new Forms(service);
});
afterAll(() => service?.stop());

const harbor = { company: 'Harbor Dental', email: 'priya@harbor.example' };

describe('statistics', () => {
  it('count views, starts and submissions, and what was answered', async () => {
    const form = await forms.publish([company, services, { type: 'number', key: 'size', label: 'Size' }]);
    expect((await forms.ok('queryFormAnalytics', { path: { id: form.id } })).totals).toEqual({
      views: 0,
      starts: 0,
      submissions: 0,
      abandonments: 0,
      completion_percent: null,
      held: 0,
      rejected: 0,
      median_duration_seconds: null,
    });
    for (let view = 0; view < 3; view += 1) await hosted('GET', form.embed_url);
    const source_url = 'https://harbor.example/start';
    await forms.send(form, { company: 'One', services: ['search'], size: 2 }, { source_url });
    const second = await forms.send(form, { company: 'Two', services: ['search', 'social'], size: 4 });
    await forms.start(form, { company: 'Begun' });
    const ask = (body?: object) =>
      forms.ok('queryFormAnalytics', { path: { id: form.id }, ...(body && { body }) });
    const found = await ask();
    expect(found.totals).toMatchObject({
      views: 3,
      starts: 3,
      submissions: 2,
      abandonments: 0,
      held: 0,
      rejected: 0,
    });
    expect(found.totals.completion_percent).toBeCloseTo(66.7, 1);
    expect(found.series).toHaveLength(30);
    expect(found.series.at(-1)).toMatchObject({
      starts_on: found.period_to,
      views: 3,
      starts: 3,
      submissions: 2,
    });
    expect(found.sources).toEqual([
      { host: null, submissions: 1 },
      { host: 'harbor.example', submissions: 1 },
    ]);
    const question = (key: string, of = found) => of.questions.find((each: Answer) => each.key === key);
    expect(question('services')).toMatchObject({
      answered_count: 2,
      skipped_count: 0,
      choices: [
        { key: 'search', label: 'Search ads', count: 2 },
        { key: 'social', label: 'Social media', count: 1 },
      ],
      numbers: null,
    });
    expect(question('size').numbers).toEqual({ minimum: 2, maximum: 4, average: 3, median: 3 });

    await forms.ok('deleteFormSubmission', { path: { id: second.id } });
    const after = await ask({ include: ['questions'], step: 'month' });
    expect(after).toMatchObject({ totals: { submissions: 2 }, series: [], sources: [] });
    expect(question('services', after).choices).toMatchObject([{ count: 2 }, { count: 1 }]);
    expect((await ask({ form_version: 1 })).totals).toMatchObject({ views: 3, submissions: 2 });
    const unknown = { path: { id: form.id }, body: { form_version: 9 } };
    expect((await forms.refused('queryFormAnalytics', unknown))[0]).toBe(404);
    expect(
      (
        await forms.refused('queryFormAnalytics', {
          path: { id: form.id },
          body: { period_from: '2026-02-02', period_to: '2026-02-01' },
        })
      )[0],
    ).toBe(400);
    expect(await ask({ period_to: '0001-01-05' })).toMatchObject({ period_from: '0001-01-01' });
    expect(await ask({ period_from: '9999-12-30', period_to: '9999-12-31' })).toMatchObject({
      totals: { views: 0 },
    });
    expect(
      (await forms.refused('queryFormAnalytics', { path: { id: form.id } }, service.agencies[1].key))[0],
    ).toBe(404);
  });
});

// Last: time does not go back.
describe('time', () => {
  const pass = async (days: number): Promise<void> => {
    const client = new pg.Client(service.ownerUrl);
    await client.connect();
    await moveClock(client, days * 86_400_000).finally(() => client.end());
  };

  it('ends a submission that nobody went on with for a week, and erases what the form no longer keeps', async () => {
    const form = await forms.publish(undefined, { retention_days: 3 });
    const address = await forms.start(form, { company: 'Begun' });
    const done = await forms.send(form, harbor);
    await pass(4);
    await vi.waitFor(async () => {
      expect((await forms.call('getFormSubmission', { path: { id: done.id } })).status).toBe(404);
    }, patiently);
    expect((await hosted('PATCH', address, { answers: { company: 'Going on' } })).status).toBe(200);
    await pass(6);
    expect((await hosted('GET', address)).status).toBe(200);
    await pass(2);
    await vi.waitFor(async () => {
      expect(await forms.submissions(form, { status: ['abandoned'] })).toHaveLength(1);
    }, patiently);
    expect((await hosted('GET', address)).status).toBe(404);
    expect((await forms.ok('queryFormAnalytics', { path: { id: form.id } })).totals).toMatchObject({
      abandonments: 1,
      submissions: 1,
    });
  });
});
