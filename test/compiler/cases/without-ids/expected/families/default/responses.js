// Written by the compiler from the contract; change the contract instead.
import { mistyped } from '../../validation.ts';

function v0(data,at=""){let found=null;
if(!(data&&typeof data=="object"&&!Array.isArray(data))){found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

export const responses = {
  getPetsByPetIdToys: {},
  postPetsByPetIdToys: { '201': v0 },
};
