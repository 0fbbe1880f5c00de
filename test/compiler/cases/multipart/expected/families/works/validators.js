// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { joined, missing, missingOf, mistyped, noted, surplus } from '../../validation.ts';
import { components as shared } from '../../components.js';
const { is_Named, is_Size } = shared;
const func_191f75b36e = Object.prototype.hasOwnProperty;
const func_7a03181366 = lib_ucs2length.default;
const schema_07b2958e95 = {"title":0,"year":0,"is_public":0,"tags":0,"size":0,"sizes":0,"picture":0,"sketches":0,"licence":0};

function v0(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.year===undefined){data.year=2026;}
if(data.title===undefined||data.picture===undefined){found=missingOf(found,at,data,["title","picture"]);
errors=found.length;}
let unknown0=0;
for(const key0 in data){if(!(func_191f75b36e.call(schema_07b2958e95,key0))){found=surplus(found,at,key0,unknown0++);
errors=found.length;}}
if(data.title!==undefined){let data0=data.title;
if(typeof data0==="string"){if(data0.length>20&&(data0.length>40||func_7a03181366(data0)>20)){found=noted(found,at+"/title","maxLength",{limit:20});
errors++;}
if(data0.length<1||(data0.length<2&&func_7a03181366(data0)<1)){found=noted(found,at+"/title","minLength",{limit:1});
errors++;}}
else{found=mistyped(found,at+"/title","string");
errors++;}}
let data1=data.year;
if(!((typeof data1=="number")&&(!(data1%1)&&!isNaN(data1)))){found=mistyped(found,at+"/year","integer");
errors++;}
if(typeof data1=="number"){if(data1<1900||isNaN(data1)){found=noted(found,at+"/year","minimum",{comparison:">=",limit:1900});
errors++;}}
if(data.is_public!==undefined){let data2=data.is_public;
if(typeof data2!=="boolean"){found=mistyped(found,at+"/is_public","boolean");
errors++;}}
if(data.tags!==undefined){let data3=data.tags;
if(Array.isArray(data3)){const over0=data3.length>3;
if(over0){found=noted(found,at+"/tags","maxItems",{limit:3});
errors++;}
const before0=errors;
if(!over0){const len0=data3.length;
for(let i0=0;i0<len0;i0++){let data4=data3[i0];
if(typeof data4==="string"){if(data4.length>10&&(data4.length>20||func_7a03181366(data4)>10)){found=noted(found,at+"/tags/"+i0,"maxLength",{limit:10});
errors++;}}
else{found=mistyped(found,at+"/tags/"+i0,"string");
errors++;}
if(errors-before0>=100){break;}}}}
else{found=mistyped(found,at+"/tags","array");
errors++;}}
if(data.size!==undefined&&!is_Size(data.size,at+"/size")){found=joined(found,is_Size.errors);
errors=found.length;}
if(data.sizes!==undefined){let data6=data.sizes;
if(Array.isArray(data6)){const over1=data6.length>2;
if(over1){found=noted(found,at+"/sizes","maxItems",{limit:2});
errors++;}
const before1=errors;
if(!over1){const len1=data6.length;
for(let i1=0;i1<len1;i1++){let data7=data6[i1];
if(!(is_Size(data7,at+"/sizes/"+i1))){found=joined(found,is_Size.errors);
errors=found.length;}
if(errors-before1>=100){break;}}}}
else{found=mistyped(found,at+"/sizes","array");
errors++;}}
if(data.sketches!==undefined){let data8=data.sketches;
if(Array.isArray(data8)){const over2=data8.length>4;
if(over2){found=noted(found,at+"/sketches","maxItems",{limit:4});
errors++;}}
else{found=mistyped(found,at+"/sketches","array");
errors++;}}}
else{found=mistyped(found,at,"object");
errors++;}
v0.errors=found;
return errors===0;}

function v1(data,at=""){let found=null;
if(!(is_Named(data,at))){found=joined(found,is_Named.errors);}
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.page===undefined){found=missing(found,at,"page");}}
else{found=mistyped(found,at,"object");}
v1.errors=found;
return found===null;}

export const requests = {
  createWork: { body: v0 },
  createScan: { body: v1 },
};
