import type { TellInApp } from '#src/platform/delivery/index.ts';
import { systemIdentity } from '#src/platform/events/index.ts';
import { notify } from './notify.ts';

/** For what the service tells by e-mail in words of its own: the inbox says it too. */
export const tellInApp: TellInApp = async (scope, { tenantId, now }, { title, body, url }, userIds) => {
  const ctx = {
    db: scope.db,
    identity: systemIdentity(tenantId, 'service'),
    now,
    announce: scope.announce.bind(scope),
  };
  await notify(
    ctx,
    { kind: 'system', title, body, url, record: null, topic: url, channels: ['in_app'] },
    userIds,
  );
};
