import { html, type Markup } from '#src/platform/html.ts';
import { errorSummary, faultOf, invalidity, layout, type Fault } from './layout.ts';
import { newPasswordField } from './password-pages.ts';

export interface InvitationPage {
  readonly base: string;
  readonly formToken: string;
  readonly faults: readonly Fault[];
  readonly token: string;
  readonly agency: string;
  readonly invitedBy: string | null;
  readonly email: string;
  readonly name: string;
  /** What shows that it is them: a password that they choose now, that of their account, or the session of this browser. */
  readonly proof: 'new' | 'password' | 'session';
}

export const invitationPage = (page: InvitationPage): string =>
  layout({
    base: page.base,
    title: page.faults.length > 0 ? 'Error: Join' : `Join ${page.agency}`,
    content: html`<h1>Join ${page.agency}</h1>
<p class="quiet">${page.invitedBy !== null && html`${page.invitedBy} invited you. `}You will work there as ${page.email}.</p>
${errorSummary(page.faults)}
<form method="post" action="/console/invitation" novalidate>
<input type="hidden" name="form_token" value="${page.formToken}">
<input type="hidden" name="token" value="${page.token}">
<label class="name" for="name">Your name</label>
<input id="name" name="name" type="text" autocomplete="name" maxlength="200" required value="${page.name}"${invalidity(page.faults, 'name')}>
${faultOf(page.faults, 'name')}
${proofField(page)}
<button class="primary" type="submit">Join</button>
</form>`,
  });

function proofField({ proof, email, faults }: InvitationPage): Markup {
  switch (proof) {
    case 'new':
      return newPasswordField(email, faults, 'Choose a password');
    case 'session':
      return html`<p class="small">You are already signed in with this address, so no password is needed.</p>`;
    case 'password':
      return html`<input type="email" name="username" autocomplete="username" value="${email}" readonly hidden>
<label class="name" for="password">Password of your account</label>
<p class="quiet small hint">You already have an account with this address. Its password is the same in all of your agencies.</p>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="1000" required${invalidity(faults, 'password')}>
${faultOf(faults, 'password')}
<p class="small"><a href="/console/forgot-password">Forgot it?</a> Choose a new one first, then open the invitation again.</p>`;
  }
}

export const invitationGonePage = ({
  base,
  reason,
}: {
  readonly base: string;
  readonly reason: 'accepted' | 'expired' | 'unknown';
}): string =>
  layout({
    base,
    title: reason === 'accepted' ? 'You have already joined' : 'This invitation is no longer valid',
    content:
      reason === 'accepted'
        ? html`<h1>You have already joined</h1>
<p>This invitation was accepted. <a href="/console/sign-in">Sign in</a> with your e-mail address and password.</p>`
        : html`<h1>This invitation is no longer valid</h1>
<p>${reason === 'expired' ? 'It is older than seven days.' : 'A newer one was sent, or it was revoked.'} Ask the person who invited you to send it again.</p>`,
  });
