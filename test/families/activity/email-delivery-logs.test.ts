import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
  await service.ok('inviteUser', { body: { email: 'ada@alder.example', name: 'Ada' } });
  await service.ok('inviteUser', { body: { email: 'ben@alder.example', name: 'Ben' } });
});
afterAll(() => service?.stop());

const list = async (query: Record<string, unknown> = {}) =>
  (await service.ok('listEmailDeliveryLogs', { query })).data as {
    id: string;
    category: string;
    status: string;
    recipients: { email: string }[];
  }[];

describe('the log of e-mails', () => {
  it('tells what waits, newest first, and finds it by whom it is for', async () => {
    expect(
      (await list()).map(({ recipients, category, status }) => [recipients[0]!.email, category, status]),
    ).toEqual([
      ['ben@alder.example', 'invitation', 'queued'],
      ['ada@alder.example', 'invitation', 'queued'],
    ]);
    expect(
      (await list({ recipient: 'ada@alder.example' })).map(({ recipients }) => recipients[0]!.email),
    ).toEqual(['ada@alder.example']);
  });

  it('shows one with its steps, and never its text', async () => {
    const { id } = (await list())[0]!;
    const { data } = await service.ok('getEmailDeliveryLog', { path: { id } });
    expect(data.log).toMatchObject({ id, subject: 'Everything invited you to Alder' });
    expect(JSON.stringify(data)).not.toContain('token=');
  });

  it('knows nothing of another agency', async () => {
    const { id } = (await list())[0]!;
    const caller = { key: service.agencies[1].key };
    expect((await service.call('getEmailDeliveryLog', { path: { id } }, caller)).status).toBe(404);
    expect((await service.call('getEmailDeliveryLog', { path: { id: randomUUID() } })).status).toBe(404);
    expect((await service.ok('listEmailDeliveryLogs', {}, caller)).data).toEqual([]);
  });
});
