// Written by the compiler from the contract; change the contract instead.
import { missing, mistyped } from './validation.ts';

function is_PetBornData(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.name===undefined){found=missing(found,at,"name");}
if(data.name!==undefined&&typeof data.name!=="string"){found=mistyped(found,at+"/name","string");}}
else{found=mistyped(found,at,"object");}
is_PetBornData.errors=found;
return found===null;}

export const eventData = {
  'pet.born': is_PetBornData,
};
