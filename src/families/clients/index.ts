import type { ClientsHandlers } from '#generated/families/clients/handlers.ts';
import { bulkDeleteClients, bulkUpdateClients } from './client/bulk.ts';
import { listClients, searchClients } from './list/client-list.ts';
import {
  createClient,
  deleteClient,
  getClient,
  getClientBySlug,
  updateClient,
  updateClientSlug,
} from './client/clients.ts';
import {
  getClientContactMatchingSettings,
  updateClientContactMatchingSettings,
} from './contacts/contact-matching.ts';
import { listClientContacts } from './contacts/contacts.ts';
import { getClientGroupingOptions } from './list/grouping.ts';
import {
  createClientIntegrationAccount,
  listClientIntegrationAccounts,
} from './integrations/integration-accounts.ts';
import { getClientListPreferences, updateClientListPreferences } from './list/list-preferences.ts';
import { lookupClient } from './lookup.ts';
import { manageClient } from './client/manage.ts';
import { migrateClientProfile } from './client/migrate-profile.ts';
import { readClientPins, updateClientPin } from './pins/pins.ts';
import { getClientServiceSelections, replaceClientServiceSelections } from './services/services.ts';
import { getClientTableColumnCatalog } from './list/table-columns.ts';
import {
  deleteClientTicketAiOverrides,
  getClientTicketAiOverrides,
  updateClientTicketAiOverrides,
} from './integrations/ticket-ai-overrides.ts';

export default {
  listClientIntegrationAccounts,
  createClientIntegrationAccount,
  listClients,
  createClient,
  bulkDeleteClients,
  bulkUpdateClients,
  getClientBySlug,
  getClientContactMatchingSettings,
  updateClientContactMatchingSettings,
  getClientGroupingOptions,
  getClientListPreferences,
  updateClientListPreferences,
  lookupClient,
  manageClient,
  migrateClientProfile,
  readClientPins,
  searchClients,
  replaceClientServiceSelections,
  getClientTableColumnCatalog,
  getClient,
  updateClient,
  deleteClient,
  listClientContacts,
  updateClientPin,
  getClientServiceSelections,
  updateClientSlug,
  getClientTicketAiOverrides,
  updateClientTicketAiOverrides,
  deleteClientTicketAiOverrides,
} satisfies ClientsHandlers;
