// Written by the compiler from the contract; change the contract instead.
const v0 = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const responses = {
  getPetsByPetIdToys: {},
  postPetsByPetIdToys: { '201': v0 },
};
