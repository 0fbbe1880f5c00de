// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
	{
		id: 'updateNote',
		method: 'PATCH',
		path: '/notes/{id}',
		family: 'notes',
		summary: 'updateNote',
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
		tool: 'update_note',
	},
] as const satisfies readonly Operation[];
