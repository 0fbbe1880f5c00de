// Written by the compiler from the contract; change the contract instead.
import { mistyped, noted } from './validation.ts';
const pattern_67638b152e = new RegExp("^[a-z]+$", "u");
const schema_0fe508d94e = ["lead","member"];

function is_array_e4e0154f(data,at=""){let found=null;
let errors=0;
if(Array.isArray(data)){const before0=errors;
const len0=data.length;
for(let i0=0;i0<len0;i0++){let data0=data[i0];
if(typeof data0!=="string"){found=mistyped(found,at+"/"+i0,"string");
errors++;}
const vSchema0=schema_0fe508d94e;
if(!(data0==="lead"||data0==="member")){found=noted(found,at+"/"+i0,"enum",{allowedValues:schema_0fe508d94e});
errors++;}
if(errors-before0>=100){break;}}}
else{found=mistyped(found,at,"array");
errors++;}
is_array_e4e0154f.errors=found;
return errors===0;}

function is_integer_686f4028(data,at=""){let found=null;
if(!((typeof data=="number")&&(!(data%1)&&!isNaN(data)))){found=mistyped(found,at,"integer");}
if(typeof data=="number"){if(data<0||isNaN(data)){found=noted(found,at,"minimum",{comparison:">=",limit:0});}}
is_integer_686f4028.errors=found;
return found===null;}

function is_string_a0f5d961(data,at=""){let found=null;
if(typeof data==="string"){if(!pattern_67638b152e.test(data)){found=noted(found,at,"pattern",{pattern:"^[a-z]+$"});}}
else{found=mistyped(found,at,"string");}
is_string_a0f5d961.errors=found;
return found===null;}

export const components = { is_array_e4e0154f, is_integer_686f4028, is_string_a0f5d961 };
