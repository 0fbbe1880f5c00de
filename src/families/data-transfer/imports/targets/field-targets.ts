import type { FieldDefinition } from '#src/domain/field-values/index.ts';
import type { FieldSet } from '#src/domain/field-values/index.ts';
import type { Permission } from '#generated/permissions.ts';
import { target, type Reader, type Target } from './target.ts';

/** Types whose values no single text can hold, or that nobody writes. */
type Unread = 'composite' | 'formula' | 'file';

/** Custom fields whose values the caller may write. `own` are those whose choices a custom object keeps. */
export const fieldTargets = (
  { fields }: Pick<FieldSet, 'fields'>,
  can: (permission: Permission) => boolean,
  own: (fieldId: string) => boolean = () => false,
): Target[] =>
  fields.flatMap(({ definition }) => {
    const { viewPermission, editPermission } = definition;
    if ([viewPermission, editPermission].some((needed) => needed !== null && !can(needed))) return [];
    const reader = readerOf(definition, own(definition.id));
    if (reader === null) return [];
    return [
      target(`field_values.${definition.key}`, definition.name, reader, {
        valueType: definition.type,
        isRequired: definition.isRequired && definition.defaultValue === null,
        canMatch: definition.isUnique && matching.has(reader.as),
        ...(definition.isUnique && { uniqueFieldId: definition.id }),
      }),
    ];
  });

/** What compares as it is stored. */
const matching: ReadonlySet<Reader['as']> = new Set(['text', 'number', 'date', 'phone']);

function readerOf({ id, config }: FieldDefinition, isOwn: boolean): Reader | null {
  switch (config.type) {
    case 'composite':
    case 'formula':
    case 'file':
      return null satisfies null | Unread;
    case 'text':
    case 'long_text':
    case 'email':
    case 'url':
      return { as: 'text' };
    case 'phone':
      return { as: 'phone' };
    case 'date_time':
      return { as: 'date_time', isEnd: false };
    case 'money':
      return { as: 'money', currency: config.currency ?? null };
    case 'single_choice':
    case 'multi_choice':
      return {
        as: 'choice',
        choices: config.choices.filter((choice) => choice.archived_at === null),
        isMultiple: config.type === 'multi_choice',
        fieldId: isOwn ? null : id,
      };
    case 'user':
    case 'client':
      return { as: 'record', of: config.type, isMultiple: config.is_multiple ?? false };
    default:
      return { as: config.type };
  }
}
