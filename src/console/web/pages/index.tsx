import { Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Boundary } from './boundary.tsx';
import { Unknown } from './unknown.tsx';

type LazyPage = LazyExoticComponent<ComponentType>;

/** Each page is loaded when it is first opened. */
const routes: readonly (readonly [string, LazyPage])[] = [
  ['/', lazy(() => import('./overview/index.tsx'))],
  ['/account', lazy(() => import('./account/index.tsx'))],
  ['/events/:type?', lazy(() => import('./events/index.tsx'))],
  ['/keys', lazy(() => import('./keys/index.tsx'))],
  ['/mcp', lazy(() => import('./mcp/index.tsx'))],
  ['/mcp/conversations/:id', lazy(() => import('./mcp/conversation.tsx'))],
  ['/people', lazy(() => import('./people/index.tsx'))],
  ['/people/:id', lazy(() => import('./people/member.tsx'))],
  ['/people/departments/:id', lazy(() => import('./people/department.tsx'))],
  ['/reference/*?', lazy(() => import('./reference/index.tsx'))],
  ['/requests', lazy(() => import('./requests/index.tsx'))],
  ['/requests/:id', lazy(() => import('./requests/one-request.tsx'))],
  ['/webhooks', lazy(() => import('./webhooks/index.tsx'))],
  ['/webhooks/deliveries/:id', lazy(() => import('./webhooks/delivery.tsx'))],
  ['/webhooks/deliveries/received/:id', lazy(() => import('./webhooks/received.tsx'))],
];

export function Pages() {
  const [location] = useLocation();
  return (
    <Boundary path={location}>
      <Suspense fallback={<PageSkeleton />}>
        <Switch>
          {routes.map(([path, Page]) => <Route key={path} path={path} component={Page} />)}
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
