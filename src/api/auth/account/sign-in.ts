import { signIn } from '../sign-in/sign-in.ts';
import { inWords } from '../sign-in/waits.ts';
import { missingCredentials } from '../pages/credential-fields.ts';
import { agencyPage, consoleSignInPage } from '../pages/console-pages.ts';
import type { Fault } from '../pages/layout.ts';
import { secondStepPage } from '../pages/second-step-pages.ts';
import { updateSessionFactor } from '#src/domain/access/second-factors/index.ts';
import { hashSecret } from '#src/domain/access/index.ts';
import { endedSessionCookie, sessionCookie } from '../session/session-cookie.ts';
import {
  deleteSessions,
  findAccountPassword,
  insertSession,
  newSessionSecret,
  selectAgencyChoices,
  sessionLifetimeMs,
  updateSessionTenant,
  type BegunSession,
} from '#src/domain/access/sessions/index.ts';
import { safeNext, type PageRequest } from './page-request.ts';

/** Notices that a query parameter can show on the sign-in page. */
const notices: Readonly<Record<string, string>> = {
  signed_out: 'You are signed out.',
  password: 'Your password was changed. Sign in with the new one.',
  joined: 'You have joined the agency. Sign in with your password.',
};

const agencyPath = (next: string): string => `/console/agency?next=${encodeURIComponent(next)}`;

export async function showSignIn(page: PageRequest): Promise<void> {
  const next = safeNext(page.query.get('next'));
  const session = await page.session();
  if (session !== undefined) return page.redirect(session.user_id === null ? agencyPath(next) : next);
  const notice = notices[page.query.get('notice') ?? ''] ?? null;
  page.show(
    consoleSignInPage({ base: page.base, formToken: page.formToken(), faults: [], next, email: '', notice }),
  );
}

/** A session begins with a secret of its own, whatever cookie the browser came with; what it had before ends. */
export async function submitSignIn(page: PageRequest): Promise<void> {
  const form = await page.readForm();
  const next = safeNext(form.get('next'));
  const email = (form.get('email') ?? '').trim();
  const password = form.get('password') ?? '';
  const refuse = (status: number, faults: readonly Fault[], headers: Record<string, string> = {}) =>
    showSignInAgain(page, next, { status, faults, headers }, email.slice(0, 254));
  const faults = missingCredentials(email, password);
  if (faults.length > 0) return refuse(400, faults);
  const browser = page.browser();
  const result = await signIn(page, { email, password, browser: browser.id }, page.origin);
  if ('accountId' in result) {
    page.setCookie(browser.cookie);
    if (result.step !== null) {
      const { token: step, hasTotp, hasPasskeys } = result.step;
      return page.show(
        secondStepPage({
          base: page.base,
          formToken: page.formToken(),
          faults: [],
          step,
          next,
          action: '/console/second-step',
          hasTotp,
          hasPasskeys,
        }),
      );
    }
    const session = await beginSession(page, result.accountId);
    return page.redirect(session.tenant_id === null ? agencyPath(next) : next);
  }
  if (result.refusal === 'wrong')
    return refuse(400, [{ field: 'password', message: 'The e-mail address or the password is wrong.' }]);
  const { retryAfterSeconds } = result;
  refuse(
    429,
    [
      {
        message: `There were too many attempts to sign in. Wait ${inWords(retryAfterSeconds)}, then try again.`,
      },
    ],
    { 'Retry-After': String(retryAfterSeconds) },
  );
}

/** The form to sign in, with what went wrong on the way that was tried. */
export function showSignInAgain(
  page: PageRequest,
  next: string,
  { status, faults, headers }: SignInRefused,
  email = '',
): void {
  page.show(
    consoleSignInPage({
      base: page.base,
      formToken: page.formToken(),
      faults,
      next,
      email,
      notice: null,
    }),
    status,
    headers,
  );
}

export interface SignInRefused {
  readonly status: number;
  readonly faults: readonly Fault[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs in somebody who proved a second factor, and leads them on. */
export async function beginStrongSession(page: PageRequest, accountId: string, next: string): Promise<void> {
  const session = await beginSession(page, accountId);
  await updateSessionFactor(page.db.system, session.id);
  page.setCookie(page.browser().cookie);
  page.redirect(session.tenant_id === null ? agencyPath(next) : next);
}

/** Signs the browser in. */
export async function beginSession(page: PageRequest, accountId: string): Promise<BegunSession> {
  const former = await page.session();
  if (former !== undefined)
    await deleteSessions(page.db.system, former.account_id, { id: former.session_id }, page.origin);
  const secret = newSessionSecret();
  const session = await insertSession(
    page.db.system,
    { hash: hashSecret(secret), accountId, expiresAt: new Date(Date.now() + sessionLifetimeMs) },
    page.origin,
  );
  page.setCookie(sessionCookie(page.base, secret));
  return session;
}

export async function signOut(page: PageRequest): Promise<void> {
  await page.readForm();
  const session = await page.session();
  if (session !== undefined)
    await deleteSessions(page.db.system, session.account_id, { id: session.session_id }, page.origin);
  page.setCookie(endedSessionCookie(page.base));
  page.redirect('/console/sign-in?notice=signed_out');
}

export async function showAgencies(page: PageRequest): Promise<void> {
  return showAgencyChoice(page, safeNext(page.query.get('next')), []);
}

async function showAgencyChoice(page: PageRequest, next: string, faults: readonly Fault[]): Promise<void> {
  const session = await page.session();
  if (session === undefined) return page.redirect(`/console/sign-in?next=${encodeURIComponent(next)}`);
  const [account, agencies] = await Promise.all([
    findAccountPassword(page.db.system, session.account_id),
    selectAgencyChoices(page.db.system, session.account_id),
  ]);
  page.show(
    agencyPage({
      base: page.base,
      formToken: page.formToken(),
      faults,
      next,
      email: account?.email ?? '',
      agencies,
    }),
    faults.length > 0 ? 400 : 200,
  );
}

export async function submitAgency(page: PageRequest): Promise<void> {
  const form = await page.readForm();
  const next = safeNext(form.get('next'));
  const session = await page.session();
  if (session === undefined) return page.redirect(`/console/sign-in?next=${encodeURIComponent(next)}`);
  const agencyId = form.get('agency') ?? '';
  const isId = /^[0-9a-f-]{36}$/.test(agencyId);
  if (isId && (await updateSessionTenant(page.db.system, session.session_id, agencyId)))
    return page.redirect(next);
  const agencies = await selectAgencyChoices(page.db.system, session.account_id);
  const message = agencies.some(({ id }) => id === agencyId)
    ? 'You were suspended or removed there after you signed in. Sign out and sign in again to enter this agency.'
    : 'Choose one of your agencies.';
  return showAgencyChoice(page, next, [{ field: 'agency-0', message }]);
}
