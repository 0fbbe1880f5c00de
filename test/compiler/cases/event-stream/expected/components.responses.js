// Written by the compiler from the contract; change the contract instead.
import { joined, missing, missingOf, mistyped, noted, surplus } from './validation.ts';
import { components as shared } from './components.js';
const schema_4a6eed4b8f = ["message","removal"];

function is_Change(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.kind===undefined){found=missing(found,at,"kind");
errors++;}
if(data.kind!==undefined){let data0=data.kind;
const vSchema0=schema_4a6eed4b8f;
if(!(data0==="message"||data0==="removal")){found=noted(found,at+"/kind","enum",{allowedValues:schema_4a6eed4b8f});
errors++;}}
let valid1=false;
const tag0=data.kind;
if(typeof tag0=="string"){if(false){}
else if(tag0==="message"){const _errs3=errors;
if(!(is_Message(data,at))){found=joined(found,is_Message.errors);
errors=found.length;}
var valid2=_errs3===errors;
valid1=valid2;}
else if(tag0==="removal"){const _errs4=errors;
if(!(is_Removal(data,at))){found=joined(found,is_Removal.errors);
errors=found.length;}
var valid3=_errs4===errors;
valid1=valid3;}
else{found=noted(found,at,"discriminator",{error:"mapping",tag:"kind",tagValue:tag0});
errors++;}}
else{found=noted(found,at,"discriminator",{error:"tag",tag:"kind",tagValue:tag0});
errors++;}}
else{found=mistyped(found,at,"object");
errors++;}
is_Change.errors=found;
return errors===0;}

function is_Message(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.kind===undefined||data.text===undefined){found=missingOf(found,at,data,["kind","text"]);}
let unknown0=0;
for(const key0 in data){if(!(key0==="kind"||key0==="text")){found=surplus(found,at,key0,unknown0++);}}
if(data.kind!==undefined){let data0=data.kind;
if(typeof data0!=="string"){found=mistyped(found,at+"/kind","string");}
if("message"!==data0){found=noted(found,at+"/kind","const",{allowedValue:"message"});}}
if(data.text!==undefined&&typeof data.text!=="string"){found=mistyped(found,at+"/text","string");}}
else{found=mistyped(found,at,"object");}
is_Message.errors=found;
return found===null;}

function is_Removal(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.kind===undefined){found=missing(found,at,"kind");}
let unknown0=0;
for(const key0 in data){if(!(key0==="kind")){found=surplus(found,at,key0,unknown0++);}}
if(data.kind!==undefined){let data0=data.kind;
if(typeof data0!=="string"){found=mistyped(found,at+"/kind","string");}
if("removal"!==data0){found=noted(found,at+"/kind","const",{allowedValue:"removal"});}}}
else{found=mistyped(found,at,"object");}
is_Removal.errors=found;
return found===null;}

export const components = { ...shared, is_Change, is_Message, is_Removal };
