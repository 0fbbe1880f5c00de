// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
const v0 = validate0;
const formats0 = lib_validation.formats.int32;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const before0 = errors;
for(const key0 in data){
let data0 = data[key0];
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(!(formats0.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""});
errors++;
}
}
if(errors - before0 >= 100){
break;
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
  getInventory: { '200': v0 },
};
