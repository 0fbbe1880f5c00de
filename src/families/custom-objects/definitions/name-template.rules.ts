import type { FieldType } from '#generated/types.gen.ts';
import type { FieldSet } from '#src/domain/field-values/index.ts';
import { listed } from '#src/platform/errors/index.ts';

/** Types whose values read well in a name (src/platform/db/functions/custom_object_record_name.sql). */
const nameable: ReadonlySet<FieldType> = new Set([
  'text',
  'long_text',
  'number',
  'date',
  'single_choice',
  'email',
  'phone',
  'url',
]);

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Names of the placeholders in a template. */
const placeholdersIn = (template: string): string[] =>
  [...template.matchAll(placeholder)].map(([, name]) => name!);

/** Keys of the custom fields that a template names. */
export const keysIn = (template: string): string[] =>
  placeholdersIn(template).flatMap((name) =>
    name.startsWith('field_values.') ? [name.slice('field_values.'.length)] : [],
  );

/** The template with other keys of fields. */
export const renameKeys = (template: string, renamed: ReadonlyMap<string, string>): string =>
  template.replaceAll(placeholder, (whole, name: string) => {
    const key = name.startsWith('field_values.') ? name.slice('field_values.'.length) : undefined;
    const next = key === undefined ? undefined : renamed.get(key);
    return next === undefined ? whole : `{{field_values.${next}}}`;
  });

/** What is wrong with a template of names for records with these fields; undefined for nothing. */
export function templateProblem(template: string, fields: FieldSet): string | undefined {
  const names = placeholdersIn(template);
  if (names.length === 0) return 'must hold at least one placeholder, such as {{number}}.';
  for (const name of names) {
    if (name === 'number' || name === 'client.name') continue;
    const definition = fields.get(
      name.startsWith('field_values.') ? name.slice('field_values.'.length) : '',
    )?.definition;
    if (definition === undefined)
      return `names "{{${name}}}"; it can hold {{number}}, {{client.name}} and {{field_values.<key>}} with the key of a field of these records.`;
    if (!nameable.has(definition.type))
      return `names "${definition.key}", a field of the type ${definition.type}; names can hold fields of the types ${listed([...nameable])}.`;
    if (definition.isSensitive)
      return `names "${definition.key}", whose values are sensitive, and events and everyone who sees a record show its name.`;
    if (definition.viewPermission !== null)
      return `names "${definition.key}", whose values need ${definition.viewPermission}, and everyone who sees a record sees its name.`;
  }
  return undefined;
}
