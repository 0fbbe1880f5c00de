import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { createDepartment, updateDepartment } from '#generated/console/client/sdk.gen.ts';
import type { Department } from '#generated/console/types.gen.ts';
import { tell } from '../../parts/tell.ts';
import { peopleChanged } from './changed.ts';
import { Refusal } from './refusal.tsx';

/** Makes a department and goes to it, or changes the one that is given. */
export function DepartmentForm({ department, close }: { readonly department: Department | null; readonly close: () => void }) {
  const [, navigate] = useLocation();
  // What was there when the form was opened: somebody else's change since then is said, and not overwritten.
  const [base] = useState(department);
  const form = useForm({
    initialValues: { name: base?.name ?? '', description: base?.description ?? '' },
    validate: { name: (name) => (name.trim() === '' ? 'Give the department a name.' : null) },
  });
  const save = useMutation({
    mutationFn: async ({ name, description }: typeof form.values) => {
      const values = { name: name.trim(), description: description.trim() || null };
      const { data } = base === null
        ? await createDepartment({ body: values, throwOnError: true })
        : await updateDepartment({ body: { id: base.id, ...values, expected_revision: base.revision }, throwOnError: true });
      return data.data;
    },
    onSuccess: async ({ id, name }) => {
      close();
      tell(`${name} is saved`);
      await peopleChanged();
      if (base === null) navigate(`/people/departments/${id}`);
    },
  });
  const renew = () => {
    close();
    void peopleChanged();
  };
  return (
    <Modal opened onClose={close} title={base === null ? 'New department' : `Edit ${base.name}`} centered>
      <form onSubmit={form.onSubmit((values) => save.mutate(values))} noValidate>
        <Stack>
          <TextInput label="Name" required maxLength={200} data-autofocus {...form.getInputProps('name')} />
          <Textarea label="What the department does" maxLength={2000} rows={2} {...form.getInputProps('description')} />
          {base === null && <Text size="sm" c="dimmed">It begins with one level, called Member, that gives no permission. You can rename it and add others next.</Text>}
          {save.isError && <Refusal error={save.error} again={renew} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>Cancel</Button>
            <Button type="submit" loading={save.isPending}>Save</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
