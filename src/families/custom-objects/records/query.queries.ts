import { sql } from 'kysely';
import { isShownTo, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Condition } from '#src/platform/db/query/index.ts';

interface LinkAsked {
  readonly relationshipId: string;
  readonly isInverse: boolean;
  /** Of the linked record in the statement. */
  readonly alias: string;
  readonly hasMatch: boolean;
  /** The custom object at the other end, when its condition is costly: it is judged once for each of its records, not for each link. */
  readonly judgedOnce: string | null;
}

/** Whether a linked record that the viewer sees meets the condition, or none does. */
export function hasLink(
  viewer: RecordViewer,
  { relationshipId, isInverse, alias, hasMatch, judgedOnce }: LinkAsked,
  condition: Condition | undefined,
): Condition {
  const [here, there] = isInverse ? ['to_record_id', 'from_record_id'] : ['from_record_id', 'to_record_id'];
  const isLink = sql`_link.tenant_id = r.tenant_id and _link.relationship_id = ${relationshipId}::uuid and ${sql.ref(`_link.${here}`)} = r.id`;
  const isMet = condition === undefined ? sql`` : sql` and ${condition}`;
  const isThere = sql`${sql.ref(`${alias}.deleted_at`)} is null and ${isShownTo('custom_object_record', viewer, alias)}${isMet}`;
  if (judgedOnce !== null) {
    const some = sql<boolean>`exists (
    with _met as materialized (
      select ${sql.ref(`${alias}.id`)} from custom_object_records ${sql.ref(alias)}
      where ${sql.ref(`${alias}.custom_object_id`)} = ${judgedOnce}::uuid and ${isThere})
    select from custom_object_record_links _link join _met on _met.id = ${sql.ref(`_link.${there}`)} where ${isLink})`;
    return hasMatch ? some : sql<boolean>`not ${some}`;
  }
  const found = sql<boolean>`exists (
    select from custom_object_record_links _link
    join custom_object_records ${sql.ref(alias)} on ${sql.ref(`${alias}.tenant_id`)} = _link.tenant_id and ${sql.ref(`${alias}.id`)} = ${sql.ref(`_link.${there}`)}
    where ${isLink} and ${isThere})`;
  return hasMatch ? found : sql<boolean>`not ${found}`;
}
