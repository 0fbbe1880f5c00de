// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { missingOf, mistyped, noted, surplus } from '../../validation.ts';
const func_7a03181366 = lib_ucs2length.default;
const pattern_eb7f1ca412 = new RegExp("^sha-256=:.*:$", "u");

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){let unknown0=0;
for(const key0 in data){if(!(key0==="x-depot")){found=surplus(found,at,key0,unknown0++);}}
if(data["x-depot"]!==undefined){let data0=data["x-depot"];
if(typeof data0!=="string"){found=mistyped(found,at+"/x-depot","string");}}}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

function v1(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data["x-retry"]===undefined){data["x-retry"]=0;}
if(data["x-depot"]===undefined||data["content-digest"]===undefined){found=missingOf(found,at,data,["x-depot","content-digest"]);
errors=found.length;}
let unknown0=0;
for(const key0 in data){if(!((((key0==="x-depot")||(key0==="content-digest"))||(key0==="x-retry"))||(key0==="x-labels"))){found=surplus(found,at,key0,unknown0++);
errors=found.length;}}
if(data["x-depot"]!==undefined){let data0=data["x-depot"];
if(typeof data0==="string"){if(data0.length>10&&(data0.length>20||func_7a03181366(data0)>10)){found=noted(found,at+"/x-depot","maxLength",{limit:10});
errors++;}}
else{found=mistyped(found,at+"/x-depot","string");
errors++;}}
if(data["content-digest"]!==undefined){let data1=data["content-digest"];
if(typeof data1==="string"){if(!pattern_eb7f1ca412.test(data1)){found=noted(found,at+"/content-digest","pattern",{pattern:"^sha-256=:.*:$"});
errors++;}}
else{found=mistyped(found,at+"/content-digest","string");
errors++;}}
let data2=data["x-retry"];
if(!((typeof data2=="number")&&(!(data2%1)&&!isNaN(data2)))){found=mistyped(found,at+"/x-retry","integer");
errors++;}
if(typeof data2=="number"){if(data2<0||isNaN(data2)){found=noted(found,at+"/x-retry","minimum",{comparison:">=",limit:0});
errors++;}}
if(data["x-labels"]!==undefined){let data3=data["x-labels"];
if(Array.isArray(data3)){const before0=errors;
const len0=data3.length;
for(let i0=0;i0<len0;i0++){let data4=data3[i0];
if(typeof data4!=="string"){found=mistyped(found,at+"/x-labels/"+i0,"string");
errors++;}
if(errors-before0>=100){break;}}}
else{found=mistyped(found,at+"/x-labels","array");
errors++;}}}
else{found=mistyped(found,at,"object");
errors++;}
v1.errors=found;
return errors===0;}

export const requests = {
  getPart: { headers: v0 },
  putPart: { headers: v1 },
};
