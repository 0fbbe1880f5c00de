// Written by the compiler from the contract; change the contract instead.
const v0 = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "id")){
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"});
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
const wrapper0 = {validate: validate1};
const wrapper1 = {validate: validate2};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.all === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "all"},message:"must have required property '"+"all"+"'"});
errors++;
}
if(data.all !== undefined){
let data0 = data.all;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const before0 = errors;
for(const key0 in data0){
let data1 = data0[key0];
if(!(validate3(data1, {instancePath:instancePath+"/all/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors - before0 >= 100){
break;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/all",keyword:"type",params:{type: "object"},message:"must be object"});
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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(wrapper1.validate(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(typeof data !== "boolean"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
}
}
if(!valid0){
(vErrors ??= []).push({instancePath,keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate3.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "value") || (key0 === "children")) || (key0 === "condition"))){
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
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.children !== undefined){
let data1 = data.children;
if(Array.isArray(data1)){
const before0 = errors;
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(wrapper0.validate(data2, {instancePath:instancePath+"/children/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
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
(vErrors ??= []).push({instancePath:instancePath+"/children",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.condition !== undefined){
let data3 = data.condition;
if(!(validate3(data3, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData}))){
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

export const requests = {
  replaceTree: { path: v0, body: v1 },
};
