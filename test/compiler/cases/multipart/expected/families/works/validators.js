// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["title","picture"],"properties":{"title":{"type":"string","minLength":1,"maxLength":20},"year":{"type":"integer","minimum":1900,"default":2026},"is_public":{"type":"boolean"},"tags":{"type":"array","maxItems":3,"items":{"type":"string","maxLength":10}},"size":{"$ref":"schema:Size"},"sizes":{"type":"array","maxItems":2,"items":{"$ref":"schema:Size"}},"picture":true,"sketches":{"type":"array","maxItems":4},"licence":true}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = lib_ucs2length.default;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"});
errors++;
}
if(data.width !== undefined){
let data0 = data.width;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"type",params:{type: "integer"},message:"must be integer"});
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


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.year === undefined){
data.year = 2026;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.picture === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "picture"},message:"must have required property '"+"picture"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 20 && (data0.length > 40 || func1(data0) > 20)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func1(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data1 = data.year;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1900 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"minimum",params:{comparison: ">=", limit: 1900},message:"must be >= 1900"});
errors++;
}
}
if(data.is_public !== undefined){
let data2 = data.is_public;
if(typeof data2 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_public",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.tags !== undefined){
let data3 = data.tags;
if(Array.isArray(data3)){
const over0 = data3.length > 3;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(typeof data4 === "string"){
if(data4.length > 10 && (data4.length > 20 || func1(data4) > 10)){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.size !== undefined){
let data5 = data.size;
if(!(validate1(data5, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.sizes !== undefined){
let data6 = data.sizes;
if(Array.isArray(data6)){
const over1 = data6.length > 2;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/sizes",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs15 = errors;
if(!(validate1(data7, {instancePath:instancePath+"/sizes/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
if(errors - before1 >= 100){
break;
}
if(!valid3){
valid4 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sizes",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.sketches !== undefined){
let data8 = data.sketches;
if(Array.isArray(data8)){
const over2 = data8.length > 4;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/sketches",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sketches",keyword:"type",params:{type: "array"},message:"must be array"});
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

const v1 = validate2;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"});
errors++;
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
  createWork: { body: v0 },
  createScan: { body: v1 },
};
