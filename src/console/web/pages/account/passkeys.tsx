import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { createPasskey, deletePasskey, startPasskeyRegistration } from '#generated/console/client/sdk.gen.ts';
import type { CreatePasskeyData, Passkey } from '#generated/console/types.gen.ts';
import { useAsk } from '../../parts/dialogs.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Refused } from '../../parts/refused.tsx';
import { Submit } from '../../parts/submit.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { tell } from '../../parts/tell.ts';
import { Time } from '../../parts/time.tsx';
import { browserName } from './browser-name.ts';
import { methodsChanged } from './methods-changed.ts';

/** Passkeys of the account, and adding one. */
export function Passkeys({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const ask = useAsk();
  const [isAdding, setAdding] = useState(false);
  const remove = (passkey: Passkey) =>
    ask({
      title: `Delete ${passkey.name}?`,
      body: (
        <Text size="sm">It no longer signs you in. Delete it from your device or password manager too.</Text>
      ),
      action: 'Delete it',
      isDestructive: true,
      run: async () => {
        await deletePasskey({ path: { id: passkey.id }, query: { expected_revision: passkey.revision } });
        await methodsChanged();
        tell('The passkey is deleted');
      },
    });
  return (
    <div className="card">
      <Stack gap="sm">
        <Text fw={600}>Passkeys</Text>
        <Text size="sm" c="dimmed">
          A passkey signs you in with your fingerprint, face or PIN, without the password.
        </Text>
        {passkeys.length > 0 && (
          <DataTable label="Your passkeys" columns={columns(remove)} rows={passkeys} keyOf={({ id }) => id} />
        )}
        <div>
          <Button variant={passkeys.length > 0 ? 'default' : 'filled'} onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        </div>
      </Stack>
      {isAdding && <AddPasskey close={() => setAdding(false)} />}
    </div>
  );
}

const columns = (remove: (passkey: Passkey) => void): Column<Passkey>[] => [
  { title: 'Name', isHead: true, cell: ({ name }) => name },
  {
    title: 'Stored',
    cell: ({ is_synced: isSynced }) => (isSynced ? 'In a password manager' : 'On one device'),
  },
  {
    title: 'Last used',
    cell: ({ last_used_at: at }) => (at === null ? <span className="none">Never</span> : <Time value={at} />),
  },
  { title: 'Added', cell: ({ created_at: at }) => <Time value={at} /> },
  {
    title: 'Actions',
    isBare: true,
    align: 'right',
    cell: (passkey) => (
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => remove(passkey)}
        aria-label={`Delete ${passkey.name}`}
      >
        Delete
      </Button>
    ),
  },
];

function AddPasskey({ close }: { readonly close: () => void }) {
  const [name, setName] = useState(browserName(navigator.userAgent));
  const add = useMutation({
    mutationFn: async () => {
      const { data } = await startPasskeyRegistration({ throwOnError: true });
      const credential = await askBrowser(data.data.options);
      await createPasskey({
        body: { name: name.trim(), registration_id: data.data.registration_id, credential },
        throwOnError: true,
      });
    },
    onSuccess: async () => {
      close();
      await methodsChanged();
      tell('The passkey is added', 'Your other browsers are signed out.');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') add.mutate();
  };
  return (
    <Dialog close={close} title="Add a passkey">
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextInput
            label="Name"
            description="What you know it by, such as the device that it is on."
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={name.trim() === '' ? 'Enter a name.' : null}
            maxLength={80}
          />
          <Refused error={add.error} />
          <Group justify="flex-end">
            <Submit isPending={add.isPending}>Continue</Submit>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** The browser's own question; what it gives goes to the service as JSON (WebAuthn, section 5.1.8). */
async function askBrowser(options: object): Promise<CreatePasskeyData['body']['credential']> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey }).catch(() => null);
  if (made === null)
    throw new Error('The browser did not make a passkey. Try again, or choose another device.');
  return (made as PublicKeyCredential).toJSON() as unknown as CreatePasskeyData['body']['credential'];
}
