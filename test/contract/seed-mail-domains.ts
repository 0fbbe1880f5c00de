import type { Service, TestAgency } from '../support/service.ts';

/** Mail domains in every status; the verified one sends e-mail without an inbox. */
export async function seedMailDomains(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const stem = mark.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  for (const status of ['failing', 'verified', 'pending'] as const) {
    const name = `${status}-${stem}-${agency.id.slice(-8)}.example`;
    const { data } = await service.ok('createMailDomain', { body: { name } }, { key: agency.key });
    (records['mail-domains'] ??= []).push(data.id);
    await service.query(
      `update mail_domains set status = $2, is_default = $2 = 'verified', verified_at = case when $2 <> 'pending' then now() - interval '1 day' end,
         sender_address = case when $2 = 'verified' then 'hello@' || name end, sender_name = case when $2 = 'verified' then $3 end,
         checked_at = now() - interval '1 hour' where id = $1`,
      [data.id, status, `${mark} Studio`],
    );
  }
}
