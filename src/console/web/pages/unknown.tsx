import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { Empty, Page } from '../parts/page.tsx';

export const Unknown = () => (
  <Page title="Nothing is here">
    <Empty
      title="There is no page at this address"
      action={
        <Button component={Link} href="/">
          Go to the overview
        </Button>
      }
    >
      It may have moved. The menu lists all pages.
    </Empty>
  </Page>
);
