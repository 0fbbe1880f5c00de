import { Anchor, Tabs, Text } from '@mantine/core';
import { Link } from 'wouter';
import type {
  ReferenceEntry,
  ReferenceFamily,
  ReferenceIndex,
  ReferenceOperation,
} from '#generated/reference.types.ts';
import { Loaded, Page } from '../../parts/page.tsx';
import { useReferenceFamily } from '../../parts/reference/data.ts';
import { Markdown } from '../../parts/reference/markdown.tsx';
import { Method } from '../../parts/reference/method.tsx';
import { CopyText } from '../../parts/copy.tsx';
import { useFilters } from '../../parts/use-filters.ts';
import { Answers, Errors } from './answers.tsx';
import { OperationFacts } from './facts.tsx';
import { Missing } from './missing.tsx';
import { Body, Parameters } from './request.tsx';
import { Samples } from './samples.tsx';
import { TryIt } from './try-it/index.tsx';

interface OperationPageProps {
  readonly index: ReferenceIndex;
  readonly family: string;
  readonly id: string;
}

/** An operation: what it does, takes and answers, how a program calls it, and a try. */
export function OperationPage({ index, family, id }: OperationPageProps) {
  const entry = index.operations.find((each) => each.id === id);
  if (entry === undefined) return <Missing what="operation" name={id} />;
  // An operation that moved to another family is still found by its name.
  return <Known index={index} entry={entry} key={family} />;
}

function Known({ index, entry }: { readonly index: ReferenceIndex; readonly entry: ReferenceEntry }) {
  const family = useReferenceFamily(entry.family);
  const filters = useFilters();
  const tab = filters.get('tab') === 'try' ? 'try' : 'read';
  const title = index.families.find(({ name }) => name === entry.family)?.title ?? entry.family;
  return (
    <Page
      title={entry.summary}
      lead={
        <Anchor component={Link} href={`/reference/${entry.family}`} size="sm">
          {title}
        </Anchor>
      }
    >
      <div className="call">
        <Method name={entry.method} />
        <CopyText value={entry.path} label="the path" />
      </div>
      <Loaded query={family} lines={8}>
        {(found) => {
          const operation = found.operations.find(({ id }) => id === entry.id);
          if (operation === undefined) return <Missing what="operation" name={entry.id} />;
          return (
            <Tabs
              value={tab}
              onChange={(value) => filters.set({ tab: value === 'try' ? 'try' : null })}
              keepMounted={false}
            >
              <Tabs.List mb="lg">
                <Tabs.Tab value="read">Reference</Tabs.Tab>
                <Tabs.Tab value="try">Try it</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="read">
                <Reading index={index} entry={entry} operation={operation} family={found} />
              </Tabs.Panel>
              <Tabs.Panel value="try">
                <TryIt index={index} entry={entry} operation={operation} schemas={found.schemas} />
              </Tabs.Panel>
            </Tabs>
          );
        }}
      </Loaded>
    </Page>
  );
}

const Reading = ({
  index,
  entry,
  operation,
  family,
}: {
  readonly index: ReferenceIndex;
  readonly entry: ReferenceEntry;
  readonly operation: ReferenceOperation;
  readonly family: ReferenceFamily;
}) => (
  <div className="sections">
    <div>
      <Markdown text={operation.description} />
      {operation.when !== '' && (
        <Text c="dimmed" size="sm" mt="xs">
          {operation.when}
        </Text>
      )}
    </div>
    <OperationFacts index={index} entry={entry} operation={operation} />
    <Samples operation={operation} />
    <Parameters params={operation.params} schemas={family.schemas} />
    {operation.body !== undefined && <Body body={operation.body} schemas={family.schemas} />}
    <Answers operation={operation} schemas={family.schemas} />
    <Errors operation={operation} shared={family.answers} />
    <Neighbours index={index} entry={entry} />
  </div>
);

/** The operations before and after it in its family. */
function Neighbours({ index, entry }: { readonly index: ReferenceIndex; readonly entry: ReferenceEntry }) {
  const family = index.operations.filter((each) => each.family === entry.family);
  const place = family.indexOf(entry);
  const [before, after] = [family[place - 1], family[place + 1]];
  return (
    <nav className="neighbours" aria-label="Operations before and after this one">
      {before !== undefined ? (
        <Anchor component={Link} href={`/reference/${before.family}/${before.id}`} size="sm">
          ← {before.summary}
        </Anchor>
      ) : (
        <span />
      )}
      {after !== undefined && (
        <Anchor component={Link} href={`/reference/${after.family}/${after.id}`} size="sm">
          {after.summary} →
        </Anchor>
      )}
    </nav>
  );
}
