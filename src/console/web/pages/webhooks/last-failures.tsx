import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { listOutboundWebhookDeliveriesOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { OutboundDelivery, WebhookErrorClass } from '#generated/console/types.gen.ts';
import { Time } from '../../parts/time.tsx';
import { cures } from './wording.ts';

const classes = Object.keys(cures) as WebhookErrorClass[];

/** What the receiver answered lately, which is mostly why. */
export function LastFailures() {
  const failures = useQuery(
    listOutboundWebhookDeliveriesOptions({
      query: {
        error_class: classes,
        endpoint_kind: ['global'],
        sort: 'last_attempt_at',
        order: 'desc',
        limit: 3,
      },
    }),
  );
  const rows = failures.data?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <>
      <Text size="sm" fw={600} mt="md" mb={4}>
        Recent failures
      </Text>
      <ul className="lines">
        {rows.map((delivery) => (
          <li key={delivery.id}>
            <Link href={`/webhooks/deliveries/${delivery.id}`} className="mono link">
              {delivery.event_type}
            </Link>{' '}
            <span>{whatFailed(delivery)}</span>{' '}
            <span className="none">
              <Time value={delivery.last_attempt_at} />
            </span>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt={4}>
        {cures[rows[0]!.error_class!]}
      </Text>
    </>
  );
}

const failed: Readonly<Record<WebhookErrorClass, string>> = {
  http_status: 'the response was not 2xx',
  redirect: 'the response was a redirect',
  timeout: 'no response within 30 seconds',
  network: 'no connection',
  tls: 'the certificate was not accepted',
  address_refused: 'the address is not public',
  interrupted: 'interrupted',
  internal: 'internal error',
};

/** In a few words; the delivery itself tells more. */
export function whatFailed({
  error_class: errorClass,
  last_status_code: status,
}: Pick<OutboundDelivery, 'error_class' | 'last_status_code'>): string {
  if (errorClass === null) return '';
  return status === null ? failed[errorClass] : `answered ${status}`;
}
