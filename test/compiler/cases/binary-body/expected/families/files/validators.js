// Written by the compiler from the contract; change the contract instead.
import { missing, mistyped, part, surplus } from '../../validation.ts';
import { components as shared } from '../../components.js';
const { is_integer_be5ac723 } = shared;

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.number===undefined){found=missing(found,at,"number");}
let unknown0=0;
for(const key0 in data){if(!(key0==="number")){found=surplus(found,at,key0,unknown0++);}}
found=part(found,data.number,is_integer_be5ac723,at,"/number");}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

export const requests = {
  uploadPart: { path: v0 },
  replacePicture: {},
  receiveMail: {},
  receiveHook: {},
};
