// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
	{
		id: 'streamChanges',
		method: 'GET',
		path: '/changes',
		family: 'changes',
		summary: 'streamChanges',
		permission: 'none',
		isPublic: true,
		effect: 'read',
		isList: false,
		events: [],
		pathParams: [],
		queryParams: [],
		headerParams: [
			{ name: 'last-event-id', type: 'string', array: false },
		],
		body: 'none',
		answer: { kind: 'events', mediaTypes: ['text/event-stream'] },
		tool: 'stream_changes',
	},
] as const satisfies readonly Operation[];
