// Written by the compiler from the contract; change the contract instead.
const v0 = validate0;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total !== undefined){
let data0 = data.total;
if(!(validate1(data0, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.tax !== undefined){
let data1 = data.tax;
if(!(validate1(data1, {instancePath:instancePath+"/tax",parentData:data,parentDataProperty:"tax",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
  createOrder: { '200': v0 },
};
