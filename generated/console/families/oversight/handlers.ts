// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListAuditEntriesInput {
  readonly query: WithDefaults<NonNullable<t.ListAuditEntriesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ExportAuditEntriesInput {
  readonly query: NonNullable<t.ExportAuditEntriesData['query']>;
}

export interface ExportStoredFilesInput {
  readonly query: NonNullable<t.ExportStoredFilesData['query']>;
}

export interface GetAiUsageInput {
  readonly query: WithDefaults<NonNullable<t.GetAiUsageData['query']>, 'group_by'>;
}

export interface ExportAiRequestsInput {
  readonly query: NonNullable<t.ExportAiRequestsData['query']>;
}

/** Oversight: one handler per operation of the contract. */
export interface OversightHandlers {
  /** List audit entries · GET /console/api/audit-log · settings.manage */
  readonly listAuditEntries: (ctx: ReadContext, input: ListAuditEntriesInput) => Promise<Page<t.ListAuditEntriesResponse['data'][number]>>;
  /** Export audit entries · GET /console/api/audit-log/export · settings.manage */
  readonly exportAuditEntries: (ctx: ReadContext, input: ExportAuditEntriesInput) => Promise<string>;
  /** Get storage usage · GET /console/api/storage-usage · settings.view */
  readonly getStorageUsage: (ctx: ReadContext) => Promise<Result<t.GetStorageUsageResponse['data']>>;
  /** Export stored files · GET /console/api/storage-usage/export · settings.view */
  readonly exportStoredFiles: (ctx: ReadContext, input: ExportStoredFilesInput) => Promise<string>;
  /** Get AI usage · GET /console/api/ai-usage · settings.view */
  readonly getAiUsage: (ctx: ReadContext, input: GetAiUsageInput) => Promise<Result<t.GetAiUsageResponse['data']>>;
  /** Export AI requests · GET /console/api/ai-usage/export · settings.view */
  readonly exportAiRequests: (ctx: ReadContext, input: ExportAiRequestsInput) => Promise<string>;
}
