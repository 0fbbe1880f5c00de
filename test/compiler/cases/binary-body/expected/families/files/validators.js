// Written by the compiler from the contract; change the contract instead.
import { missing, mistyped, noted, surplus } from '../../validation.ts';

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.number===undefined){found=missing(found,at,"number");}
let unknown0=0;
for(const key0 in data){if(!(key0==="number")){found=surplus(found,at,key0,unknown0++);}}
if(data.number!==undefined){let data0=data.number;
if(!((typeof data0=="number")&&(!(data0%1)&&!isNaN(data0)))){found=mistyped(found,at+"/number","integer");}
if(typeof data0=="number"){if(data0<1||isNaN(data0)){found=noted(found,at+"/number","minimum",{comparison:">=",limit:1});}}}}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

export const requests = {
  uploadPart: { path: v0 },
  replacePicture: {},
  receiveMail: {},
  receiveHook: {},
};
