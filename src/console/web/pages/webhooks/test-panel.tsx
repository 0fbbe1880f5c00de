import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { sendWebhookPing, sendWebhookSample } from '#generated/console/client/sdk.gen.ts';
import type { WebhookEvent, WebhookSettings } from '#generated/console/types.gen.ts';
import { CodeBlock } from '../../parts/copy.tsx';
import { Empty, Loaded, Section } from '../../parts/page.tsx';
import { notYet } from '../../parts/not-yet.ts';
import { Refused } from '../../parts/refused.tsx';
import { State } from '../../parts/state.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { deliveriesChanged } from './changed.ts';
import { byCategory, catalogOptions } from './event-catalog.ts';
import { TestResult } from './test-result.tsx';
import { endpointStates, headingOf, pretty } from './wording.ts';

/** Before the name of the event whose own address is pinged. */
const pingOf = 'ping:';

/** Sends a ping or a sample, and shows what came of it. */
export function TestPanel({ settings }: { readonly settings: WebhookSettings }) {
  const catalog = useQuery(catalogOptions());
  return (
    <Loaded query={catalog} lines={8}>
      {({ data }) => <Test settings={settings} events={data} />}
    </Loaded>
  );
}

function Test({
  settings,
  events,
}: {
  readonly settings: WebhookSettings;
  readonly events: readonly WebhookEvent[];
}) {
  const filters = useFilters();
  const [sentId, setSentId] = useState<string | null>(null);
  const chosen = filters.get('event');
  const event = events.find(({ event_type: type }) => type === chosen);
  const pinged = event === undefined && chosen.startsWith(pingOf) ? chosen.slice(pingOf.length) : null;
  const own = settings.overrides.find(({ event_type: type }) => type === (event?.event_type ?? pinged));
  const target = pinged === null ? (own ?? settings.endpoint) : (own ?? null);
  const send = useMutation({
    mutationFn: async () =>
      (event === undefined
        ? await sendWebhookPing({ body: { event_type: pinged }, throwOnError: true })
        : await sendWebhookSample({ body: { event_type: event.event_type }, throwOnError: true })
      ).data.data,
    onSuccess: ({ id }) => {
      setSentId(id);
      void deliveriesChanged();
    },
  });
  const choose = (value: string) => {
    setSentId(null);
    send.reset();
    filters.set({ event: value });
  };
  return (
    <Stack gap="xl">
      <Section
        title="Send a test"
        lead="It makes one attempt, is not tried again and does not count against the endpoint. It is sent even while the endpoint is turned off."
      >
        <div className="card">
          <Stack>
            <NativeSelect
              label="What to send"
              value={event?.event_type ?? (pinged === null ? '' : chosen)}
              onChange={({ currentTarget: { value } }) => choose(value)}
              data={options(settings, events)}
            />
            {target === null ? (
              <Alert color="yellow">
                No address is set.{' '}
                <Link href="/webhooks" className="link">
                  Set one first.
                </Link>
              </Alert>
            ) : (
              <Group gap="sm">
                <Text size="sm">
                  Goes to <span className="mono">{target.url}</span>
                </Text>
                {target.status !== 'active' && (
                  <State tone={endpointStates[target.status].tone}>
                    {endpointStates[target.status].label}
                  </State>
                )}
              </Group>
            )}
            <Refused error={send.error} />
            <Group>
              <Button onClick={() => send.mutate()} loading={send.isPending} disabled={target === null}>
                {event === undefined ? 'Send a ping' : 'Send a sample'}
              </Button>
            </Group>
          </Stack>
        </div>
      </Section>
      {sentId !== null && <TestResult key={sentId} id={sentId} />}
      {sentId === null && (
        <Section title="What is sent">
          {event === undefined ? (
            <PingWords />
          ) : (
            <CodeBlock text={pretty(event.sample_body)} label={`the sample of ${event.event_type}`} />
          )}
        </Section>
      )}
    </Stack>
  );
}

const PingWords = () => (
  <Empty title="A ping contains its sender and its time">
    Its type is webhook.ping. It tests whether the address can be reached. Select an event above to test how
    the receiver handles it.
  </Empty>
);

function options({ overrides }: WebhookSettings, events: readonly WebhookEvent[]) {
  const pings = overrides.map(({ event_type: event }) => ({
    value: `${pingOf}${event!}`,
    label: `A ping to the own address of ${event!}`,
  }));
  const samples = byCategory(events).map(([category, members]) => ({
    group: headingOf(category),
    items: members.map(({ event_type: event, summary, is_pending: isPending }) => ({
      value: event,
      label: `${event}: ${summary}${isPending ? ` (${notYet.label.toLowerCase()})` : ''}`,
    })),
  }));
  return [
    { group: 'Ping', items: [{ value: '', label: 'A ping to the global address' }, ...pings] },
    ...samples,
  ];
}
