import { PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { replacePasswordMutation } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { messageOf } from '../../app/api.ts';
import { useSession } from '../../app/session.tsx';
import { Submit } from '../../parts/submit.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Refused } from '../../parts/refused.tsx';
import { tell } from '../../parts/tell.ts';
import { ChoosePreferences } from './preferences.tsx';
import { Browsers, browsersChanged } from './browsers.tsx';
import { SecondFactor } from './second-factor.tsx';

export default function AccountPage() {
  const { user, role, agency } = useSession();
  return (
    <Page
      title="Your account"
      lead={
        <>
          You are {user.name} ({user.email})
          {role !== null && (
            <>
              , {role} of {agency.name}
            </>
          )}
          . Your password and your browsers are the same in all of your agencies.
        </>
      }
    >
      <Section
        title="Password"
        lead="At least 12 characters. A sentence is easy to remember and hard to guess."
      >
        <div className="card">
          <ChangePassword email={user.email ?? ''} />
        </div>
      </Section>
      <Section
        title="Second factor"
        lead="Keeps your account yours when somebody learns your password. It holds for all of your agencies."
      >
        <SecondFactor />
      </Section>
      <Section
        title="Language and time zone"
        lead={`How times are shown to you, and when your days begin, in ${agency.name}. Without a choice, the agency's apply.`}
      >
        <div className="card">
          <ChoosePreferences />
        </div>
      </Section>
      <Section
        title="Browsers"
        lead="Where you are signed in. A browser is signed out 12 hours after its last use, and after seven days in any case."
      >
        <Browsers />
      </Section>
    </Page>
  );
}

function ChangePassword({ email }: { readonly email: string }) {
  const form = useForm({
    initialValues: { current: '', next: '' },
    validate: {
      current: (password) => (password === '' ? 'Enter your current password.' : null),
      next: (password, { current }) =>
        password.length < 12
          ? 'Use at least 12 characters.'
          : password === current
            ? 'Choose a password that differs from the current one.'
            : null,
    },
  });
  const change = useMutation({
    ...replacePasswordMutation(),
    onSuccess: async ({ data: { revoked } }) => {
      form.reset();
      tell(
        'Your password is changed',
        revoked === 0
          ? undefined
          : `You were signed out in ${revoked === 1 ? 'another browser' : `${revoked} other browsers`}.`,
      );
      await browsersChanged();
    },
    onError: (error) => {
      const message = messageOf(error);
      if (message.includes('current_password')) form.setFieldError('current', 'The password is incorrect.');
      else if (message.includes('new_password'))
        form.setFieldError('next', message.replace(/^.*?cannot be used\. /, ''));
    },
  });
  const isAtAField = form.errors['current'] !== undefined || form.errors['next'] !== undefined;
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ current, next }) =>
        change.mutate({ body: { current_password: current, new_password: next } }),
      )}
    >
      <Stack maw={440}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          maxLength={1000}
          {...form.getInputProps('current')}
        />
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          maxLength={1000}
          {...form.getInputProps('next')}
        />
        <Refused error={isAtAField ? null : change.error} />
        <Text size="sm" c="dimmed">
          All of your other browsers are signed out. API keys and connected apps keep working.
        </Text>
        <div>
          <Submit isPending={change.isPending}>Change password</Submit>
        </div>
      </Stack>
    </form>
  );
}
