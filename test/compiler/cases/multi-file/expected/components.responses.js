// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { joined, missing, mistyped, noted, part } from './validation.ts';
import { components as shared } from './components.js';
const func_7a03181366 = lib_ucs2length.default;
const schema_bceab262f5 = ["here","there"];

function is_Local(data,at=""){let found=null;
if(typeof data!=="string"){found=mistyped(found,at,"string");}
const vSchema0=schema_bceab262f5;
if(!(data==="here"||data==="there")){found=noted(found,at,"enum",{allowedValues:schema_bceab262f5});}
is_Local.errors=found;
return found===null;}

function is_Name(data,at=""){let found=null;
if(typeof data==="string"){if(data.length>20&&(data.length>40||func_7a03181366(data)>20)){found=noted(found,at,"maxLength",{limit:20});}}
else{found=mistyped(found,at,"string");}
is_Name.errors=found;
return found===null;}

function is_Owner(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.name===undefined){found=missing(found,at,"name");}
found=part(found,data.name,is_Name,at,"/name");
found=part(found,data.pets,is_array_19e0bb8c,at,"/pets");
found=part(found,data.local,is_Local,at,"/local");}
else{found=mistyped(found,at,"object");}
is_Owner.errors=found;
return found===null;}

function is_Pet(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){found=part(found,data.name,is_string_7caae992,at,"/name");
found=part(found,data.owner,is_Owner,at,"/owner");}
else{found=mistyped(found,at,"object");}
is_Pet.errors=found;
return found===null;}

function is_Problem(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.message!==undefined&&typeof data.message!=="string"){found=mistyped(found,at+"/message","string");}}
else{found=mistyped(found,at,"object");}
is_Problem.errors=found;
return found===null;}

function is_array_19e0bb8c(data,at=""){let found=null;
let errors=0;
if(Array.isArray(data)){const before0=errors;
const len0=data.length;
for(let i0=0;i0<len0;i0++){let data0=data[i0];
if(!(is_Pet(data0,at+"/"+i0))){found=joined(found,is_Pet.errors);
errors=found.length;}
if(errors-before0>=100){break;}}}
else{found=mistyped(found,at,"array");
errors++;}
is_array_19e0bb8c.errors=found;
return errors===0;}

function is_string_7caae992(data,at=""){let found=null;
if(typeof data==="string"){if(data.length>20&&(data.length>40||func_7a03181366(data)>20)){found=noted(found,at,"maxLength",{limit:20});}}
else{found=mistyped(found,at,"string");}
is_string_7caae992.errors=found;
return found===null;}

export const components = { ...shared, is_Local, is_Name, is_Owner, is_Pet, is_Problem, is_array_19e0bb8c, is_string_7caae992 };
