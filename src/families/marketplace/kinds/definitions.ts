import { all, idIn, keyed, named, pick, type Content, type PackKind, type References } from './kind.ts';

/** The settings of a field. Archived choices stay behind. */
const fieldConfig = (config: Content): Content => ({
  ...config,
  ...(Array.isArray(config.choices) && {
    choices: all(config, 'choices')
      .filter(({ archived_at: at }) => at === null || at === undefined)
      .map((choice) => pick(choice, 'key', 'label', 'color', 'position')),
  }),
});

export const field: PackKind = {
  noun: 'field',
  read: (ctx, id) => ctx.invoke('getField', { path: { id } }) as unknown as Promise<Content>,
  nameOf: ({ name }) => name as string,
  body: (record, refs) => {
    const profile = idIn(record, 'profile_id');
    return {
      ...pick(
        record,
        'record_kind',
        'key',
        'name',
        'description',
        'is_required',
        'is_unique',
        'is_sensitive',
        'default_value',
      ),
      config: fieldConfig(record.config as Content),
      ...(profile !== undefined && { profile_id: refs.choice('client_profile', profile) }),
    };
  },
  create: (body) => ({ operation: 'createField', input: { body } }),
  scopeOf: (body) => body.record_kind as string,
  renamed: keyed,
};

export const clientProfile: PackKind = {
  noun: 'client profile',
  read: (ctx, id) => ctx.invoke('getClientProfile', { path: { id } }) as unknown as Promise<Content>,
  nameOf: ({ name }) => name as string,
  body: (record, refs) => ({
    ...pick(record, 'name', 'description', 'color', 'allowed_transitions'),
    status_options: all(record, 'status_options')
      .filter(({ archived_at: at }) => at === null)
      .map((option) => pick(option, 'key', 'label', 'color', 'category', 'is_default', 'position')),
    shared_field_ids: ((record.shared_field_ids ?? []) as string[]).map((id) => refs.record('field', id)),
  }),
  create: (body) => ({ operation: 'createClientProfile', input: { body } }),
  renamed: named(),
};

export const customObject: PackKind = {
  noun: 'custom object',
  read: (ctx, id) => ctx.invoke('getCustomObject', { path: { id } }) as unknown as Promise<Content>,
  nameOf: ({ name }) => name as string,
  body: (record, refs) => ({
    ...pick(
      record,
      'key',
      'name',
      'plural_name',
      'description',
      'icon',
      'color',
      'name_label',
      'client_requirement',
      'name_template',
      'record_access',
      'view_permission',
      'edit_permission',
    ),
    anchors: all(record, 'anchors').map((anchor) => pick(anchor, 'kind', 'name', 'cardinality')),
    definition: definitionOf(record, refs),
  }),
  create: (body) => ({ operation: 'createCustomObject', input: { body } }),
  idOf: ({ id, custom_object: object }) => id ?? (object as Content | undefined)?.id,
  renamed: keyed,
};

/** Relationships that begin elsewhere come with the object that they begin at. */
function definitionOf(record: Content, refs: References): Content {
  const definition = record.definition as Content;
  const lifecycle = definition.lifecycle as Content | null;
  const own = all(definition, 'relationships').filter(
    ({ from_custom_object_id: from }) => from === record.id,
  );
  const isOwn = new Set(own.map(({ id }) => id));
  return {
    fields: all(definition, 'fields').map((each) => ({
      ...pick(
        each,
        'key',
        'name',
        'description',
        'is_required',
        'is_unique',
        'is_sensitive',
        'default_value',
        'view_permission',
        'edit_permission',
        'position',
      ),
      config: fieldConfig(each.config as Content),
    })),
    lifecycle:
      lifecycle === null
        ? null
        : {
            initial: lifecycle.initial,
            states: all(lifecycle, 'states')
              .filter(({ archived_at: at }) => at === null)
              .map((state) => pick(state, 'key', 'label', 'category', 'color', 'position')),
            transitions: all(lifecycle, 'transitions').map((each) =>
              pick(each, 'from', 'to', 'label', 'permission', 'required_fields', 'is_comment_required'),
            ),
          },
    relationships: own
      .filter(({ to_custom_object_id: to }) => to !== record.id)
      .map((each) => ({
        ...pick(
          each,
          'key',
          'name',
          'inverse_name',
          'description',
          'cardinality',
          'is_required',
          'on_target_delete',
          'position',
        ),
        to_custom_object_id: refs.record('custom_object', each.to_custom_object_id as string),
      })),
    rollups: all(definition, 'rollups')
      .filter(({ relationship_id: id }) => isOwn.has(id))
      .flatMap((each) => {
        const followed = own.find(({ id }) => id === each.relationship_id)!;
        if (followed.to_custom_object_id === record.id) return [];
        return [{ ...pick(each, 'key', 'name', 'aggregate', 'field'), relationship_key: followed.key }];
      }),
  };
}

export const replyTemplate: PackKind = {
  noun: 'reply template',
  async read(ctx, id) {
    const { items } = (await ctx.invoke('listTicketReplyTemplates', {
      query: { id: [id] },
    })) as unknown as { items: readonly Content[] };
    return items[0] ?? {};
  },
  nameOf: ({ name }) => name as string,
  body: (record) =>
    pick(record, 'name', 'category', 'visibility', 'language', 'subject', 'body_text', 'status_after'),
  create: (body) => ({ operation: 'createTicketReplyTemplate', input: { body } }),
  renamed: named(),
};
