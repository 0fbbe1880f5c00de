import { hashSecret, passwordFault, hashPassword } from '#src/domain/access/index.ts';
import { updateSessionTenant } from '#src/domain/access/sessions/index.ts';
import { agencyFaults, agencySlugOf } from '#src/domain/tenants/index.ts';
import type { Fault } from '../pages/layout.ts';
import { setupGonePage, setupPage, type SetupValues } from '../pages/setup-page.ts';
import type { PageRequest } from './page-request.ts';
import { insertFirstAgency, isSetupOpen } from './setup.queries.ts';
import { beginSession } from './sign-in.ts';

const tokenForm = /^[A-Za-z0-9_-]{43}$/;
const maxNameLength = 200;
const maxEmailLength = 254;
const empty: SetupValues = { agency: '', timeZone: 'UTC', name: '', email: '' };

export async function showSetup(page: PageRequest): Promise<void> {
  return showForm(page, page.query.get('token') ?? '', empty, []);
}

async function showForm(
  page: PageRequest,
  token: string,
  values: SetupValues,
  faults: readonly Fault[],
): Promise<void> {
  const { base } = page;
  if (!tokenForm.test(token) || !(await isSetupOpen(page.db.system, hashSecret(token))))
    return page.show(setupGonePage({ base }), 410);
  page.show(
    setupPage({ base, formToken: page.formToken(), token, values, faults }),
    faults.length > 0 ? 400 : 200,
  );
}

/** Creates the first agency and signs its owner in. */
export async function submitSetup(page: PageRequest): Promise<void> {
  const form = await page.readForm();
  const read = (field: string) => tidy(form.get(field) ?? '');
  const token = form.get('token') ?? '';
  const values = {
    agency: read('agency'),
    timeZone: read('time_zone'),
    name: read('name'),
    email: read('email'),
  };
  const password = form.get('password') ?? '';
  const faults = await faultsOf(values, password);
  // Hashing takes a while: nobody makes us do it without the link.
  if (faults.length > 0 || !tokenForm.test(token) || !(await isSetupOpen(page.db.system, hashSecret(token))))
    return showForm(page, token, values, faults);
  const created = await insertFirstAgency(
    page.db.system,
    hashSecret(token),
    {
      name: values.agency,
      slug: agencySlugOf(values.agency),
      timeZone: values.timeZone,
      owner: { name: values.name, email: values.email, passwordHash: await hashPassword(password) },
    },
    page.origin.request_id,
  );
  if (created === undefined) return showForm(page, token, values, faults);
  if (!created.is_new_account) return page.redirect('/console/sign-in');
  const session = await beginSession(page, created.account_id);
  await updateSessionTenant(page.db.system, session.id, created.tenant_id);
  page.redirect('/console');
}

/** Text as it can be stored: what is typed into a page has passed no contract. */
const tidy = (text: string): string =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim();

async function faultsOf({ agency, timeZone, name, email }: SetupValues, password: string): Promise<Fault[]> {
  const faults: Fault[] = agencyFaults({ name: agency, timeZone }).map(({ field, message }) => ({
    field: field === 'name' ? 'agency' : 'time_zone',
    message,
  }));
  if (name === '' || name.length > maxNameLength)
    faults.push({ field: 'name', message: `Enter your name, of at most ${maxNameLength} characters.` });
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > maxEmailLength)
    faults.push({ field: 'email', message: 'Enter your e-mail address, such as name@example.com.' });
  const fault = await passwordFault(password, { email, names: [name, agency] });
  if (fault !== null) faults.push({ field: 'password', message: fault });
  return faults;
}
