import { sql, type RawBuilder } from 'kysely';

/** Why nothing leaves from the inbox address at the alias, which is none for e-mail; null when it can send. */
export const connectionProblem = (alias: string): RawBuilder<string | null> => {
  const channel = sql.ref(`${alias}.channel`);
  return sql<string | null>`nullif(case
    when ${channel} not in ('sms', 'chat') then 'Nothing is sent on this channel.'
    else coalesce((
      select case
        when n.is_paused then 'Its channel connection is paused.'
        when n.provider = 'custom' and n.send_url is null then 'Its channel connection has no send_url.'
        else '' end
      from channel_connections n where n.tenant_id = ${sql.ref(`${alias}.tenant_id`)} and n.id = ${sql.ref(`${alias}.connection_id`)}),
      'It has no channel connection.') end, '')`;
};
