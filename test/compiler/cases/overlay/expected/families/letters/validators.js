// Written by the compiler from the contract; change the contract instead.
import { mistyped, surplus } from '../../validation.ts';

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){let unknown0=0;
for(const key0 in data){if(!(key0==="trace")){found=surplus(found,at,key0,unknown0++);}}
if(data.trace!==undefined&&typeof data.trace!=="string"){found=mistyped(found,at+"/trace","string");}}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

export const requests = {
  getA: { headers: v0 },
  getB: { headers: v0 },
};
