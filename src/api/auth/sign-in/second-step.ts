import { resetPaths } from '#src/domain/access/password-resets/index.ts';
import { takeSecondStep, type UsedCode } from '#src/domain/access/second-factors/index.ts';
import { findReaderOfAccount, queueSystemMail, secondFactorChanged } from '#src/platform/mail/index.ts';
import type { Origin } from '#src/call/origin.ts';
import type { Fault } from '../pages/layout.ts';
import { insertSignInEvent } from './accounts.queries.ts';
import { noteSignIn, type SignInContext } from './sign-in.ts';
import { inWords } from './waits.ts';

export type SecondStepTaken =
  | { readonly accountId: string }
  | {
      readonly status: number;
      readonly faults: readonly Fault[];
      readonly headers: Readonly<Record<string, string>>;
      /** The password has to be given again. */
      readonly isOver: boolean;
    };

const refused = (status: number, fault: Fault, rest: Partial<Record<'isOver', boolean>> = {}) => ({
  status,
  faults: [fault],
  headers: {},
  isOver: false,
  ...rest,
});

/** Takes the code that a person types after their password, and says in words what is wrong with it. */
export async function submitCode(
  { db, services, log }: SignInContext,
  { token, code }: { readonly token: string; readonly code: string },
  origin: Origin,
): Promise<SecondStepTaken> {
  const taken = await takeSecondStep(db, services.sealer, { token, code: code.slice(0, 100) }, new Date());
  if ('accountId' in taken && !('refusal' in taken)) {
    await noteSignIn(db, taken.accountId, origin);
    if (taken.usedCode !== null) await mailUsedCode({ db, services }, taken.usedCode, origin);
    return { accountId: taken.accountId };
  }
  if (taken.refusal === 'gone')
    return refused(
      400,
      { message: 'Signing in took too long. Enter your password again.' },
      { isOver: true },
    );
  if (taken.refusal === 'wrong') {
    await insertSignInEvent(db.system, taken.accountId, 'sign_in_failed', 'The code is wrong.', origin);
    return refused(400, {
      field: 'code',
      message: 'The code is wrong or was used. Enter the code that the app shows now, or a recovery code.',
    });
  }
  const { retryAfterSeconds } = taken;
  log.info(
    { request_id: origin.request_id, retry_after: retryAfterSeconds },
    'code refused: too many attempts',
  );
  return {
    ...refused(429, {
      message: `There were too many wrong codes. Wait ${inWords(retryAfterSeconds)}, then try again.`,
    }),
    headers: { 'Retry-After': String(retryAfterSeconds) },
  };
}

async function mailUsedCode(
  { db, services }: Pick<SignInContext, 'db' | 'services'>,
  { email, codesLeft }: UsedCode,
  { request_id: requestId }: Origin,
): Promise<void> {
  const mail = secondFactorChanged({
    change: { kind: 'code_used', codesLeft },
    at: new Date(),
    forgotUrl: `${services.baseUrl()}${resetPaths.request}`,
    reader: await findReaderOfAccount(db.system, email),
  });
  await queueSystemMail(db.system, services, mail, email, requestId);
}
