import { all, idIn, named, pick, type Content, type PackKind, type References } from './kind.ts';

export const form: PackKind = {
  noun: 'form',
  read: (ctx, id) => ctx.invoke('getFullForm', { path: { id } }) as unknown as Promise<Content>,
  nameOf: ({ form: of }) => (of as Content).name as string,
  body: (full, refs) => ({
    ...pick(full.form as Content, 'name', 'description', 'language', 'tags'),
    elements: all(full, 'elements').flatMap((element) => elementOf(element, refs)),
    settings: settingsOf(full.settings as Content, refs),
  }),
  create: (body) => ({ operation: 'createForm', input: { body } }),
  renamed: named(),
};

/** Pictures stay with the publisher. */
function elementOf(element: Content, refs: References): Content[] {
  if (element.type === 'image') return [];
  const asked = idIn(element, 'field_id');
  return [{ ...element, ...(asked !== undefined && { field_id: refs.record('field', asked) }) }];
}

function settingsOf(settings: Content, refs: References): Content {
  return {
    access: pick(
      settings.access as Content,
      'max_submissions',
      'is_captcha_required',
      'is_one_per_person',
      'can_save_progress',
      'closed_message',
    ),
    review: pick(settings.review as Content, 'mode', 'spam_threshold'),
    ...pick(settings, 'confirmation', 'endings', 'retention_days'),
    notifications: pick(settings.notifications as Content, 'is_copy_sent'),
    appearance: pick(settings.appearance as Content, 'color', 'submit_label', 'is_progress_shown'),
    mappings: all(settings, 'mappings').map((mapping) => mappingOf(mapping, refs)),
  };
}

const common = ['kind', 'key', 'when', 'client_mapping_key', 'name_template', 'tags', 'fields'];

/** What becomes of submissions; without the members and departments that get them. */
function mappingOf(mapping: Content, refs: References): Content {
  for (const { target } of all(mapping, 'fields')) {
    const [holder, key] = (target as string).split('.');
    if (holder === 'field_values' && mapping.kind !== 'custom_object_record')
      refs.field(mapping.kind as string, key!);
  }
  switch (mapping.kind) {
    case 'client':
      return {
        ...pick(mapping, ...common, 'match_by', 'on_match', 'status'),
        profile_id: refs.choice('client_profile', mapping.profile_id as string),
      };
    case 'ticket':
      return {
        ...pick(mapping, ...common, 'subject_template', 'body_template', 'priority_level'),
        inbox_id: refs.choice('ticket_inbox', mapping.inbox_id as string),
      };
    case 'task': {
      const process = idIn(mapping, 'process_definition_id');
      return {
        ...pick(mapping, ...common, 'ticket_mapping_key', 'due_in_days'),
        ...(process !== undefined && {
          process_definition_id: refs.record('process_definition', process),
        }),
      };
    }
    default:
      return {
        ...pick(mapping, ...common),
        custom_object_id: refs.record('custom_object', mapping.custom_object_id as string),
      };
  }
}
