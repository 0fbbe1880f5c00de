import type { BuilderFolderKind } from '#generated/types.gen.ts';
import type { InvocableId } from '#src/call/invoke.ts';
import type { BuilderKind } from './kind.ts';
import { findFolder } from './folders.queries.ts';

const folder = (
  kind: string,
  create: InvocableId,
  update: InvocableId,
  remove: InvocableId,
): BuilderKind => ({
  noun: 'folder',
  create: (body) => ({ operation: create, input: { body } }),
  update: (id, body) => ({ operation: update, input: { path: { id }, body } }),
  remove: (id, expectedRevision) => ({
    operation: remove,
    input: {
      path: { id },
      query: expectedRevision === undefined ? {} : { expected_revision: expectedRevision },
    },
  }),
  // Not every family can read a single folder.
  load: (db, id) => findFolder(db, kind, id),
});

/** Folders have operations of their own in the family of what is in them. */
export const folderKinds: Readonly<Record<BuilderFolderKind, BuilderKind | undefined>> = {
  automation: folder(
    'automation',
    'createAutomationFolder',
    'updateAutomationFolder',
    'deleteAutomationFolder',
  ),
  client_profile: folder(
    'client_profile',
    'createClientProfileFolder',
    'updateClientProfileFolder',
    'deleteClientProfileFolder',
  ),
  client_service: folder(
    'client_service_category',
    'createClientServiceFolder',
    'updateClientServiceFolder',
    'deleteClientServiceFolder',
  ),
  custom_object: folder(
    'custom_object',
    'createCustomObjectFolder',
    'updateCustomObjectFolder',
    'deleteCustomObjectFolder',
  ),
  field: folder('field', 'createFieldFolder', 'updateFieldFolder', 'deleteFieldFolder'),
  sop: folder('sop', 'createSopFolder', 'updateSopFolder', 'deleteSopFolder'),
  training_course: folder('training', 'createTrainingFolder', 'updateTrainingFolder', 'deleteTrainingFolder'),
  view: folder('view', 'createViewFolder', 'updateViewFolder', 'deleteViewFolder'),
};
