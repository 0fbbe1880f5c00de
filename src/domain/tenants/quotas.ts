import type { AgencyQuotaKind } from '#generated/console/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { selectQuotas, type Quota } from './quotas.queries.ts';

// The database counts and refuses (app.use_quota), so that no way of writing goes around it; defaults are in app.default_quota.
const kinds: Readonly<Record<AgencyQuotaKind, true>> = {
  members: true,
  clients: true,
  client_notes: true,
  tasks: true,
  comments: true,
  fields: true,
  processes: true,
  webhook_endpoints: true,
  kilobytes_of_files: true,
  mails_per_day: true,
};

/** What is limited, in the order of the contract. */
export const quotaKinds = Object.keys(kinds) as readonly AgencyQuotaKind[];

/** How much the agency of `db` has and may have. */
export const readQuotas = (db: Db, now: Date): Promise<Quota[]> => selectQuotas(db, quotaKinds, now);
