import type {
  ListManualTriggerButtonsInput,
  ListWorkflowSignaturesInput,
} from '#generated/families/catalogs/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { buttonList } from './buttons.queries.ts';
import { signatureList } from './signatures.queries.ts';

export const listManualTriggerButtons = (ctx: ReadContext, { query }: ListManualTriggerButtonsInput) =>
  buttonList.page(ctx.db, query, { mayRun: ctx.can('automations.run') });

export const listWorkflowSignatures = (ctx: ReadContext, { query }: ListWorkflowSignaturesInput) =>
  signatureList.page(ctx.db, query, {
    userId: ctx.identity.userId,
    seesOthers: ctx.can('people.view'),
  });
