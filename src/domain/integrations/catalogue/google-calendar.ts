import type { Provider } from './provider.ts';
import { google } from './google.ts';
import { inBody, inPath, inQuery, listAt, nextAt, out, textAt } from './define.ts';

const calendarScope = 'https://www.googleapis.com/auth/calendar';

const eventOutputs = [
  out('id', 'string', 'Identifier of the event.'),
  out('htmlLink', 'string', 'Page of the event.'),
  out('status', 'string', '`confirmed`, `tentative` or `cancelled`.'),
  out('summary', 'string', 'Title.'),
  out('start.dateTime', 'string', 'Start.'),
  out('end.dateTime', 'string', 'End.'),
];
const exampleEvent = {
  id: '4jhb2k1t',
  status: 'confirmed',
  htmlLink: 'https://www.google.com/calendar/event?eid=NGpoYjJrMXQ',
  summary: 'Kick-off with Harbor Dental',
  start: { dateTime: '2026-03-09T10:00:00-05:00' },
  end: { dateTime: '2026-03-09T11:00:00-05:00' },
};
const calendarId = inPath.resource('calendar_key', 'Calendar; `primary` is that of the account.', {
  resource: 'calendar',
});

export const googleCalendar: Provider = {
  ...google,
  key: 'google_calendar',
  name: 'Google Calendar',
  description: 'Calendars and their events.',
  category: 'calendar',
  websiteUrl: 'https://calendar.google.com',
  features: ['endpoints', 'resources'],
  base: () => 'https://www.googleapis.com/calendar/v3',
  check: { path: '/calendars/primary', label: (body) => textAt(body, 'id') },
  resources: {
    calendar: {
      list: () => ({
        path: '/users/me/calendarList',
        query: { maxResults: '250' },
        items: (body) => listAt(body, 'items'),
        paging: nextAt('nextPageToken', 'pageToken'),
      }),
      toResource: (item) => ({
        key: textAt(item, 'id') ?? '',
        name: textAt(item, 'summaryOverride') ?? textAt(item, 'summary') ?? '',
        description: textAt(item, 'accessRole'),
        has_children: false,
        updated_at: null,
      }),
    },
  },
  endpoints: [
    {
      name: 'list_events',
      title: 'List events',
      description: 'Events of a calendar between two instants, recurring ones one by one.',
      category: 'Events',
      effect: 'read',
      scopes: [calendarScope],
      method: 'GET',
      path: '/calendars/{calendar_key}/events',
      fixed: { query: { singleEvents: 'true', orderBy: 'startTime' } },
      parameters: [
        calendarId,
        inQuery.instant('starts_after', 'Only events that end after this instant.', { as: 'timeMin' }),
        inQuery.instant('starts_before', 'Only events that start before this instant.', { as: 'timeMax' }),
        inQuery.text('search', 'Words in the event.', { as: 'q', maxLength: 500 }),
        inQuery.integer('max_results', 'Events of a page.', {
          as: 'maxResults',
          default: 250,
          min: 1,
          max: 2500,
        }),
      ],
      outputs: [
        out('items', 'array', 'Events.'),
        ...eventOutputs.map((one) => ({ ...one, path: `items.${one.path}` })),
      ],
      paging: nextAt('nextPageToken', 'pageToken'),
      callsPerMinute: 300,
      maxResults: 2500,
      example: {
        inputs: { calendar_key: 'primary', starts_after: '2026-03-09T00:00:00Z' },
        output: { items: [exampleEvent] },
      },
    },
    {
      name: 'create_event',
      title: 'Create an event',
      description: 'Creates an event and invites its guests.',
      category: 'Events',
      effect: 'write',
      scopes: [calendarScope],
      method: 'POST',
      path: '/calendars/{calendar_key}/events',
      parameters: [
        calendarId,
        inBody.text('title', 'Title.', { as: 'summary', required: true, maxLength: 1000 }),
        inBody.instant('starts_at', 'Start.', { as: 'start.dateTime', required: true }),
        inBody.instant('ends_at', 'End.', { as: 'end.dateTime', required: true }),
        inBody.text('description', 'Description.', { maxLength: 8000 }),
        inBody.text('location', 'Place.', { maxLength: 1000 }),
        inBody.text('guests', 'E-mail addresses of guests.', {
          as: 'attendees',
          repeated: true,
          maxLength: 320,
          encode: (emails) => (emails as string[]).map((email) => ({ email })),
        }),
        inQuery.choice('notify', 'Who gets an invitation by e-mail.', {
          as: 'sendUpdates',
          default: 'all',
          choices: ['all', ['externalOnly', 'External guests'], 'none'],
        }),
      ],
      outputs: eventOutputs,
      callsPerMinute: 60,
      example: {
        inputs: {
          calendar_key: 'primary',
          title: 'Kick-off with Harbor Dental',
          starts_at: '2026-03-09T15:00:00Z',
          ends_at: '2026-03-09T16:00:00Z',
          guests: ['ana@harbordental.example'],
        },
        output: exampleEvent,
      },
    },
    {
      name: 'update_event',
      title: 'Update an event',
      description: 'Changes what is given of an event.',
      category: 'Events',
      effect: 'write',
      scopes: [calendarScope],
      method: 'PATCH',
      path: '/calendars/{calendar_key}/events/{event_id}',
      parameters: [
        calendarId,
        inPath.text('event_id', 'Event to change.', { maxLength: 1024 }),
        inBody.text('title', 'Title.', { as: 'summary', maxLength: 1000 }),
        inBody.instant('starts_at', 'Start.', { as: 'start.dateTime' }),
        inBody.instant('ends_at', 'End.', { as: 'end.dateTime' }),
        inBody.text('description', 'Description.', { maxLength: 8000 }),
        inBody.text('location', 'Place.', { maxLength: 1000 }),
      ],
      outputs: eventOutputs,
      callsPerMinute: 60,
      example: {
        inputs: { calendar_key: 'primary', event_id: '4jhb2k1t', title: 'Kick-off with Harbor Dental' },
        output: exampleEvent,
      },
    },
    {
      name: 'delete_event',
      title: 'Delete an event',
      description: 'Deletes an event and tells its guests.',
      category: 'Events',
      effect: 'destructive',
      scopes: [calendarScope],
      method: 'DELETE',
      path: '/calendars/{calendar_key}/events/{event_id}',
      fixed: { query: { sendUpdates: 'all' } },
      parameters: [calendarId, inPath.text('event_id', 'Event to delete.', { maxLength: 1024 })],
      outputs: [],
      callsPerMinute: 60,
      example: { inputs: { calendar_key: 'primary', event_id: '4jhb2k1t' }, output: null },
    },
  ],
};
