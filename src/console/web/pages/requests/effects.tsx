import { Anchor, Text } from '@mantine/core';
import { Link } from 'wouter';
import type {
  ApiRequestEffects,
  AuditTrailEntry,
  EmittedEvent,
  OutboundDelivery,
  OutboundDeliveryStatus,
} from '#generated/console/types.gen.ts';
import { count } from '../../parts/numbers.ts';
import { Section } from '../../parts/page.tsx';
import { State, type Tone } from '../../parts/state.tsx';
import { DataTable, type Column } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';

/** What a request changed and set off. */
export function Effects({ effects }: { readonly effects: ApiRequestEffects }) {
  const {
    events,
    event_count: eventCount,
    audit_entries: entries,
    audit_entry_count: entryCount,
    deliveries,
  } = effects;
  if (eventCount + entryCount + (deliveries?.total_count ?? 0) === 0) {
    return (
      <Section title="Result">
        <Text size="sm" className="card">
          It changed nothing and caused no events{deliveries === null && ', as far as you may see'}.
        </Text>
      </Section>
    );
  }
  return (
    <div className="request">
      {eventCount > 0 && (
        <Section title="Events" lead={firstOf(events.length, eventCount)}>
          <DataTable label="Events" columns={eventColumns} rows={events} keyOf={({ id }) => id} />
        </Section>
      )}
      {entryCount > 0 && (
        <Section title="Audit entries" lead={firstOf(entries.length, entryCount)}>
          <DataTable
            label="Entries of the audit trail"
            columns={auditColumns}
            rows={entries}
            keyOf={({ id }) => id}
          />
        </Section>
      )}
      {deliveries !== null && deliveries.total_count > 0 && (
        <Section
          title="Webhook deliveries of these events"
          lead={firstOf(deliveries.items.length, deliveries.total_count)}
        >
          <DataTable
            label="Webhook deliveries"
            columns={deliveryColumns}
            rows={deliveries.items}
            keyOf={({ id }) => id}
          />
        </Section>
      )}
    </div>
  );
}

const firstOf = (shown: number, all: number): string | undefined =>
  shown < all ? `The first ${count(shown)} of ${count(all)}.` : undefined;

const eventColumns: Column<EmittedEvent>[] = [
  {
    title: 'Event',
    isHead: true,
    cell: ({ event_type: type }) => (
      <Anchor component={Link} href={`/events/${type}`} inherit>
        {type}
      </Anchor>
    ),
  },
  {
    title: 'About',
    cell: ({ records }) =>
      records.length === 0 ? (
        <span className="none">No record</span>
      ) : (
        records.map(({ kind, id, name }) => (
          <div key={`${kind} ${id}`}>
            {words(kind)} {name ?? <span className="mono">{id}</span>}
          </div>
        ))
      ),
  },
  { title: 'When', cell: ({ created_at: at }) => <Time value={at} isExact /> },
];

const auditColumns: Column<AuditTrailEntry>[] = [
  {
    title: 'Change',
    isHead: true,
    cell: ({ record_kind: type, action }) => `${words(type)} ${words(action)}`,
  },
  { title: 'Record', cell: ({ record_id: id }) => <span className="mono">{id}</span> },
  {
    title: 'Fields',
    cell: ({ changed_fields: fields }) =>
      fields.length === 0 ? (
        <span className="none">None told</span>
      ) : (
        <span className="mono">{fields.join(', ')}</span>
      ),
  },
];

const deliveryStates: Readonly<
  Record<OutboundDeliveryStatus, { readonly label: string; readonly tone: Tone }>
> = {
  pending: { label: 'Waiting', tone: 'waiting' },
  delivering: { label: 'Under way', tone: 'waiting' },
  delivered: { label: 'Delivered', tone: 'good' },
  retrying: { label: 'Failed, tried again', tone: 'notice' },
  exhausted: { label: 'All attempts failed', tone: 'bad' },
  skipped: { label: 'Not sent, endpoint off', tone: 'quiet' },
};

const deliveryColumns: Column<OutboundDelivery>[] = [
  {
    title: 'Delivery',
    isHead: true,
    cell: ({ id, event_type: type, url }) => (
      <>
        <Anchor component={Link} href={`/webhooks/deliveries/${id}`} inherit>
          {type}
        </Anchor>
        <Text size="xs" c="dimmed" fw={400}>
          {url}
        </Text>
      </>
    ),
  },
  {
    title: 'Status',
    cell: ({ status }) => <State tone={deliveryStates[status].tone}>{deliveryStates[status].label}</State>,
  },
  { title: 'Attempts', cell: ({ attempt_count: made, max_attempts: most }) => `${made} of ${most}` },
  { title: 'Last answer', cell: ({ last_status_code: code }) => code ?? <span className="none">None</span> },
  {
    title: 'Delivered',
    cell: ({ delivered_at: at }) => <Time value={at} none="Not yet" isExact={at !== null} />,
  },
];

const words = (name: string): string => name.replaceAll('_', ' ');
