import { hash } from 'node:crypto';
import { canHavePasskeys } from '#src/domain/access/second-factors/index.ts';
import { html, Markup } from '#src/platform/html.ts';
import { errorSummary, faultOf, invalidity, layout, type Fault } from './layout.ts';
import { pageHeaders } from './send-page.ts';

interface FormPage {
  readonly base: string;
  readonly formToken: string;
  readonly faults: readonly Fault[];
  /** Stands for the password that was given. */
  readonly step: string;
  /** Where to go afterwards; null where the page knows by itself. */
  readonly next: string | null;
}

const hidden = ({ formToken, step, next }: FormPage) =>
  html`<input type="hidden" name="form_token" value="${formToken}">
<input type="hidden" name="step" value="${step}">
${next !== null && html`<input type="hidden" name="next" value="${next}">`}`;

/** Leads to the page on which the browser asks for a passkey; there is none where browsers have no passkeys. */
export const passkeyForm = (page: FormPage): Markup | false =>
  canHavePasskeys(page.base) &&
  html`<form method="post" action="/console/passkey">
${hidden(page)}
<button class="secondary" type="submit">Sign in with a passkey</button>
</form>`;

export interface SecondStepPage extends FormPage {
  /** Where the code goes. */
  readonly action: string;
  readonly hasTotp: boolean;
  readonly hasPasskeys: boolean;
}

export const secondStepPage = (page: SecondStepPage): string =>
  layout({
    base: page.base,
    title: page.faults.length > 0 ? 'Error: Second factor' : 'Second factor',
    content: html`<h1>Second factor</h1>
<p class="quiet">Your password is right. One more step and you are signed in.</p>
${errorSummary(page.faults)}
${page.hasTotp && codeForm(page)}
${page.hasPasskeys && passkeyForm(page)}`,
  });

const codeForm = (page: SecondStepPage) => html`<form method="post" action="${page.action}" novalidate>
${hidden(page)}
<label class="name" for="code">Code of your authenticator app</label>
<p class="quiet small hint" id="code-hint">Without the app, enter one of your recovery codes.</p>
<input id="code" name="code" type="text" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="20" required${page.faults.some(({ field }) => field === 'code') ? invalidity(page.faults, 'code') : html` aria-describedby="code-hint"`} autofocus>
${faultOf(page.faults, 'code')}
<button class="primary" type="submit">Continue</button>
</form>`;

/** Asks the browser for a passkey at once, and again by the button. The only script before signing in: passkeys need one. */
const script = `const form = document.getElementById('passkey');
const tell = document.getElementById('told');
const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const ask = async () => {
  tell.textContent = '';
  try {
    const options = JSON.parse(form.dataset.options);
    const publicKey = { ...options, challenge: bytes(options.challenge),
      allowCredentials: (options.allowCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })) };
    const made = await navigator.credentials.get({ publicKey });
    const { clientDataJSON, authenticatorData, signature, userHandle } = made.response;
    form.elements.credential.value = JSON.stringify({ id: made.id, rawId: made.id, type: made.type, clientExtensionResults: {},
      response: { clientDataJSON: text(clientDataJSON), authenticatorData: text(authenticatorData), signature: text(signature),
        ...(userHandle !== null && { userHandle: text(userHandle) }) } });
    form.submit();
  } catch {
    tell.textContent = 'The browser did not give a passkey. Try again, or sign in another way.';
  }
};
document.getElementById('ask').addEventListener('click', ask);
ask();
`;
const scriptSource = `'sha256-${hash('sha256', script, 'base64')}'`;
const scriptTag = new Markup(`<script>${script}</script>`);

/** Headers of the passkey page: those of the others, and its one script. */
export const passkeyPageHeaders = (): Record<string, string> => ({
  'Content-Security-Policy': `${pageHeaders()['Content-Security-Policy']}; script-src ${scriptSource}`,
});

export interface PasskeyPage extends FormPage {
  readonly challengeId: string;
  readonly options: object;
}

export const passkeyPage = (page: PasskeyPage): string =>
  layout({
    base: page.base,
    title: page.faults.length > 0 ? 'Error: Passkey' : 'Passkey',
    content: html`<h1>Sign in with a passkey</h1>
<p class="quiet">Your browser asks for your fingerprint, face or PIN.</p>
${errorSummary(page.faults)}
<form method="post" action="/console/passkey" id="passkey" data-options="${JSON.stringify(page.options)}">
${hidden(page)}
<input type="hidden" name="challenge" value="${page.challengeId}">
<input type="hidden" name="credential" value="">
<button class="primary" type="button" id="ask">Use a passkey</button>
</form>
<p class="fault" id="told" role="alert"></p>
<p class="small"><a href="/console/sign-in">Sign in another way</a></p>
${scriptTag}`,
  });
