import { findReset, requestReset, resetPassword } from '#src/domain/access/password-resets/index.ts';
import {
  forgotPasswordPage,
  resetGonePage,
  resetPasswordPage,
  resetSentPage,
} from '../pages/password-pages.ts';
import type { Fault } from '../pages/layout.ts';
import { endedSessionCookie } from '../session/session-cookie.ts';
import { inWords } from '../sign-in/waits.ts';
import type { PageRequest } from './page-request.ts';

export async function showForgotPassword(page: PageRequest): Promise<void> {
  page.show(forgotPasswordPage({ base: page.base, formToken: page.formToken(), faults: [], email: '' }));
}

export async function submitForgotPassword(page: PageRequest): Promise<void> {
  const form = await page.readForm();
  const email = (form.get('email') ?? '').trim().slice(0, 254);
  const refuse = (status: number, faults: readonly Fault[], headers?: Record<string, string>) =>
    page.show(
      forgotPasswordPage({ base: page.base, formToken: page.formToken(), faults, email }),
      status,
      headers,
    );
  if (!/^\S+@\S+$/.test(email))
    return refuse(400, [{ field: 'email', message: 'Enter your e-mail address, such as name@example.com.' }]);
  const requested = await requestReset(page.db, page.services, email, page.origin);
  if ('isDone' in requested) return page.show(resetSentPage({ base: page.base, email }));
  const { retryAfterSeconds } = requested;
  refuse(
    429,
    [{ message: `Too many links were requested. Wait ${inWords(retryAfterSeconds)}, then try again.` }],
    { 'Retry-After': String(retryAfterSeconds) },
  );
}

export async function showResetPassword(page: PageRequest): Promise<void> {
  const token = page.query.get('token') ?? '';
  return showForm(page, token, 200, []);
}

async function showForm(
  page: PageRequest,
  token: string,
  status: number,
  faults: readonly Fault[],
): Promise<void> {
  const found = await findReset(page.db, token);
  if (found === undefined) return page.show(resetGonePage(page.base), 410);
  page.show(
    resetPasswordPage({ base: page.base, formToken: page.formToken(), faults, token, email: found.email }),
    status,
  );
}

export async function submitResetPassword(page: PageRequest): Promise<void> {
  const form = await page.readForm();
  const token = form.get('token') ?? '';
  const reset = await resetPassword(page.db, page.services, token, form.get('password') ?? '', page.origin);
  if ('accountId' in reset) {
    page.setCookie(endedSessionCookie(page.base));
    return page.redirect('/console/sign-in?notice=password');
  }
  if (reset.refusal === 'gone') return page.show(resetGonePage(page.base), 410);
  return showForm(page, token, 400, [{ field: 'password', message: reset.message }]);
}
