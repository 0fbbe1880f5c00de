import { all, idIn, named, pick, type Content, type PackKind, type References } from './kind.ts';

export const automation: PackKind = {
  noun: 'automation',
  async read(ctx, id) {
    const record = (await ctx.invoke('getAutomation', { path: { id } })) as unknown as Content;
    const { config } = (await ctx.invoke('getAutomationConfig', {
      path: { id },
      query: { source: 'working_copy' } as never,
    })) as unknown as Content;
    return { ...record, config };
  },
  nameOf: ({ name }) => name as string,
  body: (record, refs) => {
    const config = record.config as Content;
    return {
      ...pick(record, 'name', 'description', 'tags'),
      config: {
        settings: settingsOf((config.settings ?? {}) as Content, refs),
        nodes: all(config, 'nodes').map((node) => nodeOf(node, refs)),
        ...pick(config, 'edges', 'variables'),
      },
    };
  },
  create: (body) => ({ operation: 'createAutomation', input: { body } }),
  renamed: named(),
};

function settingsOf(settings: Content, refs: References): Content {
  const failure = (settings.on_failure ?? {}) as Content;
  const started = idIn(failure, 'automation_id');
  return {
    ...pick(
      settings,
      'concurrency',
      'record_skips',
      'concurrency_key',
      'is_held_while_waiting',
      'trigger_key',
      'trigger_key_minutes',
      'debounce_seconds',
      'is_started_by_own_changes',
      'data_retention_days',
    ),
    ...(started !== undefined && { on_failure: { automation_id: refs.record('automation', started) } }),
  };
}

const nodeOf = (node: Content, refs: References): Content => ({
  ...pick(node, 'key', 'type', 'label', 'description', 'is_enabled', 'canvas'),
  config: configOf(node.type as string, (node.config ?? {}) as Content, refs),
});

function configOf(type: string, config: Content, refs: References): Content {
  switch (type) {
    case 'trigger':
      return triggerOf(config, refs);
    case 'action': {
      // `google_ads.pause_campaign` is of an outside service.
      const [service, endpoint] = (config.action_key as string).split('.');
      if (endpoint !== undefined) refs.integration(service!);
      return without(config, 'credential_id', 'subaccount_key');
    }
    case 'sub_automation':
      return {
        ...config,
        automation_id: refs.record('automation', config.automation_id as string),
      };
    case 'approval':
    case 'choice':
    case 'form':
      return {
        ...config,
        asked: { user_ids: [], ...without((config.asked ?? {}) as Content, 'user_ids', 'department_ids') },
      };
    default:
      return config;
  }
}

/** The trigger of an outside service needs the publisher's account there: its place is taken by a start by hand. */
function triggerOf(config: Content, refs: References): Content {
  if (config.type === 'integration') {
    refs.integration((config.event_key as string).split('.')[0]!);
    return { type: 'callable', inputs: [], output_keys: [] };
  }
  if (config.type !== 'manual_button') return config;
  return {
    ...config,
    buttons: all(config, 'buttons').map((button) => without(button, 'id', 'definition_ids')),
  };
}

const without = (content: Content, ...names: readonly string[]): Content =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !names.includes(name)));
