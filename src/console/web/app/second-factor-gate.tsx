import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { getSignInMethodsOptions } from '#generated/console/client/@tanstack/react-query.gen.ts';
import { Empty } from '../parts/page.tsx';
import { useSession } from './session.tsx';

/** Leads people without a second factor to where they add one, where their agency requires it: the service refuses everything else. */
export function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const { agency } = useSession();
  const [location] = useLocation();
  const { data } = useQuery(getSignInMethodsOptions());
  const methods = data?.data;
  const isMissing =
    methods?.is_second_factor_required === true &&
    methods.totp_enabled_at === null &&
    methods.passkeys.length === 0;
  if (!isMissing || location === '/account') return children;
  return (
    <Empty title="Add a second factor first">
      {agency.name} requires one of everybody. It takes a minute, with an app on your phone or a passkey.
      <br />
      <Button component={Link} href="/account" mt="md">
        Go to your account
      </Button>
    </Empty>
  );
}
