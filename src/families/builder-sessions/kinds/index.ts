import type { BuilderFolderKind, BuilderRecordKind } from '#generated/types.gen.ts';
import { folderKinds } from './folders.ts';
import { byBody, byPath, inside, listed, type AnyChange, type BuilderKind, type Content } from './kind.ts';

export type { AnyChange, BuilderKind, Content, Step } from './kind.ts';

const kinds: Readonly<Record<Exclude<BuilderRecordKind, 'folder'>, BuilderKind | undefined>> = {
  automation: byBody(
    'automation',
    {
      create: 'createAutomation',
      update: 'updateAutomation',
      delete: 'deleteAutomations',
      read: 'getAutomation',
    },
    { publish: (id) => ({ operation: 'publishAutomation', input: { body: { id } } }) },
  ),
  client_profile: byPath('client profile', {
    create: 'createClientProfile',
    update: 'updateClientProfile',
    delete: 'deleteClientProfile',
    read: 'getClientProfile',
  }),
  custom_object: byPath(
    'custom object',
    {
      create: 'createCustomObject',
      update: 'updateCustomObject',
      delete: 'deleteCustomObject',
      read: 'getCustomObject',
    },
    {
      parts: {
        definition: (id, body) => ({
          operation: 'replaceCustomObjectDefinition',
          input: { path: { id }, body },
        }),
      },
      ...inside('custom_object'),
    },
  ),
  // A page has one layout, which is named by what the page shows.
  entity_layout: {
    noun: 'layout',
    isOfTarget: true,
    create: (body, { target_id: id }) => ({ operation: 'createEntityLayout', input: { path: { id }, body } }),
    update: (id, body) => ({ operation: 'patchEntityLayout', input: { path: { id }, body } }),
    read: (id) => ({ operation: 'getEntityLayout', input: { path: { id } } }),
  },
  field: byPath('field', {
    create: 'createField',
    update: 'updateField',
    delete: 'deleteField',
    read: 'getField',
  }),
  form: byPath(
    'form',
    { create: 'createForm', update: 'updateForm', delete: 'deleteForm', read: 'getFullForm' },
    {
      parts: {
        settings: (id, body) => ({ operation: 'updateFormSettings', input: { path: { id }, body } }),
      },
      publish: (id, { status }) => ({
        operation: status === 'published' ? 'republishForm' : 'publishForm',
        input: { path: { id } },
      }),
      ...inside('form'),
    },
  ),
  modal: byPath('modal', {
    create: 'createModal',
    update: 'updateModal',
    delete: 'deleteModal',
    read: 'getModal',
  }),
  navigation_item: byBody(
    'item of the navigation',
    {
      create: 'createNavigationItem',
      update: 'updateNavigationItem',
      delete: 'deleteNavigationItems',
      read: 'queryNavigationItems',
    },
    {
      ...listed('queryNavigationItems'),
      read: (id) => ({ operation: 'queryNavigationItems', input: { body: { ids: [id] } } }),
    },
  ),
  process_definition: byPath(
    'process',
    {
      create: 'createProcess',
      update: 'updateProcess',
      delete: 'bulkDeleteProcessDefinitions',
      read: 'getFullProcessDefinition',
    },
    {
      remove: (id, expectedRevision) => ({
        operation: 'bulkDeleteProcessDefinitions',
        input: {
          body: {
            ids: [id],
            ...(expectedRevision !== undefined && { expected_revisions: { [id]: expectedRevision } }),
          },
        },
      }),
      parts: {
        stages: (id, body) => ({ operation: 'replaceProcessStages', input: { path: { id }, body } }),
      },
      publish: (id) => ({ operation: 'publishProcess', input: { path: { id }, body: {} } }),
      read: (id) => ({
        operation: 'getFullProcessDefinition',
        input: { path: { id }, query: { is_draft: true } },
      }),
      ...inside('definition'),
    },
  ),
  program: {
    noun: 'program',
    create: (body) => ({ operation: 'createProgram', input: { body } }),
    update: (id, body) => ({ operation: 'updateProgram', input: { body: { ...body, id } } }),
    ...listed('listPrograms'),
  },
  program_definition: {
    noun: 'program definition',
    create: (body) => ({ operation: 'manageProgramDefinition', input: { body } }),
    update: (id, body) => ({
      operation: 'manageProgramDefinition',
      input: { body: { ...body, match: { id } } },
    }),
    read: (id) => ({ operation: 'getProgramDefinition', input: { path: { id } } }),
    ...inside('program_definition'),
  },
  ticket_reply_template: byPath(
    'reply template',
    {
      create: 'createTicketReplyTemplate',
      update: 'updateTicketReplyTemplate',
      delete: 'deleteTicketReplyTemplate',
      read: 'listTicketReplyTemplates',
    },
    listed('listTicketReplyTemplates'),
  ),
  ticket_routing_rule: byPath(
    'routing rule',
    {
      create: 'createTicketRoutingRule',
      update: 'updateTicketRoutingRule',
      delete: 'deleteTicketRoutingRule',
      read: 'listTicketRoutingRules',
    },
    listed('listTicketRoutingRules'),
  ),
  client_service: byBody(
    'service',
    {
      create: 'createClientServices',
      update: 'updateClientService',
      delete: 'deleteClientServices',
      read: 'getClientService',
    },
    { created: (answer) => (answer as { services: readonly Content[] }).services },
  ),
  client_service_category: byBody('service category', {
    create: 'createClientServiceCategory',
    update: 'updateClientServiceCategory',
    delete: 'deleteClientServiceCategories',
    read: 'getClientServiceCategory',
  }),
  shared_section: byPath('shared section', {
    create: 'createSharedSection',
    update: 'updateSharedSection',
    delete: 'deleteSharedSection',
    read: 'getSharedSection',
  }),
  sop: byPath(
    'SOP',
    { create: 'createSop', update: 'updateSop', delete: 'deleteSop', read: 'getSop' },
    {
      publish: (id) => ({
        operation: 'updateSop',
        input: { path: { id }, body: { status: 'published' } },
      }),
    },
  ),
  status_options: {
    noun: 'statuses',
    target: ({ update }) => update?.record_kind as string | undefined,
    update: (_kind, body) => ({ operation: 'updateStatusOptions', input: { body } }),
    read: (kind) => ({ operation: 'readStatusOptions', input: { body: { record_kinds: [kind] } } }),
    found: (answer) => {
      const { sets } = answer as { sets?: readonly Content[] };
      return sets === undefined ? (answer as Content) : sets[0];
    },
  },
  ticket_inbox: byPath('ticket inbox', {
    create: 'createTicketInbox',
    update: 'updateTicketInbox',
    delete: 'deleteTicketInbox',
    read: 'getTicketInbox',
  }),
  training_course: byPath(
    'training course',
    {
      create: 'createTrainingCourse',
      update: 'updateTrainingCourse',
      delete: 'deleteTrainingCourse',
      read: 'getTrainingCourse',
    },
    {
      publish: (id) => ({
        operation: 'updateTrainingCourse',
        input: { path: { id }, body: { status: 'published' } },
      }),
    },
  ),
  view: byBody('view', {
    create: 'createView',
    update: 'updateView',
    delete: 'deleteViews',
    read: 'getView',
  }),
};

/** How changes of the kind are made; undefined while its family is not built. */
export const kindOf = (change: AnyChange): BuilderKind | undefined =>
  change.record_kind === 'folder'
    ? folderKinds[change.folder_kind as BuilderFolderKind]
    : kinds[change.record_kind];
