import type { SopContentBlock, SopStepOutline } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, iso, record, selectRecord, parseRecord } from '#src/platform/db/query/index.ts';

/** A step of a working copy without its blocks. */
export async function selectStepOutline(db: Db, id: string): Promise<SopStepOutline> {
  const text = await selectRecord(
    db,
    record<SopStepOutline>()(
      db
        .selectFrom('sop_steps as t')
        .where('t.id', '=', id)
        .select([
          't.id',
          't.sop_id',
          't.position',
          't.title',
          't.summary',
          't.is_optional',
          't.estimated_minutes',
          't.revision',
          iso('t.created_at').as('created_at'),
          iso('t.updated_at').as('updated_at'),
          't.created_by',
        ]),
    ),
  );
  return parseRecord(text!);
}

/** A block of a working copy. */
export async function selectBlock(db: Db, id: string): Promise<SopContentBlock> {
  const text = await selectRecord(
    db,
    record<SopContentBlock>()(
      db
        .selectFrom('sop_blocks as b')
        .where('b.id', '=', id)
        .select([
          'b.id',
          'b.step_id',
          'b.position',
          as<SopContentBlock['content']>()('b.content').as('content'),
          'b.revision',
          iso('b.created_at').as('created_at'),
          iso('b.updated_at').as('updated_at'),
          'b.created_by',
        ]),
    ),
  );
  return parseRecord(text!);
}
