// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
	{
		id: 'getPart',
		method: 'GET',
		path: '/parts',
		family: 'parts',
		summary: 'getPart',
		permission: 'none',
		isPublic: true,
		effect: 'read',
		isList: false,
		events: [],
		pathParams: [],
		queryParams: [],
		headerParams: [
			{ name: 'x-depot', type: 'string', array: false },
		],
		body: 'none',
		tool: 'get_part',
	},
	{
		id: 'putPart',
		method: 'PUT',
		path: '/parts',
		family: 'parts',
		summary: 'putPart',
		permission: 'none',
		isPublic: true,
		effect: 'write',
		isList: false,
		events: [],
		pathParams: [],
		queryParams: [],
		headerParams: [
			{ name: 'x-depot', type: 'string', array: false },
			{ name: 'content-digest', type: 'string', array: false },
			{ name: 'x-retry', type: 'integer', array: false },
			{ name: 'x-labels', type: 'string', array: true },
		],
		body: 'none',
		tool: 'put_part',
	},
] as const satisfies readonly Operation[];
