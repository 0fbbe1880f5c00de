// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
	{
		id: 'createOrder',
		method: 'POST',
		path: '/orders',
		family: 'orders',
		summary: 'createOrder',
		permission: 'none',
		isPublic: true,
		effect: 'write',
		isList: false,
		events: [],
		pathParams: [],
		queryParams: [],
		body: 'required',
		tool: 'create_order',
	},
] as const satisfies readonly Operation[];
