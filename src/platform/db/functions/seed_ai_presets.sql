-- The presets that come with the service: one for each purpose that has texts of its own. An agency refers to them by ids of its own.
create or replace function app.seed_ai_presets(agency uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
    insert into ai_presets (tenant_id, name, description, purpose, instructions, context_source_keys, is_memory_used, is_default, is_built_in)
    values
      (agency, 'Assistant', 'Talks with members about their work.', 'assistant',
        'Help members of the agency with their work. Say what you know from the records you were given, and what you do not know. Never invent records, dates or amounts.',
        '{client_profile,client_history,tasks}', true, true, true),
      (agency, 'Replies to tickets', 'Drafts an answer to the last message of a client.', 'ticket_reply',
        'Draft a reply to the last message. Answer what was asked, say what happens next and when, and promise nothing that no record says. Leave out what is internal.',
        '{client_profile,client_history,tasks}', true, true, true),
      (agency, 'Triage of tickets', 'Classifies incoming tickets and sums them up.', 'ticket_triage',
        'Sum up the ticket in one sentence. Choose priority and tags only from those that you were given, and say when none fits.',
        '{client_profile,fields}', false, true, true),
      (agency, 'Summaries of escalations', 'Sums up an escalation and recommends a next step.', 'escalation_summary',
        'Sum up what happened, in order, with dates. Then say what is open, and recommend one next step with its reason.',
        '{client_profile,client_history,tasks}', true, true, true),
      (agency, 'Texts', 'Drafts SOPs, lessons and posts.', 'content',
        'Write clearly and in short sentences. Use headings and numbered steps where something is to be done in order. Do not repeat the instructions you were given.',
        '{}', false, true, true)
    on conflict do nothing;
  $$;
revoke all on function app.seed_ai_presets(uuid) from public;
