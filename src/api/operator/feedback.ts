import { counted } from '#src/platform/counted.ts';
import { feedbackAnswer, sealSystemMail } from '#src/platform/mail/index.ts';
import { insertAudit, noAgency } from './audit.queries.ts';
import { Refused, UsageError, type Command, type Operator } from './command.ts';
import { agencyOption, readAgency, requireUuid } from './events.ts';
import {
  feedbackStates,
  findFeedback,
  insertMail,
  lockFeedback,
  selectFeedback,
  settleFeedback,
  type FullFeedback,
} from './feedback.queries.ts';
import { limitOption, readLimit, shownOf } from './limit.ts';

const maxAnswerLength = 10_000;

const list: Command = {
  name: 'feedback list',
  summary: 'List what members of agencies say of the service, the oldest first',
  options: {
    agency: agencyOption,
    status: { value: 'STATUS', text: `${feedbackStates.join(', ')} or all (default: open)` },
    limit: limitOption,
  },
  async run(operator, input) {
    const status = input.option('status') ?? 'open';
    const state = feedbackStates.find((each) => each === status);
    if (state === undefined && status !== 'all')
      throw new UsageError(`--status is ${feedbackStates.join(', ')} or all.`);
    const tenantId = await readAgency(operator, input);
    const { rows, total } = await selectFeedback(operator.owner, { tenantId, state }, readLimit(input));
    return {
      rows: rows.map((row) => ({ ...row })),
      message: `${counted(total, 'message')}${shownOf(rows.length, total)}`,
    };
  },
};

const show: Command = {
  name: 'feedback show',
  argument: 'ID',
  summary: 'Show feedback with its files and who sent it',
  async run({ owner }, { argument }) {
    return { record: { ...known(await findFeedback(owner, requireUuid(argument, 'ID')), argument) } };
  },
};

const answer: Command = {
  name: 'feedback answer',
  argument: 'ID',
  summary: 'Answer feedback by e-mail, where its author agreed to be contacted',
  options: { text: { value: 'TEXT', text: 'the answer, with line breaks', isRequired: true } },
  async run(operator, { argument, option }) {
    const text = option('text')!.trim();
    if (text === '' || text.length > maxAnswerLength)
      throw new UsageError('--text: Use 1 to 10,000 characters.');
    const id = requireUuid(argument, 'ID');
    const sealer = await operator.sealer();
    const { clock } = await operator.db();
    const { from, smtp } = operator.settings.mail;
    const email = await operator.change(async (owner) => {
      const feedback = known(await lockFeedback(owner, id), argument);
      if (feedback.email === null)
        throw new Refused('Its author does not want to be contacted, or has no e-mail address.');
      const services = { sealer, mail: { from, provider: smtp === null ? 'outbox' : 'smtp' } as const };
      const message = feedbackAnswer({ about: feedback.title, text });
      await insertMail(owner, sealSystemMail(services, message, feedback.email, null, clock.now()));
      await settleFeedback(owner, id, 'answered', text);
      await note(operator, owner, id, 'answered');
      return feedback.email;
    });
    return { message: `The workers send the answer to ${email}.` };
  },
};

const close: Command = {
  name: 'feedback close',
  argument: 'ID',
  summary: 'Close feedback without an answer',
  async run(operator, { argument }) {
    const id = requireUuid(argument, 'ID');
    await operator.change(async (owner) => {
      const { status } = known(await lockFeedback(owner, id), argument);
      if (status === 'closed') throw new Refused('It is closed already.');
      await settleFeedback(owner, id, 'closed');
      await note(operator, owner, id, 'closed');
    });
    return { message: 'It is closed.' };
  },
};

function known(feedback: FullFeedback | undefined, typed: string): FullFeedback {
  if (feedback === undefined) throw new Refused(`There is no feedback ${typed}.`);
  return feedback;
}

/** Kept beside the agency's own log, whose readers are not to know what a colleague wrote. */
const note = (
  { name: command }: Operator,
  owner: Parameters<typeof insertAudit>[0],
  recordId: string,
  action: string,
): Promise<void> =>
  insertAudit(owner, [{ command, agencyId: noAgency, recordKind: 'platform_feedback', recordId, action }]);

export const feedbackCommands: readonly Command[] = [list, show, answer, close];
