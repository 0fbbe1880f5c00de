import type { WriteContext } from '#src/call/context.ts';
import { loadFieldSet, recordValues, validateValues, type Field } from '#src/domain/field-values/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import type { TaskDraft } from '../model/draft.ts';

/**
 * Puts an answer into a custom field of a task that is held, for whoever stores the task; answers why it does not fit, and null
 * when it does. A value that does not fit leaves the field as it was.
 */
export async function storeAnswer(
  ctx: WriteContext<never>,
  { task }: TaskDraft,
  key: string,
  text: string,
): Promise<string | null> {
  const fields = await loadFieldSet(ctx, 'task');
  const field = fields.get(key);
  const name = `the field ${JSON.stringify(field?.definition.name ?? key)}`;
  try {
    await ctx.nested(async (part) => {
      const input = { [key]: field === undefined ? text : valueOf(field, text) };
      const checked = await validateValues(part, fields, input, {
        existing: task.field_values,
        mode: 'update',
        path: () => name,
      });
      if (checked.changedKeys.length > 0) await recordValues(part, checked, task.id);
      task.field_values = checked.values;
    });
    return null;
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return error.message;
    throw error;
  }
}

/** A choice may be answered by its label. */
function valueOf({ definition: { config } }: Field, text: string): string {
  if (config.type !== 'single_choice') return text;
  const said = text.toLowerCase();
  const choice = config.choices.find(({ key, label }) => key === said || label.toLowerCase() === said);
  return choice?.key ?? text;
}
