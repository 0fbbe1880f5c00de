import type pg from 'pg';
import { sendPush, notificationSending } from '#src/domain/notifications/periodic.ts';
import { PushKeys } from '#src/domain/notifications/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { Sealer } from '#src/platform/secrets/index.ts';
import type { Service } from '../../support/service.ts';

export const sealer = new Sealer([Buffer.alloc(32, 7)]);
const log = createLogger('silent');

export const sender = {
  sealer,
  mail: { from: { name: null, address: 'mail@service.example' }, provider: 'smtp' as const },
  baseUrl: () => 'https://agency.example',
  hostedUrl: () => 'https://hosted.example',
};

/** Sends what waits, as one of several processes does. */
export async function send(service: Service, owner: pg.Pool): Promise<void> {
  const client = await owner.connect();
  await notificationSending(service.db, sender, log)
    .run((piece) => piece(client))
    .finally(() => client.release());
}

/** Does the jobs that wait for push services, once each; answers what went wrong. */
export async function push(service: Service, ca?: string): Promise<string[]> {
  const handler = sendPush({
    ...sender,
    addresses: { allowPrivate: true },
    pushKeys: new PushKeys(service.db, sealer),
    ca,
  });
  const waiting = await service.query<{ id: string; tenant_id: string }>(
    "select id, tenant_id from notification_deliveries where channel = 'push' and status = 'queued' and subject is not null order by id",
  );
  const wrong: string[] = [];
  for (const { id, tenant_id: tenantId } of waiting)
    await handler({ tenantId, deliveryId: id }, { db: service.db } as never).catch((error: Error) =>
      wrong.push(error.message),
    );
  return wrong;
}
