import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { createServiceAccount, updateServiceAccount } from '#generated/console/client/sdk.gen.ts';
import type { Permission, ServiceAccount } from '#generated/console/types.gen.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { PermissionPicker } from '../../parts/permission-picker.tsx';
import { isStale, Refusal } from '../../parts/refusal.tsx';
import { tell } from '../../parts/tell.ts';
import { useDraft } from '../../parts/use-draft.ts';
import { keysChanged } from './changed.ts';

/** An account as the form holds it: a field for each permission that it has. */
interface Fields {
  readonly name: string;
  readonly description: string;
  readonly [permission: string]: string;
}

const fieldsOf = (name: string, description: string, permissions: readonly Permission[]): Fields => ({
  name,
  description,
  ...Object.fromEntries(permissions.map((permission) => [permission, 'held'])),
});

const permissionsOf = ({ name, description, ...permissions }: Fields): Permission[] =>
  (Object.keys(permissions) as Permission[]).sort();

/** Makes an account, or changes the one that is given. */
export function AccountForm({
  account,
  close,
}: {
  readonly account: ServiceAccount | null;
  readonly close: () => void;
}) {
  const { values, enter, revision, others, isChanged } = useDraft({
    fields: fieldsOf(account?.name ?? '', account?.description ?? '', account?.permissions ?? []),
    revision: account?.revision ?? 0,
  });
  const [isTried, setTried] = useState(false);
  const name = values.name.trim();
  const save = useMutation({
    mutationFn: async () => {
      const body = {
        name,
        description: values.description.trim() || null,
        permissions: permissionsOf(values),
      };
      if (account === null) await createServiceAccount({ body });
      else
        await updateServiceAccount({
          path: { id: account.id },
          body: { ...body, expected_revision: revision },
        });
    },
    onSuccess: async () => {
      close();
      tell(`${name} is saved`);
      await keysChanged();
    },
    onError: (error) => (isStale(error) ? keysChanged() : undefined),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name !== '') save.mutate();
  };
  return (
    <Dialog close={close} title={account === null ? 'New service account' : `Edit ${account.name}`} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="Name"
            required
            maxLength={200}
            data-autofocus
            value={values.name}
            onChange={(event) => enter({ ...values, name: event.currentTarget.value })}
            error={isTried && name === '' ? 'Enter the name of the integration.' : undefined}
          />
          <Textarea
            label="Description of the integration"
            maxLength={1000}
            rows={2}
            value={values.description}
            onChange={(event) => enter({ ...values, description: event.currentTarget.value })}
          />
          <PermissionPicker
            value={permissionsOf(values)}
            onChange={(permissions) => enter(fieldsOf(values.name, values.description, permissions))}
          />
          <Refusal error={save.error} others={others} isChanged={isChanged} nameOf={wordsOf} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={save.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function wordsOf(field: string, now: string | undefined): [string, string] {
  if (field === 'name') return ['Name', `now “${now}”`];
  if (field === 'description')
    return ['Description of the integration', now === '' ? 'now empty' : `now “${now}”`];
  return [field, now === undefined ? 'taken away' : 'given'];
}
