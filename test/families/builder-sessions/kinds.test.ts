import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { builderOf, type Change } from './sessions.ts';

let service: Service;
let builder: ReturnType<typeof builderOf>;
beforeAll(async () => {
  service = await startService();
  builder = builderOf(service);
  // The first inbox is the default one, which stays.
  await service.ok('createTicketInbox', { body: { name: name() } });
});
afterAll(() => service?.stop());

const name = () => `Built ${randomUUID()}`;
const key = () => `built_${randomUUID().slice(0, 8)}`;
const folders = ['client_profile', 'client_service', 'custom_object', 'field', 'sop', 'view'];

interface Case {
  readonly create: () => Change;
  readonly update: (id: string) => Change;
  readonly more?: Change;
}

const cases: Readonly<Record<string, Case>> = {
  client_profile: { create: () => ({ name: name() }), update: () => ({ description: 'Changed' }) },
  custom_object: {
    create: () => ({ key: key(), name: name(), plural_name: name() }),
    update: () => ({ description: 'Changed' }),
    more: {
      definition: {
        definition: { fields: [{ key: 'size', name: 'Size', config: { type: 'number' } }] },
      },
    },
  },
  field: {
    create: () => ({ record_kind: 'client', key: key(), name: name(), config: { type: 'number' } }),
    update: () => ({ description: 'Changed' }),
  },
  form: {
    create: () => ({ name: name() }),
    update: () => ({ description: 'Changed' }),
    more: { settings: { retention_days: 30 } },
  },
  modal: {
    create: () => ({ key: key(), name: name(), title: 'Title', sections: [] }),
    update: () => ({ description: 'Changed' }),
  },
  navigation_item: {
    create: () => ({ label: 'Built', target: { type: 'heading' } }),
    update: (id) => ({ label: 'Changed', id }),
  },
  process_definition: {
    create: () => ({ name: name() }),
    update: () => ({ description: 'Changed' }),
    more: { stages: { stages: [{ key: 'begin', name: 'Begin' }] }, is_published: true },
  },
  ticket_reply_template: {
    create: () => ({ name: name(), body_text: 'Hello' }),
    update: () => ({ category: 'Changed' }),
  },
  ticket_routing_rule: {
    create: () => ({ name: name(), conditions: [], actions: [{ type: 'add_tags', tags: ['built'] }] }),
    update: () => ({ description: 'Changed' }),
  },
  client_service_category: {
    create: () => ({ name: name() }),
    update: (id) => ({ description: 'Changed', id }),
  },
  shared_section: {
    create: () => ({
      key: key(),
      name: name(),
      record_kind: 'client',
      section: { title: 'Built', items: [] },
    }),
    update: () => ({ description: 'Changed' }),
  },
  sop: { create: () => ({ title: name() }), update: () => ({ summary: 'Changed' }) },
  ticket_inbox: { create: () => ({ name: name() }), update: () => ({ description: 'Changed' }) },
  view: {
    create: () => ({ name: name(), record_kind: 'client' }),
    update: (id) => ({ description: 'Changed', id }),
  },
  ...Object.fromEntries(
    folders.map((kind) => [
      `folder of ${kind}`,
      { create: () => ({ name: name() }), update: () => ({ name: name() }), more: { folder_kind: kind } },
    ]),
  ),
};

describe('a session creates, changes and deletes', () => {
  it.each(Object.entries(cases))('%s', async (title, { create, update, more }) => {
    const of = { record_kind: title.split(' ')[0], ...(more?.folder_kind === undefined ? {} : more) };
    const rest = more?.folder_kind === undefined ? more : {};
    const made = (
      await builder.build([{ ...of, action: 'create', key: 'it', create: create(), ...rest }])
    ).get('it')!;
    expect(made).toMatchObject({
      action: 'create',
      record_kind: of.record_kind,
      target_id: expect.any(String),
    });
    const target = { ...of, target_id: made.target_id };
    const session = await builder.prepare([
      { ...target, action: 'update', key: 'it', update: update(target.target_id!) },
    ]);
    expect(session.problems).toEqual([]);
    const [operation] = (await builder.review(session.id)).operations;
    expect(operation).toMatchObject({ target_id: made.target_id, target_revision: made.revision });
    const [[path, value]] = Object.entries(update('')) as [[string, string]];
    expect(operation!.diff).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path, new_value: path === 'name' ? expect.any(String) : value }),
      ]),
    );
    const changed = (await builder.apply(session)).body.data;
    expect(changed).toMatchObject({ status: 'applied', error: null });
    const [record] = (await builder.result(session.id)).records;
    expect(record!.revision).toBeGreaterThan(made.revision!);

    const removal = await builder.prepare([
      { ...target, action: 'delete', key: 'it', expected_revision: made.revision! },
    ]);
    expect(removal.problems).toMatchObject([{ code: 'stale_target', severity: 'error' }]);
    const gone = await builder.build([
      { ...target, action: 'delete', key: 'it', expected_revision: record!.revision! },
    ]);
    expect(gone.get('it')).toMatchObject({ action: 'delete', target_id: made.target_id, revision: null });
    const again = await builder.prepare([{ ...target, action: 'delete', key: 'it' }]);
    expect(again.problems).toMatchObject([{ code: 'unknown_target', severity: 'error' }]);
  });

  it('a layout of what the session creates, the services of a category, and statuses', async () => {
    const [profile, category] = [randomUUID(), randomUUID()];
    const {
      data: { sets },
    } = await service.ok('readStatusOptions', { body: { record_kinds: ['escalation'] } });
    const built = await builder.build([
      { record_kind: 'entity_layout', action: 'create', key: 'page', target_id: profile, create: {} },
      {
        record_kind: 'client_profile',
        action: 'create',
        key: 'profile',
        target_id: profile,
        create: { name: name() },
      },
      {
        record_kind: 'client_service',
        action: 'create',
        key: 'services',
        create: { category_id: category, services: [{ name: 'Audit' }, { name: 'Copy' }] },
      },
      {
        record_kind: 'client_service_category',
        action: 'create',
        key: 'category',
        target_id: category,
        create: { name: name() },
      },
      {
        record_kind: 'status_options',
        action: 'update',
        key: 'statuses',
        update: {
          record_kind: 'escalation',
          options: sets[0]!.options.map((option, index) =>
            index === 0 ? { ...option, label: 'Fresh' } : option,
          ),
        },
      },
    ]);
    expect(built.get('page')!.target_id).not.toBe(profile);
    const layout = (await service.ok('getEntityLayout', { path: { id: built.get('profile')!.target_id! } }))
      .data;
    expect(layout.version).toBe(1);
    expect(built.get('statuses')).toMatchObject({ target_id: null, revision: expect.any(Number) });
    const services = await service.ok('listClientServiceCategoryServices', {
      query: { category_id: [built.get('category')!.target_id!] },
    });
    expect(JSON.stringify(services)).toContain('Audit');
  });
});
