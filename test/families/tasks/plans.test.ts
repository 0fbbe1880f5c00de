import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servingUrl } from '#src/platform/db/roles.ts';
import { scopedKysely } from '#src/platform/db/scoped.ts';
import { taskColumns } from '#src/families/tasks/lists/columns.queries.ts';
import { compileFilter } from '#src/domain/filters/index.ts';
import { myStages } from '#src/families/tasks/my-work/my-work.queries.ts';
import { stageList } from '#src/families/tasks/lists/stage-list.queries.ts';
import { taskList } from '#src/families/tasks/lists/task-list.queries.ts';
import { FieldSet } from '#src/domain/field-values/field-set.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';

/** What lists cost must not grow with the tasks of other agencies, nor with those of one's own where an index knows better. */
let service: Service;
let app: pg.Client;
let busy: TestAgency;
const tasksOfEach = 4000;

beforeAll(async () => {
  service = await startService();
  busy = service.agencies[0];
  for (const { id, ownerId } of service.agencies) {
    await service.query(
      `
      insert into tasks (tenant_id, number, name, status, status_category, source_kind, created_by, created_at, due_date, assigned_to, is_private, deleted_at)
      select $1, n, 'Task ' || n, 'todo', (array['todo', 'active', 'done', 'done', 'done', 'done', 'done', 'cancelled'])[1 + n % 8], 'api', $2::uuid, now() - n * interval '1 hour', now() + (n - 2000) * interval '1 hour',
        case when n % 200 = 0 then array[$2::uuid] else '{}' end, n % 50 = 0, case when n % 40 = 0 then now() end from generate_series(1, $3::integer) n`,
      [id, ownerId, tasksOfEach],
    );
    await service.query(
      `
      insert into task_stages (tenant_id, task_id, name, position, status, status_category, created_by, due_date, assigned_to)
      select t.tenant_id, t.id, 'Stage', n, 'ready', case when n = 0 then 'completed' else 'ready' end, t.created_by, t.due_date, case when t.number % 200 = 0 then array[t.created_by] else '{}' end
      from tasks t, generate_series(0, 2) n where t.tenant_id = $1`,
      [id],
    );
  }
  await service.query('vacuum analyze tasks, task_stages, task_assignees, tenants');
  app = new pg.Client({ connectionString: await servingUrl(service.ownerUrl) });
  await app.connect();
  await app.query("select set_config('app.tenant_id', $1, false)", [busy.id]);
});
afterAll(async () => {
  await app.end();
  await service.stop();
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

/** The plan that Postgres keeps for whatever values come, as the service's reads have it (src/platform/db/reads.ts). */
async function planOf(run: (db: ReturnType<typeof scopedKysely>) => Promise<unknown>): Promise<Plan[]> {
  let text = '';
  await run(
    scopedKysely(async (statement) => {
      text = statement;
      return { rows: [{ total: 0, items: '[]' }], rowCount: 1 };
    }),
  );
  const {
    rows: [row],
  } = await app.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (generic_plan, format json) ${text}`);
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];
  return nodes(row!['QUERY PLAN'][0]!.Plan);
}

const indexesOf = (plan: readonly Plan[]) => new Set(plan.flatMap((node) => node['Index Name'] ?? []));
const scanned = (plan: readonly Plan[], table: string) =>
  plan.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === table);

const now = new Date();
const noFields = new FieldSet({ tenantId: '', recordKind: 'task', version: 1, isKept: false, fields: [] });
const page = { limit: 50, offset: 0, order: 'desc' } as const;
const viewer = () => ({
  userId: busy.ownerId,
  rights: { role: null, held: [] },
  permissions: [],
  seesPrivate: false,
  seesPrivateTickets: false,
  now,
});
const tasks = (filters: object, tree?: Tree) =>
  planOf((db) =>
    taskList.plain.page(
      db,
      { ...page, sort: 'created_at', ...filters },
      viewer(),
      tree && {
        condition: compileFilter(
          { conditions: [tree] },
          {
            columnOf: taskColumns.finder('', noFields),
            view: { now, userId: '00000000-0000-0000-0000-000000000000' },
            place: 'query.filter_group',
          },
        ),
      },
    ),
  );
interface Tree {
  field: string;
  operator: 'contains' | 'between';
  value: string | string[];
}
const where = (field: string, operator: Tree['operator'], value: string | string[]): Tree => ({
  field,
  operator,
  value,
});

it('the default list of tasks comes from its index, and its total too', async () => {
  const plan = await tasks({});
  expect(scanned(plan, 'tasks')).toEqual([]);
  expect(indexesOf(plan)).toContain('tasks_newest');
  // The page is read in the order of the index: nothing sorts all tasks of the agency.
  expect(plan.some((node) => node['Node Type'] === 'Sort')).toBe(false);
});

it.each([
  ['assignees', { assigned_to: [] }, undefined, /^task_assignees_/],
  ['clients', { client_id: [] }, undefined, /^tasks_client$/],
  ['categories', { status_category: [] }, undefined, /^tasks_(status|newest)$/],
  ['what is overdue', { is_overdue: true }, undefined, /^tasks_due$/],
  ['ids', { id: [] }, undefined, /^tasks_(pkey|newest)$/],
  ['words', { search: 'words' }, undefined, /^tasks_pkey$/],
  [
    'assignees in a tree',
    {},
    where('assigned_to', 'contains', '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11'),
    /^task_assignees_/,
  ],
  [
    'dates in a tree',
    { status_scope: 'open' },
    where('due_date', 'between', ['today', 'today+3d']),
    /^tasks_due$/,
  ],
] as const)(
  'a list by %s reads neither all tasks of the database nor of the agency',
  async (_, filters, tree, index) => {
    const plan = await tasks(filters, tree);
    expect(scanned(plan, 'tasks')).toEqual([]);
    expect(
      [...indexesOf(plan)].some((name) => index.test(name)),
      [...indexesOf(plan)].join(),
    ).toBe(true);
  },
);

it('lists of stages read those of the agency alone, and own work goes by its assignee', async () => {
  const all = await planOf((db) => stageList.plain.page(db, page, viewer()));
  expect([...scanned(all, 'tasks'), ...scanned(all, 'task_stages')]).toEqual([]);
  const mine = await planOf((db) => myStages.page(db, { ...page, include_pending: false }, viewer()));
  expect([
    ...scanned(mine, 'tasks'),
    ...scanned(mine, 'task_stages'),
    ...scanned(mine, 'task_assignees'),
  ]).toEqual([]);
  expect([...indexesOf(mine)].some((name) => name.startsWith('task_assignees_'))).toBe(true);
});
