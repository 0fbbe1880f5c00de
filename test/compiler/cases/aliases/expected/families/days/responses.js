// Written by the compiler from the contract; change the contract instead.
const v0 = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const responses = {
  getDay: { '200': v0 },
  replaceDay: { '200': v0 },
};
