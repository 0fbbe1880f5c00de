// Written by the compiler from the contract; change the contract instead.
import { mistyped } from '../../validation.ts';

function v0(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.data!==undefined){let data0=data.data;
if(typeof data0!=="string"){found=mistyped(found,at+"/data","string");
errors++;}}}
else{found=mistyped(found,at,"object");
errors++;}
v0.errors=found;
return errors===0;}

export const responses = {
  getPart: { '200': v0 },
  putPart: {},
};
