import type { WriteContext } from '#src/call/context.ts';
import type { Services } from '#src/call/services.ts';

/** What changes of invoices need: the context of a handler, or that of a timer with the services. */
export type InvoiceWriter = Pick<
  WriteContext,
  'db' | 'identity' | 'now' | 'atCommit' | 'audit' | 'announce' | 'requestId' | 'can'
> & { readonly services: Pick<Services, 'storage' | 'sealer' | 'mail' | 'hostedUrl'> };
