// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listClientIntegrationAccounts: Readonly<Record<string, Validate>>;
  readonly createClientIntegrationAccount: Readonly<Record<string, Validate>>;
  readonly listClients: Readonly<Record<string, Validate>>;
  readonly createClient: Readonly<Record<string, Validate>>;
  readonly bulkDeleteClients: Readonly<Record<string, Validate>>;
  readonly bulkUpdateClients: Readonly<Record<string, Validate>>;
  readonly getClientBySlug: Readonly<Record<string, Validate>>;
  readonly getClientContactMatchingSettings: Readonly<Record<string, Validate>>;
  readonly updateClientContactMatchingSettings: Readonly<Record<string, Validate>>;
  readonly getClientGroupingOptions: Readonly<Record<string, Validate>>;
  readonly getClientListPreferences: Readonly<Record<string, Validate>>;
  readonly updateClientListPreferences: Readonly<Record<string, Validate>>;
  readonly lookupClient: Readonly<Record<string, Validate>>;
  readonly manageClient: Readonly<Record<string, Validate>>;
  readonly migrateClientProfile: Readonly<Record<string, Validate>>;
  readonly readClientPins: Readonly<Record<string, Validate>>;
  readonly searchClients: Readonly<Record<string, Validate>>;
  readonly replaceClientServiceSelections: Readonly<Record<string, Validate>>;
  readonly getClientTableColumnCatalog: Readonly<Record<string, Validate>>;
  readonly getClient: Readonly<Record<string, Validate>>;
  readonly updateClient: Readonly<Record<string, Validate>>;
  readonly deleteClient: Readonly<Record<string, Validate>>;
  readonly listClientContacts: Readonly<Record<string, Validate>>;
  readonly updateClientPin: Readonly<Record<string, Validate>>;
  readonly getClientServiceSelections: Readonly<Record<string, Validate>>;
  readonly updateClientSlug: Readonly<Record<string, Validate>>;
  readonly getClientTicketAiOverrides: Readonly<Record<string, Validate>>;
  readonly updateClientTicketAiOverrides: Readonly<Record<string, Validate>>;
  readonly deleteClientTicketAiOverrides: Readonly<Record<string, Validate>>;
};
