import { sql, type RawBuilder } from 'kysely';
import type { Move } from './move.queries.ts';

/** What members, models and the agency keep about a client, where the survivor may have the same. */
export const uniteBelongings = (move: Move): RawBuilder<unknown>[] => [
  ...unitePins(move),
  ...uniteServices(move),
  ...uniteMemories(move),
  ...uniteFolders(move),
  moveRules(move),
  moveNavigation(move),
];

const unitePins = ({ source, survivor }: Move): RawBuilder<unknown>[] => [
  sql`insert into client_pins (user_id, client_id, pinned_at)
    select user_id, ${survivor}, pinned_at from client_pins where client_id = ${source} on conflict do nothing`,
  sql`delete from client_pins where client_id = ${source}`,
];

const uniteServices = ({ source, survivor }: Move): RawBuilder<unknown>[] => [
  sql`delete from client_service_selections s where s.client_id = ${source} and exists (
    select from client_service_selections o where o.client_id = ${survivor} and o.service_id = s.service_id)`,
  sql`update client_service_selections set client_id = ${survivor}, position = position + 1 + coalesce((
      select max(o.position) from client_service_selections o where o.client_id = ${survivor}), -1)
    where client_id = ${source}`,
];

/** Of two memories of one subject the survivor's counts; the other one leads to it. */
const uniteMemories = ({ source, survivor }: Move): RawBuilder<unknown>[] => [
  sql`update ai_memories m set status = 'superseded', superseded_by_id = o.id
    from ai_memories o where o.tenant_id = m.tenant_id and o.client_id = ${survivor} and o.status = 'active'
      and app.fold(o.subject) = app.fold(m.subject) and m.client_id = ${source} and m.status = 'active'`,
  sql`update ai_memories set client_id = ${survivor}, revision = revision + 1, updated_at = app.now() where client_id = ${source}`,
  sql`delete from ai_memory_refreshes where scope = 'client' and subject_id in (${source}, ${survivor})`,
];

/** Folders at the top whose name the survivor has too get a number; what is in them stays in them. */
const uniteFolders = ({ source, survivor }: Move): RawBuilder<unknown>[] => [
  sql`update folders f set name = left(f.name, 90) || ' (' || (
      select n from generate_series(2, 10000) n where not exists (
        select from folders o where o.kind = 'client_note' and o.scope_id in (${source}, ${survivor}) and o.parent_id is null
          and o.deleted_at is null and lower(o.name) = lower(left(f.name, 90) || ' (' || n || ')')) limit 1) || ')'
    where f.kind = 'client_note' and f.scope_id = ${source} and f.parent_id is null and f.deleted_at is null and exists (
      select from folders o where o.kind = 'client_note' and o.scope_id = ${survivor} and o.parent_id is null and o.deleted_at is null
        and lower(o.name) = lower(f.name))`,
  sql`update folders set scope_id = ${survivor}, revision = revision + 1, updated_at = app.now() where kind = 'client_note' and scope_id = ${source}`,
];

const moveRules = ({ source, survivor }: Move): RawBuilder<unknown> =>
  sql`update assignment_rules set revision = revision + 1, updated_at = app.now(),
      client_ids = case when ${survivor} = any(client_ids) then array_remove(client_ids, ${source}) else array_replace(client_ids, ${source}, ${survivor}) end
    where ${source} = any(client_ids)`;

const moveNavigation = ({ source, survivor }: Move): RawBuilder<unknown> =>
  sql`update navigation_items set target = jsonb_set(target, '{record_id}', to_jsonb(${survivor}::text))
    where target_id = ${source} and target ->> 'record_id' is not null`;
