import type {
  TicketAiInstruction,
  TicketAiSettingLayer,
  TicketAiSettingOrigin,
} from '#generated/types.gen.ts';
import type { AiLayer, AiSources } from './settings.queries.ts';

/** What an agency has that never said otherwise. */
const defaults = { is_ai_enabled: false, reply_mode: 'draft', tone: 'neutral', min_confidence: 0.9 } as const;

const settings = [
  'is_ai_enabled',
  'reply_mode',
  'tone',
  'language',
  'signature',
  'min_confidence',
] as const satisfies readonly (keyof AiLayer)[];

/** Settings of AI replies as they hold for a ticket, with the layer that each comes from: the client's before the inbox's before the agency's. */
export function resolveAiSettings({ client, inbox, agency }: Pick<AiSources, 'client' | 'inbox' | 'agency'>) {
  const layers: readonly (readonly [TicketAiSettingLayer, AiLayer | null])[] = [
    ['client', client],
    ['inbox', inbox],
    ['agency', agency],
  ];
  const originOf = (setting: keyof AiLayer) => layers.find(([, layer]) => layer?.[setting] != null);
  const valueOf = <K extends keyof AiLayer>(setting: K): AiLayer[K] | null =>
    originOf(setting)?.[1]?.[setting] ?? null;
  const origins: TicketAiSettingOrigin[] = settings.map((setting) => ({
    setting,
    layer: originOf(setting)?.[0] ?? 'agency',
  }));
  if (inbox.preset_id != null) origins.push({ setting: 'preset', layer: 'inbox' });
  const instructions: TicketAiInstruction[] = layers.flatMap(([layer, values]) =>
    values?.instructions == null ? [] : [{ layer, text: values.instructions }],
  );
  return {
    is_ai_enabled: valueOf('is_ai_enabled') ?? defaults.is_ai_enabled,
    preset_id: inbox.preset_id ?? null,
    reply_mode: valueOf('reply_mode') ?? defaults.reply_mode,
    tone: valueOf('tone') ?? defaults.tone,
    language: valueOf('language'),
    signature: valueOf('signature') ?? null,
    min_confidence: valueOf('min_confidence') ?? defaults.min_confidence,
    instruction_layers: instructions,
    origins,
  };
}
