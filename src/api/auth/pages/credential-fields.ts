import { html, type Markup } from '#src/platform/html.ts';
import { faultOf, invalidity, type Fault } from './layout.ts';

/** E-mail address and password; the first that is to be filled in, or put right, has the focus. */
export function credentialFields(email: string, faults: readonly Fault[]): Markup {
  const first =
    faults.find(({ field }) => field !== undefined)?.field ?? (email === '' ? 'email' : 'password');
  const focus = (field: string) => field === first && html` autofocus`;
  return html`<label class="name" for="email">E-mail address</label>
<input id="email" name="email" type="email" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" required value="${email}"${invalidity(faults, 'email')}${focus('email')}>
${faultOf(faults, 'email')}
<label class="name" for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="1000" required${invalidity(faults, 'password')}${focus('password')}>
${faultOf(faults, 'password')}`;
}

/** What is wrong with what was entered, before it is looked at. */
export function missingCredentials(email: string, password: string): Fault[] {
  const faults: Fault[] = [];
  if (!/^\S+@\S+$/.test(email) || email.length > 254)
    faults.push({ field: 'email', message: 'Enter your e-mail address, such as name@example.com.' });
  if (password === '' || password.length > 1000)
    faults.push({ field: 'password', message: 'Enter your password.' });
  return faults;
}
