import type { AutomationInputField } from '#generated/types.gen.ts';

/** Values that fit the fields, for tests that were given none. Records cannot be invented: such fields stay empty. */
export const sampleInputs = (
  fields: readonly AutomationInputField[],
  now: Date,
): Record<string, string | number | boolean | string[] | null> =>
  Object.fromEntries(fields.map((field) => [field.key, sampleOf(field, now)]));

function sampleOf({ type, label, choices = [] }: AutomationInputField, now: Date) {
  switch (type) {
    case 'text':
    case 'long_text':
      return label;
    case 'number':
      return 1;
    case 'checkbox':
      return true;
    case 'date':
      return now.toISOString().slice(0, 10);
    case 'date_time':
      return now.toISOString();
    case 'single_choice':
      return choices[0]?.key ?? null;
    case 'multi_choice':
      return choices.slice(0, 1).map(({ key }) => key);
    case 'user':
    case 'client':
    case 'file':
      return null;
  }
}
