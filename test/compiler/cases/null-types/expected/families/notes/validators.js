// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { missing, mistyped, neither, noted, surplus } from '../../validation.ts';
import { components as shared } from '../../components.js';
const { is_Author } = shared;
const formats_c7e84e8f61 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const func_7a03181366 = lib_ucs2length.default;
const schema_1718924a47 = ["red",null];
const schema_3a0007fa81 = ["integer","number","null"];
const schema_f2aa28b7b5 = ["string","null"];

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.id===undefined){found=missing(found,at,"id");}
let unknown0=0;
for(const key0 in data){if(!(key0==="id")){found=surplus(found,at,key0,unknown0++);}}
if(data.id!==undefined){let data0=data.id;
if(typeof data0==="string"){if(!(formats_c7e84e8f61.test(data0))){found=noted(found,at+"/id","format",{format:"uuid"});}}
else{found=mistyped(found,at+"/id","string");}}}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

function v1(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(Object.keys(data).length<1){found=noted(found,at,"minProperties",{limit:1});}
let unknown0=0;
for(const key0 in data){if(!((((key0==="title")||(key0==="size"))||(key0==="author"))||(key0==="color"))){found=surplus(found,at,key0,unknown0++);}}
if(data.title!==undefined){let data0=data.title;
if((typeof data0!=="string")&&(data0!==null)){found=noted(found,at+"/title","type",{type:schema_f2aa28b7b5});}
if(typeof data0==="string"){if(data0.length>10&&(data0.length>20||func_7a03181366(data0)>10)){found=noted(found,at+"/title","maxLength",{limit:10});}}}
if(data.size!==undefined){let data1=data.size;
if((!(typeof data1=="number"))&&(data1!==null)){found=noted(found,at+"/size","type",{type:schema_3a0007fa81});}}
if(data.author!=null&&!is_Author(data.author,at+"/author")){found=neither(found,is_Author.errors,at+"/author");}
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
