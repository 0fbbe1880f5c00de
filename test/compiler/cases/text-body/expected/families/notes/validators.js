// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const func0 = lib_ucs2length.default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 1000 && (data.length > 2000 || func0(data) > 1000)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

const v1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const requests = {
  getNotePage: {},
  saveNote: { body: v0 },
  getNoteFacts: {},
  openNoteSource: {},
  importFeed: { body: v1 },
};
