import { Alert, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookEvent, WebhookSettings } from '#generated/console/types.gen.ts';
import { Empty, Loaded } from '../../parts/page.tsx';
import { SearchBox } from '../../parts/search-box.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { addressOf } from './address-of.ts';
import { byCategory, catalogOptions } from './event-catalog.ts';
import { EventCategory } from './event-category.tsx';
import { OwnAddressForm } from './own-address-form.tsx';
import type { Choices } from './use-choices.ts';

const shownOptions = [
  { value: '', label: 'All events' },
  { value: 'sent', label: 'Only events that are sent' },
  { value: 'own', label: 'Only events with a separate address' },
];

/** Which events are sent, and which of them to an address of their own. */
export function EventPanel({
  settings,
  choices,
}: {
  readonly settings: WebhookSettings;
  readonly choices: Choices;
}) {
  const catalog = useQuery(catalogOptions());
  const filters = useFilters();
  const [addressed, setAddressed] = useState<string | null>(null);
  const [search, shown] = [filters.get('search'), filters.get('shown')];
  const isShown = (event: WebhookEvent): boolean =>
    `${event.event_type} ${event.summary} ${event.description}`
      .toLowerCase()
      .includes(search.trim().toLowerCase()) &&
    // What was just turned off stays in sight until it is saved.
    (shown !== 'sent' || choices.isEnabled(event.event_type) || event.event_type in choices.chosen.enabled) &&
    (shown !== 'own' || addressOf(event.event_type, settings, choices) !== null);
  return (
    <>
      {settings.endpoint === null && (
        <Alert color="yellow" mb="md">
          No address is set yet. You can already select events; they are sent once an address is set.
        </Alert>
      )}
      <div className="filters">
        <SearchBox
          label="Search events"
          value={search}
          onChange={(value) => filters.set({ search: value })}
        />
        <NativeSelect
          aria-label="Which events to show"
          value={shown}
          onChange={(event) => filters.set({ shown: event.currentTarget.value })}
          data={shownOptions}
        />
      </div>
      <Loaded query={catalog} lines={11}>
        {({ data }) => {
          const matching = data.filter(isShown);
          const sent = data.filter(({ event_type: event }) => choices.isEnabled(event)).length;
          return (
            <Stack gap="sm">
              <Text size="sm" c="dimmed" role="status">
                {sent} of {data.length} events chosen
                {matching.length < data.length && `, ${matching.length} shown`}.
              </Text>
              {matching.length === 0 && (
                <Empty title="No event matches">Change the search, or show all events.</Empty>
              )}
              {byCategory(matching).map(([category, events]) => (
                <EventCategory
                  key={category}
                  category={category}
                  events={events}
                  isUnfolded={search + shown !== ''}
                  settings={settings}
                  choices={choices}
                  setAddress={setAddressed}
                />
              ))}
            </Stack>
          );
        }}
      </Loaded>
      {addressed !== null && (
        <OwnAddressForm
          event={addressed}
          settings={settings}
          choices={choices}
          close={() => setAddressed(null)}
        />
      )}
    </>
  );
}
