import type { Service } from '../support/service.ts';

/**
 * Takes down the working copies of the first agency's automations. The returned function puts them back before an operation is tried:
 * they keep what was written as it was, and would tell at each attempt what the one before wrote.
 */
export async function keepWorkingCopies(service: Service): Promise<(operationId: string) => Promise<void>> {
  const copies = await service.query<{ id: string; config: string; config_hash: string }>(
    'select id, config::text as config, config_hash from automations where tenant_id = $1',
    [service.agencies[0].id],
  );
  const columns = [
    copies.map(({ id }) => id),
    copies.map(({ config }) => config),
    copies.map(({ config_hash: hash }) => hash),
  ];
  return async (operationId) => {
    if (operationId !== 'updateAutomation') return;
    await service.query(
      `update automations a set config = w.config::jsonb, config_hash = w.hash
       from unnest($1::uuid[], $2::text[], $3::text[]) as w (id, config, hash) where w.id = a.id and w.hash <> a.config_hash`,
      columns,
    );
  };
}
