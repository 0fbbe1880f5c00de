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
          <code>X-AT-Signature</code> proves that it came from here: an HMAC-SHA256 over the time and the
          body, by the signing secret. <code>X-AT-Event</code>, <code>X-AT-Event-Id</code> and{' '}
          <code>X-AT-Delivery-Id</code> say what it is.
        </li>
        <li>
          Any <code>2xx</code> within 30 seconds counts as delivered. Everything else is tried again,
          redirects too.
        </li>
        <li>
          The order is not promised, and an event may come more than once: go by <code>data.sequence</code>{' '}
          and remember <code>id</code>.
        </li>
        <li>After 50 failures in a row the endpoint is turned off, and owners and admins are told.</li>
      </ul>
      <Text size="sm" fw={600} mt="md" mb={6} id="waits">
        Eight attempts, with these waits between them
      </Text>
      <ol className="waits" aria-labelledby="waits">
        {waits.map((wait) => (
          <li key={wait}>{wait}</li>
        ))}
      </ol>
      <Text size="sm" c="dimmed" mt="xs">
        After the eighth, nearly 21 hours later, the delivery has failed. It can be sent again for 30 days.
      </Text>
    </div>
  </Section>
);
