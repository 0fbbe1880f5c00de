import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { calls } from './api.ts';

// Loaded when the password is asked for the first time.
const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** Asks for the password when an operation wants it again, while the call that asked waits. */
export function ConfirmPassword() {
  const [isOpen, setOpen] = useState(false);
  const settle = useRef<(isConfirmed: boolean) => void>(() => {});

  useEffect(() => {
    calls.confirm = () => new Promise((resolve) => {
      settle.current = resolve;
      setOpen(true);
    });
  }, []);

  const close = (isConfirmed: boolean) => {
    setOpen(false);
    settle.current(isConfirmed);
  };
  return isOpen && <Suspense><ConfirmDialog close={close} /></Suspense>;
}
