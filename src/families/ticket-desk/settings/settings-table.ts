import type { TicketSettings } from '#generated/types.gen.ts';
import type { Settings } from '#src/domain/settings/index.ts';
import { selectTicketSettings } from './settings.queries.ts';

export const settings: Settings<TicketSettings> = {
  table: 'ticket_settings',
  recordKind: 'ticket_settings',
  find: selectTicketSettings,
  json: ['calendars', 'closing', 'at_risk_threshold', 'intake', 'draft_review', 'ai'],
};
