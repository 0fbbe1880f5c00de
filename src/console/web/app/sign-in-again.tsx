import { lazy, Suspense, useEffect, useState } from 'react';
import { calls, leaveForSignIn } from './api.ts';
import { renewSession } from './renew-session.ts';
import { useSession } from './session.tsx';

const load = () => import('./sign-in-dialog.tsx');
const SignInDialog = lazy(load);

/** Asks for the password over the page when the session has ended, while the calls that found out wait. */
export function SignInAgain() {
  const { email } = useSession().user;
  const [settle, setSettle] = useState<((isSignedIn: boolean) => void) | null>(null);
  useEffect(() => {
    calls.renew = renewSession;
    calls.signIn = () =>
      email === null ? leaveForSignIn() : new Promise((resolve) => setSettle(() => resolve));
    // Fetched while it is sure to be there: an update of the service replaces it.
    load().catch(() => {});
  }, [email]);
  if (settle === null) return null;
  const close = (isSignedIn: boolean) => {
    setSettle(null);
    settle(isSignedIn);
  };
  return (
    <Suspense>
      <SignInDialog close={close} />
    </Suspense>
  );
}
