import type { Service, TestAgency } from '../support/service.ts';

const statuses = ['pending_review', 'changes_requested', 'pending_review', 'rejected'];

/** Replies in progress, with reviews that wait and that were decided, and members whose replies are reviewed. */
export async function seedReplies(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const users = records['users']!;
  const reviewers = await seedReviewers(service, agency, mark);
  for (const [index, status] of statuses.entries()) {
    const ticket = records['tickets']![index]!;
    const [draft] = await service.query<{ id: string }>(
      `insert into ticket_drafts (tenant_id, ticket_id, author_id, status, subject, body_text, generated, submitted_at, created_at, updated_at, created_by)
       select $1, $2, $3, $4, $5, $6, $7, at, at, at, $3 from (values (app.now() - make_interval(mins => $8))) v (at) returning id`,
      [
        agency.id,
        ticket,
        users[0],
        status,
        `${mark} subject ${index}`,
        `${mark} draft ${index}`,
        index === 1,
        index,
      ],
    );
    const [review] = await service.query<{ id: string }>(
      `insert into ticket_draft_reviews (tenant_id, ticket_id, draft_id, status, reason, reviewer_ids, decided_by, comment, became_stale_at, submitted_at, decided_at, created_at, updated_at, created_by)
       select $1, $2, $3, $4, $5, $6::uuid[], case when $4 <> 'pending_review' then $6[1]::uuid end, case when $4 <> 'pending_review' then $7 end,
         case when $8 = 1 then at end, at, case when $4 <> 'pending_review' then at end, at, at, $9
       from (values (app.now() - make_interval(mins => $8))) v (at) returning id`,
      [
        agency.id,
        ticket,
        draft!.id,
        status,
        ['author_requires_review', 'generated', 'inbox_policy', 'generated'][index],
        index === 0 ? reviewers : [reviewers[0]],
        `${mark} comment`,
        index,
        users[0],
      ],
    );
    await service.query('update ticket_drafts set review_id = $2 where id = $1', [draft!.id, review!.id]);
    await service.query(
      `insert into ticket_review_users (tenant_id, user_id, is_review_required, reason, updated_at, updated_by)
       values ($1, $2, true, $3, app.now() + make_interval(mins => $4), $5)`,
      [agency.id, users[index], `${mark} reason`, index, agency.ownerId],
    );
    (records['ticket-drafts'] ??= []).push(draft!.id);
    (records['ticket-draft-reviews'] ??= []).push(review!.id);
  }
}

/** Members who may decide on drafts. */
async function seedReviewers(service: Service, agency: TestAgency, mark: string): Promise<string[]> {
  const by = { key: agency.key };
  const { data: department } = await service.ok(
    'createDepartment',
    {
      body: {
        name: `${mark} reviewers`,
        levels: [{ name: `${mark} reviewer`, permissions: ['tickets.view', 'tickets.review_drafts'] }],
      },
    },
    by,
  );
  const ids: string[] = [];
  for (const nth of ['first', 'second', 'third']) {
    const email = `${nth}.reviewer@${mark.toLowerCase()}.example`;
    const departments = [{ department_id: department.id, level_id: department.levels[0]!.id }];
    const body = { email, name: `${mark} ${nth} reviewer`, departments };
    ids.push((await service.ok('inviteUser', { body }, by)).data.user.id);
  }
  await service.query("update users set status = 'active' where id = any($1::uuid[])", [ids]);
  return ids;
}
