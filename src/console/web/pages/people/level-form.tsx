import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { createDepartmentLevel, updateDepartmentLevel } from '#generated/console/client/sdk.gen.ts';
import type { Department, DepartmentLevel } from '#generated/console/types.gen.ts';
import { tell } from '../../parts/tell.ts';
import { peopleChanged } from './changed.ts';
import { Refusal } from './refusal.tsx';

interface LevelFormProps {
  readonly department: Department;
  readonly level: DepartmentLevel | null;
  readonly close: () => void;
}

/** Adds a level to a department, or renames the one that is given. */
export function LevelForm({ department, level, close }: LevelFormProps) {
  const form = useForm({
    initialValues: { name: level?.name ?? '', description: level?.description ?? '' },
    validate: { name: (name) => (name.trim() === '' ? 'Give the level a name.' : null) },
  });
  const save = useMutation({
    mutationFn: async ({ name, description }: typeof form.values) => {
      const values = { name: name.trim(), description: description.trim() || null };
      if (level === null) await createDepartmentLevel({ body: { department_id: department.id, ...values } });
      else await updateDepartmentLevel({ body: { id: level.id, ...values, expected_revision: level.revision } });
      return values.name;
    },
    onSuccess: async (name) => {
      close();
      tell(`${name} is saved`);
      await peopleChanged();
    },
  });
  const renew = () => {
    close();
    void peopleChanged();
  };
  return (
    <Modal opened onClose={close} title={level === null ? `New level of ${department.name}` : `Edit ${level.name}`} centered>
      <form onSubmit={form.onSubmit((values) => save.mutate(values))} noValidate>
        <Stack>
          <TextInput label="Name" required maxLength={200} data-autofocus {...form.getInputProps('name')} />
          <Textarea label="What people at this level do" maxLength={1000} rows={2} {...form.getInputProps('description')} />
          <Text size="sm" c="dimmed">{level === null ? 'It comes last, as the lowest, and gives no permission until you grant some.' : 'Its members and what it grants stay.'}</Text>
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
