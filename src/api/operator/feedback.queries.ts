import type { Pool, PoolClient } from 'pg';

export const feedbackStates = ['open', 'answered', 'closed'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

export interface FeedbackSelection {
  readonly tenantId: string | undefined;
  /** Undefined: whatever its state. */
  readonly state: FeedbackState | undefined;
}

export interface FeedbackRow {
  readonly id: string;
  readonly agency: string;
  readonly created_at: Date;
  readonly status: FeedbackState;
  readonly kind: string;
  readonly severity: string | null;
  readonly title: string;
}

const title = "coalesce(p.title, left(regexp_replace(p.body_text, '\\s+', ' ', 'g'), 80))";
const selected = `from platform_feedback p join tenants t on t.id = p.tenant_id
  where ($1::uuid is null or p.tenant_id = $1) and ($2::text is null or p.status = $2)`;

/** The oldest first, as they are worked through. */
export async function selectFeedback(
  owner: Pool,
  { tenantId, state }: FeedbackSelection,
  limit: number,
): Promise<{ rows: FeedbackRow[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    owner.query<FeedbackRow>(
      `select p.id, t.slug as agency, p.created_at, p.status, p.kind, p.severity, ${title} as title ${selected} order by p.created_at, p.id limit $3`,
      [tenantId ?? null, state ?? null, limit],
    ),
    owner.query<{ count: string }>(`select count(*) ${selected}`, [tenantId ?? null, state ?? null]),
  ]);
  return { rows, total: Number(counted.rows[0]!.count) };
}

export interface FullFeedback extends FeedbackRow {
  readonly text: string;
  readonly author: string | null;
  /** Null where no answer is wanted. */
  readonly email: string | null;
  readonly page_url: string | null;
  readonly request_id: string | null;
  readonly files: readonly string[];
  readonly answer: string | null;
  readonly settled_at: Date | null;
}

const full = `
  select p.id, t.slug as agency, p.created_at, p.status, p.kind, p.severity, ${title} as title, p.body_text as text, u.name as author,
    case when p.can_contact then u.email end as email, p.page_url, p.request_id, array(
      select f.id || ' ' || f.file_name || ' (' || f.size_bytes || ' bytes)' from managed_files f
      where f.tenant_id = p.tenant_id and f.id = any(p.attachment_ids) order by f.id) as files,
    p.answer_text as answer, p.settled_at
  from platform_feedback p join tenants t on t.id = p.tenant_id
  left join users u on u.tenant_id = p.tenant_id and u.id = p.created_by
  where p.id = $1`;

export const findFeedback = async (owner: Pool | PoolClient, id: string): Promise<FullFeedback | undefined> =>
  (await owner.query<FullFeedback>(full, [id])).rows[0];

/** The same, which nobody else changes before the transaction ends. */
export const lockFeedback = async (owner: PoolClient, id: string): Promise<FullFeedback | undefined> =>
  (await owner.query<FullFeedback>(`${full} for update of p`, [id])).rows[0];

export async function settleFeedback(
  owner: PoolClient,
  id: string,
  status: Exclude<FeedbackState, 'open'>,
  answer: string | null = null,
): Promise<void> {
  await owner.query(
    'update platform_feedback set status = $2, answer_text = coalesce($3, answer_text), settled_at = app.now() where id = $1',
    [id, status, answer],
  );
}

/** Queues a mail that `sealSystemMail` made, in the transaction of its cause. */
export async function insertMail(owner: PoolClient, mail: object): Promise<void> {
  await owner.query('select app.queue_system_mail($1::jsonb)', [JSON.stringify(mail)]);
}
