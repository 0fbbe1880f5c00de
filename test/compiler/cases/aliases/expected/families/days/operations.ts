// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
	{
		id: 'getDay',
		method: 'GET',
		path: '/days',
		family: 'days',
		summary: 'getDay',
		permission: 'none',
		isPublic: true,
		effect: 'read',
		isList: false,
		events: [],
		pathParams: [],
		queryParams: [],
		body: 'none',
		tool: 'get_day',
	},
	{
		id: 'replaceDay',
		method: 'PUT',
		path: '/days',
		family: 'days',
		summary: 'replaceDay',
		permission: 'none',
		isPublic: true,
		effect: 'write',
		isList: false,
		events: [],
		pathParams: [],
		queryParams: [],
		body: 'optional',
		tool: 'replace_day',
	},
] as const satisfies readonly Operation[];
