import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servingUrl } from '#src/platform/db/roles.ts';
import { scopedKysely } from '#src/platform/db/scoped.ts';
import { namedKinds } from '#src/domain/references/kinds.queries.ts';
import {
  NamedRecords,
  requireRecord,
  requireRecords,
  type ReferenceKind,
} from '#src/domain/references/index.ts';
import { kinds } from '#src/domain/visibility/index.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
let app: pg.Client;
let department: string;

beforeAll(async () => {
  service = await startService();
  const [{ id }] = service.agencies;
  app = new pg.Client({ connectionString: await servingUrl(service.ownerUrl) });
  await app.connect();
  await app.query("select set_config('app.tenant_id', $1, false)", [id]);
  const rows = await service.query<{ id: string }>(
    'insert into departments (tenant_id, name, created_by) values ($1, $2, $3) returning id',
    [id, 'Design', service.agencies[0].ownerId],
  );
  department = rows[0]!.id;
});
afterAll(async () => {
  await app.end();
  await service.stop();
});

const ctxOf = (held: boolean) =>
  ({
    db: scopedKysely((text, values) => app.query(text, values as unknown[]) as never),
    identity: { userId: service.agencies[0].ownerId, role: 'owner' },
    can: () => held,
  }) as never;
const unknownId = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10';
const messageOf = (work: Promise<void>) =>
  work.then(
    () => 'accepted',
    (error: Error) => error.message,
  );

it.each([...Object.keys(namedKinds), ...Object.keys(kinds)] as ReferenceKind[])(
  'an unknown %s is refused at its place',
  async (kind) => {
    expect(await messageOf(requireRecords(ctxOf(true), kind, [unknownId], 'body.ids'))).toMatch(
      new RegExp(`^body\\.ids\\[0\\] names ${unknownId}, which is not an? .+\\.$`),
    );
  },
);

it('accepts ids in either case, and nothing', async () => {
  await requireRecords(ctxOf(true), 'department', [department.toUpperCase()], 'body.ids');
  await requireRecord(ctxOf(true), 'user', service.agencies[0].ownerId, 'body.user_id');
  await requireRecord(ctxOf(true), 'department', null, 'body.department_id');
  await requireRecords(ctxOf(true), 'department', undefined, 'body.ids');
});

it('names the first that is unknown of several kinds', async () => {
  const named = new NamedRecords()
    .add('department', department, 'body.department_id')
    .addAll('member', [service.agencies[0].ownerId, unknownId], 'body.user_ids')
    .add('task_field', 'gone', 'body.field_key');
  expect(await messageOf(named.require(ctxOf(true)))).toMatch(
    /^body\.user_ids\[1\] .* not a member of this agency\.$/,
  );
});

it('takes records that the caller may not see, and those of another agency, for unknown', async () => {
  const [mine, other] = service.agencies;
  expect(await messageOf(requireRecord(ctxOf(false), 'user', mine.ownerId, 'body.user_id'))).toMatch(
    /not a user/,
  );
  expect(await messageOf(requireRecord(ctxOf(true), 'user', other.ownerId, 'body.user_id'))).toMatch(
    /not a user/,
  );
});
