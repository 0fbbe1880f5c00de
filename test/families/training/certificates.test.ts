import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderCertificates } from '#src/families/training/periodic.ts';
import { createLogger } from '#src/platform/log.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { TrainingClock } from './training-clock.ts';
import {
  addLearner,
  addTeam,
  refusal,
  teaching,
  type Answer,
  type Team,
  type Teaching,
} from './training-records.ts';

/** Certificates, and what happens by time; the clock is moved, so the file has a service for itself. */
let service: Service;
let clock: TrainingClock;
let agency: TestAgency;
let team: Team;
let courses: Teaching;
beforeAll(async () => {
  service = await startService({});
  clock = new TrainingClock(service);
  [agency] = service.agencies;
  team = await addTeam(service, agency);
  courses = teaching(service);
});
afterAll(async () => {
  await clock?.stop();
  await service?.stop();
});

describe('a certificate', () => {
  const template = async (more: object = {}): Promise<Answer> =>
    (
      await service.ok('createCertificateTemplate', {
        body: {
          name: `Template ${createHash('md5').update(String(Math.random())).digest('hex')}`,
          heading: 'Certificate',
          body: '{{learner_name}} has completed {{course_name}}.',
          signatories: [{ name: 'Dana' }],
          ...more,
        } as never,
      })
    ).data;

  it('has a template whose changes make versions', async () => {
    const made = await template({ is_default: true });
    expect(made).toMatchObject({
      version: 1,
      is_default: true,
      orientation: 'landscape',
      accent_color: '#000000',
      has_qr_code: true,
      signatories: [{ name: 'Dana', title: null }],
    });
    const bad = { name: 'Bad', heading: 'H', body: '{{nobody}}' };
    expect(refusal(await service.call('createCertificateTemplate', { body: bad }))).toEqual([
      400,
      expect.stringContaining('nobody'),
    ]);
    const update = async (body: object) =>
      (await service.ok('updateCertificateTemplate', { path: { id: made.id }, body: body as never })).data;
    expect(await update({ name: 'Northlight' })).toMatchObject({ version: 1, revision: 2 });
    expect(await update({ heading: 'Diploma' })).toMatchObject({ version: 2, revision: 3 });
    expect((await service.call('deleteCertificateTemplate', { path: { id: made.id } })).status).toBe(409);
    expect(
      (await service.ok('listCertificateTemplates', { query: { is_default: true } })).data,
    ).toMatchObject([{ id: made.id }]);
    await update({ is_default: false });
    await service.ok('deleteCertificateTemplate', { path: { id: made.id } });
  });

  it('is issued with completion, drawn, shown to everyone who has its code, and replaced, revoked or expired', async () => {
    const made = await template();
    const { id } = await courses.published({
      certification: { template_id: made.id, valid_months: 2, recertify: true },
      can_restart: true,
      modules: [{ name: 'M', lessons: [{ name: 'L' }] }],
    });
    expect((await service.call('deleteCertificateTemplate', { path: { id: made.id } })).status).toBe(409);
    const learner = await addLearner(service, agency);
    const [lesson] = (await courses.outline(id)).modules[0].lessons;
    const complete = async () => {
      await courses.complete(lesson.id, learner);
      return (await courses.progress(id, learner)).certification as Answer;
    };
    await courses.start(id, learner);
    const first = await complete();
    expect(first).toMatchObject({ status: 'active', template_version: 1, file: null });
    const [event] = await service.takeEvents(agency);
    expect(event).toMatchObject({
      event_type: 'training.course_completed',
      data: { certification: { id: first.id, code: first.code } },
    });
    const path = new URL(first.verification_url).pathname;
    const verify = (accept: string, code = first.code) =>
      fetch(`${service.url}${path.replace(first.code, code)}`, { headers: { accept } });
    expect(await (await verify('application/json')).json()).toMatchObject({
      data: { status: 'active', code: first.code, user_name: first.learner_name },
    });
    expect(await (await verify('text/html')).text()).toContain('This certificate is valid');
    expect((await verify('application/json', 'AAAA-BBBB-CCCC')).status).toBe(404);

    const stored = new Map<string, Buffer>();
    const storage = {
      put: async (key: string, bytes: AsyncIterable<Uint8Array>) => {
        const parts: Uint8Array[] = [];
        for await (const part of bytes) parts.push(part);
        stored.set(key, Buffer.concat(parts));
      },
    };
    await renderCertificates({ storage: storage as never, hostedUrl: () => service.url })(
      { tenantId: agency.id },
      {
        db: service.db,
        log: createLogger('silent'),
        withOwner: undefined as never,
        attempt: 1,
        signal: undefined,
      },
    );
    expect([...stored.values()].map((bytes) => bytes.subarray(0, 5).toString())).toContain('%PDF-');
    const list = async (query: object, by: { key: string } = learner): Promise<Answer[]> =>
      (await service.ok('listTrainingCertifications', { query: query as never }, by)).data;
    expect((await list({}))[0]).toMatchObject({
      id: first.id,
      file: { content_type: 'application/pdf', file_name: `${first.code}.pdf` },
    });
    expect(
      (await service.call('listTrainingCertifications', { query: { user_id: [learner.id] } }, team.author))
        .status,
    ).toBe(403);

    await service.ok('restartTrainingCourse', { path: { id }, body: {} }, learner);
    const second = await complete();
    expect((await list({ code: first.code }))[0]).toMatchObject({
      status: 'superseded',
      superseded_by_id: second.id,
    });
    await clock.pass(40 * 86_400_000);
    await clock.fire();
    expect(await clock.titlesOf(learner.id)).toContainEqual(
      expect.stringMatching(/certification in .* expires in 30 days/u),
    );
    await clock.pass(30 * 86_400_000);
    await clock.fire();
    expect((await list({ status: ['expired'] }))[0]).toMatchObject({ id: second.id });
    expect((await courses.progress(id, learner)).enrollment).toMatchObject({
      status: 'assigned',
      sources: [{ kind: 'recertification', id: second.id }],
    });
    await courses.start(id, learner);
    const third = await complete();
    const revoke = (by: { key: string }) =>
      service.call(
        'revokeTrainingCertification',
        { path: { id: third.id }, body: { revoke_reason: 'A mistake.' } },
        by,
      );
    expect((await revoke(team.reviewer)).status).toBe(403);
    expect((await revoke(team.manager)).body.data).toMatchObject({
      status: 'revoked',
      revoke_reason: 'A mistake.',
      revoked_by: { id: team.manager.id },
    });
    expect((await revoke(team.manager)).status).toBe(409);
    expect(await clock.titlesOf(learner.id)).toContainEqual(expect.stringContaining('was revoked'));
  });
});

describe('by time', () => {
  it('members who join a department get what its rules require, and those who leave the agency lose it', async () => {
    const { id } = await courses.published();
    const [department] = await service.query<{ id: string }>(
      `insert into departments (tenant_id, name) values ($1, 'New') returning id`,
      [agency.id],
    );
    const [level] = await service.query<{ id: string }>(
      `insert into department_levels (tenant_id, department_id, name, permissions) values ($1, $2, 'All', '{training.learn}') returning id`,
      [agency.id, department!.id],
    );
    await courses.update(id, {
      required_for: [
        {
          learners: { is_everyone: false, department_ids: [department!.id], level_ids: [], user_ids: [] },
          due_in_days: 10,
        },
      ],
    });
    const joe = await addLearner(service, agency);
    await service.query(
      'insert into department_members (tenant_id, department_id, level_id, user_id) values ($1, $2, $3, $4)',
      [agency.id, department!.id, level!.id, joe.id],
    );
    await clock.fire();
    expect((await courses.progress(id, joe)).enrollment.status).toBe('assigned');
    await clock.pass(3 * 86_400_000 + 1000);
    await clock.fire();
    expect(await clock.titlesOf(joe.id)).toContainEqual(expect.stringContaining('is due in 7 days'));
    await clock.pass(7 * 86_400_000);
    await clock.fire();
    expect(await clock.titlesOf(joe.id)).toContainEqual(expect.stringContaining('is overdue'));
    await service.query(`update users set status = 'removed' where id = $1`, [joe.id]);
    await clock.fire();
    const [run] = await service.query<{ withdrawal_reason: string }>(
      'select withdrawal_reason from training_enrollments where user_id = $1',
      [joe.id],
    );
    expect(run).toMatchObject({ withdrawal_reason: 'member_left' });
  });
});
