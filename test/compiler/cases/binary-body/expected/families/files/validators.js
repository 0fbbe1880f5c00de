// Written by the compiler from the contract; change the contract instead.
import { missing, mistyped, noted } from '../../validation.ts';

function v0(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.number===undefined){found=missing(found,at,"number");
errors++;}
let unknown0=0;
for(const key0 in data){if(!(key0==="number")){if(unknown0++<100){found=noted(found,at,"additionalProperties",{additionalProperty:key0});
errors++;}}}
if(unknown0>100){found=noted(found,at,"additionalProperties",{more:unknown0-100});
errors++;}
if(data.number!==undefined){let data0=data.number;
if(!((typeof data0=="number")&&(!(data0%1)&&!isNaN(data0)))){found=mistyped(found,at+"/number","integer");
errors++;}
if(typeof data0=="number"){if(data0<1||isNaN(data0)){found=noted(found,at+"/number","minimum",{comparison:">=",limit:1});
errors++;}}}}
else{found=mistyped(found,at,"object");
errors++;}
v0.errors=found;
return errors===0;}

export const requests = {
  uploadPart: { path: v0 },
  replacePicture: {},
  receiveMail: {},
  receiveHook: {},
};
