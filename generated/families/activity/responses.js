// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["id","client","record","action","summary","changes","actor","correlation_id","occurred_at"],"properties":{"id":{"$ref":"schema:Id"},"client":{"$ref":"schema:ClientRef"},"record":{"$ref":"schema:RecordRef"},"action":{"$ref":"schema:ActivityAction"},"summary":{"type":"string","maxLength":500},"changes":{"type":"array","maxItems":200,"items":{"$ref":"schema:FieldChange"}},"actor":{"$ref":"schema:Actor"},"correlation_id":{"$ref":"schema:ActivityCorrelation"},"occurred_at":{"$ref":"schema:Timestamp"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = lib_ucs2length.default;
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate1.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("\\S", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 200 && (data.length > 400 || func1(data) > 200)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func1(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 400){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
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

const pattern1 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 80 && (data.length > 160 || func1(data) > 80)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func1(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""});
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


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.slug === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "slug"))){
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
if(!(validate1(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!(validate2(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
let data2 = data.slug;
if(!(validate3(data2, {instancePath:instancePath+"/slug",parentData:data,parentDataProperty:"slug",rootData}))){
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

const schema1 = {"type":"object","additionalProperties":false,"required":["kind","id","name"],"properties":{"kind":{"$ref":"schema:RecordKind"},"id":{"$ref":"schema:Id"},"name":{"type":["string","null"],"maxLength":300}}};
const schema2 = {"type":"string","enum":["client","client_note","client_program","task","task_stage","ticket","ticket_message","escalation","sop","training_course","training_lesson","custom_object_record","form_submission","invoice","time_entry","chat_message","comment","user"]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema2.enum;
if(!((((((((((((((((((data === "client") || (data === "client_note")) || (data === "client_program")) || (data === "task")) || (data === "task_stage")) || (data === "ticket")) || (data === "ticket_message")) || (data === "escalation")) || (data === "sop")) || (data === "training_course")) || (data === "training_lesson")) || (data === "custom_object_record")) || (data === "form_submission")) || (data === "invoice")) || (data === "time_entry")) || (data === "chat_message")) || (data === "comment")) || (data === "user"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate5(data0, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(validate1(data1, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: schema1.properties.name.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 300 && (data2.length > 600 || func1(data2) > 300)){
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
validate6.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"string","enum":["created","updated","deleted","restored","archived","merged","moved","assigned","unassigned","status_changed","stage_changed","completed","commented","file_attached","file_removed","message_sent","message_received","linked","unlinked","billed"]};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema3.enum;
if(!((((((((((((((((((((data === "created") || (data === "updated")) || (data === "deleted")) || (data === "restored")) || (data === "archived")) || (data === "merged")) || (data === "moved")) || (data === "assigned")) || (data === "unassigned")) || (data === "status_changed")) || (data === "stage_changed")) || (data === "completed")) || (data === "commented")) || (data === "file_attached")) || (data === "file_removed")) || (data === "message_sent")) || (data === "message_received")) || (data === "linked")) || (data === "unlinked")) || (data === "billed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":["string","number","boolean","null"],"maxLength":1024,"minimum":-9007199254740991,"maximum":9007199254740991};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((((typeof data !== "string") && (!(typeof data == "number"))) && (typeof data !== "boolean")) && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema4.type},message:"must be string,number,boolean,null"});
errors++;
}
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
if(typeof data === "string"){
if(data.length > 1024 && (data.length > 2048 || func1(data) > 1024)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});
errors++;
}
}
validate8.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.length > 200 && (data0.length > 400 || func1(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/field",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func1(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/field",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/field",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.old_value !== undefined){
let data1 = data.old_value;
if(!(validate8(data1, {instancePath:instancePath+"/old_value",parentData:data,parentDataProperty:"old_value",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.new_value !== undefined){
let data2 = data.new_value;
if(!(validate8(data2, {instancePath:instancePath+"/new_value",parentData:data,parentDataProperty:"new_value",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
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

const schema5 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["user","service_account","automation","client_contact","system"]},"id":{"$ref":"schema:Id"},"name":{"type":"string","maxLength":200}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema5.properties.type.enum;
if(!(((((data0 === "user") || (data0 === "service_account")) || (data0 === "automation")) || (data0 === "client_contact")) || (data0 === "system"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema5.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(validate1(data1, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(data2.length > 200 && (data2.length > 400 || func1(data2) > 200)){
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
validate10.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":["string","null"],"minLength":1,"maxLength":64};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema6.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(data.length > 64 && (data.length > 128 || func1(data) > 64)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func1(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
validate11.errors = vErrors;
return errors === 0;
}

const formats1 = lib_validation.formats["date-time"];

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 35 && (data.length > 70 || func1(data) > 35)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"});
errors++;
}
if(data.length <= 256){
if(!(formats1(data))){
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.record === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record"},message:"must have required property '"+"record"+"'"});
errors++;
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"});
errors++;
}
if(data.changes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "changes"},message:"must have required property '"+"changes"+"'"});
errors++;
}
if(data.actor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});
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
if(data.id !== undefined){
let data0 = data.id;
if(!(validate1(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
let data1 = data.client;
if(!(validate4(data1, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.record !== undefined){
let data2 = data.record;
if(!(validate6(data2, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
let data3 = data.action;
if(!(validate7(data3, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
let data4 = data.summary;
if(typeof data4 === "string"){
if(data4.length > 500 && (data4.length > 1000 || func1(data4) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.changes !== undefined){
let data5 = data.changes;
if(Array.isArray(data5)){
const over0 = data5.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs10 = errors;
if(!(validate9(data6, {instancePath:instancePath+"/changes/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
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
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.actor !== undefined){
let data7 = data.actor;
if(!(validate10(data7, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.correlation_id !== undefined){
let data8 = data.correlation_id;
if(!(validate11(data8, {instancePath:instancePath+"/correlation_id",parentData:data,parentDataProperty:"correlation_id",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.occurred_at !== undefined){
let data9 = data.occurred_at;
if(!(validate12(data9, {instancePath:instancePath+"/occurred_at",parentData:data,parentDataProperty:"occurred_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate14.errors = vErrors;
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
if(!(validate13(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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
if(!(validate14(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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

const v1 = validate15;
const schema7 = {"type":"object","additionalProperties":false,"required":["type","message"],"properties":{"type":{"type":"string","enum":["validation_error","permission_denied","not_found","conflict","rate_limited","internal"]},"message":{"type":"string","maxLength":4000}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema7.properties.type.enum;
if(!((((((data0 === "validation_error") || (data0 === "permission_denied")) || (data0 === "not_found")) || (data0 === "conflict")) || (data0 === "rate_limited")) || (data0 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema7.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(data1.length > 4000 && (data1.length > 8000 || func1(data1) > 4000)){
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
validate16.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate16(data0, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const v2 = validate17;

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.length > 64 && (data0.length > 128 || func1(data0) > 64)){
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
if(data1.length > 1000 && (data1.length > 2000 || func1(data1) > 1000)){
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
validate17.errors = vErrors;
return errors === 0;
}

const v3 = validate18;
const schema8 = {"type":"object","additionalProperties":false,"required":["id","ticket","inbox_id","client_id","kind","summary","changes","message_id","related","actor","correlation_id","created_at"],"properties":{"id":{"$ref":"schema:Id"},"ticket":{"$ref":"schema:TicketRef"},"inbox_id":{"$ref":"schema:Id"},"client_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"kind":{"$ref":"schema:TicketActivityKind"},"summary":{"type":"string","maxLength":500},"changes":{"type":"array","maxItems":200,"items":{"$ref":"schema:FieldChange"}},"message_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"related":{"anyOf":[{"$ref":"schema:RecordRef"},{"type":"null"}]},"actor":{"$ref":"schema:Actor"},"correlation_id":{"$ref":"schema:ActivityCorrelation"},"created_at":{"$ref":"schema:Timestamp"}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate19.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.number !== undefined){
let data1 = data.number;
if(!(validate19(data1, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
let data2 = data.subject;
if(typeof data2 === "string"){
if(data2.length > 300 && (data2.length > 600 || func1(data2) > 300)){
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
validate20.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"string","enum":["created","status_changed","priority_changed","assigned","unassigned","moved","updated","merged","merged_into","spam_marked","spam_unmarked","privacy_changed","correspondents_changed","message_received","message_sent","message_failed","note_added","review_requested","review_approved","review_rejected","task_linked","task_unlinked","tasks_completed","sla_at_risk","sla_breached","sla_met","duplicate_dismissed","attachment_added","escalated","rule_applied","deleted"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema9.enum;
if(!(((((((((((((((((((((((((((((((data === "created") || (data === "status_changed")) || (data === "priority_changed")) || (data === "assigned")) || (data === "unassigned")) || (data === "moved")) || (data === "updated")) || (data === "merged")) || (data === "merged_into")) || (data === "spam_marked")) || (data === "spam_unmarked")) || (data === "privacy_changed")) || (data === "correspondents_changed")) || (data === "message_received")) || (data === "message_sent")) || (data === "message_failed")) || (data === "note_added")) || (data === "review_requested")) || (data === "review_approved")) || (data === "review_rejected")) || (data === "task_linked")) || (data === "task_unlinked")) || (data === "tasks_completed")) || (data === "sla_at_risk")) || (data === "sla_breached")) || (data === "sla_met")) || (data === "duplicate_dismissed")) || (data === "attachment_added")) || (data === "escalated")) || (data === "rule_applied")) || (data === "deleted"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.inbox_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "inbox_id"},message:"must have required property '"+"inbox_id"+"'"});
errors++;
}
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"});
errors++;
}
if(data.changes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "changes"},message:"must have required property '"+"changes"+"'"});
errors++;
}
if(data.message_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message_id"},message:"must have required property '"+"message_id"+"'"});
errors++;
}
if(data.related === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "related"},message:"must have required property '"+"related"+"'"});
errors++;
}
if(data.actor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});
errors++;
}
if(data.correlation_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "correlation_id"},message:"must have required property '"+"correlation_id"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema8.properties, key0))){
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
if(!(validate1(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.ticket !== undefined){
let data1 = data.ticket;
if(!(validate20(data1, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
if(data.inbox_id !== undefined){
let data2 = data.inbox_id;
if(!(validate1(data2, {instancePath:instancePath+"/inbox_id",parentData:data,parentDataProperty:"inbox_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.client_id !== undefined){
let data3 = data.client_id;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate1(data3, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.kind !== undefined){
let data4 = data.kind;
if(!(validate21(data4, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
let data5 = data.summary;
if(typeof data5 === "string"){
if(data5.length > 500 && (data5.length > 1000 || func1(data5) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.changes !== undefined){
let data6 = data.changes;
if(Array.isArray(data6)){
const over0 = data6.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
if(!(validate9(data7, {instancePath:instancePath+"/changes/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid2 = _errs15 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.message_id !== undefined){
let data8 = data.message_id;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(!(validate1(data8, {instancePath:instancePath+"/message_id",parentData:data,parentDataProperty:"message_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs19 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/message_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs19 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/message_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.related !== undefined){
let data9 = data.related;
const _errs22 = errors;
let valid5 = false;
const _errs23 = errors;
if(!(validate6(data9, {instancePath:instancePath+"/related",parentData:data,parentDataProperty:"related",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs24 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/related",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs24 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/related",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.actor !== undefined){
let data10 = data.actor;
if(!(validate10(data10, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.correlation_id !== undefined){
let data11 = data.correlation_id;
if(!(validate11(data11, {instancePath:instancePath+"/correlation_id",parentData:data,parentDataProperty:"correlation_id",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate22(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
if(!(validate14(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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

const v4 = validate23;
const schema10 = {"type":"object","additionalProperties":false,"required":["id","request_id","channel","method","path","query_string","operation_id","status_code","outcome","error_type","error_message","duration_ms","request_bytes","response_bytes","user","credential_id","ip_address","user_agent","created_at"],"properties":{"id":{"$ref":"schema:Id"},"request_id":{"$ref":"schema:ApiRequestName"},"channel":{"$ref":"schema:ApiRequestChannel"},"method":{"$ref":"schema:ApiRequestMethod"},"path":{"type":"string","minLength":1,"maxLength":8192},"query_string":{"type":["string","null"],"maxLength":8192},"operation_id":{"anyOf":[{"$ref":"schema:ApiRequestOperationId"},{"type":"null"}]},"status_code":{"$ref":"schema:ApiRequestStatusCode"},"outcome":{"$ref":"schema:ApiRequestOutcome"},"error_type":{"type":["string","null"],"maxLength":64},"error_message":{"type":["string","null"],"maxLength":4000},"duration_ms":{"type":"number","minimum":0,"maximum":100000000},"request_bytes":{"type":"integer","minimum":0,"maximum":2147483647},"response_bytes":{"type":"integer","minimum":0,"maximum":2147483647},"user":{"anyOf":[{"$ref":"schema:UserRef"},{"type":"null"}]},"credential_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"ip_address":{"type":["string","null"],"maxLength":64},"user_agent":{"type":["string","null"],"maxLength":1000},"created_at":{"$ref":"schema:Timestamp"}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 64 && (data.length > 128 || func1(data) > 64)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func1(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"string","enum":["rest","mcp"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema11.enum;
if(!((data === "rest") || (data === "mcp"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"string","enum":["GET","HEAD","POST","PUT","PATCH","DELETE","OPTIONS"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema12.enum;
if(!(((((((data === "GET") || (data === "HEAD")) || (data === "POST")) || (data === "PUT")) || (data === "PATCH")) || (data === "DELETE")) || (data === "OPTIONS"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 100 && (data.length > 200 || func1(data) > 100)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func1(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data > 599 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"});
errors++;
}
if(data < 100 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"});
errors++;
}
}
validate28.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"string","enum":["success","client_error","server_error"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema13.enum;
if(!(((data === "success") || (data === "client_error")) || (data === "server_error"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","additionalProperties":false,"required":["id","name","email"],"properties":{"id":{"$ref":"schema:Id"},"name":{"type":"string","minLength":1,"maxLength":200},"email":{"type":["string","null"],"format":"email","maxLength":254}}};
const formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 200 && (data1.length > 400 || func1(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func1(data1) < 1)){
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
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: schema14.properties.email.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 254 && (data2.length > 508 || func1(data2) > 254)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(data2.length <= 508){
if(!(formats2.test(data2))){
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
validate30.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.request_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"});
errors++;
}
if(data.channel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"});
errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"});
errors++;
}
if(data.path === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"});
errors++;
}
if(data.query_string === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "query_string"},message:"must have required property '"+"query_string"+"'"});
errors++;
}
if(data.operation_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "operation_id"},message:"must have required property '"+"operation_id"+"'"});
errors++;
}
if(data.status_code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status_code"},message:"must have required property '"+"status_code"+"'"});
errors++;
}
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"});
errors++;
}
if(data.error_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error_type"},message:"must have required property '"+"error_type"+"'"});
errors++;
}
if(data.error_message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error_message"},message:"must have required property '"+"error_message"+"'"});
errors++;
}
if(data.duration_ms === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "duration_ms"},message:"must have required property '"+"duration_ms"+"'"});
errors++;
}
if(data.request_bytes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "request_bytes"},message:"must have required property '"+"request_bytes"+"'"});
errors++;
}
if(data.response_bytes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "response_bytes"},message:"must have required property '"+"response_bytes"+"'"});
errors++;
}
if(data.user === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.credential_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credential_id"},message:"must have required property '"+"credential_id"+"'"});
errors++;
}
if(data.ip_address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ip_address"},message:"must have required property '"+"ip_address"+"'"});
errors++;
}
if(data.user_agent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_agent"},message:"must have required property '"+"user_agent"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema10.properties, key0))){
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
if(!(validate1(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.request_id !== undefined){
let data1 = data.request_id;
if(!(validate24(data1, {instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"request_id",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
let data2 = data.channel;
if(!(validate25(data2, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.method !== undefined){
let data3 = data.method;
if(!(validate26(data3, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined){
let data4 = data.path;
if(typeof data4 === "string"){
if(data4.length > 8192 && (data4.length > 16384 || func1(data4) > 8192)){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"});
errors++;
}
if(data4.length < 1 || (data4.length < 2 && func1(data4) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.query_string !== undefined){
let data5 = data.query_string;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/query_string",keyword:"type",params:{type: schema10.properties.query_string.type},message:"must be string,null"});
errors++;
}
if(typeof data5 === "string"){
if(data5.length > 8192 && (data5.length > 16384 || func1(data5) > 8192)){
(vErrors ??= []).push({instancePath:instancePath+"/query_string",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"});
errors++;
}
}
}
if(data.operation_id !== undefined){
let data6 = data.operation_id;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(!(validate27(data6, {instancePath:instancePath+"/operation_id",parentData:data,parentDataProperty:"operation_id",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs13 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/operation_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/operation_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.status_code !== undefined){
let data7 = data.status_code;
if(!(validate28(data7, {instancePath:instancePath+"/status_code",parentData:data,parentDataProperty:"status_code",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined){
let data8 = data.outcome;
if(!(validate29(data8, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.error_type !== undefined){
let data9 = data.error_type;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/error_type",keyword:"type",params:{type: schema10.properties.error_type.type},message:"must be string,null"});
errors++;
}
if(typeof data9 === "string"){
if(data9.length > 64 && (data9.length > 128 || func1(data9) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/error_type",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
}
if(data.error_message !== undefined){
let data10 = data.error_message;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/error_message",keyword:"type",params:{type: schema10.properties.error_message.type},message:"must be string,null"});
errors++;
}
if(typeof data10 === "string"){
if(data10.length > 4000 && (data10.length > 8000 || func1(data10) > 4000)){
(vErrors ??= []).push({instancePath:instancePath+"/error_message",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"});
errors++;
}
}
}
if(data.duration_ms !== undefined){
let data11 = data.duration_ms;
if(typeof data11 == "number"){
if(data11 > 100000000 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/duration_ms",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"});
errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/duration_ms",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/duration_ms",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.request_bytes !== undefined){
let data12 = data.request_bytes;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/request_bytes",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 2147483647 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/request_bytes",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/request_bytes",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.response_bytes !== undefined){
let data13 = data.response_bytes;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/response_bytes",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 2147483647 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/response_bytes",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/response_bytes",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.user !== undefined){
let data14 = data.user;
const _errs28 = errors;
let valid2 = false;
const _errs29 = errors;
if(!(validate30(data14, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid1 = _errs29 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs30 = errors;
if(data14 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/user",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs30 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/user",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.credential_id !== undefined){
let data15 = data.credential_id;
const _errs33 = errors;
let valid3 = false;
const _errs34 = errors;
if(!(validate1(data15, {instancePath:instancePath+"/credential_id",parentData:data,parentDataProperty:"credential_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid2 = _errs34 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs35 = errors;
if(data15 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/credential_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs35 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/credential_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data.ip_address !== undefined){
let data16 = data.ip_address;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/ip_address",keyword:"type",params:{type: schema10.properties.ip_address.type},message:"must be string,null"});
errors++;
}
if(typeof data16 === "string"){
if(data16.length > 64 && (data16.length > 128 || func1(data16) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/ip_address",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
}
if(data.user_agent !== undefined){
let data17 = data.user_agent;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/user_agent",keyword:"type",params:{type: schema10.properties.user_agent.type},message:"must be string,null"});
errors++;
}
if(typeof data17 === "string"){
if(data17.length > 1000 && (data17.length > 2000 || func1(data17) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/user_agent",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
}
if(data.created_at !== undefined){
let data18 = data.created_at;
if(!(validate12(data18, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate31(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
if(!(validate14(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
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

const v5 = validate32;

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate31(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
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

const v6 = validate33;
const schema15 = {"type":"object","additionalProperties":false,"required":["id","kind","outcome","user","actor","credential_id","app","oauth_client_name","changes","failure_reason","ip_address","user_agent","request_id","occurred_at"],"properties":{"id":{"$ref":"schema:Id"},"kind":{"$ref":"schema:AuthEventKind"},"outcome":{"$ref":"schema:AuthEventOutcome"},"user":{"anyOf":[{"$ref":"schema:UserRef"},{"type":"null"}]},"actor":{"anyOf":[{"$ref":"schema:Actor"},{"type":"null"}]},"credential_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"app":{"anyOf":[{"$ref":"schema:AuthEventApp"},{"type":"null"}]},"oauth_client_name":{"type":["string","null"],"maxLength":200},"changes":{"type":"array","maxItems":100,"items":{"$ref":"schema:AuthEventChange"}},"failure_reason":{"type":["string","null"],"maxLength":500},"ip_address":{"type":["string","null"],"maxLength":64},"user_agent":{"type":["string","null"],"maxLength":1000},"request_id":{"type":["string","null"],"minLength":1,"maxLength":64},"occurred_at":{"$ref":"schema:Timestamp"}}};
const schema16 = {"type":"string","enum":["sign_in","sign_in_failed","sign_out","password_changed","mfa_changed","token_issued","token_refresh_failed","token_reuse_detected","token_revoked","grant_created","grant_revoked","api_key_created","api_key_rotated","api_key_expired","api_key_revoked","api_key_refused","invitation_sent","invitation_accepted","member_suspended","member_reactivated","member_removed","permissions_changed","webhook_secret_revealed","webhook_secret_rotated","webhook_address_changed"]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema16.enum;
if(!(((((((((((((((((((((((((data === "sign_in") || (data === "sign_in_failed")) || (data === "sign_out")) || (data === "password_changed")) || (data === "mfa_changed")) || (data === "token_issued")) || (data === "token_refresh_failed")) || (data === "token_reuse_detected")) || (data === "token_revoked")) || (data === "grant_created")) || (data === "grant_revoked")) || (data === "api_key_created")) || (data === "api_key_rotated")) || (data === "api_key_expired")) || (data === "api_key_revoked")) || (data === "api_key_refused")) || (data === "invitation_sent")) || (data === "invitation_accepted")) || (data === "member_suspended")) || (data === "member_reactivated")) || (data === "member_removed")) || (data === "permissions_changed")) || (data === "webhook_secret_revealed")) || (data === "webhook_secret_rotated")) || (data === "webhook_address_changed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","enum":["succeeded","failed"]};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema17.enum;
if(!((data === "succeeded") || (data === "failed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","additionalProperties":false,"required":["kind","id","name"],"properties":{"kind":{"type":"string","enum":["api_key","oauth_grant"]},"id":{"$ref":"schema:Id"},"name":{"type":"string","maxLength":500}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema18.properties.kind.enum;
if(!((data0 === "api_key") || (data0 === "oauth_grant"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema18.properties.kind.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(validate1(data1, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func1(data2) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
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
validate36.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"});
errors++;
}
if(data.old_values === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "old_values"},message:"must have required property '"+"old_values"+"'"});
errors++;
}
if(data.new_values === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "new_values"},message:"must have required property '"+"new_values"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "old_values")) || (key0 === "new_values"))){
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
if(data0.length > 200 && (data0.length > 400 || func1(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/field",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func1(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/field",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/field",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.old_values !== undefined){
let data1 = data.old_values;
if(Array.isArray(data1)){
const over0 = data1.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/old_values",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(typeof data2 === "string"){
if(data2.length > 2100 && (data2.length > 4200 || func1(data2) > 2100)){
(vErrors ??= []).push({instancePath:instancePath+"/old_values/" + i0,keyword:"maxLength",params:{limit: 2100},message:"must NOT have more than 2100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/old_values/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/old_values",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.new_values !== undefined){
let data3 = data.new_values;
if(Array.isArray(data3)){
const over1 = data3.length > 200;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/new_values",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs10 = errors;
if(typeof data4 === "string"){
if(data4.length > 2100 && (data4.length > 4200 || func1(data4) > 2100)){
(vErrors ??= []).push({instancePath:instancePath+"/new_values/" + i1,keyword:"maxLength",params:{limit: 2100},message:"must NOT have more than 2100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/new_values/" + i1,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/new_values",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
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


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"});
errors++;
}
if(data.user === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.actor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});
errors++;
}
if(data.credential_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credential_id"},message:"must have required property '"+"credential_id"+"'"});
errors++;
}
if(data.app === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "app"},message:"must have required property '"+"app"+"'"});
errors++;
}
if(data.oauth_client_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "oauth_client_name"},message:"must have required property '"+"oauth_client_name"+"'"});
errors++;
}
if(data.changes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "changes"},message:"must have required property '"+"changes"+"'"});
errors++;
}
if(data.failure_reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "failure_reason"},message:"must have required property '"+"failure_reason"+"'"});
errors++;
}
if(data.ip_address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ip_address"},message:"must have required property '"+"ip_address"+"'"});
errors++;
}
if(data.user_agent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_agent"},message:"must have required property '"+"user_agent"+"'"});
errors++;
}
if(data.request_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "request_id"},message:"must have required property '"+"request_id"+"'"});
errors++;
}
if(data.occurred_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "occurred_at"},message:"must have required property '"+"occurred_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema15.properties, key0))){
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
if(!(validate1(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(!(validate34(data1, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined){
let data2 = data.outcome;
if(!(validate35(data2, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.user !== undefined){
let data3 = data.user;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate30(data3, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data3 !== null){
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
if(data.actor !== undefined){
let data4 = data.actor;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(!(validate10(data4, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/actor",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/actor",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.credential_id !== undefined){
let data5 = data.credential_id;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(!(validate1(data5, {instancePath:instancePath+"/credential_id",parentData:data,parentDataProperty:"credential_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs18 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/credential_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/credential_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.app !== undefined){
let data6 = data.app;
const _errs21 = errors;
let valid4 = false;
const _errs22 = errors;
if(!(validate36(data6, {instancePath:instancePath+"/app",parentData:data,parentDataProperty:"app",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var _valid3 = _errs22 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs23 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/app",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs23 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/app",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.oauth_client_name !== undefined){
let data7 = data.oauth_client_name;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/oauth_client_name",keyword:"type",params:{type: schema15.properties.oauth_client_name.type},message:"must be string,null"});
errors++;
}
if(typeof data7 === "string"){
if(data7.length > 200 && (data7.length > 400 || func1(data7) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/oauth_client_name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
}
if(data.changes !== undefined){
let data8 = data.changes;
if(Array.isArray(data8)){
const over0 = data8.length > 100;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid6 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs29 = errors;
if(!(validate37(data9, {instancePath:instancePath+"/changes/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid5 = _errs29 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid5){
valid6 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.failure_reason !== undefined){
let data10 = data.failure_reason;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/failure_reason",keyword:"type",params:{type: schema15.properties.failure_reason.type},message:"must be string,null"});
errors++;
}
if(typeof data10 === "string"){
if(data10.length > 500 && (data10.length > 1000 || func1(data10) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/failure_reason",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
}
if(data.ip_address !== undefined){
let data11 = data.ip_address;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/ip_address",keyword:"type",params:{type: schema15.properties.ip_address.type},message:"must be string,null"});
errors++;
}
if(typeof data11 === "string"){
if(data11.length > 64 && (data11.length > 128 || func1(data11) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/ip_address",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
}
if(data.user_agent !== undefined){
let data12 = data.user_agent;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/user_agent",keyword:"type",params:{type: schema15.properties.user_agent.type},message:"must be string,null"});
errors++;
}
if(typeof data12 === "string"){
if(data12.length > 1000 && (data12.length > 2000 || func1(data12) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/user_agent",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
}
if(data.request_id !== undefined){
let data13 = data.request_id;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/request_id",keyword:"type",params:{type: schema15.properties.request_id.type},message:"must be string,null"});
errors++;
}
if(typeof data13 === "string"){
if(data13.length > 64 && (data13.length > 128 || func1(data13) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/request_id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data13.length < 1 || (data13.length < 2 && func1(data13) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/request_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.occurred_at !== undefined){
let data14 = data.occurred_at;
if(!(validate12(data14, {instancePath:instancePath+"/occurred_at",parentData:data,parentDataProperty:"occurred_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate38(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
if(!(validate14(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

const v7 = validate39;
const schema19 = {"type":"object","additionalProperties":false,"required":["id","category","status","from_address","recipients","subject","record","provider","message_reference","attempt_count","suppressed_reason","error_message","has_bounced","created_at","sent_at","delivered_at"],"properties":{"id":{"$ref":"schema:Id"},"category":{"$ref":"schema:EmailDeliveryCategory"},"status":{"$ref":"schema:DeliveryStatus"},"from_address":{"$ref":"schema:EmailAddress"},"recipients":{"type":"array","maxItems":100,"items":{"$ref":"schema:EmailRecipient"}},"subject":{"type":["string","null"],"maxLength":998},"record":{"anyOf":[{"$ref":"schema:RecordRef"},{"type":"null"}]},"provider":{"type":"string","maxLength":40,"pattern":"^[a-z][a-z0-9_]*$"},"message_reference":{"type":["string","null"],"maxLength":998},"attempt_count":{"$ref":"schema:Count"},"suppressed_reason":{"anyOf":[{"$ref":"schema:SuppressedReason"},{"type":"null"}]},"error_message":{"type":["string","null"],"maxLength":4000},"has_bounced":{"type":"boolean"},"created_at":{"$ref":"schema:Timestamp"},"sent_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"delivered_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]}}};
const schema20 = {"type":"string","enum":["ticket_message","notification","invitation","billing","form","automation","security","other"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema20.enum;
if(!((((((((data === "ticket_message") || (data === "notification")) || (data === "invitation")) || (data === "billing")) || (data === "form")) || (data === "automation")) || (data === "security")) || (data === "other"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"string","enum":["queued","sent","delivered","failed","suppressed"]};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema21.enum;
if(!(((((data === "queued") || (data === "sent")) || (data === "delivered")) || (data === "failed")) || (data === "suppressed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 254 && (data.length > 508 || func1(data) > 254)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(data.length <= 508){
if(!(formats2.test(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"object","additionalProperties":false,"required":["kind","email","user_id"],"properties":{"kind":{"type":"string","enum":["to","cc","bcc"]},"email":{"$ref":"schema:EmailAddress"},"user_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.email === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});
errors++;
}
if(data.user_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "email")) || (key0 === "user_id"))){
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
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema22.properties.kind.enum;
if(!(((data0 === "to") || (data0 === "cc")) || (data0 === "bcc"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema22.properties.kind.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(!(validate42(data1, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.user_id !== undefined){
let data2 = data.user_id;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate1(data2, {instancePath:instancePath+"/user_id",parentData:data,parentDataProperty:"user_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate44.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"string","enum":["preference","quiet_hours","bounced_address"]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema23.enum;
if(!(((data === "preference") || (data === "quiet_hours")) || (data === "bounced_address"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^[a-z][a-z0-9_]*$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.from_address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "from_address"},message:"must have required property '"+"from_address"+"'"});
errors++;
}
if(data.recipients === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "recipients"},message:"must have required property '"+"recipients"+"'"});
errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"});
errors++;
}
if(data.record === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record"},message:"must have required property '"+"record"+"'"});
errors++;
}
if(data.provider === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"});
errors++;
}
if(data.message_reference === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message_reference"},message:"must have required property '"+"message_reference"+"'"});
errors++;
}
if(data.attempt_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attempt_count"},message:"must have required property '"+"attempt_count"+"'"});
errors++;
}
if(data.suppressed_reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "suppressed_reason"},message:"must have required property '"+"suppressed_reason"+"'"});
errors++;
}
if(data.error_message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error_message"},message:"must have required property '"+"error_message"+"'"});
errors++;
}
if(data.has_bounced === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "has_bounced"},message:"must have required property '"+"has_bounced"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
if(data.sent_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sent_at"},message:"must have required property '"+"sent_at"+"'"});
errors++;
}
if(data.delivered_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "delivered_at"},message:"must have required property '"+"delivered_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema19.properties, key0))){
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
if(!(validate1(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data1 = data.category;
if(!(validate40(data1, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(validate41(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.from_address !== undefined){
let data3 = data.from_address;
if(!(validate42(data3, {instancePath:instancePath+"/from_address",parentData:data,parentDataProperty:"from_address",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.recipients !== undefined){
let data4 = data.recipients;
if(Array.isArray(data4)){
const over0 = data4.length > 100;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/recipients",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs8 = errors;
if(!(validate43(data5, {instancePath:instancePath+"/recipients/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipients",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.subject !== undefined){
let data6 = data.subject;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"type",params:{type: schema19.properties.subject.type},message:"must be string,null"});
errors++;
}
if(typeof data6 === "string"){
if(data6.length > 998 && (data6.length > 1996 || func1(data6) > 998)){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"maxLength",params:{limit: 998},message:"must NOT have more than 998 characters"});
errors++;
}
}
}
if(data.record !== undefined){
let data7 = data.record;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate6(data7, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs14 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/record",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs14 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/record",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.provider !== undefined){
let data8 = data.provider;
if(typeof data8 === "string"){
if(data8.length > 40 && (data8.length > 80 || func1(data8) > 40)){
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(data8.length <= 256){
if(!pattern3.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.message_reference !== undefined){
let data9 = data.message_reference;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/message_reference",keyword:"type",params:{type: schema19.properties.message_reference.type},message:"must be string,null"});
errors++;
}
if(typeof data9 === "string"){
if(data9.length > 998 && (data9.length > 1996 || func1(data9) > 998)){
(vErrors ??= []).push({instancePath:instancePath+"/message_reference",keyword:"maxLength",params:{limit: 998},message:"must NOT have more than 998 characters"});
errors++;
}
}
}
if(data.attempt_count !== undefined){
let data10 = data.attempt_count;
if(!(validate44(data10, {instancePath:instancePath+"/attempt_count",parentData:data,parentDataProperty:"attempt_count",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.suppressed_reason !== undefined){
let data11 = data.suppressed_reason;
const _errs22 = errors;
let valid4 = false;
const _errs23 = errors;
if(!(validate45(data11, {instancePath:instancePath+"/suppressed_reason",parentData:data,parentDataProperty:"suppressed_reason",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid1 = _errs23 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs24 = errors;
if(data11 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/suppressed_reason",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs24 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/suppressed_reason",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.error_message !== undefined){
let data12 = data.error_message;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/error_message",keyword:"type",params:{type: schema19.properties.error_message.type},message:"must be string,null"});
errors++;
}
if(typeof data12 === "string"){
if(data12.length > 4000 && (data12.length > 8000 || func1(data12) > 4000)){
(vErrors ??= []).push({instancePath:instancePath+"/error_message",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"});
errors++;
}
}
}
if(data.has_bounced !== undefined){
let data13 = data.has_bounced;
if(typeof data13 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_bounced",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.created_at !== undefined){
let data14 = data.created_at;
if(!(validate12(data14, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.sent_at !== undefined){
let data15 = data.sent_at;
const _errs32 = errors;
let valid5 = false;
const _errs33 = errors;
if(!(validate12(data15, {instancePath:instancePath+"/sent_at",parentData:data,parentDataProperty:"sent_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid2 = _errs33 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs34 = errors;
if(data15 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sent_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs34 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/sent_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.delivered_at !== undefined){
let data16 = data.delivered_at;
const _errs37 = errors;
let valid6 = false;
const _errs38 = errors;
if(!(validate12(data16, {instancePath:instancePath+"/delivered_at",parentData:data,parentDataProperty:"delivered_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid3 = _errs38 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs39 = errors;
if(data16 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/delivered_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs39 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
}
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/delivered_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate46(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
if(!(validate14(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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

const v8 = validate47;
const schema24 = {"type":"object","additionalProperties":false,"required":["status","recipient","response_code","message","occurred_at"],"properties":{"status":{"$ref":"schema:DeliveryStatus"},"recipient":{"anyOf":[{"$ref":"schema:EmailAddress"},{"type":"null"}]},"response_code":{"type":["integer","null"],"minimum":100,"maximum":599},"message":{"type":["string","null"],"maxLength":4000},"occurred_at":{"$ref":"schema:Timestamp"}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.recipient === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "recipient"},message:"must have required property '"+"recipient"+"'"});
errors++;
}
if(data.response_code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "response_code"},message:"must have required property '"+"response_code"+"'"});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"});
errors++;
}
if(data.occurred_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "occurred_at"},message:"must have required property '"+"occurred_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "status") || (key0 === "recipient")) || (key0 === "response_code")) || (key0 === "message")) || (key0 === "occurred_at"))){
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
if(data.status !== undefined){
let data0 = data.status;
if(!(validate41(data0, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.recipient !== undefined){
let data1 = data.recipient;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate42(data1, {instancePath:instancePath+"/recipient",parentData:data,parentDataProperty:"recipient",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/recipient",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.response_code !== undefined){
let data2 = data.response_code;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/response_code",keyword:"type",params:{type: schema24.properties.response_code.type},message:"must be integer,null"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/response_code",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"});
errors++;
}
if(data2 < 100 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/response_code",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"});
errors++;
}
}
}
if(data.message !== undefined){
let data3 = data.message;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: schema24.properties.message.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 4000 && (data3.length > 8000 || func1(data3) > 4000)){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"});
errors++;
}
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
validate48.errors = vErrors;
return errors === 0;
}


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.log === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "log"},message:"must have required property '"+"log"+"'"});
errors++;
}
if(data.steps === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "log") || (key0 === "steps"))){
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
if(data.log !== undefined){
let data0 = data.log;
if(!(validate46(data0, {instancePath:instancePath+"/log",parentData:data,parentDataProperty:"log",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data1 = data.steps;
if(Array.isArray(data1)){
const over0 = data1.length > 500;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate48(data2, {instancePath:instancePath+"/steps/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate49(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

export const responses = {
  listActivity: { '200': v0, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listActivityEvents: { '200': v3, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listApiRequestLogs: { '200': v4, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  getApiRequestLog: { '200': v5, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  listAuthEvents: { '200': v6, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listEmailDeliveryLogs: { '200': v7, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  getEmailDeliveryLog: { '200': v8, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
};
