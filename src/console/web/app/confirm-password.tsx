import { Alert, Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { confirmSessionMutation } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { calls, messageOf } from './api.ts';
import { useSession } from './session.tsx';

/** Asks for the password when an operation wants it again, while the call that asked waits. */
export function ConfirmPassword() {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const settle = useRef<(isConfirmed: boolean) => void>(() => {});
  const confirm = useMutation(confirmSessionMutation());

  useEffect(() => {
    calls.confirm = () => new Promise((resolve) => {
      settle.current = resolve;
      setOpen(true);
    });
  }, []);

  const close = (isConfirmed: boolean) => {
    setOpen(false);
    setPassword('');
    confirm.reset();
    settle.current(isConfirmed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate({ body: { password } }, { onSuccess: () => close(true) });
  };
  const isWrong = confirm.isError && messageOf(confirm.error).includes('is not your password');

  return (
    <Modal opened={isOpen} onClose={() => close(false)} title="Confirm that it is you" centered zIndex={400}>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">This shows a secret or decides who may do what. Give your password once more; it counts for ten minutes.</Text>
          {confirm.isError && !isWrong && <Alert color="red" role="alert">{messageOf(confirm.error)}</Alert>}
          <input type="text" name="username" autoComplete="username" value={user.email ?? ''} readOnly hidden />
          <PasswordInput
            label="Password" name="password" autoComplete="current-password" required data-autofocus
            value={password} onChange={(event) => setPassword(event.currentTarget.value)}
            error={isWrong ? 'That is not your password.' : undefined}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => close(false)}>Cancel</Button>
            <Button type="submit" loading={confirm.isPending} disabled={password === ''}>Confirm</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
