import type { PoolClient } from 'pg';
import type { ImageSource } from '#src/domain/files/index.ts';

/** The logo of an agency, of which no picture is kept yet. */
export interface BareLogo extends ImageSource {
  readonly tenant_id: string;
}

/** The next one that is none of these. */
export async function findBareLogo(
  owner: PoolClient,
  without: readonly string[],
): Promise<BareLogo | undefined> {
  const { rows } = await owner.query<BareLogo>(
    `select t.id as tenant_id, f.id, f.file_name, f.content_type, f.size_bytes from tenants t
     join managed_files f on f.tenant_id = t.id and f.id = t.logo_file_id
     where t.logo_png is null and f.status = 'ready' and f.id <> all($1::uuid[])
     order by t.id limit 1`,
    [without],
  );
  return rows[0];
}

/** Keeps the picture, unless the agency chose another logo meanwhile. Nobody reads it with the agency, whose revision stays. */
export async function keepPicture(
  owner: PoolClient,
  { tenant_id: tenantId, id }: BareLogo,
  png: Buffer,
): Promise<void> {
  await owner.query(
    'update tenants set logo_png = $3 where id = $1 and logo_file_id = $2 and logo_png is null',
    [tenantId, id, png],
  );
}
