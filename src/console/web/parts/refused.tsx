import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { messageOf } from '../app/api.ts';

/** Why something was not done: announced, and brought into sight wherever the form is scrolled to. */
export function Refused({ error }: { readonly error: unknown }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return error === null ? null : (
    <Alert ref={alert} color="red" role="alert">
      {messageOf(error)}
    </Alert>
  );
}
