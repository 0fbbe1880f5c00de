import { Alert, Button, Stack } from '@mantine/core';
import { Link } from 'wouter';
import type { WebhookOutage } from '#generated/console/types.gen.ts';
import { countOf } from '../../parts/numbers.ts';
import { Time } from '../../parts/time.tsx';

/** Endpoints that are off: since when, what was not sent because of it, and what to do. */
export const Outages = ({ outages }: { readonly outages: readonly WebhookOutage[] }) => (
  <Stack gap="sm">
    {outages.map((outage) => (
      <Outage key={outage.endpoint_id} outage={outage} />
    ))}
  </Stack>
);

function Outage({
  outage: { event_type: type, url, status, disabled_at: at, unsent_event_count: unsent },
}: {
  readonly outage: WebhookOutage;
}) {
  const isFailing = status === 'disabled_by_failures';
  return (
    <Alert
      color={isFailing ? 'red' : 'yellow'}
      title={`${type === null ? 'The webhook endpoint' : `The webhook endpoint for ${type}`} is off`}
      role="alert"
    >
      <p className="line">
        <span className="mono">{url}</span> was turned off{' '}
        {isFailing ? 'after 50 failed attempts in a row' : 'by a member'} on <Time value={at} isExact />.{' '}
        <b>
          {unsent === 0
            ? 'No events are missing so far.'
            : `${countOf(unsent, 'event was', 'events were')} not sent.`}
        </b>
      </p>
      <p className="line">
        {isFailing
          ? 'Fix the receiver, send it a test, then turn the endpoint on.'
          : 'Turn the endpoint on to receive events again.'}
        {unsent > 0 && ' You can send the missed events afterwards; they are kept for 30 days.'}
      </p>
      <Button
        component={Link}
        href={type === null ? '/webhooks' : '/webhooks?tab=events&shown=own'}
        size="xs"
        variant="default"
        mt="sm"
      >
        {type === null ? 'Open the endpoint' : 'Open the event'}
      </Button>
    </Alert>
  );
}
