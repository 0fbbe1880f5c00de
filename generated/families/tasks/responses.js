// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const formats0 = lib_validation.formats.date;
const func0 = lib_ucs2length.default;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 10 && (data.length > 20 || func0(data) > 10)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"});
errors++;
}
if(data.length <= 256){
if(!(formats0(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^[A-Za-z0-9_+/-]+$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 64 && (data.length > 128 || func0(data) > 64)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[A-Za-z0-9_+/-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_+/-]+$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data < 0 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
validate3.errors = vErrors;
return errors === 0;
}


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.overdue_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "overdue_count"},message:"must have required property '"+"overdue_count"+"'"});
errors++;
}
if(data.due_today_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_today_count"},message:"must have required property '"+"due_today_count"+"'"});
errors++;
}
if(data.in_progress_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "in_progress_count"},message:"must have required property '"+"in_progress_count"+"'"});
errors++;
}
if(data.upcoming_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "upcoming_count"},message:"must have required property '"+"upcoming_count"+"'"});
errors++;
}
if(data.completed_today_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "completed_today_count"},message:"must have required property '"+"completed_today_count"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "overdue_count") || (key0 === "due_today_count")) || (key0 === "in_progress_count")) || (key0 === "upcoming_count")) || (key0 === "completed_today_count"))){
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
if(data.overdue_count !== undefined){
let data0 = data.overdue_count;
if(!(validate3(data0, {instancePath:instancePath+"/overdue_count",parentData:data,parentDataProperty:"overdue_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.due_today_count !== undefined){
let data1 = data.due_today_count;
if(!(validate3(data1, {instancePath:instancePath+"/due_today_count",parentData:data,parentDataProperty:"due_today_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.in_progress_count !== undefined){
let data2 = data.in_progress_count;
if(!(validate3(data2, {instancePath:instancePath+"/in_progress_count",parentData:data,parentDataProperty:"in_progress_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.upcoming_count !== undefined){
let data3 = data.upcoming_count;
if(!(validate3(data3, {instancePath:instancePath+"/upcoming_count",parentData:data,parentDataProperty:"upcoming_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.completed_today_count !== undefined){
let data4 = data.completed_today_count;
if(!(validate3(data4, {instancePath:instancePath+"/completed_today_count",parentData:data,parentDataProperty:"completed_today_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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

const schema0 = {"type":"object","additionalProperties":false,"required":["kind","id","title","task","client","status","status_category","priority_level","due_date","estimated_minutes","is_blocked","is_pinned","reasons"],"properties":{"kind":{"$ref":"schema:MyDayItemKind"},"id":{"$ref":"schema:Id"},"title":{"type":"string","minLength":1,"maxLength":300},"task":{"anyOf":[{"$ref":"schema:TaskRef"},{"type":"null"}]},"client":{"anyOf":[{"$ref":"schema:NamedRef"},{"type":"null"}]},"status":{"$ref":"schema:StatusKey"},"status_category":{"type":"string","pattern":"^[a-z][a-z_]*$","maxLength":40},"priority_level":{"anyOf":[{"$ref":"schema:Priority"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"estimated_minutes":{"$ref":"schema:TaskEstimatedMinutes"},"is_blocked":{"type":"boolean"},"is_pinned":{"type":"boolean"},"reasons":{"type":"array","maxItems":8,"uniqueItems":true,"items":{"$ref":"schema:MyDayReason"}}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = lib_validation.findRepeat;
const schema1 = {"type":"string","enum":["task","task_stage","task_substage","ticket","escalation"]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema1.enum;
if(!(((((data === "task") || (data === "task_stage")) || (data === "task_substage")) || (data === "ticket")) || (data === "escalation"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const formats1 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 36 && (data.length > 72 || func0(data) > 36)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"});
errors++;
}
if(data.length <= 256){
if(!(formats1.test(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate7.errors = vErrors;
return errors === 0;
}


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "number")) || (key0 === "name"))){
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
if(!(validate6(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.number !== undefined){
let data1 = data.number;
if(!(validate7(data1, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(data2.length > 300 && (data2.length > 600 || func0(data2) > 300)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
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
validate8.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
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
if(!(validate6(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 200 && (data1.length > 400 || func0(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func0(data1) < 1)){
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
validate9.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^[a-z][a-z0-9_]*$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 60 && (data.length > 120 || func0(data) > 60)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"string","enum":["low","normal","high","urgent"]};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema2.enum;
if(!((((data === "low") || (data === "normal")) || (data === "high")) || (data === "urgent"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const formats2 = lib_validation.formats["date-time"];

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 35 && (data.length > 70 || func0(data) > 35)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"});
errors++;
}
if(data.length <= 256){
if(!(formats2(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data > 5256000 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 5256000},message:"must be <= 5256000"});
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
validate13.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "null"},message:"must be null"});
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
validate14.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"string","enum":["blocked","overdue","due_today","due_soon","pinned","urgent","high_priority","in_progress"]};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema3.enum;
if(!((((((((data === "blocked") || (data === "overdue")) || (data === "due_today")) || (data === "due_soon")) || (data === "pinned")) || (data === "urgent")) || (data === "high_priority")) || (data === "in_progress"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^[a-z][a-z_]*$", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.status_category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status_category"},message:"must have required property '"+"status_category"+"'"});
errors++;
}
if(data.priority_level === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "priority_level"},message:"must have required property '"+"priority_level"+"'"});
errors++;
}
if(data.due_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_date"},message:"must have required property '"+"due_date"+"'"});
errors++;
}
if(data.estimated_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "estimated_minutes"},message:"must have required property '"+"estimated_minutes"+"'"});
errors++;
}
if(data.is_blocked === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_blocked"},message:"must have required property '"+"is_blocked"+"'"});
errors++;
}
if(data.is_pinned === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_pinned"},message:"must have required property '"+"is_pinned"+"'"});
errors++;
}
if(data.reasons === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reasons"},message:"must have required property '"+"reasons"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema0.properties, key0))){
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
if(data.kind !== undefined){
let data0 = data.kind;
if(!(validate5(data0, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(validate6(data1, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 300 && (data2.length > 600 || func0(data2) > 300)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.task !== undefined){
let data3 = data.task;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate8(data3, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/task",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/task",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.client !== undefined){
let data4 = data.client;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!(validate9(data4, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs14 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/client",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.status !== undefined){
let data5 = data.status;
if(!(validate10(data5, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.status_category !== undefined){
let data6 = data.status_category;
if(typeof data6 === "string"){
if(data6.length > 40 && (data6.length > 80 || func0(data6) > 40)){
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(data6.length <= 256){
if(!pattern2.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"pattern",params:{pattern: "^[a-z][a-z_]*$"},message:"must match pattern \""+"^[a-z][a-z_]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.priority_level !== undefined){
let data7 = data.priority_level;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
if(!(validate11(data7, {instancePath:instancePath+"/priority_level",parentData:data,parentDataProperty:"priority_level",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs22 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.due_date !== undefined){
let data8 = data.due_date;
const _errs25 = errors;
let valid4 = false;
const _errs26 = errors;
if(!(validate12(data8, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs27 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.estimated_minutes !== undefined){
let data9 = data.estimated_minutes;
if(!(validate14(data9, {instancePath:instancePath+"/estimated_minutes",parentData:data,parentDataProperty:"estimated_minutes",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.is_blocked !== undefined){
let data10 = data.is_blocked;
if(typeof data10 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_blocked",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_pinned !== undefined){
let data11 = data.is_pinned;
if(typeof data11 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_pinned",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.reasons !== undefined){
let data12 = data.reasons;
if(Array.isArray(data12)){
const over0 = data12.length > 8;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/reasons",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid6 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs36 = errors;
if(!(validate15(data13, {instancePath:instancePath+"/reasons/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid5 = _errs36 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid5){
valid6 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data12);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/reasons",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reasons",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const over0 = data.length > 100;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate16(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"});
errors++;
}
if(data.time_zone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "time_zone"},message:"must have required property '"+"time_zone"+"'"});
errors++;
}
if(data.counts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"});
errors++;
}
if(data.overdue === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "overdue"},message:"must have required property '"+"overdue"+"'"});
errors++;
}
if(data.due_today === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_today"},message:"must have required property '"+"due_today"+"'"});
errors++;
}
if(data.in_progress === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "in_progress"},message:"must have required property '"+"in_progress"+"'"});
errors++;
}
if(data.upcoming === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "upcoming"},message:"must have required property '"+"upcoming"+"'"});
errors++;
}
if(data.completed_today === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "completed_today"},message:"must have required property '"+"completed_today"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((((key0 === "date") || (key0 === "time_zone")) || (key0 === "counts")) || (key0 === "overdue")) || (key0 === "due_today")) || (key0 === "in_progress")) || (key0 === "upcoming")) || (key0 === "completed_today"))){
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
if(data.date !== undefined){
let data0 = data.date;
if(!(validate1(data0, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.time_zone !== undefined){
let data1 = data.time_zone;
if(!(validate2(data1, {instancePath:instancePath+"/time_zone",parentData:data,parentDataProperty:"time_zone",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.counts !== undefined){
let data2 = data.counts;
if(!(validate4(data2, {instancePath:instancePath+"/counts",parentData:data,parentDataProperty:"counts",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.overdue !== undefined){
let data3 = data.overdue;
if(!(validate17(data3, {instancePath:instancePath+"/overdue",parentData:data,parentDataProperty:"overdue",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.due_today !== undefined){
let data4 = data.due_today;
if(!(validate17(data4, {instancePath:instancePath+"/due_today",parentData:data,parentDataProperty:"due_today",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.in_progress !== undefined){
let data5 = data.in_progress;
if(!(validate17(data5, {instancePath:instancePath+"/in_progress",parentData:data,parentDataProperty:"in_progress",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.upcoming !== undefined){
let data6 = data.upcoming;
if(!(validate17(data6, {instancePath:instancePath+"/upcoming",parentData:data,parentDataProperty:"upcoming",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.completed_today !== undefined){
let data7 = data.completed_today;
if(!(validate17(data7, {instancePath:instancePath+"/completed_today",parentData:data,parentDataProperty:"completed_today",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate18(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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

const v1 = validate19;
const schema4 = {"type":"object","additionalProperties":false,"required":["type","message"],"properties":{"type":{"type":"string","enum":["validation_error","permission_denied","not_found","conflict","rate_limited","internal"]},"message":{"type":"string","maxLength":4000}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "message"))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema4.properties.type.enum;
if(!((((((data0 === "validation_error") || (data0 === "permission_denied")) || (data0 === "not_found")) || (data0 === "conflict")) || (data0 === "rate_limited")) || (data0 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema4.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(data1.length > 4000 && (data1.length > 8000 || func0(data1) > 4000)){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "error")){
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
if(data.error !== undefined){
let data0 = data.error;
if(!(validate20(data0, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

const v2 = validate21;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"});
errors++;
}
if(data.error_description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error_description"},message:"must have required property '"+"error_description"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "error") || (key0 === "error_description"))){
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
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(data0.length > 64 && (data0.length > 128 || func0(data0) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.error_description !== undefined){
let data1 = data.error_description;
if(typeof data1 === "string"){
if(data1.length > 1000 && (data1.length > 2000 || func0(data1) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/error_description",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error_description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const v3 = validate22;
const schema5 = {"type":"object","additionalProperties":false,"required":["user","counts","open_minutes","capacity_minutes","load_percent","is_absent"],"properties":{"user":{"$ref":"schema:UserRef"},"counts":{"$ref":"schema:MyDayCounts"},"open_minutes":{"$ref":"schema:Minutes"},"capacity_minutes":{"$ref":"schema:Minutes"},"load_percent":{"type":["number","null"],"minimum":0,"maximum":10000},"is_absent":{"type":"boolean"}}};
const schema6 = {"type":"object","additionalProperties":false,"required":["id","name","email"],"properties":{"id":{"$ref":"schema:Id"},"name":{"type":"string","minLength":1,"maxLength":200},"email":{"type":["string","null"],"format":"email","maxLength":254}}};
const formats3 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.email === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "email"))){
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
if(!(validate6(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 200 && (data1.length > 400 || func0(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func0(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: schema6.properties.email.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 254 && (data2.length > 508 || func0(data2) > 254)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(data2.length <= 508){
if(!(formats3.test(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.counts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"});
errors++;
}
if(data.open_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "open_minutes"},message:"must have required property '"+"open_minutes"+"'"});
errors++;
}
if(data.capacity_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "capacity_minutes"},message:"must have required property '"+"capacity_minutes"+"'"});
errors++;
}
if(data.load_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "load_percent"},message:"must have required property '"+"load_percent"+"'"});
errors++;
}
if(data.is_absent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_absent"},message:"must have required property '"+"is_absent"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((key0 === "user") || (key0 === "counts")) || (key0 === "open_minutes")) || (key0 === "capacity_minutes")) || (key0 === "load_percent")) || (key0 === "is_absent"))){
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
if(data.user !== undefined){
let data0 = data.user;
if(!(validate23(data0, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.counts !== undefined){
let data1 = data.counts;
if(!(validate4(data1, {instancePath:instancePath+"/counts",parentData:data,parentDataProperty:"counts",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.open_minutes !== undefined){
let data2 = data.open_minutes;
if(!(validate13(data2, {instancePath:instancePath+"/open_minutes",parentData:data,parentDataProperty:"open_minutes",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.capacity_minutes !== undefined){
let data3 = data.capacity_minutes;
if(!(validate13(data3, {instancePath:instancePath+"/capacity_minutes",parentData:data,parentDataProperty:"capacity_minutes",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.load_percent !== undefined){
let data4 = data.load_percent;
if((!(typeof data4 == "number")) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/load_percent",keyword:"type",params:{type: schema5.properties.load_percent.type},message:"must be number,null"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 10000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/load_percent",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"});
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/load_percent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.is_absent !== undefined){
let data5 = data.is_absent;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_absent",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"});
errors++;
}
if(data.time_zone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "time_zone"},message:"must have required property '"+"time_zone"+"'"});
errors++;
}
if(data.members === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "members"},message:"must have required property '"+"members"+"'"});
errors++;
}
if(data.unassigned === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "unassigned"},message:"must have required property '"+"unassigned"+"'"});
errors++;
}
if(data.overflow_stage_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "overflow_stage_count"},message:"must have required property '"+"overflow_stage_count"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "date") || (key0 === "time_zone")) || (key0 === "members")) || (key0 === "unassigned")) || (key0 === "overflow_stage_count"))){
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
if(data.date !== undefined){
let data0 = data.date;
if(!(validate1(data0, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.time_zone !== undefined){
let data1 = data.time_zone;
if(!(validate2(data1, {instancePath:instancePath+"/time_zone",parentData:data,parentDataProperty:"time_zone",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.members !== undefined){
let data2 = data.members;
if(Array.isArray(data2)){
const over0 = data2.length > 500;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/members",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
if(!(validate24(data3, {instancePath:instancePath+"/members/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.unassigned !== undefined){
let data4 = data.unassigned;
if(!(validate4(data4, {instancePath:instancePath+"/unassigned",parentData:data,parentDataProperty:"unassigned",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.overflow_stage_count !== undefined){
let data5 = data.overflow_stage_count;
if(!(validate3(data5, {instancePath:instancePath+"/overflow_stage_count",parentData:data,parentDataProperty:"overflow_stage_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate25(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const v4 = validate26;
const schema7 = {"type":"object","additionalProperties":false,"required":["id","task","stage_id","substage_id","action","actor","changes","reason","correlation_id","occurred_at"],"properties":{"id":{"$ref":"schema:Id"},"task":{"$ref":"schema:TaskRef"},"stage_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"substage_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"action":{"$ref":"schema:TaskAuditAction"},"actor":{"$ref":"schema:Actor"},"changes":{"type":"array","maxItems":500,"items":{"$ref":"schema:TaskAuditChange"}},"reason":{"type":["string","null"],"minLength":1,"maxLength":500},"correlation_id":{"type":"string","minLength":1,"maxLength":64},"occurred_at":{"$ref":"schema:Timestamp"}}};
const schema8 = {"type":"string","enum":["created","updated","status_changed","stage_changed","stage_updated","substage_updated","assigned","dependencies_changed","watchers_changed","privacy_changed","ticket_linked","ticket_unlinked","merged","deleted","restored"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema8.enum;
if(!(((((((((((((((data === "created") || (data === "updated")) || (data === "status_changed")) || (data === "stage_changed")) || (data === "stage_updated")) || (data === "substage_updated")) || (data === "assigned")) || (data === "dependencies_changed")) || (data === "watchers_changed")) || (data === "privacy_changed")) || (data === "ticket_linked")) || (data === "ticket_unlinked")) || (data === "merged")) || (data === "deleted")) || (data === "restored"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["user","service_account","automation","client_contact","system"]},"id":{"$ref":"schema:Id"},"name":{"type":"string","maxLength":200}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "name"))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema9.properties.type.enum;
if(!(((((data0 === "user") || (data0 === "service_account")) || (data0 === "automation")) || (data0 === "client_contact")) || (data0 === "system"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema9.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(validate6(data1, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(data2.length > 200 && (data2.length > 400 || func0(data2) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
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
validate28.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^[a-z][a-z0-9_.]*$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const over0 = data.length > 200;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 === "string"){
if(data0.length > 63 && (data0.length > 126 || func0(data0) > 63)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func0(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
validate29.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","minProperties":1,"maxProperties":50,"propertyNames":{"$ref":"schema:Key"},"additionalProperties":{"type":["string","number","boolean","null"],"maxLength":2000,"minimum":-9007199254740991,"maximum":9007199254740991},"if":{"type":"object","required":["amount_minor"]},"then":{"$ref":"schema:Money"}};
const pattern4 = new RegExp("^[A-Z]{3}$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount_minor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount_minor"},message:"must have required property '"+"amount_minor"+"'"});
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "amount_minor") || (key0 === "currency"))){
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
if(data.amount_minor !== undefined){
let data0 = data.amount_minor;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount_minor",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount_minor",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount_minor",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"});
errors++;
}
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 === "string"){
if(data1.length > 3 && (data1.length > 6 || func0(data1) > 3)){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"});
errors++;
}
if(data1.length <= 256){
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^[a-z][a-z0-9_]{0,62}$", "u");

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 63 && (data.length > 126 || func0(data) > 63)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern5.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,62}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,62}$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.amount_minor === undefined) && (missing0 = "amount_minor")){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
if(errors === _errs2){
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const over0 = Object.keys(data).length > 50;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"});
errors++;
}
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
const before0 = errors;
if(!over0){
for(const key0 in data){
const _errs5 = errors;
if(!(validate31(key0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
}
const before1 = errors;
if(!over0){
for(const key1 in data){
let data0 = data[key1];
if((((typeof data0 !== "string") && (!(typeof data0 == "number"))) && (typeof data0 !== "boolean")) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: schema10.additionalProperties.type},message:"must be string,number,boolean,null"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"});
errors++;
}
}
if(typeof data0 === "string"){
if(data0.length > 2000 && (data0.length > 4000 || func0(data0) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
}
if(errors - before1 >= 100){
break;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(data.length > 50000 && (data.length > 100000 || func0(data) > 50000)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 50000},message:"must NOT have more than 50000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(typeof data !== "boolean"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs8 = errors;
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs9 = errors;
if(data !== null){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
}
}
}
}
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
validate33.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"});
errors++;
}
if(data.old_value === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "old_value"},message:"must have required property '"+"old_value"+"'"});
errors++;
}
if(data.new_value === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "new_value"},message:"must have required property '"+"new_value"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "old_value")) || (key0 === "new_value"))){
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
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 === "string"){
if(data0.length > 200 && (data0.length > 400 || func0(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/field",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length <= 400){
if(!pattern3.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/field",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_.]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_.]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/field",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.old_value !== undefined){
let data1 = data.old_value;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate33(data1, {instancePath:instancePath+"/old_value",parentData:data,parentDataProperty:"old_value",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/old_value",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.new_value !== undefined){
let data2 = data.new_value;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(validate33(data2, {instancePath:instancePath+"/new_value",parentData:data,parentDataProperty:"new_value",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/new_value",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
if(data.stage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_id"},message:"must have required property '"+"stage_id"+"'"});
errors++;
}
if(data.substage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "substage_id"},message:"must have required property '"+"substage_id"+"'"});
errors++;
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.actor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});
errors++;
}
if(data.changes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "changes"},message:"must have required property '"+"changes"+"'"});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
if(data.correlation_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "correlation_id"},message:"must have required property '"+"correlation_id"+"'"});
errors++;
}
if(data.occurred_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "occurred_at"},message:"must have required property '"+"occurred_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema7.properties, key0))){
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
if(!(validate6(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.task !== undefined){
let data1 = data.task;
if(!(validate8(data1, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.stage_id !== undefined){
let data2 = data.stage_id;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate6(data2, {instancePath:instancePath+"/stage_id",parentData:data,parentDataProperty:"stage_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/stage_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/stage_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.substage_id !== undefined){
let data3 = data.substage_id;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate6(data3, {instancePath:instancePath+"/substage_id",parentData:data,parentDataProperty:"substage_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/substage_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/substage_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.action !== undefined){
let data4 = data.action;
if(!(validate27(data4, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.actor !== undefined){
let data5 = data.actor;
if(!(validate28(data5, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.changes !== undefined){
let data6 = data.changes;
if(Array.isArray(data6)){
const over0 = data6.length > 500;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid4 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(!(validate34(data7, {instancePath:instancePath+"/changes/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid3 = _errs18 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid3){
valid4 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.reason !== undefined){
let data8 = data.reason;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: schema7.properties.reason.type},message:"must be string,null"});
errors++;
}
if(typeof data8 === "string"){
if(data8.length > 500 && (data8.length > 1000 || func0(data8) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data8.length < 1 || (data8.length < 2 && func0(data8) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.correlation_id !== undefined){
let data9 = data.correlation_id;
if(typeof data9 === "string"){
if(data9.length > 64 && (data9.length > 128 || func0(data9) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/correlation_id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data9.length < 1 || (data9.length < 2 && func0(data9) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/correlation_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/correlation_id",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.occurred_at !== undefined){
let data10 = data.occurred_at;
if(!(validate12(data10, {instancePath:instancePath+"/occurred_at",parentData:data,parentDataProperty:"occurred_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"});
errors++;
}
if(data.limit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"});
errors++;
}
if(data.offset === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "offset"},message:"must have required property '"+"offset"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "total") || (key0 === "limit")) || (key0 === "offset"))){
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
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 200 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.offset !== undefined){
let data2 = data.offset;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate35(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate36(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const v5 = validate37;
const schema11 = {"type":"object","additionalProperties":false,"required":["is_enabled","candidate_scope","weights","max_open_stages","max_open_minutes","only_scheduled_members","overflow_user_ids","retry_interval_minutes","revision","updated_at"],"properties":{"is_enabled":{"type":"boolean"},"candidate_scope":{"type":"string","enum":["department","agency"]},"weights":{"$ref":"schema:TaskAssignmentWeights"},"max_open_stages":{"type":["integer","null"],"minimum":1,"maximum":1000},"max_open_minutes":{"type":["integer","null"],"minimum":1,"maximum":100000},"only_scheduled_members":{"type":"boolean"},"overflow_user_ids":{"$ref":"schema:UserIds"},"retry_interval_minutes":{"type":["integer","null"],"minimum":5,"maximum":10080},"revision":{"$ref":"schema:Revision"},"updated_at":{"$ref":"schema:Timestamp"}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate38.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate38(data0, {instancePath:instancePath+"/department_percent",parentData:data,parentDataProperty:"department_percent",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.skills_percent !== undefined){
let data1 = data.skills_percent;
if(!(validate38(data1, {instancePath:instancePath+"/skills_percent",parentData:data,parentDataProperty:"skills_percent",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.schedule_percent !== undefined){
let data2 = data.schedule_percent;
if(!(validate38(data2, {instancePath:instancePath+"/schedule_percent",parentData:data,parentDataProperty:"schedule_percent",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.open_load_percent !== undefined){
let data3 = data.open_load_percent;
if(!(validate38(data3, {instancePath:instancePath+"/open_load_percent",parentData:data,parentDataProperty:"open_load_percent",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate6(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
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
validate40.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate41.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_enabled === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_enabled"},message:"must have required property '"+"is_enabled"+"'"});
errors++;
}
if(data.candidate_scope === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "candidate_scope"},message:"must have required property '"+"candidate_scope"+"'"});
errors++;
}
if(data.weights === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "weights"},message:"must have required property '"+"weights"+"'"});
errors++;
}
if(data.max_open_stages === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_open_stages"},message:"must have required property '"+"max_open_stages"+"'"});
errors++;
}
if(data.max_open_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_open_minutes"},message:"must have required property '"+"max_open_minutes"+"'"});
errors++;
}
if(data.only_scheduled_members === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "only_scheduled_members"},message:"must have required property '"+"only_scheduled_members"+"'"});
errors++;
}
if(data.overflow_user_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "overflow_user_ids"},message:"must have required property '"+"overflow_user_ids"+"'"});
errors++;
}
if(data.retry_interval_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "retry_interval_minutes"},message:"must have required property '"+"retry_interval_minutes"+"'"});
errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"});
errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema11.properties, key0))){
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
const vSchema0 = schema11.properties.candidate_scope.enum;
if(!((data1 === "department") || (data1 === "agency"))){
(vErrors ??= []).push({instancePath:instancePath+"/candidate_scope",keyword:"enum",params:{allowedValues: schema11.properties.candidate_scope.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.weights !== undefined){
let data2 = data.weights;
if(!(validate39(data2, {instancePath:instancePath+"/weights",parentData:data,parentDataProperty:"weights",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.max_open_stages !== undefined){
let data3 = data.max_open_stages;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/max_open_stages",keyword:"type",params:{type: schema11.properties.max_open_stages.type},message:"must be integer,null"});
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
(vErrors ??= []).push({instancePath:instancePath+"/max_open_minutes",keyword:"type",params:{type: schema11.properties.max_open_minutes.type},message:"must be integer,null"});
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
if(!(validate40(data6, {instancePath:instancePath+"/overflow_user_ids",parentData:data,parentDataProperty:"overflow_user_ids",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.retry_interval_minutes !== undefined){
let data7 = data.retry_interval_minutes;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/retry_interval_minutes",keyword:"type",params:{type: schema11.properties.retry_interval_minutes.type},message:"must be integer,null"});
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
if(data.revision !== undefined){
let data8 = data.revision;
if(!(validate41(data8, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data9 = data.updated_at;
if(!(validate12(data9, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate42(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

const v6 = validate43;
const schema12 = {"type":"object","additionalProperties":false,"required":["id","task","client_id","stage_definition_id","name","instructions","position","status","status_category","is_current","is_required","auto_start","auto_complete","dependency_reopened","priority_level","department_id","assigned_to","assignment_state","due_date","due_rule","estimated_minutes","tracked_minutes","required_field_keys","substages","skip_reason","started_at","completed_at","completed_by","is_pinned","revision","created_at","updated_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"task":{"$ref":"schema:TaskRef"},"client_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"stage_definition_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"name":{"$ref":"schema:TaskStageName"},"instructions":{"anyOf":[{"$ref":"schema:Markdown"},{"type":"null"}]},"position":{"$ref":"schema:Position"},"status":{"$ref":"schema:StatusKey"},"status_category":{"$ref":"schema:TaskStageState"},"is_current":{"type":"boolean"},"is_required":{"type":"boolean"},"auto_start":{"type":"boolean"},"auto_complete":{"type":"boolean"},"dependency_reopened":{"type":"boolean"},"priority_level":{"anyOf":[{"$ref":"schema:Priority"},{"type":"null"}]},"department_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"assigned_to":{"$ref":"schema:UserIds"},"assignment_state":{"$ref":"schema:TaskAssignmentState"},"due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"due_rule":{"anyOf":[{"$ref":"schema:TaskDueRule"},{"type":"null"}]},"estimated_minutes":{"$ref":"schema:TaskEstimatedMinutes"},"tracked_minutes":{"$ref":"schema:Minutes"},"required_field_keys":{"$ref":"schema:TaskRequiredFieldKeys"},"substages":{"type":"array","maxItems":100,"items":{"$ref":"schema:TaskSubstage"}},"skip_reason":{"type":["string","null"],"minLength":1,"maxLength":500},"started_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"completed_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"completed_by":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"is_pinned":{"type":"boolean"},"revision":{"$ref":"schema:Revision"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"created_by":{"$ref":"schema:Id"}}};
const pattern6 = new RegExp("\\S", "u");

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 200 && (data.length > 400 || func0(data) > 200)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 400){
if(!pattern6.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 50000 && (data.length > 100000 || func0(data) > 50000)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 50000},message:"must NOT have more than 50000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data > 100000 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"});
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
validate46.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"string","enum":["pending","ready","in_progress","completed","skipped","cancelled"]};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema13.enum;
if(!((((((data === "pending") || (data === "ready")) || (data === "in_progress")) || (data === "completed")) || (data === "skipped")) || (data === "cancelled"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"string","enum":["unassigned","manual","auto","overflow"]};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema14.enum;
if(!((((data === "unassigned") || (data === "manual")) || (data === "auto")) || (data === "overflow"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"string","enum":["task_start","task_due","predecessor_completion"]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema15.enum;
if(!(((data === "task_start") || (data === "task_due")) || (data === "predecessor_completion"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema15.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.anchor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "anchor"},message:"must have required property '"+"anchor"+"'"});
errors++;
}
if(data.offset_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "offset_minutes"},message:"must have required property '"+"offset_minutes"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "anchor") || (key0 === "offset_minutes"))){
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
if(data.anchor !== undefined){
let data0 = data.anchor;
if(!(validate49(data0, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
if(data.offset_minutes !== undefined){
let data1 = data.offset_minutes;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset_minutes",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 525600 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/offset_minutes",keyword:"maximum",params:{comparison: "<=", limit: 525600},message:"must be <= 525600"});
errors++;
}
if(data1 < -525600 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/offset_minutes",keyword:"minimum",params:{comparison: ">=", limit: -525600},message:"must be >= -525600"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const over0 = data.length > 100;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate31(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
validate51.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","additionalProperties":false,"required":["id","stage_id","name","description","position","status","is_required","assigned_to","due_date","completed_at","completed_by","revision","created_at","updated_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"stage_id":{"$ref":"schema:Id"},"name":{"$ref":"schema:TaskStageName"},"description":{"type":["string","null"],"minLength":1,"maxLength":5000},"position":{"$ref":"schema:Position"},"status":{"$ref":"schema:TaskSubstageStatus"},"is_required":{"type":"boolean"},"assigned_to":{"$ref":"schema:UserIds"},"due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"completed_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"completed_by":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"revision":{"$ref":"schema:Revision"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"created_by":{"$ref":"schema:Id"}}};
const schema17 = {"type":"string","enum":["open","completed"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema17.enum;
if(!((data === "open") || (data === "completed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.stage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_id"},message:"must have required property '"+"stage_id"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.position === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.is_required === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_required"},message:"must have required property '"+"is_required"+"'"});
errors++;
}
if(data.assigned_to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "assigned_to"},message:"must have required property '"+"assigned_to"+"'"});
errors++;
}
if(data.due_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_date"},message:"must have required property '"+"due_date"+"'"});
errors++;
}
if(data.completed_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "completed_at"},message:"must have required property '"+"completed_at"+"'"});
errors++;
}
if(data.completed_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "completed_by"},message:"must have required property '"+"completed_by"+"'"});
errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});
errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema16.properties, key0))){
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
if(!(validate6(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.stage_id !== undefined){
let data1 = data.stage_id;
if(!(validate6(data1, {instancePath:instancePath+"/stage_id",parentData:data,parentDataProperty:"stage_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(!(validate44(data2, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: schema16.properties.description.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 5000 && (data3.length > 10000 || func0(data3) > 5000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
if(data3.length < 1 || (data3.length < 2 && func0(data3) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.position !== undefined){
let data4 = data.position;
if(!(validate46(data4, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data5 = data.status;
if(!(validate52(data5, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
if(data.is_required !== undefined){
let data6 = data.is_required;
if(typeof data6 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.assigned_to !== undefined){
let data7 = data.assigned_to;
if(!(validate40(data7, {instancePath:instancePath+"/assigned_to",parentData:data,parentDataProperty:"assigned_to",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.due_date !== undefined){
let data8 = data.due_date;
const _errs13 = errors;
let valid1 = false;
const _errs14 = errors;
if(!(validate12(data8, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.completed_at !== undefined){
let data9 = data.completed_at;
const _errs18 = errors;
let valid2 = false;
const _errs19 = errors;
if(!(validate12(data9, {instancePath:instancePath+"/completed_at",parentData:data,parentDataProperty:"completed_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs20 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/completed_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs20 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/completed_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data.completed_by !== undefined){
let data10 = data.completed_by;
const _errs23 = errors;
let valid3 = false;
const _errs24 = errors;
if(!(validate6(data10, {instancePath:instancePath+"/completed_by",parentData:data,parentDataProperty:"completed_by",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid2 = _errs24 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs25 = errors;
if(data10 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/completed_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs25 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/completed_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.revision !== undefined){
let data11 = data.revision;
if(!(validate41(data11, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data12 = data.created_at;
if(!(validate12(data12, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data13 = data.updated_at;
if(!(validate12(data13, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data14 = data.created_by;
if(!(validate6(data14, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
if(data.stage_definition_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_definition_id"},message:"must have required property '"+"stage_definition_id"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.instructions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "instructions"},message:"must have required property '"+"instructions"+"'"});
errors++;
}
if(data.position === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.status_category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status_category"},message:"must have required property '"+"status_category"+"'"});
errors++;
}
if(data.is_current === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_current"},message:"must have required property '"+"is_current"+"'"});
errors++;
}
if(data.is_required === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_required"},message:"must have required property '"+"is_required"+"'"});
errors++;
}
if(data.auto_start === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auto_start"},message:"must have required property '"+"auto_start"+"'"});
errors++;
}
if(data.auto_complete === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auto_complete"},message:"must have required property '"+"auto_complete"+"'"});
errors++;
}
if(data.dependency_reopened === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dependency_reopened"},message:"must have required property '"+"dependency_reopened"+"'"});
errors++;
}
if(data.priority_level === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "priority_level"},message:"must have required property '"+"priority_level"+"'"});
errors++;
}
if(data.department_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "department_id"},message:"must have required property '"+"department_id"+"'"});
errors++;
}
if(data.assigned_to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "assigned_to"},message:"must have required property '"+"assigned_to"+"'"});
errors++;
}
if(data.assignment_state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "assignment_state"},message:"must have required property '"+"assignment_state"+"'"});
errors++;
}
if(data.due_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_date"},message:"must have required property '"+"due_date"+"'"});
errors++;
}
if(data.due_rule === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_rule"},message:"must have required property '"+"due_rule"+"'"});
errors++;
}
if(data.estimated_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "estimated_minutes"},message:"must have required property '"+"estimated_minutes"+"'"});
errors++;
}
if(data.tracked_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tracked_minutes"},message:"must have required property '"+"tracked_minutes"+"'"});
errors++;
}
if(data.required_field_keys === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "required_field_keys"},message:"must have required property '"+"required_field_keys"+"'"});
errors++;
}
if(data.substages === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "substages"},message:"must have required property '"+"substages"+"'"});
errors++;
}
if(data.skip_reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "skip_reason"},message:"must have required property '"+"skip_reason"+"'"});
errors++;
}
if(data.started_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "started_at"},message:"must have required property '"+"started_at"+"'"});
errors++;
}
if(data.completed_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "completed_at"},message:"must have required property '"+"completed_at"+"'"});
errors++;
}
if(data.completed_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "completed_by"},message:"must have required property '"+"completed_by"+"'"});
errors++;
}
if(data.is_pinned === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_pinned"},message:"must have required property '"+"is_pinned"+"'"});
errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});
errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema12.properties, key0))){
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
if(!(validate6(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.task !== undefined){
let data1 = data.task;
if(!(validate8(data1, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.client_id !== undefined){
let data2 = data.client_id;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate6(data2, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.stage_definition_id !== undefined){
let data3 = data.stage_definition_id;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate6(data3, {instancePath:instancePath+"/stage_definition_id",parentData:data,parentDataProperty:"stage_definition_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/stage_definition_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/stage_definition_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.name !== undefined){
let data4 = data.name;
if(!(validate44(data4, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.instructions !== undefined){
let data5 = data.instructions;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(!(validate45(data5, {instancePath:instancePath+"/instructions",parentData:data,parentDataProperty:"instructions",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs18 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.position !== undefined){
let data6 = data.position;
if(!(validate46(data6, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(!(validate10(data7, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.status_category !== undefined){
let data8 = data.status_category;
if(!(validate47(data8, {instancePath:instancePath+"/status_category",parentData:data,parentDataProperty:"status_category",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.is_current !== undefined){
let data9 = data.is_current;
if(typeof data9 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_current",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_required !== undefined){
let data10 = data.is_required;
if(typeof data10 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.auto_start !== undefined){
let data11 = data.auto_start;
if(typeof data11 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/auto_start",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.auto_complete !== undefined){
let data12 = data.auto_complete;
if(typeof data12 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/auto_complete",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.dependency_reopened !== undefined){
let data13 = data.dependency_reopened;
if(typeof data13 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/dependency_reopened",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.priority_level !== undefined){
let data14 = data.priority_level;
const _errs34 = errors;
let valid4 = false;
const _errs35 = errors;
if(!(validate11(data14, {instancePath:instancePath+"/priority_level",parentData:data,parentDataProperty:"priority_level",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid3 = _errs35 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs36 = errors;
if(data14 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs36 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
}
if(data.department_id !== undefined){
let data15 = data.department_id;
const _errs39 = errors;
let valid5 = false;
const _errs40 = errors;
if(!(validate6(data15, {instancePath:instancePath+"/department_id",parentData:data,parentDataProperty:"department_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid4 = _errs40 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs41 = errors;
if(data15 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs41 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
}
if(data.assigned_to !== undefined){
let data16 = data.assigned_to;
if(!(validate40(data16, {instancePath:instancePath+"/assigned_to",parentData:data,parentDataProperty:"assigned_to",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.assignment_state !== undefined){
let data17 = data.assignment_state;
if(!(validate48(data17, {instancePath:instancePath+"/assignment_state",parentData:data,parentDataProperty:"assignment_state",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.due_date !== undefined){
let data18 = data.due_date;
const _errs46 = errors;
let valid6 = false;
const _errs47 = errors;
if(!(validate12(data18, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid5 = _errs47 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs48 = errors;
if(data18 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid5 = _errs48 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
}
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
}
if(data.due_rule !== undefined){
let data19 = data.due_rule;
const _errs51 = errors;
let valid7 = false;
const _errs52 = errors;
if(!(validate50(data19, {instancePath:instancePath+"/due_rule",parentData:data,parentDataProperty:"due_rule",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid6 = _errs52 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs53 = errors;
if(data19 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_rule",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid6 = _errs53 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
}
}
if(!valid7){
(vErrors ??= []).push({instancePath:instancePath+"/due_rule",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
}
if(data.estimated_minutes !== undefined){
let data20 = data.estimated_minutes;
if(!(validate14(data20, {instancePath:instancePath+"/estimated_minutes",parentData:data,parentDataProperty:"estimated_minutes",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.tracked_minutes !== undefined){
let data21 = data.tracked_minutes;
if(!(validate13(data21, {instancePath:instancePath+"/tracked_minutes",parentData:data,parentDataProperty:"tracked_minutes",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.required_field_keys !== undefined){
let data22 = data.required_field_keys;
if(!(validate51(data22, {instancePath:instancePath+"/required_field_keys",parentData:data,parentDataProperty:"required_field_keys",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.substages !== undefined){
let data23 = data.substages;
if(Array.isArray(data23)){
const over0 = data23.length > 100;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/substages",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid9 = true;
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
let data24 = data23[i0];
const _errs60 = errors;
if(!(validate53(data24, {instancePath:instancePath+"/substages/" + i0,parentData:data23,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid8 = _errs60 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid8){
valid9 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/substages",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.skip_reason !== undefined){
let data25 = data.skip_reason;
if((typeof data25 !== "string") && (data25 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skip_reason",keyword:"type",params:{type: schema12.properties.skip_reason.type},message:"must be string,null"});
errors++;
}
if(typeof data25 === "string"){
if(data25.length > 500 && (data25.length > 1000 || func0(data25) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/skip_reason",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data25.length < 1 || (data25.length < 2 && func0(data25) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/skip_reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.started_at !== undefined){
let data26 = data.started_at;
const _errs64 = errors;
let valid10 = false;
const _errs65 = errors;
if(!(validate12(data26, {instancePath:instancePath+"/started_at",parentData:data,parentDataProperty:"started_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid7 = _errs65 === errors;
valid10 = valid10 || _valid7;
if(!valid10){
const _errs66 = errors;
if(data26 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/started_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid7 = _errs66 === errors;
valid10 = valid10 || _valid7;
if(!valid10){
}
}
if(!valid10){
(vErrors ??= []).push({instancePath:instancePath+"/started_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
}
if(data.completed_at !== undefined){
let data27 = data.completed_at;
const _errs69 = errors;
let valid11 = false;
const _errs70 = errors;
if(!(validate12(data27, {instancePath:instancePath+"/completed_at",parentData:data,parentDataProperty:"completed_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid8 = _errs70 === errors;
valid11 = valid11 || _valid8;
if(!valid11){
const _errs71 = errors;
if(data27 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/completed_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid8 = _errs71 === errors;
valid11 = valid11 || _valid8;
if(!valid11){
}
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/completed_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs69;
if(vErrors !== null){
if(_errs69){
vErrors.length = _errs69;
}
else {
vErrors = null;
}
}
}
}
if(data.completed_by !== undefined){
let data28 = data.completed_by;
const _errs74 = errors;
let valid12 = false;
const _errs75 = errors;
if(!(validate6(data28, {instancePath:instancePath+"/completed_by",parentData:data,parentDataProperty:"completed_by",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid9 = _errs75 === errors;
valid12 = valid12 || _valid9;
if(!valid12){
const _errs76 = errors;
if(data28 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/completed_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid9 = _errs76 === errors;
valid12 = valid12 || _valid9;
if(!valid12){
}
}
if(!valid12){
(vErrors ??= []).push({instancePath:instancePath+"/completed_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
}
if(data.is_pinned !== undefined){
let data29 = data.is_pinned;
if(typeof data29 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_pinned",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.revision !== undefined){
let data30 = data.revision;
if(!(validate41(data30, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data31 = data.created_at;
if(!(validate12(data31, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data32 = data.updated_at;
if(!(validate12(data32, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data33 = data.created_by;
if(!(validate6(data33, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate54(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate36(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

const v7 = validate55;
const schema18 = {"type":"object","additionalProperties":false,"required":["id","status"],"properties":{"id":{"$ref":"schema:Id"},"status":{"type":"string","enum":["succeeded","unchanged","failed"]},"error":{"$ref":"schema:ErrorDetail"}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "status")) || (key0 === "error"))){
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
if(!(validate6(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema18.properties.status.enum;
if(!(((data1 === "succeeded") || (data1 === "unchanged")) || (data1 === "failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema18.properties.status.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
if(!(validate20(data2, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcomes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcomes"},message:"must have required property '"+"outcomes"+"'"});
errors++;
}
if(data.succeeded === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'"});
errors++;
}
if(data.unchanged === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "unchanged"},message:"must have required property '"+"unchanged"+"'"});
errors++;
}
if(data.failed === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "outcomes") || (key0 === "succeeded")) || (key0 === "unchanged")) || (key0 === "failed"))){
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
if(data.outcomes !== undefined){
let data0 = data.outcomes;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/outcomes",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate56(data1, {instancePath:instancePath+"/outcomes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/outcomes",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.succeeded !== undefined){
let data2 = data.succeeded;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/succeeded",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 200 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/succeeded",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/succeeded",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.unchanged !== undefined){
let data3 = data.unchanged;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/unchanged",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 200 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/unchanged",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/unchanged",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.failed !== undefined){
let data4 = data.failed;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/failed",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 200 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/failed",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/failed",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate57(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

const v8 = validate58;
const schema19 = {"type":"object","additionalProperties":false,"required":["value","label","color","count"],"properties":{"value":{"type":["string","null"],"minLength":1,"maxLength":300},"label":{"type":"string","minLength":1,"maxLength":300},"color":{"anyOf":[{"$ref":"schema:Color"},{"type":"null"}]},"count":{"$ref":"schema:Count"}}};
const pattern7 = new RegExp("^#[0-9a-f]{6}$", "u");

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 7 && (data.length > 14 || func0(data) > 7)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern7.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^#[0-9a-f]{6}$"},message:"must match pattern \""+"^#[0-9a-f]{6}$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.color === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "color"},message:"must have required property '"+"color"+"'"});
errors++;
}
if(data.count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "value") || (key0 === "label")) || (key0 === "color")) || (key0 === "count"))){
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
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"type",params:{type: schema19.properties.value.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(data0.length > 300 && (data0.length > 600 || func0(data0) > 300)){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func0(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 300 && (data1.length > 600 || func0(data1) > 300)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func0(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.color !== undefined){
let data2 = data.color;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate59(data2, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/color",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/color",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.count !== undefined){
let data3 = data.count;
if(!(validate3(data3, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "group_by"},message:"must have required property '"+"group_by"+"'"});
errors++;
}
if(data.total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"});
errors++;
}
if(data.groups === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'"});
errors++;
}
if(data.is_shortened === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_shortened"},message:"must have required property '"+"is_shortened"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "group_by") || (key0 === "total")) || (key0 === "groups")) || (key0 === "is_shortened"))){
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
if(data.group_by !== undefined){
let data0 = data.group_by;
if(typeof data0 === "string"){
if(data0.length > 63 && (data0.length > 126 || func0(data0) > 63)){
(vErrors ??= []).push({instancePath:instancePath+"/group_by",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func0(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/group_by",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/group_by",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.total !== undefined){
let data1 = data.total;
if(!(validate3(data1, {instancePath:instancePath+"/total",parentData:data,parentDataProperty:"total",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.groups !== undefined){
let data2 = data.groups;
if(Array.isArray(data2)){
const over0 = data2.length > 201;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/groups",keyword:"maxItems",params:{limit: 201},message:"must NOT have more than 201 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(!(validate60(data3, {instancePath:instancePath+"/groups/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/groups",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_shortened !== undefined){
let data4 = data.is_shortened;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_shortened",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate61(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}

const v9 = validate62;
const schema20 = {"type":"object","additionalProperties":false,"required":["outcome","stage","task","affected_stage_ids"],"properties":{"outcome":{"type":"string","enum":["created","updated","removed","unchanged"]},"stage":{"anyOf":[{"$ref":"schema:TaskStage"},{"type":"null"}]},"task":{"$ref":"schema:Task"},"affected_stage_ids":{"type":"array","maxItems":200,"items":{"$ref":"schema:Id"}}}};
const schema21 = {"type":"object","additionalProperties":false,"required":["id","number","name","description","status","status_category","hold_reason","priority_level","tags","client_id","client","process_definition_id","process_definition_version","department_id","assigned_to","current_stage","current_stage_id","stage_count","finished_stage_count","progress_percent","start_date","due_date","started_at","completed_at","completed_by","cancelled_at","estimated_minutes","tracked_minutes","is_private","is_watching","ticket_count","comment_count","field_values","source","revision","created_at","updated_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"number":{"$ref":"schema:RecordNumber"},"name":{"$ref":"schema:TaskName"},"description":{"anyOf":[{"$ref":"schema:Markdown"},{"type":"null"}]},"status":{"$ref":"schema:StatusKey"},"status_category":{"$ref":"schema:TaskStatusCategory"},"hold_reason":{"$ref":"schema:TaskHoldReason"},"priority_level":{"anyOf":[{"$ref":"schema:Priority"},{"type":"null"}]},"tags":{"$ref":"schema:Tags"},"client_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"client":{"anyOf":[{"$ref":"schema:NamedRef"},{"type":"null"}]},"process_definition_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"process_definition_version":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"department_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"assigned_to":{"$ref":"schema:UserIds"},"current_stage":{"anyOf":[{"$ref":"schema:TaskStageRef"},{"type":"null"}]},"current_stage_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"stage_count":{"$ref":"schema:Count"},"finished_stage_count":{"$ref":"schema:Count"},"progress_percent":{"$ref":"schema:Percent"},"start_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"started_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"completed_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"completed_by":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"cancelled_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"estimated_minutes":{"$ref":"schema:TaskEstimatedMinutes"},"tracked_minutes":{"$ref":"schema:Minutes"},"is_private":{"type":"boolean"},"is_watching":{"type":"boolean"},"ticket_count":{"$ref":"schema:Count"},"comment_count":{"$ref":"schema:Count"},"field_values":{"$ref":"schema:FieldValues"},"source":{"$ref":"schema:TaskSource"},"revision":{"$ref":"schema:Revision"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"created_by":{"$ref":"schema:Id"}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 300 && (data.length > 600 || func0(data) > 300)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 600){
if(!pattern6.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"string","enum":["todo","active","on_hold","done","cancelled"]};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema22.enum;
if(!(((((data === "todo") || (data === "active")) || (data === "on_hold")) || (data === "done")) || (data === "cancelled"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":["string","null"],"minLength":1,"maxLength":500};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema23.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(data.length > 500 && (data.length > 1000 || func0(data) > 500)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
validate65.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 50 && (data.length > 100 || func0(data) > 50)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern6.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate66(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
validate67.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.position === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"});
errors++;
}
if(data.status_category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status_category"},message:"must have required property '"+"status_category"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "position")) || (key0 === "status_category"))){
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
if(!(validate6(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!(validate44(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
let data2 = data.position;
if(!(validate46(data2, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
if(data.status_category !== undefined){
let data3 = data.status_category;
if(!(validate47(data3, {instancePath:instancePath+"/status_category",parentData:data,parentDataProperty:"status_category",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const over0 = Object.keys(data).length > 500;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"});
errors++;
}
const before0 = errors;
if(!over0){
for(const key0 in data){
const _errs1 = errors;
if(!(validate31(key0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid0){
(vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
}
const before1 = errors;
if(!over0){
for(const key1 in data){
let data0 = data[key1];
if(!(validate33(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
if(errors - before1 >= 100){
break;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"string","enum":["api","ticket","schedule","automation","form","interface"]};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema24.enum;
if(!((((((data === "api") || (data === "ticket")) || (data === "schedule")) || (data === "automation")) || (data === "form")) || (data === "interface"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema24.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "id"))){
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
if(data.kind !== undefined){
let data0 = data.kind;
if(!(validate70(data0, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate6(data1, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.status_category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status_category"},message:"must have required property '"+"status_category"+"'"});
errors++;
}
if(data.hold_reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hold_reason"},message:"must have required property '"+"hold_reason"+"'"});
errors++;
}
if(data.priority_level === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "priority_level"},message:"must have required property '"+"priority_level"+"'"});
errors++;
}
if(data.tags === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"});
errors++;
}
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.process_definition_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "process_definition_id"},message:"must have required property '"+"process_definition_id"+"'"});
errors++;
}
if(data.process_definition_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "process_definition_version"},message:"must have required property '"+"process_definition_version"+"'"});
errors++;
}
if(data.department_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "department_id"},message:"must have required property '"+"department_id"+"'"});
errors++;
}
if(data.assigned_to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "assigned_to"},message:"must have required property '"+"assigned_to"+"'"});
errors++;
}
if(data.current_stage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "current_stage"},message:"must have required property '"+"current_stage"+"'"});
errors++;
}
if(data.current_stage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "current_stage_id"},message:"must have required property '"+"current_stage_id"+"'"});
errors++;
}
if(data.stage_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_count"},message:"must have required property '"+"stage_count"+"'"});
errors++;
}
if(data.finished_stage_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "finished_stage_count"},message:"must have required property '"+"finished_stage_count"+"'"});
errors++;
}
if(data.progress_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "progress_percent"},message:"must have required property '"+"progress_percent"+"'"});
errors++;
}
if(data.start_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start_date"},message:"must have required property '"+"start_date"+"'"});
errors++;
}
if(data.due_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_date"},message:"must have required property '"+"due_date"+"'"});
errors++;
}
if(data.started_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "started_at"},message:"must have required property '"+"started_at"+"'"});
errors++;
}
if(data.completed_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "completed_at"},message:"must have required property '"+"completed_at"+"'"});
errors++;
}
if(data.completed_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "completed_by"},message:"must have required property '"+"completed_by"+"'"});
errors++;
}
if(data.cancelled_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cancelled_at"},message:"must have required property '"+"cancelled_at"+"'"});
errors++;
}
if(data.estimated_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "estimated_minutes"},message:"must have required property '"+"estimated_minutes"+"'"});
errors++;
}
if(data.tracked_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tracked_minutes"},message:"must have required property '"+"tracked_minutes"+"'"});
errors++;
}
if(data.is_private === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_private"},message:"must have required property '"+"is_private"+"'"});
errors++;
}
if(data.is_watching === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_watching"},message:"must have required property '"+"is_watching"+"'"});
errors++;
}
if(data.ticket_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket_count"},message:"must have required property '"+"ticket_count"+"'"});
errors++;
}
if(data.comment_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "comment_count"},message:"must have required property '"+"comment_count"+"'"});
errors++;
}
if(data.field_values === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field_values"},message:"must have required property '"+"field_values"+"'"});
errors++;
}
if(data.source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"});
errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});
errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema21.properties, key0))){
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
if(!(validate6(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.number !== undefined){
let data1 = data.number;
if(!(validate7(data1, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(!(validate63(data2, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data3 = data.description;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate45(data3, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.status !== undefined){
let data4 = data.status;
if(!(validate10(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.status_category !== undefined){
let data5 = data.status_category;
if(!(validate64(data5, {instancePath:instancePath+"/status_category",parentData:data,parentDataProperty:"status_category",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
if(data.hold_reason !== undefined){
let data6 = data.hold_reason;
if(!(validate65(data6, {instancePath:instancePath+"/hold_reason",parentData:data,parentDataProperty:"hold_reason",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.priority_level !== undefined){
let data7 = data.priority_level;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!(validate11(data7, {instancePath:instancePath+"/priority_level",parentData:data,parentDataProperty:"priority_level",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs16 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.tags !== undefined){
let data8 = data.tags;
if(!(validate67(data8, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.client_id !== undefined){
let data9 = data.client_id;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
if(!(validate6(data9, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs22 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.client !== undefined){
let data10 = data.client;
const _errs25 = errors;
let valid4 = false;
const _errs26 = errors;
if(!(validate9(data10, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs27 = errors;
if(data10 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/client",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.process_definition_id !== undefined){
let data11 = data.process_definition_id;
const _errs30 = errors;
let valid5 = false;
const _errs31 = errors;
if(!(validate6(data11, {instancePath:instancePath+"/process_definition_id",parentData:data,parentDataProperty:"process_definition_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid4 = _errs31 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs32 = errors;
if(data11 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs32 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.process_definition_version !== undefined){
let data12 = data.process_definition_version;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_version",keyword:"type",params:{type: schema21.properties.process_definition_version.type},message:"must be integer,null"});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 2147483647 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.department_id !== undefined){
let data13 = data.department_id;
const _errs37 = errors;
let valid6 = false;
const _errs38 = errors;
if(!(validate6(data13, {instancePath:instancePath+"/department_id",parentData:data,parentDataProperty:"department_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid5 = _errs38 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs39 = errors;
if(data13 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid5 = _errs39 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
}
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
if(data.assigned_to !== undefined){
let data14 = data.assigned_to;
if(!(validate40(data14, {instancePath:instancePath+"/assigned_to",parentData:data,parentDataProperty:"assigned_to",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.current_stage !== undefined){
let data15 = data.current_stage;
const _errs43 = errors;
let valid7 = false;
const _errs44 = errors;
if(!(validate68(data15, {instancePath:instancePath+"/current_stage",parentData:data,parentDataProperty:"current_stage",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid6 = _errs44 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs45 = errors;
if(data15 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/current_stage",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid6 = _errs45 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
}
}
if(!valid7){
(vErrors ??= []).push({instancePath:instancePath+"/current_stage",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
}
if(data.current_stage_id !== undefined){
let data16 = data.current_stage_id;
const _errs48 = errors;
let valid8 = false;
const _errs49 = errors;
if(!(validate6(data16, {instancePath:instancePath+"/current_stage_id",parentData:data,parentDataProperty:"current_stage_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid7 = _errs49 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const _errs50 = errors;
if(data16 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/current_stage_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid7 = _errs50 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
}
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/current_stage_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
}
if(data.stage_count !== undefined){
let data17 = data.stage_count;
if(!(validate3(data17, {instancePath:instancePath+"/stage_count",parentData:data,parentDataProperty:"stage_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.finished_stage_count !== undefined){
let data18 = data.finished_stage_count;
if(!(validate3(data18, {instancePath:instancePath+"/finished_stage_count",parentData:data,parentDataProperty:"finished_stage_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.progress_percent !== undefined){
let data19 = data.progress_percent;
if(!(validate38(data19, {instancePath:instancePath+"/progress_percent",parentData:data,parentDataProperty:"progress_percent",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.start_date !== undefined){
let data20 = data.start_date;
const _errs56 = errors;
let valid9 = false;
const _errs57 = errors;
if(!(validate12(data20, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid8 = _errs57 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const _errs58 = errors;
if(data20 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/start_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid8 = _errs58 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
}
}
if(!valid9){
(vErrors ??= []).push({instancePath:instancePath+"/start_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
}
if(data.due_date !== undefined){
let data21 = data.due_date;
const _errs61 = errors;
let valid10 = false;
const _errs62 = errors;
if(!(validate12(data21, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid9 = _errs62 === errors;
valid10 = valid10 || _valid9;
if(!valid10){
const _errs63 = errors;
if(data21 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid9 = _errs63 === errors;
valid10 = valid10 || _valid9;
if(!valid10){
}
}
if(!valid10){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
}
}
if(data.started_at !== undefined){
let data22 = data.started_at;
const _errs66 = errors;
let valid11 = false;
const _errs67 = errors;
if(!(validate12(data22, {instancePath:instancePath+"/started_at",parentData:data,parentDataProperty:"started_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid10 = _errs67 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs68 = errors;
if(data22 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/started_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid10 = _errs68 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
}
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/started_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs66;
if(vErrors !== null){
if(_errs66){
vErrors.length = _errs66;
}
else {
vErrors = null;
}
}
}
}
if(data.completed_at !== undefined){
let data23 = data.completed_at;
const _errs71 = errors;
let valid12 = false;
const _errs72 = errors;
if(!(validate12(data23, {instancePath:instancePath+"/completed_at",parentData:data,parentDataProperty:"completed_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid11 = _errs72 === errors;
valid12 = valid12 || _valid11;
if(!valid12){
const _errs73 = errors;
if(data23 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/completed_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid11 = _errs73 === errors;
valid12 = valid12 || _valid11;
if(!valid12){
}
}
if(!valid12){
(vErrors ??= []).push({instancePath:instancePath+"/completed_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
}
}
if(data.completed_by !== undefined){
let data24 = data.completed_by;
const _errs76 = errors;
let valid13 = false;
const _errs77 = errors;
if(!(validate6(data24, {instancePath:instancePath+"/completed_by",parentData:data,parentDataProperty:"completed_by",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid12 = _errs77 === errors;
valid13 = valid13 || _valid12;
if(!valid13){
const _errs78 = errors;
if(data24 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/completed_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid12 = _errs78 === errors;
valid13 = valid13 || _valid12;
if(!valid13){
}
}
if(!valid13){
(vErrors ??= []).push({instancePath:instancePath+"/completed_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs76;
if(vErrors !== null){
if(_errs76){
vErrors.length = _errs76;
}
else {
vErrors = null;
}
}
}
}
if(data.cancelled_at !== undefined){
let data25 = data.cancelled_at;
const _errs81 = errors;
let valid14 = false;
const _errs82 = errors;
if(!(validate12(data25, {instancePath:instancePath+"/cancelled_at",parentData:data,parentDataProperty:"cancelled_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid13 = _errs82 === errors;
valid14 = valid14 || _valid13;
if(!valid14){
const _errs83 = errors;
if(data25 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/cancelled_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid13 = _errs83 === errors;
valid14 = valid14 || _valid13;
if(!valid14){
}
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/cancelled_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs81;
if(vErrors !== null){
if(_errs81){
vErrors.length = _errs81;
}
else {
vErrors = null;
}
}
}
}
if(data.estimated_minutes !== undefined){
let data26 = data.estimated_minutes;
if(!(validate14(data26, {instancePath:instancePath+"/estimated_minutes",parentData:data,parentDataProperty:"estimated_minutes",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.tracked_minutes !== undefined){
let data27 = data.tracked_minutes;
if(!(validate13(data27, {instancePath:instancePath+"/tracked_minutes",parentData:data,parentDataProperty:"tracked_minutes",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.is_private !== undefined){
let data28 = data.is_private;
if(typeof data28 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_private",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_watching !== undefined){
let data29 = data.is_watching;
if(typeof data29 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_watching",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.ticket_count !== undefined){
let data30 = data.ticket_count;
if(!(validate3(data30, {instancePath:instancePath+"/ticket_count",parentData:data,parentDataProperty:"ticket_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.comment_count !== undefined){
let data31 = data.comment_count;
if(!(validate3(data31, {instancePath:instancePath+"/comment_count",parentData:data,parentDataProperty:"comment_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.field_values !== undefined){
let data32 = data.field_values;
if(!(validate69(data32, {instancePath:instancePath+"/field_values",parentData:data,parentDataProperty:"field_values",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data33 = data.source;
if(!(validate71(data33, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.revision !== undefined){
let data34 = data.revision;
if(!(validate41(data34, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data35 = data.created_at;
if(!(validate12(data35, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data36 = data.updated_at;
if(!(validate12(data36, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data37 = data.created_by;
if(!(validate6(data37, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"});
errors++;
}
if(data.stage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"});
errors++;
}
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
if(data.affected_stage_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "affected_stage_ids"},message:"must have required property '"+"affected_stage_ids"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "outcome") || (key0 === "stage")) || (key0 === "task")) || (key0 === "affected_stage_ids"))){
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
if(data.outcome !== undefined){
let data0 = data.outcome;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema20.properties.outcome.enum;
if(!((((data0 === "created") || (data0 === "updated")) || (data0 === "removed")) || (data0 === "unchanged"))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema20.properties.outcome.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.stage !== undefined){
let data1 = data.stage;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate54(data1, {instancePath:instancePath+"/stage",parentData:data,parentDataProperty:"stage",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/stage",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/stage",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.task !== undefined){
let data2 = data.task;
if(!(validate72(data2, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.affected_stage_ids !== undefined){
let data3 = data.affected_stage_ids;
if(Array.isArray(data3)){
const over0 = data3.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/affected_stage_ids",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs12 = errors;
if(!(validate6(data4, {instancePath:instancePath+"/affected_stage_ids/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid2){
valid3 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/affected_stage_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate73(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

const v10 = validate74;

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pending_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pending_count"},message:"must have required property '"+"pending_count"+"'"});
errors++;
}
if(data.ready_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ready_count"},message:"must have required property '"+"ready_count"+"'"});
errors++;
}
if(data.in_progress_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "in_progress_count"},message:"must have required property '"+"in_progress_count"+"'"});
errors++;
}
if(data.overdue_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "overdue_count"},message:"must have required property '"+"overdue_count"+"'"});
errors++;
}
if(data.due_today_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_today_count"},message:"must have required property '"+"due_today_count"+"'"});
errors++;
}
if(data.due_this_week_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_this_week_count"},message:"must have required property '"+"due_this_week_count"+"'"});
errors++;
}
if(data.undated_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "undated_count"},message:"must have required property '"+"undated_count"+"'"});
errors++;
}
if(data.pinned_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pinned_count"},message:"must have required property '"+"pinned_count"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((((key0 === "pending_count") || (key0 === "ready_count")) || (key0 === "in_progress_count")) || (key0 === "overdue_count")) || (key0 === "due_today_count")) || (key0 === "due_this_week_count")) || (key0 === "undated_count")) || (key0 === "pinned_count"))){
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
if(data.pending_count !== undefined){
let data0 = data.pending_count;
if(!(validate3(data0, {instancePath:instancePath+"/pending_count",parentData:data,parentDataProperty:"pending_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.ready_count !== undefined){
let data1 = data.ready_count;
if(!(validate3(data1, {instancePath:instancePath+"/ready_count",parentData:data,parentDataProperty:"ready_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.in_progress_count !== undefined){
let data2 = data.in_progress_count;
if(!(validate3(data2, {instancePath:instancePath+"/in_progress_count",parentData:data,parentDataProperty:"in_progress_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.overdue_count !== undefined){
let data3 = data.overdue_count;
if(!(validate3(data3, {instancePath:instancePath+"/overdue_count",parentData:data,parentDataProperty:"overdue_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.due_today_count !== undefined){
let data4 = data.due_today_count;
if(!(validate3(data4, {instancePath:instancePath+"/due_today_count",parentData:data,parentDataProperty:"due_today_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.due_this_week_count !== undefined){
let data5 = data.due_this_week_count;
if(!(validate3(data5, {instancePath:instancePath+"/due_this_week_count",parentData:data,parentDataProperty:"due_this_week_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.undated_count !== undefined){
let data6 = data.undated_count;
if(!(validate3(data6, {instancePath:instancePath+"/undated_count",parentData:data,parentDataProperty:"undated_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.pinned_count !== undefined){
let data7 = data.pinned_count;
if(!(validate3(data7, {instancePath:instancePath+"/pinned_count",parentData:data,parentDataProperty:"pinned_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate75(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}

const v11 = validate76;
const schema25 = {"type":"string","enum":["no_candidates","missing_skills","not_scheduled","over_capacity"]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema25.enum;
if(!((((data === "no_candidates") || (data === "missing_skills")) || (data === "not_scheduled")) || (data === "over_capacity"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
if(data.candidate_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "candidate_count"},message:"must have required property '"+"candidate_count"+"'"});
errors++;
}
if(data.attempt_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attempt_count"},message:"must have required property '"+"attempt_count"+"'"});
errors++;
}
if(data.overflowed_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "overflowed_at"},message:"must have required property '"+"overflowed_at"+"'"});
errors++;
}
if(data.last_attempted_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_attempted_at"},message:"must have required property '"+"last_attempted_at"+"'"});
errors++;
}
if(data.next_attempt_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_attempt_at"},message:"must have required property '"+"next_attempt_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "stage") || (key0 === "reason")) || (key0 === "candidate_count")) || (key0 === "attempt_count")) || (key0 === "overflowed_at")) || (key0 === "last_attempted_at")) || (key0 === "next_attempt_at"))){
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
if(data.stage !== undefined){
let data0 = data.stage;
if(!(validate54(data0, {instancePath:instancePath+"/stage",parentData:data,parentDataProperty:"stage",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(!(validate77(data1, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.candidate_count !== undefined){
let data2 = data.candidate_count;
if(!(validate3(data2, {instancePath:instancePath+"/candidate_count",parentData:data,parentDataProperty:"candidate_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.attempt_count !== undefined){
let data3 = data.attempt_count;
if(!(validate3(data3, {instancePath:instancePath+"/attempt_count",parentData:data,parentDataProperty:"attempt_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.overflowed_at !== undefined){
let data4 = data.overflowed_at;
if(!(validate12(data4, {instancePath:instancePath+"/overflowed_at",parentData:data,parentDataProperty:"overflowed_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.last_attempted_at !== undefined){
let data5 = data.last_attempted_at;
if(!(validate12(data5, {instancePath:instancePath+"/last_attempted_at",parentData:data,parentDataProperty:"last_attempted_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.next_attempt_at !== undefined){
let data6 = data.next_attempt_at;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate12(data6, {instancePath:instancePath+"/next_attempt_at",parentData:data,parentDataProperty:"next_attempt_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/next_attempt_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/next_attempt_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate78(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate36(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}

const v12 = validate79;
const schema26 = {"type":"object","additionalProperties":false,"required":["stage_id","outcome","user","reason"],"properties":{"stage_id":{"$ref":"schema:Id"},"outcome":{"type":"string","enum":["assigned","overflow","unchanged"]},"user":{"anyOf":[{"$ref":"schema:UserRef"},{"type":"null"}]},"reason":{"anyOf":[{"$ref":"schema:TaskOverflowReason"},{"type":"null"}]}}};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_id"},message:"must have required property '"+"stage_id"+"'"});
errors++;
}
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"});
errors++;
}
if(data.user === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "stage_id") || (key0 === "outcome")) || (key0 === "user")) || (key0 === "reason"))){
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
if(data.stage_id !== undefined){
let data0 = data.stage_id;
if(!(validate6(data0, {instancePath:instancePath+"/stage_id",parentData:data,parentDataProperty:"stage_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined){
let data1 = data.outcome;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema26.properties.outcome.enum;
if(!(((data1 === "assigned") || (data1 === "overflow")) || (data1 === "unchanged"))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema26.properties.outcome.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.user !== undefined){
let data2 = data.user;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate23(data2, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/user",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/user",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.reason !== undefined){
let data3 = data.reason;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(!(validate77(data3, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"});
errors++;
}
if(data.assigned_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "assigned_count"},message:"must have required property '"+"assigned_count"+"'"});
errors++;
}
if(data.overflow_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "overflow_count"},message:"must have required property '"+"overflow_count"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "results") || (key0 === "assigned_count")) || (key0 === "overflow_count"))){
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
if(data.results !== undefined){
let data0 = data.results;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/results",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate80(data1, {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/results",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.assigned_count !== undefined){
let data2 = data.assigned_count;
if(!(validate3(data2, {instancePath:instancePath+"/assigned_count",parentData:data,parentDataProperty:"assigned_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.overflow_count !== undefined){
let data3 = data.overflow_count;
if(!(validate3(data3, {instancePath:instancePath+"/overflow_count",parentData:data,parentDataProperty:"overflow_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate81(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

const v13 = validate82;

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.substage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "substage"},message:"must have required property '"+"substage"+"'"});
errors++;
}
if(data.stage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "substage") || (key0 === "stage"))){
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
if(data.substage !== undefined){
let data0 = data.substage;
if(!(validate53(data0, {instancePath:instancePath+"/substage",parentData:data,parentDataProperty:"substage",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.stage !== undefined){
let data1 = data.stage;
if(!(validate54(data1, {instancePath:instancePath+"/stage",parentData:data,parentDataProperty:"stage",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate83(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}

const v14 = validate84;
const schema27 = {"type":"string","enum":["finish_to_start","start_to_start"]};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema27.enum;
if(!((data === "finish_to_start") || (data === "start_to_start"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data > 525600 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 525600},message:"must be <= 525600"});
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
validate86.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.lag_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "lag_minutes"},message:"must have required property '"+"lag_minutes"+"'"});
errors++;
}
if(data.is_satisfied === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_satisfied"},message:"must have required property '"+"is_satisfied"+"'"});
errors++;
}
if(data.satisfied_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "satisfied_at"},message:"must have required property '"+"satisfied_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "stage") || (key0 === "type")) || (key0 === "lag_minutes")) || (key0 === "is_satisfied")) || (key0 === "satisfied_at"))){
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
if(data.stage !== undefined){
let data0 = data.stage;
if(!(validate68(data0, {instancePath:instancePath+"/stage",parentData:data,parentDataProperty:"stage",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!(validate85(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.lag_minutes !== undefined){
let data2 = data.lag_minutes;
if(!(validate86(data2, {instancePath:instancePath+"/lag_minutes",parentData:data,parentDataProperty:"lag_minutes",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.is_satisfied !== undefined){
let data3 = data.is_satisfied;
if(typeof data3 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_satisfied",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.satisfied_at !== undefined){
let data4 = data.satisfied_at;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate12(data4, {instancePath:instancePath+"/satisfied_at",parentData:data,parentDataProperty:"satisfied_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/satisfied_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/satisfied_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"});
errors++;
}
if(data.predecessors === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "predecessors"},message:"must have required property '"+"predecessors"+"'"});
errors++;
}
if(data.successors === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "successors"},message:"must have required property '"+"successors"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "stage") || (key0 === "predecessors")) || (key0 === "successors"))){
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
if(data.stage !== undefined){
let data0 = data.stage;
if(!(validate68(data0, {instancePath:instancePath+"/stage",parentData:data,parentDataProperty:"stage",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.predecessors !== undefined){
let data1 = data.predecessors;
if(Array.isArray(data1)){
const over0 = data1.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/predecessors",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate87(data2, {instancePath:instancePath+"/predecessors/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/predecessors",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.successors !== undefined){
let data3 = data.successors;
if(Array.isArray(data3)){
const over1 = data3.length > 200;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/successors",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs8 = errors;
if(!(validate87(data4, {instancePath:instancePath+"/successors/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid3 = _errs8 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/successors",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate88(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}

const v15 = validate89;

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate72(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate36(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}

const v16 = validate90;

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate72(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

const v17 = validate91;

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.open_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "open_count"},message:"must have required property '"+"open_count"+"'"});
errors++;
}
if(data.overdue_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "overdue_count"},message:"must have required property '"+"overdue_count"+"'"});
errors++;
}
if(data.on_hold_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "on_hold_count"},message:"must have required property '"+"on_hold_count"+"'"});
errors++;
}
if(data.done_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "done_count"},message:"must have required property '"+"done_count"+"'"});
errors++;
}
if(data.cancelled_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cancelled_count"},message:"must have required property '"+"cancelled_count"+"'"});
errors++;
}
if(data.total_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "total_count"},message:"must have required property '"+"total_count"+"'"});
errors++;
}
if(data.next_due_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_due_date"},message:"must have required property '"+"next_due_date"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((((key0 === "client") || (key0 === "open_count")) || (key0 === "overdue_count")) || (key0 === "on_hold_count")) || (key0 === "done_count")) || (key0 === "cancelled_count")) || (key0 === "total_count")) || (key0 === "next_due_date"))){
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
if(data.client !== undefined){
let data0 = data.client;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate9(data0, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/client",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.open_count !== undefined){
let data1 = data.open_count;
if(!(validate3(data1, {instancePath:instancePath+"/open_count",parentData:data,parentDataProperty:"open_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.overdue_count !== undefined){
let data2 = data.overdue_count;
if(!(validate3(data2, {instancePath:instancePath+"/overdue_count",parentData:data,parentDataProperty:"overdue_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.on_hold_count !== undefined){
let data3 = data.on_hold_count;
if(!(validate3(data3, {instancePath:instancePath+"/on_hold_count",parentData:data,parentDataProperty:"on_hold_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.done_count !== undefined){
let data4 = data.done_count;
if(!(validate3(data4, {instancePath:instancePath+"/done_count",parentData:data,parentDataProperty:"done_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.cancelled_count !== undefined){
let data5 = data.cancelled_count;
if(!(validate3(data5, {instancePath:instancePath+"/cancelled_count",parentData:data,parentDataProperty:"cancelled_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.total_count !== undefined){
let data6 = data.total_count;
if(!(validate3(data6, {instancePath:instancePath+"/total_count",parentData:data,parentDataProperty:"total_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.next_due_date !== undefined){
let data7 = data.next_due_date;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!(validate12(data7, {instancePath:instancePath+"/next_due_date",parentData:data,parentDataProperty:"next_due_date",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs16 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/next_due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/next_due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate92(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate36(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}

const v18 = validate93;
const schema28 = {"type":"object","additionalProperties":false,"required":["id","task","ticket","task_status_category","ticket_status_category","reference_only","origin","created_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"task":{"$ref":"schema:TaskRef"},"ticket":{"$ref":"schema:TicketRef"},"task_status_category":{"$ref":"schema:TaskStatusCategory"},"ticket_status_category":{"$ref":"schema:TicketStatusCategory"},"reference_only":{"type":"boolean"},"origin":{"$ref":"schema:TaskTicketLinkOrigin"},"created_at":{"$ref":"schema:Timestamp"},"created_by":{"$ref":"schema:Id"}}};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"});
errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "number")) || (key0 === "subject"))){
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
if(!(validate6(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.number !== undefined){
let data1 = data.number;
if(!(validate7(data1, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
let data2 = data.subject;
if(typeof data2 === "string"){
if(data2.length > 300 && (data2.length > 600 || func0(data2) > 300)){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"string","enum":["new","open","pending","on_hold","resolved","closed"]};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema29.enum;
if(!((((((data === "new") || (data === "open")) || (data === "pending")) || (data === "on_hold")) || (data === "resolved")) || (data === "closed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema29.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"string","enum":["attached","created"]};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema30.enum;
if(!((data === "attached") || (data === "created"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.task_status_category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task_status_category"},message:"must have required property '"+"task_status_category"+"'"});
errors++;
}
if(data.ticket_status_category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket_status_category"},message:"must have required property '"+"ticket_status_category"+"'"});
errors++;
}
if(data.reference_only === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reference_only"},message:"must have required property '"+"reference_only"+"'"});
errors++;
}
if(data.origin === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema28.properties, key0))){
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
if(!(validate6(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.task !== undefined){
let data1 = data.task;
if(!(validate8(data1, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.ticket !== undefined){
let data2 = data.ticket;
if(!(validate94(data2, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data.task_status_category !== undefined){
let data3 = data.task_status_category;
if(!(validate64(data3, {instancePath:instancePath+"/task_status_category",parentData:data,parentDataProperty:"task_status_category",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
if(data.ticket_status_category !== undefined){
let data4 = data.ticket_status_category;
if(!(validate95(data4, {instancePath:instancePath+"/ticket_status_category",parentData:data,parentDataProperty:"ticket_status_category",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.reference_only !== undefined){
let data5 = data.reference_only;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/reference_only",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.origin !== undefined){
let data6 = data.origin;
if(!(validate96(data6, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data7 = data.created_at;
if(!(validate12(data7, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data8 = data.created_by;
if(!(validate6(data8, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate97(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}

const v19 = validate98;
const schema31 = {"type":"object","additionalProperties":false,"required":["outcome","task"],"properties":{"outcome":{"type":"string","enum":["created","updated","unchanged"]},"task":{"$ref":"schema:Task"}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"});
errors++;
}
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "outcome") || (key0 === "task"))){
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
if(data.outcome !== undefined){
let data0 = data.outcome;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema31.properties.outcome.enum;
if(!(((data0 === "created") || (data0 === "updated")) || (data0 === "unchanged"))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema31.properties.outcome.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.task !== undefined){
let data1 = data.task;
if(!(validate72(data1, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate99(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}

const v20 = validate100;
const schema32 = {"type":"object","additionalProperties":false,"required":["task","moved","cancelled_stage_count","warnings"],"properties":{"task":{"$ref":"schema:TaskRef"},"moved":{"$ref":"schema:TaskMovedCounts"},"cancelled_stage_count":{"$ref":"schema:Count"},"warnings":{"type":"array","maxItems":3,"uniqueItems":true,"items":{"type":"string","enum":["private_shown","watchers_let_in","tags_left_out"]}}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.comments === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "comments"},message:"must have required property '"+"comments"+"'"});
errors++;
}
if(data.attachments === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attachments"},message:"must have required property '"+"attachments"+"'"});
errors++;
}
if(data.time_entries === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "time_entries"},message:"must have required property '"+"time_entries"+"'"});
errors++;
}
if(data.ticket_links === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket_links"},message:"must have required property '"+"ticket_links"+"'"});
errors++;
}
if(data.watchers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "watchers"},message:"must have required property '"+"watchers"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "comments") || (key0 === "attachments")) || (key0 === "time_entries")) || (key0 === "ticket_links")) || (key0 === "watchers"))){
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
if(data.comments !== undefined){
let data0 = data.comments;
if(!(validate3(data0, {instancePath:instancePath+"/comments",parentData:data,parentDataProperty:"comments",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.attachments !== undefined){
let data1 = data.attachments;
if(!(validate3(data1, {instancePath:instancePath+"/attachments",parentData:data,parentDataProperty:"attachments",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.time_entries !== undefined){
let data2 = data.time_entries;
if(!(validate3(data2, {instancePath:instancePath+"/time_entries",parentData:data,parentDataProperty:"time_entries",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.ticket_links !== undefined){
let data3 = data.ticket_links;
if(!(validate3(data3, {instancePath:instancePath+"/ticket_links",parentData:data,parentDataProperty:"ticket_links",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.watchers !== undefined){
let data4 = data.watchers;
if(!(validate3(data4, {instancePath:instancePath+"/watchers",parentData:data,parentDataProperty:"watchers",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
if(data.moved === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "moved"},message:"must have required property '"+"moved"+"'"});
errors++;
}
if(data.cancelled_stage_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cancelled_stage_count"},message:"must have required property '"+"cancelled_stage_count"+"'"});
errors++;
}
if(data.warnings === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "task") || (key0 === "moved")) || (key0 === "cancelled_stage_count")) || (key0 === "warnings"))){
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
if(data.task !== undefined){
let data0 = data.task;
if(!(validate8(data0, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.moved !== undefined){
let data1 = data.moved;
if(!(validate101(data1, {instancePath:instancePath+"/moved",parentData:data,parentDataProperty:"moved",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.cancelled_stage_count !== undefined){
let data2 = data.cancelled_stage_count;
if(!(validate3(data2, {instancePath:instancePath+"/cancelled_stage_count",parentData:data,parentDataProperty:"cancelled_stage_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.warnings !== undefined){
let data3 = data.warnings;
if(Array.isArray(data3)){
const over0 = data3.length > 3;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/warnings",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs7 = errors;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/warnings/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema32.properties.warnings.items.enum;
if(!(((data4 === "private_shown") || (data4 === "watchers_let_in")) || (data4 === "tags_left_out"))){
(vErrors ??= []).push({instancePath:instancePath+"/warnings/" + i0,keyword:"enum",params:{allowedValues: schema32.properties.warnings.items.enum},message:"must be equal to one of the allowed values"});
errors++;
}
var valid1 = _errs7 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data3);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/warnings",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/warnings",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.survivor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "survivor"},message:"must have required property '"+"survivor"+"'"});
errors++;
}
if(data.sources === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "survivor") || (key0 === "sources"))){
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
if(data.survivor !== undefined){
let data0 = data.survivor;
if(!(validate72(data0, {instancePath:instancePath+"/survivor",parentData:data,parentDataProperty:"survivor",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined){
let data1 = data.sources;
if(Array.isArray(data1)){
const over0 = data1.length > 20;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/sources",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate102(data2, {instancePath:instancePath+"/sources/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/sources",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate103(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}

const v21 = validate104;
const schema33 = {"type":"object","additionalProperties":false,"required":["task_id","reason","message"],"properties":{"task_id":{"$ref":"schema:Id"},"reason":{"type":"string","enum":["survivor_closed","source_closed","already_merged","same_task","different_client"]},"message":{"type":"string","minLength":1,"maxLength":500}}};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task_id"},message:"must have required property '"+"task_id"+"'"});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "task_id") || (key0 === "reason")) || (key0 === "message"))){
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
if(data.task_id !== undefined){
let data0 = data.task_id;
if(!(validate6(data0, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema33.properties.reason.enum;
if(!(((((data1 === "survivor_closed") || (data1 === "source_closed")) || (data1 === "already_merged")) || (data1 === "same_task")) || (data1 === "different_client"))){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: schema33.properties.reason.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func0(data2) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}

const pattern8 = new RegExp("^[0-9a-f]{64}$", "u");

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 64 && (data.length > 128 || func0(data) > 64)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern8.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.can_merge === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "can_merge"},message:"must have required property '"+"can_merge"+"'"});
errors++;
}
if(data.survivor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "survivor"},message:"must have required property '"+"survivor"+"'"});
errors++;
}
if(data.sources === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'"});
errors++;
}
if(data.blockers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "blockers"},message:"must have required property '"+"blockers"+"'"});
errors++;
}
if(data.added_tags === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "added_tags"},message:"must have required property '"+"added_tags"+"'"});
errors++;
}
if(data.resulting_client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resulting_client_id"},message:"must have required property '"+"resulting_client_id"+"'"});
errors++;
}
if(data.plan_hash === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "plan_hash"},message:"must have required property '"+"plan_hash"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "can_merge") || (key0 === "survivor")) || (key0 === "sources")) || (key0 === "blockers")) || (key0 === "added_tags")) || (key0 === "resulting_client_id")) || (key0 === "plan_hash"))){
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
if(data.can_merge !== undefined){
let data0 = data.can_merge;
if(typeof data0 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/can_merge",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.survivor !== undefined){
let data1 = data.survivor;
if(!(validate8(data1, {instancePath:instancePath+"/survivor",parentData:data,parentDataProperty:"survivor",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.sources !== undefined){
let data2 = data.sources;
if(Array.isArray(data2)){
const over0 = data2.length > 20;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/sources",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(!(validate102(data3, {instancePath:instancePath+"/sources/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/sources",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.blockers !== undefined){
let data4 = data.blockers;
if(Array.isArray(data4)){
const over1 = data4.length > 100;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/blockers",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs10 = errors;
if(!(validate105(data5, {instancePath:instancePath+"/blockers/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/blockers",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.added_tags !== undefined){
let data6 = data.added_tags;
if(!(validate67(data6, {instancePath:instancePath+"/added_tags",parentData:data,parentDataProperty:"added_tags",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.resulting_client_id !== undefined){
let data7 = data.resulting_client_id;
const _errs13 = errors;
let valid5 = false;
const _errs14 = errors;
if(!(validate6(data7, {instancePath:instancePath+"/resulting_client_id",parentData:data,parentDataProperty:"resulting_client_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs15 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/resulting_client_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs15 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/resulting_client_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.plan_hash !== undefined){
let data8 = data.plan_hash;
if(!(validate106(data8, {instancePath:instancePath+"/plan_hash",parentData:data,parentDataProperty:"plan_hash",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate107(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}

const v22 = validate108;
const schema34 = {"type":"object","additionalProperties":false,"required":["statuses","stage_statuses","priority_levels","tag_options","assignees","departments","process_definitions","columns","stage_columns"],"properties":{"statuses":{"type":"array","maxItems":50,"items":{"$ref":"schema:StatusOption"}},"stage_statuses":{"type":"array","maxItems":50,"items":{"$ref":"schema:StatusOption"}},"priority_levels":{"type":"array","maxItems":4,"items":{"$ref":"schema:TaskValueCount"}},"tag_options":{"type":"array","maxItems":500,"items":{"$ref":"schema:TaskValueCount"}},"assignees":{"type":"array","maxItems":500,"items":{"$ref":"schema:TaskValueCount"}},"departments":{"type":"array","maxItems":500,"items":{"$ref":"schema:TaskValueCount"}},"process_definitions":{"type":"array","maxItems":500,"items":{"$ref":"schema:TaskValueCount"}},"columns":{"type":"array","maxItems":600,"items":{"$ref":"schema:ListColumn"}},"stage_columns":{"type":"array","maxItems":600,"items":{"$ref":"schema:ListColumn"}}}};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 80 && (data.length > 160 || func0(data) > 80)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern6.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}

const schema35 = {"type":"string","enum":["todo","active","on_hold","done","cancelled","pending","ready","in_progress","completed","skipped","new","open","resolved","closed","waiting"]};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema35.enum;
if(!(((((((((((((((data === "todo") || (data === "active")) || (data === "on_hold")) || (data === "done")) || (data === "cancelled")) || (data === "pending")) || (data === "ready")) || (data === "in_progress")) || (data === "completed")) || (data === "skipped")) || (data === "new")) || (data === "open")) || (data === "resolved")) || (data === "closed")) || (data === "waiting"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.color === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "color"},message:"must have required property '"+"color"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.position === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"});
errors++;
}
if(data.is_default === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_default"},message:"must have required property '"+"is_default"+"'"});
errors++;
}
if(data.archived_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "archived_at"},message:"must have required property '"+"archived_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "label")) || (key0 === "color")) || (key0 === "category")) || (key0 === "position")) || (key0 === "is_default")) || (key0 === "archived_at"))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate10(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate109(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
let data2 = data.color;
if(!(validate59(data2, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data3 = data.category;
if(!(validate110(data3, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
let data4 = data.position;
if(!(validate46(data4, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
if(data.is_default !== undefined){
let data5 = data.is_default;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_default",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.archived_at !== undefined){
let data6 = data.archived_at;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(validate12(data6, {instancePath:instancePath+"/archived_at",parentData:data,parentDataProperty:"archived_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/archived_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/archived_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","additionalProperties":false,"required":["key","label","kind","value_type","is_default","is_sortable","is_groupable","operators","profile_id"],"properties":{"key":{"$ref":"schema:FilterField"},"label":{"type":"string","minLength":1,"maxLength":200},"kind":{"type":"string","enum":["system","custom"]},"value_type":{"$ref":"schema:ListColumnValueType"},"is_default":{"type":"boolean"},"is_sortable":{"type":"boolean"},"is_groupable":{"type":"boolean"},"operators":{"type":"array","maxItems":13,"uniqueItems":true,"items":{"$ref":"schema:FilterOperator"}},"profile_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]}}};
const pattern9 = new RegExp("^([a-z][a-z0-9_]{0,62}|field_values\\.[a-z][a-z0-9_]{0,62})$", "u");

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 76 && (data.length > 152 || func0(data) > 76)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 76},message:"must NOT have more than 76 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern9.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^([a-z][a-z0-9_]{0,62}|field_values\\.[a-z][a-z0-9_]{0,62})$"},message:"must match pattern \""+"^([a-z][a-z0-9_]{0,62}|field_values\\.[a-z][a-z0-9_]{0,62})$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 40 && (data.length > 80 || func0(data) > 40)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z_]*$"},message:"must match pattern \""+"^[a-z][a-z_]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}

const schema37 = {"type":"string","enum":["equals","not_equals","in_list","not_in_list","contains","starts_with","greater_than","greater_or_equal","less_than","less_or_equal","between","is_empty","is_not_empty"]};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema37.enum;
if(!(((((((((((((data === "equals") || (data === "not_equals")) || (data === "in_list")) || (data === "not_in_list")) || (data === "contains")) || (data === "starts_with")) || (data === "greater_than")) || (data === "greater_or_equal")) || (data === "less_than")) || (data === "less_or_equal")) || (data === "between")) || (data === "is_empty")) || (data === "is_not_empty"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.value_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "value_type"},message:"must have required property '"+"value_type"+"'"});
errors++;
}
if(data.is_default === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_default"},message:"must have required property '"+"is_default"+"'"});
errors++;
}
if(data.is_sortable === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_sortable"},message:"must have required property '"+"is_sortable"+"'"});
errors++;
}
if(data.is_groupable === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_groupable"},message:"must have required property '"+"is_groupable"+"'"});
errors++;
}
if(data.operators === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "operators"},message:"must have required property '"+"operators"+"'"});
errors++;
}
if(data.profile_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "profile_id"},message:"must have required property '"+"profile_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate112(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 200 && (data1.length > 400 || func0(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func0(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema36.properties.kind.enum;
if(!((data2 === "system") || (data2 === "custom"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema36.properties.kind.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.value_type !== undefined){
let data3 = data.value_type;
if(!(validate113(data3, {instancePath:instancePath+"/value_type",parentData:data,parentDataProperty:"value_type",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data.is_default !== undefined){
let data4 = data.is_default;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_default",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_sortable !== undefined){
let data5 = data.is_sortable;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_sortable",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_groupable !== undefined){
let data6 = data.is_groupable;
if(typeof data6 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_groupable",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.operators !== undefined){
let data7 = data.operators;
if(Array.isArray(data7)){
const over0 = data7.length > 13;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/operators",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs16 = errors;
if(!(validate114(data8, {instancePath:instancePath+"/operators/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data7);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/operators",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/operators",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.profile_id !== undefined){
let data9 = data.profile_id;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(!(validate6(data9, {instancePath:instancePath+"/profile_id",parentData:data,parentDataProperty:"profile_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs20 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/profile_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs20 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/profile_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.statuses === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "statuses"},message:"must have required property '"+"statuses"+"'"});
errors++;
}
if(data.stage_statuses === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_statuses"},message:"must have required property '"+"stage_statuses"+"'"});
errors++;
}
if(data.priority_levels === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "priority_levels"},message:"must have required property '"+"priority_levels"+"'"});
errors++;
}
if(data.tag_options === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tag_options"},message:"must have required property '"+"tag_options"+"'"});
errors++;
}
if(data.assignees === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "assignees"},message:"must have required property '"+"assignees"+"'"});
errors++;
}
if(data.departments === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "departments"},message:"must have required property '"+"departments"+"'"});
errors++;
}
if(data.process_definitions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "process_definitions"},message:"must have required property '"+"process_definitions"+"'"});
errors++;
}
if(data.columns === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'"});
errors++;
}
if(data.stage_columns === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_columns"},message:"must have required property '"+"stage_columns"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema34.properties, key0))){
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
if(data.statuses !== undefined){
let data0 = data.statuses;
if(Array.isArray(data0)){
const over0 = data0.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/statuses",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate111(data1, {instancePath:instancePath+"/statuses/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statuses",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.stage_statuses !== undefined){
let data2 = data.stage_statuses;
if(Array.isArray(data2)){
const over1 = data2.length > 50;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/stage_statuses",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate111(data3, {instancePath:instancePath+"/stage_statuses/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid3 = _errs7 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/stage_statuses",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.priority_levels !== undefined){
let data4 = data.priority_levels;
if(Array.isArray(data4)){
const over2 = data4.length > 4;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/priority_levels",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs10 = errors;
if(!(validate60(data5, {instancePath:instancePath+"/priority_levels/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid5 = _errs10 === errors;
if(errors - before2 >= 100){
break;
}
if(!valid5){
valid6 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/priority_levels",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tag_options !== undefined){
let data6 = data.tag_options;
if(Array.isArray(data6)){
const over3 = data6.length > 500;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/tag_options",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
const _errs13 = errors;
if(!(validate60(data7, {instancePath:instancePath+"/tag_options/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid7 = _errs13 === errors;
if(errors - before3 >= 100){
break;
}
if(!valid7){
valid8 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tag_options",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.assignees !== undefined){
let data8 = data.assignees;
if(Array.isArray(data8)){
const over4 = data8.length > 500;
if(over4){
(vErrors ??= []).push({instancePath:instancePath+"/assignees",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before4 = errors;
if(!over4){
let valid10 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
let data9 = data8[i4];
const _errs16 = errors;
if(!(validate60(data9, {instancePath:instancePath+"/assignees/" + i4,parentData:data8,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid9 = _errs16 === errors;
if(errors - before4 >= 100){
break;
}
if(!valid9){
valid10 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignees",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.departments !== undefined){
let data10 = data.departments;
if(Array.isArray(data10)){
const over5 = data10.length > 500;
if(over5){
(vErrors ??= []).push({instancePath:instancePath+"/departments",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before5 = errors;
if(!over5){
let valid12 = true;
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
let data11 = data10[i5];
const _errs19 = errors;
if(!(validate60(data11, {instancePath:instancePath+"/departments/" + i5,parentData:data10,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid11 = _errs19 === errors;
if(errors - before5 >= 100){
break;
}
if(!valid11){
valid12 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/departments",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.process_definitions !== undefined){
let data12 = data.process_definitions;
if(Array.isArray(data12)){
const over6 = data12.length > 500;
if(over6){
(vErrors ??= []).push({instancePath:instancePath+"/process_definitions",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before6 = errors;
if(!over6){
let valid14 = true;
const len6 = data12.length;
for(let i6=0; i6<len6; i6++){
let data13 = data12[i6];
const _errs22 = errors;
if(!(validate60(data13, {instancePath:instancePath+"/process_definitions/" + i6,parentData:data12,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid13 = _errs22 === errors;
if(errors - before6 >= 100){
break;
}
if(!valid13){
valid14 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/process_definitions",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.columns !== undefined){
let data14 = data.columns;
if(Array.isArray(data14)){
const over7 = data14.length > 600;
if(over7){
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"maxItems",params:{limit: 600},message:"must NOT have more than 600 items"});
errors++;
}
const before7 = errors;
if(!over7){
let valid16 = true;
const len7 = data14.length;
for(let i7=0; i7<len7; i7++){
let data15 = data14[i7];
const _errs25 = errors;
if(!(validate115(data15, {instancePath:instancePath+"/columns/" + i7,parentData:data14,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid15 = _errs25 === errors;
if(errors - before7 >= 100){
break;
}
if(!valid15){
valid16 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/columns",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.stage_columns !== undefined){
let data16 = data.stage_columns;
if(Array.isArray(data16)){
const over8 = data16.length > 600;
if(over8){
(vErrors ??= []).push({instancePath:instancePath+"/stage_columns",keyword:"maxItems",params:{limit: 600},message:"must NOT have more than 600 items"});
errors++;
}
const before8 = errors;
if(!over8){
let valid18 = true;
const len8 = data16.length;
for(let i8=0; i8<len8; i8++){
let data17 = data16[i8];
const _errs28 = errors;
if(!(validate115(data17, {instancePath:instancePath+"/stage_columns/" + i8,parentData:data16,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid17 = _errs28 === errors;
if(errors - before8 >= 100){
break;
}
if(!valid17){
valid18 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stage_columns",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate116(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}

const v23 = validate117;
const schema38 = {"type":"object","additionalProperties":false,"required":["id","number","name","status","status_category","client","due_date","updated_at","merged_from_ids"],"properties":{"id":{"$ref":"schema:Id"},"number":{"$ref":"schema:RecordNumber"},"name":{"$ref":"schema:TaskName"},"status":{"$ref":"schema:StatusKey"},"status_category":{"$ref":"schema:TaskStatusCategory"},"client":{"anyOf":[{"$ref":"schema:NamedRef"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"updated_at":{"$ref":"schema:Timestamp"},"merged_from_ids":{"type":"array","maxItems":200,"items":{"$ref":"schema:Id"}}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.status_category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status_category"},message:"must have required property '"+"status_category"+"'"});
errors++;
}
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.due_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_date"},message:"must have required property '"+"due_date"+"'"});
errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});
errors++;
}
if(data.merged_from_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "merged_from_ids"},message:"must have required property '"+"merged_from_ids"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema38.properties, key0))){
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
if(!(validate6(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.number !== undefined){
let data1 = data.number;
if(!(validate7(data1, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(!(validate63(data2, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(!(validate10(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.status_category !== undefined){
let data4 = data.status_category;
if(!(validate64(data4, {instancePath:instancePath+"/status_category",parentData:data,parentDataProperty:"status_category",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
let data5 = data.client;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate9(data5, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/client",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.due_date !== undefined){
let data6 = data.due_date;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate12(data6, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.updated_at !== undefined){
let data7 = data.updated_at;
if(!(validate12(data7, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.merged_from_ids !== undefined){
let data8 = data.merged_from_ids;
if(Array.isArray(data8)){
const over0 = data8.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/merged_from_ids",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid4 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs20 = errors;
if(!(validate6(data9, {instancePath:instancePath+"/merged_from_ids/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid3 = _errs20 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid3){
valid4 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/merged_from_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate118(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate36(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}

const v24 = validate119;
const schema39 = {"type":"object","additionalProperties":false,"required":["id","name","description","icon","color","entity_type","custom_object_id","display","columns","filter_group","quick_filters","sort_by","group_by","page_size","status","sharing","is_default","folder_id","position","owned_by","can_edit","revision","created_at","updated_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"name":{"$ref":"schema:ViewName"},"description":{"$ref":"schema:ViewDescription"},"icon":{"$ref":"schema:ViewIcon"},"color":{"$ref":"schema:ViewColor"},"entity_type":{"$ref":"schema:ViewEntityType"},"custom_object_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"display":{"$ref":"schema:ViewDisplay"},"columns":{"$ref":"schema:ViewColumns"},"filter_group":{"$ref":"schema:ViewFilter"},"quick_filters":{"$ref":"schema:ViewQuickFilters"},"sort_by":{"$ref":"schema:ViewSorts"},"group_by":{"$ref":"schema:ViewGroupBy"},"page_size":{"$ref":"schema:ViewPageSize"},"status":{"$ref":"schema:ViewStatus"},"sharing":{"anyOf":[{"$ref":"schema:ViewSharing"},{"type":"null"}]},"is_default":{"type":"boolean"},"folder_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"position":{"$ref":"schema:Position"},"owned_by":{"$ref":"schema:Id"},"can_edit":{"type":"boolean"},"revision":{"$ref":"schema:Revision"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"created_by":{"$ref":"schema:Id"}}};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 120 && (data.length > 240 || func0(data) > 120)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern6.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}

const schema40 = {"type":["string","null"],"minLength":1,"maxLength":1000};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema40.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(data.length > 1000 && (data.length > 2000 || func0(data) > 1000)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
validate121.errors = vErrors;
return errors === 0;
}

const pattern10 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 64 && (data.length > 128 || func0(data) > 64)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern10.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "null"},message:"must be null"});
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
validate123.errors = vErrors;
return errors === 0;
}


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "null"},message:"must be null"});
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
validate124.errors = vErrors;
return errors === 0;
}

const schema41 = {"type":"string","enum":["client","task","task_stage","ticket","escalation","sop","training_course","client_program","form_submission","invoice","time_entry","user","custom_object_record"]};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema41.enum;
if(!(((((((((((((data === "client") || (data === "task")) || (data === "task_stage")) || (data === "ticket")) || (data === "escalation")) || (data === "sop")) || (data === "training_course")) || (data === "client_program")) || (data === "form_submission")) || (data === "invoice")) || (data === "time_entry")) || (data === "user")) || (data === "custom_object_record"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}

const schema42 = {"type":"object","oneOf":[{"$ref":"schema:ViewTableDisplay"},{"$ref":"schema:ViewBoardDisplay"},{"$ref":"schema:ViewCalendarDisplay"},{"$ref":"schema:ViewTimelineDisplay"},{"$ref":"schema:ViewGalleryDisplay"},{"$ref":"schema:ViewMapDisplay"}],"required":["type"],"properties":{"type":{"enum":["table","board","calendar","timeline","gallery","map"]}},"discriminator":{"propertyName":"type"}};
const schema43 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","const":"table"},"row_height":{"type":"string","enum":["compact","normal","tall"]},"is_wrapped":{"type":"boolean"}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "row_height")) || (key0 === "is_wrapped"))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("table" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "table"},message:"must be equal to constant"});
errors++;
}
}
if(data.row_height !== undefined){
let data1 = data.row_height;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/row_height",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema43.properties.row_height.enum;
if(!(((data1 === "compact") || (data1 === "normal")) || (data1 === "tall"))){
(vErrors ??= []).push({instancePath:instancePath+"/row_height",keyword:"enum",params:{allowedValues: schema43.properties.row_height.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.is_wrapped !== undefined){
let data2 = data.is_wrapped;
if(typeof data2 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_wrapped",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const over0 = data.length > 20;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate112(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
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
validate127.errors = vErrors;
return errors === 0;
}


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.column_field === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "column_field"},message:"must have required property '"+"column_field"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "column_field")) || (key0 === "card_fields")) || (key0 === "is_empty_hidden"))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("board" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "board"},message:"must be equal to constant"});
errors++;
}
}
if(data.column_field !== undefined){
let data1 = data.column_field;
if(!(validate112(data1, {instancePath:instancePath+"/column_field",parentData:data,parentDataProperty:"column_field",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data.card_fields !== undefined){
let data2 = data.card_fields;
if(!(validate127(data2, {instancePath:instancePath+"/card_fields",parentData:data,parentDataProperty:"card_fields",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
if(data.is_empty_hidden !== undefined){
let data3 = data.is_empty_hidden;
if(typeof data3 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_empty_hidden",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}

const schema44 = {"type":"object","additionalProperties":false,"required":["type","date_field"],"properties":{"type":{"type":"string","const":"calendar"},"date_field":{"$ref":"schema:FilterField"},"end_field":{"$ref":"schema:FilterField"},"range":{"type":"string","enum":["day","week","month"]},"card_fields":{"$ref":"schema:ViewCardFields"}}};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.date_field === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "date_field"},message:"must have required property '"+"date_field"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "date_field")) || (key0 === "end_field")) || (key0 === "range")) || (key0 === "card_fields"))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("calendar" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "calendar"},message:"must be equal to constant"});
errors++;
}
}
if(data.date_field !== undefined){
let data1 = data.date_field;
if(!(validate112(data1, {instancePath:instancePath+"/date_field",parentData:data,parentDataProperty:"date_field",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data.end_field !== undefined){
let data2 = data.end_field;
if(!(validate112(data2, {instancePath:instancePath+"/end_field",parentData:data,parentDataProperty:"end_field",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data.range !== undefined){
let data3 = data.range;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema44.properties.range.enum;
if(!(((data3 === "day") || (data3 === "week")) || (data3 === "month"))){
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"enum",params:{allowedValues: schema44.properties.range.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.card_fields !== undefined){
let data4 = data.card_fields;
if(!(validate127(data4, {instancePath:instancePath+"/card_fields",parentData:data,parentDataProperty:"card_fields",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}

const schema45 = {"type":"object","additionalProperties":false,"required":["type","start_field","end_field"],"properties":{"type":{"type":"string","const":"timeline"},"start_field":{"$ref":"schema:FilterField"},"end_field":{"$ref":"schema:FilterField"},"scale":{"type":"string","enum":["day","week","month","quarter"]},"card_fields":{"$ref":"schema:ViewCardFields"}}};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.start_field === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start_field"},message:"must have required property '"+"start_field"+"'"});
errors++;
}
if(data.end_field === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "end_field"},message:"must have required property '"+"end_field"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "start_field")) || (key0 === "end_field")) || (key0 === "scale")) || (key0 === "card_fields"))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("timeline" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "timeline"},message:"must be equal to constant"});
errors++;
}
}
if(data.start_field !== undefined){
let data1 = data.start_field;
if(!(validate112(data1, {instancePath:instancePath+"/start_field",parentData:data,parentDataProperty:"start_field",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data.end_field !== undefined){
let data2 = data.end_field;
if(!(validate112(data2, {instancePath:instancePath+"/end_field",parentData:data,parentDataProperty:"end_field",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data.scale !== undefined){
let data3 = data.scale;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/scale",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema45.properties.scale.enum;
if(!((((data3 === "day") || (data3 === "week")) || (data3 === "month")) || (data3 === "quarter"))){
(vErrors ??= []).push({instancePath:instancePath+"/scale",keyword:"enum",params:{allowedValues: schema45.properties.scale.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.card_fields !== undefined){
let data4 = data.card_fields;
if(!(validate127(data4, {instancePath:instancePath+"/card_fields",parentData:data,parentDataProperty:"card_fields",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}

const schema46 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","const":"gallery"},"image_field":{"$ref":"schema:FilterField"},"card_size":{"type":"string","enum":["small","medium","large"]},"card_fields":{"$ref":"schema:ViewCardFields"}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "image_field")) || (key0 === "card_size")) || (key0 === "card_fields"))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("gallery" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "gallery"},message:"must be equal to constant"});
errors++;
}
}
if(data.image_field !== undefined){
let data1 = data.image_field;
if(!(validate112(data1, {instancePath:instancePath+"/image_field",parentData:data,parentDataProperty:"image_field",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data.card_size !== undefined){
let data2 = data.card_size;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/card_size",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema46.properties.card_size.enum;
if(!(((data2 === "small") || (data2 === "medium")) || (data2 === "large"))){
(vErrors ??= []).push({instancePath:instancePath+"/card_size",keyword:"enum",params:{allowedValues: schema46.properties.card_size.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.card_fields !== undefined){
let data3 = data.card_fields;
if(!(validate127(data3, {instancePath:instancePath+"/card_fields",parentData:data,parentDataProperty:"card_fields",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.address_field === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "address_field"},message:"must have required property '"+"address_field"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "address_field")) || (key0 === "map_layer_ids")) || (key0 === "card_fields"))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("map" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "map"},message:"must be equal to constant"});
errors++;
}
}
if(data.address_field !== undefined){
let data1 = data.address_field;
if(!(validate112(data1, {instancePath:instancePath+"/address_field",parentData:data,parentDataProperty:"address_field",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data.map_layer_ids !== undefined){
let data2 = data.map_layer_ids;
if(Array.isArray(data2)){
const over0 = data2.length > 20;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/map_layer_ids",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(!(validate6(data3, {instancePath:instancePath+"/map_layer_ids/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data2);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/map_layer_ids",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/map_layer_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.card_fields !== undefined){
let data4 = data.card_fields;
if(!(validate127(data4, {instancePath:instancePath+"/card_fields",parentData:data,parentDataProperty:"card_fields",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
const vSchema0 = schema42.properties.type.enum;
if(!((((((data0 === "table") || (data0 === "board")) || (data0 === "calendar")) || (data0 === "timeline")) || (data0 === "gallery")) || (data0 === "map"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema42.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
let valid1 = false;
const tag0 = data.type;
if(typeof tag0 == "string"){
if(false){
}
else if(tag0 === "table"){
const _errs3 = errors;
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var valid2 = _errs3 === errors;
valid1 = valid2;
}
else if(tag0 === "board"){
const _errs4 = errors;
if(!(validate128(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid3 = _errs4 === errors;
valid1 = valid3;
}
else if(tag0 === "calendar"){
const _errs5 = errors;
if(!(validate129(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid4 = _errs5 === errors;
valid1 = valid4;
}
else if(tag0 === "timeline"){
const _errs6 = errors;
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid5 = _errs6 === errors;
valid1 = valid5;
}
else if(tag0 === "gallery"){
const _errs7 = errors;
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid6 = _errs7 === errors;
valid1 = valid6;
}
else if(tag0 === "map"){
const _errs8 = errors;
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var valid7 = _errs8 === errors;
valid1 = valid7;
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}

const schema47 = {"type":["integer","null"],"minimum":40,"maximum":2000};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (!(data % 1) && !isNaN(data)))) && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema47.type},message:"must be integer,null"});
errors++;
}
if(typeof data == "number"){
if(data > 2000 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"});
errors++;
}
if(data < 40 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 40},message:"must be >= 40"});
errors++;
}
}
validate134.errors = vErrors;
return errors === 0;
}

const schema48 = {"type":"string","enum":["none","count_filled","count_distinct","sum","average","minimum","maximum"]};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema48.enum;
if(!(((((((data === "none") || (data === "count_filled")) || (data === "count_distinct")) || (data === "sum")) || (data === "average")) || (data === "minimum")) || (data === "maximum"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"});
errors++;
}
if(data.is_frozen === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_frozen"},message:"must have required property '"+"is_frozen"+"'"});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "width")) || (key0 === "is_frozen")) || (key0 === "summary"))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate112(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data.width !== undefined){
let data1 = data.width;
if(!(validate134(data1, {instancePath:instancePath+"/width",parentData:data,parentDataProperty:"width",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.is_frozen !== undefined){
let data2 = data.is_frozen;
if(typeof data2 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_frozen",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.summary !== undefined){
let data3 = data.summary;
if(!(validate135(data3, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}


function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const over0 = data.length > 50;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
if(data.length < 1){
(vErrors ??= []).push({instancePath,keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate136(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}

const schema49 = {"type":"string","enum":["AND","OR"]};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema49.enum;
if(!((data === "AND") || (data === "OR"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(data.length > 1000 && (data.length > 2000 || func0(data) > 1000)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data < -9007199254740991 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(typeof data !== "boolean"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
if(Array.isArray(data)){
const over0 = data.length > 200;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
if(data.length < 1){
(vErrors ??= []).push({instancePath,keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs9 = errors;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(typeof data0 === "string"){
if(data0.length > 1000 && (data0.length > 2000 || func0(data0) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs13 = errors;
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
}
}
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
validate139.errors = vErrors;
return errors === 0;
}


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"});
errors++;
}
if(data.operator === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "operator"},message:"must have required property '"+"operator"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "operator")) || (key0 === "value"))){
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
if(data.field !== undefined){
let data0 = data.field;
if(!(validate112(data0, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data.operator !== undefined){
let data1 = data.operator;
if(!(validate114(data1, {instancePath:instancePath+"/operator",parentData:data,parentDataProperty:"operator",rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
let data2 = data.value;
if(!(validate139(data2, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate140(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "logical_operator") || (key0 === "conditions"))){
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
if(data.logical_operator !== undefined){
let data0 = data.logical_operator;
if(!(validate138(data0, {instancePath:instancePath+"/logical_operator",parentData:data,parentDataProperty:"logical_operator",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.conditions !== undefined){
let data1 = data.conditions;
if(!(validate141(data1, {instancePath:instancePath+"/conditions",parentData:data,parentDataProperty:"conditions",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "logical_operator") || (key0 === "conditions")) || (key0 === "groups"))){
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
if(data.logical_operator !== undefined){
let data0 = data.logical_operator;
if(!(validate138(data0, {instancePath:instancePath+"/logical_operator",parentData:data,parentDataProperty:"logical_operator",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.conditions !== undefined){
let data1 = data.conditions;
if(!(validate141(data1, {instancePath:instancePath+"/conditions",parentData:data,parentDataProperty:"conditions",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.groups !== undefined){
let data2 = data.groups;
if(Array.isArray(data2)){
const over0 = data2.length > 10;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/groups",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
if(!(validate142(data3, {instancePath:instancePath+"/groups/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/groups",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "logical_operator") || (key0 === "conditions")) || (key0 === "groups"))){
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
if(data.logical_operator !== undefined){
let data0 = data.logical_operator;
if(!(validate138(data0, {instancePath:instancePath+"/logical_operator",parentData:data,parentDataProperty:"logical_operator",rootData}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
if(data.conditions !== undefined){
let data1 = data.conditions;
if(!(validate141(data1, {instancePath:instancePath+"/conditions",parentData:data,parentDataProperty:"conditions",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
if(data.groups !== undefined){
let data2 = data.groups;
if(Array.isArray(data2)){
const over0 = data2.length > 10;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/groups",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
if(!(validate143(data3, {instancePath:instancePath+"/groups/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/groups",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate144(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "null"},message:"must be null"});
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
validate145.errors = vErrors;
return errors === 0;
}


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const over0 = data.length > 10;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate112(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
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
validate146.errors = vErrors;
return errors === 0;
}

const schema50 = {"type":"string","enum":["asc","desc"]};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema50.enum;
if(!((data === "asc") || (data === "desc"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}


function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"});
errors++;
}
if(data.order === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "order"))){
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
if(data.field !== undefined){
let data0 = data.field;
if(!(validate112(data0, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data.order !== undefined){
let data1 = data.order;
if(!(validate147(data1, {instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const over0 = data.length > 5;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate148(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "null"},message:"must be null"});
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
validate150.errors = vErrors;
return errors === 0;
}


function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data > 200 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data < 1 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
validate151.errors = vErrors;
return errors === 0;
}

const schema51 = {"type":"string","enum":["private","shared"]};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema51.enum;
if(!((data === "private") || (data === "shared"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema51.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}

const schema52 = {"type":"string","enum":["everyone","departments","users"]};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema52.enum;
if(!(((data === "everyone") || (data === "departments")) || (data === "users"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema52.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}


function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.audience === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "audience"},message:"must have required property '"+"audience"+"'"});
errors++;
}
if(data.department_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "department_ids"},message:"must have required property '"+"department_ids"+"'"});
errors++;
}
if(data.user_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_ids"},message:"must have required property '"+"user_ids"+"'"});
errors++;
}
if(data.is_editable === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_editable"},message:"must have required property '"+"is_editable"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "audience") || (key0 === "department_ids")) || (key0 === "user_ids")) || (key0 === "is_editable"))){
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
if(data.audience !== undefined){
let data0 = data.audience;
if(!(validate153(data0, {instancePath:instancePath+"/audience",parentData:data,parentDataProperty:"audience",rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.department_ids !== undefined){
let data1 = data.department_ids;
if(Array.isArray(data1)){
const over0 = data1.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/department_ids",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate6(data2, {instancePath:instancePath+"/department_ids/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data1);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/department_ids",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/department_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.user_ids !== undefined){
let data3 = data.user_ids;
if(Array.isArray(data3)){
const over1 = data3.length > 200;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/user_ids",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs8 = errors;
if(!(validate6(data4, {instancePath:instancePath+"/user_ids/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid3 = _errs8 === errors;
if(errors - before1 >= 100){
break;
}
if(!valid3){
valid4 = false;
}
}
}
const repeat1 = errors === before1 && !over1 && func2(data3);
if(repeat1){
(vErrors ??= []).push({instancePath:instancePath+"/user_ids",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_editable !== undefined){
let data5 = data.is_editable;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_editable",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"});
errors++;
}
if(data.color === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "color"},message:"must have required property '"+"color"+"'"});
errors++;
}
if(data.entity_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "entity_type"},message:"must have required property '"+"entity_type"+"'"});
errors++;
}
if(data.custom_object_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "custom_object_id"},message:"must have required property '"+"custom_object_id"+"'"});
errors++;
}
if(data.display === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "display"},message:"must have required property '"+"display"+"'"});
errors++;
}
if(data.columns === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'"});
errors++;
}
if(data.filter_group === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter_group"},message:"must have required property '"+"filter_group"+"'"});
errors++;
}
if(data.quick_filters === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "quick_filters"},message:"must have required property '"+"quick_filters"+"'"});
errors++;
}
if(data.sort_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort_by"},message:"must have required property '"+"sort_by"+"'"});
errors++;
}
if(data.group_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "group_by"},message:"must have required property '"+"group_by"+"'"});
errors++;
}
if(data.page_size === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "page_size"},message:"must have required property '"+"page_size"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.sharing === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sharing"},message:"must have required property '"+"sharing"+"'"});
errors++;
}
if(data.is_default === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_default"},message:"must have required property '"+"is_default"+"'"});
errors++;
}
if(data.folder_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "folder_id"},message:"must have required property '"+"folder_id"+"'"});
errors++;
}
if(data.position === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"});
errors++;
}
if(data.owned_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owned_by"},message:"must have required property '"+"owned_by"+"'"});
errors++;
}
if(data.can_edit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "can_edit"},message:"must have required property '"+"can_edit"+"'"});
errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});
errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema39.properties, key0))){
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
if(!(validate6(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!(validate120(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate121(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(!(validate123(data3, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
let data4 = data.color;
if(!(validate124(data4, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
if(data.entity_type !== undefined){
let data5 = data.entity_type;
if(!(validate125(data5, {instancePath:instancePath+"/entity_type",parentData:data,parentDataProperty:"entity_type",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.custom_object_id !== undefined){
let data6 = data.custom_object_id;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate6(data6, {instancePath:instancePath+"/custom_object_id",parentData:data,parentDataProperty:"custom_object_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/custom_object_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/custom_object_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.display !== undefined){
let data7 = data.display;
if(!(validate133(data7, {instancePath:instancePath+"/display",parentData:data,parentDataProperty:"display",rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
if(data.columns !== undefined){
let data8 = data.columns;
if(!(validate137(data8, {instancePath:instancePath+"/columns",parentData:data,parentDataProperty:"columns",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
if(data.filter_group !== undefined){
let data9 = data.filter_group;
if(!(validate145(data9, {instancePath:instancePath+"/filter_group",parentData:data,parentDataProperty:"filter_group",rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
if(data.quick_filters !== undefined){
let data10 = data.quick_filters;
if(!(validate146(data10, {instancePath:instancePath+"/quick_filters",parentData:data,parentDataProperty:"quick_filters",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
if(data.sort_by !== undefined){
let data11 = data.sort_by;
if(!(validate149(data11, {instancePath:instancePath+"/sort_by",parentData:data,parentDataProperty:"sort_by",rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.group_by !== undefined){
let data12 = data.group_by;
if(!(validate150(data12, {instancePath:instancePath+"/group_by",parentData:data,parentDataProperty:"group_by",rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
if(data.page_size !== undefined){
let data13 = data.page_size;
if(!(validate151(data13, {instancePath:instancePath+"/page_size",parentData:data,parentDataProperty:"page_size",rootData}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data14 = data.status;
if(!(validate152(data14, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
if(data.sharing !== undefined){
let data15 = data.sharing;
const _errs22 = errors;
let valid2 = false;
const _errs23 = errors;
if(!(validate154(data15, {instancePath:instancePath+"/sharing",parentData:data,parentDataProperty:"sharing",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var _valid1 = _errs23 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs24 = errors;
if(data15 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sharing",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs24 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/sharing",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data.is_default !== undefined){
let data16 = data.is_default;
if(typeof data16 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_default",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.folder_id !== undefined){
let data17 = data.folder_id;
const _errs29 = errors;
let valid3 = false;
const _errs30 = errors;
if(!(validate6(data17, {instancePath:instancePath+"/folder_id",parentData:data,parentDataProperty:"folder_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid2 = _errs30 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs31 = errors;
if(data17 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs31 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
if(data.position !== undefined){
let data18 = data.position;
if(!(validate46(data18, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
if(data.owned_by !== undefined){
let data19 = data.owned_by;
if(!(validate6(data19, {instancePath:instancePath+"/owned_by",parentData:data,parentDataProperty:"owned_by",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.can_edit !== undefined){
let data20 = data.can_edit;
if(typeof data20 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/can_edit",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.revision !== undefined){
let data21 = data.revision;
if(!(validate41(data21, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data22 = data.created_at;
if(!(validate12(data22, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data23 = data.updated_at;
if(!(validate12(data23, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data24 = data.created_by;
if(!(validate6(data24, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate155(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate36(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}

const v25 = validate156;

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate97(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate36(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}

const v26 = validate157;
const schema53 = {"type":"string","enum":["advance","jump","reopen"]};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema53.enum;
if(!(((data === "advance") || (data === "jump")) || (data === "reopen"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema53.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
if(data.from_stage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "from_stage"},message:"must have required property '"+"from_stage"+"'"});
errors++;
}
if(data.to_stage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "to_stage"},message:"must have required property '"+"to_stage"+"'"});
errors++;
}
if(data.how === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "how"},message:"must have required property '"+"how"+"'"});
errors++;
}
if(data.skipped_stage_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "skipped_stage_ids"},message:"must have required property '"+"skipped_stage_ids"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "task") || (key0 === "from_stage")) || (key0 === "to_stage")) || (key0 === "how")) || (key0 === "skipped_stage_ids"))){
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
if(data.task !== undefined){
let data0 = data.task;
if(!(validate72(data0, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.from_stage !== undefined){
let data1 = data.from_stage;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate68(data1, {instancePath:instancePath+"/from_stage",parentData:data,parentDataProperty:"from_stage",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/from_stage",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/from_stage",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.to_stage !== undefined){
let data2 = data.to_stage;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate68(data2, {instancePath:instancePath+"/to_stage",parentData:data,parentDataProperty:"to_stage",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/to_stage",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/to_stage",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.how !== undefined){
let data3 = data.how;
if(!(validate158(data3, {instancePath:instancePath+"/how",parentData:data,parentDataProperty:"how",rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
if(data.skipped_stage_ids !== undefined){
let data4 = data.skipped_stage_ids;
if(Array.isArray(data4)){
const over0 = data4.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/skipped_stage_ids",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs16 = errors;
if(!(validate6(data5, {instancePath:instancePath+"/skipped_stage_ids/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid3){
valid4 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skipped_stage_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate159(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}

const v27 = validate160;

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deleted_at"},message:"must have required property '"+"deleted_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "deleted_at"))){
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
if(!(validate6(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.deleted_at !== undefined){
let data1 = data.deleted_at;
if(!(validate12(data1, {instancePath:instancePath+"/deleted_at",parentData:data,parentDataProperty:"deleted_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}


function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate161(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}

const v28 = validate162;
const schema54 = {"type":"string","enum":["task","stage","assignment","comment","attachment","link","time","tool"]};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema54.enum;
if(!((((((((data === "task") || (data === "stage")) || (data === "assignment")) || (data === "comment")) || (data === "attachment")) || (data === "link")) || (data === "time")) || (data === "tool"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema54.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}

const schema55 = {"type":"object","additionalProperties":false,"required":["kind","id","name"],"properties":{"kind":{"$ref":"schema:RecordKind"},"id":{"$ref":"schema:Id"},"name":{"type":["string","null"],"maxLength":300}}};
const schema56 = {"type":"string","enum":["client","client_note","client_program","task","task_stage","ticket","ticket_message","escalation","sop","training_course","training_lesson","custom_object_record","form_submission","invoice","time_entry","chat_message","comment","user"]};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema56.enum;
if(!((((((((((((((((((data === "client") || (data === "client_note")) || (data === "client_program")) || (data === "task")) || (data === "task_stage")) || (data === "ticket")) || (data === "ticket_message")) || (data === "escalation")) || (data === "sop")) || (data === "training_course")) || (data === "training_lesson")) || (data === "custom_object_record")) || (data === "form_submission")) || (data === "invoice")) || (data === "time_entry")) || (data === "chat_message")) || (data === "comment")) || (data === "user"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema56.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}


function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "id")) || (key0 === "name"))){
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
if(data.kind !== undefined){
let data0 = data.kind;
if(!(validate164(data0, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(validate6(data1, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: schema55.properties.name.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 300 && (data2.length > 600 || func0(data2) > 300)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});
errors++;
}
if(data.actor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});
errors++;
}
if(data.stage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_id"},message:"must have required property '"+"stage_id"+"'"});
errors++;
}
if(data.record === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record"},message:"must have required property '"+"record"+"'"});
errors++;
}
if(data.occurred_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "occurred_at"},message:"must have required property '"+"occurred_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "kind")) || (key0 === "text")) || (key0 === "actor")) || (key0 === "stage_id")) || (key0 === "record")) || (key0 === "occurred_at"))){
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
if(!(validate6(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(!(validate163(data1, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(data2.length > 2000 && (data2.length > 4000 || func0(data2) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.actor !== undefined){
let data3 = data.actor;
if(!(validate28(data3, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.stage_id !== undefined){
let data4 = data.stage_id;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate6(data4, {instancePath:instancePath+"/stage_id",parentData:data,parentDataProperty:"stage_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/stage_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/stage_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.record !== undefined){
let data5 = data.record;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate165(data5, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/record",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/record",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.occurred_at !== undefined){
let data6 = data.occurred_at;
if(!(validate12(data6, {instancePath:instancePath+"/occurred_at",parentData:data,parentDataProperty:"occurred_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate166(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate36(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}

const v29 = validate167;
const schema57 = {"type":"object","additionalProperties":false,"required":["task","can_delete","reason","linked_tickets","dependents","stage_count","comment_count","attachment_count","time_entry_count","tracked_minutes","restorable_until","revision"],"properties":{"task":{"$ref":"schema:TaskRef"},"can_delete":{"type":"boolean"},"reason":{"type":["string","null"],"minLength":1,"maxLength":500},"linked_tickets":{"type":"array","maxItems":50,"items":{"$ref":"schema:TicketRef"}},"dependents":{"type":"array","maxItems":200,"items":{"$ref":"schema:RecordRef"}},"stage_count":{"$ref":"schema:Count"},"comment_count":{"$ref":"schema:Count"},"attachment_count":{"$ref":"schema:Count"},"time_entry_count":{"$ref":"schema:Count"},"tracked_minutes":{"$ref":"schema:Minutes"},"restorable_until":{"$ref":"schema:Timestamp"},"revision":{"$ref":"schema:Revision"}}};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
if(data.can_delete === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "can_delete"},message:"must have required property '"+"can_delete"+"'"});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
if(data.linked_tickets === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "linked_tickets"},message:"must have required property '"+"linked_tickets"+"'"});
errors++;
}
if(data.dependents === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dependents"},message:"must have required property '"+"dependents"+"'"});
errors++;
}
if(data.stage_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_count"},message:"must have required property '"+"stage_count"+"'"});
errors++;
}
if(data.comment_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "comment_count"},message:"must have required property '"+"comment_count"+"'"});
errors++;
}
if(data.attachment_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attachment_count"},message:"must have required property '"+"attachment_count"+"'"});
errors++;
}
if(data.time_entry_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "time_entry_count"},message:"must have required property '"+"time_entry_count"+"'"});
errors++;
}
if(data.tracked_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tracked_minutes"},message:"must have required property '"+"tracked_minutes"+"'"});
errors++;
}
if(data.restorable_until === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "restorable_until"},message:"must have required property '"+"restorable_until"+"'"});
errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema57.properties, key0))){
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
if(data.task !== undefined){
let data0 = data.task;
if(!(validate8(data0, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.can_delete !== undefined){
let data1 = data.can_delete;
if(typeof data1 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/can_delete",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: schema57.properties.reason.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func0(data2) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.linked_tickets !== undefined){
let data3 = data.linked_tickets;
if(Array.isArray(data3)){
const over0 = data3.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/linked_tickets",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(!(validate94(data4, {instancePath:instancePath+"/linked_tickets/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/linked_tickets",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.dependents !== undefined){
let data5 = data.dependents;
if(Array.isArray(data5)){
const over1 = data5.length > 200;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/dependents",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs12 = errors;
if(!(validate165(data6, {instancePath:instancePath+"/dependents/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/dependents",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.stage_count !== undefined){
let data7 = data.stage_count;
if(!(validate3(data7, {instancePath:instancePath+"/stage_count",parentData:data,parentDataProperty:"stage_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.comment_count !== undefined){
let data8 = data.comment_count;
if(!(validate3(data8, {instancePath:instancePath+"/comment_count",parentData:data,parentDataProperty:"comment_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.attachment_count !== undefined){
let data9 = data.attachment_count;
if(!(validate3(data9, {instancePath:instancePath+"/attachment_count",parentData:data,parentDataProperty:"attachment_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.time_entry_count !== undefined){
let data10 = data.time_entry_count;
if(!(validate3(data10, {instancePath:instancePath+"/time_entry_count",parentData:data,parentDataProperty:"time_entry_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.tracked_minutes !== undefined){
let data11 = data.tracked_minutes;
if(!(validate13(data11, {instancePath:instancePath+"/tracked_minutes",parentData:data,parentDataProperty:"tracked_minutes",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.restorable_until !== undefined){
let data12 = data.restorable_until;
if(!(validate12(data12, {instancePath:instancePath+"/restorable_until",parentData:data,parentDataProperty:"restorable_until",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.revision !== undefined){
let data13 = data.revision;
if(!(validate41(data13, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}


function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate168(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}

const v30 = validate169;

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.position === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"});
errors++;
}
if(data.status_category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status_category"},message:"must have required property '"+"status_category"+"'"});
errors++;
}
if(data.is_current === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_current"},message:"must have required property '"+"is_current"+"'"});
errors++;
}
if(data.is_required === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_required"},message:"must have required property '"+"is_required"+"'"});
errors++;
}
if(data.due_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_date"},message:"must have required property '"+"due_date"+"'"});
errors++;
}
if(data.is_critical === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_critical"},message:"must have required property '"+"is_critical"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "name")) || (key0 === "position")) || (key0 === "status_category")) || (key0 === "is_current")) || (key0 === "is_required")) || (key0 === "due_date")) || (key0 === "is_critical"))){
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
if(!(validate6(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!(validate44(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
let data2 = data.position;
if(!(validate46(data2, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
if(data.status_category !== undefined){
let data3 = data.status_category;
if(!(validate47(data3, {instancePath:instancePath+"/status_category",parentData:data,parentDataProperty:"status_category",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.is_current !== undefined){
let data4 = data.is_current;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_current",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_required !== undefined){
let data5 = data.is_required;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.due_date !== undefined){
let data6 = data.due_date;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(!(validate12(data6, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs13 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.is_critical !== undefined){
let data7 = data.is_critical;
if(typeof data7 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_critical",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}


function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.predecessor_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "predecessor_id"},message:"must have required property '"+"predecessor_id"+"'"});
errors++;
}
if(data.successor_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "successor_id"},message:"must have required property '"+"successor_id"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.lag_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "lag_minutes"},message:"must have required property '"+"lag_minutes"+"'"});
errors++;
}
if(data.is_satisfied === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_satisfied"},message:"must have required property '"+"is_satisfied"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "predecessor_id") || (key0 === "successor_id")) || (key0 === "type")) || (key0 === "lag_minutes")) || (key0 === "is_satisfied"))){
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
if(data.predecessor_id !== undefined){
let data0 = data.predecessor_id;
if(!(validate6(data0, {instancePath:instancePath+"/predecessor_id",parentData:data,parentDataProperty:"predecessor_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.successor_id !== undefined){
let data1 = data.successor_id;
if(!(validate6(data1, {instancePath:instancePath+"/successor_id",parentData:data,parentDataProperty:"successor_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(!(validate85(data2, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.lag_minutes !== undefined){
let data3 = data.lag_minutes;
if(!(validate86(data3, {instancePath:instancePath+"/lag_minutes",parentData:data,parentDataProperty:"lag_minutes",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.is_satisfied !== undefined){
let data4 = data.is_satisfied;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_satisfied",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}


function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
if(data.nodes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'"});
errors++;
}
if(data.edges === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "edges"},message:"must have required property '"+"edges"+"'"});
errors++;
}
if(data.critical_path_stage_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "critical_path_stage_ids"},message:"must have required property '"+"critical_path_stage_ids"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "task") || (key0 === "nodes")) || (key0 === "edges")) || (key0 === "critical_path_stage_ids"))){
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
if(data.task !== undefined){
let data0 = data.task;
if(!(validate8(data0, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.nodes !== undefined){
let data1 = data.nodes;
if(Array.isArray(data1)){
const over0 = data1.length > 500;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/nodes",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate170(data2, {instancePath:instancePath+"/nodes/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/nodes",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.edges !== undefined){
let data3 = data.edges;
if(Array.isArray(data3)){
const over1 = data3.length > 2000;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/edges",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs8 = errors;
if(!(validate171(data4, {instancePath:instancePath+"/edges/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid3 = _errs8 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/edges",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.critical_path_stage_ids !== undefined){
let data5 = data.critical_path_stage_ids;
if(Array.isArray(data5)){
const over2 = data5.length > 500;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/critical_path_stage_ids",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
const _errs11 = errors;
if(!(validate6(data6, {instancePath:instancePath+"/critical_path_stage_ids/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid5 = _errs11 === errors;
if(errors - before2 >= 100){
break;
}
if(!valid5){
valid6 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/critical_path_stage_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate172(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}

const v31 = validate173;
const schema58 = {"type":"string","enum":["edit","set_status","transition_stage","jump_to_stage","complete_by_force","cancel","merge","delete","set_privacy","link_ticket"]};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema58.enum;
if(!((((((((((data === "edit") || (data === "set_status")) || (data === "transition_stage")) || (data === "jump_to_stage")) || (data === "complete_by_force")) || (data === "cancel")) || (data === "merge")) || (data === "delete")) || (data === "set_privacy")) || (data === "link_ticket"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}


function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
if(data.process === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "process"},message:"must have required property '"+"process"+"'"});
errors++;
}
if(data.department === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "department"},message:"must have required property '"+"department"+"'"});
errors++;
}
if(data.people === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "people"},message:"must have required property '"+"people"+"'"});
errors++;
}
if(data.stages === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stages"},message:"must have required property '"+"stages"+"'"});
errors++;
}
if(data.dependencies === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dependencies"},message:"must have required property '"+"dependencies"+"'"});
errors++;
}
if(data.reachable_status_categories === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reachable_status_categories"},message:"must have required property '"+"reachable_status_categories"+"'"});
errors++;
}
if(data.allowed_actions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "allowed_actions"},message:"must have required property '"+"allowed_actions"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((((key0 === "task") || (key0 === "process")) || (key0 === "department")) || (key0 === "people")) || (key0 === "stages")) || (key0 === "dependencies")) || (key0 === "reachable_status_categories")) || (key0 === "allowed_actions"))){
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
if(data.task !== undefined){
let data0 = data.task;
if(!(validate72(data0, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.process !== undefined){
let data1 = data.process;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate9(data1, {instancePath:instancePath+"/process",parentData:data,parentDataProperty:"process",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/process",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/process",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.department !== undefined){
let data2 = data.department;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate9(data2, {instancePath:instancePath+"/department",parentData:data,parentDataProperty:"department",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/department",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/department",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.people !== undefined){
let data3 = data.people;
if(Array.isArray(data3)){
const over0 = data3.length > 500;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/people",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs15 = errors;
if(!(validate23(data4, {instancePath:instancePath+"/people/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid3){
valid4 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/people",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.stages !== undefined){
let data5 = data.stages;
if(Array.isArray(data5)){
const over1 = data5.length > 500;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/stages",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid6 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs18 = errors;
if(!(validate54(data6, {instancePath:instancePath+"/stages/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid5 = _errs18 === errors;
if(errors - before1 >= 100){
break;
}
if(!valid5){
valid6 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.dependencies !== undefined){
let data7 = data.dependencies;
if(Array.isArray(data7)){
const over2 = data7.length > 2000;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/dependencies",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid8 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs21 = errors;
if(!(validate171(data8, {instancePath:instancePath+"/dependencies/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid7 = _errs21 === errors;
if(errors - before2 >= 100){
break;
}
if(!valid7){
valid8 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dependencies",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.reachable_status_categories !== undefined){
let data9 = data.reachable_status_categories;
if(Array.isArray(data9)){
const over3 = data9.length > 5;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/reachable_status_categories",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid10 = true;
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
let data10 = data9[i3];
const _errs24 = errors;
if(!(validate64(data10, {instancePath:instancePath+"/reachable_status_categories/" + i3,parentData:data9,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid9 = _errs24 === errors;
if(errors - before3 >= 100){
break;
}
if(!valid9){
valid10 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reachable_status_categories",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.allowed_actions !== undefined){
let data11 = data.allowed_actions;
if(Array.isArray(data11)){
const over4 = data11.length > 10;
if(over4){
(vErrors ??= []).push({instancePath:instancePath+"/allowed_actions",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const before4 = errors;
if(!over4){
let valid12 = true;
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
let data12 = data11[i4];
const _errs27 = errors;
if(!(validate174(data12, {instancePath:instancePath+"/allowed_actions/" + i4,parentData:data11,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var valid11 = _errs27 === errors;
if(errors - before4 >= 100){
break;
}
if(!valid11){
valid12 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allowed_actions",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}


function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate175(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}

const v32 = validate176;
const schema59 = {"type":"object","additionalProperties":false,"required":["details","watchers","ticket_links","attachments","tools","activity","comment_count","time_entry_count","tracked_minutes"],"properties":{"details":{"$ref":"schema:TaskDetails"},"watchers":{"type":"array","maxItems":200,"items":{"$ref":"schema:UserRef"}},"ticket_links":{"type":"array","maxItems":50,"items":{"$ref":"schema:TaskTicketLink"}},"attachments":{"type":"array","maxItems":500,"items":{"$ref":"schema:AttachmentRef"}},"tools":{"type":"array","maxItems":500,"items":{"$ref":"schema:TaskStageTool"}},"activity":{"type":"array","maxItems":50,"items":{"$ref":"schema:TaskActivityEntry"}},"comment_count":{"$ref":"schema:Count"},"time_entry_count":{"$ref":"schema:Count"},"tracked_minutes":{"$ref":"schema:Minutes"}}};
const pattern11 = new RegExp("^[^/\\\\]+$", "u");

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 255 && (data.length > 510 || func0(data) > 255)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 510){
if(!pattern11.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[^/\\\\]+$"},message:"must match pattern \""+"^[^/\\\\]+$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}

const pattern12 = new RegExp("^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$", "u");

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 127 && (data.length > 254 || func0(data) > 127)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 127},message:"must NOT have more than 127 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern12.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$"},message:"must match pattern \""+"^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data > 1099511627776 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 1099511627776},message:"must be <= 1099511627776"});
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
validate179.errors = vErrors;
return errors === 0;
}


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.file_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file_name"},message:"must have required property '"+"file_name"+"'"});
errors++;
}
if(data.content_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "content_type"},message:"must have required property '"+"content_type"+"'"});
errors++;
}
if(data.size === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "file_name")) || (key0 === "content_type")) || (key0 === "size"))){
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
if(!(validate6(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.file_name !== undefined){
let data1 = data.file_name;
if(!(validate177(data1, {instancePath:instancePath+"/file_name",parentData:data,parentDataProperty:"file_name",rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
if(data.content_type !== undefined){
let data2 = data.content_type;
if(!(validate178(data2, {instancePath:instancePath+"/content_type",parentData:data,parentDataProperty:"content_type",rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
if(data.size !== undefined){
let data3 = data.size;
if(!(validate179(data3, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}

const schema60 = {"type":"string","enum":["sop","form","automation","checklist","link","file_request","ai_prompt","approval"]};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema60.enum;
if(!((((((((data === "sop") || (data === "form")) || (data === "automation")) || (data === "checklist")) || (data === "link")) || (data === "file_request")) || (data === "ai_prompt")) || (data === "approval"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema60.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_id"},message:"must have required property '"+"stage_id"+"'"});
errors++;
}
if(data.tool_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tool_id"},message:"must have required property '"+"tool_id"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.is_required === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_required"},message:"must have required property '"+"is_required"+"'"});
errors++;
}
if(data.has_run === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "has_run"},message:"must have required property '"+"has_run"+"'"});
errors++;
}
if(data.run_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "run_at"},message:"must have required property '"+"run_at"+"'"});
errors++;
}
if(data.run_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "run_by"},message:"must have required property '"+"run_by"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((((key0 === "stage_id") || (key0 === "tool_id")) || (key0 === "name")) || (key0 === "type")) || (key0 === "is_required")) || (key0 === "has_run")) || (key0 === "run_at")) || (key0 === "run_by"))){
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
if(data.stage_id !== undefined){
let data0 = data.stage_id;
if(!(validate6(data0, {instancePath:instancePath+"/stage_id",parentData:data,parentDataProperty:"stage_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.tool_id !== undefined){
let data1 = data.tool_id;
if(!(validate6(data1, {instancePath:instancePath+"/tool_id",parentData:data,parentDataProperty:"tool_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(data2.length > 200 && (data2.length > 400 || func0(data2) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(!(validate181(data3, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
}
if(data.is_required !== undefined){
let data4 = data.is_required;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.has_run !== undefined){
let data5 = data.has_run;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_run",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.run_at !== undefined){
let data6 = data.run_at;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(!(validate12(data6, {instancePath:instancePath+"/run_at",parentData:data,parentDataProperty:"run_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/run_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/run_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.run_by !== undefined){
let data7 = data.run_by;
const _errs17 = errors;
let valid2 = false;
const _errs18 = errors;
if(!(validate6(data7, {instancePath:instancePath+"/run_by",parentData:data,parentDataProperty:"run_by",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs19 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/run_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/run_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}


function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.details === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "details"},message:"must have required property '"+"details"+"'"});
errors++;
}
if(data.watchers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "watchers"},message:"must have required property '"+"watchers"+"'"});
errors++;
}
if(data.ticket_links === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket_links"},message:"must have required property '"+"ticket_links"+"'"});
errors++;
}
if(data.attachments === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attachments"},message:"must have required property '"+"attachments"+"'"});
errors++;
}
if(data.tools === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tools"},message:"must have required property '"+"tools"+"'"});
errors++;
}
if(data.activity === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "activity"},message:"must have required property '"+"activity"+"'"});
errors++;
}
if(data.comment_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "comment_count"},message:"must have required property '"+"comment_count"+"'"});
errors++;
}
if(data.time_entry_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "time_entry_count"},message:"must have required property '"+"time_entry_count"+"'"});
errors++;
}
if(data.tracked_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tracked_minutes"},message:"must have required property '"+"tracked_minutes"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema59.properties, key0))){
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
if(data.details !== undefined){
let data0 = data.details;
if(!(validate175(data0, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data.watchers !== undefined){
let data1 = data.watchers;
if(Array.isArray(data1)){
const over0 = data1.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/watchers",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate23(data2, {instancePath:instancePath+"/watchers/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/watchers",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.ticket_links !== undefined){
let data3 = data.ticket_links;
if(Array.isArray(data3)){
const over1 = data3.length > 50;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/ticket_links",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs8 = errors;
if(!(validate97(data4, {instancePath:instancePath+"/ticket_links/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid3 = _errs8 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/ticket_links",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.attachments !== undefined){
let data5 = data.attachments;
if(Array.isArray(data5)){
const over2 = data5.length > 500;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
const _errs11 = errors;
if(!(validate180(data6, {instancePath:instancePath+"/attachments/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid5 = _errs11 === errors;
if(errors - before2 >= 100){
break;
}
if(!valid5){
valid6 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tools !== undefined){
let data7 = data.tools;
if(Array.isArray(data7)){
const over3 = data7.length > 500;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/tools",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
const _errs14 = errors;
if(!(validate182(data8, {instancePath:instancePath+"/tools/" + i3,parentData:data7,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
var valid7 = _errs14 === errors;
if(errors - before3 >= 100){
break;
}
if(!valid7){
valid8 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.activity !== undefined){
let data9 = data.activity;
if(Array.isArray(data9)){
const over4 = data9.length > 50;
if(over4){
(vErrors ??= []).push({instancePath:instancePath+"/activity",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before4 = errors;
if(!over4){
let valid10 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
let data10 = data9[i4];
const _errs17 = errors;
if(!(validate166(data10, {instancePath:instancePath+"/activity/" + i4,parentData:data9,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
var valid9 = _errs17 === errors;
if(errors - before4 >= 100){
break;
}
if(!valid9){
valid10 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/activity",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.comment_count !== undefined){
let data11 = data.comment_count;
if(!(validate3(data11, {instancePath:instancePath+"/comment_count",parentData:data,parentDataProperty:"comment_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.time_entry_count !== undefined){
let data12 = data.time_entry_count;
if(!(validate3(data12, {instancePath:instancePath+"/time_entry_count",parentData:data,parentDataProperty:"time_entry_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.tracked_minutes !== undefined){
let data13 = data.tracked_minutes;
if(!(validate13(data13, {instancePath:instancePath+"/tracked_minutes",parentData:data,parentDataProperty:"tracked_minutes",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate183(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}

const v33 = validate184;

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.merged_task_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "merged_task_id"},message:"must have required property '"+"merged_task_id"+"'"});
errors++;
}
if(data.survivor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "survivor"},message:"must have required property '"+"survivor"+"'"});
errors++;
}
if(data.chain_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "chain_ids"},message:"must have required property '"+"chain_ids"+"'"});
errors++;
}
if(data.merged_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "merged_at"},message:"must have required property '"+"merged_at"+"'"});
errors++;
}
if(data.actor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "merged_task_id") || (key0 === "survivor")) || (key0 === "chain_ids")) || (key0 === "merged_at")) || (key0 === "actor"))){
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
if(data.merged_task_id !== undefined){
let data0 = data.merged_task_id;
if(!(validate6(data0, {instancePath:instancePath+"/merged_task_id",parentData:data,parentDataProperty:"merged_task_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.survivor !== undefined){
let data1 = data.survivor;
if(!(validate8(data1, {instancePath:instancePath+"/survivor",parentData:data,parentDataProperty:"survivor",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.chain_ids !== undefined){
let data2 = data.chain_ids;
if(Array.isArray(data2)){
const over0 = data2.length > 100;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/chain_ids",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
if(!(validate6(data3, {instancePath:instancePath+"/chain_ids/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/chain_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.merged_at !== undefined){
let data4 = data.merged_at;
if(!(validate12(data4, {instancePath:instancePath+"/merged_at",parentData:data,parentDataProperty:"merged_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.actor !== undefined){
let data5 = data.actor;
if(!(validate28(data5, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate185(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}

const v34 = validate186;
const schema61 = {"type":"object","additionalProperties":false,"required":["task","process","pinned_version","latest_version","is_outdated","shift_due_on_hold","held_minutes","estimated_minutes","tracked_minutes","stages","stage_path"],"properties":{"task":{"$ref":"schema:TaskRef"},"process":{"$ref":"schema:NamedRef"},"pinned_version":{"type":"integer","minimum":1,"maximum":2147483647},"latest_version":{"type":"integer","minimum":1,"maximum":2147483647},"is_outdated":{"type":"boolean"},"shift_due_on_hold":{"type":"boolean"},"held_minutes":{"$ref":"schema:Minutes"},"estimated_minutes":{"$ref":"schema:TaskEstimatedMinutes"},"tracked_minutes":{"$ref":"schema:Minutes"},"stages":{"type":"array","maxItems":500,"items":{"$ref":"schema:TaskPlannedStage"}},"stage_path":{"type":"array","maxItems":500,"items":{"$ref":"schema:TaskPathStep"}}}};
const schema62 = {"type":"object","additionalProperties":false,"required":["stage","stage_definition_id","is_required","planned_minutes","tracked_minutes","elapsed_minutes","planned_due_date","due_date","completed_at"],"properties":{"stage":{"$ref":"schema:TaskStageRef"},"stage_definition_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"is_required":{"type":"boolean"},"planned_minutes":{"anyOf":[{"$ref":"schema:Minutes"},{"type":"null"}]},"tracked_minutes":{"$ref":"schema:Minutes"},"elapsed_minutes":{"anyOf":[{"$ref":"schema:Minutes"},{"type":"null"}]},"planned_due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"completed_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]}}};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"});
errors++;
}
if(data.stage_definition_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_definition_id"},message:"must have required property '"+"stage_definition_id"+"'"});
errors++;
}
if(data.is_required === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_required"},message:"must have required property '"+"is_required"+"'"});
errors++;
}
if(data.planned_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "planned_minutes"},message:"must have required property '"+"planned_minutes"+"'"});
errors++;
}
if(data.tracked_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tracked_minutes"},message:"must have required property '"+"tracked_minutes"+"'"});
errors++;
}
if(data.elapsed_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "elapsed_minutes"},message:"must have required property '"+"elapsed_minutes"+"'"});
errors++;
}
if(data.planned_due_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "planned_due_date"},message:"must have required property '"+"planned_due_date"+"'"});
errors++;
}
if(data.due_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_date"},message:"must have required property '"+"due_date"+"'"});
errors++;
}
if(data.completed_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "completed_at"},message:"must have required property '"+"completed_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema62.properties, key0))){
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
if(data.stage !== undefined){
let data0 = data.stage;
if(!(validate68(data0, {instancePath:instancePath+"/stage",parentData:data,parentDataProperty:"stage",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.stage_definition_id !== undefined){
let data1 = data.stage_definition_id;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate6(data1, {instancePath:instancePath+"/stage_definition_id",parentData:data,parentDataProperty:"stage_definition_id",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/stage_definition_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/stage_definition_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.is_required !== undefined){
let data2 = data.is_required;
if(typeof data2 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.planned_minutes !== undefined){
let data3 = data.planned_minutes;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(!(validate13(data3, {instancePath:instancePath+"/planned_minutes",parentData:data,parentDataProperty:"planned_minutes",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/planned_minutes",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/planned_minutes",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.tracked_minutes !== undefined){
let data4 = data.tracked_minutes;
if(!(validate13(data4, {instancePath:instancePath+"/tracked_minutes",parentData:data,parentDataProperty:"tracked_minutes",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.elapsed_minutes !== undefined){
let data5 = data.elapsed_minutes;
const _errs17 = errors;
let valid3 = false;
const _errs18 = errors;
if(!(validate13(data5, {instancePath:instancePath+"/elapsed_minutes",parentData:data,parentDataProperty:"elapsed_minutes",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs19 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/elapsed_minutes",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/elapsed_minutes",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.planned_due_date !== undefined){
let data6 = data.planned_due_date;
const _errs22 = errors;
let valid4 = false;
const _errs23 = errors;
if(!(validate12(data6, {instancePath:instancePath+"/planned_due_date",parentData:data,parentDataProperty:"planned_due_date",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid3 = _errs23 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs24 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/planned_due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs24 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/planned_due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data.due_date !== undefined){
let data7 = data.due_date;
const _errs27 = errors;
let valid5 = false;
const _errs28 = errors;
if(!(validate12(data7, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid4 = _errs28 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs29 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs29 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.completed_at !== undefined){
let data8 = data.completed_at;
const _errs32 = errors;
let valid6 = false;
const _errs33 = errors;
if(!(validate12(data8, {instancePath:instancePath+"/completed_at",parentData:data,parentDataProperty:"completed_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid5 = _errs33 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs34 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/completed_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid5 = _errs34 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
}
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/completed_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from_stage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "from_stage"},message:"must have required property '"+"from_stage"+"'"});
errors++;
}
if(data.to_stage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "to_stage"},message:"must have required property '"+"to_stage"+"'"});
errors++;
}
if(data.how === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "how"},message:"must have required property '"+"how"+"'"});
errors++;
}
if(data.actor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});
errors++;
}
if(data.occurred_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "occurred_at"},message:"must have required property '"+"occurred_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "from_stage") || (key0 === "to_stage")) || (key0 === "how")) || (key0 === "actor")) || (key0 === "occurred_at"))){
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
if(data.from_stage !== undefined){
let data0 = data.from_stage;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate68(data0, {instancePath:instancePath+"/from_stage",parentData:data,parentDataProperty:"from_stage",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/from_stage",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/from_stage",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.to_stage !== undefined){
let data1 = data.to_stage;
if(!(validate68(data1, {instancePath:instancePath+"/to_stage",parentData:data,parentDataProperty:"to_stage",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.how !== undefined){
let data2 = data.how;
if(!(validate158(data2, {instancePath:instancePath+"/how",parentData:data,parentDataProperty:"how",rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
if(data.actor !== undefined){
let data3 = data.actor;
if(!(validate28(data3, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.occurred_at !== undefined){
let data4 = data.occurred_at;
if(!(validate12(data4, {instancePath:instancePath+"/occurred_at",parentData:data,parentDataProperty:"occurred_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}


function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
if(data.process === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "process"},message:"must have required property '"+"process"+"'"});
errors++;
}
if(data.pinned_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pinned_version"},message:"must have required property '"+"pinned_version"+"'"});
errors++;
}
if(data.latest_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "latest_version"},message:"must have required property '"+"latest_version"+"'"});
errors++;
}
if(data.is_outdated === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_outdated"},message:"must have required property '"+"is_outdated"+"'"});
errors++;
}
if(data.shift_due_on_hold === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "shift_due_on_hold"},message:"must have required property '"+"shift_due_on_hold"+"'"});
errors++;
}
if(data.held_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "held_minutes"},message:"must have required property '"+"held_minutes"+"'"});
errors++;
}
if(data.estimated_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "estimated_minutes"},message:"must have required property '"+"estimated_minutes"+"'"});
errors++;
}
if(data.tracked_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tracked_minutes"},message:"must have required property '"+"tracked_minutes"+"'"});
errors++;
}
if(data.stages === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stages"},message:"must have required property '"+"stages"+"'"});
errors++;
}
if(data.stage_path === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_path"},message:"must have required property '"+"stage_path"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema61.properties, key0))){
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
if(data.task !== undefined){
let data0 = data.task;
if(!(validate8(data0, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.process !== undefined){
let data1 = data.process;
if(!(validate9(data1, {instancePath:instancePath+"/process",parentData:data,parentDataProperty:"process",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.pinned_version !== undefined){
let data2 = data.pinned_version;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/pinned_version",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/pinned_version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/pinned_version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.latest_version !== undefined){
let data3 = data.latest_version;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/latest_version",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/latest_version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/latest_version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.is_outdated !== undefined){
let data4 = data.is_outdated;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_outdated",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.shift_due_on_hold !== undefined){
let data5 = data.shift_due_on_hold;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/shift_due_on_hold",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.held_minutes !== undefined){
let data6 = data.held_minutes;
if(!(validate13(data6, {instancePath:instancePath+"/held_minutes",parentData:data,parentDataProperty:"held_minutes",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.estimated_minutes !== undefined){
let data7 = data.estimated_minutes;
if(!(validate14(data7, {instancePath:instancePath+"/estimated_minutes",parentData:data,parentDataProperty:"estimated_minutes",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.tracked_minutes !== undefined){
let data8 = data.tracked_minutes;
if(!(validate13(data8, {instancePath:instancePath+"/tracked_minutes",parentData:data,parentDataProperty:"tracked_minutes",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.stages !== undefined){
let data9 = data.stages;
if(Array.isArray(data9)){
const over0 = data9.length > 500;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/stages",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs17 = errors;
if(!(validate187(data10, {instancePath:instancePath+"/stages/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/stages",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.stage_path !== undefined){
let data11 = data.stage_path;
if(Array.isArray(data11)){
const over1 = data11.length > 500;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/stage_path",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs20 = errors;
if(!(validate188(data12, {instancePath:instancePath+"/stage_path/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
var valid3 = _errs20 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/stage_path",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}


function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate189(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}

const v35 = validate190;
const schema63 = {"type":"object","additionalProperties":false,"required":["ticket","status_category","client","score_percent","reasons","link_count","created_at"],"properties":{"ticket":{"$ref":"schema:TicketRef"},"status_category":{"$ref":"schema:TicketStatusCategory"},"client":{"anyOf":[{"$ref":"schema:NamedRef"},{"type":"null"}]},"score_percent":{"$ref":"schema:Percent"},"reasons":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"type":"string","enum":["same_client","similar_text","same_people","same_tags","close_in_time"]}},"link_count":{"$ref":"schema:Count"},"created_at":{"$ref":"schema:Timestamp"}}};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.status_category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status_category"},message:"must have required property '"+"status_category"+"'"});
errors++;
}
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.score_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "score_percent"},message:"must have required property '"+"score_percent"+"'"});
errors++;
}
if(data.reasons === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reasons"},message:"must have required property '"+"reasons"+"'"});
errors++;
}
if(data.link_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "link_count"},message:"must have required property '"+"link_count"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "ticket") || (key0 === "status_category")) || (key0 === "client")) || (key0 === "score_percent")) || (key0 === "reasons")) || (key0 === "link_count")) || (key0 === "created_at"))){
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
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate94(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data.status_category !== undefined){
let data1 = data.status_category;
if(!(validate95(data1, {instancePath:instancePath+"/status_category",parentData:data,parentDataProperty:"status_category",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
let data2 = data.client;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate9(data2, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/client",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.score_percent !== undefined){
let data3 = data.score_percent;
if(!(validate38(data3, {instancePath:instancePath+"/score_percent",parentData:data,parentDataProperty:"score_percent",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.reasons !== undefined){
let data4 = data.reasons;
if(Array.isArray(data4)){
const over0 = data4.length > 5;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/reasons",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema63.properties.reasons.items.enum;
if(!(((((data5 === "same_client") || (data5 === "similar_text")) || (data5 === "same_people")) || (data5 === "same_tags")) || (data5 === "close_in_time"))){
(vErrors ??= []).push({instancePath:instancePath+"/reasons/" + i0,keyword:"enum",params:{allowedValues: schema63.properties.reasons.items.enum},message:"must be equal to one of the allowed values"});
errors++;
}
var valid2 = _errs12 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid2){
valid3 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data4);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/reasons",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reasons",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.link_count !== undefined){
let data6 = data.link_count;
if(!(validate3(data6, {instancePath:instancePath+"/link_count",parentData:data,parentDataProperty:"link_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data7 = data.created_at;
if(!(validate12(data7, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate191(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate36(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}

const v36 = validate192;

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.added_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "added_at"},message:"must have required property '"+"added_at"+"'"});
errors++;
}
if(data.added_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "added_by"},message:"must have required property '"+"added_by"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "user") || (key0 === "added_at")) || (key0 === "added_by"))){
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
if(data.user !== undefined){
let data0 = data.user;
if(!(validate23(data0, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.added_at !== undefined){
let data1 = data.added_at;
if(!(validate12(data1, {instancePath:instancePath+"/added_at",parentData:data,parentDataProperty:"added_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.added_by !== undefined){
let data2 = data.added_by;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate6(data2, {instancePath:instancePath+"/added_by",parentData:data,parentDataProperty:"added_by",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/added_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/added_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}


function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate193(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate36(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}

const v37 = validate194;

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.watchers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "watchers"},message:"must have required property '"+"watchers"+"'"});
errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "watchers") || (key0 === "revision"))){
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
if(data.watchers !== undefined){
let data0 = data.watchers;
if(Array.isArray(data0)){
const over0 = data0.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/watchers",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate193(data1, {instancePath:instancePath+"/watchers/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/watchers",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.revision !== undefined){
let data2 = data.revision;
if(!(validate41(data2, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}


function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(data.data !== undefined){
let data0 = data.data;
if(!(validate195(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}

export const responses = {
  getMyDay: { '200': v0, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  getMyDayOversight: { '200': v3, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  listTaskAuditEntries: { '200': v4, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  getTaskAutoAssignmentSettings: { '200': v5, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listTaskStages: { '200': v6, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  bulkUpdateTaskStages: { '200': v7, '400': v1, '401': v2, '403': v1, '409': v1, '429': v1, '500': v1 },
  getTaskStageGroupCounts: { '200': v8, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  manageTaskStage: { '200': v9, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  listMyWorkStages: { '200': v6, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  getMyWorkCounts: { '200': v10, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listMyPinnedStages: { '200': v6, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listOverflowStages: { '200': v11, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  retryTaskStageOverflowAssignment: { '200': v12, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  completeTaskSubstage: { '200': v13, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  reopenTaskSubstage: { '200': v13, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  getTaskStageDependencies: { '200': v14, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  listTasks: { '200': v15, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  createTask: { '200': v16, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  countTasksByClient: { '200': v17, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  bulkDeleteTasks: { '200': v7, '400': v1, '401': v2, '403': v1, '409': v1, '429': v1, '500': v1 },
  bulkUpdateTasks: { '200': v7, '400': v1, '401': v2, '403': v1, '409': v1, '429': v1, '500': v1 },
  getTaskGroupCounts: { '200': v8, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  linkTaskTicket: { '200': v18, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  manageTask: { '200': v19, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  mergeTasks: { '200': v20, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  previewTaskMerge: { '200': v21, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  getTaskOptions: { '200': v22, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listTaskReferences: { '200': v23, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listTaskSavedViews: { '200': v24, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listSavedViewTasks: { '200': v15, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  listTaskTicketLinks: { '200': v25, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  transitionTaskStage: { '200': v26, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  unlinkTaskTicket: { '200': v27, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  updateTaskFields: { '200': v16, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  getTask: { '200': v16, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  deleteTask: { '200': v27, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  listTaskActivity: { '200': v28, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  getTaskDeletePreview: { '200': v29, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  getTaskDependencyGraph: { '200': v30, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  getTaskDetails: { '200': v31, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  getFullTask: { '200': v32, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  jumpTaskToStage: { '200': v26, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  getTaskMergeRedirect: { '200': v33, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  setTaskPrivacy: { '200': v16, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  getTaskProcessInstanceDetails: { '200': v34, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  restoreTask: { '200': v16, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  listTaskTicketLinkCandidates: { '200': v35, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  listTaskWatchers: { '200': v36, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  replaceTaskWatchers: { '200': v37, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
};
