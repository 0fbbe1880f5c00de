// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { missing, mistyped, noted } from './validation.ts';
const func_7a03181366 = lib_ucs2length.default;

function is_Author(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.name===undefined){found=missing(found,at,"name");}
if(data.name!==undefined){let data0=data.name;
if(typeof data0==="string"){if(data0.length<1||(data0.length<2&&func_7a03181366(data0)<1)){found=noted(found,at+"/name","minLength",{limit:1});}}
else{found=mistyped(found,at+"/name","string");}}}
else{found=mistyped(found,at,"object");}
is_Author.errors=found;
return found===null;}

export const components = { is_Author };
