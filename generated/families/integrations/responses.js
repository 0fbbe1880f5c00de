// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["id","integration_key","name","account_label","status","status_message","visibility","scopes","has_subaccounts","owner","expires_at","last_used_at","last_checked_at","created_at","updated_at"],"properties":{"id":{"$ref":"schema:Id"},"integration_key":{"$ref":"schema:IntegrationKey"},"name":{"type":"string","minLength":1,"maxLength":120},"account_label":{"type":["string","null"],"maxLength":200},"status":{"$ref":"schema:IntegrationCredentialStatus"},"status_message":{"type":["string","null"],"maxLength":1000},"visibility":{"$ref":"schema:IntegrationCredentialVisibility"},"scopes":{"type":"array","maxItems":100,"uniqueItems":true,"items":{"$ref":"schema:IntegrationScope"}},"has_subaccounts":{"type":"boolean"},"owner":{"$ref":"schema:UserRef"},"expires_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"last_used_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"last_checked_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = lib_ucs2length.default;
const func2 = lib_validation.findRepeat;
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

const pattern0 = new RegExp("^[a-z][a-z0-9_]*$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 60 && (data.length > 120 || func1(data) > 60)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\""});
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

const schema1 = {"type":"string","enum":["active","expired","revoked","failing"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema1.enum;
if(!((((data === "active") || (data === "expired")) || (data === "revoked")) || (data === "failing"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"string","enum":["agency","personal"]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema2.enum;
if(!((data === "agency") || (data === "personal"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 300 && (data.length > 600 || func1(data) > 300)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
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
validate5.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"object","additionalProperties":false,"required":["id","name","email"],"properties":{"id":{"$ref":"schema:Id"},"name":{"type":"string","minLength":1,"maxLength":200},"email":{"type":["string","null"],"format":"email","maxLength":254}}};
const formats1 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: schema3.properties.email.type},message:"must be string,null"});
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
validate6.errors = vErrors;
return errors === 0;
}

const formats2 = lib_validation.formats["date-time"];

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.integration_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "integration_key"},message:"must have required property '"+"integration_key"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.account_label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account_label"},message:"must have required property '"+"account_label"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.status_message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status_message"},message:"must have required property '"+"status_message"+"'"});
errors++;
}
if(data.visibility === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "visibility"},message:"must have required property '"+"visibility"+"'"});
errors++;
}
if(data.scopes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"});
errors++;
}
if(data.has_subaccounts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "has_subaccounts"},message:"must have required property '"+"has_subaccounts"+"'"});
errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"});
errors++;
}
if(data.expires_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"});
errors++;
}
if(data.last_used_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_used_at"},message:"must have required property '"+"last_used_at"+"'"});
errors++;
}
if(data.last_checked_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_checked_at"},message:"must have required property '"+"last_checked_at"+"'"});
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
if(data.integration_key !== undefined){
let data1 = data.integration_key;
if(!(validate2(data1, {instancePath:instancePath+"/integration_key",parentData:data,parentDataProperty:"integration_key",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(data2.length > 120 && (data2.length > 240 || func1(data2) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func1(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.account_label !== undefined){
let data3 = data.account_label;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/account_label",keyword:"type",params:{type: schema0.properties.account_label.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 200 && (data3.length > 400 || func1(data3) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/account_label",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
}
if(data.status !== undefined){
let data4 = data.status;
if(!(validate3(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.status_message !== undefined){
let data5 = data.status_message;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/status_message",keyword:"type",params:{type: schema0.properties.status_message.type},message:"must be string,null"});
errors++;
}
if(typeof data5 === "string"){
if(data5.length > 1000 && (data5.length > 2000 || func1(data5) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/status_message",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
}
if(data.visibility !== undefined){
let data6 = data.visibility;
if(!(validate4(data6, {instancePath:instancePath+"/visibility",parentData:data,parentDataProperty:"visibility",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.scopes !== undefined){
let data7 = data.scopes;
if(Array.isArray(data7)){
const over0 = data7.length > 100;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/scopes",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs14 = errors;
if(!(validate5(data8, {instancePath:instancePath+"/scopes/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/scopes",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/scopes",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.has_subaccounts !== undefined){
let data9 = data.has_subaccounts;
if(typeof data9 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_subaccounts",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.owner !== undefined){
let data10 = data.owner;
if(!(validate6(data10, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.expires_at !== undefined){
let data11 = data.expires_at;
const _errs19 = errors;
let valid3 = false;
const _errs20 = errors;
if(!(validate7(data11, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid0 = _errs20 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs21 = errors;
if(data11 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs21 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.last_used_at !== undefined){
let data12 = data.last_used_at;
const _errs24 = errors;
let valid4 = false;
const _errs25 = errors;
if(!(validate7(data12, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid1 = _errs25 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs26 = errors;
if(data12 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs26 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data.last_checked_at !== undefined){
let data13 = data.last_checked_at;
const _errs29 = errors;
let valid5 = false;
const _errs30 = errors;
if(!(validate7(data13, {instancePath:instancePath+"/last_checked_at",parentData:data,parentDataProperty:"last_checked_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid2 = _errs30 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs31 = errors;
if(data13 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/last_checked_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs31 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/last_checked_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.created_at !== undefined){
let data14 = data.created_at;
if(!(validate7(data14, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data15 = data.updated_at;
if(!(validate7(data15, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
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
validate9.errors = vErrors;
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
if(!(validate8(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
if(!(validate9(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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

const v1 = validate10;
const schema4 = {"type":"object","additionalProperties":false,"required":["type","message"],"properties":{"type":{"type":"string","enum":["validation_error","permission_denied","not_found","conflict","rate_limited","internal"]},"message":{"type":"string","maxLength":4000}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate11(data0, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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

const v2 = validate12;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate12.errors = vErrors;
return errors === 0;
}

const v3 = validate13;
const pattern1 = new RegExp("^\\S+$", "u");

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^\\S+$"},message:"must match pattern \""+"^\\S+$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^[A-Z]{3}$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 3 && (data.length > 6 || func1(data) > 3)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^[A-Za-z0-9_+/-]+$", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.length <= 256){
if(!pattern3.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[A-Za-z0-9_+/-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_+/-]+$"+"\""});
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


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.parent_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "parent_key"},message:"must have required property '"+"parent_key"+"'"});
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"});
errors++;
}
if(data.time_zone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "time_zone"},message:"must have required property '"+"time_zone"+"'"});
errors++;
}
if(data.is_selectable === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_selectable"},message:"must have required property '"+"is_selectable"+"'"});
errors++;
}
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((((key0 === "key") || (key0 === "name")) || (key0 === "kind")) || (key0 === "parent_key")) || (key0 === "currency")) || (key0 === "time_zone")) || (key0 === "is_selectable")) || (key0 === "client_id"))){
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
if(!(validate14(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 === "string"){
if(data2.length > 60 && (data2.length > 120 || func1(data2) > 60)){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});
errors++;
}
if(data2.length <= 256){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.parent_key !== undefined){
let data3 = data.parent_key;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate14(data3, {instancePath:instancePath+"/parent_key",parentData:data,parentDataProperty:"parent_key",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/parent_key",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/parent_key",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.currency !== undefined){
let data4 = data.currency;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate15(data4, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.time_zone !== undefined){
let data5 = data.time_zone;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(!(validate16(data5, {instancePath:instancePath+"/time_zone",parentData:data,parentDataProperty:"time_zone",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs20 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.is_selectable !== undefined){
let data6 = data.is_selectable;
if(typeof data6 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_selectable",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.client_id !== undefined){
let data7 = data.client_id;
const _errs25 = errors;
let valid4 = false;
const _errs26 = errors;
if(!(validate1(data7, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs27 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate17(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
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
if(!(validate9(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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

const v4 = validate18;
const schema5 = {"type":"object","additionalProperties":false,"required":["endpoint","parameters","outputs","limits","example","guidance"],"properties":{"endpoint":{"$ref":"schema:IntegrationEndpoint"},"parameters":{"type":"array","maxItems":100,"items":{"$ref":"schema:IntegrationParameter"}},"outputs":{"type":"array","maxItems":500,"items":{"$ref":"schema:IntegrationOutputField"}},"limits":{"$ref":"schema:IntegrationEndpointLimits"},"example":{"$ref":"schema:IntegrationEndpointExample"},"guidance":{"type":["string","null"],"maxLength":10000}}};
const schema6 = {"type":"object","additionalProperties":false,"required":["key","integration_key","name","description","category","effect","required_scopes","needs_subaccount","credits","is_available","is_deprecated"],"properties":{"key":{"$ref":"schema:IntegrationEndpointKey"},"integration_key":{"$ref":"schema:IntegrationKey"},"name":{"type":"string","minLength":1,"maxLength":120},"description":{"type":"string","maxLength":2000},"category":{"$ref":"schema:IntegrationEndpointCategory"},"effect":{"$ref":"schema:IntegrationEffect"},"required_scopes":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"$ref":"schema:IntegrationScope"}},"needs_subaccount":{"type":"string","enum":["required","optional","none"]},"credits":{"type":"number","minimum":0,"maximum":1000000000},"is_available":{"type":"boolean"},"is_deprecated":{"type":"boolean"}}};
const pattern4 = new RegExp("^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$", "u");

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 120 && (data.length > 240 || func1(data) > 120)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern4.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$"+"\""});
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
if(typeof data === "string"){
if(data.length > 80 && (data.length > 160 || func1(data) > 80)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
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
validate20.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"string","enum":["read","write","destructive"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema7.enum;
if(!(((data === "read") || (data === "write")) || (data === "destructive"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.integration_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "integration_key"},message:"must have required property '"+"integration_key"+"'"});
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
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.effect === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "effect"},message:"must have required property '"+"effect"+"'"});
errors++;
}
if(data.required_scopes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "required_scopes"},message:"must have required property '"+"required_scopes"+"'"});
errors++;
}
if(data.needs_subaccount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "needs_subaccount"},message:"must have required property '"+"needs_subaccount"+"'"});
errors++;
}
if(data.credits === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credits"},message:"must have required property '"+"credits"+"'"});
errors++;
}
if(data.is_available === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_available"},message:"must have required property '"+"is_available"+"'"});
errors++;
}
if(data.is_deprecated === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_deprecated"},message:"must have required property '"+"is_deprecated"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema6.properties, key0))){
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
if(!(validate19(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.integration_key !== undefined){
let data1 = data.integration_key;
if(!(validate2(data1, {instancePath:instancePath+"/integration_key",parentData:data,parentDataProperty:"integration_key",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(data2.length > 120 && (data2.length > 240 || func1(data2) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func1(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(data3.length > 2000 && (data3.length > 4000 || func1(data3) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.category !== undefined){
let data4 = data.category;
if(!(validate20(data4, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
if(data.effect !== undefined){
let data5 = data.effect;
if(!(validate21(data5, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.required_scopes !== undefined){
let data6 = data.required_scopes;
if(Array.isArray(data6)){
const over0 = data6.length > 20;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/required_scopes",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs12 = errors;
if(!(validate5(data7, {instancePath:instancePath+"/required_scopes/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data6);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/required_scopes",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/required_scopes",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.needs_subaccount !== undefined){
let data8 = data.needs_subaccount;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/needs_subaccount",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema6.properties.needs_subaccount.enum;
if(!(((data8 === "required") || (data8 === "optional")) || (data8 === "none"))){
(vErrors ??= []).push({instancePath:instancePath+"/needs_subaccount",keyword:"enum",params:{allowedValues: schema6.properties.needs_subaccount.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.credits !== undefined){
let data9 = data.credits;
if(typeof data9 == "number"){
if(data9 > 1000000000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/credits",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"});
errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/credits",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/credits",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.is_available !== undefined){
let data10 = data.is_available;
if(typeof data10 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_available",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_deprecated !== undefined){
let data11 = data.is_deprecated;
if(typeof data11 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_deprecated",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
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

const schema8 = {"type":"object","additionalProperties":false,"required":["key","label","description","type","is_required","is_repeated","default_value","minimum","maximum","max_length","choices","resource_type"],"properties":{"key":{"$ref":"schema:Key"},"label":{"type":"string","minLength":1,"maxLength":120},"description":{"type":"string","maxLength":2000},"type":{"type":"string","enum":["text","number","integer","boolean","date","date_time","single_choice","resource","money","object"]},"is_required":{"type":"boolean"},"is_repeated":{"type":"boolean"},"default_value":{"type":["string","number","boolean","null"],"maxLength":1000,"minimum":-9007199254740991,"maximum":9007199254740991},"minimum":{"type":["number","null"],"minimum":-9007199254740991,"maximum":9007199254740991},"maximum":{"type":["number","null"],"minimum":-9007199254740991,"maximum":9007199254740991},"max_length":{"type":["integer","null"],"minimum":1,"maximum":1048576},"choices":{"type":"array","maxItems":500,"items":{"$ref":"schema:IntegrationChoice"}},"resource_type":{"anyOf":[{"$ref":"schema:IntegrationResourceType"},{"type":"null"}]}}};
const pattern5 = new RegExp("^[a-z][a-z0-9_]{0,62}$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 63 && (data.length > 126 || func1(data) > 63)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func1(data) < 1)){
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
validate23.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "value") || (key0 === "label"))){
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
if(typeof data0 === "string"){
if(data0.length > 200 && (data0.length > 400 || func1(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func1(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 200 && (data1.length > 400 || func1(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func1(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"});
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
if(typeof data === "string"){
if(data.length > 60 && (data.length > 120 || func1(data) > 60)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\""});
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


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
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
if(data.is_repeated === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_repeated"},message:"must have required property '"+"is_repeated"+"'"});
errors++;
}
if(data.default_value === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "default_value"},message:"must have required property '"+"default_value"+"'"});
errors++;
}
if(data.minimum === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "minimum"},message:"must have required property '"+"minimum"+"'"});
errors++;
}
if(data.maximum === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "maximum"},message:"must have required property '"+"maximum"+"'"});
errors++;
}
if(data.max_length === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_length"},message:"must have required property '"+"max_length"+"'"});
errors++;
}
if(data.choices === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "choices"},message:"must have required property '"+"choices"+"'"});
errors++;
}
if(data.resource_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resource_type"},message:"must have required property '"+"resource_type"+"'"});
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate23(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 120 && (data1.length > 240 || func1(data1) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func1(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 2000 && (data2.length > 4000 || func1(data2) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema8.properties.type.enum;
if(!((((((((((data3 === "text") || (data3 === "number")) || (data3 === "integer")) || (data3 === "boolean")) || (data3 === "date")) || (data3 === "date_time")) || (data3 === "single_choice")) || (data3 === "resource")) || (data3 === "money")) || (data3 === "object"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema8.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.is_required !== undefined){
let data4 = data.is_required;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_repeated !== undefined){
let data5 = data.is_repeated;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_repeated",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.default_value !== undefined){
let data6 = data.default_value;
if((((typeof data6 !== "string") && (!(typeof data6 == "number"))) && (typeof data6 !== "boolean")) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/default_value",keyword:"type",params:{type: schema8.properties.default_value.type},message:"must be string,number,boolean,null"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/default_value",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data6 < -9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/default_value",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"});
errors++;
}
}
if(typeof data6 === "string"){
if(data6.length > 1000 && (data6.length > 2000 || func1(data6) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/default_value",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
}
if(data.minimum !== undefined){
let data7 = data.minimum;
if((!(typeof data7 == "number")) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/minimum",keyword:"type",params:{type: schema8.properties.minimum.type},message:"must be number,null"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 9007199254740991 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/minimum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data7 < -9007199254740991 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"});
errors++;
}
}
}
if(data.maximum !== undefined){
let data8 = data.maximum;
if((!(typeof data8 == "number")) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum",keyword:"type",params:{type: schema8.properties.maximum.type},message:"must be number,null"});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data8 < -9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"});
errors++;
}
}
}
if(data.max_length !== undefined){
let data9 = data.max_length;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/max_length",keyword:"type",params:{type: schema8.properties.max_length.type},message:"must be integer,null"});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 1048576 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/max_length",keyword:"maximum",params:{comparison: "<=", limit: 1048576},message:"must be <= 1048576"});
errors++;
}
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/max_length",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.choices !== undefined){
let data10 = data.choices;
if(Array.isArray(data10)){
const over0 = data10.length > 500;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/choices",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs23 = errors;
if(!(validate24(data11, {instancePath:instancePath+"/choices/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs23 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/choices",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.resource_type !== undefined){
let data12 = data.resource_type;
const _errs25 = errors;
let valid3 = false;
const _errs26 = errors;
if(!(validate25(data12, {instancePath:instancePath+"/resource_type",parentData:data,parentDataProperty:"resource_type",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs26 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs27 = errors;
if(data12 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/resource_type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs27 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/resource_type",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","additionalProperties":false,"required":["path","type","description"],"properties":{"path":{"type":"string","minLength":1,"maxLength":300},"type":{"type":"string","enum":["string","number","boolean","object","array"]},"description":{"type":"string","maxLength":1000}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "path") || (key0 === "type")) || (key0 === "description"))){
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
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(data0.length > 300 && (data0.length > 600 || func1(data0) > 300)){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func1(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema9.properties.type.enum;
if(!(((((data1 === "string") || (data1 === "number")) || (data1 === "boolean")) || (data1 === "object")) || (data1 === "array"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema9.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 1000 && (data2.length > 2000 || func1(data2) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","additionalProperties":false,"required":["calls_per_minute","timeout_seconds","max_results"],"properties":{"calls_per_minute":{"type":["integer","null"],"minimum":1,"maximum":100000},"timeout_seconds":{"type":"integer","minimum":1,"maximum":300},"max_results":{"type":["integer","null"],"minimum":1,"maximum":1000000}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.calls_per_minute === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "calls_per_minute"},message:"must have required property '"+"calls_per_minute"+"'"});
errors++;
}
if(data.timeout_seconds === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "timeout_seconds"},message:"must have required property '"+"timeout_seconds"+"'"});
errors++;
}
if(data.max_results === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_results"},message:"must have required property '"+"max_results"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "calls_per_minute") || (key0 === "timeout_seconds")) || (key0 === "max_results"))){
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
if(data.calls_per_minute !== undefined){
let data0 = data.calls_per_minute;
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/calls_per_minute",keyword:"type",params:{type: schema10.properties.calls_per_minute.type},message:"must be integer,null"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/calls_per_minute",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/calls_per_minute",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.timeout_seconds !== undefined){
let data1 = data.timeout_seconds;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_seconds",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 300 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_seconds",keyword:"maximum",params:{comparison: "<=", limit: 300},message:"must be <= 300"});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_seconds",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.max_results !== undefined){
let data2 = data.max_results;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/max_results",keyword:"type",params:{type: schema10.properties.max_results.type},message:"must be integer,null"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 1000000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/max_results",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/max_results",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
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

const schema11 = {"type":"object","minProperties":1,"maxProperties":50,"propertyNames":{"$ref":"schema:Key"},"additionalProperties":{"type":["string","number","boolean","null"],"maxLength":10000,"minimum":-9007199254740991,"maximum":9007199254740991}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
const _errs1 = errors;
if(!(validate23(key0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
if((((typeof data0 !== "string") && (!(typeof data0 == "number"))) && (typeof data0 !== "boolean")) && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: schema11.additionalProperties.type},message:"must be string,number,boolean,null"});
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
if(data0.length > 10000 && (data0.length > 20000 || func1(data0) > 10000)){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});
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
validate29.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const over0 = Object.keys(data).length > 100;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"});
errors++;
}
const before0 = errors;
if(!over0){
for(const key0 in data){
const _errs1 = errors;
if(!(validate23(key0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data0 === "string"){
if(data0.length > 100000 && (data0.length > 200000 || func1(data0) > 100000)){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
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
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(typeof data0 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs11 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs13 = errors;
if(!(validate29(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs14 = errors;
if(Array.isArray(data0)){
const over1 = data0.length > 500;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before2 = errors;
if(!over1){
let valid4 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs16 = errors;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(typeof data1 === "string"){
if(data1.length > 10000 && (data1.length > 20000 || func1(data1) > 10000)){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs20 = errors;
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs22 = errors;
if(typeof data1 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid1 = _errs22 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs24 = errors;
if(!(validate29(data1, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid1 = _errs24 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
}
}
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
var valid3 = _errs16 === errors;
if(errors - before2 >= 100){
break;
}
if(!valid3){
valid4 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
var _valid0 = _errs14 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
}
}
}
}
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate30.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 1048576 && (data.length > 2097152 || func1(data) > 1048576)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters"});
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.inputs === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "inputs"},message:"must have required property '"+"inputs"+"'"});
errors++;
}
if(data.output_json === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "output_json"},message:"must have required property '"+"output_json"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "inputs") || (key0 === "output_json"))){
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
if(data.inputs !== undefined){
let data0 = data.inputs;
if(!(validate30(data0, {instancePath:instancePath+"/inputs",parentData:data,parentDataProperty:"inputs",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.output_json !== undefined){
let data1 = data.output_json;
if(!(validate31(data1, {instancePath:instancePath+"/output_json",parentData:data,parentDataProperty:"output_json",rootData}))){
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


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoint === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endpoint"},message:"must have required property '"+"endpoint"+"'"});
errors++;
}
if(data.parameters === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "parameters"},message:"must have required property '"+"parameters"+"'"});
errors++;
}
if(data.outputs === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outputs"},message:"must have required property '"+"outputs"+"'"});
errors++;
}
if(data.limits === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"});
errors++;
}
if(data.example === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "example"},message:"must have required property '"+"example"+"'"});
errors++;
}
if(data.guidance === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guidance"},message:"must have required property '"+"guidance"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((key0 === "endpoint") || (key0 === "parameters")) || (key0 === "outputs")) || (key0 === "limits")) || (key0 === "example")) || (key0 === "guidance"))){
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
if(data.endpoint !== undefined){
let data0 = data.endpoint;
if(!(validate22(data0, {instancePath:instancePath+"/endpoint",parentData:data,parentDataProperty:"endpoint",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.parameters !== undefined){
let data1 = data.parameters;
if(Array.isArray(data1)){
const over0 = data1.length > 100;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/parameters",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate26(data2, {instancePath:instancePath+"/parameters/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/parameters",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.outputs !== undefined){
let data3 = data.outputs;
if(Array.isArray(data3)){
const over1 = data3.length > 500;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/outputs",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs8 = errors;
if(!(validate27(data4, {instancePath:instancePath+"/outputs/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/outputs",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.limits !== undefined){
let data5 = data.limits;
if(!(validate28(data5, {instancePath:instancePath+"/limits",parentData:data,parentDataProperty:"limits",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.example !== undefined){
let data6 = data.example;
if(!(validate32(data6, {instancePath:instancePath+"/example",parentData:data,parentDataProperty:"example",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.guidance !== undefined){
let data7 = data.guidance;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/guidance",keyword:"type",params:{type: schema5.properties.guidance.type},message:"must be string,null"});
errors++;
}
if(typeof data7 === "string"){
if(data7.length > 10000 && (data7.length > 20000 || func1(data7) > 10000)){
(vErrors ??= []).push({instancePath:instancePath+"/guidance",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});
errors++;
}
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


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate33(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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

const v5 = validate34;

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate9(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
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

const v6 = validate35;
const schema12 = {"type":"object","additionalProperties":false,"required":["call_id","endpoint_key","outcome","is_dry_run","status_code","output_json","is_truncated","next_page_token","error","credits_used","duration_ms","called_at"],"properties":{"call_id":{"$ref":"schema:Id"},"endpoint_key":{"$ref":"schema:IntegrationEndpointKey"},"outcome":{"type":"string","enum":["succeeded","refused","unreachable"]},"is_dry_run":{"type":"boolean"},"status_code":{"type":["integer","null"],"minimum":100,"maximum":599},"output_json":{"anyOf":[{"$ref":"schema:IntegrationJson"},{"type":"null"}]},"is_truncated":{"type":"boolean"},"next_page_token":{"type":["string","null"],"maxLength":4000},"error":{"anyOf":[{"$ref":"schema:IntegrationCallError"},{"type":"null"}]},"credits_used":{"type":"number","minimum":0,"maximum":1000000000},"duration_ms":{"type":"number","minimum":0,"maximum":100000000},"called_at":{"$ref":"schema:Timestamp"}}};
const schema13 = {"type":"object","additionalProperties":false,"required":["code","message","is_retryable","retry_after_seconds"],"properties":{"code":{"type":"string","minLength":1,"maxLength":200},"message":{"type":"string","minLength":1,"maxLength":4000},"is_retryable":{"type":"boolean"},"retry_after_seconds":{"type":["integer","null"],"minimum":0,"maximum":86400}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"});
errors++;
}
if(data.is_retryable === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_retryable"},message:"must have required property '"+"is_retryable"+"'"});
errors++;
}
if(data.retry_after_seconds === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "retry_after_seconds"},message:"must have required property '"+"retry_after_seconds"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "code") || (key0 === "message")) || (key0 === "is_retryable")) || (key0 === "retry_after_seconds"))){
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(data0.length > 200 && (data0.length > 400 || func1(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func1(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"});
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
if(data1.length < 1 || (data1.length < 2 && func1(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.is_retryable !== undefined){
let data2 = data.is_retryable;
if(typeof data2 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_retryable",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.retry_after_seconds !== undefined){
let data3 = data.retry_after_seconds;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/retry_after_seconds",keyword:"type",params:{type: schema13.properties.retry_after_seconds.type},message:"must be integer,null"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 86400 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/retry_after_seconds",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/retry_after_seconds",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
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


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.call_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "call_id"},message:"must have required property '"+"call_id"+"'"});
errors++;
}
if(data.endpoint_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endpoint_key"},message:"must have required property '"+"endpoint_key"+"'"});
errors++;
}
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"});
errors++;
}
if(data.is_dry_run === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_dry_run"},message:"must have required property '"+"is_dry_run"+"'"});
errors++;
}
if(data.status_code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status_code"},message:"must have required property '"+"status_code"+"'"});
errors++;
}
if(data.output_json === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "output_json"},message:"must have required property '"+"output_json"+"'"});
errors++;
}
if(data.is_truncated === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_truncated"},message:"must have required property '"+"is_truncated"+"'"});
errors++;
}
if(data.next_page_token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_page_token"},message:"must have required property '"+"next_page_token"+"'"});
errors++;
}
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"});
errors++;
}
if(data.credits_used === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credits_used"},message:"must have required property '"+"credits_used"+"'"});
errors++;
}
if(data.duration_ms === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "duration_ms"},message:"must have required property '"+"duration_ms"+"'"});
errors++;
}
if(data.called_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "called_at"},message:"must have required property '"+"called_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema12.properties, key0))){
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
if(data.call_id !== undefined){
let data0 = data.call_id;
if(!(validate1(data0, {instancePath:instancePath+"/call_id",parentData:data,parentDataProperty:"call_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.endpoint_key !== undefined){
let data1 = data.endpoint_key;
if(!(validate19(data1, {instancePath:instancePath+"/endpoint_key",parentData:data,parentDataProperty:"endpoint_key",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined){
let data2 = data.outcome;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema12.properties.outcome.enum;
if(!(((data2 === "succeeded") || (data2 === "refused")) || (data2 === "unreachable"))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema12.properties.outcome.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.is_dry_run !== undefined){
let data3 = data.is_dry_run;
if(typeof data3 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_dry_run",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.status_code !== undefined){
let data4 = data.status_code;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/status_code",keyword:"type",params:{type: schema12.properties.status_code.type},message:"must be integer,null"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 599 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/status_code",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"});
errors++;
}
if(data4 < 100 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/status_code",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"});
errors++;
}
}
}
if(data.output_json !== undefined){
let data5 = data.output_json;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(!(validate31(data5, {instancePath:instancePath+"/output_json",parentData:data,parentDataProperty:"output_json",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs13 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/output_json",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/output_json",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.is_truncated !== undefined){
let data6 = data.is_truncated;
if(typeof data6 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_truncated",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.next_page_token !== undefined){
let data7 = data.next_page_token;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/next_page_token",keyword:"type",params:{type: schema12.properties.next_page_token.type},message:"must be string,null"});
errors++;
}
if(typeof data7 === "string"){
if(data7.length > 4000 && (data7.length > 8000 || func1(data7) > 4000)){
(vErrors ??= []).push({instancePath:instancePath+"/next_page_token",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"});
errors++;
}
}
}
if(data.error !== undefined){
let data8 = data.error;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate36(data8, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var _valid1 = _errs21 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs22 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs22 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/error",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.credits_used !== undefined){
let data9 = data.credits_used;
if(typeof data9 == "number"){
if(data9 > 1000000000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/credits_used",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"});
errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/credits_used",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/credits_used",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.duration_ms !== undefined){
let data10 = data.duration_ms;
if(typeof data10 == "number"){
if(data10 > 100000000 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/duration_ms",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"});
errors++;
}
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/duration_ms",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/duration_ms",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.called_at !== undefined){
let data11 = data.called_at;
if(!(validate7(data11, {instancePath:instancePath+"/called_at",parentData:data,parentDataProperty:"called_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate37(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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

const v7 = validate38;
const schema14 = {"type":"object","additionalProperties":false,"required":["key","name","resource_type","description","parent_key","has_children","updated_at"],"properties":{"key":{"type":"string","minLength":1,"maxLength":500},"name":{"type":"string","maxLength":500},"resource_type":{"$ref":"schema:IntegrationResourceType"},"description":{"type":["string","null"],"maxLength":1000},"parent_key":{"type":["string","null"],"maxLength":500},"has_children":{"type":"boolean"},"updated_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.resource_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resource_type"},message:"must have required property '"+"resource_type"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.parent_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "parent_key"},message:"must have required property '"+"parent_key"+"'"});
errors++;
}
if(data.has_children === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "has_children"},message:"must have required property '"+"has_children"+"'"});
errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "name")) || (key0 === "resource_type")) || (key0 === "description")) || (key0 === "parent_key")) || (key0 === "has_children")) || (key0 === "updated_at"))){
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
if(typeof data0 === "string"){
if(data0.length > 500 && (data0.length > 1000 || func1(data0) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func1(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 500 && (data1.length > 1000 || func1(data1) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.resource_type !== undefined){
let data2 = data.resource_type;
if(!(validate25(data2, {instancePath:instancePath+"/resource_type",parentData:data,parentDataProperty:"resource_type",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: schema14.properties.description.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 1000 && (data3.length > 2000 || func1(data3) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
}
if(data.parent_key !== undefined){
let data4 = data.parent_key;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parent_key",keyword:"type",params:{type: schema14.properties.parent_key.type},message:"must be string,null"});
errors++;
}
if(typeof data4 === "string"){
if(data4.length > 500 && (data4.length > 1000 || func1(data4) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/parent_key",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
}
if(data.has_children !== undefined){
let data5 = data.has_children;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_children",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.updated_at !== undefined){
let data6 = data.updated_at;
const _errs14 = errors;
let valid1 = false;
const _errs15 = errors;
if(!(validate7(data6, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs16 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate39.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate39(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
if(!(validate9(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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

const v8 = validate40;
const schema15 = {"type":"object","additionalProperties":false,"required":["key","name","description","category","authentication","website_url","connect_url","features","endpoint_count","connection_count","is_connected","is_beta"],"properties":{"key":{"$ref":"schema:IntegrationKey"},"name":{"type":"string","minLength":1,"maxLength":120},"description":{"type":"string","maxLength":1000},"category":{"$ref":"schema:IntegrationCategory"},"authentication":{"$ref":"schema:IntegrationAuthentication"},"website_url":{"type":["string","null"],"format":"uri","maxLength":2000},"connect_url":{"type":"string","format":"uri","maxLength":2000},"features":{"type":"array","maxItems":6,"uniqueItems":true,"items":{"type":"string","enum":["actions","triggers","endpoints","resources","client_accounts","files"]}},"endpoint_count":{"$ref":"schema:Count"},"connection_count":{"$ref":"schema:Count"},"is_connected":{"type":"boolean"},"is_beta":{"type":"boolean"}}};
const schema16 = {"type":"string","enum":["advertising","analytics","search","social","email","calendar","storage","messaging","accounting","payments","crm","website"]};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema16.enum;
if(!((((((((((((data === "advertising") || (data === "analytics")) || (data === "search")) || (data === "social")) || (data === "email")) || (data === "calendar")) || (data === "storage")) || (data === "messaging")) || (data === "accounting")) || (data === "payments")) || (data === "crm")) || (data === "website"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","enum":["oauth","api_key","basic","none"]};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema17.enum;
if(!((((data === "oauth") || (data === "api_key")) || (data === "basic")) || (data === "none"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate43.errors = vErrors;
return errors === 0;
}

const formats3 = lib_validation.formats.uri;

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
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
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.authentication === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "authentication"},message:"must have required property '"+"authentication"+"'"});
errors++;
}
if(data.website_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "website_url"},message:"must have required property '"+"website_url"+"'"});
errors++;
}
if(data.connect_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "connect_url"},message:"must have required property '"+"connect_url"+"'"});
errors++;
}
if(data.features === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "features"},message:"must have required property '"+"features"+"'"});
errors++;
}
if(data.endpoint_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endpoint_count"},message:"must have required property '"+"endpoint_count"+"'"});
errors++;
}
if(data.connection_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "connection_count"},message:"must have required property '"+"connection_count"+"'"});
errors++;
}
if(data.is_connected === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_connected"},message:"must have required property '"+"is_connected"+"'"});
errors++;
}
if(data.is_beta === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_beta"},message:"must have required property '"+"is_beta"+"'"});
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate2(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 120 && (data1.length > 240 || func1(data1) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
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
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 1000 && (data2.length > 2000 || func1(data2) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.category !== undefined){
let data3 = data.category;
if(!(validate41(data3, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.authentication !== undefined){
let data4 = data.authentication;
if(!(validate42(data4, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.website_url !== undefined){
let data5 = data.website_url;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/website_url",keyword:"type",params:{type: schema15.properties.website_url.type},message:"must be string,null"});
errors++;
}
if(typeof data5 === "string"){
if(data5.length > 2000 && (data5.length > 4000 || func1(data5) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/website_url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data5.length <= 4000){
if(!(formats3(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/website_url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});
errors++;
}
}
}
}
if(data.connect_url !== undefined){
let data6 = data.connect_url;
if(typeof data6 === "string"){
if(data6.length > 2000 && (data6.length > 4000 || func1(data6) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/connect_url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data6.length <= 4000){
if(!(formats3(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/connect_url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/connect_url",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.features !== undefined){
let data7 = data.features;
if(Array.isArray(data7)){
const over0 = data7.length > 6;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/features",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs15 = errors;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/features/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema15.properties.features.items.enum;
if(!((((((data8 === "actions") || (data8 === "triggers")) || (data8 === "endpoints")) || (data8 === "resources")) || (data8 === "client_accounts")) || (data8 === "files"))){
(vErrors ??= []).push({instancePath:instancePath+"/features/" + i0,keyword:"enum",params:{allowedValues: schema15.properties.features.items.enum},message:"must be equal to one of the allowed values"});
errors++;
}
var valid1 = _errs15 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/features",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/features",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.endpoint_count !== undefined){
let data9 = data.endpoint_count;
if(!(validate43(data9, {instancePath:instancePath+"/endpoint_count",parentData:data,parentDataProperty:"endpoint_count",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.connection_count !== undefined){
let data10 = data.connection_count;
if(!(validate43(data10, {instancePath:instancePath+"/connection_count",parentData:data,parentDataProperty:"connection_count",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.is_connected !== undefined){
let data11 = data.is_connected;
if(typeof data11 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_connected",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_beta !== undefined){
let data12 = data.is_beta;
if(typeof data12 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_beta",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate44(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
if(!(validate9(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

const v9 = validate45;

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.integration === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "integration"},message:"must have required property '"+"integration"+"'"});
errors++;
}
if(data.credentials === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credentials"},message:"must have required property '"+"credentials"+"'"});
errors++;
}
if(data.has_problems === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "has_problems"},message:"must have required property '"+"has_problems"+"'"});
errors++;
}
if(data.connected_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "connected_at"},message:"must have required property '"+"connected_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "integration") || (key0 === "credentials")) || (key0 === "has_problems")) || (key0 === "connected_at"))){
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
if(data.integration !== undefined){
let data0 = data.integration;
if(!(validate44(data0, {instancePath:instancePath+"/integration",parentData:data,parentDataProperty:"integration",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.credentials !== undefined){
let data1 = data.credentials;
if(Array.isArray(data1)){
const over0 = data1.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/credentials",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate8(data2, {instancePath:instancePath+"/credentials/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/credentials",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.has_problems !== undefined){
let data3 = data.has_problems;
if(typeof data3 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_problems",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.connected_at !== undefined){
let data4 = data.connected_at;
if(!(validate7(data4, {instancePath:instancePath+"/connected_at",parentData:data,parentDataProperty:"connected_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
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


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate9(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

const v10 = validate47;
const schema18 = {"type":"object","additionalProperties":false,"required":["id","name","description","server_url","server_name","server_version","protocol_version","authentication","status","status_message","tool_count","enabled_tool_count","last_used_at","last_checked_at","revision","created_at","updated_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"name":{"type":"string","minLength":1,"maxLength":120},"description":{"type":["string","null"],"maxLength":2000},"server_url":{"type":"string","format":"uri","maxLength":2000},"server_name":{"type":["string","null"],"maxLength":200},"server_version":{"type":["string","null"],"maxLength":100},"protocol_version":{"type":["string","null"],"maxLength":40},"authentication":{"$ref":"schema:IntegrationAuthentication"},"status":{"$ref":"schema:McpConnectionStatus"},"status_message":{"type":["string","null"],"maxLength":1000},"tool_count":{"$ref":"schema:Count"},"enabled_tool_count":{"$ref":"schema:Count"},"last_used_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"last_checked_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"revision":{"$ref":"schema:Revision"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"created_by":{"$ref":"schema:Id"}}};
const schema19 = {"type":"string","enum":["active","unreachable","needs_authorization","disabled"]};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema19.enum;
if(!((((data === "active") || (data === "unreachable")) || (data === "needs_authorization")) || (data === "disabled"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate49.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.server_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "server_url"},message:"must have required property '"+"server_url"+"'"});
errors++;
}
if(data.server_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "server_name"},message:"must have required property '"+"server_name"+"'"});
errors++;
}
if(data.server_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "server_version"},message:"must have required property '"+"server_version"+"'"});
errors++;
}
if(data.protocol_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "protocol_version"},message:"must have required property '"+"protocol_version"+"'"});
errors++;
}
if(data.authentication === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "authentication"},message:"must have required property '"+"authentication"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.status_message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status_message"},message:"must have required property '"+"status_message"+"'"});
errors++;
}
if(data.tool_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tool_count"},message:"must have required property '"+"tool_count"+"'"});
errors++;
}
if(data.enabled_tool_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "enabled_tool_count"},message:"must have required property '"+"enabled_tool_count"+"'"});
errors++;
}
if(data.last_used_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_used_at"},message:"must have required property '"+"last_used_at"+"'"});
errors++;
}
if(data.last_checked_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_checked_at"},message:"must have required property '"+"last_checked_at"+"'"});
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
if(!(func0.call(schema18.properties, key0))){
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
if(data1.length > 120 && (data1.length > 240 || func1(data1) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
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
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: schema18.properties.description.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 2000 && (data2.length > 4000 || func1(data2) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
}
}
if(data.server_url !== undefined){
let data3 = data.server_url;
if(typeof data3 === "string"){
if(data3.length > 2000 && (data3.length > 4000 || func1(data3) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/server_url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data3.length <= 4000){
if(!(formats3(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/server_url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/server_url",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.server_name !== undefined){
let data4 = data.server_name;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/server_name",keyword:"type",params:{type: schema18.properties.server_name.type},message:"must be string,null"});
errors++;
}
if(typeof data4 === "string"){
if(data4.length > 200 && (data4.length > 400 || func1(data4) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/server_name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
}
if(data.server_version !== undefined){
let data5 = data.server_version;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/server_version",keyword:"type",params:{type: schema18.properties.server_version.type},message:"must be string,null"});
errors++;
}
if(typeof data5 === "string"){
if(data5.length > 100 && (data5.length > 200 || func1(data5) > 100)){
(vErrors ??= []).push({instancePath:instancePath+"/server_version",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
}
if(data.protocol_version !== undefined){
let data6 = data.protocol_version;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/protocol_version",keyword:"type",params:{type: schema18.properties.protocol_version.type},message:"must be string,null"});
errors++;
}
if(typeof data6 === "string"){
if(data6.length > 40 && (data6.length > 80 || func1(data6) > 40)){
(vErrors ??= []).push({instancePath:instancePath+"/protocol_version",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
}
}
if(data.authentication !== undefined){
let data7 = data.authentication;
if(!(validate42(data7, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data8 = data.status;
if(!(validate48(data8, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.status_message !== undefined){
let data9 = data.status_message;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/status_message",keyword:"type",params:{type: schema18.properties.status_message.type},message:"must be string,null"});
errors++;
}
if(typeof data9 === "string"){
if(data9.length > 1000 && (data9.length > 2000 || func1(data9) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/status_message",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
}
if(data.tool_count !== undefined){
let data10 = data.tool_count;
if(!(validate43(data10, {instancePath:instancePath+"/tool_count",parentData:data,parentDataProperty:"tool_count",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.enabled_tool_count !== undefined){
let data11 = data.enabled_tool_count;
if(!(validate43(data11, {instancePath:instancePath+"/enabled_tool_count",parentData:data,parentDataProperty:"enabled_tool_count",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.last_used_at !== undefined){
let data12 = data.last_used_at;
const _errs22 = errors;
let valid1 = false;
const _errs23 = errors;
if(!(validate7(data12, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid0 = _errs23 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs24 = errors;
if(data12 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs24 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.last_checked_at !== undefined){
let data13 = data.last_checked_at;
const _errs27 = errors;
let valid2 = false;
const _errs28 = errors;
if(!(validate7(data13, {instancePath:instancePath+"/last_checked_at",parentData:data,parentDataProperty:"last_checked_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid1 = _errs28 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs29 = errors;
if(data13 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/last_checked_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs29 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/last_checked_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.revision !== undefined){
let data14 = data.revision;
if(!(validate49(data14, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data15 = data.created_at;
if(!(validate7(data15, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data16 = data.updated_at;
if(!(validate7(data16, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data17 = data.created_by;
if(!(validate1(data17, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate50(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
if(!(validate9(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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

const v11 = validate51;
const schema20 = {"type":"object","additionalProperties":false,"required":["name","title","description","effect","is_enabled","input_schema_json","output_schema_json","last_used_at"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"title":{"type":["string","null"],"maxLength":200},"description":{"type":["string","null"],"maxLength":10000},"effect":{"$ref":"schema:McpToolEffect"},"is_enabled":{"type":"boolean"},"input_schema_json":{"type":"string","maxLength":262144},"output_schema_json":{"type":["string","null"],"maxLength":262144},"last_used_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]}}};
const schema21 = {"type":"string","enum":["read","write","destructive","unknown"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema21.enum;
if(!((((data === "read") || (data === "write")) || (data === "destructive")) || (data === "unknown"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.effect === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "effect"},message:"must have required property '"+"effect"+"'"});
errors++;
}
if(data.is_enabled === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_enabled"},message:"must have required property '"+"is_enabled"+"'"});
errors++;
}
if(data.input_schema_json === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "input_schema_json"},message:"must have required property '"+"input_schema_json"+"'"});
errors++;
}
if(data.output_schema_json === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "output_schema_json"},message:"must have required property '"+"output_schema_json"+"'"});
errors++;
}
if(data.last_used_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_used_at"},message:"must have required property '"+"last_used_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "title")) || (key0 === "description")) || (key0 === "effect")) || (key0 === "is_enabled")) || (key0 === "input_schema_json")) || (key0 === "output_schema_json")) || (key0 === "last_used_at"))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length > 200 && (data0.length > 400 || func1(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func1(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: schema20.properties.title.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(data1.length > 200 && (data1.length > 400 || func1(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: schema20.properties.description.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 10000 && (data2.length > 20000 || func1(data2) > 10000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});
errors++;
}
}
}
if(data.effect !== undefined){
let data3 = data.effect;
if(!(validate52(data3, {instancePath:instancePath+"/effect",parentData:data,parentDataProperty:"effect",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
if(data.is_enabled !== undefined){
let data4 = data.is_enabled;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_enabled",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.input_schema_json !== undefined){
let data5 = data.input_schema_json;
if(typeof data5 === "string"){
if(data5.length > 262144 && (data5.length > 524288 || func1(data5) > 262144)){
(vErrors ??= []).push({instancePath:instancePath+"/input_schema_json",keyword:"maxLength",params:{limit: 262144},message:"must NOT have more than 262144 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/input_schema_json",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.output_schema_json !== undefined){
let data6 = data.output_schema_json;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/output_schema_json",keyword:"type",params:{type: schema20.properties.output_schema_json.type},message:"must be string,null"});
errors++;
}
if(typeof data6 === "string"){
if(data6.length > 262144 && (data6.length > 524288 || func1(data6) > 262144)){
(vErrors ??= []).push({instancePath:instancePath+"/output_schema_json",keyword:"maxLength",params:{limit: 262144},message:"must NOT have more than 262144 characters"});
errors++;
}
}
}
if(data.last_used_at !== undefined){
let data7 = data.last_used_at;
const _errs16 = errors;
let valid1 = false;
const _errs17 = errors;
if(!(validate7(data7, {instancePath:instancePath+"/last_used_at",parentData:data,parentDataProperty:"last_used_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs18 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs18 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/last_used_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate53(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
if(!(validate9(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

export const responses = {
  listIntegrationCredentials: { '200': v0, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listIntegrationSubaccounts: { '200': v3, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  getIntegrationEndpointDetails: { '200': v4, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  listIntegrationEndpoints: { '200': v5, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  runIntegrationEndpoint: { '200': v6, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  queryIntegrationResources: { '200': v7, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  listIntegrations: { '200': v8, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listConnectedIntegrations: { '200': v9, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listMcpConnections: { '200': v10, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listMcpConnectionTools: { '200': v11, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
};
