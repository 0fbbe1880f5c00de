// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { missing, mistyped, noted } from './validation.ts';
const func_7a03181366 = lib_ucs2length.default;
const schema_1012b52793 = ["news","offers"];

function is_OneClick(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data["List-Unsubscribe"]===undefined){found=missing(found,at,"List-Unsubscribe");}
if(data["List-Unsubscribe"]!==undefined){let data0=data["List-Unsubscribe"];
if(typeof data0!=="string"){found=mistyped(found,at+"/List-Unsubscribe","string");}
if("One-Click"!==data0){found=noted(found,at+"/List-Unsubscribe","const",{allowedValue:"One-Click"});}}}
else{found=mistyped(found,at,"object");}
is_OneClick.errors=found;
return found===null;}

function is_array_e6e1e9cb(data,at=""){let found=null;
let errors=0;
if(Array.isArray(data)){const before0=errors;
const len0=data.length;
for(let i0=0;i0<len0;i0++){let data0=data[i0];
if(typeof data0!=="string"){found=mistyped(found,at+"/"+i0,"string");
errors++;}
const vSchema0=schema_1012b52793;
if(!(data0==="news"||data0==="offers")){found=noted(found,at+"/"+i0,"enum",{allowedValues:schema_1012b52793});
errors++;}
if(errors-before0>=100){break;}}}
else{found=mistyped(found,at,"array");
errors++;}
is_array_e6e1e9cb.errors=found;
return errors===0;}

function is_integer_be5ac723(data,at=""){let found=null;
if(!((typeof data=="number")&&(!(data%1)&&!isNaN(data)))){found=mistyped(found,at,"integer");}
if(typeof data=="number"){if(data<1||isNaN(data)){found=noted(found,at,"minimum",{comparison:">=",limit:1});}}
is_integer_be5ac723.errors=found;
return found===null;}

function is_string_9b59c71e(data,at=""){let found=null;
if(typeof data==="string"){if(data.length>50&&(data.length>100||func_7a03181366(data)>50)){found=noted(found,at,"maxLength",{limit:50});}}
else{found=mistyped(found,at,"string");}
is_string_9b59c71e.errors=found;
return found===null;}

export const components = { is_OneClick, is_array_e6e1e9cb, is_integer_be5ac723, is_string_9b59c71e };
