import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getSessionQueryKey,
  updatePreferencesMutation,
} from '#generated/console/client/@tanstack/react-query.gen.ts';
import { messageOf } from '../../app/api.ts';
import { useSession } from '../../app/session.tsx';
import { Refused } from '../../parts/refused.tsx';
import { Submit } from '../../parts/submit.tsx';
import { tell } from '../../parts/tell.ts';

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

/** A language tag and a time zone of one's own; empty fields leave both to the agency. */
export function ChoosePreferences() {
  const { preferences } = useSession();
  const queries = useQueryClient();
  const form = useForm({
    initialValues: { locale: preferences.locale ?? '', timeZone: preferences.time_zone ?? '' },
  });
  const change = useMutation({
    ...updatePreferencesMutation(),
    onSuccess: async () => {
      tell('Your language and time zone are saved');
      await queries.invalidateQueries({ queryKey: getSessionQueryKey() });
    },
    onError: (error) => {
      if (messageOf(error).includes('body.locale'))
        form.setFieldError('locale', 'Enter a language tag, such as en-GB or de-DE.');
    },
  });
  return (
    <form
      onSubmit={form.onSubmit(({ locale, timeZone }) =>
        change.mutate({ body: { locale: locale.trim() || null, time_zone: timeZone || null } }),
      )}
    >
      <Stack maw={440}>
        <TextInput
          label="Language"
          description={`A language tag, such as en-GB. Used now: ${preferences.used_locale}`}
          maxLength={35}
          {...form.getInputProps('locale')}
        />
        <NativeSelect
          label="Time zone"
          description={`Used now: ${preferences.used_time_zone}`}
          data={[{ value: '', label: 'As the agency or my working hours' }, ...zones]}
          {...form.getInputProps('timeZone')}
        />
        <Refused error={form.errors['locale'] === undefined ? change.error : null} />
        <div>
          <Submit isPending={change.isPending}>Save</Submit>
        </div>
      </Stack>
    </form>
  );
}
