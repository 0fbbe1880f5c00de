// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
	{
		id: 'createShape',
		method: 'POST',
		path: '/shapes',
		family: 'shapes',
		summary: 'createShape',
		permission: 'none',
		isPublic: true,
		effect: 'write',
		isList: false,
		events: [],
		pathParams: [],
		queryParams: [],
		body: 'required',
		tool: 'create_shape',
	},
] as const satisfies readonly Operation[];
