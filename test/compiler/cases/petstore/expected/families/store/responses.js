// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
import { mistyped, noted } from '../../validation.ts';
const formats_ff68f6ddde = lib_validation.formats.int32;

function v0(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){const before0=errors;
for(const key0 in data){let data0=data[key0];
if(!((typeof data0=="number")&&(!(data0%1)&&!isNaN(data0)))){found=mistyped(found,at+"/"+key0.replace(/~/g,"~0").replace(/\//g,"~1"),"integer");
errors++;}
if(typeof data0=="number"){if(!(formats_ff68f6ddde.validate(data0))){found=noted(found,at+"/"+key0.replace(/~/g,"~0").replace(/\//g,"~1"),"format",{format:"int32"});
errors++;}}
if(errors-before0>=100){break;}}}
else{found=mistyped(found,at,"object");
errors++;}
v0.errors=found;
return errors===0;}

export const responses = {
  getInventory: { '200': v0 },
};
