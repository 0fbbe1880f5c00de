import { credentialFields } from './credential-fields.ts';
import { html } from '#src/platform/html.ts';
import { passkeyForm } from './second-step-pages.ts';
import { errorSummary, faultOf, layout, type Fault } from './layout.ts';

interface FormPage {
  readonly base: string;
  readonly formToken: string;
  readonly faults: readonly Fault[];
  /** Where to go afterwards. */
  readonly next: string;
}

const hidden = ({
  formToken,
  next,
}: FormPage) => html`<input type="hidden" name="form_token" value="${formToken}">
<input type="hidden" name="next" value="${next}">`;

export interface ConsoleSignInPage extends FormPage {
  readonly email: string;
  /** What happened before, such as that the password was changed. */
  readonly notice: string | null;
}

export const consoleSignInPage = (page: ConsoleSignInPage): string =>
  layout({
    base: page.base,
    title: page.faults.length > 0 ? 'Error: Sign in' : 'Sign in',
    content: html`<h1>Sign in</h1>
<p class="quiet">to the settings of your agency</p>
${page.notice !== null && page.faults.length === 0 && html`<div class="notice" role="status"><p>${page.notice}</p></div>`}
${errorSummary(page.faults)}
<form method="post" action="/console/sign-in" novalidate>
${hidden(page)}
${credentialFields(page.email, page.faults)}
<button class="primary" type="submit">Sign in</button>
</form>
${passkeyForm({ ...page, faults: [], step: '' })}
<p class="small"><a href="/console/forgot-password">Forgot your password?</a></p>`,
  });

interface Agency {
  readonly id: string;
  readonly name: string;
  /** Why it is suspended; null when it is active. */
  readonly suspension: string | null;
}

export interface AgencyPage extends FormPage {
  readonly email: string;
  readonly agencies: readonly Agency[];
}

/** For members of several agencies. Users without an agency can only sign out. */
export const agencyPage = (page: AgencyPage): string =>
  layout({
    base: page.base,
    title: page.faults.length > 0 ? 'Error: Choose an agency' : 'Choose an agency',
    content:
      page.agencies.length === 0
        ? noAgency(page)
        : html`<h1>Choose an agency</h1>
<p class="quiet">Signed in as ${page.email}. You can switch to another agency at any time.</p>
${errorSummary(page.faults)}
<form method="post" action="/console/agency" novalidate>
${hidden(page)}
<fieldset>
<legend>Agency</legend>
${faultOf(page.faults, 'agency-0')}
${page.agencies.map(choiceOf)}
</fieldset>
<button class="primary" type="submit">Continue</button>
</form>
${signOutForm(page)}`,
  });

const choiceOf = ({ id, name, suspension }: Agency, index: number) =>
  html`<div class="choice"><label for="agency-${index}"><input type="radio" id="agency-${index}" name="agency" value="${id}"${index === 0 && html` checked`}><span><strong>${name}</strong>${suspension !== null && html`<span class="quiet small">${suspension === '' ? 'Suspended' : `Suspended: ${suspension}`}</span>`}</span></label></div>`;

const noAgency = (page: AgencyPage) => html`<h1>You are not a member of an agency</h1>
<p>${page.email} is not an active member of any agency. If you were invited, ask for a new invitation. If you were suspended, contact an owner or admin of the agency.</p>
${signOutForm(page)}`;

const signOutForm = (page: FormPage) => html`<form method="post" action="/console/sign-out">
${hidden(page)}
<button class="secondary" type="submit">Sign out</button>
</form>`;
