import { html } from './html.ts';
import { errorSummary, faultOf, invalidity, layout, type Fault } from './layout.ts';

export interface SignInPage {
  readonly base: string;
  /** Where the forms go, without what they do. */
  readonly action: string;
  readonly formToken: string;
  readonly clientName: string;
  readonly email: string;
  readonly faults: readonly Fault[];
}

export function signInPage({ base, action, formToken, clientName, email, faults }: SignInPage): string {
  const first = faults.find(({ field }) => field !== undefined)?.field ?? (email === '' ? 'email' : 'password');
  const focus = (field: string) => field === first && html` autofocus`;
  const token = html`<input type="hidden" name="form_token" value="${formToken}">`;
  return layout({
    base,
    title: faults.length > 0 ? 'Error: Sign in' : 'Sign in',
    content: html`<h1>Sign in</h1>
<p class="quiet">to continue to <strong>${clientName}</strong></p>
${errorSummary(faults)}
<form method="post" action="${action}/sign-in" novalidate>
${token}
<label class="name" for="email">E-mail address</label>
<input id="email" name="email" type="email" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required value="${email}"${invalidity(faults, 'email')}${focus('email')}>
${faultOf(faults, 'email')}
<label class="name" for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="1000" required${invalidity(faults, 'password')}${focus('password')}>
${faultOf(faults, 'password')}
<button class="primary" type="submit">Sign in</button>
</form>
<form method="post" action="${action}/cancel">
${token}
<button class="secondary" type="submit">Cancel</button>
</form>
<p class="quiet small">You enter your password here only. ${clientName} never sees it.</p>`,
  });
}
