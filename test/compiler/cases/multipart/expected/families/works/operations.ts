// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
	{
		id: 'createWork',
		method: 'POST',
		path: '/works',
		family: 'works',
		summary: 'createWork',
		permission: 'none',
		isPublic: true,
		effect: 'write',
		isList: false,
		events: [],
		pathParams: [],
		queryParams: [],
		body: 'required',
		content: {
			media: [
				{ type: 'multipart/form-data', kind: 'multipart' },
			],
			maxBytes: 13632488,
			fields: [
				{ name: 'title', type: 'string', array: false },
				{ name: 'year', type: 'integer', array: false },
				{ name: 'is_public', type: 'boolean', array: false },
				{ name: 'tags', type: 'string', array: true },
				{ name: 'size', type: 'json', array: false },
				{ name: 'sizes', type: 'json', array: true },
			],
			files: [
				{ name: 'picture', array: false, mediaTypes: ['image/png', 'image/jpeg'], maxBytes: 8388608 },
				{ name: 'sketches', array: true, mediaTypes: ['image/png'], maxBytes: 1048576, maxCount: 4 },
				{ name: 'licence', array: false, mediaTypes: ['application/pdf'], maxBytes: 1000 },
			],
		},
		tool: 'create_work',
	},
	{
		id: 'createScan',
		method: 'POST',
		path: '/scans',
		family: 'works',
		summary: 'createScan',
		permission: 'none',
		isPublic: true,
		effect: 'write',
		isList: false,
		events: [],
		pathParams: [],
		queryParams: [],
		body: 'optional',
		content: {
			media: [
				{ type: 'multipart/form-data', kind: 'multipart' },
			],
			fields: [
				{ name: 'name', type: 'string', array: false },
			],
			files: [
				{ name: 'page', array: false, mediaTypes: [] },
			],
		},
		tool: 'create_scan',
	},
] as const satisfies readonly Operation[];
