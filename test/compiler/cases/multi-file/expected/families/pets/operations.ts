// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
	{
		id: 'listPets',
		method: 'GET',
		path: '/pets',
		family: 'pets',
		summary: 'listPets',
		permission: 'none',
		isPublic: true,
		effect: 'read',
		isList: false,
		events: [],
		pathParams: [],
		queryParams: [],
		body: 'none',
		tool: 'list_pets',
	},
] as const satisfies readonly Operation[];
