import { Skeleton, Stack } from '@mantine/core';
import { Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { fetched } from '../parts/fetched.ts';
import { Boundary } from './boundary.tsx';
import { Unknown } from './unknown.tsx';

type LazyPage = LazyExoticComponent<ComponentType>;

/** Each page is loaded when it is first opened. */
const routes: readonly (readonly [string, LazyPage])[] = [
  ['/', fetched(() => import('./overview/index.tsx'))],
  ['/account', fetched(() => import('./account/index.tsx'))],
  ['/events/:type?', fetched(() => import('./events/index.tsx'))],
  ['/keys', fetched(() => import('./keys/index.tsx'))],
  ['/mcp', fetched(() => import('./mcp/index.tsx'))],
  ['/mcp/conversations/:id', fetched(() => import('./mcp/conversation.tsx'))],
  ['/people', fetched(() => import('./people/index.tsx'))],
  ['/people/:id', fetched(() => import('./people/member.tsx'))],
  ['/people/departments/:id', fetched(() => import('./people/department.tsx'))],
  ['/reference/*?', fetched(() => import('./reference/index.tsx'))],
  ['/requests', fetched(() => import('./requests/index.tsx'))],
  ['/requests/:id', fetched(() => import('./requests/one-request.tsx'))],
  ['/webhooks', fetched(() => import('./webhooks/index.tsx'))],
  ['/webhooks/deliveries/:id', fetched(() => import('./webhooks/delivery.tsx'))],
  ['/webhooks/deliveries/received/:id', fetched(() => import('./webhooks/received.tsx'))],
];

export function Pages() {
  const [location] = useLocation();
  return (
    <Boundary path={location}>
      <Suspense fallback={<PageSkeleton />}>
        <Switch>
          {routes.map(([path, Page]) => (
            <Route key={path} path={path} component={Page} />
          ))}
          <Route component={Unknown} />
        </Switch>
      </Suspense>
    </Boundary>
  );
}

const PageSkeleton = () => (
  <Stack gap="xl" aria-busy="true" role="progressbar" aria-label="Loading">
    <div>
      <Skeleton height={34} width={220} />
      <Skeleton height={18} width="min(100%, 420px)" mt={10} />
    </div>
    <Skeleton height={220} />
  </Stack>
);
