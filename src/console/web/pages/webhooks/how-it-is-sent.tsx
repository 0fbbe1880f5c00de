import { Text } from '@mantine/core';
import { Section } from '../../parts/page.tsx';

/** Waits after each attempt that failed: they are exact, whatever the receiver asks for. */
const waits = ['30 seconds', '2 minutes', '10 minutes', '30 minutes', '2 hours', '6 hours', '12 hours'];

export const HowItIsSent = () => (
  <Section title="How events are sent">
    <div className="card">
      <ul className="points">
        <li>
          Each event is an HTTPS <code>POST</code> of JSON: <code>id</code>, <code>event_type</code>,{' '}
          <code>created_at</code>, <code>tenant_id</code> and <code>data</code>.
        </li>
        <li>
          <code>X-AT-Signature</code> proves the origin: an HMAC-SHA256 of the timestamp and the body with the
          signing secret. <code>X-AT-Event</code>, <code>X-AT-Event-Id</code> and{' '}
          <code>X-AT-Delivery-Id</code> identify the event.
        </li>
        <li>
          Any <code>2xx</code> within 30 seconds counts as delivered. All other responses, including
          redirects, are retried.
        </li>
        <li>
          Events can arrive out of order and more than once. Order them by <code>data.sequence</code> and
          remember <code>id</code>.
        </li>
        <li>After 50 consecutive failures the endpoint is turned off, and owners and admins are notified.</li>
      </ul>
      <Text size="sm" fw={600} mt="md" mb={6} id="waits">
        Eight attempts, with these delays
      </Text>
      <ol className="waits" aria-labelledby="waits">
        {waits.map((wait) => (
          <li key={wait}>{wait}</li>
        ))}
      </ol>
      <Text size="sm" c="dimmed" mt="xs">
        If the eighth attempt, after almost 21 hours, fails, the delivery has failed. You can send it again
        for 30 days.
      </Text>
    </div>
  </Section>
);
