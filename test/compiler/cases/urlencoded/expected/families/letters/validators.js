// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","maxLength":50},"copies":{"type":"integer","minimum":1,"default":1},"topics":{"type":"array","items":{"type":"string","enum":["news","offers"]}},"address":{"type":"object","properties":{"city":{"type":"string"}}}}};
const func0 = lib_ucs2length.default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.copies === undefined){
data.copies = 1;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "copies")) || (key0 === "topics")) || (key0 === "address"))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length > 50 && (data0.length > 100 || func0(data0) > 50)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data1 = data.copies;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/copies",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/copies",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
if(data.topics !== undefined){
let data2 = data.topics;
if(Array.isArray(data2)){
const before0 = errors;
let valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/topics/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema0.properties.topics.items.enum;
if(!((data3 === "news") || (data3 === "offers"))){
(vErrors ??= []).push({instancePath:instancePath+"/topics/" + i0,keyword:"enum",params:{allowedValues: schema0.properties.topics.items.enum},message:"must be equal to one of the allowed values"});
errors++;
}
var valid1 = _errs8 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/topics",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.address !== undefined){
let data4 = data.address;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.city !== undefined){
let data5 = data4.city;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/address/city",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{type: "object"},message:"must be object"});
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

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["List-Unsubscribe"] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "List-Unsubscribe"},message:"must have required property '"+"List-Unsubscribe"+"'"});
errors++;
}
if(data["List-Unsubscribe"] !== undefined){
let data0 = data["List-Unsubscribe"];
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/List-Unsubscribe",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("One-Click" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/List-Unsubscribe",keyword:"const",params:{allowedValue: "One-Click"},message:"must be equal to constant"});
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

const v2 = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const requests = {
  orderLetter: { body: v0 },
  unsubscribe: { body: v1 },
  answerLetter: { body: v2 },
};
