import type { Db } from '#src/platform/db/index.ts';

/** How an enrolment wants its invoices to be charged; what it leaves open is as the client or the agency says. */
export interface EnrollmentWishes {
  readonly is_auto_charged: boolean | null;
  readonly payment_method_id: string | null;
}

/** The wishes of the enrolment that owns an invoice; undefined for an invoice of its own. */
export async function findEnrollmentWishes(
  db: Db,
  clientProgramId: string | null,
): Promise<EnrollmentWishes | undefined> {
  if (clientProgramId === null) return undefined;
  return db
    .selectFrom('client_programs')
    .where('id', '=', clientProgramId)
    .select(['is_auto_charged', 'payment_method_id'])
    .executeTakeFirst();
}
