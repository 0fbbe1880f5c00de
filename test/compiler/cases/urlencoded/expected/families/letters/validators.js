// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { missing, mistyped, noted, surplus } from '../../validation.ts';
import { components as shared } from '../../components.js';
const { is_OneClick } = shared;
const func_7a03181366 = lib_ucs2length.default;
const schema_1012b52793 = ["news","offers"];

function v0(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.copies===undefined){data.copies=1;}
if(data.name===undefined){found=missing(found,at,"name");
errors++;}
let unknown0=0;
for(const key0 in data){if(!((((key0==="name")||(key0==="copies"))||(key0==="topics"))||(key0==="address"))){found=surplus(found,at,key0,unknown0++);
errors=found.length;}}
if(data.name!==undefined){let data0=data.name;
if(typeof data0==="string"){if(data0.length>50&&(data0.length>100||func_7a03181366(data0)>50)){found=noted(found,at+"/name","maxLength",{limit:50});
errors++;}}
else{found=mistyped(found,at+"/name","string");
errors++;}}
let data1=data.copies;
if(!((typeof data1=="number")&&(!(data1%1)&&!isNaN(data1)))){found=mistyped(found,at+"/copies","integer");
errors++;}
if(typeof data1=="number"){if(data1<1||isNaN(data1)){found=noted(found,at+"/copies","minimum",{comparison:">=",limit:1});
errors++;}}
if(data.topics!==undefined){let data2=data.topics;
if(Array.isArray(data2)){const before0=errors;
const len0=data2.length;
for(let i0=0;i0<len0;i0++){let data3=data2[i0];
if(typeof data3!=="string"){found=mistyped(found,at+"/topics/"+i0,"string");
errors++;}
const vSchema0=schema_1012b52793;
if(!((data3==="news")||(data3==="offers"))){found=noted(found,at+"/topics/"+i0,"enum",{allowedValues:schema_1012b52793});
errors++;}
if(errors-before0>=100){break;}}}
else{found=mistyped(found,at+"/topics","array");
errors++;}}
if(data.address!==undefined){let data4=data.address;
if(data4&&typeof data4=="object"&&!Array.isArray(data4)){if(data4.city!==undefined){let data5=data4.city;
if(typeof data5!=="string"){found=mistyped(found,at+"/address/city","string");
errors++;}}}
else{found=mistyped(found,at+"/address","object");
errors++;}}}
else{found=mistyped(found,at,"object");
errors++;}
v0.errors=found;
return errors===0;}

function v1(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.text!==undefined){let data0=data.text;
if(typeof data0!=="string"){found=mistyped(found,at+"/text","string");}}}
else{found=mistyped(found,at,"object");}
v1.errors=found;
return found===null;}

export const requests = {
  orderLetter: { body: v0 },
  unsubscribe: { body: is_OneClick },
  answerLetter: { body: v1 },
};
