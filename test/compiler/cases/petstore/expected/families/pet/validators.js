// Written by the compiler from the contract; change the contract instead.
import { missing, mistyped, noted, part, surplus } from '../../validation.ts';
import { components as shared } from '../../components.js';
const { is_Pet, is_array_d7a19ad6, is_integer_a9c1e148 } = shared;
const schema_981457e3b3 = ["available","pending","sold"];

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.status===undefined){data.status="available";}
let unknown0=0;
for(const key0 in data){if(!(key0==="status"||key0==="tags")){found=surplus(found,at,key0,unknown0++);}}
let data0=data.status;
if(typeof data0!=="string"){found=mistyped(found,at+"/status","string");}
const vSchema0=schema_981457e3b3;
if(!(data0==="available"||data0==="pending"||data0==="sold")){found=noted(found,at+"/status","enum",{allowedValues:schema_981457e3b3});}
found=part(found,data.tags,is_array_d7a19ad6,at,"/tags");}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

function v1(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.petId===undefined){found=missing(found,at,"petId");}
let unknown0=0;
for(const key0 in data){if(!(key0==="petId")){found=surplus(found,at,key0,unknown0++);}}
found=part(found,data.petId,is_integer_a9c1e148,at,"/petId");}
else{found=mistyped(found,at,"object");}
v1.errors=found;
return found===null;}

function v2(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){let unknown0=0;
for(const key0 in data){if(!(key0==="api_key")){found=surplus(found,at,key0,unknown0++);}}
if(data.api_key!==undefined&&typeof data.api_key!=="string"){found=mistyped(found,at+"/api_key","string");}}
else{found=mistyped(found,at,"object");}
v2.errors=found;
return found===null;}

export const requests = {
  updatePet: { body: is_Pet },
  findPetsByStatus: { query: v0 },
  getPetById: { path: v1 },
  deletePet: { path: v1, headers: v2 },
  uploadFile: { path: v1 },
};
