// Written by the compiler from the contract; change the contract instead.
import { count, missing, mistyped, part, surplus } from '../../validation.ts';
import { components as shared } from '../../components.js';
const { is_array_e4e0154f, is_integer_686f4028, is_string_a0f5d961 } = shared;

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.team===undefined){found=missing(found,at,"team");}
let unknown0=0;
for(const key0 in data){if(!(key0==="team")){found=surplus(found,at,key0,unknown0++);}}
found=part(found,data.team,is_string_a0f5d961,at,"/team");}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

function v1(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.verbose===undefined){data.verbose=false;}
let unknown0=0;
for(const key0 in data){if(!(key0==="verbose"||key0==="role"||key0==="min_age"||key0==="ratio"||key0==="filter")){found=surplus(found,at,key0,unknown0++);
errors=found.length;}}
let data0=data.verbose;
if(typeof data0!=="boolean"){found=mistyped(found,at+"/verbose","boolean");
errors++;}
found=part(found,data.role,is_array_e4e0154f,at,"/role");
found=part(found,data.min_age,is_integer_686f4028,at,"/min_age");
errors=count(found);
if(data.ratio!==undefined){let data3=data.ratio;
if(!(typeof data3=="number")){found=mistyped(found,at+"/ratio","number");
errors++;}}
if(data.filter!==undefined){let data4=data.filter;
if(data4&&typeof data4=="object"&&!Array.isArray(data4)){const before0=errors;
for(const key1 in data4){let data5=data4[key1];
if(typeof data5!=="string"){found=mistyped(found,at+"/filter/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),"string");
errors++;}
if(errors-before0>=100){break;}}}
else{found=mistyped(found,at+"/filter","object");
errors++;}}}
else{found=mistyped(found,at,"object");
errors++;}
v1.errors=found;
return errors===0;}

function v2(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.verbose===undefined){found=missing(found,at,"verbose");}
let unknown0=0;
for(const key0 in data){if(!(key0==="verbose")){found=surplus(found,at,key0,unknown0++);}}
if(data.verbose!==undefined){let data0=data.verbose;
if(!((typeof data0=="number")&&(!(data0%1)&&!isNaN(data0)))){found=mistyped(found,at+"/verbose","integer");}}}
else{found=mistyped(found,at,"object");}
v2.errors=found;
return found===null;}

export const requests = {
  listMembers: { path: v0, query: v1 },
  deleteMembers: { path: v0, query: v2 },
};
