import type { AutomationNode } from '#generated/types.gen.ts';
import { subjectPropertyOf } from '#src/domain/workflows/index.ts';
import { listed } from '#src/platform/errors/index.ts';

type Trigger = Extract<AutomationNode, { type: 'trigger' }>['config'];

/** How a trigger is started for a task without asking anything, or why it cannot be. */
export type StageStart =
  | { readonly buttonKey?: string; readonly eventType?: string; readonly reason?: undefined }
  | { readonly reason: string };

const anotherWay =
  'Give the tool another automation, or let a button for tasks without required inputs start it.';

/** A tool asks for no inputs, so that nothing may be required; of several buttons it cannot choose one. */
export function stageStartOf(trigger: Trigger): StageStart {
  switch (trigger.type) {
    case 'manual_button': {
      const [button, ...others] = trigger.buttons.filter(
        ({ record_kinds: kinds = [] }) => kinds.length === 0 || kinds.includes('task'),
      );
      if (button === undefined) return { reason: `The automation has no button for tasks. ${anotherWay}` };
      if (others.length > 0) {
        const keys = [button, ...others].map(({ key }) => key);
        return {
          reason: `The automation has several buttons for tasks: ${listed(keys)}. Leave one of them for tasks.`,
        };
      }
      return requiredOf(button.inputs) ?? { buttonKey: button.key };
    }
    case 'callable':
      return requiredOf(trigger.inputs) ?? {};
    case 'event': {
      const eventType = trigger.event_types.find(
        (type) => !type.startsWith('custom_object_record.') && subjectPropertyOf(type, 'task') !== undefined,
      );
      return eventType === undefined
        ? { reason: `The automation is started by events that are not about tasks. ${anotherWay}` }
        : { eventType };
    }
    case 'schedule':
    case 'inbound_webhook':
    case 'integration':
      return {};
  }
}

function requiredOf(
  inputs: readonly { readonly label: string; readonly is_required?: boolean }[] = [],
): StageStart | undefined {
  const required = inputs.filter(({ is_required: isRequired }) => isRequired === true);
  return required.length === 0
    ? undefined
    : {
        reason: `The automation requires inputs: ${listed(required.map(({ label }) => label))}. ${anotherWay}`,
      };
}
