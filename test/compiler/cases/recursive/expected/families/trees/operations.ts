// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
	{
		id: 'replaceTree',
		method: 'PUT',
		path: '/trees/{id}',
		family: 'trees',
		summary: 'replaceTree',
		permission: 'none',
		isPublic: true,
		effect: 'write',
		isList: false,
		events: [],
		pathParams: [
			{ name: 'id', type: 'string', array: false },
		],
		queryParams: [],
		body: 'required',
		tool: 'replace_tree',
	},
] as const satisfies readonly Operation[];
