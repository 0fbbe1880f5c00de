// What a search costs by how many clients hold its text: see `measureSearch`.
import pg from 'pg';
import type { BenchDatabase } from './database.ts';
import { openDatabase } from '#src/platform/db/index.ts';
import { searchHits, searchScope } from '#src/families/clients/list/search.queries.ts';

const clients = 100_000;
const calls = 15;
const targetMs = 150;
const texts = ['client', 'client 12', 'client 12345'];

/** `GET /v1/clients/search` in an agency with 100,000 clients, whose first word is in all of them. The target is for that word. */
export async function measureSearch({ ownerUrl, tenants }: BenchDatabase): Promise<string> {
  const tenant = tenants[1]!;
  await grow(ownerUrl, tenant);
  const db = await openDatabase({ ownerUrl });
  try {
    const lines: string[] = [];
    for (const search of texts) {
      const query = { search, limit: 20, offset: 0, order: 'desc' } as const;
      const took: number[] = [];
      for (let call = 0; call < calls; call += 1) {
        const startedAt = performance.now();
        await searchHits.page(db.read(tenant.id), query, searchScope(query));
        took.push(performance.now() - startedAt);
      }
      const sorted = took.toSorted((a, b) => a - b);
      lines.push(
        `search of «${search}» among ${clients} clients | median ${sorted[Math.floor(calls / 2)]!.toFixed(0)} ms | longest ${sorted.at(-1)!.toFixed(0)} ms | target ${targetMs} ms`,
      );
    }
    return lines.join('\n');
  } finally {
    await db.close();
  }
}

async function grow(ownerUrl: string, { id, profileId, userId }: BenchDatabase['tenants'][number]) {
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  await owner.query('begin');
  await owner.query("select set_config('app.tenant_id', $1, true)", [id]);
  await owner.query(
    `insert into clients (profile_id, name, slug, status, status_category, source, created_by)
      select $1, 'Client ' || n, 'client-' || n, 'active_client', 'active', 'import', $2 from generate_series(
        (select count(*) from clients where tenant_id = $3) + 1, $4) n`,
    [profileId, userId, id, clients],
  );
  await owner.query('commit');
  await owner.query('vacuum analyze clients');
  await owner.end();
}
