import { randomUUID } from 'node:crypto';
import { StreamingModel } from '../../ai/streaming-model.ts';
import { startService } from '../../support/service.ts';
import { openDesk } from './desk.ts';

/** A desk whose inbox lets a model write, with workers that do what is queued. */
export async function openAiDesk() {
  const model = await StreamingModel.start();
  const service = await startService({
    config: { role: 'all', aiModels: [model.spec()], aiMonthlyCredits: 10_000_000 },
  });
  const [agency] = service.agencies;
  const desk = await openDesk(service, agency);
  const settings = (ai: object) => service.ok('updateTicketSettings', { body: { ai } }, desk.manager);
  await service.ok(
    'updateTicketSettings',
    { body: { draft_review: { is_generated_draft_review_required: false } } },
    desk.manager,
  );
  const inboxWith = async (ai: object): Promise<string> => {
    const { id } = await desk.newInbox({
      addresses: [{ channel: 'email', value: `help-${randomUUID()}@northlight.example` }],
      categories: [
        { key: 'billing', label: 'Billing' },
        { key: 'website', label: 'Website' },
      ],
      ai: { is_ai_enabled: true, ...ai },
      replies: { is_generated_draft_review_required: false },
    });
    return id;
  };
  const inboxId = await inboxWith({});

  const asked = (more: object = {}) =>
    desk.create({
      inbox_id: inboxId,
      subject: 'Invoice 1042',
      correspondents: [{ name: 'Priya Shah', email: `${randomUUID()}@harbordental.example` }],
      opening_message: { direction: 'inbound', body_text: 'The invoice is wrong.' },
      ...more,
    });
  const interactions = async (id: string, query: object = {}, by = desk.agent) =>
    (await service.ok('listTicketAiInteractions', { path: { id }, query }, by)).data;
  const proposals = async (id: string, query: object = {}, by = desk.agent) =>
    (await service.ok('listTicketAiProposals', { path: { id }, query }, by)).data;
  const dismiss = (id: string, proposalId: string, body: object = {}, by = desk.editor) =>
    service.call('dismissTicketAiProposal', { path: { id, proposal_id: proposalId }, body }, by);

  return {
    model,
    service,
    agency,
    desk,
    settings,
    inboxWith,
    inboxId,
    asked,
    interactions,
    proposals,
    dismiss,
    async close(): Promise<void> {
      await service.stop();
      await model.stop();
    },
  };
}

export type AiDesk = Awaited<ReturnType<typeof openAiDesk>>;
