// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
const v0 = validate0;
const schema0 = {"type":"object","required":["name","photoUrls"],"properties":{"id":{"type":"integer","format":"int64"},"name":{"type":"string"},"petDetailsId":{"$ref":"schema:Id"},"petDetails":{"$ref":"schema:PetDetails"},"photoUrls":{"type":"array","items":{"type":"string"}},"status":{"type":"string","enum":["available","pending","sold"]},"availableInstances":{"type":"integer","exclusiveMinimum":1,"exclusiveMaximum":10}}};
const formats0 = lib_validation.formats.int64;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(!(formats0.validate(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""});
errors++;
}
}
validate1.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
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


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(!(formats0.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""});
errors++;
}
}
}
if(data.category !== undefined){
let data1 = data.category;
if(!(validate2(data1, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.photoUrls === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "photoUrls"},message:"must have required property '"+"photoUrls"+"'"});
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(!(formats0.validate(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""});
errors++;
}
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.petDetailsId !== undefined){
let data2 = data.petDetailsId;
if(!(validate1(data2, {instancePath:instancePath+"/petDetailsId",parentData:data,parentDataProperty:"petDetailsId",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.petDetails !== undefined){
let data3 = data.petDetails;
if(!(validate3(data3, {instancePath:instancePath+"/petDetails",parentData:data,parentDataProperty:"petDetails",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.photoUrls !== undefined){
let data4 = data.photoUrls;
if(Array.isArray(data4)){
const before0 = errors;
let valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs9 = errors;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/photoUrls/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var valid1 = _errs9 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/photoUrls",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema0.properties.status.enum;
if(!(((data6 === "available") || (data6 === "pending")) || (data6 === "sold"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema0.properties.status.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.availableInstances !== undefined){
let data7 = data.availableInstances;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/availableInstances",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data7 == "number"){
if(data7 >= 10 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/availableInstances",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 10},message:"must be < 10"});
errors++;
}
if(data7 <= 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/availableInstances",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 1},message:"must be > 1"});
errors++;
}
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

const v1 = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const before0 = errors;
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate0(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid0){
valid1 = false;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

export const responses = {
  updatePet: { '200': v0 },
  findPetsByStatus: { '200': v1 },
  getPetById: { '200': v0 },
  deletePet: {},
  uploadFile: {},
};
