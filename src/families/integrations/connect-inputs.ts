import type { ReadContext } from '#src/call/context.ts';
import { InputRefused, type Checked, type Provider } from '#src/domain/integrations/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { wrongWithUrl } from '#src/platform/outbound/index.ts';

type Inputs = Readonly<Record<string, string>>;

/** What was entered for connecting, judged and tried. */
export interface TriedInputs {
  readonly inputs: Inputs;
  /** Null where it cannot be tried yet, because consent is missing. */
  readonly checked: Checked | null;
}

/** Judges inputs and tries them at the service: 400 at the place of the one that it refuses. */
export async function tryInputs(
  ctx: Pick<ReadContext, 'services' | 'outside'>,
  provider: Provider,
  inputs: Inputs,
  token: string | null,
): Promise<TriedInputs> {
  checkKeys(provider, inputs);
  const base = baseOf(provider, inputs);
  if (provider.authentication === 'oauth' && token === null) return { inputs, checked: null };
  const { addresses } = ctx.services;
  const isOwnAddress = provider.inputs.some(({ key }) => key.endsWith('_url'));
  const fault = isOwnAddress ? await ctx.outside(() => wrongWithUrl(base, addresses)) : undefined;
  if (fault !== undefined) throw invalid(placeOf(provider, '_url'), fault);
  if (provider.check === null) return { inputs, checked: { isWorking: true, label: labelOf(base) } };
  const checked = await ctx.outside(() => ctx.services.endpoints.check(provider, { token, inputs }));
  if (!checked.isWorking && checked.kind === 'refused')
    throw invalid(placeOf(provider, ''), `was refused. ${checked.message}`);
  return { inputs, checked };
}

/** The first secret input, or the one of this ending. */
const placeOf = ({ inputs }: Provider, ending: string): string => {
  const found = inputs.find(({ key, is_secret: isSecret }) =>
    ending === '' ? isSecret : key.endsWith(ending),
  );
  return found === undefined ? 'body.inputs' : `body.inputs.${found.key}`;
};

const labelOf = (base: string): string => new URL(base).host.slice(0, 200);

function checkKeys(provider: Provider, inputs: Inputs): void {
  const known = provider.inputs.map(({ key }) => key);
  for (const key of Object.keys(inputs))
    if (!known.includes(key))
      throw invalid(
        `body.inputs.${key}`,
        known.length === 0
          ? `is unknown: ${provider.name} needs no inputs.`
          : `is unknown. ${provider.name} takes ${known.join(', ')}.`,
      );
  const missing = provider.inputs.find(
    ({ key, is_required: isRequired }) => isRequired && inputs[key] === undefined,
  );
  if (missing !== undefined) throw invalid(`body.inputs.${missing.key}`, `is required by ${provider.name}.`);
  for (const [key, value] of Object.entries(inputs))
    if (/[\r\n\0]/.test(value)) throw invalid(`body.inputs.${key}`, 'must be a single line.');
  const header = inputs['header_name'];
  if (header !== undefined && !/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/.test(header))
    throw invalid('body.inputs.header_name', 'must be the name of a header, such as X-Api-Key.');
}

function baseOf(provider: Provider, inputs: Inputs): string {
  try {
    return provider.base(inputs);
  } catch (error) {
    if (error instanceof InputRefused) throw invalid(`body.inputs.${error.input}`, error.message);
    throw error;
  }
}
