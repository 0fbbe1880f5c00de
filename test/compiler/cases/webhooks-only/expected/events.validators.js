// Written by the compiler from the contract; change the contract instead.
import { missing, mistyped } from './validation.ts';

function is_PetBornData(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.name===undefined){found=missing(found,at,"name");
errors++;}
if(data.name!==undefined){let data0=data.name;
if(typeof data0!=="string"){found=mistyped(found,at+"/name","string");
errors++;}}}
else{found=mistyped(found,at,"object");
errors++;}
is_PetBornData.errors=found;
return errors===0;}

export const eventData = {
  'pet.born': is_PetBornData,
};
