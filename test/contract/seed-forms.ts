import { randomUUID } from 'node:crypto';
import type { Service, TestAgency } from '../support/service.ts';

/** Forms with versions, links for clients, and submissions in every status. */
export async function seedForms(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const caller = { key: agency.key };
  const lower = mark.toLowerCase();
  const put = (collection: string, ...ids: readonly string[]) => (records[collection] ??= []).push(...ids);
  const clientId = records['clients']![0]!;
  for (const index of [1, 2, 3]) {
    const { data } = await service.ok(
      'createForm',
      {
        body: {
          name: `${mark} form ${index}`,
          description: `${mark} asks`,
          tags: [lower],
          elements: [{ type: 'short_text', key: 'company', label: `${mark} company` }],
          settings: {
            access: { is_captcha_required: false, closed_message: `${mark} is closed` },
            // Only reviewers move submissions on: no worker runs in walks, and what is held stays so.
            review: { mode: 'always' },
          },
        },
      },
      caller,
    );
    put('forms', data.id);
    // The third remains a draft.
    if (index === 3) continue;
    await service.ok('publishForm', { path: { id: data.id }, body: { note: `${mark} first` } }, caller);
    await service.ok(
      'updateForm',
      { path: { id: data.id }, body: { description: `${mark} asks again` } },
      caller,
    );
    await service.ok('republishForm', { path: { id: data.id }, body: { note: `${mark} second` } }, caller);
    await service.ok(
      'updateForm',
      { path: { id: data.id }, body: { description: `${mark} asks once more` } },
      caller,
    );
    await service.ok('republishForm', { path: { id: data.id }, body: { note: `${mark} third` } }, caller);
    for (const answer of ['one', 'two', 'three']) {
      const { data: made } = await service.ok(
        'createFormLink',
        { path: { id: data.id }, body: { client_id: clientId, answers: { company: `${mark} ${answer}` } } },
        caller,
      );
      put('links', made.link.id);
      put('form-links', made.link.id);
    }
    await seedSubmissions(service, agency, { mark, formId: data.id, clientId }, put);
  }
}

async function seedSubmissions(
  service: Service,
  agency: TestAgency,
  { mark, formId, clientId }: { readonly mark: string; readonly formId: string; readonly clientId: string },
  put: (collection: string, ...ids: readonly string[]) => void,
): Promise<void> {
  for (const [index, status] of ['held', 'ready', 'rejected', 'in_progress', 'held'].entries()) {
    const id = randomUUID();
    await service.query(
      `insert into form_submissions (tenant_id, id, form_id, form_version, status, answers, words, respondent_name, respondent_email, client_id, source_url,
         source_host, spam_score, hold_reason, hold_details, record_kind, record_id, submitted_at, created_at, updated_at)
       values ($1, $2, $3, 2, $4, jsonb_build_object('company', $5::text), $5, $5, lower($5) || '@forms.example', $6, 'https://forms.example', 'forms.example',
         0.1 * $7::integer, case when $4 = 'held' then 'review_required' end, case when $4 = 'held' then array[$5] else '{}'::text[] end, 'client', $6,
         case when $4 <> 'in_progress' then now() - make_interval(hours => $7::integer) end, now() - make_interval(hours => $7::integer + 1), now())`,
      [agency.id, id, formId, status, `${mark}-${index}`, clientId, index],
    );
    put('form-submissions', id);
  }
  // What the worker counts as submissions come in; each form has another number.
  await service.query(
    `update forms f set submission_count = counted.count, held_count = 2, last_submitted_at = now() - make_interval(hours => counted.count::integer) from (
       select id, row_number() over (order by id) + 3 as count from forms where tenant_id = $1 and version > 0) counted where f.id = counted.id and f.tenant_id = $1`,
    [agency.id],
  );
  await service.query(
    `update form_versions set submission_count = case version when 2 then 4 when 3 then 1 else 0 end where tenant_id = $1`,
    [agency.id],
  );
}
