import './requests.css';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import {
  getApiRequestEffectsOptions,
  getApiRequestLogOptions,
} from '#generated/console/client/@tanstack/react-query.gen.ts';
import type { ApiRequestLog } from '#generated/console/types.gen.ts';
import { operations } from '../../parts/operations.ts';
import { Loaded, Page } from '../../parts/page.tsx';
import { Effects } from './effects.tsx';
import { Neighbours } from './neighbours.tsx';
import { Problem } from './problem.tsx';
import { RequestFacts } from './request-facts.tsx';

/** One request with everything that is known of it. */
export default function RequestPage() {
  const { id } = useParams<{ id: string }>();
  const log = useQuery(getApiRequestLogOptions({ path: { id } }));
  const request = log.data?.data;
  return (
    <Page
      title={request === undefined ? 'Request' : `${request.method} ${shortened(request.path)}`}
      lead={
        <Anchor component={Link} href="/requests" inherit>
          All requests
        </Anchor>
      }
    >
      <Loaded query={log} lines={8}>
        {({ data }) => <Request key={data.id} request={data} />}
      </Loaded>
    </Page>
  );
}

const shortened = (path: string) => (path.length > 120 ? `${path.slice(0, 120)}…` : path);

function Request({ request }: { readonly request: ApiRequestLog }) {
  const effects = useQuery(getApiRequestEffectsOptions({ path: { id: request.id } }));
  const operation = operations.get(request.operation_id ?? '');
  return (
    <div className="request">
      <Problem request={request} operation={operation} />
      <RequestFacts request={request} operation={operation} credential={effects.data?.data.credential} />
      <Loaded query={effects} lines={3}>
        {({ data }) => <Effects effects={data} />}
      </Loaded>
      <Neighbours request={request} />
    </div>
  );
}
