// Written by the compiler from the contract; change the contract instead.
import { joined, mistyped } from '../../validation.ts';
import { components as shared } from '../../components.responses.js';
const { is_Pet } = shared;

function v0(data,at=""){let found=null;
let errors=0;
if(Array.isArray(data)){const before0=errors;
const len0=data.length;
for(let i0=0;i0<len0;i0++){let data0=data[i0];
if(!(is_Pet(data0,at+"/"+i0))){found=joined(found,is_Pet.errors);
errors=found.length;}
if(errors-before0>=100){break;}}}
else{found=mistyped(found,at,"array");
errors++;}
v0.errors=found;
return errors===0;}

export const responses = {
  listPets: { '200': v0 },
};
