import type { ReadContext } from '#src/call/context.ts';
import { expandText, type PlaceholderValues, type ProcessSnapshot } from '#src/domain/processes/index.ts';
import { selectReferences } from '../load/references.queries.ts';
import type { TaskDraft } from '../model/draft.ts';

/** What placeholders in texts of a tool stand for; undefined where its process is unknown. */
export async function placeholderValues(
  ctx: Pick<ReadContext, 'db'>,
  {
    draft: { task, now },
    snapshot,
  }: { readonly draft: TaskDraft; readonly snapshot: ProcessSnapshot | undefined },
): Promise<PlaceholderValues | undefined> {
  if (snapshot === undefined) return undefined;
  const { client, departments, timeZone } = await selectReferences(ctx.db, {
    clientId: task.client_id,
    departmentIds: [task.department_id],
  });
  return {
    client,
    process: { name: snapshot.defaults.name },
    department: departments[0] ?? null,
    date: task.start_date === null ? now : new Date(task.start_date),
    timeZone,
  };
}

const maxPrompt = 20_000;

/** A prompt with its placeholders filled in. */
export async function filledPrompt(
  ctx: Pick<ReadContext, 'db'>,
  known: Parameters<typeof placeholderValues>[1],
  prompt: string,
): Promise<string> {
  if (!prompt.includes('{{')) return prompt;
  const values = await placeholderValues(ctx, known);
  return values === undefined ? prompt : expandText(prompt, values).slice(0, maxPrompt).toWellFormed();
}
