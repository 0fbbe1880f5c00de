import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { CodeBlock } from '../../../parts/copy.tsx';
import { Fact, Facts } from '../../../parts/facts.tsx';
import { Section } from '../../../parts/page.tsx';
import { State } from '../../../parts/state.tsx';
import type { Outcome } from './send.ts';
import { reader } from '../../../parts/locale.ts';

const maxShown = 200_000;

/** What the service answered. */
export function OutcomeView({
  outcome: { address, status, milliseconds, headers, size, text, message },
  method,
}: {
  readonly outcome: Outcome;
  readonly method: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const isGood = status >= 200 && status < 400;
  return (
    <Section title="Response">
      <Group gap="sm" mb="sm" role="status">
        <State tone={isGood ? 'good' : 'bad'}>{status === 0 ? 'No answer' : String(status)}</State>
        <Text size="sm">
          {milliseconds.toLocaleString(reader.locale)} ms
          {size > 0 && `, ${size.toLocaleString(reader.locale)} bytes`}
        </Text>
        <Text size="sm" className="mono">
          {method} {address}
        </Text>
      </Group>
      {!isGood && message !== '' && (
        <Alert color="red" mb="sm">
          {message}
        </Alert>
      )}
      {text !== '' && <CodeBlock text={text.slice(0, maxShown)} label="the answer" />}
      {text.length > maxShown && (
        <Text size="xs" c="dimmed" mt={4}>
          The rest is not shown. Use limit to request fewer records.
        </Text>
      )}
      {headers.length > 0 && (
        <Button
          mt="xs"
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide the headers' : `${headers.length} headers`}
        </Button>
      )}
      {isOpen && (
        <div className="card">
          <Facts layout="beside">
            {headers.map(([name, value]) => (
              <Fact key={name} name={<code>{name}</code>}>
                <span className="mono">{value}</span>
              </Fact>
            ))}
          </Facts>
        </div>
      )}
    </Section>
  );
}
