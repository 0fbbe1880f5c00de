// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { joined, missing, mistyped, noted } from './validation.ts';
import { components as shared } from './components.js';
const func_7a03181366 = lib_ucs2length.default;
const schema_bceab262f5 = ["here","there"];

function is_Local(data,at=""){let found=null;
if(typeof data!=="string"){found=mistyped(found,at,"string");}
const vSchema0=schema_bceab262f5;
if(!((data==="here")||(data==="there"))){found=noted(found,at,"enum",{allowedValues:schema_bceab262f5});}
is_Local.errors=found;
return found===null;}

function is_Name(data,at=""){let found=null;
if(typeof data==="string"){if(data.length>20&&(data.length>40||func_7a03181366(data)>20)){found=noted(found,at,"maxLength",{limit:20});}}
else{found=mistyped(found,at,"string");}
is_Name.errors=found;
return found===null;}

function is_Owner(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.name===undefined){found=missing(found,at,"name");
errors++;}
if(data.name!==undefined&&!is_Name(data.name,at+"/name")){found=joined(found,is_Name.errors);
errors=found.length;}
if(data.pets!==undefined){let data1=data.pets;
if(Array.isArray(data1)){const before0=errors;
const len0=data1.length;
for(let i0=0;i0<len0;i0++){let data2=data1[i0];
if(!(is_Pet(data2,at+"/pets/"+i0))){found=joined(found,is_Pet.errors);
errors=found.length;}
if(errors-before0>=100){break;}}}
else{found=mistyped(found,at+"/pets","array");
errors++;}}
if(data.local!==undefined&&!is_Local(data.local,at+"/local")){found=joined(found,is_Local.errors);
errors=found.length;}}
else{found=mistyped(found,at,"object");
errors++;}
is_Owner.errors=found;
return errors===0;}

function is_Pet(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.name!==undefined){let data0=data.name;
if(typeof data0==="string"){if(data0.length>20&&(data0.length>40||func_7a03181366(data0)>20)){found=noted(found,at+"/name","maxLength",{limit:20});}}
else{found=mistyped(found,at+"/name","string");}}
if(data.owner!==undefined&&!is_Owner(data.owner,at+"/owner")){found=joined(found,is_Owner.errors);}}
else{found=mistyped(found,at,"object");}
is_Pet.errors=found;
return found===null;}

function is_Problem(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.message!==undefined){let data0=data.message;
if(typeof data0!=="string"){found=mistyped(found,at+"/message","string");}}}
else{found=mistyped(found,at,"object");}
is_Problem.errors=found;
return found===null;}

export const components = { ...shared, is_Local, is_Name, is_Owner, is_Pet, is_Problem };
