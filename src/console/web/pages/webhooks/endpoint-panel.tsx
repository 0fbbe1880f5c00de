import { Alert, Button, Group, Stack } from '@mantine/core';
import type { WebhookSettings } from '#generated/console/types.gen.ts';
import { Section } from '../../parts/page.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { EndpointState } from './endpoint-state.tsx';
import { HowItIsSent } from './how-it-is-sent.tsx';
import { Missed } from './missed.tsx';
import type { AddressDraft } from './use-address.ts';

interface EndpointPanelProps {
  readonly settings: WebhookSettings;
  readonly draft: AddressDraft;
  readonly show: (tab: string) => void;
}

/** Where events go, whether they arrive, and how they are sent. */
export function EndpointPanel({ settings, draft, show }: EndpointPanelProps) {
  const { endpoint, signing_secret: secret, enabled_events: enabled } = settings;
  return (
    <Stack gap="xl">
      {endpoint !== null && <EndpointState endpoint={endpoint} revision={settings.revision} />}
      {endpoint !== null && <Missed />}
      {endpoint !== null && (secret?.is_revealed === false || enabled.length === 0) && (
        <NextSteps
          isSecretUnseen={secret?.is_revealed === false}
          hasNoEvents={enabled.length === 0}
          show={show}
        />
      )}
      <Section
        title="Endpoint"
        lead="An HTTPS address on the internet. It is checked when you save it, and again at each delivery."
      >
        <EndpointForm endpoint={endpoint} draft={draft} revision={settings.revision} />
      </Section>
      <HowItIsSent />
    </Stack>
  );
}

const NextSteps = ({
  isSecretUnseen,
  hasNoEvents,
  show,
}: {
  readonly isSecretUnseen: boolean;
  readonly hasNoEvents: boolean;
  readonly show: (tab: string) => void;
}) => (
  <Alert color="indigo" title="Next steps">
    {hasNoEvents && <p className="line">No events are selected, so nothing is sent.</p>}
    {isSecretUnseen && (
      <p className="line">
        The signing secret has not been shown yet. The receiver needs it to verify our requests.
      </p>
    )}
    <Group gap="xs" mt="sm">
      {hasNoEvents && (
        <Button size="xs" onClick={() => show('events')}>
          Choose events
        </Button>
      )}
      {isSecretUnseen && (
        <Button size="xs" variant={hasNoEvents ? 'default' : 'filled'} onClick={() => show('secret')}>
          See the secret
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => show('test')}>
        Send a test
      </Button>
    </Group>
  </Alert>
);
