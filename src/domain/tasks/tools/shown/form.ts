import type { TaskStageToolState } from '#generated/console/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { userRefsById } from '#src/domain/people/index.ts';
import type { FormState } from '#src/domain/tools/index.ts';
import type { KnownTool } from '../known-tool.ts';

export async function showForm(
  ctx: Pick<ReadContext, 'db'>,
  { tool: { config }, state, url = null }: KnownTool,
): Promise<TaskStageToolState['form']> {
  if (config.type !== 'form') return null;
  const { submissions } = state as FormState;
  const people = await userRefsById(
    ctx.db,
    submissions.flatMap(({ user_id: id }) => id ?? []),
  );
  return {
    form_id: config.form_id,
    is_prefilled: config.is_prefilled,
    can_repeat: config.can_repeat,
    url,
    submissions: submissions.map(({ id, status, submitted_at, user_id: by }) => ({
      id,
      status,
      submitted_at,
      by: by === null ? null : (people.get(by) ?? null),
    })),
  };
}
