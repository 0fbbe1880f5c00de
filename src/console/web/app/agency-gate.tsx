import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { setSessionAgencyMutation } from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { SessionAgency } from '#generated/console/types.gen.ts';
import { showFailure } from '../parts/tell.ts';
import { Page } from '../parts/page.tsx';
import { agencyInAddress, inAgency, withAgency } from './agency-link.ts';
import { messageOf } from './api.ts';
import { useSession } from './session.tsx';

/** Shows a page only in the agency that its address names. For another one it asks: a change would reach all tabs of the browser. */
export function AgencyGate({ children }: { readonly children: ReactNode }) {
  const { agency, agencies } = useSession();
  // Rendered again whenever the address changes.
  useSearch();
  const named = agencyInAddress();
  useEffect(() => {
    if (named === null)
      history.replaceState(
        history.state,
        '',
        withAgency(location.pathname + location.search + location.hash),
      );
  }, [named]);
  if (named === null || named === agency.slug) return children;
  const other = agencies.find(({ slug }) => slug === named);
  return other === undefined ? <NotAMember slug={named} /> : <AskForChange to={other} />;
}

function AskForChange({ to }: { readonly to: SessionAgency }) {
  const { agency } = useSession();
  const change = useMutation({
    ...setSessionAgencyMutation(),
    // Everything loaded so far belongs to the former agency, so the page starts anew.
    onSuccess: () => location.reload(),
    onError: (error) => showFailure('The agency was not changed', messageOf(error)),
  });
  return (
    <Page
      title={`This link belongs to ${to.name}`}
      lead={`You are working in ${agency.name}. To open the link, change to ${to.name}. This affects all tabs of this browser.`}
    >
      <Group gap="sm">
        <Button onClick={() => change.mutate({ body: { agency_id: to.id } })} loading={change.isPending}>
          Change to {to.name}
        </Button>
        <Stay />
      </Group>
    </Page>
  );
}

const NotAMember = ({ slug }: { readonly slug: string }) => (
  <Page
    title="This link belongs to another agency"
    lead={
      <>
        The link is for the agency <b>{slug}</b>, of which you are not a member.
      </>
    }
  >
    <Text size="sm">
      Ask an owner or admin of that agency for an invitation, or sign in with the account that is a member of
      it.
    </Text>
    <Group gap="sm">
      <Stay />
    </Group>
  </Page>
);

function Stay() {
  const { agency } = useSession();
  return (
    <Button variant="default" onClick={() => location.assign(inAgency('/console', agency.slug))}>
      Stay in {agency.name}
    </Button>
  );
}
