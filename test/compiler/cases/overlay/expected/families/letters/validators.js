// Written by the compiler from the contract; change the contract instead.
import { mistyped, noted } from '../../validation.ts';

function v0(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){let unknown0=0;
for(const key0 in data){if(!(key0==="trace")){if(unknown0++<100){found=noted(found,at,"additionalProperties",{additionalProperty:key0});
errors++;}}}
if(unknown0>100){found=noted(found,at,"additionalProperties",{more:unknown0-100});
errors++;}
if(data.trace!==undefined){let data0=data.trace;
if(typeof data0!=="string"){found=mistyped(found,at+"/trace","string");
errors++;}}}
else{found=mistyped(found,at,"object");
errors++;}
v0.errors=found;
return errors===0;}

export const requests = {
  getA: { headers: v0 },
  getB: { headers: v0 },
};
