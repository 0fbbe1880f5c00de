import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { listServiceAccountsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { createApiKey, createServiceAccount } from '#generated/console/client/sdk.gen.ts';
import type { IssuedApiKey, Permission } from '#generated/console/types.gen.ts';
import { useState } from 'react';
import { messageOf } from '../../app/api.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Loaded } from '../../parts/page.tsx';
import { PermissionPicker } from '../../parts/permission-picker.tsx';
import { SecretOnce } from '../../parts/secret-once.tsx';
import { keysChanged } from './changed.ts';

interface Wanted {
  name: string;
  /** Empty for a new account. */
  account: string;
  accountName: string;
  permissions: Permission[];
  days: string;
}

const expiries = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: '', label: 'Never: only revoking ends it' },
];
const dayMs = 86_400_000;

/** A key for an account that exists, or for a new one. */
export function NewKey({ close }: { readonly close: () => void }) {
  const accounts = useQuery(listServiceAccountsOptions({ query: { limit: 200, sort: 'name', order: 'asc' } }));
  const [issued, setIssued] = useState<IssuedApiKey | null>(null);
  if (issued !== null) {
    return <SecretOnce title={`${issued.api_key.name} is ready`} secret={issued.secret} close={close}>The program sends it with every request: <code>Authorization: Bearer at_live_…</code></SecretOnce>;
  }
  return (
    <Dialog close={close} title="New API key" size="lg">
      <Loaded query={accounts}>{({ data }) => <NewKeyForm accounts={data} close={close} done={setIssued} />}</Loaded>
    </Dialog>
  );
}

function NewKeyForm({ accounts, close, done }: { readonly accounts: readonly { readonly id: string; readonly name: string }[]; readonly close: () => void; readonly done: (issued: IssuedApiKey) => void }) {
  const form = useForm<Wanted>({
    initialValues: { name: '', account: accounts[0]?.id ?? '', accountName: '', permissions: [], days: '90' },
    validate: {
      name: (name) => (name.trim() === '' ? 'Give the key a name by which you will know it.' : null),
      accountName: (name, { account }) => (account === '' && name.trim() === '' ? 'Give the account the name of the program.' : null),
    },
  });
  const create = useMutation({
    mutationFn: async ({ name, account, accountName, permissions, days }: Wanted) => {
      const id = account === '' ? (await createServiceAccount({ body: { name: accountName.trim(), permissions }, throwOnError: true })).data.data.id : account;
      // A second try is for the account that the first one made.
      form.setFieldValue('account', id);
      const expiresAt = days === '' ? null : new Date(Date.now() + Number(days) * dayMs).toISOString();
      return (await createApiKey({ body: { service_account_id: id, name: name.trim(), expires_at: expiresAt }, throwOnError: true })).data.data;
    },
    onSuccess: done,
    onSettled: () => keysChanged(),
  });
  const isNewAccount = form.values.account === '';
  return (
    <form onSubmit={form.onSubmit((values) => create.mutate(values))} noValidate>
      <Stack>
        <TextInput label="Name of the key" description="Where it is used, such as Website, production" required maxLength={100} autoFocus {...form.getInputProps('name')} />
        <NativeSelect label="Service account" description="The program that it is for; all keys of an account may do the same" data={[...accounts.map(({ id, name }) => ({ value: id, label: name })), { value: '', label: 'A new account …' }]} {...form.getInputProps('account')} />
        {isNewAccount && (
          <>
            <TextInput label="Name of the account" required maxLength={200} {...form.getInputProps('accountName')} />
            <PermissionPicker value={form.values.permissions} onChange={(permissions) => form.setFieldValue('permissions', permissions)} />
          </>
        )}
        <NativeSelect label="Ends" data={expiries} {...form.getInputProps('days')} />
        {create.isError && <Alert color="red" role="alert">{messageOf(create.error)}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={close} disabled={create.isPending}>Cancel</Button>
          <Button type="submit" loading={create.isPending}>Make the key</Button>
        </Group>
      </Stack>
    </form>
  );
}
