import {
  beginPasskeySignIn,
  endPasskeySignIn,
  endStep,
  findFactors,
  findStep,
  selectPasskeys,
} from '#src/domain/access/second-factors/index.ts';
import { hashAddress, updateAttempts } from '#src/domain/access/sign-in/index.ts';
import type { Fault } from '../pages/layout.ts';
import { passkeyPage, passkeyPageHeaders, secondStepPage } from '../pages/second-step-pages.ts';
import { submitCode } from '../sign-in/second-step.ts';
import { noteSignIn } from '../sign-in/sign-in.ts';
import { inWords } from '../sign-in/waits.ts';
import { safeNext, type PageRequest } from './page-request.ts';
import { beginStrongSession, showSignInAgain } from './sign-in.ts';

const passkeyLimit = { bucket: 'passkey', most: 60, windowSeconds: 900 } as const;
const idForm = /^[0-9a-f-]{36}$/;

export async function submitSecondStep(page: PageRequest): Promise<void> {
  const form = await page.readForm();
  const next = safeNext(form.get('next'));
  const token = form.get('step') ?? '';
  const taken = await submitCode(page, { token, code: form.get('code') ?? '' }, page.origin);
  if ('accountId' in taken) return beginStrongSession(page, taken.accountId, next);
  if (taken.isOver) return showSignInAgain(page, next, taken);
  const accountId = await findStep(page.db, token, new Date());
  const factors = accountId === undefined ? undefined : await findFactors(page.db.system, accountId);
  page.show(
    secondStepPage({
      base: page.base,
      formToken: page.formToken(),
      faults: taken.faults,
      step: token,
      next,
      action: '/console/second-step',
      hasTotp: true,
      hasPasskeys: (factors?.passkeys ?? 0) > 0,
    }),
    taken.status,
    taken.headers,
  );
}

/** Without an answer of the browser, asks it for one; with one, signs in. `step` is there after a password. */
export async function submitPasskey(page: PageRequest): Promise<void> {
  const form = await page.readForm();
  const next = safeNext(form.get('next'));
  const wait = await updateAttempts(page.db.system, {
    ...passkeyLimit,
    subject: hashAddress(page.origin.ip_address),
  });
  if (wait > 0)
    return showSignInAgain(page, next, {
      status: 429,
      faults: [
        { message: `There were too many attempts to sign in. Wait ${inWords(wait)}, then try again.` },
      ],
      headers: { 'Retry-After': String(wait) },
    });
  const token = form.get('step') ?? '';
  const stepOf = token === '' ? null : await findStep(page.db, token, new Date());
  if (stepOf === undefined)
    return showSignInAgain(page, next, {
      status: 400,
      faults: [{ message: 'Signing in took too long. Enter your password again.' }],
      headers: {},
    });
  const given = form.get('credential');
  if (given === null || given === '') return ask(page, token, stepOf, next, []);
  const credential = readCredential(given);
  const challengeId = form.get('challenge') ?? '';
  const accountId =
    credential === undefined || !idForm.test(challengeId)
      ? undefined
      : await endPasskeySignIn(
          page.db.system,
          page.base,
          { challengeId, accountId: stepOf, credential },
          new Date(),
        );
  if (accountId === undefined || (token !== '' && !(await endStep(page.db, token))))
    return ask(page, token, stepOf, next, [
      { message: 'This passkey cannot sign you in. Use another one, or sign in another way.' },
    ]);
  await noteSignIn(page.db, accountId, page.origin);
  return beginStrongSession(page, accountId, next);
}

async function ask(
  page: PageRequest,
  step: string,
  accountId: string | null,
  next: string,
  faults: readonly Fault[],
): Promise<void> {
  const account =
    accountId === null ? null : { id: accountId, passkeys: await selectPasskeys(page.db.system, accountId) };
  const begun = await beginPasskeySignIn(page.db.system, page.base, account, new Date());
  page.show(
    passkeyPage({ base: page.base, formToken: page.formToken(), faults, step, next, ...begun }),
    faults.length > 0 ? 400 : 200,
    passkeyPageHeaders(),
  );
}

function readCredential(text: string): { readonly id: string } | undefined {
  try {
    const value = JSON.parse(text) as { id?: unknown } | null;
    return typeof value?.id === 'string' && /^[A-Za-z0-9_-]{1,2000}$/.test(value.id)
      ? (value as { id: string })
      : undefined;
  } catch {
    return undefined;
  }
}
