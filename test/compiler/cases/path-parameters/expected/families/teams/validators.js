// Written by the compiler from the contract; change the contract instead.
import { missing, mistyped, noted, surplus } from '../../validation.ts';
const pattern_67638b152e = new RegExp("^[a-z]+$", "u");
const schema_0fe508d94e = ["lead","member"];

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.team===undefined){found=missing(found,at,"team");}
let unknown0=0;
for(const key0 in data){if(!(key0==="team")){found=surplus(found,at,key0,unknown0++);}}
if(data.team!==undefined){let data0=data.team;
if(typeof data0==="string"){if(!pattern_67638b152e.test(data0)){found=noted(found,at+"/team","pattern",{pattern:"^[a-z]+$"});}}
else{found=mistyped(found,at+"/team","string");}}}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

function v1(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.verbose===undefined){data.verbose=false;}
let unknown0=0;
for(const key0 in data){if(!(((((key0==="verbose")||(key0==="role"))||(key0==="min_age"))||(key0==="ratio"))||(key0==="filter"))){found=surplus(found,at,key0,unknown0++);
errors=found.length;}}
let data0=data.verbose;
if(typeof data0!=="boolean"){found=mistyped(found,at+"/verbose","boolean");
errors++;}
if(data.role!==undefined){let data1=data.role;
if(Array.isArray(data1)){const before0=errors;
const len0=data1.length;
for(let i0=0;i0<len0;i0++){let data2=data1[i0];
if(typeof data2!=="string"){found=mistyped(found,at+"/role/"+i0,"string");
errors++;}
const vSchema0=schema_0fe508d94e;
if(!((data2==="lead")||(data2==="member"))){found=noted(found,at+"/role/"+i0,"enum",{allowedValues:schema_0fe508d94e});
errors++;}
if(errors-before0>=100){break;}}}
else{found=mistyped(found,at+"/role","array");
errors++;}}
if(data.min_age!==undefined){let data3=data.min_age;
if(!((typeof data3=="number")&&(!(data3%1)&&!isNaN(data3)))){found=mistyped(found,at+"/min_age","integer");
errors++;}
if(typeof data3=="number"){if(data3<0||isNaN(data3)){found=noted(found,at+"/min_age","minimum",{comparison:">=",limit:0});
errors++;}}}
if(data.ratio!==undefined){let data4=data.ratio;
if(!(typeof data4=="number")){found=mistyped(found,at+"/ratio","number");
errors++;}}
if(data.filter!==undefined){let data5=data.filter;
if(data5&&typeof data5=="object"&&!Array.isArray(data5)){const before1=errors;
for(const key1 in data5){let data6=data5[key1];
if(typeof data6!=="string"){found=mistyped(found,at+"/filter/"+key1.replace(/~/g,"~0").replace(/\//g,"~1"),"string");
errors++;}
if(errors-before1>=100){break;}}}
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
