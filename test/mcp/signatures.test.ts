import { beforeAll, describe, expect, test } from 'vitest';
import { Toolbox, type OperationTool } from '#src/api/mcp/toolbox.ts';

/** Parameters that decide what a list answers and in which order. */
const deciding = [
  'filter_group',
  'sort',
  'order',
  'limit',
  'search',
  'status',
  'status_category',
  'assigned_to',
  'is_overdue',
  'due_after',
  'due_before',
];

let tools: { tool: OperationTool; parameters: Record<string, unknown> }[];

beforeAll(async () => {
  const toolbox = new Toolbox();
  tools = [];
  for (const tool of toolbox.all) {
    const { properties } = await toolbox.inputSchema(tool);
    tools.push({ tool, parameters: properties as Record<string, unknown> });
  }
});

const shows = ({ input }: OperationTool, name: string): boolean =>
  new RegExp(`[{,] ${name}[?:]`).test(input.split('…also')[0]!);

describe('the signature of every tool', () => {
  test.each(deciding)('shows %s where the tool takes it', (name) => {
    const taking = tools.filter(({ parameters }) => name in parameters);
    expect(taking.length).toBeGreaterThan(0);
    expect(taking.filter(({ tool }) => !shows(tool, name)).map(({ tool }) => tool.name)).toEqual([]);
  });

  test('hides filters in few tools only, and those that matter least', () => {
    const hiding = tools.filter(({ tool }) => tool.input.includes('more filters'));
    expect(hiding.length).toBeLessThanOrEqual(5);
    for (const { tool } of hiding) expect(shows(tool, 'created_by'), tool.name).toBe(false);
  });

  test('of a list with conditions gives an example and the operators', () => {
    for (const { tool, parameters } of tools.filter((one) => 'filter_group' in one.parameters)) {
      expect(parameters.filter_group).toBeDefined();
      expect(tool.input, tool.name).toContain('"operator":"in_list","value":["open"]');
      expect(tool.input, tool.name).toContain('greater_than');
    }
  });

  test('is short enough for thirty of them in a pack', () => {
    for (const { tool, parameters } of tools)
      expect(tool.input.length, tool.name).toBeLessThanOrEqual('filter_group' in parameters ? 950 : 700);
  });
});
