import { getSessionQueryKey } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { CurrentSession } from '#generated/console/types.gen.ts';
import { calls } from './api.ts';
import { queries } from './queries.ts';
import { SignInRefused } from './sign-in.ts';

interface Answer {
  readonly data: CurrentSession;
}

/** Takes over the session that the browser has now, if it is of the same person in the same agency as the page shows. */
export async function renewSession(): Promise<boolean> {
  const [shown, now] = [shownSession(), await readSession()];
  if (now === null || now.user.id !== shown?.user.id || now.agency.id !== shown.agency.id) return false;
  take(now);
  return true;
}

/** The same after signing in, which may have led to another of the person's agencies. */
export async function enterSession(): Promise<void> {
  const [shown, now] = [shownSession(), await readSession()];
  if (
    now !== null &&
    shown !== undefined &&
    now.agency.id !== shown.agency.id &&
    now.agencies.some(({ id }) => id === shown.agency.id)
  ) {
    await fetch('/console/api/session/agency', {
      method: 'POST',
      body: JSON.stringify({ agency_id: shown.agency.id }),
      headers: { 'Content-Type': 'application/json', 'X-Session-Proof': now.session?.proof ?? '' },
    });
  }
  if (!(await renewSession()))
    throw new SignInRefused(
      `You are signed in but no longer a member of ${shown?.agency.name ?? 'this agency'}. Copy what you need from this page, then load it again.`,
    );
}

const shownSession = (): CurrentSession | undefined =>
  queries.getQueryData<Answer>(getSessionQueryKey())?.data;

async function readSession(): Promise<CurrentSession | null> {
  const response = await fetch('/console/api/session');
  return response.ok ? ((await response.json()) as Answer).data : null;
}

function take(session: CurrentSession): void {
  // At once: calls that wait go on before the page is rendered again.
  calls.proof = session.session?.proof ?? '';
  queries.setQueryData(getSessionQueryKey(), { data: session });
}
