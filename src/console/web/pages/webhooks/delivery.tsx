import './webhooks.css';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'wouter';
import {
  getOutboundWebhookDeliveryOptions,
  redeliverOutboundWebhookMutation,
  sendWebhookDeliveryMutation,
} from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { OutboundDelivery, OutboundDeliveryDetails } from '#generated/console/types.gen.ts';
import { messageOf } from '../../app/api.ts';
import { useSession } from '../../app/session.tsx';
import { Fact, Facts } from '../../parts/facts.tsx';
import { NotAllowed } from '../../parts/not-allowed.tsx';
import { Empty, Loaded, Page, Section } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { tell, showFailure } from '../../parts/tell.ts';
import { Time } from '../../parts/time.tsx';
import { AttemptList } from './attempt-list.tsx';
import { deliveriesChanged } from './changed.ts';
import { Sent } from './message.tsx';
import { Redeliveries } from './redeliveries.tsx';
import { canRedeliver, canSendNow, isUnderWay, sentStates, size } from './wording.ts';
import { reader } from '../../parts/locale.ts';

/** One delivery: what was sent, and what the receiver answered to each attempt. */
export default function DeliveryPage() {
  const { id = '' } = useParams();
  const { can } = useSession();
  const delivery = useQuery({
    ...getOutboundWebhookDeliveryOptions({ path: { id } }),
    enabled: can('settings.webhooks'),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isUnderWay(data.data.delivery)
        ? 1000
        : data?.data.delivery.status === 'retrying'
          ? 5000
          : false,
  });
  return (
    <Page
      title="Delivery"
      lead={
        <Link href="/webhooks?tab=deliveries" className="link">
          Back to the delivery log
        </Link>
      }
      actions={delivery.data !== undefined && <Actions delivery={delivery.data.data.delivery} />}
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
  details: { delivery, headers, body, attempts },
}: {
  readonly details: OutboundDeliveryDetails;
}) {
  const { status, event_type: event, redelivery_of_id: former } = delivery;
  return (
    <Stack gap="xl">
      <section className="card" aria-label="Delivery">
        <Group gap="sm" mb="md">
          <Text fw={600} className="mono">
            {event}
          </Text>
          <State tone={sentStates[status].tone}>{sentStates[status].label}</State>
        </Group>
        <Whereabouts delivery={delivery} />
        <Facts layout="above">
          <Fact name="Address">
            <span className="mono">{delivery.url}</span>
          </Fact>
          <Fact name="Attempts">
            {delivery.attempt_count} of {delivery.max_attempts}
          </Fact>
          <Fact name="Since">
            <Time value={delivery.created_at} isExact />
          </Fact>
          <Fact name="Delivered">
            <Time value={delivery.delivered_at} none="Not yet" isExact />
          </Fact>
          <Fact name="Event">
            <span className="mono">{delivery.event_id}</span>
          </Fact>
          <Fact name="Delivery">
            <span className="mono">{delivery.id}</span>
          </Fact>
          {delivery.sequence !== null && (
            <Fact name="Sequence">{delivery.sequence.toLocaleString(reader.locale)}</Fact>
          )}
          <Fact name="Size">{size(delivery.body_size)}</Fact>
        </Facts>
        {former !== null && (
          <Text size="sm" mt="sm">
            It repeats{' '}
            <Link href={`/webhooks/deliveries/${former}`} className="link">
              an earlier delivery
            </Link>{' '}
            of the same event.
          </Text>
        )}
        <Redeliveries id={delivery.id} />
      </section>
      <Section title="Attempts">
        {attempts.length === 0 ? (
          <Empty title="No attempts">
            {status === 'skipped' ? 'The endpoint was off.' : 'The first attempt is about to start.'}
          </Empty>
        ) : (
          <AttemptList attempts={attempts} />
        )}
      </Section>
      <Sent headers={headers} body={body} />
    </Stack>
  );
}

function Whereabouts({
  delivery: { status, is_test: isTest, next_attempt_at: next },
}: {
  readonly delivery: OutboundDelivery;
}) {
  if (status === 'retrying')
    return (
      <Alert color="yellow" mb="md">
        The last attempt failed. The next one is due on <Time value={next} isExact />; after you have fixed
        the receiver, you can send it now.
      </Alert>
    );
  if (status === 'skipped')
    return (
      <Alert color="gray" mb="md">
        The endpoint was off, so the event was not sent. You can send it when the endpoint is on again.
      </Alert>
    );
  if (status === 'exhausted')
    return (
      <Alert color="red" mb="md">
        {isTest
          ? 'The test failed. Tests are not retried.'
          : 'All eight attempts failed. Fix the receiver, then send the event again.'}
      </Alert>
    );
  return null;
}

function Actions({ delivery }: { readonly delivery: OutboundDelivery }) {
  if (canRedeliver(delivery)) return <SendAgain id={delivery.id} />;
  return canSendNow(delivery) && <SendNow id={delivery.id} />;
}

function SendNow({ id }: { readonly id: string }) {
  const send = useMutation({
    ...sendWebhookDeliveryMutation(),
    onSuccess: () => tell('The delivery is being sent', 'The result appears under Attempts.'),
    onError: (error) => showFailure('The delivery was not sent', messageOf(error)),
    onSettled: deliveriesChanged,
  });
  return (
    <Button onClick={() => send.mutate({ path: { id } })} loading={send.isPending}>
      Send now
    </Button>
  );
}

function SendAgain({ id }: { readonly id: string }) {
  const [, navigate] = useLocation();
  const redeliver = useMutation({
    ...redeliverOutboundWebhookMutation(),
    onSuccess: async ({ data }) => {
      tell('The event is being sent again', 'This is the new delivery.');
      navigate(`/webhooks/deliveries/${data.id}`);
      await deliveriesChanged();
    },
    onError: (error) => showFailure('The event was not sent again', messageOf(error)),
  });
  return (
    <Button onClick={() => redeliver.mutate({ path: { id } })} loading={redeliver.isPending}>
      Send again
    </Button>
  );
}
