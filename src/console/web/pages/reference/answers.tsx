import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReferenceAnswer, ReferenceOperation } from '#generated/reference.types.ts';
import { CodeBlock } from '../../parts/copy.tsx';
import { Section } from '../../parts/page.tsx';
import { Inline } from '../../parts/reference/markdown.tsx';
import type { Schemas } from '../../parts/reference/shape.ts';
import { FieldsAndExample } from './request.tsx';

/** What it answers when it did what it was asked. */
export const Answers = ({
  operation,
  schemas,
}: {
  readonly operation: ReferenceOperation;
  readonly schemas: Schemas;
}) => (
  <>
    {operation.answers.map(
      ([status, answer]) =>
        status.startsWith('2') &&
        typeof answer !== 'string' && (
          <Section
            key={status}
            title={`Answer ${status}`}
            lead={
              <>
                <Inline text={answer.description} />{' '}
                {answer.headers.length > 0 && <>Headers: {answer.headers.join(', ')}.</>}
              </>
            }
          >
            {answer.schema !== undefined && (
              <FieldsAndExample
                place={`answer.${status}`}
                schema={answer.schema}
                schemas={schemas}
                example={answer.example}
                open={['data']}
                isRead
              />
            )}
          </Section>
        ),
    )}
  </>
);

/** What it may refuse with, and what each means. */
export const Errors = ({
  operation,
  shared,
}: {
  readonly operation: ReferenceOperation;
  readonly shared: Readonly<Record<string, ReferenceAnswer>>;
}) => (
  <Section title="Other answers" lead="The message of an error says what to change.">
    <ul className="rows">
      {operation.answers.map(([status, answer]) => {
        const known = typeof answer === 'string' ? shared[answer] : answer;
        return status.startsWith('2') || known === undefined ? null : (
          <Refusal key={status} status={status} answer={known} />
        );
      })}
    </ul>
  </Section>
);

function Refusal({
  status,
  answer: { description, example, headers },
}: {
  readonly status: string;
  readonly answer: ReferenceAnswer;
}) {
  const [isOpen, setOpen] = useState(false);
  const own = headers.filter((name) => name !== 'X-Request-Id');
  return (
    <li className="refusal">
      <code className="status">{status}</code>
      <span>
        <Inline text={description} />
        {own.length > 0 && <span className="none"> Headers: {own.join(', ')}.</span>}
      </span>
      {example !== undefined && (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-expanded={isOpen}
          aria-label={`Example of ${status}`}
          onClick={() => setOpen(!isOpen)}
        >
          Example
        </Button>
      )}
      {isOpen && <CodeBlock text={JSON.stringify(example, null, 2)} label={`the example of ${status}`} />}
    </li>
  );
}
