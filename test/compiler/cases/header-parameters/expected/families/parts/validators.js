// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "x-depot")){
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
if(data["x-depot"] !== undefined){
let data0 = data["x-depot"];
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/x-depot",keyword:"type",params:{type: "string"},message:"must be string"});
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

const v1 = validate1;
const func0 = lib_ucs2length.default;
const pattern0 = new RegExp("^sha-256=:.*:$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-retry"] === undefined){
data["x-retry"] = 0;
}
if(data["x-depot"] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "x-depot"},message:"must have required property '"+"x-depot"+"'"});
errors++;
}
if(data["content-digest"] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "content-digest"},message:"must have required property '"+"content-digest"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "x-depot") || (key0 === "content-digest")) || (key0 === "x-retry")) || (key0 === "x-labels"))){
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
if(data["x-depot"] !== undefined){
let data0 = data["x-depot"];
if(typeof data0 === "string"){
if(data0.length > 10 && (data0.length > 20 || func0(data0) > 10)){
(vErrors ??= []).push({instancePath:instancePath+"/x-depot",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/x-depot",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data["content-digest"] !== undefined){
let data1 = data["content-digest"];
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/content-digest",keyword:"pattern",params:{pattern: "^sha-256=:.*:$"},message:"must match pattern \""+"^sha-256=:.*:$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/content-digest",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data2 = data["x-retry"];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/x-retry",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/x-retry",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
if(data["x-labels"] !== undefined){
let data3 = data["x-labels"];
if(Array.isArray(data3)){
const before0 = errors;
let valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/x-labels/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var valid1 = _errs10 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/x-labels",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const requests = {
  getPart: { headers: v0 },
  putPart: { headers: v1 },
};
