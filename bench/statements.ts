// What many texts cost the connections that read: see `measureStatements`.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { BenchDatabase } from './database.ts';
import { openDatabase } from '#src/platform/db/index.ts';

const texts = 2_000;
const rounds = 3;
const connections = 4;

/**
 * A list that is called often, before and after 2,000 other texts (lists whose filters differ) were used three times each.
 * The list must stay prepared, and the statements and the memory of a connection must stay within their bound.
 */
export async function measureStatements({ ownerUrl, tenants: [tenant] }: BenchDatabase): Promise<string> {
  const db = await openDatabase({ ownerUrl, readConnections: connections });
  const reads = db.read(tenant!.id);
  const list = (number: number) =>
    sql`select c.id, c.name from clients c left join client_profiles p on p.tenant_id = c.tenant_id and p.id = c.profile_id
    where c.deleted_at is null and (${sql.raw(`p.revision > -${number}`)}) and c.status <> ${`status ${number}`} order by c.updated_at desc, c.id desc limit 50`.execute(
      reads,
    );
  const hot = async (): Promise<number> => {
    const startedAt = performance.now();
    for (let call = 0; call < 400; call += 1) await list(0);
    return (performance.now() - startedAt) / 400;
  };
  try {
    await hot();
    const before = await hot();
    for (let round = 0; round < rounds; round += 1) {
      for (let number = 1; number <= texts; number += 1) await Promise.all([list(number), list(0)]);
    }
    const after = await hot();
    // Each on another connection, which they take in turn.
    const answers = await Promise.all(
      Array.from({ length: connections }, () =>
        sql<{ statements: number; pid: number }>`
      select (select count(*) from pg_prepared_statements)::integer as statements, pg_backend_pid() as pid`.execute(
          reads,
        ),
      ),
    );
    const states = answers.flatMap(({ rows }) => rows);
    const statements = Math.max(...states.map((state) => state.statements));
    const memory = Math.max(...states.map(({ pid }) => privateMiB(pid)));
    return `prepared statements, after ${texts.toLocaleString('en-US')} texts: at most ${statements} on a connection, whose own memory is ${memory.toFixed(1)} MiB; the list that is called often takes ${before.toFixed(2)} ms before them, ${after.toFixed(2)} ms after`;
  } finally {
    await db.close();
  }
}

/** Memory of a process of this machine that it shares with no other. */
function privateMiB(pid: number): number {
  const match = /^Private_Dirty:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return Number(match?.[1] ?? NaN) / 1024;
}
