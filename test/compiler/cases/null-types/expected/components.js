// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { missing, mistyped, noted } from './validation.ts';
const func_7a03181366 = lib_ucs2length.default;

function is_Author(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.name===undefined){found=missing(found,at,"name");
errors++;}
if(data.name!==undefined){let data0=data.name;
if(typeof data0==="string"){if(data0.length<1||(data0.length<2&&func_7a03181366(data0)<1)){found=noted(found,at+"/name","minLength",{limit:1});
errors++;}}
else{found=mistyped(found,at+"/name","string");
errors++;}}}
else{found=mistyped(found,at,"object");
errors++;}
is_Author.errors=found;
return errors===0;}

export const components = { is_Author };
