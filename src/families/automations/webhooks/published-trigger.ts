import type { ReadContext } from '#src/call/context.ts';
import { Graph } from '../flow/index.ts';
import { findFlow, type StoredAutomation } from '../record/stored.queries.ts';

/** What starts the published version; null before there is one. */
export async function publishedTrigger(
  { db }: Pick<ReadContext, 'db'>,
  { id, published_version: version }: StoredAutomation,
): Promise<string | null> {
  const flow = version === null ? undefined : await findFlow(db, id, version);
  return flow === undefined ? null : new Graph(flow).trigger!.config.type;
}
