import type { Service, TestAgency } from '../support/service.ts';

/** Signatures of the agency and of its owner. */
export async function seedSignatures(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const html = `<p>${mark} Studio<br>Harbour Street 4</p>`;
  const bodies = [
    { name: `${mark} agency`, scope: 'agency', is_default: true, body_html: html },
    { name: `${mark} short`, scope: 'agency', body_html: `<p>${mark}</p>`, body_text: `${mark} in short` },
    { name: `${mark} owner`, scope: 'user', user_id: agency.ownerId, body_html: html },
  ] as const;
  for (const body of bodies) {
    const { data } = await service.ok('createSignature', { body }, { key: agency.key });
    (records['signatures'] ??= []).push(data.id);
  }
}
