import { minPasswordLength } from '#src/domain/access/index.ts';
import { html, type Markup } from '#src/platform/html.ts';
import { errorSummary, faultOf, invalidity, layout, type Fault } from './layout.ts';

interface FormPage {
  readonly base: string;
  readonly formToken: string;
  readonly faults: readonly Fault[];
}

/** The password manager offers one, and keeps it. `email` tells it for whom. */
export const newPasswordField = (
  email: string,
  faults: readonly Fault[],
  label: string,
): Markup => html`<input type="email" name="username" autocomplete="username" value="${email}" readonly hidden>
<label class="name" for="password">${label}</label>
<p class="quiet small hint" id="password-hint">At least ${minPasswordLength} characters. A sentence is easy to remember and hard to guess.</p>
<input id="password" name="password" type="password" autocomplete="new-password" maxlength="1000" required${faults.some(({ field }) => field === 'password') ? invalidity(faults, 'password') : html` aria-describedby="password-hint"`} autofocus>
${faultOf(faults, 'password')}`;

const titled = (title: string, faults: readonly Fault[]): string =>
  faults.length > 0 ? `Error: ${title}` : title;

export interface ForgotPasswordPage extends FormPage {
  readonly email: string;
}

export const forgotPasswordPage = ({ base, formToken, faults, email }: ForgotPasswordPage): string =>
  layout({
    base,
    title: titled('Forgot your password?', faults),
    content: html`<h1>Forgot your password?</h1>
<p>Enter your e-mail address, and we will send you a link to choose a new one.</p>
${errorSummary(faults)}
<form method="post" action="/console/forgot-password" novalidate>
<input type="hidden" name="form_token" value="${formToken}">
<label class="name" for="email">E-mail address</label>
<input id="email" name="email" type="email" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required value="${email}"${invalidity(faults, 'email')} autofocus>
${faultOf(faults, 'email')}
<button class="primary" type="submit">Send the link</button>
</form>
<p class="small"><a href="/console/sign-in">Back to sign-in</a></p>`,
  });

/** The same whether there is such an account or not. */
export const resetSentPage = ({ base, email }: { readonly base: string; readonly email: string }): string =>
  layout({
    base,
    title: 'Check your inbox',
    content: html`<h1>Check your inbox</h1>
<p>If ${email} has an account, we have sent a link to this address. The link is valid for one hour. Only the newest link works.</p>
<p class="quiet small">No message? Check your spam folder, and that the address is correct.</p>
<p class="small"><a href="/console/forgot-password">Send it again</a> or <a href="/console/sign-in">go back to sign-in</a></p>`,
  });

export interface ResetPasswordPage extends FormPage {
  readonly token: string;
  readonly email: string;
}

export const resetPasswordPage = ({ base, formToken, faults, token, email }: ResetPasswordPage): string =>
  layout({
    base,
    title: titled('Choose a new password', faults),
    content: html`<h1>Choose a new password</h1>
<p class="quiet">for ${email}</p>
<p class="small">You will be signed out in all browsers. API keys and connected apps keep working.</p>
${errorSummary(faults)}
<form method="post" action="/console/reset-password" novalidate>
<input type="hidden" name="form_token" value="${formToken}">
<input type="hidden" name="token" value="${token}">
${newPasswordField(email, faults, 'New password')}
<button class="primary" type="submit">Change password</button>
</form>`,
  });

export const resetGonePage = (base: string): string =>
  layout({
    base,
    title: 'This link is no longer valid',
    content: html`<h1>This link is no longer valid</h1>
<p>It has been used, a newer link was sent, or it is more than one hour old.</p>
<p><a href="/console/forgot-password">Send a new link</a></p>`,
  });
