// Written by the compiler from the contract; change the contract instead.
const v0 = validate0;
const pattern0 = new RegExp("^[a-z]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.team === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "team"},message:"must have required property '"+"team"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "team")){
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
if(data.team !== undefined){
let data0 = data.team;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"pattern",params:{pattern: "^[a-z]+$"},message:"must match pattern \""+"^[a-z]+$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/team",keyword:"type",params:{type: "string"},message:"must be string"});
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
const schema0 = {"type":"object","additionalProperties":false,"required":[],"properties":{"verbose":{"type":"boolean","default":false},"role":{"type":"array","items":{"type":"string","enum":["lead","member"]}},"min_age":{"type":"integer","minimum":0},"ratio":{"type":"number"},"filter":{"type":"object","additionalProperties":{"type":"string"}}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.verbose === undefined){
data.verbose = false;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "verbose") || (key0 === "role")) || (key0 === "min_age")) || (key0 === "ratio")) || (key0 === "filter"))){
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
let data0 = data.verbose;
if(typeof data0 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/verbose",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.role !== undefined){
let data1 = data.role;
if(Array.isArray(data1)){
const before0 = errors;
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/role/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema0.properties.role.items.enum;
if(!((data2 === "lead") || (data2 === "member"))){
(vErrors ??= []).push({instancePath:instancePath+"/role/" + i0,keyword:"enum",params:{allowedValues: schema0.properties.role.items.enum},message:"must be equal to one of the allowed values"});
errors++;
}
var valid1 = _errs6 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.min_age !== undefined){
let data3 = data.min_age;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/min_age",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/min_age",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.ratio !== undefined){
let data4 = data.ratio;
if(!(typeof data4 == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/ratio",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.filter !== undefined){
let data5 = data.filter;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
const before1 = errors;
for(const key1 in data5){
let data6 = data5[key1];
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(errors - before1 >= 100){
break;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"},message:"must be object"});
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
if(data.verbose === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "verbose"},message:"must have required property '"+"verbose"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "verbose")){
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
if(data.verbose !== undefined){
let data0 = data.verbose;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/verbose",keyword:"type",params:{type: "integer"},message:"must be integer"});
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
  listMembers: { path: v0, query: v1 },
  deleteMembers: { path: v0, query: v2 },
};
