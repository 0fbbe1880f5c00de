// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { mistyped, noted } from './validation.ts';
const func_7a03181366 = lib_ucs2length.default;

function is_string_9b59c71e(data,at=""){let found=null;
if(typeof data==="string"){if(data.length>50&&(data.length>100||func_7a03181366(data)>50)){found=noted(found,at,"maxLength",{limit:50});}}
else{found=mistyped(found,at,"string");}
is_string_9b59c71e.errors=found;
return found===null;}

export const components = { is_string_9b59c71e };
