import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions } from '../client-records.ts';
import { addMember } from '../organization/people.ts';

type Member = Awaited<ReturnType<typeof addMember>>;

let service: Service;
let dana: Member;
let priya: Member;
let desk: Member;
let manager: Member;

beforeAll(async () => {
  service = await startService();
  const agency = service.agencies[0];
  dana = await addMember(service, agency, { permissions: ['tickets.view'] });
  priya = await addMember(service, agency, { permissions: [] });
  desk = await addMember(service, agency, { permissions: ['tickets.view', 'tickets.manage'] });
  manager = await addMember(service, agency, { permissions: ['settings.manage'] });
});
afterAll(() => service.stop());

const body_html = '<p>Dana Reyes<br>Northlight Studio</p>';
const create = async (who: Member, body: object) => {
  const answer = await service.call('createSignature', { body: { name: 'Mine', body_html, ...body } }, who);
  return { status: answer.status, data: answer.body.data, message: answer.body.error?.message as string };
};
const idsOf = async (who: Member, query: object = {}) =>
  (await service.ok('listSignatures', { query: { limit: 200, ...query } }, who)).data.map(({ id }) => id);
const update = (who: Member, id: string, body: object) =>
  service.call('updateSignature', { path: { id }, body }, who);

describe('a signature', () => {
  it('is made safe, has a text, is listed and audited', async () => {
    const { data } = await create(dana, {
      name: ' With phone ',
      scope: 'user',
      body_html: `${body_html}<script>alert(1)</script>`,
    });
    expect(data).toMatchObject({
      name: 'With phone',
      scope: 'user',
      user_id: dana.id,
      inbox_id: null,
      is_default: false,
      body_html: '<p>Dana Reyes<br />Northlight Studio</p>',
      body_text: 'Dana Reyes\nNorthlight Studio',
      revision: 1,
      created_by: dana.id,
    });
    const listed = await service.ok(
      'listSignatures',
      { query: { search: 'northlight', user_id: [dana.id] } },
      dana,
    );
    expect(listed.data).toEqual([data]);
    expect(await auditActions(service, data.id)).toEqual(['created']);
  });

  it('is changed at the revision that was seen, and its text follows unless it is given', async () => {
    const { data } = await create(dana, { scope: 'user', body_text: 'by hand' });
    expect(data.body_text).toBe('by hand');
    const named = await update(dana, data.id, { name: 'New', expected_revision: 1 });
    expect(named.body.data).toMatchObject({ name: 'New', body_text: 'by hand', revision: 2 });
    expect((await update(dana, data.id, { name: 'Old', expected_revision: 1 })).status).toBe(409);
    const derived = await update(dana, data.id, { body_html: '<p>Dana</p>' });
    expect(derived.body.data).toMatchObject({ body_html: '<p>Dana</p>', body_text: 'Dana', revision: 3 });
    expect(
      (await update(dana, data.id, { body_html: '<p>Dana</p><script>1</script>' })).body.data.revision,
    ).toBe(3);
  });

  it('is the default in place of the former one of the same holder', async () => {
    const first = (await create(dana, { scope: 'user', is_default: true })).data;
    const second = (await create(dana, { scope: 'user', is_default: true })).data;
    const others = (await create(priya, { scope: 'user', is_default: true })).data;
    expect(await idsOf(dana, { is_default: true, user_id: [dana.id] })).toEqual([second.id]);
    expect((await update(dana, first.id, { is_default: true })).body.data.is_default).toBe(true);
    expect(await idsOf(dana, { is_default: true, user_id: [dana.id] })).toEqual([first.id]);
    expect(await idsOf(priya, { is_default: true, scope: ['user'] })).toEqual([others.id]);
    expect(await auditActions(service, second.id)).toEqual(['created', 'updated']);
    // Several at once leave one.
    await Promise.all([1, 2, 3].map(() => create(dana, { scope: 'user', is_default: true })));
    expect(await idsOf(dana, { is_default: true, user_id: [dana.id] })).toHaveLength(1);
  });

  it('that is deleted is gone, and another may be the default', async () => {
    const { data } = await create(priya, { scope: 'user', is_default: true });
    const path = { id: data.id };
    expect(
      (await service.call('deleteSignature', { path, query: { expected_revision: 9 } }, priya)).status,
    ).toBe(409);
    const gone = await service.ok('deleteSignature', { path }, priya);
    expect(gone.data.id).toBe(data.id);
    expect((await service.call('deleteSignature', { path }, priya)).status).toBe(404);
    expect(await idsOf(priya)).not.toContain(data.id);
    expect((await create(priya, { scope: 'user', is_default: true })).status).toBe(200);
  });
});

describe('who may', () => {
  it('see: all those of the agency, each their own, the desk all', async () => {
    const own = (await create(dana, { scope: 'user' })).data.id;
    const agency = (await create(manager, { scope: 'agency' })).data.id;
    expect(await idsOf(dana)).toEqual(expect.arrayContaining([own, agency]));
    expect(await idsOf(priya)).toContain(agency);
    expect(await idsOf(priya)).not.toContain(own);
    expect(await idsOf(desk)).toEqual(expect.arrayContaining([own, agency]));
    expect((await update(priya, own, { name: 'x' })).status).toBe(404);
  });

  it('write: own ones anybody, those of others the desk, those of the agency its settings', async () => {
    expect((await create(priya, { scope: 'user', user_id: dana.id })).status).toBe(403);
    const { data } = await create(desk, { scope: 'user', user_id: dana.id });
    expect(data).toMatchObject({ user_id: dana.id, created_by: desk.id });
    expect((await update(desk, data.id, { name: 'x' })).status).toBe(200);
    expect((await create(desk, { scope: 'agency' })).status).toBe(403);
    const agency = (await create(manager, { scope: 'agency', is_default: true })).data;
    expect((await update(dana, agency.id, { name: 'x' })).status).toBe(403);
    expect((await service.call('deleteSignature', { path: { id: agency.id } }, dana)).status).toBe(403);
    expect((await update(manager, agency.id, { name: 'x' })).status).toBe(200);
  });

  it.each([
    [{ scope: 'agency', user_id: randomUUID() }, 'body.user_id is only for the scope user'],
    [{ scope: 'user', inbox_id: randomUUID() }, 'body.inbox_id is only for the scope inbox'],
    [{ scope: 'inbox' }, 'body.inbox_id is required for the scope inbox'],
    [{ scope: 'inbox', inbox_id: randomUUID() }, 'body.inbox_id'],
    [{ scope: 'user', user_id: randomUUID() }, 'body.user_id'],
    [{ scope: 'user', body_html: '&'.repeat(20_000) }, 'body.body_html has more than 20000 characters'],
  ])('%j is refused by its place', async (body, message) => {
    const refused = await create(desk, body);
    expect([refused.status, refused.message]).toEqual([400, expect.stringContaining(message)]);
  });

  it('be signed for: a service account names a member', async () => {
    const body = { name: 'x', scope: 'user', body_html } as const;
    expect((await service.call('createSignature', { body })).status).toBe(400);
    const { data } = await service.ok('createSignature', { body: { ...body, user_id: dana.id } });
    expect(data.user_id).toBe(dana.id);
  });
});
