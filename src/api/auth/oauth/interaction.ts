import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { errors, type Interaction } from 'oidc-provider';
import type { Connections } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import { effectivePermissions } from '#src/domain/access/index.ts';
import { consentPage, managesPeople, noAgencyPage, type AgencyChoice } from '../pages/consent-page.ts';
import { missingCredentials } from '../pages/credential-fields.ts';
import type { Fault } from '../pages/layout.ts';
import { sendPage } from '../pages/send-page.ts';
import { lacksApp } from '#src/domain/access/second-factors/index.ts';
import { secondStepPage } from '../pages/second-step-pages.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { findAccountEmail, selectMemberships, type Membership } from '../sign-in/accounts.queries.ts';
import type { SignInServices } from '../sign-in/attempts.ts';
import { browserOf } from '../sign-in/known-browser.ts';
import { submitCode } from '../sign-in/second-step.ts';
import { noteSignOut, signIn } from '../sign-in/sign-in.ts';
import { inWords } from '../sign-in/waits.ts';
import { hashOf } from './artefacts.ts';
import { insertGrant } from './artefacts.queries.ts';
import { accountOf, clientOf, parameter, resourceIn } from './interaction-facts.ts';
import { formToken, isFormToken } from './keys.ts';
import { isDocumentClient } from './metadata-documents.ts';
import { resourceOf } from './metadata.ts';
import type { Origin } from '#src/call/origin.ts';
import { readText } from './read-body.ts';
import { redirectTarget } from './redirect-uri.rules.ts';
import { PageRefused } from '../pages/refusal.ts';
import { paths } from './settings.ts';

export interface InteractionOptions {
  readonly provider: Provider;
  readonly db: Pick<Connections, 'system'>;
  readonly base: string;
  readonly keys: readonly string[];
  readonly services: SignInServices['services'];
  readonly log: Log;
}

/** One request to the pages between the authorization request and its answer. */
export interface PageRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly origin: Origin;
  /** Of the interaction, as the address has it. */
  readonly uid: string;
  readonly action: string | undefined;
}

interface ShownConsent {
  readonly status: number;
  readonly faults: readonly Fault[];
  /** Whether "Manage people and permissions" is ticked. */
  readonly canManagePeople: boolean;
}

const formRules = { type: 'application/x-www-form-urlencoded', maxBytes: 16 * 1024 } as const;

/** Signing in and consent: what the user sees, and what they decide. The interaction is tied to the browser by a cookie. */
export class InteractionPages {
  readonly #options: InteractionOptions;

  constructor(options: InteractionOptions) {
    this.#options = options;
  }

  /** Throws `PageRefused`, or an error of the library, for what cannot go on. */
  async serve(page: PageRequest): Promise<void> {
    const interaction = await this.#load(page);
    if (page.request.method !== 'POST') return this.#show(page, interaction);
    const form = await this.#readForm(page);
    switch (page.action) {
      case 'sign-in':
        return this.#signIn(page, interaction, form);
      case 'second-step':
        return this.#takeCode(page, interaction, form);
      case 'consent':
        return this.#decide(page, interaction, form);
      case 'switch':
        return this.#switchAccount(page, interaction);
      default:
        return this.#deny(page, 'The user cancelled.');
    }
  }

  async #load({ request, response, uid }: PageRequest): Promise<Interaction> {
    const interaction = await this.#options.provider.interactionDetails(request, response);
    if (interaction.uid !== uid) throw new errors.SessionNotFound('the interaction does not match');
    return interaction;
  }

  /** A form counts when we made it for this interaction. Browsers also say whether a foreign page sent it. */
  async #readForm({ request, uid }: PageRequest): Promise<URLSearchParams> {
    const site = request.headers['sec-fetch-site'];
    const form = new URLSearchParams(await readText(request, formRules));
    const isOurs =
      isFormToken(this.#options.keys, uid, form.get('form_token') ?? '') &&
      (site === undefined || site === 'same-origin' || site === 'none');
    if (!isOurs)
      throw new PageRefused(
        403,
        'This form has expired',
        'The form does not belong to this browser session. Go back to the app that you came from and start again.',
      );
    return form;
  }

  async #show(page: PageRequest, interaction: Interaction): Promise<void> {
    if (interaction.prompt.name === 'login')
      return this.#showSignIn(page, interaction, {
        status: 200,
        email: parameter(interaction, 'login_hint'),
        faults: [],
      });
    return this.#showConsent(page, interaction, { status: 200, faults: [], canManagePeople: false });
  }

  async #showSignIn(
    page: PageRequest,
    interaction: Interaction,
    shown: {
      status: number;
      email: string;
      faults: readonly Fault[];
      headers?: Readonly<Record<string, string>>;
    },
  ): Promise<void> {
    const client = await clientOf(this.#options.provider, interaction);
    const { status, email, faults, headers } = shown;
    sendPage(page.response, {
      status,
      headers: headers ?? {},
      formTargets: [client.source],
      text: signInPage({
        ...this.#common(page),
        clientName: client.name,
        email: email.slice(0, 254),
        faults,
      }),
    });
  }

  async #signIn(page: PageRequest, interaction: Interaction, form: URLSearchParams): Promise<void> {
    const { base } = this.#options;
    const email = (form.get('email') ?? '').trim();
    const password = form.get('password') ?? '';
    const faults = missingCredentials(email, password);
    if (faults.length > 0) return this.#showSignIn(page, interaction, { status: 400, email, faults });
    const browser = browserOf(page.request.headers.cookie, base);
    const result = await signIn(this.#options, { email, password, browser: browser.id }, page.origin);
    if ('accountId' in result) {
      page.response.appendHeader('Set-Cookie', browser.cookie);
      if (result.step?.hasTotp === true)
        return this.#showSecondStep(page, interaction, {
          step: result.step.token,
          status: 200,
          faults: [],
          headers: {},
        });
      // Passkeys are asked for on the console's own page alone.
      if (await lacksApp(this.#options.db, result.accountId))
        return this.#showSignIn(page, interaction, {
          status: 403,
          email,
          faults: [
            {
              message:
                'An agency of yours requires a second factor. Add an authenticator app under “Your account” in the console, then connect the app again.',
            },
          ],
        });
      return this.#finishSignIn(page, result.accountId);
    }
    if (result.refusal === 'wrong')
      return this.#showSignIn(page, interaction, {
        status: 400,
        email,
        faults: [{ field: 'password', message: 'The e-mail address or the password is wrong.' }],
      });
    const { retryAfterSeconds } = result;
    return this.#showSignIn(page, interaction, {
      status: 429,
      email,
      headers: { 'Retry-After': String(retryAfterSeconds) },
      faults: [
        {
          message: `There were too many attempts to sign in. Wait ${inWords(retryAfterSeconds)}, then try again.`,
        },
      ],
    });
  }

  async #finishSignIn(page: PageRequest, accountId: string): Promise<void> {
    const { request, response } = page;
    await this.#forgetOther(page, accountId);
    return this.#options.provider.interactionFinished(
      request,
      response,
      { login: { accountId, remember: false } },
      { mergeWithLastSubmission: false },
    );
  }

  async #showSecondStep(
    page: PageRequest,
    interaction: Interaction,
    shown: {
      readonly step: string;
      readonly status: number;
      readonly faults: readonly Fault[];
      readonly headers: Readonly<Record<string, string>>;
    },
  ): Promise<void> {
    const client = await clientOf(this.#options.provider, interaction);
    const { base, action, formToken: token } = this.#common(page);
    const { status, faults, headers, step } = shown;
    sendPage(page.response, {
      status,
      headers,
      formTargets: [client.source],
      text: secondStepPage({
        base,
        formToken: token,
        faults,
        step,
        next: null,
        action: `${action}/second-step`,
        hasTotp: true,
        hasPasskeys: false,
      }),
    });
  }

  async #takeCode(page: PageRequest, interaction: Interaction, form: URLSearchParams): Promise<void> {
    const step = form.get('step') ?? '';
    const taken = await submitCode(this.#options, { token: step, code: form.get('code') ?? '' }, page.origin);
    if ('accountId' in taken) return this.#finishSignIn(page, taken.accountId);
    if (taken.isOver) return this.#showSignIn(page, interaction, { ...taken, email: '' });
    return this.#showSecondStep(page, interaction, { ...taken, step });
  }

  /** Somebody else had signed in with this browser meanwhile, such as in another tab: the last one stays. */
  async #forgetOther({ request, response }: PageRequest, accountId: string): Promise<void> {
    const { provider } = this.#options;
    const session = await provider.Session.get(provider.createContext(request, response));
    if (session.accountId !== undefined && session.accountId !== accountId) await session.destroy();
  }

  async #showConsent(
    page: PageRequest,
    interaction: Interaction,
    { status, faults, canManagePeople }: ShownConsent,
  ): Promise<void> {
    const { db } = this.#options;
    const accountId = accountOf(interaction);
    const [client, memberships, email = ''] = await Promise.all([
      clientOf(this.#options.provider, interaction),
      selectMemberships(db.system, accountId),
      findAccountEmail(db.system, accountId),
    ]);
    const common = { ...this.#common(page), email };
    const formTargets = [client.source];
    if (memberships.length === 0)
      return sendPage(page.response, {
        status: 403,
        formTargets,
        text: noAgencyPage({ ...common, clientName: client.name }),
      });
    const selected =
      memberships.length === 1 ? memberships[0] : memberships.find(({ is_last: isLast }) => isLast === true);
    sendPage(page.response, {
      status,
      formTargets,
      text: consentPage({
        ...common,
        client,
        agencies: memberships.map(agencyChoice),
        selected: selected?.tenant_id ?? null,
        canManagePeople,
        faults,
      }),
    });
  }

  async #decide(page: PageRequest, interaction: Interaction, form: URLSearchParams): Promise<void> {
    if (form.get('decision') !== 'allow') return this.#deny(page, 'The user denied access.');
    if (interaction.prompt.name !== 'consent') throw new errors.SessionNotFound('no user is signed in');
    const { provider, db, base } = this.#options;
    const accountId = accountOf(interaction);
    const memberships = await selectMemberships(db.system, accountId);
    const agency = memberships.find(({ tenant_id: id }) => id === form.get('agency'));
    const isTicked = form.get('manage_people') === 'yes';
    const refuse = (fault: Fault) =>
      this.#showConsent(page, interaction, { status: 400, faults: [fault], canManagePeople: isTicked });
    if (agency === undefined)
      return refuse({
        field: memberships.length > 0 ? 'agency-0' : 'agency',
        message: 'Choose the agency that the app may access.',
      });
    const { id: clientId, name, redirectUri } = await clientOf(this.#options.provider, interaction);
    const resource = resourceIn(interaction) ?? resourceOf(base);
    const grantId = await insertGrant(
      db.system,
      {
        accountId,
        tenantId: agency.tenant_id,
        clientId,
        clientName: name,
        clientSource: isDocumentClient(clientId) ? 'metadata_document' : 'registration',
        redirectHost: redirectTarget(redirectUri),
        resource,
        canManagePeople: isTicked && managesPeople(agencyChoice(agency)),
        interaction: hashOf(page.uid),
      },
      page.origin,
    );
    if (grantId === undefined)
      return refuse({ message: `You are no longer an active member of ${agency.agency}.` });
    await provider.interactionFinished(
      page.request,
      page.response,
      { consent: { grantId } },
      { mergeWithLastSubmission: true },
    );
  }

  async #deny({ request, response }: PageRequest, description: string): Promise<void> {
    await this.#options.provider.interactionFinished(
      request,
      response,
      { error: 'access_denied', error_description: description },
      { mergeWithLastSubmission: false },
    );
  }

  /** Signs out, and begins the authorization anew. */
  async #switchAccount({ request, response, origin }: PageRequest, interaction: Interaction): Promise<void> {
    const { provider, db, base } = this.#options;
    const session = await provider.Session.get(provider.createContext(request, response));
    if (session.accountId !== undefined) {
      await session.destroy();
      await noteSignOut(db, session.accountId, origin);
    }
    await interaction.destroy();
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(interaction.params))
      for (const one of [value].flat())
        if (typeof one === 'string' && name !== 'login_hint') query.append(name, one);
    response
      .writeHead(303, { Location: `${base}${paths.authorize}?${query}`, 'Cache-Control': 'no-store' })
      .end();
  }

  #common({ uid }: PageRequest) {
    const { base, keys } = this.#options;
    return { base, action: `${base}${paths.interaction}/${uid}`, formToken: formToken(keys, uid) };
  }
}

const agencyChoice = ({
  tenant_id: id,
  agency: name,
  role,
  departments,
  permissions,
}: Membership): AgencyChoice => ({
  id,
  name,
  role,
  departments,
  permissions: effectivePermissions(role, permissions),
});
