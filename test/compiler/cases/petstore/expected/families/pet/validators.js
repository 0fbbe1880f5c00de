// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
import { missing, mistyped, noted, surplus } from '../../validation.ts';
import { components as shared } from '../../components.js';
const { is_Pet } = shared;
const formats_1709866b21 = lib_validation.formats.int64;
const schema_981457e3b3 = ["available","pending","sold"];

function v0(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.status===undefined){data.status="available";}
let unknown0=0;
for(const key0 in data){if(!((key0==="status")||(key0==="tags"))){found=surplus(found,at,key0,unknown0++);
errors=found.length;}}
let data0=data.status;
if(typeof data0!=="string"){found=mistyped(found,at+"/status","string");
errors++;}
const vSchema0=schema_981457e3b3;
if(!(((data0==="available")||(data0==="pending"))||(data0==="sold"))){found=noted(found,at+"/status","enum",{allowedValues:schema_981457e3b3});
errors++;}
if(data.tags!==undefined){let data1=data.tags;
if(Array.isArray(data1)){const before0=errors;
const len0=data1.length;
for(let i0=0;i0<len0;i0++){let data2=data1[i0];
if(typeof data2!=="string"){found=mistyped(found,at+"/tags/"+i0,"string");
errors++;}
if(errors-before0>=100){break;}}}
else{found=mistyped(found,at+"/tags","array");
errors++;}}}
else{found=mistyped(found,at,"object");
errors++;}
v0.errors=found;
return errors===0;}

function v1(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.petId===undefined){found=missing(found,at,"petId");}
let unknown0=0;
for(const key0 in data){if(!(key0==="petId")){found=surplus(found,at,key0,unknown0++);}}
if(data.petId!==undefined){let data0=data.petId;
if(!((typeof data0=="number")&&(!(data0%1)&&!isNaN(data0)))){found=mistyped(found,at+"/petId","integer");}
if(typeof data0=="number"){if(!(formats_1709866b21.validate(data0))){found=noted(found,at+"/petId","format",{format:"int64"});}}}}
else{found=mistyped(found,at,"object");}
v1.errors=found;
return found===null;}

function v2(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){let unknown0=0;
for(const key0 in data){if(!(key0==="api_key")){found=surplus(found,at,key0,unknown0++);}}
if(data.api_key!==undefined){let data0=data.api_key;
if(typeof data0!=="string"){found=mistyped(found,at+"/api_key","string");}}}
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
