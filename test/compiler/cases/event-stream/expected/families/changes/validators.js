// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { mistyped, noted, surplus } from '../../validation.ts';
const func_7a03181366 = lib_ucs2length.default;

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){let unknown0=0;
for(const key0 in data){if(!(key0==="last-event-id")){found=surplus(found,at,key0,unknown0++);}}
if(data["last-event-id"]!==undefined){let data0=data["last-event-id"];
if(typeof data0==="string"){if(data0.length>50&&(data0.length>100||func_7a03181366(data0)>50)){found=noted(found,at+"/last-event-id","maxLength",{limit:50});}}
else{found=mistyped(found,at+"/last-event-id","string");}}}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

export const requests = {
  streamChanges: { headers: v0 },
};
