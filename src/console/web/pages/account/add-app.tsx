import { Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { encode } from 'uqr';
import { confirmTotpEnrollmentMutation } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { startTotpEnrollment } from '#generated/console/client/sdk.gen.ts';
import type { TotpEnrollment } from '#generated/console/types.gen.ts';
import { messageOf } from '../../app/api.ts';
import { CopyText } from '../../parts/copy.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Loaded } from '../../parts/page.tsx';
import { Refused } from '../../parts/refused.tsx';
import { Submit } from '../../parts/submit.tsx';

interface AddAppProps {
  readonly close: () => void;
  /** Called with the recovery codes. */
  readonly added: (codes: readonly string[]) => void;
}

/** Shows the secret, and asks for the first code. */
export default function AddApp({ close, added }: AddAppProps) {
  const enrollment = useQuery({
    queryKey: ['totp enrollment'],
    queryFn: async () => (await startTotpEnrollment({ throwOnError: true })).data.data,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <Dialog close={close} title="Add an authenticator app" size="lg">
      <Loaded query={enrollment} lines={4}>
        {(data) => <Enroll enrollment={data} added={added} />}
      </Loaded>
    </Dialog>
  );
}

function Enroll({
  enrollment,
  added,
}: {
  readonly enrollment: TotpEnrollment;
  readonly added: AddAppProps['added'];
}) {
  const form = useForm({
    initialValues: { code: '' },
    validate: {
      code: (code) => (/^\d{6}$/.test(code.trim()) ? null : 'Enter the six digits that the app shows.'),
    },
  });
  const confirm = useMutation({
    ...confirmTotpEnrollmentMutation(),
    onSuccess: ({ data }) => added(data.secret),
    onError: (error) => {
      if (messageOf(error).includes('body.code'))
        form.setFieldError('code', 'This is not the code that the app shows now. Enter the next one.');
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ code }) => confirm.mutate({ body: { code: code.trim() } }))}>
      <Stack>
        <Group align="flex-start" wrap="wrap">
          <QrCode text={enrollment.otpauth_url} />
          <Stack flex={1} miw={220} gap="xs">
            <Text size="sm">Scan this with your app, or type the secret into it:</Text>
            <CopyText value={enrollment.secret} label="the secret" />
          </Stack>
        </Group>
        <TextInput
          label="Code that the app shows"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          maw={220}
          {...form.getInputProps('code')}
        />
        <Refused error={form.errors['code'] === undefined ? confirm.error : null} />
        <Text size="sm" c="dimmed">
          Your other browsers are signed out.
        </Text>
        <div>
          <Submit isPending={confirm.isPending}>Turn it on</Submit>
        </div>
      </Stack>
    </form>
  );
}

/** Dark on light in any color scheme, with the margin that scanners need. */
function QrCode({ text }: { readonly text: string }) {
  const { size, data } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={200}
      height={200}
      role="img"
      aria-label="QR code of the secret"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
