import './keep-focus.ts';
import './leaving.ts';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { Router, type AroundNavHandler } from 'wouter';
import { AgencyGate } from './agency-gate.tsx';
import { withAgency } from './agency-link.ts';
import { ConfirmPassword } from './confirm-password.tsx';
import { queries } from './queries.ts';
import { SessionGate } from './session.tsx';
import { Shell, ShellSkeleton, StartFailure } from './shell.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { theme } from './theme.ts';
import { Dialogs } from '../parts/dialogs.tsx';
import { Pages } from '../pages/index.tsx';

/** What styles made at run time carry, so that the content policy lets them in. */
const nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';
setNonce(nonce);

const inSameAgency: AroundNavHandler = (navigate, to, options) => navigate(withAgency(to), options);

export const App = () => (
  <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce}>
    <QueryClientProvider client={queries}>
      <Notifications position="bottom-right" containerWidth={380} />
      <Router base="/console" hrefs={withAgency} aroundNav={inSameAgency}>
        <SessionGate
          waiting={<ShellSkeleton />}
          failed={(error, again) => <StartFailure error={error} again={again} />}
        >
          <Dialogs>
            <SignInAgain />
            <ConfirmPassword />
            <Shell>
              <AgencyGate>
                <Pages />
              </AgencyGate>
            </Shell>
          </Dialogs>
        </SessionGate>
      </Router>
    </QueryClientProvider>
  </MantineProvider>
);
