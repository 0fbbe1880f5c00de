import type { Log } from '#src/platform/log.ts';
import { errorPage } from '../pages/error-page.ts';
import { pageRefusalOf, failureOf } from '../pages/refusal.ts';
import { showInvitation, submitInvitation } from './invitation.ts';
import { PageRequest, type PageRequestOptions } from './page-request.ts';
import {
  showForgotPassword,
  showResetPassword,
  submitForgotPassword,
  submitResetPassword,
} from './password-reset.ts';
import type { AccountPath } from './paths.ts';
import { submitPasskey, submitSecondStep } from './second-step.ts';
import { showSetup, submitSetup } from './setup.ts';
import { showAgencies, showSignIn, signOut, submitAgency, submitSignIn } from './sign-in.ts';

type Serve = (page: PageRequest) => Promise<void>;

const pages: Readonly<Record<AccountPath, { readonly GET?: Serve; readonly POST?: Serve }>> = {
  '/console/sign-in': { GET: showSignIn, POST: submitSignIn },
  '/console/second-step': { POST: submitSecondStep },
  '/console/passkey': { POST: submitPasskey },
  '/console/sign-out': { POST: signOut },
  '/console/agency': { GET: showAgencies, POST: submitAgency },
  '/console/forgot-password': { GET: showForgotPassword, POST: submitForgotPassword },
  '/console/reset-password': { GET: showResetPassword, POST: submitResetPassword },
  '/console/invitation': { GET: showInvitation, POST: submitInvitation },
  '/console/setup': { GET: showSetup, POST: submitSetup },
};

/** Serves one of the pages, which takes this method; whatever goes wrong with it is a page too. */
export async function servePage(
  path: AccountPath,
  method: 'GET' | 'POST',
  asked: PageRequestOptions,
  log: Log,
): Promise<void> {
  try {
    await pages[path][method]!(new PageRequest(asked));
  } catch (error) {
    const { response, origin, base } = asked;
    const refusal = pageRefusalOf(error) ?? failureOf(error);
    if (refusal.status >= 500)
      log.error({ err: error as Error, request_id: origin.request_id, path }, 'page failed');
    if (response.headersSent) response.destroy();
    else
      new PageRequest({ ...asked, keys: [] }).show(
        errorPage({ base, ...refusal, requestId: origin.request_id }),
        refusal.status,
      );
  }
}
