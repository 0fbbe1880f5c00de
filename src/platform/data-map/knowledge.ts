import { aged, purgeWindow, withAgency, withRecord, type DataMap } from './entry.ts';

/** SOPs, their versions, and what readers leave behind. */
export const knowledge = {
  sops: {
    holds: 'standard operating procedures',
    of: 'member',
    kept: purgeWindow,
    personal: {
      content: 'title summary tags search_text',
      behaviour: 'published_at archived_at last_reviewed_at',
      reference: 'owner_id content_author_id published_by',
    },
    plain:
      'status version live_version_id was_published reread_version folder_id department_ids is_restricted estimated_minutes review_interval_days next_review_at content_hash live_hash has_unpublished_changes content_revision step_count live_step_count view_count rating_count rating_sum average_rating open_flag_count',
  },
  sop_steps: {
    holds: 'steps of working copies of SOPs',
    of: 'member',
    kept: purgeWindow,
    personal: { content: 'title summary' },
    plain: 'sop_id is_optional estimated_minutes',
  },
  sop_blocks: {
    holds: 'what steps of working copies say',
    of: 'member',
    kept: purgeWindow,
    personal: { content: 'content' },
    plain: 'sop_id step_id',
  },
  sop_versions: {
    holds: 'published versions of SOPs',
    of: 'member',
    kept: withRecord('sops'),
    personal: {
      content: 'title summary change_note steps',
      behaviour: 'published_at',
      reference: 'author_id published_by',
    },
    plain: 'sop_id version is_reread_required step_count review_id',
  },
  sop_checklists: {
    holds: 'which checklists live versions of SOPs have',
    of: 'agency',
    kept: withRecord('sops'),
    plain: 'block_id sop_id',
  },
  sop_ticks: {
    holds: 'what members have ticked on checklists of SOPs',
    of: 'member',
    kept: withRecord('sops', 'users', 'tasks', 'task_stages'),
    personal: { behaviour: 'checked_at', reference: 'user_id checked_by' },
    plain: 'sop_id block_id item_id task_id stage_id',
  },
  sop_reviews: {
    holds: 'reviews of SOPs and what was decided',
    of: 'member',
    kept: withRecord('sops'),
    personal: {
      content: 'change_note comment',
      behaviour: 'decided_at',
      reference: 'reviewer_ids reviewed_by',
    },
    plain: 'sop_id kind status content_revision is_reread_required due_date published_version',
  },
  sop_flags: {
    holds: 'reports of readers that an SOP is out of date',
    of: 'member',
    kept: withRecord('sops'),
    personal: {
      content: 'body_text status_reason search_text',
      behaviour: 'status_changed_at',
      reference: 'changed_by',
    },
    plain: 'sop_id version step_id status',
  },
  sop_feedback: {
    holds: 'remarks of readers on SOPs, and the answers',
    of: 'member',
    kept: withRecord('sops'),
    personal: { content: 'body_text rating answer_text', reference: 'changed_by' },
    plain: 'sop_id version step_id status',
  },
  sop_ratings: {
    holds: 'how members rate SOPs',
    of: 'member',
    kept: withRecord('sops', 'users'),
    personal: { content: 'rating', behaviour: 'rated_at', reference: 'user_id' },
    plain: 'sop_id',
  },
  sop_views: {
    holds: 'who read which SOP, when and how far',
    of: 'member',
    kept: aged({ interval: '400 days', since: 'ended_at', if: 'they are not the latest of their reader' }),
    personal: {
      behaviour: 'status reached_step_ids acknowledged_at started_at last_seen_at ended_at',
      reference: 'user_id',
    },
    plain: 'sop_id version task_id stage_id',
  },
  sop_readers: {
    holds: 'the latest version of an SOP that each member read and confirmed',
    of: 'member',
    kept: withRecord('sops', 'users'),
    personal: {
      behaviour: 'latest_view_id read_version last_seen_at acknowledged_version acknowledged_at',
      reference: 'user_id',
    },
    plain: 'sop_id',
  },
  sop_prerequisites: {
    holds: 'which SOPs are to be read before others',
    of: 'member',
    kept: purgeWindow,
    personal: { content: 'note' },
    plain: 'sop_id prerequisite_id is_required',
  },
  sop_places: {
    holds: 'texts of published SOPs as a search looks through them',
    of: 'member',
    kept: withRecord('sops'),
    personal: { content: 'body_text words search_text' },
    plain: 'sop_id place step_id block_id ordinal language',
  },
  sop_searches: {
    holds: 'searches of SOPs without a result, by day, without who searched',
    of: 'member',
    kept: aged({ interval: '400 days', since: 'last_searched_at' }),
    personal: { content: 'search' },
    plain: 'searched_on search_count last_searched_at',
  },
  sop_tags: {
    holds: 'tags of SOPs',
    of: 'agency',
    kept: withAgency,
    plain: 'name color description',
  },
  sop_settings: {
    holds: 'rules for SOPs, of agencies that have changed them',
    of: 'agency',
    kept: withAgency,
    plain: 'is_review_required default_review_interval_days review_due_days embed_hosts',
  },
} as const satisfies DataMap;
