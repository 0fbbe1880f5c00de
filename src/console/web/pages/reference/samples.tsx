import { Tabs, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { ReferenceOperation } from '#generated/reference.types.ts';
import { CodeBlock } from '../../parts/copy.tsx';
import { Section } from '../../parts/page.tsx';
import { exampleCall, samplesOf, type Call } from './samples.ts';

/** The call as a program makes it, with the contract's examples or with what was entered. */
export function Samples({
  operation,
  call,
}: {
  readonly operation: ReferenceOperation;
  readonly call?: Call;
}) {
  const samples = useMemo(
    () => samplesOf(operation, call ?? exampleCall(operation), location.origin),
    [operation, call],
  );
  return (
    <Section
      title="In a program"
      lead={
        <>
          With an API key in the environment variable <code>API_KEY</code>.
        </>
      }
    >
      <Tabs defaultValue="curl" variant="pills" keepMounted={false} className="small">
        <Tabs.List mb="sm">
          {samples.map(({ language }) => (
            <Tabs.Tab key={language} value={language}>
              {language}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {samples.map(({ language, text }) => (
          <Tabs.Panel key={language} value={language}>
            <CodeBlock text={text} label={`the ${language} code`} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <Text size="xs" c="dimmed" mt="xs">
        The TypeScript client comes with the service (<code>generated/client</code>); Python needs the package
        requests.
      </Text>
    </Section>
  );
}
