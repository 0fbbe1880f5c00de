import { Group, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { CodeBlock } from '../../parts/copy.tsx';
import { Fact, Facts } from '../../parts/facts.tsx';
import { Section } from '../../parts/page.tsx';
import { pretty } from './wording.ts';

interface MessageProps {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What every attempt sent. */
export const Sent = (message: MessageProps) => (
  <Section
    title="Request"
    lead="The same bytes at every attempt. X-AT-Signature is made anew for each and is not kept. Headers of your own are named without their values."
  >
    <Message {...message} />
  </Section>
);

/** Headers and body, in lines or as they were. */
export function Message({ headers, body }: MessageProps) {
  const [form, setForm] = useState('lines');
  return (
    <>
      <div className="card">
        <Facts layout="above">
          {Object.entries(headers).map(([name, value]) => (
            <Fact key={name} name={name}>
              <span className="mono">{value}</span>
            </Fact>
          ))}
        </Facts>
      </div>
      {body !== null && (
        <>
          <Group justify="space-between" mt="lg" mb="xs">
            <Text size="sm" fw={600}>
              Body
            </Text>
            <SegmentedControl
              aria-label="Body format"
              size="xs"
              value={form}
              onChange={setForm}
              data={[
                { value: 'lines', label: 'In lines' },
                { value: 'bytes', label: 'As it was' },
              ]}
            />
          </Group>
          <CodeBlock text={form === 'lines' ? pretty(body) : body} label="the body" />
        </>
      )}
    </>
  );
}
