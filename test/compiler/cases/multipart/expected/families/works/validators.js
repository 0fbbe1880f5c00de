// Written by the compiler from the contract; change the contract instead.
import { joined, missing, missingOf, mistyped, part, surplus } from '../../validation.ts';
import { components as shared } from '../../components.js';
const { is_Named, is_Size, is_array_7649641f, is_array_ad69ee95, is_array_fb662cfc, is_integer_0445d263, is_string_7f4fd7cc } = shared;
const func_191f75b36e = Object.prototype.hasOwnProperty;
const schema_07b2958e95 = {"title":0,"year":0,"is_public":0,"tags":0,"size":0,"sizes":0,"picture":0,"sketches":0,"licence":0};

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.year===undefined){data.year=2026;}
if(data.title===undefined||data.picture===undefined){found=missingOf(found,at,data,["title","picture"]);}
let unknown0=0;
for(const key0 in data){if(!(func_191f75b36e.call(schema_07b2958e95,key0))){found=surplus(found,at,key0,unknown0++);}}
found=part(found,data.title,is_string_7f4fd7cc,at,"/title");
let data1=data.year;
if(!(is_integer_0445d263(data1,at+"/year"))){found=joined(found,is_integer_0445d263.errors);}
if(data.is_public!==undefined&&typeof data.is_public!=="boolean"){found=mistyped(found,at+"/is_public","boolean");}
found=part(found,data.tags,is_array_ad69ee95,at,"/tags");
found=part(found,data.size,is_Size,at,"/size");
found=part(found,data.sizes,is_array_fb662cfc,at,"/sizes");
found=part(found,data.sketches,is_array_7649641f,at,"/sketches");}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

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
