import type { HostedField, HostedRequest } from '#generated/hosted/types.gen.ts';
import type { AutomationInputField } from '#generated/types.gen.ts';
import type { PendingRequest } from '#src/domain/automations/index.ts';
import { findAgency } from '#src/domain/billing/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** The question as those outside the agency see it. Nothing of the automation, and of others who are asked, shows. */
export async function shownRequest(db: Db, request: PendingRequest): Promise<HostedRequest> {
  const { type, title, message, choices, fields, deadline_at } = request;
  return {
    agency_name: (await findAgency(db)).name,
    type,
    title,
    message,
    choices: choices.map(({ key, label }) => ({ key, label })),
    fields: fields.flatMap(shownField),
    deadline_at,
  };
}

/** A flow that asks outsiders to choose members or clients is not published. */
function shownField(field: AutomationInputField): HostedField[] {
  const { key, label, type, help_text: help = null, is_required: isRequired = false, choices = [] } = field;
  if (type === 'user' || type === 'client') return [];
  return [
    {
      key,
      label,
      type,
      help_text: help,
      is_required: isRequired,
      choices: choices.map((choice) => ({ key: choice.key, label: choice.label })),
    },
  ];
}
