import type { FormAnswers } from '#generated/types.gen.ts';
import type { Db, Statement } from '#src/platform/db/index.ts';
import type { Change } from '#src/call/change.ts';
import { issueToken } from '#src/domain/hosted-addresses/index.ts';
import { invalid, problem } from '#src/platform/errors/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { checkAnswers, type AnswerFacts } from '../answers.rules.ts';
import { abandonKind, whenAbandoned } from '../process/timers.ts';
import { respondentIn, wordsIn } from '../process/respondent.rules.ts';
import { dayIn, findAgency, findAskedFields } from '../store/agency.queries.ts';
import type { CreatedRecord } from '../store/submissions.queries.ts';
import type { LiveForm } from './live-form.queries.ts';
import { insertSubmission } from './start.queries.ts';

/** The transaction of whoever starts: a member or somebody with an address. */
export interface Starter {
  readonly db: Db;
  readonly now: Date;
  atCommit(statement: Statement): void;
  announce(change: Change): void;
}

export interface NewSubmission {
  readonly answers: FormAnswers;
  readonly clientId?: string | null;
  readonly userId?: string | null;
  readonly linkId?: string | null;
  readonly record?: CreatedRecord | null;
  readonly sourceUrl?: string | null;
  /** Solved challenge. */
  readonly captcha?: string | null;
  readonly isTrapFilled?: boolean;
}

export interface StartedSubmission {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** Key of the answer that only programs give. */
export const trapKey = 'fax_extension';

/** Stores the first answers, which may be incomplete, and issues the token of the submission. 400 for an answer that does not fit. */
export async function startSubmission(
  ctx: Starter,
  form: LiveForm,
  wish: NewSubmission,
): Promise<StartedSubmission> {
  const answers = await checkedAnswers(ctx, form, wish.answers, {}, new Map());
  const { name, email } = respondentIn(form.elements, form.settings, answers);
  const id = await insertSubmission(
    ctx.db,
    {
      form_id: form.id,
      form_version: form.version,
      answers: JSON.stringify(answers),
      respondent_name: name,
      respondent_email: email,
      client_id: wish.clientId ?? null,
      user_id: wish.userId ?? null,
      link_id: wish.linkId ?? null,
      record_kind: wish.record?.kind ?? null,
      record_id: wish.record?.id ?? null,
      source_url: wish.sourceUrl ?? null,
      source_host: hostOf(wish.sourceUrl),
      captcha: wish.captcha ?? null,
      spam_signals: wish.isTrapFilled === true ? ['trap_filled'] : [],
      last_key: Object.keys(wish.answers).at(-1) ?? null,
      words: wordsIn(answers),
    },
    ctx.now,
  );
  if (id === undefined)
    throw problem('validation_error', 'body.captcha_token was used before. Solve a new captcha.');
  const token = await openAddress(ctx, id);
  ctx.announce({ kind: 'form_submission', id, revision: 1 });
  return { id, ...token };
}

/** Another token of a submission that is not completed; it is good for seven days from now. */
export async function openAddress(ctx: Starter, id: string): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = whenAbandoned(ctx.now);
  const { token } = await issueToken(ctx, { purpose: 'form_submission', recordId: id, expiresAt });
  setTimer(ctx, { kind: abandonKind, recordId: id }, expiresAt);
  return { token, expiresAt };
}

/** Answers merged into those that there are, in the form in which they are stored; 400 with the place of one that does not fit. */
export async function checkedAnswers(
  ctx: Pick<Starter, 'db' | 'now'>,
  { elements }: Pick<LiveForm, 'elements'>,
  given: FormAnswers,
  former: FormAnswers,
  uploads: AnswerFacts['uploads'],
): Promise<FormAnswers> {
  const { [trapKey]: _trap, ...answers } = given;
  const { time_zone: zone } = await findAgency(ctx.db);
  const fields = await findAskedFields(ctx.db, elements);
  const checked = checkAnswers(elements, answers, { today: dayIn(zone, ctx.now), fields, uploads });
  const [wrong] = checked.problems;
  if (wrong !== undefined) throw invalid(`body.answers.${wrong[0]}`, wrong[1]);
  const merged = { ...former, ...checked.answers };
  return Object.fromEntries(Object.entries(merged).filter(([, answer]) => answer !== null)) as FormAnswers;
}

export const isTrap = (answers: FormAnswers): boolean => {
  const answer = answers[trapKey];
  return answer !== undefined && answer !== null && answer !== '';
};

function hostOf(url: string | null | undefined): string | null {
  if (url == null || !URL.canParse(url)) return null;
  return new URL(url).hostname.slice(0, 253) || null;
}
