// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { mistyped, noted } from './validation.ts';
const func_7a03181366 = lib_ucs2length.default;
const pattern_eb7f1ca412 = new RegExp("^sha-256=:.*:$", "u");

function is_array_d7a19ad6(data,at=""){let found=null;
let errors=0;
if(Array.isArray(data)){const before0=errors;
const len0=data.length;
for(let i0=0;i0<len0;i0++){let data0=data[i0];
if(typeof data0!=="string"){found=mistyped(found,at+"/"+i0,"string");
errors++;}
if(errors-before0>=100){break;}}}
else{found=mistyped(found,at,"array");
errors++;}
is_array_d7a19ad6.errors=found;
return errors===0;}

function is_integer_686f4028(data,at=""){let found=null;
if(!((typeof data=="number")&&(!(data%1)&&!isNaN(data)))){found=mistyped(found,at,"integer");}
if(typeof data=="number"){if(data<0||isNaN(data)){found=noted(found,at,"minimum",{comparison:">=",limit:0});}}
is_integer_686f4028.errors=found;
return found===null;}

function is_string_0f7a3c8e(data,at=""){let found=null;
if(typeof data==="string"){if(!pattern_eb7f1ca412.test(data)){found=noted(found,at,"pattern",{pattern:"^sha-256=:.*:$"});}}
else{found=mistyped(found,at,"string");}
is_string_0f7a3c8e.errors=found;
return found===null;}

function is_string_b1c0d288(data,at=""){let found=null;
if(typeof data==="string"){if(data.length>10&&(data.length>20||func_7a03181366(data)>10)){found=noted(found,at,"maxLength",{limit:10});}}
else{found=mistyped(found,at,"string");}
is_string_b1c0d288.errors=found;
return found===null;}

export const components = { is_array_d7a19ad6, is_integer_686f4028, is_string_0f7a3c8e, is_string_b1c0d288 };
