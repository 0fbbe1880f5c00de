import { sql } from 'kysely';
import type { BudgetName } from '#src/platform/limits/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** What was taken out of a window that is still open. */
export interface OpenWindow {
  readonly budget: BudgetName;
  /** What the program behind the budget is called; null for those of the agency, and when it is not known any more. */
  readonly subject_name: string | null;
  readonly used: number;
  readonly resets_at: string;
}

/** The agency's own, and the fullest of its programs, which are API keys or OAuth clients. */
export async function selectOpenWindows(
  db: Db,
  windowSeconds: number,
  maxPrograms: number,
): Promise<OpenWindow[]> {
  const { rows } = await sql<OpenWindow>`
    select w.budget, w.used, app.iso(w.window_started_at + make_interval(secs => ${windowSeconds}::integer)) as resets_at,
      case when w.subject <> '' then left(coalesce(
        (select k.name from api_keys k where k.tenant_id = w.tenant_id and k.id::text = w.subject),
        (select g.client_name from oauth_grants g where g.tenant_id = w.tenant_id and g.client_id = w.subject order by g.created_at desc limit 1),
        (select g.client_name from mcp_conversations c join oauth_grants g on g.tenant_id = c.tenant_id and g.id = c.credential_id
          where c.tenant_id = w.tenant_id and c.subject = w.subject order by c.last_used_at desc limit 1)), 500) end as subject_name
    from (
      select *, row_number() over (partition by budget order by used desc, subject) as place from rate_limit_windows
      where window_started_at > clock_timestamp() - make_interval(secs => ${windowSeconds}::integer)) w
    where w.place <= ${maxPrograms}
    order by w.place`.execute(db);
  return rows;
}
