import type { Permission } from '#generated/permissions.ts';
import { html, type Markup } from '#src/platform/html.ts';
import { errorSummary, layout, type Fault } from './layout.ts';
import { permissionAreas } from '#src/domain/access/index.ts';

export interface AgencyChoice {
  readonly id: string;
  readonly name: string;
  readonly role: 'owner' | 'admin' | null;
  readonly departments: readonly string[];
  readonly permissions: ReadonlySet<Permission>;
}

export interface ConsentPage {
  readonly base: string;
  readonly action: string;
  readonly formToken: string;
  readonly client: {
    readonly name: string;
    /** Host of the document that describes it; null for a program that registered itself. */
    readonly documentHost: string | null;
    /** Where the browser is sent afterwards, as people recognise it. */
    readonly redirectTarget: string;
  };
  readonly email: string;
  readonly agencies: readonly AgencyChoice[];
  readonly selected: string | null;
  /** Whether "Manage people and permissions" is ticked. */
  readonly canManagePeople: boolean;
  readonly faults: readonly Fault[];
}

export function consentPage(page: ConsentPage): string {
  const { base, action, formToken, client, email, agencies, selected, canManagePeople, faults } = page;
  const token = html`<input type="hidden" name="form_token" value="${formToken}">`;
  return layout({
    base,
    title: faults.length > 0 ? 'Error: Allow access' : `Allow access to ${client.name}`,
    content: html`<h1>Allow ${client.name} to act on your behalf?</h1>
${errorSummary(faults)}
${provenance(page)}
<form class="who" method="post" action="${action}/switch">
${token}
<p><span class="quiet">Signed in as</span> <strong>${email}</strong></p>
<button class="link" type="submit">Use another account</button>
</form>
<form method="post" action="${action}/consent">
${token}
<fieldset id="agency">
<legend>In which agency?</legend>
${agencies.map((agency, index) => choice(agency, index, agency.id === selected))}
</fieldset>
${agencies.some(managesPeople) && peopleChoice(canManagePeople)}
<ul class="promises">
<li>It can view and change everything that you can in this agency, and nothing in other agencies.</li>
<li>It keeps access until you or an admin revoke it, or until it has not been used for 60 days.</li>
<li>It never sees your password, API keys or signing secrets.</li>
</ul>
<button class="primary" type="submit" name="decision" value="allow">Allow access</button>
<button class="secondary" type="submit" name="decision" value="deny" formnovalidate>Deny</button>
</form>`,
  });
}

const peoplePermissions = ['people.invite', 'people.manage', 'settings.api'] as const;

/** Whether there is anything to allow: the person can change what people may do in this agency. */
export const managesPeople = ({ permissions }: Pick<AgencyChoice, 'permissions'>): boolean =>
  peoplePermissions.some((permission) => permissions.has(permission));

const peopleChoice = (isTicked: boolean): Markup => html`<div class="choice">
<label for="manage-people">
<input type="checkbox" id="manage-people" name="manage_people" value="yes" aria-describedby="manage-people-hint"${isTicked && html` checked`}>
<span><strong>Manage people and permissions</strong><span class="quiet small" id="manage-people-hint">Lets the app invite, suspend and remove people and change their roles, levels and permissions. Leave this off unless the app needs it.</span></span>
</label>
</div>`;

function provenance({ client }: ConsentPage): Markup {
  const { documentHost, redirectTarget } = client;
  return html`<dl class="facts">
<div><dt>Sends you back to</dt><dd>${redirectTarget}</dd></div>
${documentHost !== null && html`<div><dt>Described by</dt><dd>${documentHost}</dd></div>`}
</dl>
<div class="notice">${
    documentHost === null
      ? html`<p><strong>Unverified.</strong> The app chose this name itself, and nobody has verified it. Allow access only if you have just started to connect this app.</p>`
      : html`<p>The name comes from ${documentHost}. Allow access only if you trust that site and have just started to connect this app.</p>`
  }</div>`;
}

const roles = { owner: 'Owner', admin: 'Admin' } as const;

const choice = (
  { id, name, role, departments, permissions }: AgencyChoice,
  index: number,
  isSelected: boolean,
): Markup => html`<div class="choice">
<label for="agency-${index}">
<input type="radio" id="agency-${index}" name="agency" value="${id}" required${isSelected && html` checked`}>
<span><strong>${name}</strong><span class="quiet small">${role === null ? departments.join('; ') || 'Member' : roles[role]}</span></span>
</label>
<details>
<summary>Your permissions in this agency</summary>
${permissionsOf(role, permissions)}
</details>
</div>`;

function permissionsOf(role: AgencyChoice['role'], permissions: ReadonlySet<Permission>): Markup {
  if (role === 'owner') return html`<p>All permissions, as an owner.</p>`;
  if (role === 'admin')
    return html`<p>All permissions except transferring or deleting the agency, as an admin.</p>`;
  if (permissions.size === 0) return html`<p>No permissions beyond those of every member.</p>`;
  return html`<ul class="permissions">${permissionAreas(permissions).map(([area, actions]) => html`<li><b>${area}:</b> ${actions}</li>`)}</ul>`;
}

export interface NoAgencyPage {
  readonly base: string;
  readonly action: string;
  readonly formToken: string;
  readonly clientName: string;
  readonly email: string;
}

/** For users who can sign in but have no agency to grant access to. */
export function noAgencyPage({ base, action, formToken, clientName, email }: NoAgencyPage): string {
  const token = html`<input type="hidden" name="form_token" value="${formToken}">`;
  return layout({
    base,
    title: 'No agency',
    content: html`<h1>You are not an active member of any agency</h1>
<p>${email} can sign in, but there is no agency that ${clientName} could access. Ask an admin of your agency to invite or reactivate you.</p>
<form method="post" action="${action}/switch">${token}<button class="primary" type="submit">Use another account</button></form>
<form method="post" action="${action}/cancel">${token}<button class="secondary" type="submit">Go back to ${clientName}</button></form>`,
  });
}
