import {
  Alert,
  AppShell,
  Button,
  Burger,
  Container,
  Group,
  NavLink,
  ScrollArea,
  Skeleton,
  Stack,
  Text,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { AgencyMenu } from './agency-menu.tsx';
import { ColorSchemeButton } from './color-scheme.tsx';
import { Mark } from './mark.tsx';
import { navigation } from './navigation.ts';
import { PersonMenu } from './person-menu.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';
import { useSession } from './session.tsx';
import { ApiError, messageOf } from './api.ts';

const header = { height: 56 };
const navbar = { width: 232, breakpoint: 'sm' } as const;

/** Header and navigation around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [isOpen, menu] = useDisclosure();
  const [location] = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(location);

  // A change of the page is told to screen readers by where the focus is, as a load of the page would.
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    menu.close();
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [location, menu]);

  return (
    <AppShell header={header} navbar={{ ...navbar, collapsed: { mobile: !isOpen } }} padding={0}>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap" miw={0}>
            <Burger
              opened={isOpen}
              onClick={menu.toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={isOpen ? 'Close the menu' : 'Open the menu'}
              aria-expanded={isOpen}
            />
            <Link href="/" className="brand" aria-label="Home">
              <Mark />
            </Link>
            <AgencyMenu />
          </Group>
          <Group gap="xs" wrap="nowrap">
            <ColorSchemeButton />
            <PersonMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar aria-label="Settings">
        <ScrollArea type="auto" px="sm" py="md">
          <Navigation location={location} />
        </ScrollArea>
      </AppShell.Navbar>
      <AppShell.Main id="main" ref={main} tabIndex={-1} className="main">
        <Container size="lg" py="xl" px="md">
          <SecondFactorGate>{children}</SecondFactorGate>
        </Container>
      </AppShell.Main>
    </AppShell>
  );
}

function Navigation({ location }: { readonly location: string }) {
  const { can } = useSession();
  return (
    <Stack gap="lg">
      {navigation.map(({ label, destinations }) => {
        const open = destinations.filter(({ permission }) => permission === undefined || can(permission));
        return open.length === 0 ? null : (
          <div key={label}>
            <Text size="xs" fw={600} c="dimmed" px="sm" mb={4}>
              {label}
            </Text>
            {open.map(({ path, label: name, icon: Icon }) => {
              const isHere =
                path === '/' ? location === '/' : location === path || location.startsWith(`${path}/`);
              return (
                <NavLink
                  key={path}
                  component={Link}
                  href={path}
                  label={name}
                  leftSection={<Icon size={17} aria-hidden />}
                  active={isHere}
                  aria-current={isHere ? 'page' : undefined}
                  className="destination"
                />
              );
            })}
          </div>
        );
      })}
    </Stack>
  );
}

/** Stands where the shell will be, so that nothing moves when it is there. */
export const ShellSkeleton = () => (
  <AppShell header={header} navbar={{ ...navbar, collapsed: { mobile: true } }} padding={0}>
    <AppShell.Header>
      <Group h="100%" px="md">
        <Mark />
      </Group>
    </AppShell.Header>
    <AppShell.Navbar p="md">
      <Stack gap="sm">
        {Array.from({ length: 7 }, (_, index) => (
          <Skeleton key={index} height={26} radius="sm" />
        ))}
      </Stack>
    </AppShell.Navbar>
    <AppShell.Main className="main" aria-busy="true">
      <Container size="lg" py="xl" px="md">
        <Skeleton height={34} width={220} />
      </Container>
    </AppShell.Main>
  </AppShell>
);

export const StartFailure = ({ error, again }: { readonly error: unknown; readonly again: () => void }) => (
  <Container size="xs" py={80}>
    <Alert color="red" title="The settings could not be opened" role="alert">
      <Text size="sm" mb="md">
        {messageOf(error)}
      </Text>
      <Group gap="xs">
        <Button onClick={again} size="xs">
          Try again
        </Button>
        {/* The agency may be suspended, and the person a member of another one. */}
        {error instanceof ApiError && error.status === 403 && (
          <Button component="a" href="/console/agency" variant="default" size="xs">
            Choose an agency or sign out
          </Button>
        )}
      </Group>
    </Alert>
  </Container>
);
