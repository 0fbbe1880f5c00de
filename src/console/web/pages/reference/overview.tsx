import { Anchor, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'wouter';
import type { ReferenceIndex } from '#generated/reference.types.ts';
import { Fact, Facts } from '../../parts/facts.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Inline, Markdown } from '../../parts/reference/markdown.tsx';
import { showAnchor } from './anchor.ts';

/** What holds for everything, and the families to go on to. */
export function Overview({ index }: { readonly index: ReferenceIndex }) {
  const { operations, events, families } = index;
  useEffect(() => {
    // After the frame of the page, which takes the focus whenever the path changes.
    const soon = setTimeout(showAnchor);
    return () => clearTimeout(soon);
  }, []);
  const ready = operations.filter(({ isPending }) => isPending !== true).length;
  return (
    <Page
      title="API reference"
      lead={`Version ${index.version}: ${operations.length} operations in ${families.length} families, and ${events.length} events. ${availability(operations.length, ready)}`}
    >
      <Section title="General rules">
        <div className="card">
          <Markdown text={index.description} size="sm" />
        </div>
      </Section>
      <Section title="Authentication">
        <div className="card">
          <Stack gap="sm">
            {index.credentials.map(({ name, description }) => (
              <Text key={name} size="sm">
                <strong>{name === 'api_key' ? 'API key' : name === 'oauth2' ? 'OAuth 2.0' : name}.</strong>{' '}
                <Inline text={description} />
              </Text>
            ))}
          </Stack>
        </div>
      </Section>
      <Section title="Response headers">
        <div className="card">
          <Facts layout="beside">
            {index.headers.map(({ name, description, example }) => (
              <Fact key={name} name={<code>{name}</code>}>
                <Inline text={description} />
                {example !== undefined && (
                  <>
                    {' '}
                    Such as <code>{String(example)}</code>.
                  </>
                )}
              </Fact>
            ))}
          </Facts>
        </div>
      </Section>
      <Section
        title="Families"
        lead={
          <>
            What each is about.{' '}
            <Anchor component={Link} href="/events" inherit className="within">
              Events
            </Anchor>{' '}
            have a catalogue of their own.
          </>
        }
      >
        <Stack gap="lg">
          {[...new Set(families.map(({ group }) => group))].map((group) => (
            <div key={group}>
              {group !== '' && (
                <Title order={3} mb="xs">
                  {group}
                </Title>
              )}
              <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
                {families
                  .filter((family) => family.group === group)
                  .map(({ name, title, description }) => (
                    <Link key={name} href={`/reference/${name}`} className="card family">
                      <Text fw={600}>{title}</Text>
                      <Text size="sm" c="dimmed">
                        {description}
                      </Text>
                    </Link>
                  ))}
              </SimpleGrid>
            </div>
          ))}
        </Stack>
      </Section>
    </Page>
  );
}

const availability = (all: number, ready: number): string =>
  ready === all
    ? 'All operations are available.'
    : `${ready} operations are available today; the others are marked and return 501.`;
