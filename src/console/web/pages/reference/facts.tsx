import { Alert, Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ReferenceEntry, ReferenceIndex, ReferenceOperation } from '#generated/reference.types.ts';
import type { Permission } from '#generated/console/types.gen.ts';
import { useSession } from '../../app/session.tsx';
import { Fact, Facts } from '../../parts/facts.tsx';
import { Inline } from '../../parts/reference/markdown.tsx';
import { openText } from '../../parts/needed.ts';

interface FactsProps {
  readonly index: ReferenceIndex;
  readonly entry: ReferenceEntry;
  readonly operation: ReferenceOperation;
}

/** What one asks before one calls: may I, is it safe to repeat, what does it set off. */
export function OperationFacts({ index, entry, operation }: FactsProps) {
  const has = (name: string) => operation.params.some((param) => param.name === name);
  const facts: [string, ReactNode][] = [
    [
      'Name',
      <>
        <code>{operation.id}</code> in the clients, <code>{toolName(operation.id)}</code> as a tool of AI
        hosts
      </>,
    ],
    [
      'Permission',
      <Needed
        key="needed"
        index={index}
        permission={entry.permission}
        isPublic={operation.isPublic === true}
      />,
    ],
  ];
  if (operation.after.length > 0)
    facts.push(['Usually first', <Operations key="after" index={index} ids={operation.after} />]);
  if (operation.events.length > 0)
    facts.push(['Events', <Events key="events" index={index} types={operation.events} />]);
  if (operation.isList)
    facts.push([
      'Pages',
      <>
        A page has <code>limit</code> records from <code>offset</code> on; <code>pagination.total</code>{' '}
        counts all that match.
      </>,
    ]);
  if (has('Idempotency-Key'))
    facts.push([
      'Repeating',
      <>
        With the same <code>Idempotency-Key</code> and the same request it happens once: for 24 hours the
        stored answer comes back.
      </>,
    ]);
  if (has('If-None-Match'))
    facts.push([
      'Polling',
      <>
        Send the <code>ETag</code> of an answer back as <code>If-None-Match</code>: 304 without a body while
        nothing changed.
      </>,
    ]);
  if (operation.isSecret === true) facts.push(['Secret', 'The answer holds a secret that is shown once.']);
  facts.push([
    'Rate limit',
    <>
      Every call counts against the budgets of the agency and of its key; <code>RateLimit</code> in each
      answer says what is left.
    </>,
  ]);
  return (
    <>
      {entry.isPending === true && (
        <Alert title="Not available yet" className="waiting">
          It validates the request and then returns 501. This page describes the planned behavior.
        </Alert>
      )}
      <div className="card">
        <Facts layout="beside">
          {facts.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
      </div>
    </>
  );
}

/** Operations are tools by their name in snake_case. */
const toolName = (id: string): string => id.replace(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();

function Needed({
  index,
  permission,
  isPublic,
}: {
  readonly index: ReferenceIndex;
  readonly permission: string;
  readonly isPublic: boolean;
}) {
  const { can } = useSession();
  if (isPublic) return 'Anyone; no credential is needed.';
  const open = openText(permission);
  if (open !== undefined) return open;
  const meaning = index.permissions[permission];
  return (
    <>
      <code>{permission}</code>
      {meaning !== undefined && (
        <>
          : <Inline text={meaning} />
        </>
      )}{' '}
      <span className="none">{can(permission as Permission) ? 'You have it.' : 'You do not have it.'}</span>
    </>
  );
}

/** Links to operations, by what they do. */
export const Operations = ({
  index,
  ids,
}: {
  readonly index: ReferenceIndex;
  readonly ids: readonly string[];
}) => (
  <ul className="links">
    {ids.map((id) => {
      const entry = index.operations.find((each) => each.id === id);
      return (
        <li key={id}>
          {entry === undefined ? (
            id
          ) : (
            <Anchor component={Link} href={`/reference/${entry.family}/${id}`} inherit>
              {entry.summary}
            </Anchor>
          )}
        </li>
      );
    })}
  </ul>
);

const Events = ({ index, types }: { readonly index: ReferenceIndex; readonly types: readonly string[] }) => (
  <ul className="links">
    {types.map((type) => (
      <li key={type}>
        <Anchor component={Link} href={`/events/${type}`} inherit>
          <code>{type}</code>
        </Anchor>{' '}
        {index.events.find((each) => each.type === type)?.summary}
      </li>
    ))}
  </ul>
);
