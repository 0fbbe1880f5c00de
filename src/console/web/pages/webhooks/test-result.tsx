import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { getOutboundWebhookDeliveryOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { CodeBlock } from '../../parts/copy.tsx';
import { Loaded, Section } from '../../parts/page.tsx';
import { State } from '../../parts/state.tsx';
import { AttemptList } from './attempt-list.tsx';
import { isUnderWay, pretty, sentStates } from './wording.ts';

/** What became of a test, as soon as the receiver has answered. */
export function TestResult({ id }: { readonly id: string }) {
  const delivery = useQuery({
    ...getOutboundWebhookDeliveryOptions({ path: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || isUnderWay(data.data.delivery) ? 500 : false,
  });
  return (
    <Section
      title="Result"
      actions={
        <Link href={`/webhooks/deliveries/${id}`} className="link">
          Open in the delivery log
        </Link>
      }
    >
      <Loaded query={delivery} lines={3}>
        {({ data: { delivery: sent, attempts, body } }) => (
          <>
            <Group gap="sm" mb="md" role="status">
              <State tone={sentStates[sent.status].tone}>{sentStates[sent.status].label}</State>
              <Text size="sm">
                {isUnderWay(sent)
                  ? 'The receiver must respond within 30 seconds.'
                  : sent.status === 'delivered'
                    ? 'The receiver accepted it.'
                    : 'The receiver did not accept it.'}
              </Text>
            </Group>
            <AttemptList attempts={attempts} />
            <Text size="sm" fw={600} mt="lg" mb={6}>
              What was sent
            </Text>
            <CodeBlock text={pretty(body)} label="what was sent" />
          </>
        )}
      </Loaded>
    </Section>
  );
}
