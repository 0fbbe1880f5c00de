import { expect, it } from 'vitest';
import { families } from '#generated/operations.ts';
import type { Operation } from '#generated/operation.ts';

/**
 * What others build on: each operation's name, address, permission and tool name. A line that changes here breaks a
 * caller, a granted role or an AI host; a new line is a new promise.
 */
const pinned = `
# clients
listClientIntegrationAccounts GET /v1/client-integration-accounts clients.view
createClientIntegrationAccount POST /v1/client-integration-accounts clients.edit
listClients GET /v1/clients clients.view
createClient POST /v1/clients clients.create
bulkDeleteClients POST /v1/clients/bulk/delete clients.delete
bulkUpdateClients POST /v1/clients/bulk/update clients.edit
getClientBySlug GET /v1/clients/by-slug clients.view
getClientContactMatchingSettings GET /v1/clients/contact-matching-settings settings.view
updateClientContactMatchingSettings PATCH /v1/clients/contact-matching-settings settings.manage
getClientGroupingOptions GET /v1/clients/grouping-options clients.view
getClientListPreferences GET /v1/clients/list-preferences clients.view
updateClientListPreferences PATCH /v1/clients/list-preferences clients.view
lookupClient POST /v1/clients/lookup clients.view
manageClient POST /v1/clients/manage clients.edit
migrateClientProfile POST /v1/clients/migrate-profile clients.edit
readClientPins POST /v1/clients/pins/read clients.view
searchClients GET /v1/clients/search clients.view
replaceClientServiceSelections POST /v1/clients/service-selections/replace clients.edit
getClientTableColumnCatalog GET /v1/clients/table-column-catalog clients.view
getClient GET /v1/clients/{id} clients.view
updateClient PATCH /v1/clients/{id} clients.edit
deleteClient DELETE /v1/clients/{id} clients.delete
listClientContacts GET /v1/clients/{id}/contacts clients.view
updateClientPin PATCH /v1/clients/{id}/pin clients.view
getClientServiceSelections GET /v1/clients/{id}/service-selections clients.view
updateClientSlug PATCH /v1/clients/{id}/slug clients.edit
getClientTicketAiOverrides GET /v1/clients/{id}/ticket-ai-overrides clients.view
updateClientTicketAiOverrides PATCH /v1/clients/{id}/ticket-ai-overrides tickets.manage
deleteClientTicketAiOverrides DELETE /v1/clients/{id}/ticket-ai-overrides tickets.manage

# client-profiles
listClientProfileFolders GET /v1/client-profile-folders clients.view
createClientProfileFolder POST /v1/client-profile-folders settings.manage
updateClientProfileFolder PATCH /v1/client-profile-folders/{id} settings.manage
deleteClientProfileFolder DELETE /v1/client-profile-folders/{id} settings.manage
moveClientProfileFolder POST /v1/client-profile-folders/{id}/move settings.manage
moveClientProfileFolderContents POST /v1/client-profile-folders/{id}/move-contents settings.manage
listClientProfiles GET /v1/client-profiles clients.view
createClientProfile POST /v1/client-profiles settings.manage
bulkDeleteClientProfiles POST /v1/client-profiles/bulk/delete settings.manage
suggestClientProfileName POST /v1/client-profiles/names/suggestion clients.view
getClientProfile GET /v1/client-profiles/{id} clients.view
updateClientProfile PATCH /v1/client-profiles/{id} settings.manage
deleteClientProfile DELETE /v1/client-profiles/{id} settings.manage
getClientProfileDetails GET /v1/client-profiles/{id}/details clients.view
duplicateClientProfile POST /v1/client-profiles/{id}/duplicate settings.manage
moveClientProfile POST /v1/client-profiles/{id}/move settings.manage

# client-notes
listClientNoteFolders GET /v1/client-note-folders clients.view
createClientNoteFolder POST /v1/client-note-folders clients.edit
updateClientNoteFolder PATCH /v1/client-note-folders/{id} clients.edit
deleteClientNoteFolder DELETE /v1/client-note-folders/{id} clients.edit
listClientNotes GET /v1/client-notes clients.view
createClientNote POST /v1/client-notes clients.edit
getClientNote GET /v1/client-notes/{id} clients.view
updateClientNote PATCH /v1/client-notes/{id} clients.edit
deleteClientNote DELETE /v1/client-notes/{id} clients.edit
updateClientNoteFavorite PATCH /v1/client-notes/{id}/favorite clients.view
updateClientNotePin PATCH /v1/client-notes/{id}/pin clients.edit

# fields
getAgencyFields GET /v1/agency-fields settings.view
updateAgencyFields PATCH /v1/agency-fields settings.manage
updateAgencyFieldValue PATCH /v1/agency-fields/value settings.manage
listFieldFolders GET /v1/field-folders none
createFieldFolder POST /v1/field-folders settings.manage
getFieldFolder GET /v1/field-folders/{id} none
updateFieldFolder PATCH /v1/field-folders/{id} settings.manage
deleteFieldFolder DELETE /v1/field-folders/{id} settings.manage
moveFieldFolder POST /v1/field-folders/{id}/move settings.manage
listFieldHistory GET /v1/field-history clients.view
listFields GET /v1/fields none
createField POST /v1/fields settings.manage
getFieldDetails POST /v1/fields/actions/get-details settings.view
listFieldsByScope POST /v1/fields/actions/list none
bulkDeleteFields POST /v1/fields/bulk/delete settings.manage
bulkReplaceFieldChoice POST /v1/fields/bulk/replace-choice settings.manage
listFieldCompositeTypes GET /v1/fields/composite-types none
getFieldCompositeType GET /v1/fields/composite-types/{id} none
manageField POST /v1/fields/manage settings.manage
renameFieldKey POST /v1/fields/rename-key settings.manage
reorderFields POST /v1/fields/reorder settings.manage
getField GET /v1/fields/{id} none
updateField PATCH /v1/fields/{id} settings.manage
deleteField DELETE /v1/fields/{id} settings.manage
getFieldUsage GET /v1/fields/{id}/usage settings.view

# tenant
getTenantContext GET /v1/tenant-context none

# organization
listUsers GET /v1/users people.view
getUser GET /v1/users/{id} people.view

# activity
listApiRequestLogs GET /v1/api-request-logs settings.api
getApiRequestLog GET /v1/api-request-logs/{id} settings.api
`;

it('promises these operations and no others', () => {
  const now = families.map((family) => [
    `# ${family.name}`,
    ...(family.operations as readonly Operation[]).map(({ id, method, path, permission }) => `${id} ${method} ${path} ${permission}`),
  ].join('\n'));
  expect(now.join('\n\n')).toBe(pinned.trim());
});

it('names each tool by its operation', () => {
  for (const { id, tool } of families.flatMap((family) => family.operations as readonly Operation[])) {
    expect(tool).toBe(id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  }
});
