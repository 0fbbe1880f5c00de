// Written by the compiler from the contract; change the contract instead.
import { joined, missing, mistyped, part, surplus } from '../../validation.ts';
import { components as shared } from '../../components.js';
const { is_OneClick, is_array_e6e1e9cb, is_integer_be5ac723, is_string_9b59c71e } = shared;

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.copies===undefined){data.copies=1;}
if(data.name===undefined){found=missing(found,at,"name");}
let unknown0=0;
for(const key0 in data){if(!(key0==="name"||key0==="copies"||key0==="topics"||key0==="address")){found=surplus(found,at,key0,unknown0++);}}
found=part(found,data.name,is_string_9b59c71e,at,"/name");
let data1=data.copies;
if(!(is_integer_be5ac723(data1,at+"/copies"))){found=joined(found,is_integer_be5ac723.errors);}
found=part(found,data.topics,is_array_e6e1e9cb,at,"/topics");
if(data.address!==undefined){let data3=data.address;
if(data3&&typeof data3=="object"&&!Array.isArray(data3)){if(data3.city!==undefined&&typeof data3.city!=="string"){found=mistyped(found,at+"/address/city","string");}}
else{found=mistyped(found,at+"/address","object");}}}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

function v1(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.text!==undefined&&typeof data.text!=="string"){found=mistyped(found,at+"/text","string");}}
else{found=mistyped(found,at,"object");}
v1.errors=found;
return found===null;}

export const requests = {
  orderLetter: { body: v0 },
  unsubscribe: { body: is_OneClick },
  answerLetter: { body: v1 },
};
