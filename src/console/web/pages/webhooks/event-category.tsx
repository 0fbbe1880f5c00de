import { Button, Checkbox, Group, Switch, Text, UnstyledButton } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { WebhookEvent, WebhookSettings } from '#generated/console/types.gen.ts';
import { notYet } from '../../parts/not-yet.ts';
import { State } from '../../parts/state.tsx';
import { addressOf } from './address-of.ts';
import { Marked } from './marked.tsx';
import { aboutAddress } from './refusal.ts';
import type { Choices } from './use-choices.ts';
import { endpointStates, headingOf } from './wording.ts';

interface EventCategoryProps {
  readonly category: string;
  readonly events: readonly WebhookEvent[];
  /** While one searches, what was found is in sight. */
  readonly isUnfolded: boolean;
  readonly settings: WebhookSettings;
  readonly choices: Choices;
  readonly setAddress: (event: string) => void;
}

export function EventCategory({
  category,
  events,
  isUnfolded,
  settings,
  choices,
  setAddress,
}: EventCategoryProps) {
  const [isOpen, setOpen] = useState(false);
  const names = events.map(({ event_type: event }) => event);
  const count = names.filter(choices.isEnabled).length;
  const isWhole = count === names.length;
  const isShown = isOpen || isUnfolded;
  const heading = headingOf(category);
  return (
    <section className="card flush area" aria-label={heading}>
      <div className="bar">
        <Checkbox
          checked={isWhole}
          indeterminate={count > 0 && !isWhole}
          onChange={() => choices.enable(names, !isWhole)}
          aria-label={`${isUnfolded ? 'All shown' : 'All'} of ${heading}`}
        />
        <UnstyledButton
          className="toggle"
          aria-expanded={isShown}
          onClick={() => setOpen(!isOpen)}
          disabled={isUnfolded}
        >
          <span className="name">{heading}</span>
          <span className="none">
            {count === 0 ? 'none' : isWhole ? `all ${count}` : `${count} of ${names.length}`}
          </span>
          <ChevronRight size={15} aria-hidden className="chevron" />
        </UnstyledButton>
      </div>
      {isShown && (
        <ul className="events">
          {events.map((event) => (
            <EventRow
              key={event.event_type}
              event={event}
              settings={settings}
              choices={choices}
              setAddress={setAddress}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface EventRowProps extends Pick<EventCategoryProps, 'settings' | 'choices' | 'setAddress'> {
  readonly event: WebhookEvent;
}

function EventRow({
  event: { event_type: event, summary, description, is_pending: isPending },
  settings,
  choices,
  setAddress,
}: EventRowProps) {
  const address = addressOf(event, settings, choices);
  const isChanged = event in choices.chosen.enabled || event in choices.chosen.addresses;
  const refused = choices.unsaved?.event === event ? choices.unsaved.text : null;
  return (
    <li>
      <Switch
        checked={choices.isEnabled(event)}
        onChange={({ currentTarget: { checked } }) => choices.enable([event], checked)}
        label={
          <>
            {summary} <span className="mono none">{event}</span>
          </>
        }
        description={
          <>
            {isPending && <>{notYet.text} </>}
            <Marked text={description} />
          </>
        }
        className="event"
      />
      <Group gap="xs" className="event-acts">
        {isPending && <State tone="quiet">{notYet.label}</State>}
        {isChanged && <State tone="notice">Not saved</State>}
        <Button
          size="compact-sm"
          variant="subtle"
          component={Link}
          href={`/webhooks?tab=test&event=${event}`}
          aria-label={`Sample of ${event}`}
        >
          Sample
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => setAddress(event)}
          aria-label={`${address === null ? 'Own address' : 'Edit address'} of ${event}`}
        >
          {address === null ? 'Own address' : 'Edit address'}
        </Button>
      </Group>
      {address !== null && (
        <Group gap="xs" className="event-address">
          <Text size="xs">
            Goes to <span className="mono">{address.url}</span>
          </Text>
          {address.status !== 'active' && (
            <State tone={endpointStates[address.status].tone}>{endpointStates[address.status].label}</State>
          )}
        </Group>
      )}
      {refused !== null && (
        <Text size="xs" className="event-address wrong">
          {aboutAddress(refused)}
        </Text>
      )}
    </li>
  );
}
