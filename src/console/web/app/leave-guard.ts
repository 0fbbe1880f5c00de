import { useEffect } from 'react';
import type { AroundNavHandler } from 'wouter';
import type { Question } from '../parts/dialogs.tsx';

interface Guard {
  /** Address of the page that is guarded. */
  readonly here: URL;
  readonly ask: (leave: () => void) => void;
}

/** Asks before the page is left; null while nothing would be lost. */
let guard: Guard | null = null;

/** Stands around every way to another page. Another view of the same page is no leaving. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const leave = () => navigate(to, options);
  if (guard === null || new URL(to, location.href).pathname === location.pathname) leave();
  else guard.ask(leave);
};

// The browser has gone back already, so the page is put before it again until the question is answered. A window's
// listeners are called in the order in which they came, and the router's come with its first render.
window.addEventListener('popstate', (event) => {
  if (guard === null || location.pathname === guard.here.pathname) return;
  event.stopImmediatePropagation();
  history.pushState(null, '', guard.here);
  guard.ask(() => history.back());
});

/** Asks before the page is left while something on it is not saved: by a link, back, or by closing it. */
export function useLeaveGuard(isHeld: boolean, ask: (question: Question) => void): void {
  useEffect(() => {
    if (!isHeld) return;
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    const release = () => {
      guard = null;
      removeEventListener('beforeunload', onClose);
    };
    guard = {
      here: new URL(location.href),
      ask: (leave) => ask({
        title: 'Leave without saving?',
        body: 'Your changes on this page are not saved, and will be lost.',
        action: 'Leave the page',
        isDestructive: true,
        run: () => {
          release();
          leave();
          return Promise.resolve();
        },
      }),
    };
    addEventListener('beforeunload', onClose);
    return release;
  }, [isHeld, ask]);
}
