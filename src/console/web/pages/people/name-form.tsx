import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { tell } from '../../parts/tell.ts';
import { useDraft } from '../../parts/use-draft.ts';
import { peopleChanged } from './changed.ts';
import { isStale, Refusal } from '../../parts/refusal.tsx';

interface Named {
  readonly name: string;
  readonly description: string | null;
  readonly revision: number;
}

interface NameFormProps {
  readonly title: string;
  /** What is renamed, as it is now; null for what is made. */
  readonly record: Named | null;
  /** What the description is about. */
  readonly about: string;
  readonly longest: number;
  readonly missing: string;
  readonly hint?: string | undefined;
  readonly close: () => void;
  readonly save: (values: Pick<Named, 'name' | 'description'>, revision: number) => Promise<unknown>;
}

/** Name and description of a department or a level. */
export function NameForm({ title, record, about, longest, missing, hint, close, save }: NameFormProps) {
  const { values, enter, revision, others, isChanged } = useDraft({
    fields: { name: record?.name ?? '', description: record?.description ?? '' },
    revision: record?.revision ?? 0,
  });
  const [isTried, setTried] = useState(false);
  const name = values.name.trim();
  const store = useMutation({
    mutationFn: () => save({ name, description: values.description.trim() || null }, revision),
    onSuccess: async () => {
      close();
      tell(`${name} is saved`);
      await peopleChanged();
    },
    onError: (error) => (isStale(error) ? peopleChanged() : undefined),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name !== '') store.mutate();
  };
  return (
    <Dialog close={close} title={title}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="Name"
            required
            maxLength={200}
            data-autofocus
            value={values.name}
            onChange={(event) => enter({ ...values, name: event.currentTarget.value })}
            error={isTried && name === '' ? missing : undefined}
          />
          <Textarea
            label={about}
            maxLength={longest}
            rows={2}
            value={values.description}
            onChange={(event) => enter({ ...values, description: event.currentTarget.value })}
          />
          {hint !== undefined && (
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
          )}
          <Refusal
            error={store.error}
            others={others}
            isChanged={isChanged}
            nameOf={(field, now) => [
              field === 'name' ? 'Name' : about,
              now === '' || now === undefined ? 'now empty' : `now “${now}”`,
            ]}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={store.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
