// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
	{
		id: 'getInventory',
		method: 'GET',
		path: '/store/inventory',
		family: 'store',
		summary: 'getInventory',
		permission: 'none',
		isPublic: true,
		effect: 'read',
		isList: false,
		events: [],
		pathParams: [],
		queryParams: [],
		body: 'none',
		tool: 'get_inventory',
	},
] as const satisfies readonly Operation[];
