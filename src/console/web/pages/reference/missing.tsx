import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { Empty, Page } from '../../parts/page.tsx';

/** An address that the contract has nothing for, such as one of an earlier version. */
export const Missing = ({
  what,
  name,
}: {
  readonly what: 'family' | 'operation' | 'event';
  readonly name: string;
}) => (
  <Page title="Nothing is here">
    <Empty
      title={`The contract has no ${what} ${name.slice(0, 100)}`}
      action={
        <Button component={Link} href={what === 'event' ? '/events' : '/reference'}>
          {what === 'event' ? 'All events' : 'Overview of the reference'}
        </Button>
      }
    >
      It may have been renamed; see the changelog, or use the search.
    </Empty>
  </Page>
);
