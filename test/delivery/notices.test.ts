import { afterAll, beforeAll, expect, it } from 'vitest';
import { tellInApp } from '#src/domain/notifications/periodic.ts';
import { notifyDisabled } from '#src/platform/delivery/index.ts';
import { openBody } from '#src/platform/mail/sealing.ts';
import { Sealer } from '#src/platform/secrets/index.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';

let core: CoreDatabase;
beforeAll(async () => {
  core = await openCoreDatabase();
});
afterAll(() => core?.close());

it('leads from the mail about a disabled endpoint to the webhooks of that agency', async () => {
  const tenantId = await core.createTenant();
  const {
    rows: [{ slug }],
  } = await core.owner.query('select slug from tenants where id = $1', [tenantId]);
  await core.owner.query(
    "insert into users (tenant_id, kind, name, email, role) values ($1, 'member', 'Dana', 'dana@example.com', 'owner')",
    [tenantId],
  );
  const {
    rows: [{ id }],
  } = await core.owner.query(
    `insert into webhook_endpoints (tenant_id, url, status, consecutive_failures, disabled_at)
       values ($1, 'https://hooks.example', 'disabled_by_failures', 50, now()) returning id`,
    [tenantId],
  );
  const sealer = new Sealer([Buffer.alloc(32, 7)]);
  const services = {
    sealer,
    mail: { from: { name: null, address: 'mail@service.example' }, provider: 'smtp' as const },
    baseUrl: () => 'https://agency.example',
  };
  await notifyDisabled(core.db, services, tellInApp)(tenantId, id);
  const {
    rows: [{ sealed }],
  } = await core.owner.query('select sealed from email_deliveries where tenant_id = $1', [tenantId]);
  expect(openBody(sealer, tenantId, sealed).text).toContain(
    `https://agency.example/console/webhooks?agency=${slug}`,
  );
  const { rows: told } = await core.owner.query('select title, url from notifications where tenant_id = $1', [
    tenantId,
  ]);
  expect(told).toEqual([{ title: 'A webhook endpoint was disabled', url: '/console/webhooks' }]);
  const { rows: sent } = await core.owner.query(
    'select channel from notification_deliveries where tenant_id = $1',
    [tenantId],
  );
  expect(sent, 'the e-mail has words of its own').toEqual([{ channel: 'in_app' }]);
});
