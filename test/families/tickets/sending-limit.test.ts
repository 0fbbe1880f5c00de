import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { patiently } from '../../support/waiting.ts';
import { openPost, type Post } from './post.ts';

/** Replies are e-mails of the agency, of which a day has no more than its quota. */
let post: Post;
beforeAll(async () => {
  post = await openPost();
});
afterAll(() => post?.close());
beforeEach(async () => {
  post.server.onRecipient = () => undefined;
  await post.desk.events();
});

const subject = () => `Invoice ${randomUUID()}`;

describe('the limit of e-mails a day', () => {
  const limitTo = (count: number) =>
    post.service.query(
      `insert into agency_quotas (tenant_id, quota, max_count) values ($1, 'mails_per_day', $2)
       on conflict (tenant_id, quota) do update set max_count = excluded.max_count`,
      [post.agency.id, count],
    );
  const used = () =>
    post.service.query(
      `select day - min(day) over () as ahead, sum(used)::int as used from agency_usage
       where tenant_id = $1 and quota = 'mails_per_day' group by day having sum(used) > 0 order by day`,
      [post.agency.id],
    );
  beforeEach(() => post.service.query("delete from agency_usage where quota like 'mail%'"));

  it('counts each recipient of a reply, and one over it waits for the next day and says why', async () => {
    await limitTo(2);
    const { id } = await post.asked();
    const { id: first } = await post.send(id, { cc: [{ email: 'lee@harbordental.example' }] });
    await post.until(first, 'sent');
    expect(await used()).toEqual([{ ahead: 0, used: 2 }]);
    const about = subject();
    const { id: second } = await post.send(id, { subject: about });
    const { delivery } = await vi.waitFor(async () => {
      const found = await post.message(second);
      expect(found.delivery!.error).toContain('(mails_per_day)');
      return found;
    }, patiently);
    const today = post.service.db.clock.now().toISOString().slice(0, 10);
    expect(delivery).toMatchObject({ status: 'queued', attempt_count: 0 });
    expect(delivery!.next_attempt_at).toMatch(/T00:00:00\.000Z$/);
    expect(delivery!.next_attempt_at!.slice(0, 10) > today).toBe(true);
    expect(await used()).toEqual([
      { ahead: 0, used: 2 },
      { ahead: 1, used: 1 },
    ]);
    expect(post.letterOf(about)).toBeUndefined();
    // The day comes.
    await post.service.query(
      `update ticket_messages set delivery = delivery || '{"next_attempt_at": "2020-01-01T00:00:00.000Z"}' where id = $1`,
      [second],
    );
    await post.service.query(
      "select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where task_identifier = 'send_ticket_message'",
    );
    expect((await post.until(second, 'sent')).delivery).toMatchObject({ error: null, next_attempt_at: null });
    expect(post.letterOf(about)).toBeDefined();
    expect(await used()).toHaveLength(2);
  });

  it('fails a reply that no day has room for, and says why', async () => {
    await limitTo(1);
    const { id } = await post.asked();
    const { id: sent } = await post.send(id, { cc: [{ email: 'lee@harbordental.example' }] });
    const { delivery } = await post.until(sent, 'failed');
    expect(delivery!.error).toContain('(mails_per_day)');
  });
});
