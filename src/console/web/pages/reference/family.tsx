import { Anchor } from '@mantine/core';
import { Link } from 'wouter';
import type { ReferenceEntry, ReferenceIndex } from '#generated/reference.types.ts';
import { Page, Section } from '../../parts/page.tsx';
import { Inline } from '../../parts/reference/markdown.tsx';
import { Method, Pending } from '../../parts/reference/method.tsx';
import { Missing } from './missing.tsx';

/** A family with its operations, as they are listed. */
export function FamilyPage({ index, name }: { readonly index: ReferenceIndex; readonly name: string }) {
  const family = index.families.find((each) => each.name === name);
  if (family === undefined) return <Missing what="family" name={name} />;
  const operations = index.operations.filter((each) => each.family === name);
  const pending = operations.filter(({ isPending }) => isPending === true).length;
  return (
    <Page title={family.title} lead={<Inline text={family.description} />}>
      <Section title={`${operations.length} operations`} lead={availability(operations.length, pending)}>
        <ul className="rows">
          {operations.map((operation) => (
            <Row key={operation.id} operation={operation} isMarked={pending < operations.length} />
          ))}
        </ul>
      </Section>
    </Page>
  );
}

function availability(all: number, pending: number): string {
  if (pending === 0) return 'All of them are available.';
  return pending === all
    ? 'None of them is available yet; they validate the request and then return 501.'
    : `${pending} of them are not available yet; they validate the request and then return 501.`;
}

const Row = ({
  operation: { id, family, method, path, summary, isPending },
  isMarked,
}: {
  readonly operation: ReferenceEntry;
  readonly isMarked: boolean;
}) => (
  <li>
    <Anchor component={Link} href={`/reference/${family}/${id}`} fw={600} size="sm">
      {summary}
    </Anchor>
    {isPending === true && isMarked && <Pending />}
    <span className="address">
      <Method name={method} />
      <code>{path}</code>
    </span>
  </li>
);
