import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { getSignInMethodsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { removeTotp, replaceRecoveryCodes } from '#generated/console/client/sdk.gen.ts';
import type { SignInMethods } from '#generated/console/types.gen.ts';
import { useAsk } from '../../parts/dialogs.tsx';
import { Loaded } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { tell } from '../../parts/tell.ts';
import { Time } from '../../parts/time.tsx';
import { methodsChanged } from './methods-changed.ts';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodesOnce } from './recovery-codes.tsx';

// Few need it, and it draws a QR code.
const AddApp = lazy(() => import('./add-app.tsx'));

/** What is asked for beside the password: an authenticator app with its recovery codes, and passkeys. */
export function SecondFactor() {
  const methods = useQuery(getSignInMethodsOptions());
  return (
    <Loaded query={methods} lines={2}>
      {({ data }) => (
        <Stack gap="lg">
          <div className="card">
            <App methods={data} />
          </div>
          <Passkeys passkeys={data.passkeys} />
        </Stack>
      )}
    </Loaded>
  );
}

function App({ methods }: { readonly methods: SignInMethods }) {
  const ask = useAsk();
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const { totp_enabled_at: enabledAt, recovery_codes_left: left } = methods;

  const renew = () =>
    ask({
      title: 'Make new recovery codes?',
      body: <Text size="sm">The codes that you have now stop working.</Text>,
      action: 'Make new codes',
      run: async () => {
        const { data } = await replaceRecoveryCodes({ throwOnError: true });
        setCodes(data.data.secret);
        await methodsChanged();
      },
    });
  const remove = () =>
    ask({
      title: 'Remove the authenticator app?',
      body: <Text size="sm">Its recovery codes stop working too. Signing in no longer asks for a code.</Text>,
      action: 'Remove it',
      isDestructive: true,
      run: async () => {
        await removeTotp();
        await methodsChanged();
        tell('The authenticator app is removed');
      },
    });

  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Text fw={600}>Authenticator app</Text>
        {enabledAt !== null && <State tone="good">On</State>}
      </Group>
      {enabledAt === null ? (
        <>
          <Text size="sm" c="dimmed">
            An app on your phone shows a code that changes every 30 seconds. Signing in then asks for it.
          </Text>
          <div>
            <Button onClick={() => setAdding(true)}>Add an app</Button>
          </div>
        </>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            Added <Time value={enabledAt} />.{' '}
            {left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left for when you do not have
            it.
          </Text>
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={renew}>
              Make new recovery codes
            </Button>
            <Button size="xs" variant="default" onClick={remove}>
              Remove the app
            </Button>
          </Group>
        </>
      )}
      {isAdding && (
        <Suspense>
          <AddApp
            close={() => setAdding(false)}
            added={(made) => {
              setAdding(false);
              setCodes(made);
              void methodsChanged();
            }}
          />
        </Suspense>
      )}
      {codes !== undefined && <RecoveryCodesOnce codes={codes} close={() => setCodes(undefined)} />}
    </Stack>
  );
}
