// Written by the compiler from the contract; change the contract instead.
import { mistyped } from '../../validation.ts';

function v0(data,at=""){let found=null;
let errors=0;
if(!(data&&typeof data=="object"&&!Array.isArray(data))){found=mistyped(found,at,"object");
errors++;}
v0.errors=found;
return errors===0;}

export const responses = {
  getPetsByPetIdToys: {},
  postPetsByPetIdToys: { '201': v0 },
};
