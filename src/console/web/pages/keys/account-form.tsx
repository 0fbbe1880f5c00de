import { Alert, Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { createServiceAccount, updateServiceAccount } from '#generated/console/client/sdk.gen.ts';
import type { Permission, ServiceAccount } from '#generated/console/types.gen.ts';
import { messageOf } from '../../app/api.ts';
import { PermissionPicker } from '../../parts/permission-picker.tsx';
import { tell } from '../../parts/tell.ts';
import { keysChanged } from './changed.ts';

interface Wanted {
  name: string;
  description: string;
  permissions: Permission[];
}

/** Makes an account, or changes the one that is given. */
export function AccountForm({ account, close }: { readonly account: ServiceAccount | null; readonly close: () => void }) {
  const form = useForm<Wanted>({
    initialValues: { name: account?.name ?? '', description: account?.description ?? '', permissions: account?.permissions ?? [] },
    validate: { name: (name) => (name.trim() === '' ? 'Give the account the name of the program.' : null) },
  });
  const save = useMutation({
    mutationFn: async (wanted: Wanted) => {
      const body = { name: wanted.name.trim(), description: wanted.description.trim() || null, permissions: wanted.permissions };
      if (account === null) await createServiceAccount({ body });
      else await updateServiceAccount({ path: { id: account.id }, body: { ...body, expected_revision: account.revision } });
      return body.name;
    },
    onSuccess: async (name) => {
      close();
      tell(`${name} is saved`);
      await keysChanged();
    },
  });
  return (
    <Modal opened onClose={close} title={account === null ? 'New service account' : `Edit ${account.name}`} centered size="lg">
      <form onSubmit={form.onSubmit((values) => save.mutate(values))} noValidate>
        <Stack>
          <TextInput label="Name" required maxLength={200} data-autofocus {...form.getInputProps('name')} />
          <Textarea label="What the program does" maxLength={1000} rows={2} {...form.getInputProps('description')} />
          <PermissionPicker value={form.values.permissions} onChange={(permissions) => form.setFieldValue('permissions', permissions)} />
          {save.isError && <Alert color="red" role="alert">{messageOf(save.error)}</Alert>}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>Cancel</Button>
            <Button type="submit" loading={save.isPending}>Save</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
