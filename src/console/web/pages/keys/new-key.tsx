import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { listServiceAccountsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { createApiKey, createServiceAccount } from '#generated/console/client/sdk.gen.ts';
import type { IssuedApiKey, Permission, ServiceAccount } from '#generated/console/types.gen.ts';
import { useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { Loaded } from '../../parts/page.tsx';
import { PermissionList } from '../../parts/permission-list.tsx';
import { PermissionPicker } from '../../parts/permission-picker.tsx';
import { Refused } from '../../parts/refused.tsx';
import { SecretOnce } from '../../parts/secret-once.tsx';
import { keysChanged } from './changed.ts';

type Account = Pick<ServiceAccount, 'id' | 'name' | 'permissions'>;

interface Wanted {
  name: string;
  /** Id of the account, `newAccount`, or empty while none is chosen: a key may do whatever its account may. */
  account: string;
  accountName: string;
  permissions: Permission[];
  days: string;
}

const expiries = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: '', label: 'Never (until revoked)' },
];
const newAccount = 'new';
const dayMs = 86_400_000;

/** A key for an account that exists, or for a new one. */
export function NewKey({ close }: { readonly close: () => void }) {
  const accounts = useQuery(
    listServiceAccountsOptions({ query: { limit: 200, sort: 'name', order: 'asc' } }),
  );
  const [issued, setIssued] = useState<IssuedApiKey | null>(null);
  if (issued !== null) {
    return (
      <SecretOnce title={`${issued.api_key.name} is ready`} secret={issued.secret} close={close}>
        Send it with every request: <code>Authorization: Bearer at_live_…</code>
      </SecretOnce>
    );
  }
  return (
    <Dialog close={close} title="New API key" size="lg">
      <Loaded query={accounts}>
        {({ data }) => <NewKeyForm accounts={data} close={close} done={setIssued} />}
      </Loaded>
    </Dialog>
  );
}

function NewKeyForm({
  accounts,
  close,
  done,
}: {
  readonly accounts: readonly Account[];
  readonly close: () => void;
  readonly done: (issued: IssuedApiKey) => void;
}) {
  const form = useForm<Wanted>({
    initialValues: {
      name: '',
      account: accounts.length === 0 ? newAccount : '',
      accountName: '',
      permissions: [],
      days: '90',
    },
    validate: {
      name: (name) => (name.trim() === '' ? 'Enter a name for the key.' : null),
      account: (account) => (account === '' ? 'Select a service account.' : null),
      accountName: (name, { account }) =>
        account === newAccount && name.trim() === '' ? 'Enter the name of the integration.' : null,
    },
  });
  const create = useMutation({
    mutationFn: async ({ name, account, accountName, permissions, days }: Wanted) => {
      const id =
        account === newAccount
          ? (
              await createServiceAccount({
                body: { name: accountName.trim(), permissions },
                throwOnError: true,
              })
            ).data.data.id
          : account;
      // A second try is for the account that the first one made.
      form.setFieldValue('account', id);
      const expiresAt = days === '' ? null : new Date(Date.now() + Number(days) * dayMs).toISOString();
      return (
        await createApiKey({
          body: { service_account_id: id, name: name.trim(), expires_at: expiresAt },
          throwOnError: true,
        })
      ).data.data;
    },
    onSuccess: done,
    onSettled: () => keysChanged(),
  });
  const isNewAccount = form.values.account === newAccount;
  const chosen = accounts.find(({ id }) => id === form.values.account);
  return (
    <form onSubmit={form.onSubmit((values) => create.mutate(values))} noValidate>
      <Stack>
        <TextInput
          label="Key name"
          description="Where it is used, such as Website, production"
          required
          maxLength={100}
          autoFocus
          {...form.getInputProps('name')}
        />
        <NativeSelect
          label="Service account"
          description="The program that it is for; all keys of an account may do the same"
          required
          data={[
            { value: '', label: 'Choose an account', disabled: true },
            ...accounts.map(({ id, name }) => ({ value: id, label: name })),
            { value: newAccount, label: 'A new account …' },
          ]}
          {...form.getInputProps('account')}
        />
        {chosen !== undefined && (
          <Text size="sm" component="div">
            The key may do what {chosen.name} may: <PermissionList permissions={chosen.permissions} />
          </Text>
        )}
        {isNewAccount && (
          <>
            <TextInput label="Account name" required maxLength={200} {...form.getInputProps('accountName')} />
            <PermissionPicker
              value={form.values.permissions}
              onChange={(permissions) => form.setFieldValue('permissions', permissions)}
            />
          </>
        )}
        <NativeSelect label="Ends" data={expiries} {...form.getInputProps('days')} />
        <Refused error={create.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close} disabled={create.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={create.isPending}>
            Create the key
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
