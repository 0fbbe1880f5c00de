// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
	{
		id: 'getA',
		method: 'GET',
		path: '/a',
		family: 'letters',
		summary: 'getA',
		permission: 'none',
		isPublic: true,
		effect: 'read',
		isList: false,
		events: [],
		pathParams: [],
		queryParams: [],
		headerParams: [
			{ name: 'trace', type: 'string', array: false },
		],
		body: 'none',
		tool: 'get_a',
	},
	{
		id: 'getB',
		method: 'GET',
		path: '/b',
		family: 'letters',
		summary: 'getB',
		permission: 'none',
		isPublic: true,
		effect: 'read',
		isList: false,
		events: [],
		pathParams: [],
		queryParams: [],
		headerParams: [
			{ name: 'trace', type: 'string', array: false },
		],
		body: 'none',
		tool: 'get_b',
	},
] as const satisfies readonly Operation[];
