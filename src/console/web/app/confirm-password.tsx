import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { calls } from './api.ts';

const load = () => import('./confirm-dialog.tsx');
const ConfirmDialog = lazy(load);

/** Asks for the password when an operation wants it again, while the call that asked waits. */
export function ConfirmPassword() {
  const [isOpen, setOpen] = useState(false);
  const settle = useRef<(isConfirmed: boolean) => void>(() => {});

  useEffect(() => {
    calls.confirm = () =>
      new Promise((resolve) => {
        settle.current = resolve;
        setOpen(true);
      });
    // Fetched while it is sure to be there: an update of the service replaces it.
    load().catch(() => {});
  }, []);

  const close = (isConfirmed: boolean) => {
    setOpen(false);
    settle.current(isConfirmed);
  };
  return (
    isOpen && (
      <Suspense>
        <ConfirmDialog close={close} />
      </Suspense>
    )
  );
}
