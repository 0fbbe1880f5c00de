// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"string","enum":["hour","day","week","month"]};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema0.enum;
if(!((((data === "hour") || (data === "day")) || (data === "week")) || (data === "month"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const formats0 = lib_validation.formats["date-time"];
const func0 = lib_ucs2length.default;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 35 && (data.length > 70 || func0(data) > 35)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"});
errors++;
}
if(data.length <= 256){
if(!(formats0(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
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

const schema1 = {"type":"object","additionalProperties":false,"required":["totals","totals_before","request_change_percent","error_change_points","buckets","errors","operations","credentials"],"properties":{"totals":{"$ref":"schema:RequestTotals"},"totals_before":{"anyOf":[{"$ref":"schema:RequestTotals"},{"type":"null"}]},"request_change_percent":{"type":["number","null"],"minimum":-100,"maximum":9007199254740991},"error_change_points":{"type":["number","null"],"minimum":-100,"maximum":100},"buckets":{"type":"array","maxItems":120,"items":{"$ref":"schema:RequestBucket"}},"errors":{"type":"array","maxItems":10,"items":{"$ref":"schema:FrequentError"}},"operations":{"type":"array","maxItems":10,"items":{"$ref":"schema:BusyOperation"}},"credentials":{"type":["array","null"],"maxItems":10,"items":{"$ref":"schema:BusyCredential"}}}};
const schema2 = {"type":"object","additionalProperties":false,"required":["request_count","rest_count","mcp_count","success_count","client_error_count","server_error_count","error_percent","p50_ms","p95_ms"],"properties":{"request_count":{"$ref":"schema:Count"},"rest_count":{"$ref":"schema:Count"},"mcp_count":{"$ref":"schema:Count"},"success_count":{"$ref":"schema:Count"},"client_error_count":{"$ref":"schema:Count"},"server_error_count":{"$ref":"schema:Count"},"error_percent":{"type":["number","null"],"minimum":0,"maximum":100},"p50_ms":{"$ref":"schema:CallMilliseconds"},"p95_ms":{"$ref":"schema:CallMilliseconds"}}};
const func1 = Object.prototype.hasOwnProperty;

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

const schema3 = {"type":["number","null"],"minimum":0,"maximum":100000000};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(typeof data == "number")) && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema3.type},message:"must be number,null"});
errors++;
}
if(typeof data == "number"){
if(data > 100000000 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"});
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
validate4.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.request_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "request_count"},message:"must have required property '"+"request_count"+"'"});
errors++;
}
if(data.rest_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rest_count"},message:"must have required property '"+"rest_count"+"'"});
errors++;
}
if(data.mcp_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mcp_count"},message:"must have required property '"+"mcp_count"+"'"});
errors++;
}
if(data.success_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "success_count"},message:"must have required property '"+"success_count"+"'"});
errors++;
}
if(data.client_error_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_error_count"},message:"must have required property '"+"client_error_count"+"'"});
errors++;
}
if(data.server_error_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "server_error_count"},message:"must have required property '"+"server_error_count"+"'"});
errors++;
}
if(data.error_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error_percent"},message:"must have required property '"+"error_percent"+"'"});
errors++;
}
if(data.p50_ms === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "p50_ms"},message:"must have required property '"+"p50_ms"+"'"});
errors++;
}
if(data.p95_ms === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "p95_ms"},message:"must have required property '"+"p95_ms"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema2.properties, key0))){
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
if(data.request_count !== undefined){
let data0 = data.request_count;
if(!(validate3(data0, {instancePath:instancePath+"/request_count",parentData:data,parentDataProperty:"request_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.rest_count !== undefined){
let data1 = data.rest_count;
if(!(validate3(data1, {instancePath:instancePath+"/rest_count",parentData:data,parentDataProperty:"rest_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.mcp_count !== undefined){
let data2 = data.mcp_count;
if(!(validate3(data2, {instancePath:instancePath+"/mcp_count",parentData:data,parentDataProperty:"mcp_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.success_count !== undefined){
let data3 = data.success_count;
if(!(validate3(data3, {instancePath:instancePath+"/success_count",parentData:data,parentDataProperty:"success_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.client_error_count !== undefined){
let data4 = data.client_error_count;
if(!(validate3(data4, {instancePath:instancePath+"/client_error_count",parentData:data,parentDataProperty:"client_error_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.server_error_count !== undefined){
let data5 = data.server_error_count;
if(!(validate3(data5, {instancePath:instancePath+"/server_error_count",parentData:data,parentDataProperty:"server_error_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.error_percent !== undefined){
let data6 = data.error_percent;
if((!(typeof data6 == "number")) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/error_percent",keyword:"type",params:{type: schema2.properties.error_percent.type},message:"must be number,null"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 100 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/error_percent",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/error_percent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.p50_ms !== undefined){
let data7 = data.p50_ms;
if(!(validate4(data7, {instancePath:instancePath+"/p50_ms",parentData:data,parentDataProperty:"p50_ms",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.p95_ms !== undefined){
let data8 = data.p95_ms;
if(!(validate4(data8, {instancePath:instancePath+"/p95_ms",parentData:data,parentDataProperty:"p95_ms",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"});
errors++;
}
if(data.client_error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_error"},message:"must have required property '"+"client_error"+"'"});
errors++;
}
if(data.server_error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "server_error"},message:"must have required property '"+"server_error"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "success") || (key0 === "client_error")) || (key0 === "server_error"))){
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
if(data.success !== undefined){
let data0 = data.success;
if(!(validate3(data0, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.client_error !== undefined){
let data1 = data.client_error;
if(!(validate3(data1, {instancePath:instancePath+"/client_error",parentData:data,parentDataProperty:"client_error",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.server_error !== undefined){
let data2 = data.server_error;
if(!(validate3(data2, {instancePath:instancePath+"/server_error",parentData:data,parentDataProperty:"server_error",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
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


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.starts_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "starts_at"},message:"must have required property '"+"starts_at"+"'"});
errors++;
}
if(data.rest === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rest"},message:"must have required property '"+"rest"+"'"});
errors++;
}
if(data.mcp === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mcp"},message:"must have required property '"+"mcp"+"'"});
errors++;
}
if(data.p50_ms === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "p50_ms"},message:"must have required property '"+"p50_ms"+"'"});
errors++;
}
if(data.p95_ms === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "p95_ms"},message:"must have required property '"+"p95_ms"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "starts_at") || (key0 === "rest")) || (key0 === "mcp")) || (key0 === "p50_ms")) || (key0 === "p95_ms"))){
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
if(data.starts_at !== undefined){
let data0 = data.starts_at;
if(!(validate2(data0, {instancePath:instancePath+"/starts_at",parentData:data,parentDataProperty:"starts_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.rest !== undefined){
let data1 = data.rest;
if(!(validate6(data1, {instancePath:instancePath+"/rest",parentData:data,parentDataProperty:"rest",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.mcp !== undefined){
let data2 = data.mcp;
if(!(validate6(data2, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.p50_ms !== undefined){
let data3 = data.p50_ms;
if(!(validate4(data3, {instancePath:instancePath+"/p50_ms",parentData:data,parentDataProperty:"p50_ms",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.p95_ms !== undefined){
let data4 = data.p95_ms;
if(!(validate4(data4, {instancePath:instancePath+"/p95_ms",parentData:data,parentDataProperty:"p95_ms",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"object","additionalProperties":false,"required":["error_type","operation_id","error_count","last_seen_at","last_request_log_id","last_message"],"properties":{"error_type":{"type":"string","minLength":1,"maxLength":64},"operation_id":{"anyOf":[{"$ref":"schema:ApiRequestOperationId"},{"type":"null"}]},"error_count":{"$ref":"schema:Count"},"last_seen_at":{"$ref":"schema:Timestamp"},"last_request_log_id":{"$ref":"schema:Id"},"last_message":{"type":["string","null"],"maxLength":4000}}};
const pattern0 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 100 && (data.length > 200 || func0(data) > 100)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

const formats1 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate9.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error_type"},message:"must have required property '"+"error_type"+"'"});
errors++;
}
if(data.operation_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "operation_id"},message:"must have required property '"+"operation_id"+"'"});
errors++;
}
if(data.error_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error_count"},message:"must have required property '"+"error_count"+"'"});
errors++;
}
if(data.last_seen_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_seen_at"},message:"must have required property '"+"last_seen_at"+"'"});
errors++;
}
if(data.last_request_log_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_request_log_id"},message:"must have required property '"+"last_request_log_id"+"'"});
errors++;
}
if(data.last_message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_message"},message:"must have required property '"+"last_message"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((key0 === "error_type") || (key0 === "operation_id")) || (key0 === "error_count")) || (key0 === "last_seen_at")) || (key0 === "last_request_log_id")) || (key0 === "last_message"))){
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
if(data.error_type !== undefined){
let data0 = data.error_type;
if(typeof data0 === "string"){
if(data0.length > 64 && (data0.length > 128 || func0(data0) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/error_type",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func0(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/error_type",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error_type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.operation_id !== undefined){
let data1 = data.operation_id;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate8(data1, {instancePath:instancePath+"/operation_id",parentData:data,parentDataProperty:"operation_id",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/operation_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/operation_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.error_count !== undefined){
let data2 = data.error_count;
if(!(validate3(data2, {instancePath:instancePath+"/error_count",parentData:data,parentDataProperty:"error_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.last_seen_at !== undefined){
let data3 = data.last_seen_at;
if(!(validate2(data3, {instancePath:instancePath+"/last_seen_at",parentData:data,parentDataProperty:"last_seen_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.last_request_log_id !== undefined){
let data4 = data.last_request_log_id;
if(!(validate9(data4, {instancePath:instancePath+"/last_request_log_id",parentData:data,parentDataProperty:"last_request_log_id",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.last_message !== undefined){
let data5 = data.last_message;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/last_message",keyword:"type",params:{type: schema4.properties.last_message.type},message:"must be string,null"});
errors++;
}
if(typeof data5 === "string"){
if(data5.length > 4000 && (data5.length > 8000 || func0(data5) > 4000)){
(vErrors ??= []).push({instancePath:instancePath+"/last_message",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"});
errors++;
}
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


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operation_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "operation_id"},message:"must have required property '"+"operation_id"+"'"});
errors++;
}
if(data.request_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "request_count"},message:"must have required property '"+"request_count"+"'"});
errors++;
}
if(data.error_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error_count"},message:"must have required property '"+"error_count"+"'"});
errors++;
}
if(data.p95_ms === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "p95_ms"},message:"must have required property '"+"p95_ms"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "operation_id") || (key0 === "request_count")) || (key0 === "error_count")) || (key0 === "p95_ms"))){
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
if(data.operation_id !== undefined){
let data0 = data.operation_id;
if(!(validate8(data0, {instancePath:instancePath+"/operation_id",parentData:data,parentDataProperty:"operation_id",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.request_count !== undefined){
let data1 = data.request_count;
if(!(validate3(data1, {instancePath:instancePath+"/request_count",parentData:data,parentDataProperty:"request_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.error_count !== undefined){
let data2 = data.error_count;
if(!(validate3(data2, {instancePath:instancePath+"/error_count",parentData:data,parentDataProperty:"error_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.p95_ms !== undefined){
let data3 = data.p95_ms;
if(!(validate4(data3, {instancePath:instancePath+"/p95_ms",parentData:data,parentDataProperty:"p95_ms",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"object","additionalProperties":false,"required":["kind","id","name"],"properties":{"kind":{"type":"string","enum":["api_key","oauth_grant"]},"id":{"$ref":"schema:Id"},"name":{"type":"string","minLength":1,"maxLength":500}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema5.properties.kind.enum;
if(!((data0 === "api_key") || (data0 === "oauth_grant"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema5.properties.kind.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(!(validate9(data1, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func0(data2) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
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
validate12.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"object","additionalProperties":false,"required":["id","name","email"],"properties":{"id":{"$ref":"schema:Id"},"name":{"type":"string","minLength":1,"maxLength":200},"email":{"type":["string","null"],"format":"email","maxLength":254}}};
const formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate9(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
validate13.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.credential === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credential"},message:"must have required property '"+"credential"+"'"});
errors++;
}
if(data.user === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.request_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "request_count"},message:"must have required property '"+"request_count"+"'"});
errors++;
}
if(data.error_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error_count"},message:"must have required property '"+"error_count"+"'"});
errors++;
}
if(data.last_seen_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_seen_at"},message:"must have required property '"+"last_seen_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "credential") || (key0 === "user")) || (key0 === "request_count")) || (key0 === "error_count")) || (key0 === "last_seen_at"))){
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
if(data.credential !== undefined){
let data0 = data.credential;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate12(data0, {instancePath:instancePath+"/credential",parentData:data,parentDataProperty:"credential",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/credential",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.user !== undefined){
let data1 = data.user;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(validate13(data1, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs10 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/user",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/user",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.request_count !== undefined){
let data2 = data.request_count;
if(!(validate3(data2, {instancePath:instancePath+"/request_count",parentData:data,parentDataProperty:"request_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.error_count !== undefined){
let data3 = data.error_count;
if(!(validate3(data3, {instancePath:instancePath+"/error_count",parentData:data,parentDataProperty:"error_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.last_seen_at !== undefined){
let data4 = data.last_seen_at;
if(!(validate2(data4, {instancePath:instancePath+"/last_seen_at",parentData:data,parentDataProperty:"last_seen_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
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


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totals === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "totals"},message:"must have required property '"+"totals"+"'"});
errors++;
}
if(data.totals_before === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "totals_before"},message:"must have required property '"+"totals_before"+"'"});
errors++;
}
if(data.request_change_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "request_change_percent"},message:"must have required property '"+"request_change_percent"+"'"});
errors++;
}
if(data.error_change_points === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error_change_points"},message:"must have required property '"+"error_change_points"+"'"});
errors++;
}
if(data.buckets === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "buckets"},message:"must have required property '"+"buckets"+"'"});
errors++;
}
if(data.errors === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"});
errors++;
}
if(data.operations === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "operations"},message:"must have required property '"+"operations"+"'"});
errors++;
}
if(data.credentials === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credentials"},message:"must have required property '"+"credentials"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((((key0 === "totals") || (key0 === "totals_before")) || (key0 === "request_change_percent")) || (key0 === "error_change_points")) || (key0 === "buckets")) || (key0 === "errors")) || (key0 === "operations")) || (key0 === "credentials"))){
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
if(data.totals !== undefined){
let data0 = data.totals;
if(!(validate5(data0, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.totals_before !== undefined){
let data1 = data.totals_before;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate5(data1, {instancePath:instancePath+"/totals_before",parentData:data,parentDataProperty:"totals_before",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/totals_before",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/totals_before",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.request_change_percent !== undefined){
let data2 = data.request_change_percent;
if((!(typeof data2 == "number")) && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/request_change_percent",keyword:"type",params:{type: schema1.properties.request_change_percent.type},message:"must be number,null"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/request_change_percent",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data2 < -100 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/request_change_percent",keyword:"minimum",params:{comparison: ">=", limit: -100},message:"must be >= -100"});
errors++;
}
}
}
if(data.error_change_points !== undefined){
let data3 = data.error_change_points;
if((!(typeof data3 == "number")) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/error_change_points",keyword:"type",params:{type: schema1.properties.error_change_points.type},message:"must be number,null"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/error_change_points",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data3 < -100 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/error_change_points",keyword:"minimum",params:{comparison: ">=", limit: -100},message:"must be >= -100"});
errors++;
}
}
}
if(data.buckets !== undefined){
let data4 = data.buckets;
if(Array.isArray(data4)){
const over0 = data4.length > 120;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/buckets",keyword:"maxItems",params:{limit: 120},message:"must NOT have more than 120 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs14 = errors;
if(!(validate7(data5, {instancePath:instancePath+"/buckets/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/buckets",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.errors !== undefined){
let data6 = data.errors;
if(Array.isArray(data6)){
const over1 = data6.length > 10;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/errors",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid5 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs17 = errors;
if(!(validate10(data7, {instancePath:instancePath+"/errors/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid4 = _errs17 === errors;
if(errors - before1 >= 100){
break;
}
if(!valid4){
valid5 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/errors",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.operations !== undefined){
let data8 = data.operations;
if(Array.isArray(data8)){
const over2 = data8.length > 10;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/operations",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid7 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs20 = errors;
if(!(validate11(data9, {instancePath:instancePath+"/operations/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid6 = _errs20 === errors;
if(errors - before2 >= 100){
break;
}
if(!valid6){
valid7 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/operations",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.credentials !== undefined){
let data10 = data.credentials;
if((!(Array.isArray(data10))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/credentials",keyword:"type",params:{type: schema1.properties.credentials.type},message:"must be array,null"});
errors++;
}
if(Array.isArray(data10)){
const over3 = data10.length > 10;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/credentials",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid9 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
const _errs23 = errors;
if(!(validate14(data11, {instancePath:instancePath+"/credentials/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid8 = _errs23 === errors;
if(errors - before3 >= 100){
break;
}
if(!valid8){
valid9 = false;
}
}
}
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

const schema7 = {"type":"object","additionalProperties":false,"required":["id","event_type","url","status","consecutive_failures","disabled_at","header_names","last_success_at","last_failure_at","waiting_count"],"properties":{"id":{"$ref":"schema:Id"},"event_type":{"anyOf":[{"$ref":"schema:WebhookEventType"},{"type":"null"}]},"url":{"$ref":"schema:WebhookUrl"},"status":{"$ref":"schema:WebhookEndpointStatus"},"consecutive_failures":{"type":"integer","minimum":0,"maximum":50},"disabled_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"header_names":{"type":"array","maxItems":20,"items":{"$ref":"schema:WebhookHeaderName"}},"last_success_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"last_failure_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"waiting_count":{"type":"integer","minimum":0,"maximum":9007199254740991}}};
const pattern1 = new RegExp("^[a-z][a-z_]*\\.[a-z][a-z_]*$", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 80 && (data.length > 160 || func0(data) > 80)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z_]*\\.[a-z][a-z_]*$"},message:"must match pattern \""+"^[a-z][a-z_]*\\.[a-z][a-z_]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const formats3 = lib_validation.formats.uri;

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 2000 && (data.length > 4000 || func0(data) > 2000)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data.length < 8 || (data.length < 16 && func0(data) < 8)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"});
errors++;
}
if(data.length <= 4000){
if(!(formats3(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"string","enum":["active","disabled_by_user","disabled_by_failures"]};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema8.enum;
if(!(((data === "active") || (data === "disabled_by_user")) || (data === "disabled_by_failures"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 100 && (data.length > 200 || func0(data) > 100)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
if(data.event_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"});
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.consecutive_failures === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "consecutive_failures"},message:"must have required property '"+"consecutive_failures"+"'"});
errors++;
}
if(data.disabled_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "disabled_at"},message:"must have required property '"+"disabled_at"+"'"});
errors++;
}
if(data.header_names === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "header_names"},message:"must have required property '"+"header_names"+"'"});
errors++;
}
if(data.last_success_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_success_at"},message:"must have required property '"+"last_success_at"+"'"});
errors++;
}
if(data.last_failure_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_failure_at"},message:"must have required property '"+"last_failure_at"+"'"});
errors++;
}
if(data.waiting_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "waiting_count"},message:"must have required property '"+"waiting_count"+"'"});
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
if(!(validate9(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate16(data1, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/event_type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/event_type",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.url !== undefined){
let data2 = data.url;
if(!(validate17(data2, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(!(validate18(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.consecutive_failures !== undefined){
let data4 = data.consecutive_failures;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/consecutive_failures",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 50 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/consecutive_failures",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"});
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/consecutive_failures",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.disabled_at !== undefined){
let data5 = data.disabled_at;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate2(data5, {instancePath:instancePath+"/disabled_at",parentData:data,parentDataProperty:"disabled_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/disabled_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/disabled_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.header_names !== undefined){
let data6 = data.header_names;
if(Array.isArray(data6)){
const over0 = data6.length > 20;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/header_names",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid4 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs19 = errors;
if(!(validate19(data7, {instancePath:instancePath+"/header_names/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid3 = _errs19 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/header_names",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.last_success_at !== undefined){
let data8 = data.last_success_at;
const _errs21 = errors;
let valid5 = false;
const _errs22 = errors;
if(!(validate2(data8, {instancePath:instancePath+"/last_success_at",parentData:data,parentDataProperty:"last_success_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs23 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/last_success_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs23 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/last_success_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.last_failure_at !== undefined){
let data9 = data.last_failure_at;
const _errs26 = errors;
let valid6 = false;
const _errs27 = errors;
if(!(validate2(data9, {instancePath:instancePath+"/last_failure_at",parentData:data,parentDataProperty:"last_failure_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var _valid3 = _errs27 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs28 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/last_failure_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs28 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
}
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/last_failure_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.waiting_count !== undefined){
let data10 = data.waiting_count;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/waiting_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/waiting_count",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/waiting_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
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


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoint_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endpoint_id"},message:"must have required property '"+"endpoint_id"+"'"});
errors++;
}
if(data.event_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"});
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.disabled_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "disabled_at"},message:"must have required property '"+"disabled_at"+"'"});
errors++;
}
if(data.unsent_event_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "unsent_event_count"},message:"must have required property '"+"unsent_event_count"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((key0 === "endpoint_id") || (key0 === "event_type")) || (key0 === "url")) || (key0 === "status")) || (key0 === "disabled_at")) || (key0 === "unsent_event_count"))){
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
if(data.endpoint_id !== undefined){
let data0 = data.endpoint_id;
if(!(validate9(data0, {instancePath:instancePath+"/endpoint_id",parentData:data,parentDataProperty:"endpoint_id",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.event_type !== undefined){
let data1 = data.event_type;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate16(data1, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/event_type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/event_type",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.url !== undefined){
let data2 = data.url;
if(!(validate17(data2, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(!(validate18(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.disabled_at !== undefined){
let data4 = data.disabled_at;
if(!(validate2(data4, {instancePath:instancePath+"/disabled_at",parentData:data,parentDataProperty:"disabled_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.unsent_event_count !== undefined){
let data5 = data.unsent_event_count;
if(!(validate3(data5, {instancePath:instancePath+"/unsent_event_count",parentData:data,parentDataProperty:"unsent_event_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
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


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pending === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pending"},message:"must have required property '"+"pending"+"'"});
errors++;
}
if(data.delivering === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "delivering"},message:"must have required property '"+"delivering"+"'"});
errors++;
}
if(data.delivered === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "delivered"},message:"must have required property '"+"delivered"+"'"});
errors++;
}
if(data.retrying === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "retrying"},message:"must have required property '"+"retrying"+"'"});
errors++;
}
if(data.exhausted === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "exhausted"},message:"must have required property '"+"exhausted"+"'"});
errors++;
}
if(data.skipped === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "skipped"},message:"must have required property '"+"skipped"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((key0 === "pending") || (key0 === "delivering")) || (key0 === "delivered")) || (key0 === "retrying")) || (key0 === "exhausted")) || (key0 === "skipped"))){
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
if(data.pending !== undefined){
let data0 = data.pending;
if(!(validate3(data0, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.delivering !== undefined){
let data1 = data.delivering;
if(!(validate3(data1, {instancePath:instancePath+"/delivering",parentData:data,parentDataProperty:"delivering",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.delivered !== undefined){
let data2 = data.delivered;
if(!(validate3(data2, {instancePath:instancePath+"/delivered",parentData:data,parentDataProperty:"delivered",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.retrying !== undefined){
let data3 = data.retrying;
if(!(validate3(data3, {instancePath:instancePath+"/retrying",parentData:data,parentDataProperty:"retrying",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.exhausted !== undefined){
let data4 = data.exhausted;
if(!(validate3(data4, {instancePath:instancePath+"/exhausted",parentData:data,parentDataProperty:"exhausted",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.skipped !== undefined){
let data5 = data.skipped;
if(!(validate3(data5, {instancePath:instancePath+"/skipped",parentData:data,parentDataProperty:"skipped",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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

const schema9 = {"type":"object","additionalProperties":false,"required":["arrived_count","missed_count","waiting_count","arrived_percent"],"properties":{"arrived_count":{"$ref":"schema:Count"},"missed_count":{"$ref":"schema:Count"},"waiting_count":{"$ref":"schema:Count"},"arrived_percent":{"type":["number","null"],"minimum":0,"maximum":100}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.arrived_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "arrived_count"},message:"must have required property '"+"arrived_count"+"'"});
errors++;
}
if(data.missed_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "missed_count"},message:"must have required property '"+"missed_count"+"'"});
errors++;
}
if(data.waiting_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "waiting_count"},message:"must have required property '"+"waiting_count"+"'"});
errors++;
}
if(data.arrived_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "arrived_percent"},message:"must have required property '"+"arrived_percent"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "arrived_count") || (key0 === "missed_count")) || (key0 === "waiting_count")) || (key0 === "arrived_percent"))){
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
if(data.arrived_count !== undefined){
let data0 = data.arrived_count;
if(!(validate3(data0, {instancePath:instancePath+"/arrived_count",parentData:data,parentDataProperty:"arrived_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.missed_count !== undefined){
let data1 = data.missed_count;
if(!(validate3(data1, {instancePath:instancePath+"/missed_count",parentData:data,parentDataProperty:"missed_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.waiting_count !== undefined){
let data2 = data.waiting_count;
if(!(validate3(data2, {instancePath:instancePath+"/waiting_count",parentData:data,parentDataProperty:"waiting_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.arrived_percent !== undefined){
let data3 = data.arrived_percent;
if((!(typeof data3 == "number")) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/arrived_percent",keyword:"type",params:{type: schema9.properties.arrived_percent.type},message:"must be number,null"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/arrived_percent",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/arrived_percent",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
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
if(data.starts_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "starts_at"},message:"must have required property '"+"starts_at"+"'"});
errors++;
}
if(data.pending === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pending"},message:"must have required property '"+"pending"+"'"});
errors++;
}
if(data.delivering === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "delivering"},message:"must have required property '"+"delivering"+"'"});
errors++;
}
if(data.delivered === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "delivered"},message:"must have required property '"+"delivered"+"'"});
errors++;
}
if(data.retrying === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "retrying"},message:"must have required property '"+"retrying"+"'"});
errors++;
}
if(data.exhausted === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "exhausted"},message:"must have required property '"+"exhausted"+"'"});
errors++;
}
if(data.skipped === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "skipped"},message:"must have required property '"+"skipped"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "starts_at") || (key0 === "pending")) || (key0 === "delivering")) || (key0 === "delivered")) || (key0 === "retrying")) || (key0 === "exhausted")) || (key0 === "skipped"))){
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
if(data.starts_at !== undefined){
let data0 = data.starts_at;
if(!(validate2(data0, {instancePath:instancePath+"/starts_at",parentData:data,parentDataProperty:"starts_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.pending !== undefined){
let data1 = data.pending;
if(!(validate3(data1, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.delivering !== undefined){
let data2 = data.delivering;
if(!(validate3(data2, {instancePath:instancePath+"/delivering",parentData:data,parentDataProperty:"delivering",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.delivered !== undefined){
let data3 = data.delivered;
if(!(validate3(data3, {instancePath:instancePath+"/delivered",parentData:data,parentDataProperty:"delivered",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.retrying !== undefined){
let data4 = data.retrying;
if(!(validate3(data4, {instancePath:instancePath+"/retrying",parentData:data,parentDataProperty:"retrying",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.exhausted !== undefined){
let data5 = data.exhausted;
if(!(validate3(data5, {instancePath:instancePath+"/exhausted",parentData:data,parentDataProperty:"exhausted",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.skipped !== undefined){
let data6 = data.skipped;
if(!(validate3(data6, {instancePath:instancePath+"/skipped",parentData:data,parentDataProperty:"skipped",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
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

const schema10 = {"type":"object","additionalProperties":false,"required":["id","event_id","event_type","url","status","attempt_count","last_attempt_at","last_status_code","error_class","error_message","next_attempt_at"],"properties":{"id":{"$ref":"schema:Id"},"event_id":{"$ref":"schema:Id"},"event_type":{"$ref":"schema:WebhookEventType"},"url":{"$ref":"schema:WebUrl"},"status":{"$ref":"schema:OutboundDeliveryStatus"},"attempt_count":{"type":"integer","minimum":0,"maximum":8},"last_attempt_at":{"$ref":"schema:Timestamp"},"last_status_code":{"anyOf":[{"$ref":"schema:WebhookStatusCode"},{"type":"null"}]},"error_class":{"anyOf":[{"$ref":"schema:WebhookErrorClass"},{"type":"null"}]},"error_message":{"type":["string","null"],"maxLength":1000},"next_attempt_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]}}};
const pattern3 = new RegExp("^https?://", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 2000 && (data.length > 4000 || func0(data) > 2000)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data.length <= 4000){
if(!pattern3.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""});
errors++;
}
}
if(data.length <= 4000){
if(!(formats3(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"string","enum":["pending","delivering","delivered","retrying","exhausted","skipped"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema11.enum;
if(!((((((data === "pending") || (data === "delivering")) || (data === "delivered")) || (data === "retrying")) || (data === "exhausted")) || (data === "skipped"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate27.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"string","enum":["http_status","redirect","timeout","network","tls","address_refused","interrupted","internal"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema12.enum;
if(!((((((((data === "http_status") || (data === "redirect")) || (data === "timeout")) || (data === "network")) || (data === "tls")) || (data === "address_refused")) || (data === "interrupted")) || (data === "internal"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.event_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"});
errors++;
}
if(data.event_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"});
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.attempt_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attempt_count"},message:"must have required property '"+"attempt_count"+"'"});
errors++;
}
if(data.last_attempt_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_attempt_at"},message:"must have required property '"+"last_attempt_at"+"'"});
errors++;
}
if(data.last_status_code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_status_code"},message:"must have required property '"+"last_status_code"+"'"});
errors++;
}
if(data.error_class === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error_class"},message:"must have required property '"+"error_class"+"'"});
errors++;
}
if(data.error_message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error_message"},message:"must have required property '"+"error_message"+"'"});
errors++;
}
if(data.next_attempt_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_attempt_at"},message:"must have required property '"+"next_attempt_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema10.properties, key0))){
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
if(!(validate9(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.event_id !== undefined){
let data1 = data.event_id;
if(!(validate9(data1, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.event_type !== undefined){
let data2 = data.event_type;
if(!(validate16(data2, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
let data3 = data.url;
if(!(validate25(data3, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(!(validate26(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.attempt_count !== undefined){
let data5 = data.attempt_count;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/attempt_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 8 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/attempt_count",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/attempt_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.last_attempt_at !== undefined){
let data6 = data.last_attempt_at;
if(!(validate2(data6, {instancePath:instancePath+"/last_attempt_at",parentData:data,parentDataProperty:"last_attempt_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.last_status_code !== undefined){
let data7 = data.last_status_code;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(!(validate27(data7, {instancePath:instancePath+"/last_status_code",parentData:data,parentDataProperty:"last_status_code",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs13 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/last_status_code",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/last_status_code",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.error_class !== undefined){
let data8 = data.error_class;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(!(validate28(data8, {instancePath:instancePath+"/error_class",parentData:data,parentDataProperty:"error_class",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs18 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/error_class",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/error_class",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.error_message !== undefined){
let data9 = data.error_message;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/error_message",keyword:"type",params:{type: schema10.properties.error_message.type},message:"must be string,null"});
errors++;
}
if(typeof data9 === "string"){
if(data9.length > 1000 && (data9.length > 2000 || func0(data9) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/error_message",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
}
if(data.next_attempt_at !== undefined){
let data10 = data.next_attempt_at;
const _errs23 = errors;
let valid3 = false;
const _errs24 = errors;
if(!(validate2(data10, {instancePath:instancePath+"/next_attempt_at",parentData:data,parentDataProperty:"next_attempt_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var _valid2 = _errs24 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs25 = errors;
if(data10 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/next_attempt_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs25 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/next_attempt_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoints === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endpoints"},message:"must have required property '"+"endpoints"+"'"});
errors++;
}
if(data.outages === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outages"},message:"must have required property '"+"outages"+"'"});
errors++;
}
if(data.waiting_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "waiting_count"},message:"must have required property '"+"waiting_count"+"'"});
errors++;
}
if(data.totals === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "totals"},message:"must have required property '"+"totals"+"'"});
errors++;
}
if(data.events === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"});
errors++;
}
if(data.buckets === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "buckets"},message:"must have required property '"+"buckets"+"'"});
errors++;
}
if(data.last_failures === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_failures"},message:"must have required property '"+"last_failures"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "endpoints") || (key0 === "outages")) || (key0 === "waiting_count")) || (key0 === "totals")) || (key0 === "events")) || (key0 === "buckets")) || (key0 === "last_failures"))){
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
if(data.endpoints !== undefined){
let data0 = data.endpoints;
if(Array.isArray(data0)){
const over0 = data0.length > 101;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/endpoints",keyword:"maxItems",params:{limit: 101},message:"must NOT have more than 101 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate20(data1, {instancePath:instancePath+"/endpoints/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/endpoints",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.outages !== undefined){
let data2 = data.outages;
if(Array.isArray(data2)){
const over1 = data2.length > 101;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/outages",keyword:"maxItems",params:{limit: 101},message:"must NOT have more than 101 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate21(data3, {instancePath:instancePath+"/outages/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/outages",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.waiting_count !== undefined){
let data4 = data.waiting_count;
if(!(validate3(data4, {instancePath:instancePath+"/waiting_count",parentData:data,parentDataProperty:"waiting_count",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.totals !== undefined){
let data5 = data.totals;
if(!(validate22(data5, {instancePath:instancePath+"/totals",parentData:data,parentDataProperty:"totals",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.events !== undefined){
let data6 = data.events;
if(!(validate23(data6, {instancePath:instancePath+"/events",parentData:data,parentDataProperty:"events",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.buckets !== undefined){
let data7 = data.buckets;
if(Array.isArray(data7)){
const over2 = data7.length > 120;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/buckets",keyword:"maxItems",params:{limit: 120},message:"must NOT have more than 120 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs13 = errors;
if(!(validate24(data8, {instancePath:instancePath+"/buckets/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid5 = _errs13 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/buckets",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.last_failures !== undefined){
let data9 = data.last_failures;
if(Array.isArray(data9)){
const over3 = data9.length > 10;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/last_failures",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
let data10 = data9[i3];
const _errs16 = errors;
if(!(validate29(data10, {instancePath:instancePath+"/last_failures/" + i3,parentData:data9,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid7 = _errs16 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/last_failures",keyword:"type",params:{type: "array"},message:"must be array"});
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

const schema13 = {"type":"object","additionalProperties":false,"required":["budget","subject_name","limit","used","remaining","resets_at"],"properties":{"budget":{"type":"string","enum":["rest","mcp","mcp_subject"]},"subject_name":{"type":["string","null"],"maxLength":500},"limit":{"type":"integer","minimum":1,"maximum":100000000},"used":{"type":"integer","minimum":0,"maximum":100000000},"remaining":{"type":"integer","minimum":0,"maximum":100000000},"resets_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.budget === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "budget"},message:"must have required property '"+"budget"+"'"});
errors++;
}
if(data.subject_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject_name"},message:"must have required property '"+"subject_name"+"'"});
errors++;
}
if(data.limit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "limit"},message:"must have required property '"+"limit"+"'"});
errors++;
}
if(data.used === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "used"},message:"must have required property '"+"used"+"'"});
errors++;
}
if(data.remaining === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "remaining"},message:"must have required property '"+"remaining"+"'"});
errors++;
}
if(data.resets_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resets_at"},message:"must have required property '"+"resets_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((key0 === "budget") || (key0 === "subject_name")) || (key0 === "limit")) || (key0 === "used")) || (key0 === "remaining")) || (key0 === "resets_at"))){
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
if(data.budget !== undefined){
let data0 = data.budget;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/budget",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema13.properties.budget.enum;
if(!(((data0 === "rest") || (data0 === "mcp")) || (data0 === "mcp_subject"))){
(vErrors ??= []).push({instancePath:instancePath+"/budget",keyword:"enum",params:{allowedValues: schema13.properties.budget.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.subject_name !== undefined){
let data1 = data.subject_name;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/subject_name",keyword:"type",params:{type: schema13.properties.subject_name.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(data1.length > 500 && (data1.length > 1000 || func0(data1) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/subject_name",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100000000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.used !== undefined){
let data3 = data.used;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/used",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 100000000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/used",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/used",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.remaining !== undefined){
let data4 = data.remaining;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/remaining",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100000000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/remaining",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"});
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/remaining",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.resets_at !== undefined){
let data5 = data.resets_at;
const _errs13 = errors;
let valid1 = false;
const _errs14 = errors;
if(!(validate2(data5, {instancePath:instancePath+"/resets_at",parentData:data,parentDataProperty:"resets_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/resets_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/resets_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.window === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "window"},message:"must have required property '"+"window"+"'"});
errors++;
}
if(data.starts_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "starts_at"},message:"must have required property '"+"starts_at"+"'"});
errors++;
}
if(data.ends_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ends_at"},message:"must have required property '"+"ends_at"+"'"});
errors++;
}
if(data.bucket_seconds === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bucket_seconds"},message:"must have required property '"+"bucket_seconds"+"'"});
errors++;
}
if(data.requests === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "requests"},message:"must have required property '"+"requests"+"'"});
errors++;
}
if(data.webhooks === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "webhooks"},message:"must have required property '"+"webhooks"+"'"});
errors++;
}
if(data.budgets === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "budgets"},message:"must have required property '"+"budgets"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "window") || (key0 === "starts_at")) || (key0 === "ends_at")) || (key0 === "bucket_seconds")) || (key0 === "requests")) || (key0 === "webhooks")) || (key0 === "budgets"))){
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
if(data.window !== undefined){
let data0 = data.window;
if(!(validate1(data0, {instancePath:instancePath+"/window",parentData:data,parentDataProperty:"window",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.starts_at !== undefined){
let data1 = data.starts_at;
if(!(validate2(data1, {instancePath:instancePath+"/starts_at",parentData:data,parentDataProperty:"starts_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.ends_at !== undefined){
let data2 = data.ends_at;
if(!(validate2(data2, {instancePath:instancePath+"/ends_at",parentData:data,parentDataProperty:"ends_at",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.bucket_seconds !== undefined){
let data3 = data.bucket_seconds;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/bucket_seconds",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 21600 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/bucket_seconds",keyword:"maximum",params:{comparison: "<=", limit: 21600},message:"must be <= 21600"});
errors++;
}
if(data3 < 60 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/bucket_seconds",keyword:"minimum",params:{comparison: ">=", limit: 60},message:"must be >= 60"});
errors++;
}
}
}
if(data.requests !== undefined){
let data4 = data.requests;
if(!(validate15(data4, {instancePath:instancePath+"/requests",parentData:data,parentDataProperty:"requests",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.webhooks !== undefined){
let data5 = data.webhooks;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate30(data5, {instancePath:instancePath+"/webhooks",parentData:data,parentDataProperty:"webhooks",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/webhooks",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/webhooks",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.budgets !== undefined){
let data6 = data.budgets;
if(Array.isArray(data6)){
const over0 = data6.length > 12;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/budgets",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
if(!(validate31(data7, {instancePath:instancePath+"/budgets/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/budgets",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
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
if(!(validate32(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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

const v1 = validate33;
const schema14 = {"type":"object","additionalProperties":false,"required":["type","message"],"properties":{"type":{"type":"string","enum":["validation_error","permission_denied","not_found","conflict","rate_limited","internal"]},"message":{"type":"string","maxLength":4000}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema14.properties.type.enum;
if(!((((((data0 === "validation_error") || (data0 === "permission_denied")) || (data0 === "not_found")) || (data0 === "conflict")) || (data0 === "rate_limited")) || (data0 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema14.properties.type.enum},message:"must be equal to one of the allowed values"});
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
validate34.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate34(data0, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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

const v2 = validate35;

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate35.errors = vErrors;
return errors === 0;
}

export const responses = {
  getIntegrationHealth: { '200': v0, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
};
