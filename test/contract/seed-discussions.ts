import type { Service, TestAgency } from '../support/service.ts';

/** Comments on a task and an escalation, with replies, files and reactions. */
export async function seedDiscussions(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const insert = async (collection: string, text: string, values: readonly unknown[]): Promise<string[]> => {
    const ids = (await service.query<{ id: string }>(`${text} returning id`, values)).map(({ id }) => id);
    (records[collection] ??= []).push(...ids);
    return ids;
  };
  while ((records['tasks']?.length ?? 0) < 3) {
    const {
      data: { id },
    } = await service.ok('createTask', { body: { name: `${mark} discussed task` } }, { key: agency.key });
    (records['tasks'] ??= []).push(id);
  }
  const task = records['tasks']![0];
  const escalation = records['escalations']![0];
  const files = await insert(
    'attachments',
    `
    insert into managed_files (tenant_id, file_name, content_type, file_kind, size_bytes, checksum_sha256, status, created_by)
    select $1, $2 || '-' || n || '.pdf', 'application/pdf', 'document', n, repeat('a', 64), 'ready', (select created_by from tasks where id = $3) from generate_series(1, 2) n`,
    [agency.id, mark.toLowerCase(), task],
  );

  const comment = async (
    record_kind: 'task' | 'escalation',
    record_id: string,
    body: object = {},
  ): Promise<string> => {
    const {
      data: { id },
    } = await service.ok(
      'createComment',
      { body: { record_kind, record_id, body_text: `${mark} says`, ...body } },
      { key: agency.key },
    );
    (records['comments'] ??= []).push(id);
    return id;
  };
  const first = await comment('task', task!, {
    attachment_ids: files.slice(0, 1),
    mentioned_user_ids: [agency.ownerId],
  });
  const second = await comment('task', task!);
  await comment('task', task!, { parent_id: first });
  await comment('task', task!, { parent_id: second });
  await service.ok('setCommentPin', { path: { id: second }, body: { is_pinned: true } }, { key: agency.key });
  await service.ok('addCommentReaction', { path: { id: first, emoji: '👍' } }, { key: agency.key });
  for (let index = 1; index <= 3; index += 1) await comment('escalation', escalation!);
}
