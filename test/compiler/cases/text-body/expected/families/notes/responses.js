// Written by the compiler from the contract; change the contract instead.
import { missing, mistyped } from '../../validation.ts';

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===undefined){found=missing(found,at,"data");}
if(data.data!==undefined&&typeof data.data!=="string"){found=mistyped(found,at+"/data","string");}}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

export const responses = {
  getNotePage: {},
  saveNote: {},
  getNoteFacts: { '200': v0 },
  openNoteSource: {},
  importFeed: {},
};
