// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const func0 = lib_ucs2length.default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "last-event-id")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data["last-event-id"] !== undefined){
let data0 = data["last-event-id"];
if(typeof data0 === "string"){
if(data0.length > 50 && (data0.length > 100 || func0(data0) > 50)){
(vErrors ??= []).push({instancePath:instancePath+"/last-event-id",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/last-event-id",keyword:"type",params:{type: "string"},message:"must be string"});
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

export const requests = {
  streamChanges: { headers: v0 },
};
