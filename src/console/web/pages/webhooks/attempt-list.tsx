import { Group, Text } from '@mantine/core';
import type { OutboundDeliveryAttempt } from '#generated/console/types.gen.ts';
import { CodeBlock } from '../../parts/copy.tsx';
import { Fact, Facts } from '../../parts/facts.tsx';
import { State } from '../../parts/state.tsx';
import { Time } from '../../parts/time.tsx';
import { cures, duration, pretty } from './wording.ts';

/** Attempts at one delivery, each with what was answered. */
export const AttemptList = ({ attempts }: { readonly attempts: readonly OutboundDeliveryAttempt[] }) => (
  <ol className="attempts">
    {attempts.map((attempt) => (
      <li key={attempt.number} className="card">
        <Attempt attempt={attempt} />
      </li>
    ))}
  </ol>
);

function Attempt({ attempt }: { readonly attempt: OutboundDeliveryAttempt }) {
  const {
    number,
    url,
    status_code: status,
    error_class: errorClass,
    error_message: message,
    response_body: answer,
  } = attempt;
  return (
    <>
      <Group gap="sm" mb="sm">
        <Text fw={600}>Attempt {number}</Text>
        <State tone={errorClass === null ? 'good' : 'bad'}>
          {status === null ? 'No answer' : `Answered ${status}`}
        </State>
      </Group>
      {errorClass !== null && (
        <Text size="sm" mb="sm">
          <b>{message}</b> {cures[errorClass]}
        </Text>
      )}
      <Facts layout="above">
        <Fact name="Began">
          <Time value={attempt.started_at} isExact />
        </Fact>
        <Fact name="Took">{duration(attempt.duration_ms)}</Fact>
        <Fact name="Address">
          <span className="mono">{url}</span>
        </Fact>
        <Fact name="Led to">{attempt.ip_address ?? 'No connection'}</Fact>
      </Facts>
      {answer !== null && answer !== '' && (
        <>
          <Text size="sm" fw={600} mt="sm" mb={6}>
            {attempt.is_response_truncated ? 'First 4 KiB of the response' : 'Answer'}
          </Text>
          <CodeBlock text={pretty(answer)} label={`the response to attempt ${number}`} />
        </>
      )}
    </>
  );
}
