import './webhooks.css';
import { Alert, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import { getInboundWebhookDeliveryOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { InboundDeliveryDetails } from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';
import { Fact, Facts } from '../../parts/facts.tsx';
import { NotAllowed } from '../../parts/not-allowed.tsx';
import { Loaded, Page, Section } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { Time } from '../../parts/time.tsx';
import { Message } from './message.tsx';
import { duration, receivedStates, rejections, size } from './wording.ts';

/** One call of an inbound webhook, as it came. */
export default function ReceivedPage() {
  const { id = '' } = useParams();
  const { can } = useSession();
  const delivery = useQuery({
    ...getInboundWebhookDeliveryOptions({ path: { id } }),
    enabled: can('settings.webhooks'),
  });
  return (
    <Page
      title="Received call"
      lead={
        <Link href="/webhooks?tab=deliveries&list=received" className="link">
          Back to the delivery log
        </Link>
      }
    >
      {can('settings.webhooks') ? (
        <Loaded query={delivery} lines={8}>
          {({ data }) => <Details details={data} />}
        </Loaded>
      ) : (
        <NotAllowed what="webhooks" permission="settings.webhooks" />
      )}
    </Page>
  );
}

function Details({
  details: { delivery, headers, body, is_truncated: isCut },
}: {
  readonly details: InboundDeliveryDetails;
}) {
  const { status, reject_reason: reason, error, duplicate_of_id: former } = delivery;
  return (
    <Stack gap="xl">
      <section className="card" aria-label="Call">
        <Group gap="sm" mb="md">
          <Text fw={600} className="mono">
            {delivery.delivery_key}
          </Text>
          <State tone={receivedStates[status].tone}>{receivedStates[status].label}</State>
        </Group>
        {reason !== null && (
          <Alert color="red" mb="md">
            {rejections[reason]} It started no automation run.
          </Alert>
        )}
        {error !== null && (
          <Alert color="red" title="Internal error" mb="md">
            {error} The sender may send it again.
          </Alert>
        )}
        <Facts layout="above">
          <Fact name="Answered">{delivery.answered_status_code}</Fact>
          <Fact name="Took">{duration(delivery.duration_ms)}</Fact>
          <Fact name="Came">
            <Time value={delivery.created_at} isExact />
          </Fact>
          <Fact name="From">{delivery.ip_address ?? 'unknown'}</Fact>
          <Fact name="User agent">{delivery.user_agent ?? 'none'}</Fact>
          <Fact name="Content type">{delivery.content_type ?? 'none'}</Fact>
          <Fact name="Size">{size(delivery.body_size)}</Fact>
          <Fact name="Execution">
            {delivery.execution_id === null ? (
              'It started none'
            ) : (
              <span className="mono">{delivery.execution_id}</span>
            )}
          </Fact>
        </Facts>
        {former !== null && (
          <Text size="sm" mt="sm">
            It repeats{' '}
            <Link href={`/webhooks/deliveries/received/${former}`} className="link">
              an earlier call
            </Link>
            , which was taken.
          </Text>
        )}
      </section>
      <Section
        title="Request"
        lead={
          body === null
            ? 'The body was too large to keep. Credentials are masked.'
            : isCut
              ? 'The body was truncated. Credentials are masked.'
              : 'Credentials are masked.'
        }
      >
        <Message headers={headers} body={body} />
      </Section>
    </Stack>
  );
}
