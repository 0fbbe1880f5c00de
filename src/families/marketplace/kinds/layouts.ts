import { all, idIn, keyed, pick, type Content, type PackKind, type References } from './kind.ts';

export const sharedSection: PackKind = {
  noun: 'shared section',
  read: (ctx, id) => ctx.invoke('getSharedSection', { path: { id } }) as unknown as Promise<Content>,
  nameOf: ({ name }) => name as string,
  body: (record, refs) => {
    const section = record.section as Content;
    return {
      ...pick(record, 'key', 'name', 'description', 'record_kind'),
      section: {
        ...pick(section, 'title', 'container', 'column_count', 'is_collapsed'),
        items: itemsOf(section, record.record_kind as string, refs),
      },
    };
  },
  create: (body) => ({ operation: 'createSharedSection', input: { body } }),
  renamed: keyed,
};

export const modal: PackKind = {
  noun: 'modal',
  read: (ctx, id) => ctx.invoke('getModal', { path: { id } }) as unknown as Promise<Content>,
  nameOf: ({ name }) => name as string,
  body: (record, refs) => {
    const object = idIn(record, 'custom_object_id');
    return {
      ...pick(record, 'key', 'name', 'description', 'title', 'size', 'record_kind'),
      ...(object !== undefined && { custom_object_id: refs.record('custom_object', object) }),
      sections: sectionsOf(record, (record.record_kind ?? '') as string, refs),
      actions: all(record, 'actions').map((action) => actionOf(action, refs)),
    };
  },
  create: (body) => ({ operation: 'createModal', input: { body } }),
  renamed: keyed,
};

/** A layout belongs to its definition, and comes with it. */
export const entityLayout: PackKind = {
  noun: 'layout',
  read: (ctx, id) => ctx.invoke('getEntityLayout', { path: { id } }) as unknown as Promise<Content>,
  nameOf: ({ definition }) => `Layout of ${(definition as Content).name as string}`,
  target: ({ definition }, refs) => {
    const { kind, id } = definition as { kind: string; id: string };
    return kind === 'ticket_inbox'
      ? refs.choice('ticket_inbox', id)
      : refs.record(kind as Parameters<References['record']>[0], id);
  },
  body: (record, refs) => ({
    tabs: all(record, 'tabs').map((tab) => ({
      ...pick(tab, 'key', 'title', 'icon', 'visible_when'),
      sections: sectionsOf(tab, record.record_kind as string, refs),
    })),
  }),
  create: (body, id) => ({ operation: 'createEntityLayout', input: { path: { id }, body } }),
};

const sectionsOf = (holder: Content, recordKind: string, refs: References): Content[] =>
  all(holder, 'sections').map((section) =>
    section.kind === 'shared'
      ? {
          ...pick(section, 'kind', 'key', 'visible_when'),
          shared_section_id: refs.record('shared_section', section.shared_section_id as string),
        }
      : {
          ...pick(
            section,
            'kind',
            'key',
            'title',
            'container',
            'column_count',
            'is_collapsed',
            'visible_when',
          ),
          items: itemsOf(section, recordKind, refs),
        },
  );

const itemsOf = (section: Content, recordKind: string, refs: References): Content[] =>
  all(section, 'items').flatMap((item) => {
    const shown = pick(item, 'kind', 'key', 'width', 'visible_when');
    switch (item.kind) {
      case 'field':
        if (recordKind !== 'custom_object_record') refs.field(recordKind, item.key as string);
        return [{ ...shown, ...pick(item, 'label', 'is_read_only', 'presentation') }];
      case 'element': {
        const element = elementOf(item.element as Content, refs);
        return element === undefined ? [] : [{ ...shown, element }];
      }
      case 'widget':
        return [{ ...shown, widget: widgetOf(item.widget as Content, refs) }];
      default:
        return [{ ...shown, ...pick(item, 'label', 'is_read_only') }];
    }
  });

/** Pictures stay with the publisher. */
function elementOf(element: Content, refs: References): Content | undefined {
  if (element.type === 'image') return undefined;
  if (element.type !== 'button') return element;
  return { ...element, action: actionOf(element.action as Content, refs) };
}

const actionOf = (action: Content, refs: References): Content => ({
  ...action,
  ...reference(action, 'automation_id', 'automation', refs),
  ...reference(action, 'modal_id', 'modal', refs),
  ...reference(action, 'view_id', 'view', refs),
});

function widgetOf(widget: Content, refs: References): Content {
  const { folder_id: folder, map_layer_ids: layers, ...own } = widget;
  return {
    ...own,
    ...reference(widget, 'custom_object_id', 'custom_object', refs),
    ...reference(widget, 'view_id', 'view', refs),
    ...reference(widget, 'form_id', 'form', refs),
  };
}

function reference(
  content: Content,
  property: string,
  kind: Parameters<References['record']>[0],
  refs: References,
): Content {
  const id = idIn(content, property);
  return id === undefined ? {} : { [property]: refs.record(kind, id) };
}

export const view: PackKind = {
  noun: 'view',
  read: (ctx, id) => ctx.invoke('getView', { path: { id } }) as unknown as Promise<Content>,
  nameOf: ({ name }) => name as string,
  body: (record, refs) => {
    const { map_layer_ids: layers, ...display } = record.display as Content;
    return {
      ...pick(
        record,
        'name',
        'description',
        'icon',
        'color',
        'record_kind',
        'filter_group',
        'quick_filters',
        'sort_by',
        'group_by',
        'page_size',
      ),
      ...reference(record, 'custom_object_id', 'custom_object', refs),
      display,
      columns: all(record, 'columns').map((column) => pick(column, 'key', 'width', 'is_frozen', 'summary')),
      status: 'private',
    };
  },
  create: (body) => ({ operation: 'createView', input: { body } }),
  renamed: (body, name) => ({ ...body, name }),
};
