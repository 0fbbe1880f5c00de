import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rotateApiKeyMutation } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { ApiKey, IssuedApiKey } from '#generated/console/types.gen.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { OverlapSelect } from '../../parts/overlap-select.tsx';
import { Refused } from '../../parts/refused.tsx';
import { Time } from '../../parts/time.tsx';
import { keysChanged } from './changed.ts';

/** Gives the key a new secret; the former one stays valid for as long as the change takes. */
export function RotateKey({
  apiKey,
  close,
  done,
}: {
  readonly apiKey: ApiKey;
  readonly close: () => void;
  readonly done: (issued: IssuedApiKey) => void;
}) {
  const [hours, setHours] = useState('24');
  const rotate = useMutation({
    ...rotateApiKeyMutation(),
    onSuccess: async ({ data }) => {
      close();
      done(data);
      await keysChanged();
    },
  });
  const isRotating = apiKey.status === 'rotating';
  return (
    <Dialog close={close} title={`Rotate ${apiKey.name}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          rotate.mutate({
            path: { id: apiKey.id },
            body: { overlap_hours: Number(hours), force: isRotating, expected_revision: apiKey.revision },
          });
        }}
      >
        <Stack>
          <Text size="sm">
            The key gets a new secret, which is shown once. Its name, its permissions and its expiry stay.
          </Text>
          {isRotating && (
            <Alert color="yellow">
              A previous secret is still valid until <Time value={apiKey.former_expires_at} isExact />. It
              expires now.
            </Alert>
          )}
          <OverlapSelect hours={hours} onChange={setHours} />
          <Refused error={rotate.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close} disabled={rotate.isPending}>
              Cancel
            </Button>
            <Button type="submit" loading={rotate.isPending}>
              Rotate the key
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
