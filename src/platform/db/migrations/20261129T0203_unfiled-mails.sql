-- Messages that could not be read or filed wait for a person under a reason that says so.
alter table ticket_review_items drop constraint ticket_review_items_reason_check;
alter table ticket_review_items add constraint ticket_review_items_reason_check check (
  reason in ('unknown_sender', 'ambiguous_client', 'suspected_spam', 'blocked_sender', 'loop_suspected', 'low_confidence_match', 'oversize', 'processing_failed'));
