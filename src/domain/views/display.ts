import type { View } from '#generated/types.gen.ts';

/** Every field that a display names, each once. */
export function fieldsOfDisplay(display: View['display']): string[] {
  const named = Object.entries(display).flatMap(([setting, value]) =>
    setting.endsWith('_field') || setting === 'card_fields' ? [value as string | string[]].flat() : [],
  );
  return [...new Set(named)];
}

/** The display with the settings that were left out. */
export function withDefaults(display: View['display']): View['display'] {
  switch (display.type) {
    case 'table':
      return { row_height: 'normal', is_wrapped: false, ...display };
    case 'board':
      return { is_empty_hidden: false, ...display };
    case 'calendar':
      return { range: 'month', ...display };
    case 'timeline':
      return { scale: 'week', ...display };
    case 'gallery':
      return { card_size: 'medium', ...display };
    case 'map':
      return display;
  }
}
