import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EventData, EventType } from '#generated/events.ts';
import { kindsInPayloads, openness } from '#src/domain/visibility/index.ts';
import { createEmitter } from '#src/platform/events/index.ts';
import { isObject, placesIn, takesText } from '../contract/places.ts';
import type { Schema } from '../contract/operations.ts';

/**
 * What subscribers hear of private records, for every event of the contract: its sample is made private and every text in it
 * says `Xylograph`. A new property that tells of a private record belongs into `src/platform/events/private.ts`, and its schema has to
 * allow null or an empty list.
 */
const mark = 'Xylograph';
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8'));
const catalogue = read('event-catalog.json') as { type: EventType; sample: Record<string, unknown> }[];
const { webhooks, components } = read('openapi.json') as {
  webhooks: Record<string, { post: { requestBody: { content: Record<string, { schema: Schema }> } } }>;
  components: { schemas: Record<string, Schema> };
};

const dataSchema = (type: EventType): Schema => {
  const { $ref: reference } = webhooks[type]!.post.requestBody.content['application/json']!.schema as {
    $ref: string;
  };
  return (components.schemas[reference.split('/').at(-1)!]!['properties'] as Record<string, Schema>)['data']!;
};

/** Texts that are those of the agency, of whoever acts, of statuses or of other records, and not of the record. */
const isOfOthers = (path: string): boolean =>
  /^\.(?:tasks|actor|causation|correlation_id|reviewer|from_inbox|to_inbox|previous_status|_changed_fields)\b|\.status\.|\.kind$|\.key$/.test(
    path,
  );

const nobody = { ids: () => [], words: [] };

/** The sample with the mark in every text that tells of the record. */
function marked(type: EventType, sample: Record<string, unknown>): Record<string, unknown> {
  const places = placesIn(dataSchema(type), nobody).filter(
    (place) =>
      takesText(place) &&
      'description' in place.schema &&
      !('pattern' in place.schema) &&
      !isOfOthers(place.text),
  );
  return places.reduce<Record<string, unknown>>(
    (data, place) => place.put(data, () => mark) as Record<string, unknown>,
    sample,
  );
}

const hasPrivate = ({ sample }: { sample: Record<string, unknown> }): boolean =>
  Object.values(sample).some((value) => isObject(value) && 'is_private' in value);

const withPrivacy = (data: Record<string, unknown>, isPrivate: boolean): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      isObject(value) && 'is_private' in value ? { ...value, is_private: isPrivate } : value,
    ]),
  );

/** Payloads tell whether tasks and tickets are private; that their inboxes are open to everybody, which the database knows, is supposed. */
const inOpenInboxes: typeof openness = (type, property, record) => {
  const isOpen = openness(type, property, record);
  return typeof isOpen === 'boolean' ? isOpen : () => Promise.resolve(record['is_private'] !== true);
};

/** The payload as it goes to the outbox. */
async function emitted(
  type: EventType,
  data: Record<string, unknown>,
  tellsAll = false,
): Promise<Record<string, unknown>> {
  const emitter = createEmitter({
    operation: { id: 'test', events: [type] },
    requestId: 'req_1',
    openness: inOpenInboxes,
    tellsAll: () => Promise.resolve(tellsAll),
    now: new Date('2026-03-02T14:05:09.412Z'),
    identity: {
      tenantId: '',
      userId: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11',
      kind: 'user',
      name: 'Dana',
      role: null,
      permissions: new Set(),
      credentialId: '',
      subject: 'session',
    },
  });
  emitter.emit(type, data as unknown as EventData[typeof type]);
  let stored = '';
  await emitter.flush({
    db: undefined as never,
    announce: () => {},
    atCommit: ({ parameters }) => {
      stored = parameters![0] as string;
    },
  });
  return (JSON.parse(stored) as { data: Record<string, unknown> }[])[0]!.data;
}

const private_ = catalogue.filter(hasPrivate);

describe.each(private_.map(({ type, sample }) => [type, sample] as const))('%s', (type, sample) => {
  const said = marked(type, sample);

  it('says nothing of a private record but which one it is, its status and its times', async () => {
    const data = await emitted(type, withPrivacy(said, true));
    expect(JSON.stringify(withPrivacy(said, false))).toContain(mark);
    expect(JSON.stringify(data)).not.toContain(mark);
    for (const record of Object.values(data).filter(
      (value) => isObject(value) && value['is_private'] === true,
    ) as Record<string, unknown>[]) {
      expect(record).toMatchObject({
        id: expect.any(String),
        number: expect.any(Number),
        status: { label: expect.any(String) },
        updated_at: expect.any(String),
        tags: [],
        client: null,
        assigned_to: [],
      });
    }
  });

  it.each([
    ['an open one', false],
    ['a private one, where the agency wants that', true],
  ])('says everything of %s', async (_, isPrivate) => {
    const data = withPrivacy(said, isPrivate);
    expect(await emitted(type, data, isPrivate)).toMatchObject(
      Object.fromEntries(
        Object.entries(data).filter(
          ([name]) =>
            ![
              'actor',
              'causation',
              'correlation_id',
              'occurred_at',
              'sequence',
              '_changed_fields',
              '_previous',
            ].includes(name),
        ),
      ),
    );
  });

  if ('_previous' in sample)
    it('does not say what a record held before it became open', async () => {
      const data = {
        ...withPrivacy(said, false),
        _changed_fields: ['is_private', 'name', 'status', 'tags'],
        _previous: { is_private: true, name: mark, status: 'todo', 'field_values.budget': mark },
      };
      expect((await emitted(type, data))['_previous']).toEqual({ is_private: true, status: 'todo' });
    });
});

it('knows the kind of every record that an event holds', () => {
  const held = catalogue.flatMap(({ sample }) =>
    Object.keys(sample).filter((name) => isObject(sample[name]) && 'id' in (sample[name] as object)),
  );
  expect([...new Set(held)].sort()).toEqual(Object.keys(kindsInPayloads).sort());
});

it('knows every event about tasks and tickets', () => {
  const about = catalogue.filter(({ type }) => /^(?:process|ticket)\./.test(type)).map(({ type }) => type);
  expect(private_.map(({ type }) => type)).toEqual(about);
});
