import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { Empty, Page } from '../parts/page.tsx';

export const Unknown = () => (
  <Page title="Nothing is here">
    <Empty
      title="No page has this address"
      action={
        <Button component={Link} href="/">
          Go to the overview
        </Button>
      }
    >
      It may have been moved. The menu has all there are.
    </Empty>
  </Page>
);
