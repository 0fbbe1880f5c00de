import { Alert, Button, Group, Text } from '@mantine/core';
import { updateWebhookSettings } from '#generated/console/client/sdk.gen.ts';
import type { WebhookEndpoint, WebhookEndpointSwitch } from '#generated/console/types.gen.ts';
import { useAsk } from '../../parts/dialogs.tsx';
import { Fact, Facts } from '../../parts/facts.tsx';
import { State } from '../../parts/state.tsx';
import { tell } from '../../parts/tell.ts';
import { Time } from '../../parts/time.tsx';
import { deliveriesChanged } from './changed.ts';
import { LastFailures } from './last-failures.tsx';
import { countOf, endpointStates } from './wording.ts';
import { reader } from '../../parts/locale.ts';

const failuresAllowed = 50;

/** Whether the global address is sent to, what led to it, and the way to change it. */
export function EndpointState({
  endpoint,
  revision,
}: {
  readonly endpoint: WebhookEndpoint;
  readonly revision: number;
}) {
  const { status, url, consecutive_failures: failures, waiting_count: waiting } = endpoint;
  const ask = useAsk();
  const turn = async (next: WebhookEndpointSwitch) => {
    await updateWebhookSettings({
      body: { endpoint: { status: next }, expected_revision: revision },
      throwOnError: true,
    }).finally(deliveriesChanged);
    tell(next === 'active' ? 'Events are sent again' : 'The endpoint is turned off');
  };
  const turnOff = () =>
    ask({
      title: 'Turn the endpoint off?',
      body: (
        <Text size="sm">
          Nothing is sent to {url} any more.{' '}
          {waiting > 0 &&
            `${countOf(waiting, 'waiting delivery', 'waiting deliveries')} for it ${waiting === 1 ? 'is' : 'are'} not sent. `}
          Events stay in the delivery log for 30 days, so you can send them when the endpoint is on again.
        </Text>
      ),
      action: 'Turn it off',
      isDestructive: true,
      run: () => turn('disabled_by_user'),
    });
  const turnOn = () =>
    ask({
      title: 'Turn the endpoint on?',
      body: (
        <Text size="sm">
          Events that happen from now on are sent to {url}, and its failure count starts at 0. Missed events
          are not sent automatically; you can send them afterwards.
        </Text>
      ),
      action: 'Turn it on',
      run: () => turn('active'),
    });
  return (
    <section className="card" aria-label="Endpoint status">
      <Group justify="space-between" gap="sm" mb="md">
        <Group gap="sm">
          <State tone={endpointStates[status].tone}>{endpointStates[status].label}</State>
          <span className="mono">{url}</span>
        </Group>
        {status === 'active' ? (
          <Button size="xs" variant="default" onClick={turnOff}>
            Turn off
          </Button>
        ) : (
          <Button size="xs" onClick={turnOn}>
            Turn on
          </Button>
        )}
      </Group>
      <WhyOff endpoint={endpoint} />
      <Facts layout="above">
        <Fact name="Last arrived">
          <Time value={endpoint.last_success_at} />
        </Fact>
        <Fact name="Last failed">
          <Time value={endpoint.last_failure_at} />
        </Fact>
        <Fact name="Failures in a row">
          {failures} of {failuresAllowed}
        </Fact>
        <Fact name="Waiting to be sent">{waiting.toLocaleString(reader.locale)}</Fact>
      </Facts>
      {(status === 'disabled_by_failures' || failures > 0) && <LastFailures />}
    </section>
  );
}

function WhyOff({ endpoint: { status, disabled_at: at } }: { readonly endpoint: WebhookEndpoint }) {
  if (status === 'active') return null;
  if (status === 'disabled_by_user') {
    return (
      <Alert color="gray" mb="md">
        It was turned off <Time value={at} />. Events since then are in the delivery log and were not sent.
      </Alert>
    );
  }
  return (
    <Alert color="red" title={`${failuresAllowed} attempts in a row failed`} mb="md">
      It was turned off <Time value={at} />. Fix the receiver (its last response shows the cause), send a
      test, then turn the endpoint on. You can send the missed events afterwards.
    </Alert>
  );
}
