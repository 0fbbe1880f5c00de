// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const func0 = lib_ucs2length.default;
const wrapper0 = {validate: validate1};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 20 && (data.length > 40 || func0(data) > 20)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema0 = {"type":"string","enum":["here","there"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema0.enum;
if(!((data === "here") || (data === "there"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(!(validate2(data0, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.pets !== undefined){
let data1 = data.pets;
if(Array.isArray(data1)){
const before0 = errors;
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs4 = errors;
if(!(validate4(data2, {instancePath:instancePath+"/pets/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pets",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.local !== undefined){
let data3 = data.local;
if(!(validate3(data3, {instancePath:instancePath+"/local",parentData:data,parentDataProperty:"local",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
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


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length > 20 && (data0.length > 40 || func0(data0) > 20)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.owner !== undefined){
let data1 = data.owner;
if(!(wrapper0.validate(data1, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const before0 = errors;
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate4(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
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
validate0.errors = vErrors;
return errors === 0;
}

export const responses = {
  listPets: { '200': v0 },
};
