import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TicketPresence } from '#src/domain/live/index.ts';
import type { Change } from '#src/call/change.ts';
import { Changes } from '#src/platform/changes/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { byNotice } from '../../support/waiting.ts';
import { openDesk, type Desk } from './desk.ts';

/** Who is at a ticket shows to the others there, for half a minute, and is stored nowhere. */
let service: Service;
let agency: TestAgency;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  desk = await openDesk(service, agency);
});
afterAll(() => service?.stop());

const be = (id: string, activity: 'reading' | 'writing', by = desk.agent) =>
  service.call('setTicketPresence', { path: { id }, body: { activity } }, by);

describe('presence', () => {
  it('answers the others who are there, and what they do', async () => {
    const { id } = await desk.create();
    expect((await be(id, 'reading')).body.data).toEqual({ viewers: [] });
    await be(id, 'writing', desk.editor);
    expect((await be(id, 'reading')).body.data.viewers).toMatchObject([
      { user: { id: desk.editor.id }, activity: 'writing' },
    ]);
    await be(id, 'reading', desk.editor);
    expect((await be(id, 'reading')).body.data.viewers).toMatchObject([{ activity: 'reading' }]);
    expect((await be((await desk.create()).id, 'reading')).body.data.viewers).toEqual([]);
  });

  it('needs a ticket that the caller sees', async () => {
    const { id } = await desk.create({ is_private: true });
    expect((await be(id, 'reading')).status).toBe(404);
    expect((await be(randomUUID(), 'reading')).status).toBe(404);
  });

  it('is neither an event nor a change of the ticket', async () => {
    const ticket = await desk.create();
    await desk.events();
    await be(ticket.id, 'writing');
    expect(await desk.events()).toEqual([]);
    expect(await desk.get(ticket.id)).toEqual(await desk.get(ticket.id));
    expect((await desk.get(ticket.id)).revision).toBe(ticket.revision);
  });

  it('reaches the other processes', async () => {
    const changes = new Changes(service.db, createLogger('silent'));
    const elsewhere = new TicketPresence({ changes });
    const { id } = await desk.create();
    const at = async () =>
      (await elsewhere.note(agency.id, id, { userId: randomUUID(), activity: 'reading' })).others;
    await at();
    await be(id, 'writing');
    await vi.waitFor(
      async () => expect(await at()).toContainEqual({ userId: desk.agent.id, activity: 'writing' }),
      byNotice,
    );
    elsewhere.close();
  });

  it('is not taken back by the echo of what was announced before', async () => {
    let now = 0;
    let hear: (change: Change, place: string) => void = () => {};
    const changes: Pick<Changes, 'subscribe'> = {
      subscribe: (_, { onChange }) => {
        hear = onChange;
        return Promise.resolve(() => {});
      },
    };
    const presence = new TicketPresence({ changes, clock: () => now });
    const [ticket, dana, sam] = [randomUUID(), randomUUID(), randomUUID()];
    const { change } = await presence.note('agency', ticket, { userId: dana, activity: 'writing' });
    await presence.note('agency', ticket, { userId: dana, activity: 'reading' });
    const danaDoes = async () =>
      (await presence.note('agency', ticket, { userId: sam, activity: 'reading' })).others[0]?.activity;
    hear(change, '');
    expect(await danaDoes()).toBe('reading');
    now = 1_000;
    hear(change, '');
    expect(await danaDoes(), 'told by another process').toBe('writing');
    presence.close();
  });

  it('ends after half a minute', async () => {
    let now = 0;
    const changes = { subscribe: () => Promise.resolve(() => {}) };
    const presence = new TicketPresence({ changes, clock: () => now });
    const [ticket, dana, sam] = [randomUUID(), randomUUID(), randomUUID()];
    const others = async (userId: string) =>
      (await presence.note('agency', ticket, { userId, activity: 'reading' })).others.length;
    await others(dana);
    now = 29_999;
    expect(await others(sam)).toBe(1);
    now = 30_000;
    expect(await others(sam)).toBe(0);
    presence.close();
    await wait(0);
    expect(await others(dana)).toBe(0);
    presence.close();
  });
});
