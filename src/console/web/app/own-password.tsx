import { PasswordInput } from '@mantine/core';
import type { ReactNode } from 'react';

/** The password of the user, beside the name under which browsers have saved it. */
export const OwnPassword = ({
  email,
  value,
  onChange,
  error,
}: {
  readonly email: string | null;
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly error?: ReactNode;
}) => (
  <>
    <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
    <PasswordInput
      label="Password"
      name="password"
      autoComplete="current-password"
      required
      data-autofocus
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  </>
);
