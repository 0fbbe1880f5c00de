import { expect, it } from 'vitest';
import { eventTypes } from '#generated/events.ts';
import { permissions } from '#generated/permissions.ts';
import { catalogue } from '#src/platform/errors/catalogue.ts';

it('answers with these problems and no others', () => {
  const pinned: Record<string, [number, string]> = {
    validation_error: [400, 'validation_error'],
    malformed_json: [400, 'validation_error'],
    unauthenticated: [401, 'invalid_token'],
    session_stale: [401, 'invalid_token'],
    confirmation_required: [401, 'invalid_token'],
    permission_denied: [403, 'permission_denied'],
    not_found: [404, 'not_found'],
    unknown_path: [404, 'not_found'],
    method_not_allowed: [405, 'validation_error'],
    request_timeout: [408, 'validation_error'],
    conflict: [409, 'conflict'],
    stale_revision: [409, 'conflict'],
    state_conflict: [409, 'conflict'],
    idempotency_conflict: [409, 'conflict'],
    payload_too_large: [413, 'validation_error'],
    uri_too_long: [414, 'validation_error'],
    unsupported_media_type: [415, 'validation_error'],
    expectation_failed: [417, 'validation_error'],
    rate_limited: [429, 'rate_limited'],
    headers_too_large: [431, 'validation_error'],
    internal: [500, 'internal'],
    not_implemented: [501, 'internal'],
    unavailable: [503, 'internal'],
  };
  expect(Object.fromEntries(Object.entries(catalogue).map(([code, { status, type }]) => [code, [status, type]]))).toEqual(pinned);
});

it('emits these events and no others', () => {
  expect([...eventTypes].toSorted()).toEqual([
    'client.bank_authorization_required', 'client.created', 'client.deleted', 'client.merged', 'client.updated',
    'client_note.created', 'client_note.updated', 'client_program.added', 'client_program.billing_changed',
    'client_program.cancelled', 'client_program.completed', 'client_program.paused', 'client_program.resumed',
    'client_program.started', 'client_program.suspended', 'custom_object_record.created', 'custom_object_record.deleted',
    'custom_object_record.updated', 'escalation.comment_added', 'escalation.created', 'escalation.reassigned',
    'escalation.status_changed', 'escalation.updated', 'form.submission_ready', 'form.submission_rejected', 'manual.button',
    'process.instance_completed', 'process.instance_created', 'process.instance_deleted', 'process.instance_updated',
    'process.merged', 'process.stage_changed', 'sop.archived', 'sop.feedback_received', 'sop.published', 'sop.updated',
    'ticket.all_linked_processes_completed', 'ticket.assigned', 'ticket.created', 'ticket.draft_review_approved',
    'ticket.draft_review_rejected', 'ticket.draft_review_requested', 'ticket.linked_process_attached',
    'ticket.linked_process_created', 'ticket.merged', 'ticket.message_received', 'ticket.message_sent', 'ticket.moved',
    'ticket.priority_changed', 'ticket.sla_at_risk', 'ticket.sla_breached', 'ticket.spam_marked', 'ticket.status_changed',
    'ticket.unassigned', 'ticket.updated', 'training.assessment_failed', 'training.assessment_passed',
    'training.assessment_submitted', 'training.course_completed', 'training.course_failed', 'user.invited',
    'user.setup_completed',
  ]);
});

it('grants these permissions and no others', () => {
  expect(permissions.map((permission) => permission.replace('.', ' ')).join(', ')).toBe([
    'clients view, clients create, clients edit, clients delete, clients merge',
    'tasks view, tasks create, tasks edit, tasks transition, tasks delete, tasks manage',
    'tickets view, tickets create, tickets reply, tickets edit, tickets assign, tickets delete, tickets manage, tickets review_drafts',
    'escalations view, escalations create, escalations edit, escalations manage',
    'sops view, sops author, sops review, sops publish, sops manage',
    'training learn, training author, training assign, training review, training manage',
    'automations view, automations author, automations publish, automations run',
    'forms view, forms author, forms publish, forms review',
    'programs view, programs manage, programs bill',
    'billing view, billing manage',
    'objects view, objects edit, objects define',
    'chat use, chat moderate',
    'time own, time manage',
    'people view, people invite, people manage',
    'marketplace acquire, marketplace import',
    'settings view, settings manage, settings api, settings webhooks',
  ].join(', '));
});
