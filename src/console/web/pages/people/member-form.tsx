import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { listDepartmentsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { updateUserFields } from '#generated/console/client/sdk.gen.ts';
import type { Department, User } from '#generated/console/types.gen.ts';
import { Submit } from '../../parts/submit.tsx';
import { Loaded } from '../../parts/page.tsx';
import { tell } from '../../parts/tell.ts';
import { useDraft } from '../../parts/use-draft.ts';
import { useLeaveGuard } from '../../parts/use-leave-guard.ts';
import { peopleChanged } from './changed.ts';
import { changesOf, fieldsOf, placesOf, wordsOf, withPlaces } from './member-fields.rules.ts';
import { Placements } from './placements.tsx';
import { isStale, Refusal } from '../../parts/refusal.tsx';
import { RoleSelect } from './role-select.tsx';

/** Name, role and departments of a member, saved together. */
export function MemberForm({ user }: { readonly user: User }) {
  const departments = useQuery(listDepartmentsOptions({ query: { limit: 200 } }));
  return <Loaded query={departments}>{({ data }) => <Form user={user} departments={data} />}</Loaded>;
}

function Form({ user, departments }: { readonly user: User; readonly departments: readonly Department[] }) {
  const { values, enter, begin, revision, others, isChanged } = useDraft({
    fields: fieldsOf(user),
    revision: user.revision,
  });
  const [isTried, setTried] = useState(false);
  const isNameless = values.name.trim() === '';
  const save = useMutation({
    mutationFn: async () => {
      const { data } = await updateUserFields({
        body: { user_id: user.id, expected_revision: revision, ...changesOf(user, values) },
        throwOnError: true,
      });
      return data.data.user;
    },
    onSuccess: async (saved) => {
      begin({ fields: fieldsOf(saved), revision: saved.revision });
      tell(`${saved.name} is saved`);
      await peopleChanged();
    },
    onError: (error) => (isStale(error) ? peopleChanged() : undefined),
  });
  const undo = () => {
    begin();
    save.reset();
  };
  useLeaveGuard({ isOn: isChanged, body: `What you changed of ${user.name} would be lost.`, drop: undo });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNameless) save.mutate();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack maw={620}>
        <TextInput
          label="Name"
          required
          maxLength={200}
          value={values.name}
          onChange={(event) => enter({ ...values, name: event.currentTarget.value })}
          error={isTried && isNameless ? 'Give the name that people see.' : undefined}
        />
        <RoleSelect current={user.role} value={values.role} onChange={(role) => enter({ ...values, role })} />
        <Placements
          departments={departments}
          current={user.departments}
          value={placesOf(values)}
          onChange={(places) => enter(withPlaces(values, places))}
        />
        <Refusal
          error={save.error}
          others={others}
          isChanged={isChanged}
          nameOf={(field, now) => wordsOf(departments, field, now)}
        />
        <Group>
          <Submit isPending={save.isPending} isIdle={!isChanged}>
            Save
          </Submit>
          {isChanged && (
            <Button variant="default" onClick={undo}>
              Undo the changes
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
