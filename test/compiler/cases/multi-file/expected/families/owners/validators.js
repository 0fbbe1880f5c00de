// Written by the compiler from the contract; change the contract instead.
import { joined, missing, mistyped, noted } from '../../validation.ts';
import { components as shared } from '../../components.js';
const { is_Id } = shared;

function v0(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===undefined){found=missing(found,at,"id");
errors++;}
let unknown0=0;
for(const key0 in data){if(!(key0==="id")){if(unknown0++<100){found=noted(found,at,"additionalProperties",{additionalProperty:key0});
errors++;}}}
if(unknown0>100){found=noted(found,at,"additionalProperties",{more:unknown0-100});
errors++;}
if(data.id!==undefined&&!is_Id(data.id,at+"/id")){found=joined(found,is_Id.errors);
errors=found.length;}}
else{found=mistyped(found,at,"object");
errors++;}
v0.errors=found;
return errors===0;}

export const requests = {
  getOwner: { path: v0 },
};
