// Written by the compiler from the contract; change the contract instead.
import { missing, mistyped, surplus } from '../../validation.ts';
import { components as shared } from '../../components.js';
const { is_Tree } = shared;

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===undefined){found=missing(found,at,"id");}
let unknown0=0;
for(const key0 in data){if(!(key0==="id")){found=surplus(found,at,key0,unknown0++);}}
if(data.id!==undefined&&typeof data.id!=="string"){found=mistyped(found,at+"/id","string");}}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

export const requests = {
  replaceTree: { path: v0, body: is_Tree },
};
