import type { ClientsHandlers } from '#generated/console/families/clients/handlers.ts';
import { mergeClients, previewClientMerge } from './merge/merge.ts';

export default { previewClientMerge, mergeClients } satisfies ClientsHandlers;
