// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
	{
		id: 'getOwner',
		method: 'GET',
		path: '/owners/{id}',
		family: 'owners',
		summary: 'getOwner',
		permission: 'none',
		isPublic: true,
		effect: 'read',
		isList: false,
		events: [],
		pathParams: [
			{ name: 'id', type: 'string', array: false },
		],
		queryParams: [],
		body: 'none',
		tool: 'get_owner',
	},
] as const satisfies readonly Operation[];
