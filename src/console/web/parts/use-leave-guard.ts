import { useEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { leaving } from '../app/leaving.ts';
import { useAsk } from './dialogs.tsx';

interface LeaveGuard {
  readonly isOn: boolean;
  /** What would be lost. */
  readonly body: string;
  readonly drop: () => void;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Asks before the page is left for another one of the console; about anything else the browser asks. */
export function useLeaveGuard({ isOn, body, drop }: LeaveGuard): void {
  const ask = useAsk();
  const here = useRef(location.href);
  const latest = useRef(drop);
  useEffect(() => {
    here.current = location.href;
    latest.current = drop;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const path = location.pathname;
    const leave = (href: string) =>
      ask({
        title: 'Leave without saving?',
        body,
        action: 'Discard changes and leave',
        isDestructive: true,
        run: () => {
          latest.current();
          navigate(href);
          return Promise.resolve();
        },
      });
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (
        link === null ||
        !isPlain(event) ||
        link.target === '_blank' ||
        link.origin !== location.origin ||
        link.pathname === path
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      leave(link.href);
    };
    const onBack = (event: PopStateEvent) => {
      if (location.pathname === path) return;
      event.stopImmediatePropagation();
      const wanted = location.href;
      navigate(here.current);
      leave(wanted);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before the link itself hears of it.
    document.addEventListener('click', onClick, true);
    leaving.guard = onBack;
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      leaving.guard = null;
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isOn, body, ask]);
}
