import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import { insertTask } from '../tasks/task-rows.ts';
import { linesOf, newPerson, type Answer, type Person } from './exporting.ts';

/** Jobs of exports: what is refused before them, what they judge anew, and what a killed one leaves. No worker runs until a test starts one. */
let service: Service;
let dana: Person;
beforeAll(async () => {
  service = await startService({});
  await insertTask(service, { name: 'Site' });
});
beforeEach(async () => {
  dana = await newPerson(service, ['tasks.view', 'objects.view']);
});
afterAll(() => service.stop());

const view = { record_kind: 'task', columns: [{ key: 'name' }] };

/** Runs a worker until these exports have ended; answers them. */
async function work(person: Person, ...ids: string[]): Promise<Answer[]> {
  const worker = await service.startAnother({ role: 'work' });
  try {
    for (const id of ids)
      await expect
        .poll(async () => {
          const [job] = await service.query<{ status: string }>(
            'select j.status from background_jobs j join data_exports e on e.job_id = j.id where e.id = $1',
            [id],
          );
          return job!.status;
        }, patiently)
        .not.toMatch(/queued|running/);
  } finally {
    await worker.stop();
  }
  return Promise.all(ids.map((id) => person.find(id)));
}

const refused = async (body: object, person = dana): Promise<[number, string]> => {
  const { status, body: answer } = await person.call('createDataExport', { body: body as never });
  return [status, answer.error?.message ?? ''];
};

describe('what is refused at once', () => {
  it.each([
    [{ record_kind: 'task', columns: [{ key: 'nonsense' }] }, 400, 'body.view.columns[0].key'],
    [{ record_kind: 'task', columns: [{ key: 'name' }, { key: 'name' }] }, 400, 'body.view.columns[1].key'],
    [
      { record_kind: 'task', sort_by: [{ field: 'nonsense', order: 'asc' }] },
      400,
      'body.view.sort_by[0].field',
    ],
    [{ record_kind: 'task', group_by: 'nonsense' }, 400, 'body.view.group_by'],
    [{ record_kind: 'task', group_value: 'x' }, 400, 'body.view.group_value'],
    [
      {
        record_kind: 'task',
        filter_group: { conditions: [{ field: 'nonsense', operator: 'equals', value: 1 }] },
      },
      400,
      'body.view.filter_group',
    ],
    [{ record_kind: 'custom_object_record' }, 400, 'body.view.custom_object_id'],
    [
      { record_kind: 'custom_object_record', custom_object_id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8ba0' },
      404,
      'custom object',
    ],
    [{ view_id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8ba0' }, 404, 'view'],
    [{ record_kind: 'client' }, 403, 'clients.view'],
  ])('%j', async (asked, status, words) => {
    const [found, message] = await refused({ view: asked, format: 'csv' });
    expect([found, message]).toEqual([status, expect.stringContaining(words)]);
  });

  it('more than five at a time, however fast they are asked for', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => refused({ view, format: 'csv' })));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(5);
    expect(answers.filter(([status]) => status === 409)).toHaveLength(4);
    const [first] = await dana.ok('listDataExports');
    await dana.ok('cancelJob', { path: { id: first.job.id } });
    expect((await refused({ view, format: 'csv' }))[0]).toBe(200);
  });
});

describe('what the job judges', () => {
  it('rights, as they are when it runs', async () => {
    const started = await dana.start(view);
    await service.query("update users set permissions = '{}' where id = $1", [dana.id]);
    const [done] = await work(dana, started.id);
    expect(done).toMatchObject({
      file: null,
      record_count: null,
      expires_at: null,
      job: { status: 'failed' },
    });
    expect(done.job.error).toContain('tasks.view');
  });

  it('whether its creator is still there', async () => {
    const started = await dana.start(view);
    await service.query("update users set status = 'suspended' where id = $1", [dana.id]);
    await work(dana, started.id).catch(() => {});
    await service.query("update users set status = 'active' where id = $1", [dana.id]);
    const [found] = await service.query(
      'select j.status, e.record_count from data_exports e join background_jobs j on j.id = e.job_id where e.id = $1',
      [started.id],
    );
    expect(found).toEqual({ status: 'failed', record_count: null });
  });

  it('whether it was cancelled', async () => {
    const started = await dana.start(view);
    await dana.ok('cancelJob', { path: { id: started.job.id } });
    const [done] = await work(dana, started.id);
    expect(done).toMatchObject({ file: null, record_count: null, job: { status: 'cancelled' } });
    expect((await dana.call('cancelJob', { path: { id: started.job.id } })).status).toBe(409);
  });
});

describe('a killed process', () => {
  it('leaves a job that another begins again, with one file in the end', async () => {
    const started = await dana.start(view);
    // As it is when it was killed on its way.
    await service.query(
      "update background_jobs set status = 'running', attempts = 1, started_at = now(), progress_percent = 50 where id = $1",
      [started.job.id],
    );
    const [done] = await work(dana, started.id);
    expect(done).toMatchObject({ record_count: 1, job: { status: 'succeeded' } });
    expect(linesOf(await dana.content(done.id))).toEqual(['Name', 'Site']);
  });

  it('after the file was made leaves it as it is', async () => {
    const [done] = await work(dana, (await dana.start(view)).id);
    await service.query("update background_jobs set status = 'running', finished_at = null where id = $1", [
      done.job.id,
    ]);
    await service.query(
      "select graphile_worker.add_job('run_background_job', json_build_object('tenantId', $1::text, 'jobId', $2::text))",
      [service.agencies[0].id, done.job.id],
    );
    const [again] = await work(dana, done.id);
    expect(again).toMatchObject({
      revision: 2,
      file: done.file,
      record_count: 1,
      job: { status: 'succeeded' },
    });
  });
});
