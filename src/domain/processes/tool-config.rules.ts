import type { StageToolConfig, StageToolConfigInput } from '#generated/types.gen.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid } from '#src/platform/errors/index.ts';

/** A configuration with its defaults, ids as they are stored; 400 when its parts do not fit together. */
export function completeConfig(input: StageToolConfigInput, place: string): StageToolConfig {
  switch (input.type) {
    case 'sop':
      return {
        type: 'sop',
        sop_id: storedId(input.sop_id),
        step_id: storedId(input.step_id ?? null),
        is_acknowledged_only: input.is_acknowledged_only ?? false,
      };
    case 'form':
      return {
        type: 'form',
        form_id: storedId(input.form_id),
        is_prefilled: input.is_prefilled ?? true,
        can_repeat: input.can_repeat ?? false,
      };
    case 'automation':
      return {
        type: 'automation',
        automation_id: storedId(input.automation_id),
        button_label: input.button_label.trim(),
        confirmation_text: input.confirmation_text ?? null,
        is_waiting: input.is_waiting ?? false,
      };
    case 'checklist': {
      const keys = input.items.map(({ key }) => key);
      const repeated = keys.findIndex((key, index) => keys.indexOf(key) < index);
      if (repeated >= 0)
        throw invalid(
          `${place}.items[${repeated}].key`,
          `must be unique; another item has the key ${keys[repeated]}.`,
        );
      return { type: 'checklist', items: input.items };
    }
    case 'link':
      return { type: 'link', url: input.url, is_embedded: input.is_embedded ?? false };
    case 'file_request': {
      const [min, max] = [input.min_files ?? 1, input.max_files ?? 10];
      if (min > max) throw invalid(`${place}.max_files`, `must be at least min_files (${min}), not ${max}.`);
      return {
        type: 'file_request',
        instructions: input.instructions ?? null,
        min_files: min,
        max_files: max,
        content_types: input.content_types ?? [],
      };
    }
    case 'ai_prompt': {
      const [output, key] = [input.output ?? 'show', input.output_field_key ?? null];
      if (output === 'field' && key === null)
        throw invalid(`${place}.output_field_key`, 'is required with the output "field".');
      if (output !== 'field' && key !== null)
        throw invalid(`${place}.output_field_key`, 'is only allowed with the output "field".');
      return {
        type: 'ai_prompt',
        preset_id: storedId(input.preset_id ?? null),
        prompt: input.prompt,
        output,
        output_field_key: key,
      };
    }
    case 'approval': {
      const [ids, roles, min] = [
        [...new Set((input.approver_ids ?? []).map(storedId))],
        input.approver_roles ?? [],
        input.min_approvals ?? 1,
      ];
      if (ids.length + roles.length === 0)
        throw invalid(place, 'must have at least one approver. Set approver_ids, approver_roles or both.');
      if (roles.length === 0 && min > ids.length)
        throw invalid(
          `${place}.min_approvals`,
          `must be at most the number of approvers (${ids.length}), not ${min}.`,
        );
      return {
        type: 'approval',
        approver_ids: ids,
        approver_roles: roles,
        min_approvals: min,
        instructions: input.instructions ?? null,
      };
    }
  }
}
