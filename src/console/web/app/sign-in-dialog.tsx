import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { Refused } from '../parts/refused.tsx';
import { OwnPassword } from './own-password.tsx';
import { enterSession } from './renew-session.ts';
import { useSession } from './session.tsx';
import { enterCode, signInAgain, StepExpired, type CodePage } from './sign-in.ts';

/** Over everything else, the confirmation included. */
const zIndex = 500;

export default function SignInDialog({ close }: { readonly close: (isSignedIn: boolean) => void }) {
  const { user, agency } = useSession();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [codePage, setCodePage] = useState<CodePage | null>(null);
  const signIn = useMutation({
    mutationFn: async () => {
      if (codePage === null) {
        const next = await signInAgain(user.email ?? '', password, agency.id);
        if (next !== null) return next;
      } else await enterCode(codePage, code, agency.id);
      await enterSession();
      return null;
    },
    onSuccess: (next) => {
      if (next === null) close(true);
      else setCodePage(next);
    },
    onError: (error) => {
      setCode('');
      if (error instanceof StepExpired) setCodePage(null);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form is rendered within others in React's tree, which must not hear of it.
    event.stopPropagation();
    signIn.mutate();
  };
  return (
    <Dialog close={() => close(false)} title="Sign in again" zIndex={zIndex} isBusy={signIn.isPending}>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">
            Your session has expired. Enter your password to continue where you are. Nothing that you entered
            on this page is lost.
          </Text>
          <Refused error={signIn.error} />
          <Text size="sm">
            Account: <b>{user.email}</b>
          </Text>
          {codePage === null ? (
            <OwnPassword email={user.email} value={password} onChange={setPassword} />
          ) : (
            <TextInput
              label="Code of your authenticator app"
              description="Without the app, enter one of your recovery codes."
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={20}
              required
              autoFocus
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => close(false)} disabled={signIn.isPending}>
              Not now
            </Button>
            <Button
              type="submit"
              loading={signIn.isPending}
              disabled={(codePage === null ? password : code) === ''}
            >
              Sign in
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
