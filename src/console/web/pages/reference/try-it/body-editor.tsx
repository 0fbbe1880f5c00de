import { Button, Group, Text, Textarea } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import type { ReferenceSchema } from '#generated/reference.types.ts';
import type { Schemas } from '../../../parts/reference/shape.ts';
import { refusalsOf } from './check.ts';

interface BodyEditorProps {
  readonly schema: ReferenceSchema;
  readonly schemas: Schemas;
  readonly value: string;
  readonly example: string;
  readonly mistake: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The body as JSON, with what the contract has against it while one types. */
export function BodyEditor({ schema, schemas, value, example, mistake, onChange }: BodyEditorProps) {
  const settled = useDeferredValue(value);
  const refusals = useMemo(() => {
    const parsed = parse(settled);
    return parsed === undefined ? [] : refusalsOf(parsed.value, schema, schemas);
  }, [settled, schema, schemas]);
  const parsed = parse(value);
  return (
    <div>
      <Textarea
        label="Body"
        description="JSON; begins as the example of the contract, with ids of your own records where there are any"
        className="json"
        spellCheck={false}
        autoComplete="off"
        rows={Math.min(24, Math.max(6, value.split('\n').length + 1))}
        value={value}
        error={mistake}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div role="status">
        {refusals.length > 0 && (
          <Text size="sm" mt={6}>
            This request is invalid:
          </Text>
        )}
        {refusals.length > 0 && (
          <ul className="refusals">
            {refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        )}
      </div>
      <Group gap="xs" mt="xs">
        <Button
          size="compact-sm"
          variant="default"
          disabled={parsed === undefined}
          onClick={() => onChange(JSON.stringify(parsed?.value, null, 2))}
        >
          Format
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={value === example}
          onClick={() => onChange(example)}
        >
          Reset to the example
        </Button>
      </Group>
    </div>
  );
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
