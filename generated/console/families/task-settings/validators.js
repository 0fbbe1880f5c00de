// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"is_enabled":{"type":"boolean"},"candidate_scope":{"type":"string","enum":["department","agency"]},"weights":{"$ref":"schema:TaskAssignmentWeights"},"max_open_stages":{"type":["integer","null"],"minimum":1,"maximum":1000},"max_open_minutes":{"type":["integer","null"],"minimum":1,"maximum":100000},"only_scheduled_members":{"type":"boolean"},"overflow_user_ids":{"$ref":"schema:UserIds"},"retry_interval_minutes":{"type":["integer","null"],"minimum":5,"maximum":10080},"expected_revision":{"$ref":"schema:ExpectedRevision"}}};
const func0 = Object.prototype.hasOwnProperty;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data == "number"){
if(data > 100 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.department_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "department_percent"},message:"must have required property '"+"department_percent"+"'"});
errors++;
}
if(data.skills_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "skills_percent"},message:"must have required property '"+"skills_percent"+"'"});
errors++;
}
if(data.schedule_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "schedule_percent"},message:"must have required property '"+"schedule_percent"+"'"});
errors++;
}
if(data.open_load_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "open_load_percent"},message:"must have required property '"+"open_load_percent"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "department_percent") || (key0 === "skills_percent")) || (key0 === "schedule_percent")) || (key0 === "open_load_percent"))){
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
if(data.department_percent !== undefined){
let data0 = data.department_percent;
if(!(validate1(data0, {instancePath:instancePath+"/department_percent",parentData:data,parentDataProperty:"department_percent",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.skills_percent !== undefined){
let data1 = data.skills_percent;
if(!(validate1(data1, {instancePath:instancePath+"/skills_percent",parentData:data,parentDataProperty:"skills_percent",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.schedule_percent !== undefined){
let data2 = data.schedule_percent;
if(!(validate1(data2, {instancePath:instancePath+"/schedule_percent",parentData:data,parentDataProperty:"schedule_percent",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.open_load_percent !== undefined){
let data3 = data.open_load_percent;
if(!(validate1(data3, {instancePath:instancePath+"/open_load_percent",parentData:data,parentDataProperty:"open_load_percent",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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

const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const func1 = lib_ucs2length.default;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 36 && (data.length > 72 || func1(data) > 36)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"});
errors++;
}
if(data.length <= 256){
if(!(formats0.test(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const func2 = lib_validation.findRepeat;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const over0 = data.length > 50;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate3(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
const repeat0 = errors === before0 && !over0 && func2(data);
if(repeat0){
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data > 2147483647 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data < 1 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
validate5.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
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
if(data.is_enabled !== undefined){
let data0 = data.is_enabled;
if(typeof data0 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_enabled",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.candidate_scope !== undefined){
let data1 = data.candidate_scope;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/candidate_scope",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema0.properties.candidate_scope.enum;
if(!((data1 === "department") || (data1 === "agency"))){
(vErrors ??= []).push({instancePath:instancePath+"/candidate_scope",keyword:"enum",params:{allowedValues: schema0.properties.candidate_scope.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.weights !== undefined){
let data2 = data.weights;
if(!(validate2(data2, {instancePath:instancePath+"/weights",parentData:data,parentDataProperty:"weights",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.max_open_stages !== undefined){
let data3 = data.max_open_stages;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/max_open_stages",keyword:"type",params:{type: schema0.properties.max_open_stages.type},message:"must be integer,null"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 1000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/max_open_stages",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/max_open_stages",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.max_open_minutes !== undefined){
let data4 = data.max_open_minutes;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/max_open_minutes",keyword:"type",params:{type: schema0.properties.max_open_minutes.type},message:"must be integer,null"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/max_open_minutes",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/max_open_minutes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.only_scheduled_members !== undefined){
let data5 = data.only_scheduled_members;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/only_scheduled_members",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.overflow_user_ids !== undefined){
let data6 = data.overflow_user_ids;
if(!(validate4(data6, {instancePath:instancePath+"/overflow_user_ids",parentData:data,parentDataProperty:"overflow_user_ids",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.retry_interval_minutes !== undefined){
let data7 = data.retry_interval_minutes;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/retry_interval_minutes",keyword:"type",params:{type: schema0.properties.retry_interval_minutes.type},message:"must be integer,null"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 10080 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/retry_interval_minutes",keyword:"maximum",params:{comparison: "<=", limit: 10080},message:"must be <= 10080"});
errors++;
}
if(data7 < 5 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/retry_interval_minutes",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5"});
errors++;
}
}
}
if(data.expected_revision !== undefined){
let data8 = data.expected_revision;
if(!(validate5(data8, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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

export const requests = {
  updateTaskAutoAssignmentSettings: { body: v0 },
};
