import type { Connections, WriteScope } from '#src/platform/db/index.ts';
import { endpointDisabled, queueMail } from '#src/platform/mail/index.ts';
import type { Services } from '#src/call/services.ts';
import { selectOwnersAndAdmins, markFailureNotified } from './notices.queries.ts';

/** Tells people what became of an endpoint. */
export type TellDisabled = (tenantId: string, endpointId: string) => Promise<void>;

/** Tells members in the app, in the transaction of what happened. */
export type TellInApp = (
  scope: WriteScope,
  at: { readonly tenantId: string; readonly now: Date },
  news: { readonly title: string; readonly body: string; readonly url: string },
  userIds: readonly string[],
) => Promise<void>;

/** Mails owners and admins, and tells them in the app, when an endpoint was turned off after failures (domain model §14.1), once for each time. */
export const notifyDisabled =
  (
    db: Pick<Connections, 'write' | 'wakeWorkers' | 'clock'>,
    services: Pick<Services, 'sealer' | 'mail' | 'baseUrl'>,
    tellInApp: TellInApp,
  ): TellDisabled =>
  async (tenantId, endpointId) => {
    const now = db.clock.now();
    const told = await db.write(tenantId, async (scope) => {
      const endpoint = await markFailureNotified(scope.db, endpointId);
      if (endpoint === undefined) return 0;
      const message = endpointDisabled({
        agency: endpoint.agency,
        address: endpoint.url,
        eventType: endpoint.event_type,
        failures: endpoint.consecutive_failures,
        url: `${services.baseUrl()}/console/webhooks?agency=${encodeURIComponent(endpoint.slug)}`,
      });
      const people = await selectOwnersAndAdmins(scope.db);
      const context = {
        db: scope.db,
        atCommit: scope.atCommit.bind(scope),
        requestId: `job_${endpointId}`,
        now,
        identity: { tenantId },
        services,
      };
      const { url, consecutive_failures: failures } = endpoint;
      const news = {
        title: 'A webhook endpoint was disabled',
        body: `${url} failed to accept ${failures} deliveries in a row.`,
        url: '/console/webhooks',
      };
      await tellInApp(
        scope,
        { tenantId, now },
        news,
        people.map(({ id }) => id),
      );
      for (const { id, email } of people) await queueMail(context, message, { email, userId: id });
      return people.length;
    });
    if (told > 0) db.wakeWorkers();
  };
