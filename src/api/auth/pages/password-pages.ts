import { minPasswordLength } from '#src/domain/access/password.rules.ts';
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
<p>We send you a link by which you can choose another one.</p>
${errorSummary(faults)}
<form method="post" action="/console/forgot-password" novalidate>
<input type="hidden" name="form_token" value="${formToken}">
<label class="name" for="email">E-mail address</label>
<input id="email" name="email" type="email" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required value="${email}"${invalidity(faults, 'email')} autofocus>
${faultOf(faults, 'email')}
<button class="primary" type="submit">Send the link</button>
</form>
<p class="small"><a href="/console/sign-in">Back to signing in</a></p>`,
  });

/** The same whether there is such an account or not. */
export const resetSentPage = ({ base, email }: { readonly base: string; readonly email: string }): string =>
  layout({
    base,
    title: 'Look into your mail',
    content: html`<h1>Look into your mail</h1>
<p>If ${email} has an account here, a message with a link is on its way. The link works for an hour, and only the newest one does.</p>
<p class="quiet small">Nothing came? Look into the folder for unwanted mail, and check that the address is right.</p>
<p class="small"><a href="/console/forgot-password">Send it again</a> or <a href="/console/sign-in">go back to signing in</a></p>`,
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
<p class="small">You are signed out in all browsers. API keys and connected programs keep working.</p>
${errorSummary(faults)}
<form method="post" action="/console/reset-password" novalidate>
<input type="hidden" name="form_token" value="${formToken}">
<input type="hidden" name="token" value="${token}">
${newPasswordField(email, faults, 'New password')}
<button class="primary" type="submit">Change the password</button>
</form>`,
  });

export const resetGonePage = (base: string): string =>
  layout({
    base,
    title: 'This link does not work any more',
    content: html`<h1>This link does not work any more</h1>
<p>It was used, a newer one was sent, or it is older than an hour.</p>
<p><a href="/console/forgot-password">Send a new link</a></p>`,
  });
