// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
	{
		id: 'getPetsByPetIdToys',
		method: 'GET',
		path: '/pets/{pet-id}/toys',
		family: 'default',
		summary: 'getPetsByPetIdToys',
		permission: 'none',
		isPublic: true,
		effect: 'read',
		isList: false,
		events: [],
		pathParams: [
			{ name: 'pet-id', type: 'string', array: false },
		],
		queryParams: [],
		body: 'none',
		tool: 'get_pets_by_pet_id_toys',
	},
	{
		id: 'postPetsByPetIdToys',
		method: 'POST',
		path: '/pets/{pet-id}/toys',
		family: 'default',
		summary: 'postPetsByPetIdToys',
		permission: 'none',
		isPublic: true,
		effect: 'write',
		isList: false,
		events: [],
		pathParams: [
			{ name: 'pet-id', type: 'string', array: false },
		],
		queryParams: [],
		body: 'none',
		tool: 'post_pets_by_pet_id_toys',
	},
] as const satisfies readonly Operation[];
