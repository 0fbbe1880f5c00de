// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listClientIntegrationAccounts: RequestValidators;
  readonly createClientIntegrationAccount: RequestValidators;
  readonly listClients: RequestValidators;
  readonly createClient: RequestValidators;
  readonly bulkDeleteClients: RequestValidators;
  readonly bulkUpdateClients: RequestValidators;
  readonly getClientBySlug: RequestValidators;
  readonly getClientContactMatchingSettings: RequestValidators;
  readonly updateClientContactMatchingSettings: RequestValidators;
  readonly getClientGroupingOptions: RequestValidators;
  readonly getClientListPreferences: RequestValidators;
  readonly updateClientListPreferences: RequestValidators;
  readonly lookupClient: RequestValidators;
  readonly manageClient: RequestValidators;
  readonly migrateClientProfile: RequestValidators;
  readonly readClientPins: RequestValidators;
  readonly searchClients: RequestValidators;
  readonly replaceClientServiceSelections: RequestValidators;
  readonly getClientTableColumnCatalog: RequestValidators;
  readonly getClient: RequestValidators;
  readonly updateClient: RequestValidators;
  readonly deleteClient: RequestValidators;
  readonly listClientContacts: RequestValidators;
  readonly updateClientPin: RequestValidators;
  readonly getClientServiceSelections: RequestValidators;
  readonly updateClientSlug: RequestValidators;
  readonly getClientTicketAiOverrides: RequestValidators;
  readonly updateClientTicketAiOverrides: RequestValidators;
  readonly deleteClientTicketAiOverrides: RequestValidators;
};
