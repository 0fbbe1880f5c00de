import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listDepartmentsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { updateUserFields } from '#generated/console/client/sdk.gen.ts';
import type { BuiltInRole, Department, User, UserDepartmentInput, UserFieldsUpdate, UserRole } from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';
import { Loaded } from '../../parts/page.tsx';
import { tell } from '../../parts/tell.ts';
import { peopleChanged } from './changed.ts';
import { Placements } from './placements.tsx';
import { Refusal } from './refusal.tsx';
import { roles } from './user-states.ts';

interface MemberFormProps {
  readonly user: User;
  /** Loads the member again and begins anew with that. */
  readonly renew: () => Promise<void>;
}

interface Wanted {
  name: string;
  role: BuiltInRole | '';
  departments: Required<UserDepartmentInput>[];
}

/** Name, role and departments of a member, saved together. */
export function MemberForm(props: MemberFormProps) {
  const departments = useQuery(listDepartmentsOptions({ query: { limit: 200 } }));
  return <Loaded query={departments}>{({ data }) => <Form {...props} departments={data} />}</Loaded>;
}

function Form({ user, renew, departments }: MemberFormProps & { readonly departments: readonly Department[] }) {
  const me = useSession();
  // What was there when the form was filled in: somebody else's change since then is said, and not overwritten.
  const [base] = useState(user);
  const current = base.departments.map(({ department_id, level_id }) => ({ department_id, level_id }));
  const form = useForm<Wanted>({
    initialValues: { name: base.name, role: base.role ?? '', departments: current },
    validate: { name: (name) => (name.trim() === '' ? 'Give the name that people see.' : null) },
  });
  const save = useMutation({
    mutationFn: (wanted: Wanted) => updateUserFields({ body: { user_id: base.id, expected_revision: base.revision, ...changesOf(base, wanted) } }),
    onSuccess: async () => {
      tell(`${form.values.name.trim()} is saved`);
      await peopleChanged();
      await renew();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack maw={620}>
        <TextInput label="Name" required maxLength={200} {...form.getInputProps('name')} />
        {me.role === null
          ? <div><Text size="sm" fw={500}>Role</Text><Text size="sm">{base.role === null ? 'None' : roles[base.role]}</Text><Text size="xs" c="dimmed">Only owners and admins give roles.</Text></div>
          : <NativeSelect label="Role" description={roleHelp(me.role, base.role)} data={choices(me.role, base.role)} {...form.getInputProps('role')} />}
        <Placements departments={departments} current={current} value={form.values.departments} onChange={(places) => form.setFieldValue('departments', places)} />
        {save.isError && <Refusal error={save.error} again={() => void renew()} />}
        <Group>
          <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>Save</Button>
          {form.isDirty() && <Button variant="default" onClick={() => form.reset()}>Undo the changes</Button>}
        </Group>
      </Stack>
    </form>
  );
}

/** What differs, and nothing else: who may change a department need not be one who may give a role. */
function changesOf(base: User, { name, role, departments }: Wanted): Partial<UserFieldsUpdate> {
  const placesOf = (places: readonly Required<UserDepartmentInput>[]) => places.map(({ department_id: id, level_id: level }) => `${id} ${level}`).sort().join();
  return {
    name: name.trim(),
    ...(role !== (base.role ?? '') && { role: role === '' ? null : role }),
    ...(placesOf(departments) !== placesOf(base.departments) && { departments }),
  };
}

const roleHelp = (mine: UserRole, theirs: UserRole): string =>
  (mine === 'owner' ? 'Owners and admins may do everything; only owners make owners.' : theirs === 'owner' ? 'Only an owner can take the role of an owner.' : 'Admins may do everything; only owners make owners.');

function choices(mine: UserRole, theirs: UserRole): { value: string; label: string; disabled?: boolean }[] {
  const isOwnersOnly = mine !== 'owner';
  return [
    { value: '', label: 'None: permissions come from departments', disabled: isOwnersOnly && theirs === 'owner' },
    { value: 'admin', label: roles.admin, disabled: isOwnersOnly && theirs === 'owner' },
    { value: 'owner', label: roles.owner, disabled: isOwnersOnly },
  ];
}
