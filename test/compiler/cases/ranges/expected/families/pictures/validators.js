// Written by the compiler from the contract; change the contract instead.
import { missing, mistyped, noted } from '../../validation.ts';

function v0(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===undefined){found=missing(found,at,"id");
errors++;}
let unknown0=0;
for(const key0 in data){if(!(key0==="id")){if(unknown0++<100){found=noted(found,at,"additionalProperties",{additionalProperty:key0});
errors++;}}}
if(unknown0>100){found=noted(found,at,"additionalProperties",{more:unknown0-100});
errors++;}
if(data.id!==undefined){let data0=data.id;
if(typeof data0!=="string"){found=mistyped(found,at+"/id","string");
errors++;}}}
else{found=mistyped(found,at,"object");
errors++;}
v0.errors=found;
return errors===0;}

export const requests = {
  getPicture: { path: v0 },
  getPreview: { path: v0 },
  getFacts: { path: v0 },
};
