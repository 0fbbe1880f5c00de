import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rotateWebhookSecretMutation } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { WebhookSecret } from '#generated/console/types.gen.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { OverlapSelect } from '../../parts/overlap-select.tsx';
import { Refused } from '../../parts/refused.tsx';
import { Time } from '../../parts/time.tsx';
import { settingsChanged } from './changed.ts';

/** Replaces the secret; while the former one is valid too, receivers can be changed without a gap. */
export function RotateSecret({
  formerUntil,
  close,
  done,
}: {
  readonly formerUntil: string | null;
  readonly close: () => void;
  readonly done: (secret: WebhookSecret) => void;
}) {
  const [hours, setHours] = useState('24');
  const isRotating = formerUntil !== null;
  const rotate = useMutation({
    ...rotateWebhookSecretMutation(),
    onSuccess: ({ data }) => {
      close();
      done(data);
      void settingsChanged();
    },
  });
  return (
    <Dialog close={close} title="Rotate the signing secret">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          rotate.mutate({ body: { overlap_hours: Number(hours), force: isRotating } });
        }}
      >
        <Stack>
          <Text size="sm">
            A new secret is created and shown once. While the current secret stays valid, each request is
            signed with both.
          </Text>
          {isRotating && (
            <Alert color="yellow">
              A previous secret is still valid until <Time value={formerUntil} isExact />. It expires now:
              receivers that have only that secret will reject requests.
            </Alert>
          )}
          <OverlapSelect hours={hours} onChange={setHours} />
          {hours === '0' && (
            <Alert color="yellow">
              Receivers reject requests until they have the new secret. Rejected requests are retried.
            </Alert>
          )}
          <Refused error={rotate.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close} disabled={rotate.isPending}>
              Cancel
            </Button>
            <Button type="submit" loading={rotate.isPending}>
              Rotate the secret
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
