// Written by the compiler from the contract; change the contract instead.
import { missing, mistyped, surplus } from '../../validation.ts';

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data["pet-id"]===undefined){found=missing(found,at,"pet-id");}
let unknown0=0;
for(const key0 in data){if(!(key0==="pet-id")){found=surplus(found,at,key0,unknown0++);}}
if(data["pet-id"]!==undefined&&typeof data["pet-id"]!=="string"){found=mistyped(found,at+"/pet-id","string");}}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

export const requests = {
  getPetsByPetIdToys: { path: v0 },
  postPetsByPetIdToys: { path: v0 },
};
