// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { missing, mistyped, noted, part } from './validation.ts';
const formats_c7e84e8f61 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const func_7a03181366 = lib_ucs2length.default;
const schema_f2aa28b7b5 = ["string","null"];

function is_Author(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.name===undefined){found=missing(found,at,"name");}
found=part(found,data.name,is_string_f0ebe3aa,at,"/name");}
else{found=mistyped(found,at,"object");}
is_Author.errors=found;
return found===null;}

function is_string_4cd0b4f6(data,at=""){let found=null;
if(typeof data==="string"){if(!(formats_c7e84e8f61.test(data))){found=noted(found,at,"format",{format:"uuid"});}}
else{found=mistyped(found,at,"string");}
is_string_4cd0b4f6.errors=found;
return found===null;}

function is_string_c95d5ce6(data,at=""){let found=null;
if((typeof data!=="string")&&(data!==null)){found=noted(found,at,"type",{type:schema_f2aa28b7b5});}
if(typeof data==="string"){if(data.length>10&&(data.length>20||func_7a03181366(data)>10)){found=noted(found,at,"maxLength",{limit:10});}}
is_string_c95d5ce6.errors=found;
return found===null;}

function is_string_f0ebe3aa(data,at=""){let found=null;
if(typeof data==="string"){if(data.length<1||(data.length<2&&func_7a03181366(data)<1)){found=noted(found,at,"minLength",{limit:1});}}
else{found=mistyped(found,at,"string");}
is_string_f0ebe3aa.errors=found;
return found===null;}

export const components = { is_Author, is_string_4cd0b4f6, is_string_c95d5ce6, is_string_f0ebe3aa };
