import type { ClientsHandlers } from '#generated/families/clients/handlers.ts';
import { bulkDeleteClients, bulkUpdateClients } from './bulk.ts';
import { listClients, searchClients } from './client-list.ts';
import {
  createClient,
  deleteClient,
  getClient,
  getClientBySlug,
  updateClient,
  updateClientSlug,
} from './clients.ts';
import { getClientContactMatchingSettings, updateClientContactMatchingSettings } from './contact-matching.ts';
import { listClientContacts } from './contacts.ts';
import { getClientGroupingOptions } from './grouping.ts';
import { createClientIntegrationAccount, listClientIntegrationAccounts } from './integration-accounts.ts';
import { getClientListPreferences, updateClientListPreferences } from './list-preferences.ts';
import { lookupClient } from './lookup.ts';
import { manageClient } from './manage.ts';
import { migrateClientProfile } from './migrate-profile.ts';
import { readClientPins, updateClientPin } from './pins.ts';
import { getClientServiceSelections, replaceClientServiceSelections } from './services.ts';
import { getClientTableColumnCatalog } from './table-columns.ts';
import {
  deleteClientTicketAiOverrides,
  getClientTicketAiOverrides,
  updateClientTicketAiOverrides,
} from './ticket-ai-overrides.ts';

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
