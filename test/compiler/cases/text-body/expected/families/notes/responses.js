// Written by the compiler from the contract; change the contract instead.
const v0 = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.data !== undefined){
let data0 = data.data;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const responses = {
  getNotePage: {},
  saveNote: {},
  getNoteFacts: { '200': v0 },
  openNoteSource: {},
  importFeed: {},
};
