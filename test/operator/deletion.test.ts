import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnerPool } from '#src/platform/db/index.ts';
import { selectAgencyTables, type AgencyTable } from '#src/platform/db/operator.ts';
import { openStorage } from '#src/platform/storage/index.ts';
import { fileKey, partKey } from '#src/platform/storage/keys.ts';
import { startSeeded, type SeededService } from '../contract/seeded.ts';
import { jsonOf, noAgency, operatorOf, type Operate } from './command.ts';

/** The end of a contract, with an agency that has rows of nearly every table. The tests build on each other. */
let service: SeededService;
let ops: Operate;
let tables: AgencyTable[];
let agency: string;
let slug: string;
let other: string;
let folder: string;
const contents = Buffer.from('The content of a file');

beforeAll(async () => {
  service = await startSeeded();
  ops = operatorOf(service.environment);
  folder = mkdtempSync(join(tmpdir(), 'ops-export-'));
  [agency, other] = [service.agencies[0].id, service.agencies[1].id];
  [{ slug }] = (await service.query('select slug from tenants where id = $1', [agency])) as [
    { slug: string },
  ];
  const owner = openOwnerPool(service.ownerUrl, 'test-owner', 1);
  tables = await selectAgencyTables(owner).finally(() => owner.end());
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await service?.stop();
});

const rowsOf = async (id: string, names = tables.map(({ name }) => name)): Promise<Map<string, number>> => {
  const each = names.map(
    (name) => `select '${name}' as name, count(*)::integer as rows from ${name} where tenant_id = $1`,
  );
  const found = await service.query<{ name: string; rows: number }>(each.join(' union all '), [id]);
  return new Map(found.filter(({ rows }) => rows > 0).map(({ name, rows }) => [name, rows]));
};

/** The content of all rows of an agency. */
async function digestOf(id: string): Promise<Map<string, string>> {
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(md5(t::text), '' order by md5(t::text))) as digest from ${name} t where tenant_id = $1`,
  );
  const found = await service.query<{ name: string; digest: string | null }>(each.join(' union all '), [id]);
  return new Map(found.map(({ name, digest }) => [name, digest ?? '']));
}

const store = async (tenantId: string, id: string) => {
  async function* bytes() {
    yield contents;
  }
  const storage = openStorage({ dataDir: service.environment.DATA_DIR });
  const sha256 = createHash('sha256').update(contents).digest('hex');
  await storage.put(fileKey(tenantId, id), bytes(), { size: contents.length, sha256 });
  await storage.put(partKey(tenantId, randomUUID(), 1, sha256), bytes(), { size: contents.length, sha256 });
  await service.query(
    `insert into managed_files (tenant_id, id, file_name, content_type, size_bytes, status, checksum_sha256) values ($1, $2, 'a.txt', 'text/plain', $3, 'ready', $4)`,
    [tenantId, id, contents.length, sha256],
  );
};

async function publish(publisher: string): Promise<string> {
  const id = randomUUID();
  await service.query(
    `insert into marketplace_items (id, publisher_id, publisher_name, slug, name, summary, description, category_id, status, version, contents, content_kinds, languages, tags, license, published_at, updated_at)
     select $1::uuid, $2, 'Leaving', $1::text, 'Item', 's', 'd', c.id, 'published', '1.0.0', '{}', '{}', '{}', '{}', 'open', now(), now() from marketplace_categories c limit 1`,
    [id, publisher],
  );
  return id;
}

describe('agencies export', () => {
  it('writes all rows of every table, without secrets, and says what it left out', async () => {
    const to = join(folder, 'export.tar.gz');
    const fileId = randomUUID();
    await store(agency, fileId);
    const before = await rowsOf(agency);
    const outcome = await ops('agencies', 'export', slug, '--to', to, '--files', '--json');
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(readdirSync(folder)).toEqual(['export.tar.gz']);

    execFileSync('tar', ['-xzf', to, '-C', folder]);
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
      agency: { slug: string };
      tables: { table: string; rows: number; left_out: string[] }[];
      files: { count: number; missing: string[] };
    };
    expect(manifest.agency.slug).toBe(slug);
    const told = new Map(manifest.tables.map(({ table, rows }) => [table, rows]));
    for (const { name, label } of tables) expect([label, told.get(label)]).toEqual([label, before.get(name)]);
    const files = readdirSync(join(folder, 'tables'));
    expect(files.toSorted()).toEqual(manifest.tables.map(({ table }) => `${table}.jsonl`).toSorted());
    let text = '';
    for (const { table, rows, left_out } of manifest.tables) {
      const lines = readFileSync(join(folder, 'tables', `${table}.jsonl`), 'utf8')
        .trimEnd()
        .split('\n');
      expect([table, lines.length]).toEqual([table, rows]);
      for (const column of left_out)
        expect(Object.keys(JSON.parse(lines[0]!) as object)).not.toContain(column);
      text += lines.join('\n');
    }
    expect(readFileSync(join(folder, 'files', fileId)).equals(contents)).toBe(true);
    expect(manifest.files.count).toBeGreaterThan(0);

    const secrets = await service.query<{ secret: string }>(
      `select encode(hash, 'hex') as secret from api_keys where tenant_id = $1 union all select encode(secret_sealed, 'hex') from webhook_settings where tenant_id = $1`,
      [agency],
    );
    expect(secrets.length).toBeGreaterThan(0);
    for (const { secret } of secrets) if (secret !== null) expect(text).not.toContain(secret);
    expect(text).not.toContain(other);
  });

  it('replaces no file, and leaves none behind when it fails', async () => {
    const to = join(folder, 'export.tar.gz');
    expect(await ops('agencies', 'export', slug, '--to', to)).toMatchObject({
      code: 1,
      stderr: `${to} exists. Name a file that does not.\n`,
    });
    expect((await ops('agencies', 'export', 'nowhere', '--to', join(folder, 'x'))).code).toBe(1);
    expect(existsSync(join(folder, 'x'))).toBe(false);
    const nowhere = join(folder, 'missing', 'x');
    expect((await ops('agencies', 'export', slug, '--to', nowhere)).stderr).toBe(
      `${nowhere} cannot be written (ENOENT). Name another file.\n`,
    );
  });
});

describe('agencies delete', () => {
  it('refuses an agency that is active, and asks before it does anything', async () => {
    expect(await ops('agencies', 'delete', slug, '--yes')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is active. Suspend it first'),
    });
    await ops('agencies', 'suspend', slug, '--reason', 'The contract ended', '--yes');
    const before = await rowsOf(agency);
    const asked = await ops('agencies', 'delete', slug);
    expect(asked.code).toBe(3);
    expect(asked.stderr).toMatch(
      /^Delete .+ for good: \d+ rows in \d+ tables \(.+\), \d+ files? of [\d.]+ MiB, \d+ members?, and \d+ accounts? that (is|are) in no other agency\. It cannot be undone\./,
    );
    expect(await rowsOf(agency)).toEqual(before);
  });

  it('goes on where it was interrupted, and lets nobody resume what is left', async () => {
    await service.query(
      "create function fail_deletion() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$",
    );
    await service.query(
      'create trigger fail_deletion before delete on clients for each statement execute function fail_deletion()',
    );
    expect((await ops('agencies', 'delete', slug, '--yes')).stderr).toContain('killed');
    await service.query('drop trigger fail_deletion on clients; drop function fail_deletion()');
    expect((await rowsOf(agency)).size).toBeGreaterThan(0);
    expect(await ops('agencies', 'resume', slug)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is being deleted'),
    });
  });

  it('leaves no row and no file of the agency, those of others as they were, and a line for the operator', async () => {
    const otherFile = randomUUID();
    await store(other, otherFile);
    const [both, own] = [randomUUID(), randomUUID()];
    for (const id of [both, own])
      await service.query("insert into accounts (id, email) values ($1::uuid, $1::text || '@x.example')", [
        id,
      ]);
    for (const [tenant, account] of [
      [agency, both],
      [other, both],
      [agency, own],
    ])
      await service.query(
        "insert into users (tenant_id, kind, name, email, role, status, account_id) values ($1, 'member', 'Kim', $2::text || '@x.example', 'admin', 'active', $2::uuid)",
        [tenant, account],
      );
    const [acquired, unsold] = [await publish(agency), await publish(agency)];
    await service.query(
      `insert into marketplace_downloads (tenant_id, item_id, status, acquired_at, created_by) select $1::uuid, $2, 'acquired', now(), id from users where tenant_id = $1 limit 1`,
      [other, acquired],
    );
    const untouched = await digestOf(other);

    const outcome = await ops('agencies', 'delete', slug, '--yes');
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    expect(outcome.stdout).toMatch(/ is deleted: \d+ rows and all its files\.\n$/);

    expect([...(await rowsOf(agency))]).toEqual([]);
    expect(await service.query('select from tenants where id = $1', [agency])).toEqual([]);
    expect(await digestOf(other)).toEqual(untouched);
    expect(await service.query('select id from accounts where id = any($1::uuid[])', [[both, own]])).toEqual([
      { id: both },
    ]);
    expect(
      await service.query(
        'select id, status, publisher_name from marketplace_items where id = any($1::uuid[])',
        [[acquired, unsold]],
      ),
    ).toEqual([{ id: acquired, status: 'withdrawn', publisher_name: 'Leaving' }]);
    const stored = join(service.environment.DATA_DIR, 'files');
    for (const kind of ['files', 'previews', 'uploads'])
      expect(existsSync(join(stored, kind, agency)), kind).toBe(false);
    expect(existsSync(join(stored, fileKey(other, otherFile)))).toBe(true);
    const jobs = await service.query(
      "select from graphile_worker._private_jobs where payload ->> 'tenantId' = $1",
      [agency],
    );
    expect(jobs).toEqual([]);
    const audit = await service.query<{ action: string; new_values: Record<string, unknown> }>(
      'select action, new_values from audit_log where tenant_id = $1 and record_id = $2 order by id',
      [noAgency, agency],
    );
    expect(audit.map(({ action }) => action)).toEqual(['deletion_began', 'deleted']);
    expect(audit[0]!.new_values).toMatchObject({ slug, clients: expect.any(Number) });
    expect((await ops('agencies', 'delete', slug, '--yes')).code).toBe(1);
    expect(jsonOf(await ops('agencies', 'list', '--search', slug, '--json'))).toEqual([]);
  });
});
