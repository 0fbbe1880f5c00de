import { sql, type RawBuilder } from 'kysely';

/** Whether notifications are not sent to the address, because a mail server refused it for good. */
export const hasBounced = (email: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from bounced_addresses b where b.tenant_id = app.tenant_id() and b.address = lower(${email}))`;
