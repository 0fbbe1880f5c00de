import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TimeEntryAction, TimeEntryAuditRow } from '#generated/types.gen.ts';
import type { EscalationActivityEntry } from '#generated/console/types.gen.ts';
import type { EscalationsHandlers } from '#generated/console/families/escalations/handlers.ts';
import type { TimeEntriesHandlers } from '#generated/families/time-entries/handlers.ts';
import {
  changesBetween,
  historyColumns,
  historyFilters,
  historyOf,
  historySorts,
  recordHistory,
} from '#src/domain/history/index.ts';
import type { AuditEntry } from '#src/call/context.ts';
import { list } from '#src/platform/db/query/list.ts';
import { as, record } from '#src/platform/db/query/records.ts';
import { servingUrl } from '#src/platform/db/roles.ts';
import { scopedKysely } from '#src/platform/db/scoped.ts';
import { emitStatement, auditRow } from '#src/platform/events/statement.ts';
import { startService, type Service } from '../support/service.ts';

/** The contract's list of a family to come, declared as the module says. */
const timeEntryAudit = list<TimeEntriesHandlers['listTimeEntryAudit'], { recordId: string }>()({
  rows: historyOf('time_entry'),
  record: (rows) =>
    record<TimeEntryAuditRow>()(
      rows.select([
        ...historyColumns('task'),
        as<TimeEntryAction>()('h.action').as('action'),
        'h.record_id as time_entry_id',
      ]),
    ),
  id: 'h.id',
  filters: { action: historyFilters.action },
  sorts: historySorts,
});

/** Another one, which calls the action otherwise and has more filters. */
const escalationActivity = list<EscalationsHandlers['listEscalationActivity'], { recordId: string }>()({
  rows: historyOf('escalation'),
  record: (rows) =>
    record<EscalationActivityEntry>()(
      rows.select([...historyColumns(), as<EscalationActivityEntry['kind']>()('h.action').as('kind')]),
    ),
  id: 'h.id',
  filters: {
    kind: historyFilters.action,
    created_after: historyFilters.created_after,
    created_before: historyFilters.created_before,
  },
  sorts: historySorts,
});

let service: Service;
let app: pg.Client;
const entryId = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8ba1';

beforeAll(async () => {
  service = await startService();
  app = new pg.Client({ connectionString: await servingUrl(service.ownerUrl) });
  await app.connect();
  await app.query("select set_config('app.tenant_id', $1, false)", [service.agencies[0].id]);
});
afterAll(async () => {
  await app.end();
  await service.stop();
});

const origin = {
  actor: { type: 'user', id: entryId, name: 'Dana Reyes' },
  operationId: 'updateTimeEntry',
  requestId: 'req_1',
} as const;

/** Stores what a handler tells, as a call does. */
async function tell(entry: Parameters<typeof recordHistory>[1]): Promise<void> {
  const audits: AuditEntry[] = [];
  recordHistory({ audit: (audit) => audits.push(audit) }, entry);
  const { sql, parameters } = emitStatement(
    [],
    audits.map((audit) => auditRow(audit, origin)),
  );
  await app.query(sql, parameters as unknown[]);
}

const db = scopedKysely((text, values) => app.query(text, values as unknown[]) as never);
const page = { sort: 'created_at', order: 'desc', limit: 50, offset: 0 } as const;

async function read(query: object = {}) {
  const { items, total } = await timeEntryAudit.objects(db, { ...page, ...query }, { recordId: entryId });
  expect(Number(total)).toBe(items.length);
  return items;
}

it('tells before, after, actor and reason, newest first', async () => {
  await tell({ kind: 'time_entry', id: entryId, action: 'created' });
  const changes = changesBetween(
    { is_billable: false, note: 'a'.repeat(2000), task_ids: ['x'], name: 'same' },
    { is_billable: true, note: 'b', task_ids: [], name: 'same' },
    ['is_billable', 'note', 'task_ids', 'name'],
  );
  await tell({ kind: 'time_entry', id: entryId, action: 'updated', changes: changes!, reason: 'Agreed.' });
  const [updated, created] = await read();
  expect(updated).toMatchObject({
    time_entry_id: entryId,
    action: 'updated',
    actor: { type: 'user', id: entryId, name: 'Dana Reyes' },
    changes: [
      { field: 'is_billable', old_value: false, new_value: true },
      { field: 'note', old_value: 'a'.repeat(1024), new_value: 'b' },
      { field: 'task_ids', old_value: null, new_value: null },
    ],
    reason: 'Agreed.',
  });
  expect(created).toMatchObject({ action: 'created', changes: [], reason: null });
  expect((await read({ action: ['created'] })).map(({ action }) => action)).toEqual(['created']);
});

it('tells values of custom fields only while the field is there and not sensitive', async () => {
  await service.query(
    `insert into fields (tenant_id, record_kind, key, name, type, config, is_sensitive, position, created_by)
      values ($1, 'task', 'plain', 'Plain', 'text', '{"type": "text"}', false, 1, $2), ($1, 'task', 'secret', 'Secret', 'text', '{"type": "text"}', true, 2, $2)`,
    [service.agencies[0].id, service.agencies[0].ownerId],
  );
  const changes = changesBetween(
    { field_values: { plain: 'a', secret: 'a', gone: 'a' } },
    { field_values: { plain: 'b', secret: 'b' } },
    ['field_values'],
  );
  await tell({ kind: 'time_entry', id: entryId, action: 'updated', changes: changes! });
  const [entry] = await read();
  expect(entry!.changes).toEqual([
    { field: 'field_values.gone', old_value: null, new_value: null },
    { field: 'field_values.plain', old_value: 'a', new_value: 'b' },
    { field: 'field_values.secret', old_value: null, new_value: null },
  ]);
});

it('is empty for records of other kinds and agencies, and tells no change where there is none', async () => {
  await app.query("select set_config('app.tenant_id', $1, false)", [service.agencies[1].id]);
  expect(await read()).toEqual([]);
  await app.query("select set_config('app.tenant_id', $1, false)", [service.agencies[0].id]);
  expect(changesBetween({ name: 'a' }, { name: 'a' }, ['name'])).toBeNull();
});

it('keeps the histories of kinds apart', async () => {
  await tell({ kind: 'escalation', id: entryId, action: 'reassigned', reason: 'Sam leads the account.' });
  const { items } = await escalationActivity.objects(db, page, { recordId: entryId });
  expect(items).toMatchObject([{ kind: 'reassigned', reason: 'Sam leads the account.' }]);
  expect((await read()).every(({ reason }) => reason !== 'Sam leads the account.')).toBe(true);
});

it('is read from the index of the record', async () => {
  await service.query('analyze audit_log');
  const { rows } = await app.query(
    "explain select * from audit_log h where h.record_kind = 'time_entry' and h.record_id = $1 order by h.created_at desc limit 50",
    [entryId],
  );
  expect(JSON.stringify(rows)).toContain('audit_log_record');
});
