import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { marketOf, word, type Market } from './market.ts';

/** What forms, profiles and layouts take along to another agency. */
let service: Service;
let market: Market;
beforeAll(async () => {
  service = await startService();
  market = marketOf(service);
});
afterAll(() => service?.stop());

it('a form comes with the fields and the custom object that it fills, for a profile and an inbox of the importer', async () => {
  const [key, objectKey] = [word(), word()];
  const { data: field } = await service.ok('createField', {
    body: { record_kind: 'client', key, name: `Field ${key}`, config: { type: 'text' } },
  });
  const { data: object } = await service.ok('createCustomObject', {
    body: {
      key: objectKey,
      name: `Thing ${objectKey}`,
      plural_name: `Things ${objectKey}`,
      definition: {
        fields: [
          {
            key: 'kind',
            name: 'Kind',
            config: {
              type: 'single_choice',
              choices: [{ key: 'one', label: 'One' }],
            },
          },
        ],
        lifecycle: {
          initial: 'open',
          states: [
            { key: 'open', label: 'Open', category: 'open' },
            { key: 'done', label: 'Done', category: 'closed' },
          ],
          transitions: [{ from: 'open', to: 'done' }],
        },
      } as never,
    },
  });
  const { data: profile } = await service.ok('createClientProfile', { body: { name: `Profile ${word()}` } });
  const { data: form } = await service.ok('createForm', {
    body: {
      name: `Form ${word()}`,
      elements: [
        { type: 'short_text', key: 'company', label: 'Company' },
        { type: 'custom_field', key: 'custom', label: 'Custom', field_id: field.id },
      ],
      settings: {
        notifications: { user_ids: [service.agencies[0].ownerId], reply_to: 'owner@agency.test' },
        mappings: [
          {
            kind: 'client',
            key: 'client',
            profile_id: profile.id,
            name_template: '{{ company }}',
            fields: [{ element_key: 'custom', target: `field_values.${key}` }],
          },
          {
            kind: 'custom_object_record',
            key: 'thing',
            custom_object_id: object.id,
            name_template: '{{ company }}',
            fields: [],
          },
        ],
      } as never,
    },
  });
  const item = await market.offer([{ kind: 'form', record_id: form.id }]);
  expect(item.requirements).toMatchObject([
    { kind: 'client_profile', name: profile.name, is_required: true },
  ]);
  const { id } = await market.acquire(item.id);
  const { data: own } = await service.ok(
    'createClientProfile',
    { body: { name: `Own ${word()}` } },
    market.buyer,
  );
  const choices = { mappings: [{ key: item.requirements[0]!.key, record_id: own.id }] };
  const done = await market.apply(id, { choices });
  expect([done.status, done.error]).toEqual(['applied', null]);
  const by = (kind: string) => done.records.find((record) => record.kind === kind)!.record_id!;
  const { data: full } = await service.ok('getFullForm', { path: { id: by('form') } }, market.buyer);
  expect(full.elements).toMatchObject([{ key: 'company' }, { key: 'custom', field_id: by('field') }]);
  expect(full.settings.mappings).toMatchObject([
    { kind: 'client', profile_id: own.id },
    { kind: 'custom_object_record', custom_object_id: by('custom_object') },
  ]);
  expect(JSON.stringify(full)).not.toMatch(/agency\.test/);
  expect(JSON.stringify(full)).not.toContain(service.agencies[0].ownerId);
  const { data: copy } = await service.ok(
    'getCustomObject',
    { path: { id: by('custom_object') } },
    market.buyer,
  );
  expect(copy).toMatchObject({
    key: objectKey,
    definition: { fields: [{ key: 'kind' }], lifecycle: { initial: 'open' } },
  });
});

it('a profile comes with its statuses and shared fields', async () => {
  const key = word();
  const { data: other } = await service.ok('createClientProfile', { body: { name: `Other ${word()}` } });
  await service.ok('createClientProfile', { body: { name: other.name } }, market.buyer);
  const { data: field } = await service.ok('createField', {
    body: {
      record_kind: 'client',
      profile_id: other.id,
      key,
      name: `Shared ${key}`,
      config: { type: 'number' },
    },
  });
  const { data: profile } = await service.ok('createClientProfile', {
    body: {
      name: `Profile ${word()}`,
      status_options: [
        { key: 'new', label: 'New', color: '#112233', category: 'prospect', is_default: true },
        { key: 'live', label: 'Live', color: '#112233', category: 'active' },
        { key: 'gone', label: 'Gone', color: '#112233', category: 'inactive' },
      ] as never,
      shared_field_ids: [field.id],
    },
  });
  const imported = await market.pass([{ kind: 'client_profile', record_id: profile.id }]);
  const { data } = await service.ok(
    'getClientProfile',
    { path: { id: imported.get(profile.name)!.record_id! } },
    market.buyer,
  );
  expect(data.status_options).toMatchObject([{ key: 'new' }, { key: 'live' }, { key: 'gone' }]);
  expect(data.shared_field_ids).toEqual([imported.get(field.name)!.record_id]);
});

it('templates of replies, views, sections, modals and layouts come as they are', async () => {
  const [key, section] = [word(), word()];
  const { data: field } = await service.ok('createField', {
    body: { record_kind: 'client', key, name: `Shown ${key}`, config: { type: 'text' } },
  });
  const { data: template } = await service.ok('createTicketReplyTemplate', {
    body: { name: `Reply ${word()}`, visibility: 'shared', body_text: 'Thank you.' },
  });
  const { data: view } = await service.ok('createView', {
    body: { name: `View ${word()}`, record_kind: 'client', display: { type: 'table' }, status: 'private' },
  });
  const { data: shared } = await service.ok('createSharedSection', {
    body: {
      key: section,
      name: `Section ${section}`,
      record_kind: 'client',
      section: { title: 'Facts', items: [{ kind: 'field', key }] },
    },
  });
  const { data: modal } = await service.ok('createModal', {
    body: {
      key: word(),
      name: `Modal ${word()}`,
      title: 'Facts',
      record_kind: 'client',
      sections: [{ kind: 'shared', key: 'facts', shared_section_id: shared.id }],
    },
  });
  const { data: profile } = await service.ok('createClientProfile', { body: { name: `Laid out ${word()}` } });
  const { data: layout } = await service.ok('createEntityLayout', {
    path: { id: profile.id },
    body: {
      tabs: [
        {
          key: 'main',
          title: 'Main',
          sections: [{ kind: 'shared', key: 'facts', shared_section_id: shared.id }],
        },
      ],
    },
  });
  const imported = await market.pass([
    { kind: 'ticket_reply_template', record_id: template.id },
    { kind: 'view', record_id: view.id },
    { kind: 'modal', record_id: modal.id },
    { kind: 'entity_layout', record_id: profile.id },
  ]);
  expect(imported.get(field.name)?.outcome).toBe('created');
  const { data: templates } = await service.ok(
    'listTicketReplyTemplates',
    { query: { id: [imported.get(template.name)!.record_id!] } },
    market.buyer,
  );
  expect(templates).toMatchObject([{ name: template.name, body_text: 'Thank you.' }]);
  const { data: newView } = await service.ok(
    'getView',
    { path: { id: imported.get(view.name)!.record_id! }, query: {} },
    market.buyer,
  );
  expect(newView).toMatchObject({ name: view.name, status: 'private' });
  const { data: newModal } = await service.ok(
    'getModal',
    { path: { id: imported.get(modal.name)!.record_id! } },
    market.buyer,
  );
  const newSection = imported.get(shared.name)!.record_id;
  expect(newModal.sections).toMatchObject([{ kind: 'shared', shared_section_id: newSection }]);
  const { data: newLayout } = await service.ok(
    'getEntityLayout',
    { path: { id: imported.get(profile.name)!.record_id! } },
    market.buyer,
  );
  expect(layout.tabs[0]!.key).toBe('main');
  expect(newLayout.tabs).toMatchObject([{ key: 'main', sections: [{ shared_section_id: newSection }] }]);
});
