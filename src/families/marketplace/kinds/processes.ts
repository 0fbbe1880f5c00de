import { all, idIn, named, pick, type Content, type PackKind, type References } from './kind.ts';

export const processDefinition: PackKind = {
  noun: 'process',
  read: (ctx, id) =>
    ctx.invoke('getFullProcessDefinition', {
      path: { id },
      query: { is_draft: true },
    }) as unknown as Promise<Content>,
  nameOf: ({ definition }) => (definition as Content).name as string,
  body: (full, refs) => {
    const keys = new Map(all(full, 'stages').map(({ id, key }) => [id, key]));
    return {
      ...pick(
        full.definition as Content,
        'name',
        'description',
        'icon',
        'color',
        'task_name_template',
        'priority_level',
        'tags',
        'due_offset_minutes',
        'estimated_minutes',
        'shift_due_on_hold',
      ),
      stages: all(full, 'stages').map((stage) => ({
        ...stageOf(stage, refs),
        predecessors: all(full, 'dependencies')
          .filter(({ successor_id: successor }) => successor === stage.id)
          .map((each) => ({ key: keys.get(each.predecessor_id), ...pick(each, 'type', 'lag_minutes') })),
      })),
    };
  },
  create: (body) => ({ operation: 'createProcess', input: { body } }),
  idOf: ({ definition }) => (definition as Content).id,
  renamed: named(),
};

function stageOf(stage: Content, refs: References): Content {
  for (const key of (stage.required_field_keys ?? []) as string[]) refs.field('task', key);
  return {
    ...pick(
      stage,
      'key',
      'name',
      'instructions',
      'is_required',
      'auto_start',
      'auto_complete',
      'due_rule',
      'estimated_minutes',
      'required_field_keys',
    ),
    assignment: assignmentOf(stage.assignment as Content),
    substages: all(stage, 'substages').map((each) =>
      pick(each, 'name', 'description', 'is_required', 'due_rule'),
    ),
    tools: all(stage, 'tools').map((tool) => ({
      ...pick(tool, 'name', 'description', 'icon', 'is_required', 'is_visible_to_all'),
      config: toolOf(tool.config as Content, refs),
    })),
  };
}

/** Named members are the publisher's: such a stage begins without an assignee. */
const assignmentOf = (assignment: Content): Content =>
  assignment.mode === 'members'
    ? { mode: 'none' }
    : { mode: assignment.mode, ...(assignment.mode === 'auto' && pick(assignment, 'skills')) };

/** What each type of tool takes along; without presets, and without the members who may approve. */
const tools: Readonly<Record<string, (config: Content, refs: References) => Content>> = {
  sop: (config, refs) => ({
    sop_id: refs.record('sop', config.sop_id as string),
    ...pick(config, 'is_acknowledged_only'),
  }),
  form: (config, refs) => ({
    form_id: refs.record('form', config.form_id as string),
    ...pick(config, 'is_prefilled', 'can_repeat'),
  }),
  automation: (config, refs) => ({
    automation_id: refs.record('automation', config.automation_id as string),
    ...pick(config, 'button_label', 'confirmation_text', 'is_waiting'),
  }),
  checklist: (config) => ({
    items: all(config, 'items').map((item) => pick(item, 'key', 'label', 'is_required')),
  }),
  link: (config) => pick(config, 'url', 'is_embedded'),
  file_request: (config) => pick(config, 'instructions', 'min_files', 'max_files', 'content_types'),
  ai_prompt: (config, refs) => {
    const key = idIn(config, 'output_field_key');
    if (key !== undefined) refs.field('task', key);
    return pick(config, 'prompt', 'output', 'output_field_key');
  },
  approval: (config) => {
    const roles = (config.approver_roles ?? []) as readonly string[];
    return {
      approver_roles: roles.length === 0 ? ['department_lead'] : roles,
      ...pick(config, 'instructions'),
      // Fewer may approve than could before.
      min_approvals: 1,
    };
  },
};

const toolOf = (config: Content, refs: References): Content => ({
  type: config.type,
  ...tools[config.type as string]!(config, refs),
});
