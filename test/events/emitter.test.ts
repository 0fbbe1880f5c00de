import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventData, EventType } from '#generated/events.ts';
import { createEmitter, type Emitter, type EmitterOptions } from '#src/platform/events/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import type { WriteScope } from '#src/platform/db/index.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';

let core: CoreDatabase;
let tenantId: string;

beforeAll(async () => {
  core = await openCoreDatabase();
});
beforeEach(async () => {
  tenantId = await core.createTenant();
});
afterAll(() => core.close());

const client = {
  id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10',
  name: 'Harbor Dental',
  slug: 'harbor-dental',
  profile_id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b40',
  status: 'lead',
  status_category: 'prospect' as const,
};
const note: EventData['client_note.created'] = {
  client,
  note: {
    id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b30',
    client_id: client.id,
    folder_id: null,
    title: 'Kick-off',
    body_text: 'Wants it by May.',
    is_pinned: false,
    is_favorite: false,
    created_by: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11',
    created_at: '2026-03-02T14:05:09.412Z',
  },
};
const noteText = (body_text: string): EventData['client_note.created'] => ({
  ...note,
  note: { ...note.note, body_text },
});

const emitter = (events: readonly EventType[], options: Partial<EmitterOptions> = {}): Emitter =>
  createEmitter({
    operation: { id: 'manageNotes', events },
    identity: {
      tenantId,
      userId: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11',
      kind: 'service_account',
      name: 'Reports',
      role: null,
      permissions: new Set(),
      credentialId: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b12',
      subject: 'program',
    },
    requestId: 'req_1',
    openness,
    now: new Date('2026-03-02T14:05:09.412Z'),
    ...options,
  });

const commit = (collected: Emitter, before: (scope: WriteScope) => Promise<unknown> = async () => {}) =>
  core.db.write(tenantId, async (scope) => {
    await before(scope);
    await collected.flush(scope);
  });

const stored = async () =>
  await core.db.read(tenantId).selectFrom('events').selectAll().orderBy('sequence').execute();
describe('an emitted event', () => {
  it('is stored complete', async () => {
    const events = emitter(['client_note.created']);
    events.emit('client_note.created', note);
    await commit(events);
    const [event] = await stored();
    expect(event).toMatchObject({ event_type: 'client_note.created', correlation_id: 'req_1' });
    expect(event!.data).toEqual({
      actor: { type: 'service_account', id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11', name: 'Reports' },
      occurred_at: '2026-03-02T14:05:09.412Z',
      sequence: event!.sequence,
      correlation_id: 'req_1',
      causation: { depth: 0 },
      ...note,
    });
  });

  it('keeps the order of the calls in its sequence', async () => {
    const events = emitter(['client_note.created']);
    const texts = Array.from({ length: 30 }, (_, place) => `note ${place}`);
    for (const text of texts) events.emit('client_note.created', noteText(text));
    await commit(events);
    const rows = await stored();
    expect(rows.map((row) => (row.data as { note: { body_text: string } }).note.body_text)).toEqual(texts);
    expect(new Set(rows.map((row) => row.sequence)).size).toBe(30);
  });

  it('says which automation caused it', async () => {
    const causation = {
      depth: 2,
      execution_id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b77',
      automation_id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b78',
    };
    const events = emitter(['client_note.created'], { causation });
    events.emit('client_note.created', note);
    await commit(events);
    expect((await stored())[0]!.data).toMatchObject({ causation });
  });

  it('has sorted changes, and only small former values', async () => {
    const events = emitter(['client_note.updated']);
    events.emit('client_note.updated', {
      ...note,
      _changed_fields: ['title', 'body_text', 'title'],
      _previous: { title: 'Old', body_text: 'x'.repeat(2000), folder_id: null },
    } as EventData['client_note.updated']);
    await commit(events);
    expect((await stored())[0]!.data).toMatchObject({
      _changed_fields: ['body_text', 'title'],
      _previous: { title: 'Old' },
    });
  });

  it('loses its longest texts over 256 KiB, and says so', async () => {
    const events = emitter(['client_note.created']);
    events.emit('client_note.created', noteText('x'.repeat(300_000)));
    await commit(events);
    expect((await stored())[0]!.data).toMatchObject({
      truncated: true,
      note: { title: 'Kick-off', body_text: null },
    });
  });
});

describe('nothing is stored', () => {
  const nothing = async () => {
    expect(await stored()).toEqual([]);
    expect(await core.db.read(tenantId).selectFrom('audit_log').selectAll().execute()).toEqual([]);
  };

  it('when nothing was emitted', async () => {
    await commit(emitter(['client_note.created']));
    await nothing();
  });

  it('of an event that the operation does not declare', () => {
    expect(() => emitter(['client_note.created']).emit('client_note.updated', note as never)).toThrow(
      'manageNotes emitted client_note.updated, which its x-events do not declare.',
    );
  });

  it('of a payload off the contract', () => {
    const events = emitter(['client_note.created']);
    expect(() => events.emit('client_note.created', { ...note, surprise: 1 } as never)).toThrow(
      /payload of client_note\.created does not match the contract: data\.\w+ is not a known property/,
    );
    expect(() => events.emit('client_note.created', { client } as never)).toThrow(/data\.note is required/);
  });

  it('when the transaction fails after the events were queued', async () => {
    const events = emitter(['client_note.created']);
    events.emit('client_note.created', note);
    events.audit({ recordKind: 'client_note', recordId: note.note.id, action: 'created' });
    await expect(
      core.db.write(tenantId, async (scope) => {
        await events.flush(scope);
        throw new Error('changed its mind');
      }),
    ).rejects.toThrow('changed its mind');
    await nothing();
  });

  it('of the change, when the events cannot be stored', async () => {
    const events = emitter(['client_note.created']);
    events.audit({ recordKind: 'client_note', recordId: 'not an id', action: 'created' });
    await expect(
      commit(events, (scope) => scope.db.insertInto('departments').values({ name: 'Care' }).execute()),
    ).rejects.toThrow(/invalid input syntax/);
    expect(await core.db.read(tenantId).selectFrom('departments').selectAll().execute()).toEqual([]);
  });

  it('without a tenant', async () => {
    await expect(core.owner.query("select app.emit_events('[]', '[]')")).rejects.toThrow('needs a tenant');
  });
});

describe('an audit row', () => {
  it('says who did what to which record, through which operation', async () => {
    const events = emitter([]);
    events.audit({
      recordKind: 'field',
      recordId: client.id,
      action: 'updated',
      changedFields: ['label'],
      previous: { label: 'Budget' },
    });
    events.audit({ recordKind: 'field', recordId: client.id, action: 'moved' });
    await commit(events);
    const rows = await core.db
      .read(tenantId)
      .selectFrom('audit_log')
      .selectAll()
      .orderBy('action', 'desc')
      .execute();
    expect(rows).toMatchObject([
      {
        record_kind: 'field',
        record_id: client.id,
        action: 'updated',
        operation_id: 'manageNotes',
        actor_type: 'service_account',
        actor_id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11',
        request_id: 'req_1',
        changed_fields: ['label'],
        previous: { label: 'Budget' },
      },
      { action: 'moved', changed_fields: [], previous: {} },
    ]);
  });
});

describe('the jobs of deliveries', () => {
  // They are inserted without add_job(); when the queue's own way of adding a job changes, this shows it.
  it('are rows like those that the queue adds itself', async () => {
    const ids = [randomUUID(), randomUUID()];
    await core.owner.query(
      'select app.add_delivery_jobs(array[$1::uuid], array[$2::uuid], array[1], array[now()])',
      [tenantId, ids[0]],
    );
    await core.owner.query(
      "select graphile_worker.add_job('attempt_delivery', json_build_object('tenantId', $1::uuid, 'deliveryId', $2::uuid), job_key => $2 || ':1', max_attempts => 1)",
      [tenantId, ids[1]],
    );
    const { rows } = await core.owner.query<{ row: Record<string, unknown> }>(
      "select to_jsonb(j) - '{id,key,payload,created_at,updated_at,run_at}'::text[] as row from graphile_worker._private_jobs j where payload ->> 'deliveryId' = any($1) order by id",
      [ids],
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual(rows[1]);
  });
});
