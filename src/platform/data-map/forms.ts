import { aged, purgeWindow, until, withRecord, type DataMap } from './entry.ts';

/** Forms, their versions, and what people answer. */
export const forms = {
  forms: {
    holds: 'forms and their working copies; a deleted one stays as long as somebody’s answers to it',
    of: 'member',
    kept: purgeWindow,
    personal: {
      content: 'name description tags elements settings search_text',
      behaviour: 'published_at unpublished_at last_submitted_at',
      credential: 'embed_token',
      reference: 'published_by',
    },
    ofOthers: { outsider: 'last_submitted_at', agency: 'embed_token' },
    plain:
      'slug status version language page_count input_count maps_to content_hash live_hash has_unpublished_changes submission_count held_count',
  },
  form_versions: {
    holds: 'published versions of forms',
    of: 'member',
    kept: withRecord('forms'),
    personal: {
      content: 'name description elements settings note',
      behaviour: 'published_at',
      reference: 'published_by',
    },
    plain: 'form_id version language input_count submission_count',
  },
  form_files: {
    holds: 'pictures that forms show',
    of: 'agency',
    kept: withRecord('forms'),
    plain: 'form_id file_id',
  },
  form_links: {
    holds: 'links to forms for single clients, with prefilled answers',
    of: 'client_contact',
    kept: withRecord('forms', 'clients'),
    personal: { content: 'answers' },
    plain: 'form_id client_id record_kind record_id submission_id expires_at revoked_at',
  },
  form_submissions: {
    holds: 'answers to forms; once erased, only when they came and which questions were answered',
    of: 'outsider',
    kept: aged({ interval: '1 day', since: 'erased_at', if: 'its form is deleted' }),
    emptied: Object.fromEntries(
      ['answers', 'respondent_name', 'respondent_email', 'source_url', 'words'].map((column) => [
        column,
        'when the submission is deleted, or as many days after its end as the form keeps submissions',
      ]),
    ),
    personal: {
      name: 'respondent_name',
      contact: 'respondent_email',
      content: 'answers hold_details rejection_reason words search_text content_hash',
      behaviour: 'source_url source_host submitted_at',
      reference: 'user_id reviewed_by',
    },
    plain: `form_id form_version status client_id link_id record_kind record_id captcha spam_score spam_signals hold_reason created_records
      reviewed_at last_key shown_keys answered_keys links_sent links_sent_on finished_at
      erased_at submitted_revision`,
  },
  form_uploads: {
    holds: 'files that came with answers to forms',
    of: 'outsider',
    kept: until('removed when the submission is deleted; unused files when it is submitted or abandoned'),
    personal: { content: 'file_name checksum_sha256' },
    plain: 'submission_id element_key content_type size_bytes status reason',
  },
  form_views: {
    holds: 'how often pages of forms were opened on a day',
    of: 'agency',
    kept: withRecord('forms'),
    plain: 'form_id version viewed_on view_count',
  },
  form_erased_choices: {
    holds: 'how often choices were made in answers that were erased since',
    of: 'agency',
    kept: withRecord('forms'),
    plain: 'form_id version submitted_on element_key choice_key answer_count',
  },
} as const satisfies DataMap;
