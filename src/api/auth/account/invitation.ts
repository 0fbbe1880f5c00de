import { acceptInvitation, findInvitation, type Accepted, type Invitation } from '../invitations/index.ts';
import { invitationGonePage, invitationPage } from '../pages/invitation-page.ts';
import type { Fault } from '../pages/layout.ts';
import { owesSecondFactor } from '#src/domain/access/second-factors/index.ts';
import { deleteSessions, updateSessionTenant } from '#src/domain/access/sessions/index.ts';
import { endedSessionCookie } from '../session/session-cookie.ts';
import { inWords } from '../sign-in/waits.ts';
import type { PageRequest } from './page-request.ts';
import { beginSession } from './sign-in.ts';

export async function showInvitation(page: PageRequest): Promise<void> {
  const token = page.query.get('token') ?? '';
  const invitation = await findInvitation(page.db, token);
  return showForm(page, { token, invitation, name: invitation?.name ?? '', status: 200, faults: [] });
}

interface Shown {
  readonly token: string;
  readonly invitation: Invitation | undefined;
  readonly name: string;
  readonly status: number;
  readonly faults: readonly Fault[];
  readonly headers?: Readonly<Record<string, string>>;
}

async function showForm(
  page: PageRequest,
  { token, invitation, name, status, faults, headers }: Shown,
): Promise<void> {
  const { base } = page;
  if (invitation === undefined || invitation.state !== 'open')
    return page.show(
      invitationGonePage({
        base,
        reason: invitation?.state === 'open' ? 'unknown' : (invitation?.state ?? 'unknown'),
      }),
      410,
    );
  const session = await page.session();
  const isSignedIn = invitation.accountId !== null && session?.account_id === invitation.accountId;
  const { agency, invitedBy, email } = invitation;
  const proof = invitation.accountId === null ? 'new' : isSignedIn ? 'session' : 'password';
  page.show(
    invitationPage({
      base,
      formToken: page.formToken(),
      faults,
      token,
      agency,
      invitedBy,
      email,
      name,
      proof,
    }),
    status,
    headers,
  );
}

/** Signs the new member in to the agency that they joined. */
export async function submitInvitation(page: PageRequest): Promise<void> {
  const form = await page.readForm();
  const token = form.get('token') ?? '';
  const name = (form.get('name') ?? '').slice(0, 500);
  const session = await page.session();
  const browser = page.browser();
  const accepted = await acceptInvitation(
    page,
    token,
    {
      name,
      password: form.get('password') ?? '',
      signedInAccountId: session?.account_id ?? null,
      browser: browser.id,
    },
    page.origin,
  );
  if ('refusal' in accepted) {
    const invitation = await findInvitation(page.db, token);
    return showForm(page, { token, invitation, name, ...refusalOf(accepted) });
  }
  page.setCookie(browser.cookie);
  if (session?.account_id !== accepted.accountId && (await owesSecondFactor(page.db, accepted.accountId)))
    return page.redirect('/console/sign-in?notice=joined');
  const sessionId =
    session?.account_id === accepted.accountId
      ? session.session_id
      : (await beginSession(page, accepted.accountId)).id;
  if (await updateSessionTenant(page.db.system, sessionId, accepted.tenantId))
    return page.redirect('/console');
  // The session is older than a removal from this agency: only a new one works there.
  await deleteSessions(page.db.system, accepted.accountId, { id: sessionId }, page.origin);
  page.setCookie(endedSessionCookie(page.base));
  page.redirect('/console/sign-in?notice=joined');
}

function refusalOf(
  refused: Extract<Accepted, { refusal: string }>,
): Pick<Shown, 'status' | 'faults' | 'headers'> {
  switch (refused.refusal) {
    // What became of it is shown instead of the form.
    case 'gone':
      return { status: 410, faults: [{ message: 'The invitation has already been accepted or replaced.' }] };
    case 'sign_in':
      return { status: 400, faults: [{ field: 'password', message: 'Enter the password of your account.' }] };
    case 'wrong':
      return {
        status: 400,
        faults: [{ field: 'password', message: 'The password is incorrect.' }],
      };
    case 'fault':
      return { status: 400, faults: [{ field: refused.field, message: refused.message }] };
    case 'too_many':
      return {
        status: 429,
        faults: [
          {
            message: `There were too many attempts. Wait ${inWords(refused.retryAfterSeconds)}, then try again.`,
          },
        ],
        headers: { 'Retry-After': String(refused.retryAfterSeconds) },
      };
  }
}
