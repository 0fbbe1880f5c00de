import { html } from '#src/platform/html.ts';
import { credentialFields } from './credential-fields.ts';
import { errorSummary, layout, type Fault } from './layout.ts';

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
  const token = html`<input type="hidden" name="form_token" value="${formToken}">`;
  return layout({
    base,
    title: faults.length > 0 ? 'Error: Sign in' : 'Sign in',
    content: html`<h1>Sign in</h1>
<p class="quiet">to continue to <strong>${clientName}</strong></p>
${errorSummary(faults)}
<form method="post" action="${action}/sign-in" novalidate>
${token}
${credentialFields(email, faults)}
<button class="primary" type="submit">Sign in</button>
</form>
<form method="post" action="${action}/cancel">
${token}
<button class="secondary" type="submit">Cancel</button>
</form>
<p class="quiet small">Enter your password only on this page. ${clientName} never sees it.</p>`,
  });
}
