// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { mistyped, noted } from '../../validation.ts';
const func_7a03181366 = lib_ucs2length.default;

function v0(data,at=""){let found=null;
if(typeof data==="string"){if(data.length>1000&&(data.length>2000||func_7a03181366(data)>1000)){found=noted(found,at,"maxLength",{limit:1000});}
if(data.length<1||(data.length<2&&func_7a03181366(data)<1)){found=noted(found,at,"minLength",{limit:1});}}
else{found=mistyped(found,at,"string");}
v0.errors=found;
return found===null;}

function v1(data,at=""){let found=null;
if(typeof data!=="string"){found=mistyped(found,at,"string");}
v1.errors=found;
return found===null;}

export const requests = {
  getNotePage: {},
  saveNote: { body: v0 },
  getNoteFacts: {},
  openNoteSource: {},
  importFeed: { body: v1 },
};
