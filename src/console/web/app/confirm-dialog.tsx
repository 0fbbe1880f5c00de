import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { confirmSessionMutation } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { Refused } from '../parts/refused.tsx';
import { messageOf } from './api.ts';
import { OwnPassword } from './own-password.tsx';
import { useSession } from './session.tsx';
import { Dialog } from '../parts/dialog.tsx';

export default function ConfirmDialog({ close }: { readonly close: (isConfirmed: boolean) => void }) {
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const confirm = useMutation(confirmSessionMutation());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate({ body: { password } }, { onSuccess: () => close(true) });
  };
  const isWrong = confirm.isError && messageOf(confirm.error).includes('is not your password');

  return (
    <Dialog close={() => close(false)} title="Confirm your password" zIndex={400} isBusy={confirm.isPending}>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">
            This action shows a secret or changes permissions. Enter your password again; the confirmation
            lasts ten minutes.
          </Text>
          <Refused error={isWrong ? null : confirm.error} />
          <OwnPassword
            email={user.email}
            value={password}
            onChange={setPassword}
            error={isWrong ? 'The password is incorrect.' : undefined}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => close(false)}>
              Cancel
            </Button>
            <Button type="submit" loading={confirm.isPending} disabled={password === ''}>
              Confirm
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
