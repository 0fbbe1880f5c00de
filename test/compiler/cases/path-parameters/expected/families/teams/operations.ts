// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
	{
		id: 'listMembers',
		method: 'GET',
		path: '/teams/{team}/members',
		family: 'teams',
		summary: 'listMembers',
		permission: 'none',
		isPublic: true,
		effect: 'read',
		isList: false,
		events: [],
		pathParams: [
			{ name: 'team', type: 'string', array: false },
		],
		queryParams: [
			{ name: 'verbose', type: 'boolean', array: false },
			{ name: 'role', type: 'string', array: true },
			{ name: 'min_age', type: 'integer', array: false },
			{ name: 'ratio', type: 'number', array: false },
			{ name: 'filter', type: 'json', array: false },
		],
		body: 'none',
		tool: 'list_members',
	},
	{
		id: 'deleteMembers',
		method: 'DELETE',
		path: '/teams/{team}/members',
		family: 'teams',
		summary: 'deleteMembers',
		permission: 'none',
		isPublic: true,
		effect: 'write',
		isList: false,
		events: [],
		pathParams: [
			{ name: 'team', type: 'string', array: false },
		],
		queryParams: [
			{ name: 'verbose', type: 'integer', array: false },
		],
		body: 'none',
		tool: 'delete_members',
	},
] as const satisfies readonly Operation[];
