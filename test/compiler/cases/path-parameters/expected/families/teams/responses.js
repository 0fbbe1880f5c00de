// Written by the compiler from the contract; change the contract instead.
const v0 = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(typeof data[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const responses = {
  listMembers: { '200': v0 },
  deleteMembers: {},
};
