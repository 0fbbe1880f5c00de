import { sql } from 'kysely';
import type { FieldRecordKind } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { changeBy, replaceChoiceInValues, storeOf, storeOfObject } from '#src/domain/field-values/index.ts';

interface ClientField {
  readonly id: string;
  readonly key: string;
  readonly record_kind: FieldRecordKind;
  readonly custom_object_id: string | null;
}

/** Custom fields of the type `client` that name a source name the survivor from then on, in the history of their records too. */
export async function moveReferences(
  ctx: Pick<WriteContext, 'db' | 'identity' | 'now'>,
  sourceId: string,
  survivorId: string,
): Promise<void> {
  const { rows } = await sql<ClientField>`
    select id, key, record_kind, custom_object_id from fields where type = 'client' and deleted_at is null order by id`.execute(
    ctx.db,
  );
  for (const field of rows) {
    const store =
      field.custom_object_id === null ? storeOf(field.record_kind) : storeOfObject(field.custom_object_id);
    const order = [survivorId];
    await replaceChoiceInValues(
      ctx.db,
      store,
      field,
      { from: sourceId, to: survivorId, order },
      changeBy(ctx, field.record_kind),
    );
  }
  // A value that has to be unique stays claimed by the record that had it first.
  await sql`
    update field_unique_values u set value = app.unique_form(to_jsonb(${survivorId}::text))
    where u.field_id = any(${sql.val(rows.map(({ id }) => id))}::uuid[]) and u.value = app.unique_form(to_jsonb(${sourceId}::text)) and not exists (
      select from field_unique_values o where o.field_id = u.field_id and o.value = app.unique_form(to_jsonb(${survivorId}::text)))`.execute(
    ctx.db,
  );
}
