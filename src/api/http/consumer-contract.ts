type Json = Record<string, unknown>;

interface Contract extends Json {
  paths: Record<string, Record<string, Json>>;
  webhooks?: Record<string, Json>;
  components?: Record<string, Json>;
  tags?: { readonly name: string }[];
}

/**
 * The contract as generators of clients take it: compact, with the address that serves it, and with parameters of JSON in the form
 * that all of them send right. With `family`, its operations and events alone, with every shape that they need.
 */
export function consumerContract(text: string, baseUrl: string, family?: string): string {
  const contract = JSON.parse(text) as Contract;
  contract['servers'] = [{ url: baseUrl, description: 'The address that serves this document.' }];
  withPlainParameters(contract);
  return JSON.stringify(family === undefined ? contract : partOf(contract, family));
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const isOperation = (value: unknown): value is Json => isObject(value) && Array.isArray(value['tags']);

/** Many generators send `[object Object]` for a parameter with `content`; text that holds JSON they send as it is. */
function withPlainParameters(contract: Contract): void {
  const lists = Object.values(contract.paths).flatMap((item) =>
    [item, ...Object.values(item)].map((holder) => holder['parameters']),
  );
  const shared = Object.values(contract.components?.['parameters'] ?? {});
  for (const parameter of [...lists.flat(), ...shared]) {
    if (!isObject(parameter) || !isObject(parameter['content'])) continue;
    const [[contentMediaType, media] = []] = Object.entries(parameter['content'] as Record<string, Json>);
    if (contentMediaType === undefined || media === undefined) continue;
    delete parameter['content'];
    parameter['description'] =
      `${String(parameter['description'])} Sent as JSON in one value, percent-encoded.`;
    parameter['schema'] = { type: 'string', contentMediaType, contentSchema: media['schema'] };
    if (media['example'] !== undefined) parameter['example'] = JSON.stringify(media['example']);
  }
}

function partOf(contract: Contract, family: string): Contract {
  const events = new Set<unknown>();
  const paths: Contract['paths'] = {};
  for (const [path, item] of Object.entries(contract.paths)) {
    const operations = Object.values(item).filter(isOperation);
    if (!operations.some(({ tags }) => (tags as string[])[0] === family)) continue;
    paths[path] = item;
    for (const operation of operations)
      for (const event of (operation['x-events'] as []) ?? []) events.add(event);
  }
  const webhooks = Object.fromEntries(
    Object.entries(contract.webhooks ?? {}).filter(([event]) => events.has(event)),
  );
  const { 'x-tagGroups': _groups, ...rest } = contract;
  const part = { ...rest, tags: contract.tags?.filter(({ name }) => name === family) ?? [], paths, webhooks };
  return { ...part, components: needed(part, contract.components ?? {}) };
}

/** The components that the part refers to, directly or through others, and how callers identify themselves. */
function needed(part: Json, all: Record<string, Json>): Record<string, Json> {
  const kept: Record<string, Json> = { securitySchemes: all['securitySchemes'] ?? {} };
  const waiting: unknown[] = [part['paths'], part['webhooks']];
  for (const value of waiting) {
    for (const [, section, name] of JSON.stringify(value).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      const component = all[section!]?.[name!];
      if (component === undefined || kept[section!]?.[name!] !== undefined) continue;
      (kept[section!] ??= {})[name!] = component;
      waiting.push(component);
    }
  }
  return kept;
}
