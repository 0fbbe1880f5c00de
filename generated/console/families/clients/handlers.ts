// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface PreviewClientMergeInput {
  readonly body: t.PreviewClientMergeData['body'];
}

export interface MergeClientsInput {
  readonly body: t.MergeClientsData['body'];
}

/** Clients: one handler per operation of the contract. */
export interface ClientsHandlers {
  /** Preview a merge of clients · POST /console/api/clients/merge/preview · clients.merge */
  readonly previewClientMerge: (ctx: ReadContext, input: PreviewClientMergeInput) => Promise<Result<t.PreviewClientMergeResponse['data']>>;
  /** Merge clients · POST /console/api/clients/merge · clients.merge */
  readonly mergeClients: (ctx: WriteContext<'client.merged' | 'client.updated'>, input: MergeClientsInput) => Promise<Result<t.MergeClientsResponse['data']>>;
}
