import { SegmentedControl } from '@mantine/core';
import { useFilters } from '../../parts/use-filters.ts';
import { ReceivedList } from './received-list.tsx';
import { SentList } from './sent-list.tsx';

const lists = [
  { value: 'sent', label: 'Sent' },
  { value: 'received', label: 'Received' },
];

/** The log of the last 30 days: what was sent to the agency's receivers, and what others sent to its inbound webhooks. */
export function DeliveryPanel() {
  const filters = useFilters();
  const list = filters.get('list') === 'received' ? 'received' : 'sent';
  const turn = (value: string) =>
    filters.set({
      list: value === 'sent' ? null : value,
      status: null,
      event: null,
      search: null,
      within: null,
    });
  const direction = <SegmentedControl aria-label="Direction" data={lists} value={list} onChange={turn} />;
  return list === 'sent' ? <SentList direction={direction} /> : <ReceivedList direction={direction} />;
}
