import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newPage, own, publish, tab, unusedKey } from './page.ts';

/** A new key of a custom field reaches all that names the field, whatever kind of record it is of. */
let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const kinds = ['client', 'task', 'ticket', 'escalation'] as const;

it.each(kinds)('takes views of %s records along', async (record_kind) => {
  const { data: field } = await service.ok('createField', {
    body: { record_kind, key: unusedKey('before'), name: 'Field', config: { type: 'text' } },
  });
  const { data: view } = await service.ok('createView', {
    body: { name: unusedKey('View'), record_kind, columns: [{ key: `field_values.${field.key}` }] },
  });
  const key = unusedKey('after');
  await service.ok('renameFieldKey', { body: { field_id: field.id, key } });
  const { data } = await service.ok('getView', { path: { id: view.id } });
  expect(data.columns.map((column) => column.key)).toEqual([`field_values.${key}`]);
});

it.each(['task', 'ticket', 'escalation'] as const)(
  'takes lists of %s records in layouts, and their versions, along',
  async (record_kind) => {
    const page = await newPage(service);
    const { data: field } = await service.ok('createField', {
      body: { record_kind, key: unusedKey('before'), name: 'Field', config: { type: 'text' } },
    });
    const widget = {
      type: 'record_list',
      record_kind,
      filter_group: {
        conditions: [{ field: `field_values.${field.key}`, operator: 'equals', value: 'x' }],
      },
    };
    await publish(service, page.id, [tab('t', own('s', [{ kind: 'widget', key: 'list', widget }]))]);
    const { data: usage } = await service.ok('getFieldUsage', { path: { id: field.id } });
    expect(usage.layout_count).toBe(1);
    // More versions than are read at once, the first of them without the list.
    await service.ok('patchEntityLayout', {
      path: { id: page.id },
      body: { operations: [{ op: 'remove_item', item: { kind: 'widget', key: 'list' } }] },
    });
    await service.query(
      `insert into entity_layout_versions (tenant_id, layout_id, version, tabs, operation_count, published_at, published_by)
       select v.tenant_id, v.layout_id, n, v.tabs, 0, v.published_at, v.published_by
       from entity_layout_versions v, generate_series(3, 60) n where v.layout_id = $1 and v.version = 1`,
      [page.id],
    );
    const key = unusedKey('after');
    await service.ok('renameFieldKey', { body: { field_id: field.id, key } });
    const versions = await service.query<{ version: number; is_renamed: boolean }>(
      `select version, position($2::text in tabs::text) > 0 and position($3::text in tabs::text) = 0 as is_renamed
       from entity_layout_versions where layout_id = $1 and version <> 2`,
      [page.id, key, field.key],
    );
    expect(versions).toHaveLength(59);
    expect(versions.filter(({ is_renamed }) => !is_renamed)).toEqual([]);
  },
);
