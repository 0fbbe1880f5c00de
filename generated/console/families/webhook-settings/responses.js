// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["id","event_type","url","status","consecutive_failures","disabled_at","header_names","last_success_at","last_failure_at","waiting_count"],"properties":{"id":{"$ref":"schema:Id"},"event_type":{"anyOf":[{"$ref":"schema:WebhookEventType"},{"type":"null"}]},"url":{"$ref":"schema:WebhookUrl"},"status":{"$ref":"schema:WebhookEndpointStatus"},"consecutive_failures":{"type":"integer","minimum":0,"maximum":50},"disabled_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"header_names":{"type":"array","maxItems":20,"items":{"$ref":"schema:WebhookHeaderName"}},"last_success_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"last_failure_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"waiting_count":{"type":"integer","minimum":0,"maximum":9007199254740991}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const func1 = lib_ucs2length.default;

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

const pattern0 = new RegExp("^[a-z][a-z_]*\\.[a-z][a-z_]*$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 80 && (data.length > 160 || func1(data) > 80)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z_]*\\.[a-z][a-z_]*$"},message:"must match pattern \""+"^[a-z][a-z_]*\\.[a-z][a-z_]*$"+"\""});
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

const formats1 = lib_validation.formats.uri;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 2000 && (data.length > 4000 || func1(data) > 2000)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data.length < 8 || (data.length < 16 && func1(data) < 8)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"});
errors++;
}
if(data.length <= 4000){
if(!(formats1(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});
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

const schema1 = {"type":"string","enum":["active","disabled_by_user","disabled_by_failures"]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema1.enum;
if(!(((data === "active") || (data === "disabled_by_user")) || (data === "disabled_by_failures"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const formats2 = lib_validation.formats["date-time"];

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate5.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 100 && (data.length > 200 || func1(data) > 100)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""});
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
if(data.event_type !== undefined){
let data1 = data.event_type;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate2(data1, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(!(validate3(data2, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(!(validate4(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
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
if(!(validate5(data5, {instancePath:instancePath+"/disabled_at",parentData:data,parentDataProperty:"disabled_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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
if(!(validate6(data7, {instancePath:instancePath+"/header_names/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
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
if(!(validate5(data8, {instancePath:instancePath+"/last_success_at",parentData:data,parentDataProperty:"last_success_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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
if(!(validate5(data9, {instancePath:instancePath+"/last_failure_at",parentData:data,parentDataProperty:"last_failure_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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
validate7.errors = vErrors;
return errors === 0;
}

const func2 = lib_validation.findRepeat;

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate2(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
validate8.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
if(data.is_revealed === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_revealed"},message:"must have required property '"+"is_revealed"+"'"});
errors++;
}
if(data.former_expires_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "former_expires_at"},message:"must have required property '"+"former_expires_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "created_at") || (key0 === "is_revealed")) || (key0 === "former_expires_at"))){
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
if(data.created_at !== undefined){
let data0 = data.created_at;
if(!(validate5(data0, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.is_revealed !== undefined){
let data1 = data.is_revealed;
if(typeof data1 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_revealed",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.former_expires_at !== undefined){
let data2 = data.former_expires_at;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate5(data2, {instancePath:instancePath+"/former_expires_at",parentData:data,parentDataProperty:"former_expires_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/former_expires_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/former_expires_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate9.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate10.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoint === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endpoint"},message:"must have required property '"+"endpoint"+"'"});
errors++;
}
if(data.overrides === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "overrides"},message:"must have required property '"+"overrides"+"'"});
errors++;
}
if(data.enabled_events === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "enabled_events"},message:"must have required property '"+"enabled_events"+"'"});
errors++;
}
if(data.signing_secret === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signing_secret"},message:"must have required property '"+"signing_secret"+"'"});
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
if(!((((((key0 === "endpoint") || (key0 === "overrides")) || (key0 === "enabled_events")) || (key0 === "signing_secret")) || (key0 === "revision")) || (key0 === "updated_at"))){
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
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate7(data0, {instancePath:instancePath+"/endpoint",parentData:data,parentDataProperty:"endpoint",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/endpoint",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/endpoint",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.overrides !== undefined){
let data1 = data.overrides;
if(Array.isArray(data1)){
const over0 = data1.length > 100;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/overrides",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs9 = errors;
if(!(validate7(data2, {instancePath:instancePath+"/overrides/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/overrides",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.enabled_events !== undefined){
let data3 = data.enabled_events;
if(!(validate8(data3, {instancePath:instancePath+"/enabled_events",parentData:data,parentDataProperty:"enabled_events",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.signing_secret !== undefined){
let data4 = data.signing_secret;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(!(validate9(data4, {instancePath:instancePath+"/signing_secret",parentData:data,parentDataProperty:"signing_secret",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs14 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/signing_secret",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs14 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/signing_secret",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.revision !== undefined){
let data5 = data.revision;
if(!(validate10(data5, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data6 = data.updated_at;
const _errs18 = errors;
let valid5 = false;
const _errs19 = errors;
if(!(validate5(data6, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs20 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs20 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/updated_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate11.errors = vErrors;
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
if(!(validate11(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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

const v1 = validate12;
const schema2 = {"type":"object","additionalProperties":false,"required":["type","message"],"properties":{"type":{"type":"string","enum":["validation_error","permission_denied","not_found","conflict","rate_limited","internal"]},"message":{"type":"string","maxLength":4000}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema2.properties.type.enum;
if(!((((((data0 === "validation_error") || (data0 === "permission_denied")) || (data0 === "not_found")) || (data0 === "conflict")) || (data0 === "rate_limited")) || (data0 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema2.properties.type.enum},message:"must be equal to one of the allowed values"});
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
validate13.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate13(data0, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
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

const v2 = validate14;

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate14.errors = vErrors;
return errors === 0;
}

const v3 = validate15;
const pattern2 = new RegExp("^[a-z][a-z_]*$", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 40 && (data.length > 80 || func1(data) > 40)){
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
validate16.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.is_enabled === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_enabled"},message:"must have required property '"+"is_enabled"+"'"});
errors++;
}
if(data.is_pending === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_pending"},message:"must have required property '"+"is_pending"+"'"});
errors++;
}
if(data.has_override === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "has_override"},message:"must have required property '"+"has_override"+"'"});
errors++;
}
if(data.sample_body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sample_body"},message:"must have required property '"+"sample_body"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((((key0 === "event_type") || (key0 === "category")) || (key0 === "summary")) || (key0 === "description")) || (key0 === "is_enabled")) || (key0 === "is_pending")) || (key0 === "has_override")) || (key0 === "sample_body"))){
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
if(data.event_type !== undefined){
let data0 = data.event_type;
if(!(validate2(data0, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data1 = data.category;
if(!(validate16(data1, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
let data2 = data.summary;
if(typeof data2 === "string"){
if(data2.length > 200 && (data2.length > 400 || func1(data2) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"});
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
if(data.is_enabled !== undefined){
let data4 = data.is_enabled;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_enabled",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_pending !== undefined){
let data5 = data.is_pending;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_pending",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.has_override !== undefined){
let data6 = data.has_override;
if(typeof data6 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_override",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.sample_body !== undefined){
let data7 = data.sample_body;
if(typeof data7 === "string"){
if(data7.length > 65536 && (data7.length > 131072 || func1(data7) > 65536)){
(vErrors ??= []).push({instancePath:instancePath+"/sample_body",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sample_body",keyword:"type",params:{type: "string"},message:"must be string"});
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


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate18.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate18(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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

const v4 = validate19;
const schema3 = {"type":"object","additionalProperties":false,"required":["id","event_id","event_type","sequence","endpoint_kind","url","status","attempt_count","max_attempts","last_attempt_at","last_status_code","error_class","next_attempt_at","skip_reason","is_manual","is_test","redelivery_of_id","created_by","body_size","delivered_at","created_at"],"properties":{"id":{"$ref":"schema:Id"},"event_id":{"$ref":"schema:Id"},"event_type":{"$ref":"schema:WebhookEventType"},"sequence":{"type":["integer","null"],"minimum":1,"maximum":9007199254740991},"endpoint_kind":{"$ref":"schema:WebhookEndpointKind"},"url":{"$ref":"schema:WebUrl"},"status":{"$ref":"schema:OutboundDeliveryStatus"},"attempt_count":{"type":"integer","minimum":0,"maximum":8},"max_attempts":{"type":"integer","minimum":1,"maximum":8},"last_attempt_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"last_status_code":{"anyOf":[{"$ref":"schema:WebhookStatusCode"},{"type":"null"}]},"error_class":{"anyOf":[{"$ref":"schema:WebhookErrorClass"},{"type":"null"}]},"next_attempt_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"skip_reason":{"type":["string","null"],"enum":["endpoint_disabled",null]},"is_manual":{"type":"boolean"},"is_test":{"type":"boolean"},"redelivery_of_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"created_by":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"body_size":{"$ref":"schema:FileSize"},"delivered_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"created_at":{"$ref":"schema:Timestamp"}}};
const schema4 = {"type":"string","enum":["global","override"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema4.enum;
if(!((data === "global") || (data === "override"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^https?://", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 2000 && (data.length > 4000 || func1(data) > 2000)){
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
if(!(formats1(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"string","enum":["pending","delivering","delivered","retrying","exhausted","skipped"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema5.enum;
if(!((((((data === "pending") || (data === "delivering")) || (data === "delivered")) || (data === "retrying")) || (data === "exhausted")) || (data === "skipped"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate23.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"string","enum":["http_status","redirect","timeout","network","tls","address_refused","interrupted","internal"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema6.enum;
if(!((((((((data === "http_status") || (data === "redirect")) || (data === "timeout")) || (data === "network")) || (data === "tls")) || (data === "address_refused")) || (data === "interrupted")) || (data === "internal"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate25.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.sequence === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"});
errors++;
}
if(data.endpoint_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endpoint_kind"},message:"must have required property '"+"endpoint_kind"+"'"});
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
if(data.max_attempts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_attempts"},message:"must have required property '"+"max_attempts"+"'"});
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
if(data.next_attempt_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_attempt_at"},message:"must have required property '"+"next_attempt_at"+"'"});
errors++;
}
if(data.skip_reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "skip_reason"},message:"must have required property '"+"skip_reason"+"'"});
errors++;
}
if(data.is_manual === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_manual"},message:"must have required property '"+"is_manual"+"'"});
errors++;
}
if(data.is_test === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_test"},message:"must have required property '"+"is_test"+"'"});
errors++;
}
if(data.redelivery_of_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "redelivery_of_id"},message:"must have required property '"+"redelivery_of_id"+"'"});
errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"});
errors++;
}
if(data.body_size === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body_size"},message:"must have required property '"+"body_size"+"'"});
errors++;
}
if(data.delivered_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "delivered_at"},message:"must have required property '"+"delivered_at"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema3.properties, key0))){
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
if(data.event_id !== undefined){
let data1 = data.event_id;
if(!(validate1(data1, {instancePath:instancePath+"/event_id",parentData:data,parentDataProperty:"event_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.event_type !== undefined){
let data2 = data.event_type;
if(!(validate2(data2, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.sequence !== undefined){
let data3 = data.sequence;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/sequence",keyword:"type",params:{type: schema3.properties.sequence.type},message:"must be integer,null"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/sequence",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/sequence",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.endpoint_kind !== undefined){
let data4 = data.endpoint_kind;
if(!(validate20(data4, {instancePath:instancePath+"/endpoint_kind",parentData:data,parentDataProperty:"endpoint_kind",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
let data5 = data.url;
if(!(validate21(data5, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(!(validate22(data6, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.attempt_count !== undefined){
let data7 = data.attempt_count;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/attempt_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 8 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/attempt_count",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"});
errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/attempt_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.max_attempts !== undefined){
let data8 = data.max_attempts;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/max_attempts",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 8 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/max_attempts",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"});
errors++;
}
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/max_attempts",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.last_attempt_at !== undefined){
let data9 = data.last_attempt_at;
const _errs15 = errors;
let valid1 = false;
const _errs16 = errors;
if(!(validate5(data9, {instancePath:instancePath+"/last_attempt_at",parentData:data,parentDataProperty:"last_attempt_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs17 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/last_attempt_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs17 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/last_attempt_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.last_status_code !== undefined){
let data10 = data.last_status_code;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate23(data10, {instancePath:instancePath+"/last_status_code",parentData:data,parentDataProperty:"last_status_code",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid1 = _errs21 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs22 = errors;
if(data10 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/last_status_code",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs22 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/last_status_code",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.error_class !== undefined){
let data11 = data.error_class;
const _errs25 = errors;
let valid3 = false;
const _errs26 = errors;
if(!(validate24(data11, {instancePath:instancePath+"/error_class",parentData:data,parentDataProperty:"error_class",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid2 = _errs26 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs27 = errors;
if(data11 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/error_class",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs27 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/error_class",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.next_attempt_at !== undefined){
let data12 = data.next_attempt_at;
const _errs30 = errors;
let valid4 = false;
const _errs31 = errors;
if(!(validate5(data12, {instancePath:instancePath+"/next_attempt_at",parentData:data,parentDataProperty:"next_attempt_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var _valid3 = _errs31 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs32 = errors;
if(data12 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/next_attempt_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs32 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/next_attempt_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.skip_reason !== undefined){
let data13 = data.skip_reason;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/skip_reason",keyword:"type",params:{type: schema3.properties.skip_reason.type},message:"must be string,null"});
errors++;
}
const vSchema0 = schema3.properties.skip_reason.enum;
if(!((data13 === "endpoint_disabled") || (data13 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/skip_reason",keyword:"enum",params:{allowedValues: schema3.properties.skip_reason.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.is_manual !== undefined){
let data14 = data.is_manual;
if(typeof data14 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_manual",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_test !== undefined){
let data15 = data.is_test;
if(typeof data15 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_test",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.redelivery_of_id !== undefined){
let data16 = data.redelivery_of_id;
const _errs41 = errors;
let valid5 = false;
const _errs42 = errors;
if(!(validate1(data16, {instancePath:instancePath+"/redelivery_of_id",parentData:data,parentDataProperty:"redelivery_of_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid4 = _errs42 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs43 = errors;
if(data16 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/redelivery_of_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs43 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/redelivery_of_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
}
if(data.created_by !== undefined){
let data17 = data.created_by;
const _errs46 = errors;
let valid6 = false;
const _errs47 = errors;
if(!(validate1(data17, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid5 = _errs47 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs48 = errors;
if(data17 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid5 = _errs48 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
}
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.body_size !== undefined){
let data18 = data.body_size;
if(!(validate25(data18, {instancePath:instancePath+"/body_size",parentData:data,parentDataProperty:"body_size",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.delivered_at !== undefined){
let data19 = data.delivered_at;
const _errs52 = errors;
let valid7 = false;
const _errs53 = errors;
if(!(validate5(data19, {instancePath:instancePath+"/delivered_at",parentData:data,parentDataProperty:"delivered_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var _valid6 = _errs53 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs54 = errors;
if(data19 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/delivered_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid6 = _errs54 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
}
}
if(!valid7){
(vErrors ??= []).push({instancePath:instancePath+"/delivered_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data.created_at !== undefined){
let data20 = data.created_at;
if(!(validate5(data20, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate26(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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

const v5 = validate27;
const pattern4 = new RegExp("^whsec_[A-Za-z0-9_-]{43}$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.secret === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"});
errors++;
}
if(data.former_expires_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "former_expires_at"},message:"must have required property '"+"former_expires_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "secret") || (key0 === "former_expires_at"))){
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
if(data.secret !== undefined){
let data0 = data.secret;
if(typeof data0 === "string"){
if(data0.length > 100 && (data0.length > 200 || func1(data0) > 100)){
(vErrors ??= []).push({instancePath:instancePath+"/secret",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(data0.length <= 256){
if(!pattern4.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/secret",keyword:"pattern",params:{pattern: "^whsec_[A-Za-z0-9_-]{43}$"},message:"must match pattern \""+"^whsec_[A-Za-z0-9_-]{43}$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/secret",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.former_expires_at !== undefined){
let data1 = data.former_expires_at;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate5(data1, {instancePath:instancePath+"/former_expires_at",parentData:data,parentDataProperty:"former_expires_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/former_expires_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/former_expires_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate28.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate28(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
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

const v6 = validate29;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.redelivered_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "redelivered_count"},message:"must have required property '"+"redelivered_count"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "redelivered_count") || (key0 === "created_at"))){
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
if(data.redelivered_count !== undefined){
let data0 = data.redelivered_count;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/redelivered_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/redelivered_count",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/redelivered_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.created_at !== undefined){
let data1 = data.created_at;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate5(data1, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate30.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate30(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
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

const v7 = validate31;

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"});
errors++;
}
if(data.event_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "event_count"},message:"must have required property '"+"event_count"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "event_type") || (key0 === "event_count"))){
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
if(data.event_type !== undefined){
let data0 = data.event_type;
if(!(validate2(data0, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.event_count !== undefined){
let data1 = data.event_count;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/event_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/event_count",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/event_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "event_count"},message:"must have required property '"+"event_count"+"'"});
errors++;
}
if(data.oldest_created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "oldest_created_at"},message:"must have required property '"+"oldest_created_at"+"'"});
errors++;
}
if(data.events === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "event_count") || (key0 === "oldest_created_at")) || (key0 === "events"))){
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
if(data.event_count !== undefined){
let data0 = data.event_count;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/event_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/event_count",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/event_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.oldest_created_at !== undefined){
let data1 = data.oldest_created_at;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate5(data1, {instancePath:instancePath+"/oldest_created_at",parentData:data,parentDataProperty:"oldest_created_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/oldest_created_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/oldest_created_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.events !== undefined){
let data2 = data.events;
if(Array.isArray(data2)){
const over0 = data2.length > 100;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/events",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs11 = errors;
if(!(validate32(data3, {instancePath:instancePath+"/events/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/events",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
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


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate31.errors = vErrors;
return errors === 0;
}

export const responses = {
  getWebhookSettings: { '200': v0, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  updateWebhookSettings: { '200': v0, '400': v1, '401': v2, '403': v1, '409': v1, '429': v1, '500': v1 },
  listWebhookEvents: { '200': v3, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  sendWebhookPing: { '200': v4, '400': v1, '401': v2, '403': v1, '409': v1, '429': v1, '500': v1 },
  sendWebhookSample: { '200': v4, '400': v1, '401': v2, '403': v1, '409': v1, '429': v1, '500': v1 },
  sendWebhookDelivery: { '200': v4, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  revealWebhookSecret: { '200': v5, '400': v1, '401': v2, '403': v1, '409': v1, '429': v1, '500': v1 },
  rotateWebhookSecret: { '200': v5, '400': v1, '401': v2, '403': v1, '409': v1, '429': v1, '500': v1 },
  recoverWebhookDeliveries: { '200': v6, '400': v1, '401': v2, '403': v1, '409': v1, '429': v1, '500': v1 },
  previewWebhookRecovery: { '200': v7, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
};
