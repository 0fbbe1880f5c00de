import type {
  MarketplaceImportChoices,
  MarketplaceImportPrerequisite,
  MarketplaceRequirement,
} from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { invalid, Problem, unknownReference } from '#src/platform/errors/index.ts';
import { selectConnected } from './imports.queries.ts';

type Candidates = MarketplaceImportPrerequisite['candidates'];

/** What the item needs, whether the agency has it, and what is chosen for it; missing ones first. */
export async function prerequisitesOf(
  ctx: ReadContext,
  requirements: readonly MarketplaceRequirement[],
  { mappings = [] }: MarketplaceImportChoices,
  place: string,
): Promise<MarketplaceImportPrerequisite[]> {
  const chosen = new Map<string, { readonly id: string; readonly at: string }>();
  for (const [index, { key, record_id: id }] of mappings.entries()) {
    const at = `${place}.mappings[${index}]`;
    if (chosen.has(key)) throw invalid(`${at}.key`, 'is chosen twice.');
    if (!requirements.some((each) => each.key === key && isChoice(each)))
      throw invalid(`${at}.key`, `is ${key}, for which the item has nothing to choose.`);
    chosen.set(key, { id: id.toLowerCase(), at });
  }
  const candidates = new Map<string, Candidates>();
  for (const kind of new Set(requirements.filter(isChoice).map((each) => each.kind)))
    candidates.set(kind, await candidatesOf(ctx, kind));
  const services = requirements.filter(({ kind }) => kind === 'integration').map(({ key }) => key);
  const connected = await selectConnected(ctx.db, services, ctx.identity.userId);
  const all = requirements.map((each) =>
    isChoice(each)
      ? choiceOf(each, candidates.get(each.kind)!, chosen.get(each.key))
      : serviceOf(each, connected.has(each.key)),
  );
  return [...all.filter((each) => !each.is_met), ...all.filter((each) => each.is_met)];
}

const isChoice = ({ kind }: MarketplaceRequirement): boolean =>
  kind === 'client_profile' || kind === 'ticket_inbox';

/** Those that the caller may see. */
async function candidatesOf(ctx: ReadContext, kind: string): Promise<Candidates> {
  const operation = kind === 'client_profile' ? 'listClientProfiles' : 'listTicketInboxes';
  try {
    const { items } = await ctx.invoke(operation, { query: { limit: 50, sort: 'name', order: 'asc' } });
    return items.map(({ id, name }) => ({ id, name }));
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return [];
    throw error;
  }
}

function choiceOf(
  requirement: MarketplaceRequirement,
  candidates: Candidates,
  chosen: { readonly id: string; readonly at: string } | undefined,
): MarketplaceImportPrerequisite {
  const noun = requirement.kind === 'client_profile' ? 'client profile' : 'ticket inbox';
  if (chosen !== undefined && !candidates.some(({ id }) => id === chosen.id))
    throw unknownReference(`${chosen.at}.record_id`, chosen.id, 'one of the candidates');
  const namesake = candidates.find(({ name }) => name.toLowerCase() === requirement.name.toLowerCase());
  const id = chosen?.id ?? (namesake ?? candidates[0])?.id ?? null;
  return {
    ...requirement,
    is_met: id !== null,
    record_id: id,
    candidates,
    message: id === null ? `Create a ${noun} first.` : null,
  };
}

const serviceOf = (requirement: MarketplaceRequirement, isMet: boolean): MarketplaceImportPrerequisite => ({
  ...requirement,
  is_met: isMet,
  record_id: null,
  candidates: [],
  message: isMet ? null : `Connect ${requirement.name} before enabling what uses it.`,
});
