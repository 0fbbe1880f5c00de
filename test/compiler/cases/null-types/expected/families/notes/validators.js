// Written by the compiler from the contract; change the contract instead.
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

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
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""});
errors++;
}
}
else {
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
const schema0 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"title":{"type":["string","null"],"maxLength":10},"size":{"type":["integer","number","null"]},"author":{"anyOf":[{"$ref":"schema:Author"},{"type":"null"}]},"color":{"type":["string","null"],"enum":["red",null]}}};
const func0 = lib_ucs2length.default;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 1 || (data0.length < 2 && func0(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
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


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "size")) || (key0 === "author")) || (key0 === "color"))){
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
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: schema0.properties.title.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(data0.length > 10 && (data0.length > 20 || func0(data0) > 10)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"});
errors++;
}
}
}
if(data.size !== undefined){
let data1 = data.size;
if((!(typeof data1 == "number")) && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"type",params:{type: schema0.properties.size.type},message:"must be integer,number,null"});
errors++;
}
}
if(data.author !== undefined){
let data2 = data.author;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate2(data2, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.color !== undefined){
let data3 = data.color;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/color",keyword:"type",params:{type: schema0.properties.color.type},message:"must be string,null"});
errors++;
}
const vSchema0 = schema0.properties.color.enum;
if(!((data3 === "red") || (data3 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/color",keyword:"enum",params:{allowedValues: schema0.properties.color.enum},message:"must be equal to one of the allowed values"});
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
  updateNote: { path: v0, body: v1 },
};
