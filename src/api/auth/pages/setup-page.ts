import { html } from '#src/platform/html.ts';
import { errorSummary, faultOf, invalidity, layout, type Fault } from './layout.ts';
import { newPasswordField } from './password-pages.ts';

/** What was entered so far. */
export interface SetupValues {
  readonly agency: string;
  readonly timeZone: string;
  readonly name: string;
  readonly email: string;
}

export interface SetupPage {
  readonly base: string;
  readonly formToken: string;
  readonly token: string;
  readonly values: SetupValues;
  readonly faults: readonly Fault[];
}

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

/** The first page of an empty system. */
export const setupPage = ({ base, formToken, token, values, faults }: SetupPage): string =>
  layout({
    base,
    title: faults.length > 0 ? 'Error: Create the first agency' : 'Create the first agency',
    content: html`<h1>Create the first agency</h1>
<p class="quiet">You will be its owner. Everything but your password can be changed later.</p>
${errorSummary(faults)}
<form method="post" action="/console/setup" novalidate>
<input type="hidden" name="form_token" value="${formToken}">
<input type="hidden" name="token" value="${token}">
<label class="name" for="agency">Name of the agency</label>
<input id="agency" name="agency" type="text" autocomplete="organization" maxlength="200" required value="${values.agency}"${invalidity(faults, 'agency')}>
${faultOf(faults, 'agency')}
<label class="name" for="time_zone">Time zone</label>
<select id="time_zone" name="time_zone"${invalidity(faults, 'time_zone')}>
${zones.map((zone) => html`<option${zone === values.timeZone && html` selected`}>${zone}</option>`)}
</select>
${faultOf(faults, 'time_zone')}
<label class="name" for="name">Your name</label>
<input id="name" name="name" type="text" autocomplete="name" maxlength="200" required value="${values.name}"${invalidity(faults, 'name')}>
${faultOf(faults, 'name')}
<label class="name" for="email">Your e-mail address</label>
<input id="email" name="email" type="email" inputmode="email" autocomplete="email" autocapitalize="none" spellcheck="false" maxlength="254" required value="${values.email}"${invalidity(faults, 'email')}>
${faultOf(faults, 'email')}
${newPasswordField(values.email, faults, 'Choose a password')}
<button class="primary" type="submit">Create the agency</button>
</form>`,
  });

/** Says nothing about why: the link may be anybody's guess. */
export const setupGonePage = ({ base }: { readonly base: string }): string =>
  layout({
    base,
    title: 'This link is no longer valid',
    content: html`<h1>This link is no longer valid</h1>
<p>It was used, it has expired, or the service was started again. While no agency exists, the next start prints a new link. Otherwise, <a href="/console/sign-in">sign in</a>.</p>`,
  });
