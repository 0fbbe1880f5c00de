// Written by the compiler from the contract; change the contract instead.
import { missing, mistyped, noted, orNull, part, surplus } from '../../validation.ts';
import { components as shared } from '../../components.js';
const { is_Author, is_string_4cd0b4f6, is_string_c95d5ce6 } = shared;
const schema_1718924a47 = ["red",null];
const schema_3a0007fa81 = ["integer","number","null"];
const schema_f2aa28b7b5 = ["string","null"];

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===undefined){found=missing(found,at,"id");}
let unknown0=0;
for(const key0 in data){if(!(key0==="id")){found=surplus(found,at,key0,unknown0++);}}
found=part(found,data.id,is_string_4cd0b4f6,at,"/id");}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

function v1(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(Object.keys(data).length<1){found=noted(found,at,"minProperties",{limit:1});}
let unknown0=0;
for(const key0 in data){if(!(key0==="title"||key0==="size"||key0==="author"||key0==="color")){found=surplus(found,at,key0,unknown0++);}}
found=part(found,data.title,is_string_c95d5ce6,at,"/title");
if(data.size!==undefined){let data1=data.size;
if((!(typeof data1=="number"))&&(data1!==null)){found=noted(found,at+"/size","type",{type:schema_3a0007fa81});}}
found=orNull(found,data.author,is_Author,at,"/author");
if(data.color!==undefined){let data3=data.color;
if((typeof data3!=="string")&&(data3!==null)){found=noted(found,at+"/color","type",{type:schema_f2aa28b7b5});}
const vSchema0=schema_1718924a47;
if(!((data3==="red")||(data3===null))){found=noted(found,at+"/color","enum",{allowedValues:schema_1718924a47});}}}
else{found=mistyped(found,at,"object");}
v1.errors=found;
return found===null;}

export const requests = {
  updateNote: { path: v0, body: v1 },
};
