import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { CodeBlock } from '../../parts/copy.tsx';
import { Section } from '../../parts/page.tsx';
import node from './verify/node.mjs?raw';
import python from './verify/python.py?raw';

const languages = { node: { label: 'Node', text: node }, python: { label: 'Python', text: python } } as const;
type Language = keyof typeof languages;

export function VerifyCode() {
  const [language, setLanguage] = useState<Language>('node');
  return (
    <Section
      title="How a receiver verifies a request"
      lead="Over the bytes as they came, before anything parses them. What does not match is answered with 400."
      actions={
        <SegmentedControl
          aria-label="Language"
          size="sm"
          value={language}
          onChange={(value) => setLanguage(value as Language)}
          data={Object.entries(languages).map(([value, { label }]) => ({ value, label }))}
        />
      }
    >
      <CodeBlock
        text={languages[language].text.trimEnd()}
        label={`how to verify in ${languages[language].label}`}
      />
      <ul className="points">
        <li>
          The key is the whole secret, <code>whsec_</code> included.
        </li>
        <li>
          During a rotation, the header has a <code>v1</code> for each secret. Pass both secrets; one match is
          enough.
        </li>
        <li>
          Timestamps that differ by more than 300 seconds are rejected to prevent replays. Keep the clock in
          sync.
        </li>
      </ul>
      <Text size="sm" c="dimmed" mt="xs">
        Neither needs a package. In TypeScript, use <code>verifyWebhook</code> of the typed client, which
        knows the type of every event.
      </Text>
    </Section>
  );
}
