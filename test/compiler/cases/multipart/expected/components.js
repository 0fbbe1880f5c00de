// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { joined, missing, mistyped, noted } from './validation.ts';
const func_7a03181366 = lib_ucs2length.default;

function is_Named(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.name===undefined){found=missing(found,at,"name");}
if(data.name!==undefined&&typeof data.name!=="string"){found=mistyped(found,at+"/name","string");}}
else{found=mistyped(found,at,"object");}
is_Named.errors=found;
return found===null;}

function is_Size(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.width===undefined){found=missing(found,at,"width");}
if(data.width!==undefined){let data0=data.width;
if(!((typeof data0=="number")&&(!(data0%1)&&!isNaN(data0)))){found=mistyped(found,at+"/width","integer");}}}
else{found=mistyped(found,at,"object");}
is_Size.errors=found;
return found===null;}

function is_array_7649641f(data,at=""){let found=null;
if(Array.isArray(data)){const over0=data.length>4;
if(over0){found=noted(found,at,"maxItems",{limit:4});}}
else{found=mistyped(found,at,"array");}
is_array_7649641f.errors=found;
return found===null;}

function is_array_ad69ee95(data,at=""){let found=null;
let errors=0;
if(Array.isArray(data)){const over0=data.length>3;
if(over0){found=noted(found,at,"maxItems",{limit:3});
errors++;}
const before0=errors;
if(!over0){const len0=data.length;
for(let i0=0;i0<len0;i0++){let data0=data[i0];
if(!(is_string_b1c0d288(data0,at+"/"+i0))){found=joined(found,is_string_b1c0d288.errors);
errors=found.length;}
if(errors-before0>=100){break;}}}}
else{found=mistyped(found,at,"array");
errors++;}
is_array_ad69ee95.errors=found;
return errors===0;}

function is_array_fb662cfc(data,at=""){let found=null;
let errors=0;
if(Array.isArray(data)){const over0=data.length>2;
if(over0){found=noted(found,at,"maxItems",{limit:2});
errors++;}
const before0=errors;
if(!over0){const len0=data.length;
for(let i0=0;i0<len0;i0++){let data0=data[i0];
if(!(is_Size(data0,at+"/"+i0))){found=joined(found,is_Size.errors);
errors=found.length;}
if(errors-before0>=100){break;}}}}
else{found=mistyped(found,at,"array");
errors++;}
is_array_fb662cfc.errors=found;
return errors===0;}

function is_integer_0445d263(data,at=""){let found=null;
if(!((typeof data=="number")&&(!(data%1)&&!isNaN(data)))){found=mistyped(found,at,"integer");}
if(typeof data=="number"){if(data<1900||isNaN(data)){found=noted(found,at,"minimum",{comparison:">=",limit:1900});}}
is_integer_0445d263.errors=found;
return found===null;}

function is_string_7f4fd7cc(data,at=""){let found=null;
if(typeof data==="string"){if(data.length>20&&(data.length>40||func_7a03181366(data)>20)){found=noted(found,at,"maxLength",{limit:20});}
if(data.length<1||(data.length<2&&func_7a03181366(data)<1)){found=noted(found,at,"minLength",{limit:1});}}
else{found=mistyped(found,at,"string");}
is_string_7f4fd7cc.errors=found;
return found===null;}

function is_string_b1c0d288(data,at=""){let found=null;
if(typeof data==="string"){if(data.length>10&&(data.length>20||func_7a03181366(data)>10)){found=noted(found,at,"maxLength",{limit:10});}}
else{found=mistyped(found,at,"string");}
is_string_b1c0d288.errors=found;
return found===null;}

export const components = { is_Named, is_Size, is_array_7649641f, is_array_ad69ee95, is_array_fb662cfc, is_integer_0445d263, is_string_7f4fd7cc, is_string_b1c0d288 };
