import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { listOutboundWebhookDeliveriesOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { Time } from '../../parts/time.tsx';
import { sentStates } from './wording.ts';

/** Deliveries that repeat this one, newest first. */
export function Redeliveries({ id }: { readonly id: string }) {
  const again = useQuery(
    listOutboundWebhookDeliveriesOptions({ query: { redelivery_of_id: [id], limit: 5 } }),
  );
  const rows = again.data?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <>
      <Text size="sm" fw={600} mt="md" mb={4}>
        Sent again
      </Text>
      <ul className="lines">
        {rows.map(({ id: next, status, created_at: at }) => (
          <li key={next}>
            <Link href={`/webhooks/deliveries/${next}`} className="link">
              <Time value={at} />
            </Link>
            : {sentStates[status].label.toLowerCase()}
          </li>
        ))}
      </ul>
    </>
  );
}
