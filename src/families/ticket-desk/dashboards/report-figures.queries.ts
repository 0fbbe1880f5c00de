import { sql } from 'kysely';
import type { TicketSlaClockKind } from '#generated/types.gen.ts';
import { countOf, meanOf, percentileOf, percentOf, statisticsOf, sumOf } from './figures.queries.ts';
import { closings } from './moves.queries.ts';

// What each report makes of its facts, by the names of the contract.

/** `standing` and `change` are for the backlog. */
export const throughputFigures = sql`json_build_object(
  'created', ${countOf('created')}, 'resolved', ${countOf('resolved')}, 'closed', ${countOf(...closings)}, 'reopenings', ${countOf('reopened')},
  'messages_received', ${countOf('inbound')}, 'messages_sent', ${countOf('outbound')}, 'standing', ${sumOf('standing')}, 'change', ${sumOf('change')})`;

const clocks = (result: string): string[] => [`first_response:${result}`, `resolution:${result}`];

export const summaryFigures = sql`json_build_object(
  'created', ${countOf('created')}, 'resolved', ${countOf('resolved')}, 'closed', ${countOf(...closings)}, 'reopenings', ${countOf('reopened')},
  'spam', ${countOf('spam')}, 'messages_received', ${countOf('inbound')},
  'messages_sent', ${countOf('outbound')}, 'first_response_median_minutes', ${percentileOf('first_response', 0.5)},
  'resolution_median_minutes', ${percentileOf('resolution', 0.5)},
  'sla_met_percent', ${percentOf(clocks('met'), ['met', 'met_late', 'breached'].flatMap(clocks))})`;

export const autoCloseFigures = sql`json_build_object(
  'resolved', ${countOf('resolved')}, 'auto_closed', ${countOf('closed_by_timer')}, 'closed_by_user', ${countOf('closed_by_user')},
  'reopenings', ${countOf('reopened')}, 'followed_up', ${countOf('followed_up')})`;

const clockFigures = (kind: TicketSlaClockKind) => {
  const [met, late, breached] = [`${kind}:met`, `${kind}:met_late`, `${kind}:breached`] as const;
  return sql`json_build_object('clock_count', ${countOf(met, late, breached)}, 'met', ${countOf(met)}, 'met_late', ${countOf(late)},
    'breached', ${countOf(breached)}, 'at_risk', ${countOf(`${kind}:at_risk`)}, 'met_percent', ${percentOf([met], [met, late, breached])})`;
};

export const slaFigures = sql`json_build_object('first_response', ${clockFigures('first_response')}, 'resolution', ${clockFigures('resolution')})`;

export const responseFigures = sql`json_build_object(
  'first_response', ${statisticsOf('first_response')}, 'next_response', ${statisticsOf('next_response')},
  'resolution', ${statisticsOf('resolution')})`;

/** Suggestions count as used or not once somebody decided. */
export const aiFigures = sql`json_build_object(
  'interactions', ${countOf('interaction')}, 'drafts', ${countOf('draft')}, 'accepted', ${countOf('reply:accepted')}, 'edited', ${countOf('reply:edited')},
  'dismissed', ${countOf('reply:dismissed')}, 'sent_automatically', ${countOf('sent_automatically')}, 'failed', ${countOf('failed')},
  'acceptance_percent', ${percentOf(['reply:accepted', 'reply:edited'], ['reply:accepted', 'reply:edited', 'reply:dismissed'])},
  'mean_confidence', ${meanOf('confidence')})`;
