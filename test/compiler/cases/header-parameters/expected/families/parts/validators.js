// Written by the compiler from the contract; change the contract instead.
import { joined, missingOf, mistyped, part, surplus } from '../../validation.ts';
import { components as shared } from '../../components.js';
const { is_array_d7a19ad6, is_integer_686f4028, is_string_0f7a3c8e, is_string_b1c0d288 } = shared;

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){let unknown0=0;
for(const key0 in data){if(!(key0==="x-depot")){found=surplus(found,at,key0,unknown0++);}}
if(data["x-depot"]!==undefined&&typeof data["x-depot"]!=="string"){found=mistyped(found,at+"/x-depot","string");}}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

function v1(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data["x-retry"]===undefined){data["x-retry"]=0;}
if(data["x-depot"]===undefined||data["content-digest"]===undefined){found=missingOf(found,at,data,["x-depot","content-digest"]);}
let unknown0=0;
for(const key0 in data){if(!(key0==="x-depot"||key0==="content-digest"||key0==="x-retry"||key0==="x-labels")){found=surplus(found,at,key0,unknown0++);}}
found=part(found,data["x-depot"],is_string_b1c0d288,at,"/x-depot");
found=part(found,data["content-digest"],is_string_0f7a3c8e,at,"/content-digest");
let data2=data["x-retry"];
if(!(is_integer_686f4028(data2,at+"/x-retry"))){found=joined(found,is_integer_686f4028.errors);}
found=part(found,data["x-labels"],is_array_d7a19ad6,at,"/x-labels");}
else{found=mistyped(found,at,"object");}
v1.errors=found;
return found===null;}

export const requests = {
  getPart: { headers: v0 },
  putPart: { headers: v1 },
};
