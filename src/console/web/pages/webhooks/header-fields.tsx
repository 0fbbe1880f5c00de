import { ActionIcon, Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';

export interface HeaderRow {
  readonly name: string;
  readonly value: string;
}

const most = 20;

/** As they are sent; rows without a name do not count. */
export const headersOf = (rows: readonly HeaderRow[]): Record<string, string> =>
  Object.fromEntries(
    rows
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, value }) => [name.trim().toLowerCase(), value.trim()]),
  );

interface HeaderFieldsProps {
  /** Of those that are set; their values are never shown. */
  readonly names: readonly string[];
  /** Null while they stay as they are. */
  readonly rows: readonly HeaderRow[] | null;
  readonly onChange: (rows: readonly HeaderRow[] | null) => void;
}

/** Headers that are sent besides our own. Their values are kept encrypted, so that changing one means entering all. */
export function HeaderFields({ names, rows, onChange }: HeaderFieldsProps) {
  if (rows === null) {
    return (
      <Group gap="sm">
        <Text size="sm" c="dimmed">
          {names.length === 0 ? (
            'No custom headers are sent.'
          ) : (
            <>
              Custom headers: <span className="mono">{names.join(', ')}</span>
            </>
          )}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() =>
            onChange(
              names.length === 0 ? [{ name: '', value: '' }] : names.map((name) => ({ name, value: '' })),
            )
          }
        >
          {names.length === 0 ? 'Add headers' : 'Replace headers'}
        </Button>
      </Group>
    );
  }
  const set = (index: number, change: Partial<HeaderRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
  return (
    <Fieldset legend="Headers of your own">
      <Stack gap="sm">
        <Text size="xs" c="dimmed">
          For example, a token for your gateway. Values are stored encrypted and are not shown again
          {names.length > 0 && ', so enter all headers'}.
        </Text>
        {rows.map((row, index) => (
          <div key={index} className="pair">
            <TextInput
              aria-label={`Name of header ${index + 1}`}
              placeholder="x-route"
              value={row.name}
              maxLength={100}
              onChange={(event) => set(index, { name: event.currentTarget.value })}
            />
            <TextInput
              aria-label={`Value of header ${index + 1}`}
              placeholder="Value"
              value={row.value}
              maxLength={1000}
              onChange={(event) => set(index, { value: event.currentTarget.value })}
            />
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={`Remove header ${index + 1}`}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            >
              <Trash2 size={15} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Plus size={14} aria-hidden />}
            disabled={rows.length >= most}
            onClick={() => onChange([...rows, { name: '', value: '' }])}
          >
            Add another
          </Button>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onChange(null)}>
            Keep the headers
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
