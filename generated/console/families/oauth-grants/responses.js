// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["id","user","oauth_client_id","oauth_client_name","oauth_client_source","redirect_target","can_manage_people","state","revoke_reason","revoked_at","last_used_at","created_at"],"properties":{"id":{"$ref":"schema:Id"},"user":{"$ref":"schema:UserRef"},"oauth_client_id":{"type":"string","minLength":1,"maxLength":500},"oauth_client_name":{"type":"string","maxLength":200},"oauth_client_source":{"type":"string","enum":["registration","metadata_document"]},"redirect_target":{"type":"string","maxLength":300},"can_manage_people":{"type":"boolean"},"state":{"$ref":"schema:OauthGrantState"},"revoke_reason":{"type":["string","null"],"enum":["user","admin","client","reuse","member",null]},"revoked_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"last_used_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"created_at":{"$ref":"schema:Timestamp"}}};
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

const schema1 = {"type":"object","additionalProperties":false,"required":["id","name","email"],"properties":{"id":{"$ref":"schema:Id"},"name":{"type":"string","minLength":1,"maxLength":200},"email":{"type":["string","null"],"format":"email","maxLength":254}}};
const formats1 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: schema1.properties.email.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 254 && (data2.length > 508 || func1(data2) > 254)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(data2.length <= 508){
if(!(formats1.test(data2))){
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
validate2.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"string","enum":["active","revoked"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema2.enum;
if(!((data === "active") || (data === "revoked"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const formats2 = lib_validation.formats["date-time"];

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 35 && (data.length > 70 || func1(data) > 35)){
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
validate4.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.user === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.oauth_client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "oauth_client_id"},message:"must have required property '"+"oauth_client_id"+"'"});
errors++;
}
if(data.oauth_client_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "oauth_client_name"},message:"must have required property '"+"oauth_client_name"+"'"});
errors++;
}
if(data.oauth_client_source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "oauth_client_source"},message:"must have required property '"+"oauth_client_source"+"'"});
errors++;
}
if(data.redirect_target === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "redirect_target"},message:"must have required property '"+"redirect_target"+"'"});
errors++;
}
if(data.can_manage_people === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "can_manage_people"},message:"must have required property '"+"can_manage_people"+"'"});
errors++;
}
if(data.state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"});
errors++;
}
if(data.revoke_reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revoke_reason"},message:"must have required property '"+"revoke_reason"+"'"});
errors++;
}
if(data.revoked_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revoked_at"},message:"must have required property '"+"revoked_at"+"'"});
errors++;
}
if(data.last_used_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_used_at"},message:"must have required property '"+"last_used_at"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
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
if(data.user !== undefined){
let data1 = data.user;
if(!(validate2(data1, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.oauth_client_id !== undefined){
let data2 = data.oauth_client_id;
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func1(data2) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/oauth_client_id",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func1(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/oauth_client_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/oauth_client_id",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.oauth_client_name !== undefined){
let data3 = data.oauth_client_name;
if(typeof data3 === "string"){
if(data3.length > 200 && (data3.length > 400 || func1(data3) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/oauth_client_name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/oauth_client_name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.oauth_client_source !== undefined){
let data4 = data.oauth_client_source;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/oauth_client_source",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema0.properties.oauth_client_source.enum;
if(!((data4 === "registration") || (data4 === "metadata_document"))){
(vErrors ??= []).push({instancePath:instancePath+"/oauth_client_source",keyword:"enum",params:{allowedValues: schema0.properties.oauth_client_source.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.redirect_target !== undefined){
let data5 = data.redirect_target;
if(typeof data5 === "string"){
if(data5.length > 300 && (data5.length > 600 || func1(data5) > 300)){
(vErrors ??= []).push({instancePath:instancePath+"/redirect_target",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/redirect_target",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.can_manage_people !== undefined){
let data6 = data.can_manage_people;
if(typeof data6 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/can_manage_people",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.state !== undefined){
let data7 = data.state;
if(!(validate3(data7, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.revoke_reason !== undefined){
let data8 = data.revoke_reason;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/revoke_reason",keyword:"type",params:{type: schema0.properties.revoke_reason.type},message:"must be string,null"});
errors++;
}
const vSchema1 = schema0.properties.revoke_reason.enum;
if(!((((((data8 === "user") || (data8 === "admin")) || (data8 === "client")) || (data8 === "reuse")) || (data8 === "member")) || (data8 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/revoke_reason",keyword:"enum",params:{allowedValues: schema0.properties.revoke_reason.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.revoked_at !== undefined){
let data9 = data.revoked_at;
const _errs18 = errors;
let valid1 = false;
const _errs19 = errors;
if(!(validate4(data9, {instancePath:instancePath+"/revoked_at",parentData:data,parentDataProperty:"revoked_at",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs20 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/revoked_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs20 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/revoked_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.last_used_at !== undefined){
let data10 = data.last_used_at;
const _errs23 = errors;
let valid2 = false;
const _errs24 = errors;
if(!(validate4(data10, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid1 = _errs24 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs25 = errors;
if(data10 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs25 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.created_at !== undefined){
let data11 = data.created_at;
if(!(validate4(data11, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
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
validate6.errors = vErrors;
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
if(!(validate5(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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
if(!(validate6(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
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

const v1 = validate7;
const schema3 = {"type":"object","additionalProperties":false,"required":["type","message"],"properties":{"type":{"type":"string","enum":["validation_error","permission_denied","not_found","conflict","rate_limited","internal"]},"message":{"type":"string","maxLength":4000}}};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema3.properties.type.enum;
if(!((((((data0 === "validation_error") || (data0 === "permission_denied")) || (data0 === "not_found")) || (data0 === "conflict")) || (data0 === "rate_limited")) || (data0 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema3.properties.type.enum},message:"must be equal to one of the allowed values"});
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
validate8.errors = vErrors;
return errors === 0;
}


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate8(data0, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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

const v2 = validate9;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate9.errors = vErrors;
return errors === 0;
}

const v3 = validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate5(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
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

export const responses = {
  listOauthGrants: { '200': v0, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  revokeOauthGrant: { '200': v3, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
};
