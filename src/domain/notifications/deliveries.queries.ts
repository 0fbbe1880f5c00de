import { sql } from 'kysely';
import type { NotificationChannel, NotificationKind } from '#generated/types.gen.ts';
import type { Target } from '#src/domain/records/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { hasBounced } from './bounced.queries.ts';
import { serviceChannels } from './channels.rules.ts';

/** A notification that a member has now. */
export interface Told {
  readonly id: string;
  readonly revision: number;
  readonly user_id: string;
  /** Not one more of a bundle. */
  readonly is_new: boolean;
}

/** What is delivered, and whether by the channels named instead of those that each member chose, whatever the hour. */
export interface Delivered {
  readonly kind: NotificationKind;
  /** What it tells of. */
  readonly record: Target | null;
  readonly channels: readonly NotificationChannel[] | null;
}

/**
 * Stores how these notifications reach their members: in the app they have arrived; by other channels they wait to be sent, or are not
 * sent for a reason. What neither the member nor the agency chose has no row, and neither has a push for somebody without a device who
 * did not ask for it.
 */
export async function insertDeliveries(
  db: Db,
  told: readonly Told[],
  { kind, record, channels }: Delivered,
  now: Date,
): Promise<void> {
  const named = channels === null ? null : JSON.stringify(channels);
  await sql`
    with told as (
      select * from unnest(${told.map(({ id }) => id)}::uuid[], ${told.map((one) => one.user_id)}::uuid[], ${told.map((one) => one.is_new)}::boolean[])
        as t (notification_id, user_id, is_new)),
    agency as (
      select coalesce((select s.channels -> ${kind} from notification_settings s where s.tenant_id = app.tenant_id()),
        ${JSON.stringify(serviceChannels[kind])}::jsonb) as channels),
    reach as (
      select t.*, u.status as user_status, case when u.kind = 'member' then u.email end as email, each.channel,
        coalesce(${named}::jsonb, own.channels, a.channels) ? each.channel as is_wanted,
        coalesce(${named}::jsonb, own.channels, '[]') ? each.channel as is_asked_for
      from told t
      join users u on u.tenant_id = app.tenant_id() and u.id = t.user_id
      cross join agency a
      left join lateral (
        select p.channels -> ${kind} as channels from notification_preferences p where p.tenant_id = app.tenant_id() and p.user_id = t.user_id) own on true
      cross join lateral (
        select distinct jsonb_array_elements_text('["in_app"]' || coalesce(${named}::jsonb, a.channels || coalesce(own.channels, '[]'))) as channel) each),
    ways as (
      select r.*, d.id as device_id,
        case r.channel when 'email' then r.email when 'push' then d.name end as destination,
        case
          when r.channel = 'in_app' then null
          when not r.is_wanted then 'preference'
          when not r.is_new then 'bundled'
          when r.user_status <> 'active' then 'inactive_member'
          when r.channel = 'email' and r.email is null or r.channel = 'push' and d.id is null then 'no_destination'
          when r.channel = 'email' and ${hasBounced(sql`r.email`)} then 'bounced_address'
        end as reason
      from reach r
      left join push_devices d on r.channel = 'push' and r.is_wanted and d.tenant_id = app.tenant_id() and d.user_id = r.user_id
      where (r.channel <> 'in_app' or r.is_new) and (r.channel <> 'push' or d.id is not null or r.is_asked_for or not r.is_wanted))
    insert into notification_deliveries (notification_id, user_id, kind, record_kind, record_id, channel, destination, device_id, can_wait, status, suppressed_reason,
      due_at, sent_at, delivered_at, created_at, updated_at)
    select w.notification_id, w.user_id, ${kind}, ${record?.kind ?? null}, ${record?.id ?? null}::uuid, w.channel, left(w.destination, 254), w.device_id, ${named === null},
      case when w.channel = 'in_app' then 'delivered' when w.reason is null then 'queued' else 'suppressed' end, w.reason,
      case when w.channel <> 'in_app' and w.reason is null then ${now}::timestamptz end,
      case when w.channel = 'in_app' then ${now}::timestamptz end, case when w.channel = 'in_app' then ${now}::timestamptz end,
      ${now}::timestamptz, ${now}::timestamptz
    from ways w
    where w.reason is distinct from 'bundled' or not exists (
      select from notification_deliveries e where e.tenant_id = app.tenant_id() and e.notification_id = w.notification_id and e.channel = w.channel
        and e.suppressed_reason = 'bundled' and e.device_id is not distinct from w.device_id)`.execute(db);
}
