import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { listDepartmentsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { inviteUser } from '#generated/console/client/sdk.gen.ts';
import type { BuiltInRole, Department, UserDepartmentInput } from '#generated/console/types.gen.ts';
import { ApiError, messageOf } from '../../app/api.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Loaded } from '../../parts/page.tsx';
import { Refused } from '../../parts/refused.tsx';
import { tell } from '../../parts/tell.ts';
import { peopleChanged } from './changed.ts';
import { Placements } from './placements.tsx';
import { RoleSelect } from './role-select.tsx';

interface Wanted {
  email: string;
  name: string;
  role: BuiltInRole | '';
  departments: Required<UserDepartmentInput>[];
  message: string;
}

/** Sends an invitation by mail. */
export function Invite({ close }: { readonly close: () => void }) {
  const departments = useQuery(listDepartmentsOptions({ query: { limit: 200 } }));
  return (
    <Dialog close={close} title="Invite a member" size="lg">
      <Loaded query={departments}>{({ data }) => <InviteForm departments={data} close={close} />}</Loaded>
    </Dialog>
  );
}

function InviteForm({
  departments,
  close,
}: {
  readonly departments: readonly Department[];
  readonly close: () => void;
}) {
  const form = useForm<Wanted>({
    initialValues: { email: '', name: '', role: '', departments: [], message: '' },
    validate: {
      email: (email) =>
        /^\S+@\S+\.\S+$/.test(email.trim()) ? null : 'Give the e-mail address of the person.',
    },
  });
  const invite = useMutation({
    mutationFn: async ({ email, name, role, departments: places, message }: Wanted) => {
      const { data } = await inviteUser({
        body: {
          email: email.trim(),
          departments: places,
          ...(name.trim() !== '' && { name: name.trim() }),
          ...(role !== '' && { role }),
          ...(message.trim() !== '' && { message: message.trim() }),
        },
        throwOnError: true,
      });
      return data.data;
    },
    onSuccess: async ({ user, is_resend: isResend }) => {
      close();
      tell(
        `${user.name} is invited${isResend ? ' again' : ''}`,
        `The link in the mail to ${user.email} is good for seven days.`,
      );
      await peopleChanged();
    },
    onError: (error) => {
      if (isAboutAddress(error)) form.setFieldError('email', messageOf(error));
    },
  });
  return (
    <form onSubmit={form.onSubmit((values) => invite.mutate(values))} noValidate>
      <Stack>
        <TextInput
          label="E-mail address"
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          autoFocus
          {...form.getInputProps('email')}
        />
        <TextInput
          label="Name"
          description="The part before the @ of the address when you leave it empty"
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <RoleSelect
          current={null}
          value={form.values.role}
          onChange={(role) => form.setFieldValue('role', role)}
        />
        <Placements
          departments={departments}
          value={form.values.departments}
          onChange={(places) => form.setFieldValue('departments', places)}
        />
        <Textarea
          label="Note"
          description="A few words of yours in the mail"
          maxLength={2000}
          rows={3}
          {...form.getInputProps('message')}
        />
        <Text size="sm" c="dimmed">
          The person receives a link by e-mail, chooses a password and joins. Removed members rejoin with the
          settings that you choose here.
        </Text>
        <Refused error={invite.error !== null && isAboutAddress(invite.error) ? null : invite.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={invite.isPending}>
            Send the invitation
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Whether the address is what was refused: somebody has it already, or nobody could. */
const isAboutAddress = (error: Error): boolean =>
  error instanceof ApiError &&
  (error.status === 409 || (error.status === 400 && error.message.includes('body.email')));
