/** Why somebody is still signed out, in words for them. */
export class SignInRefused extends Error {}

/** The code took too long: the password has to be entered again. */
export class StepExpired extends SignInRefused {}

/** The page that asks for the code of an authenticator app, or a recovery code, after the password. */
export type CodePage = Document;

/**
 * Signs in with the form of the sign-in page, so that what the service asks there holds here too, and chooses the agency
 * where it asks for one. Returns the page of the second step where the password is not enough, else null. Throws
 * `SignInRefused` when it refuses.
 */
export async function signInAgain(
  email: string,
  password: string,
  agencyId: string,
): Promise<CodePage | null> {
  const page = await read('/console/sign-in');
  // Signed in already, in another tab.
  if (page === null) return null;
  const next = await submit(page, '/console/sign-in', { email, password });
  if (next === null) await chooseAgency(agencyId);
  else if (formIn(next, '/console/second-step') !== null) return next;
  else if (formIn(next, '/console/passkey') !== null) throw new SignInRefused(passkeyNeeded);
  else throw new SignInRefused(faultIn(next));
  return null;
}

/** Completes what `signInAgain` began. Throws `StepExpired` when the password is needed again, `SignInRefused` for a wrong code. */
export async function enterCode(page: CodePage, code: string, agencyId: string): Promise<void> {
  const refused = await submit(page, '/console/second-step', { code });
  if (refused === null) return chooseAgency(agencyId);
  const Refusal = formIn(refused, '/console/second-step') === null ? StepExpired : SignInRefused;
  throw new Refusal(faultIn(refused));
}

async function chooseAgency(agencyId: string): Promise<void> {
  const choice = await read('/console/agency');
  if (choice !== null && formIn(choice, '/console/agency') !== null)
    await submit(choice, '/console/agency', { agency: agencyId });
}

/** The page at an address; null when it leads elsewhere. */
async function read(path: string): Promise<Document | null> {
  return documentOf(await reach(path));
}

/** Sends the page's form with these values; null when it was taken, else the page that refuses it. */
async function submit(
  page: Document,
  action: string,
  values: Readonly<Record<string, string>>,
): Promise<Document | null> {
  const form = formIn(page, action);
  if (form === null) throw new SignInRefused(unexpected);
  const fields = new URLSearchParams();
  for (const { name, value, type } of form.querySelectorAll('input'))
    if (name !== '' && type === 'hidden') fields.set(name, value);
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return documentOf(await reach(action, { method: 'POST', body: fields }));
}

async function reach(path: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(path, { ...init, redirect: 'manual' });
  } catch {
    throw new SignInRefused('The service could not be reached. Check your connection and try again.');
  }
}

async function documentOf(response: Response): Promise<Document | null> {
  if (response.type === 'opaqueredirect') return null;
  // Only the forms matter, and this page's content policy does not allow the styles of another.
  const text = (await response.text()).replace(/<style>.*?<\/style>/gs, '');
  return new DOMParser().parseFromString(text, 'text/html');
}

const formIn = (page: Document, action: string): HTMLFormElement | null =>
  page.querySelector(`form[action="${action}"]`);

const unexpected = 'Signing in failed. Sign in on the sign-in page in another tab, then try again.';

const passkeyNeeded =
  'Your password is right, but your account needs a passkey as the second factor. Sign in on the sign-in page in another tab, then try again.';

const faultIn = (page: Document): string =>
  page.querySelector('[role=alert] li')?.textContent?.trim() || unexpected;
