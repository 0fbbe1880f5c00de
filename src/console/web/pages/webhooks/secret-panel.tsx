import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { revealWebhookSecretMutation } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { WebhookSecret, WebhookSettings } from '#generated/console/types.gen.ts';
import { messageOf } from '../../app/api.ts';
import { Announced } from '../../parts/announced.tsx';
import { Empty } from '../../parts/page.tsx';
import { SecretOnce } from '../../parts/secret-once.tsx';
import { State } from '../../parts/state.tsx';
import { Time } from '../../parts/time.tsx';
import { settingsChanged } from './changed.ts';
import { RotateSecret } from './rotate-secret.tsx';
import { VerifyCode } from './verify-code.tsx';

/** The secret that requests are signed with, and how a receiver goes about it. */
export function SecretPanel({
  settings: { signing_secret: secret },
  show,
}: {
  readonly settings: WebhookSettings;
  readonly show: (tab: string) => void;
}) {
  const [isRotating, setRotating] = useState(false);
  const [shown, setShown] = useState<WebhookSecret | null>(null);
  const reveal = useMutation({
    ...revealWebhookSecretMutation(),
    onSuccess: ({ data }) => setShown(data),
    onSettled: () => settingsChanged(),
  });
  return (
    <Stack gap="xl">
      {secret === null ? (
        <Empty
          title="There is no secret yet"
          action={<Button onClick={() => show('endpoint')}>Set an address</Button>}
        >
          It is created with the first address and signs all requests.
        </Empty>
      ) : (
        <section className="card" aria-label="Signing secret">
          <Group justify="space-between" gap="sm">
            <div className="lead">
              <Group gap="sm" mb={6}>
                <Text fw={600}>
                  Made <Time value={secret.created_at} />
                </Text>
                {secret.former_expires_at !== null && <State tone="waiting">Rotating</State>}
              </Group>
              <Text size="sm" c="dimmed">
                {secret.is_revealed
                  ? 'It was shown and cannot be shown again. If it is lost or may have leaked, rotate it.'
                  : 'It has not been shown yet. It is shown once, after you enter your password.'}
              </Text>
            </div>
            <Group gap="sm">
              {!secret.is_revealed && (
                <Button onClick={() => reveal.mutate({})} loading={reveal.isPending}>
                  Show the secret
                </Button>
              )}
              <Button variant="default" onClick={() => setRotating(true)}>
                Rotate
              </Button>
            </Group>
          </Group>
          {secret.former_expires_at !== null && (
            <Alert color="indigo" mt="md">
              The previous secret is valid until <Time value={secret.former_expires_at} isExact />. Until then
              each request is signed with both secrets, so receivers can verify it with either.
            </Alert>
          )}
          {reveal.isError && (
            <Announced of={reveal.error} color="red" mt="md">
              {messageOf(reveal.error)}
            </Announced>
          )}
        </section>
      )}
      <VerifyCode />
      {isRotating && (
        <RotateSecret
          formerUntil={secret?.former_expires_at ?? null}
          close={() => setRotating(false)}
          done={setShown}
        />
      )}
      {shown !== null && (
        <SecretOnce
          title="The signing secret"
          secret={shown.secret}
          note="It is not shown again. If it is lost, rotate it."
          close={() => setShown(null)}
        >
          Copy all of it to the receiver, including whsec_.{' '}
          {shown.former_expires_at !== null && (
            <>
              The previous secret stays valid until <Time value={shown.former_expires_at} isExact />.
            </>
          )}
        </SecretOnce>
      )}
    </Stack>
  );
}
