import { Alert, Anchor, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { Link } from 'wouter';
import { useSession } from '../../app/session.tsx';
import { CodeBlock, CopyText } from '../../parts/copy.tsx';
import { Section } from '../../parts/page.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { isPublic, useMcpAddress } from './address.ts';
import { hosts, type McpHost, type Step, type Way } from './hosts.ts';

/** How an AI host is connected, step by step, with this service's address. */
export function Connect() {
  const filters = useFilters();
  const address = useMcpAddress();
  const chosen = filters.get('host') in hosts ? filters.get('host') : 'claude-code';
  const host = hosts[chosen]!;
  const ways = host.ways(address);
  const way = ways.find((_, index) => String(index) === filters.get('way')) ?? ways[0]!;
  return (
    <Stack gap="xl">
      <Section title="The address" lead="All that most hosts need: they find the sign-in by themselves.">
        <CopyText value={address} label="the address" />
      </Section>
      <Section title="Connect a host">
        <Group gap="xs" mb="lg" role="group" aria-label="Hosts">
          {Object.entries(hosts).map(([key, { name }]) => (
            <Button
              key={key}
              size="xs"
              variant={key === chosen ? 'filled' : 'default'}
              aria-pressed={key === chosen}
              onClick={() => filters.set({ host: key, way: null })}
            >
              {name}
            </Button>
          ))}
        </Group>
        <div className="card">
          {ways.length > 1 && (
            <SegmentedControl
              mb="md"
              aria-label="Authentication"
              value={String(ways.indexOf(way))}
              onChange={(value) => filters.set({ way: value === '0' ? null : value })}
              data={ways.map(({ label }, index) => ({ value: String(index), label }))}
            />
          )}
          <Steps key={`${chosen} ${way.label}`} host={host} way={way} address={address} />
        </div>
      </Section>
    </Stack>
  );
}

function Steps({
  host,
  way,
  address,
}: {
  readonly host: McpHost;
  readonly way: Way;
  readonly address: string;
}) {
  const { can } = useSession();
  const needsKey = way.label.includes('key');
  return (
    <>
      {host.isRemote === true && !isPublic(address) && (
        <Alert color="yellow" mb="md">
          {host.name} connects from the internet and cannot reach {new URL(address).host}, which is reachable
          only from this computer or network.
        </Alert>
      )}
      {needsKey && (
        <Text size="sm" mb="md">
          {can('settings.api') ? (
            <>
              It needs an{' '}
              <Anchor component={Link} href="/keys" inherit className="inline">
                API key
              </Anchor>
              , and has the permissions of the key's service account.
            </>
          ) : (
            'It needs an API key. A member with the permission settings.api can create one.'
          )}
        </Text>
      )}
      <ol className="steps" aria-label={`Steps for ${host.name}`}>
        {way.steps.map((step) => (
          <li key={step.text}>
            <OneStep step={step} />
          </li>
        ))}
      </ol>
      <Text size="sm" c="dimmed" mt="md">
        {needsKey
          ? 'Its conversations appear under Conversations, its calls in the request log.'
          : 'The host then appears under Applications, where you can revoke its access. Conversations shows its prompts and calls.'}
      </Text>
    </>
  );
}

const OneStep = ({ step: { text, code, link } }: { readonly step: Step }) => (
  <Stack gap="xs">
    <span>{text}</span>
    {link !== undefined && (
      <div>
        <Button component="a" href={link.href} variant="default" size="xs">
          {link.label}
        </Button>
      </div>
    )}
    {code !== undefined && <CodeBlock text={code.text} label={code.label} />}
  </Stack>
);
