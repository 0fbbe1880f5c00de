// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["outcome","payment_method"],"properties":{"outcome":{"type":"string","enum":["added","updated","authorization_requested","removed","unchanged"]},"payment_method":{"$ref":"schema:PaymentMethod"}}};
const schema1 = {"type":"object","additionalProperties":false,"required":["id","owner_kind","client_id","payment_provider_id","provider","type","label","status","is_default","brand","bank_name","last4","expiry_month","expiry_year","authorization_url","authorization_expires_at","authorized_at","last_charged_at","revision","created_at","updated_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"owner_kind":{"type":"string","enum":["client","agency"]},"client_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"payment_provider_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"provider":{"$ref":"schema:PaymentProviderKey"},"type":{"$ref":"schema:PaymentMethodType"},"label":{"type":["string","null"],"minLength":1,"maxLength":120},"status":{"$ref":"schema:PaymentMethodStatus"},"is_default":{"type":"boolean"},"brand":{"type":["string","null"],"minLength":1,"maxLength":40},"bank_name":{"type":["string","null"],"minLength":1,"maxLength":200},"last4":{"$ref":"schema:PaymentMethodLast4"},"expiry_month":{"type":["integer","null"],"minimum":1,"maximum":12},"expiry_year":{"type":["integer","null"],"minimum":2000,"maximum":2199},"authorization_url":{"anyOf":[{"$ref":"schema:WebUrl"},{"type":"null"}]},"authorization_expires_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"authorized_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"last_charged_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"revision":{"$ref":"schema:Revision"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"created_by":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]}}};
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

const schema2 = {"type":"string","enum":["stripe","square","paypal","gocardless"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema2.enum;
if(!((((data === "stripe") || (data === "square")) || (data === "paypal")) || (data === "gocardless"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"string","enum":["card","bank_account"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema3.enum;
if(!((data === "card") || (data === "bank_account"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"string","enum":["active","needs_authorization","expired","failed"]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema4.enum;
if(!((((data === "active") || (data === "needs_authorization")) || (data === "expired")) || (data === "failed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^[0-9]{4}$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 4 && (data.length > 8 || func1(data) > 4)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 4},message:"must NOT have more than 4 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""});
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

const formats1 = lib_validation.formats.uri;
const pattern1 = new RegExp("^https?://", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 2000 && (data.length > 4000 || func1(data) > 2000)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data.length <= 4000){
if(!pattern1.test(data)){
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
if(data.owner_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner_kind"},message:"must have required property '"+"owner_kind"+"'"});
errors++;
}
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
if(data.payment_provider_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_provider_id"},message:"must have required property '"+"payment_provider_id"+"'"});
errors++;
}
if(data.provider === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.is_default === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_default"},message:"must have required property '"+"is_default"+"'"});
errors++;
}
if(data.brand === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "brand"},message:"must have required property '"+"brand"+"'"});
errors++;
}
if(data.bank_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bank_name"},message:"must have required property '"+"bank_name"+"'"});
errors++;
}
if(data.last4 === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last4"},message:"must have required property '"+"last4"+"'"});
errors++;
}
if(data.expiry_month === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expiry_month"},message:"must have required property '"+"expiry_month"+"'"});
errors++;
}
if(data.expiry_year === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expiry_year"},message:"must have required property '"+"expiry_year"+"'"});
errors++;
}
if(data.authorization_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "authorization_url"},message:"must have required property '"+"authorization_url"+"'"});
errors++;
}
if(data.authorization_expires_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "authorization_expires_at"},message:"must have required property '"+"authorization_expires_at"+"'"});
errors++;
}
if(data.authorized_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "authorized_at"},message:"must have required property '"+"authorized_at"+"'"});
errors++;
}
if(data.last_charged_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_charged_at"},message:"must have required property '"+"last_charged_at"+"'"});
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
if(!(func0.call(schema1.properties, key0))){
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
if(data.owner_kind !== undefined){
let data1 = data.owner_kind;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/owner_kind",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema1.properties.owner_kind.enum;
if(!((data1 === "client") || (data1 === "agency"))){
(vErrors ??= []).push({instancePath:instancePath+"/owner_kind",keyword:"enum",params:{allowedValues: schema1.properties.owner_kind.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.client_id !== undefined){
let data2 = data.client_id;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate1(data2, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data2 !== null){
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
if(data.payment_provider_id !== undefined){
let data3 = data.payment_provider_id;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(!(validate1(data3, {instancePath:instancePath+"/payment_provider_id",parentData:data,parentDataProperty:"payment_provider_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/payment_provider_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/payment_provider_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.provider !== undefined){
let data4 = data.provider;
if(!(validate2(data4, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data5 = data.type;
if(!(validate3(data5, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data6 = data.label;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: schema1.properties.label.type},message:"must be string,null"});
errors++;
}
if(typeof data6 === "string"){
if(data6.length > 120 && (data6.length > 240 || func1(data6) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data6.length < 1 || (data6.length < 2 && func1(data6) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.status !== undefined){
let data7 = data.status;
if(!(validate4(data7, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.is_default !== undefined){
let data8 = data.is_default;
if(typeof data8 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_default",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.brand !== undefined){
let data9 = data.brand;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/brand",keyword:"type",params:{type: schema1.properties.brand.type},message:"must be string,null"});
errors++;
}
if(typeof data9 === "string"){
if(data9.length > 40 && (data9.length > 80 || func1(data9) > 40)){
(vErrors ??= []).push({instancePath:instancePath+"/brand",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(data9.length < 1 || (data9.length < 2 && func1(data9) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/brand",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.bank_name !== undefined){
let data10 = data.bank_name;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/bank_name",keyword:"type",params:{type: schema1.properties.bank_name.type},message:"must be string,null"});
errors++;
}
if(typeof data10 === "string"){
if(data10.length > 200 && (data10.length > 400 || func1(data10) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/bank_name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data10.length < 1 || (data10.length < 2 && func1(data10) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/bank_name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.last4 !== undefined){
let data11 = data.last4;
if(!(validate5(data11, {instancePath:instancePath+"/last4",parentData:data,parentDataProperty:"last4",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.expiry_month !== undefined){
let data12 = data.expiry_month;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/expiry_month",keyword:"type",params:{type: schema1.properties.expiry_month.type},message:"must be integer,null"});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 12 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/expiry_month",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"});
errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/expiry_month",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.expiry_year !== undefined){
let data13 = data.expiry_year;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/expiry_year",keyword:"type",params:{type: schema1.properties.expiry_year.type},message:"must be integer,null"});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 2199 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/expiry_year",keyword:"maximum",params:{comparison: "<=", limit: 2199},message:"must be <= 2199"});
errors++;
}
if(data13 < 2000 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/expiry_year",keyword:"minimum",params:{comparison: ">=", limit: 2000},message:"must be >= 2000"});
errors++;
}
}
}
if(data.authorization_url !== undefined){
let data14 = data.authorization_url;
const _errs32 = errors;
let valid3 = false;
const _errs33 = errors;
if(!(validate6(data14, {instancePath:instancePath+"/authorization_url",parentData:data,parentDataProperty:"authorization_url",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid2 = _errs33 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs34 = errors;
if(data14 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/authorization_url",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs34 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/authorization_url",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.authorization_expires_at !== undefined){
let data15 = data.authorization_expires_at;
const _errs37 = errors;
let valid4 = false;
const _errs38 = errors;
if(!(validate7(data15, {instancePath:instancePath+"/authorization_expires_at",parentData:data,parentDataProperty:"authorization_expires_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid3 = _errs38 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs39 = errors;
if(data15 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/authorization_expires_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs39 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/authorization_expires_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.authorized_at !== undefined){
let data16 = data.authorized_at;
const _errs42 = errors;
let valid5 = false;
const _errs43 = errors;
if(!(validate7(data16, {instancePath:instancePath+"/authorized_at",parentData:data,parentDataProperty:"authorized_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid4 = _errs43 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs44 = errors;
if(data16 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/authorized_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs44 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/authorized_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
}
if(data.last_charged_at !== undefined){
let data17 = data.last_charged_at;
const _errs47 = errors;
let valid6 = false;
const _errs48 = errors;
if(!(validate7(data17, {instancePath:instancePath+"/last_charged_at",parentData:data,parentDataProperty:"last_charged_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid5 = _errs48 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs49 = errors;
if(data17 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/last_charged_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid5 = _errs49 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
}
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/last_charged_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
}
if(data.revision !== undefined){
let data18 = data.revision;
if(!(validate8(data18, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data19 = data.created_at;
if(!(validate7(data19, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data20 = data.updated_at;
if(!(validate7(data20, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data21 = data.created_by;
const _errs55 = errors;
let valid7 = false;
const _errs56 = errors;
if(!(validate1(data21, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid6 = _errs56 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs57 = errors;
if(data21 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid6 = _errs57 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
}
}
if(!valid7){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"});
errors++;
}
if(data.payment_method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_method"},message:"must have required property '"+"payment_method"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "outcome") || (key0 === "payment_method"))){
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
const vSchema0 = schema0.properties.outcome.enum;
if(!(((((data0 === "added") || (data0 === "updated")) || (data0 === "authorization_requested")) || (data0 === "removed")) || (data0 === "unchanged"))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema0.properties.outcome.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.payment_method !== undefined){
let data1 = data.payment_method;
if(!(validate9(data1, {instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
if(!(validate10(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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

const v1 = validate11;
const schema5 = {"type":"object","additionalProperties":false,"required":["type","message"],"properties":{"type":{"type":"string","enum":["validation_error","permission_denied","not_found","conflict","rate_limited","internal"]},"message":{"type":"string","maxLength":4000}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema5.properties.type.enum;
if(!((((((data0 === "validation_error") || (data0 === "permission_denied")) || (data0 === "not_found")) || (data0 === "conflict")) || (data0 === "rate_limited")) || (data0 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema5.properties.type.enum},message:"must be equal to one of the allowed values"});
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
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate12(data0, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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

const v2 = validate13;

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate13.errors = vErrors;
return errors === 0;
}

const v3 = validate14;
const schema6 = {"type":"object","additionalProperties":false,"required":["outcome","payment_provider"],"properties":{"outcome":{"type":"string","enum":["connected","updated","refreshed","disconnected","unchanged"]},"payment_provider":{"$ref":"schema:ClientPaymentProvider"}}};
const schema7 = {"type":"object","additionalProperties":false,"required":["id","provider","name","status","is_default","supported_types","currencies","onboarding_url","requirements","payout_bank_last4","connected_at","disconnected_at","revision","created_at","updated_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"provider":{"$ref":"schema:PaymentProviderKey"},"name":{"type":"string","minLength":1,"maxLength":120,"pattern":"\\S"},"status":{"$ref":"schema:ClientPaymentProviderStatus"},"is_default":{"type":"boolean"},"supported_types":{"type":"array","maxItems":2,"uniqueItems":true,"items":{"$ref":"schema:PaymentMethodType"}},"currencies":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:CurrencyCode"}},"onboarding_url":{"anyOf":[{"$ref":"schema:WebUrl"},{"type":"null"}]},"requirements":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":500}},"payout_bank_last4":{"anyOf":[{"$ref":"schema:PaymentMethodLast4"},{"type":"null"}]},"connected_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"disconnected_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"revision":{"$ref":"schema:Revision"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"created_by":{"$ref":"schema:Id"}}};
const func2 = lib_validation.findRepeat;
const schema8 = {"type":"string","enum":["onboarding","active","restricted","disconnected"]};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema8.enum;
if(!((((data === "onboarding") || (data === "active")) || (data === "restricted")) || (data === "disconnected"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^[A-Z]{3}$", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate16.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("\\S", "u");

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.provider === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"});
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
if(data.is_default === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_default"},message:"must have required property '"+"is_default"+"'"});
errors++;
}
if(data.supported_types === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "supported_types"},message:"must have required property '"+"supported_types"+"'"});
errors++;
}
if(data.currencies === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currencies"},message:"must have required property '"+"currencies"+"'"});
errors++;
}
if(data.onboarding_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "onboarding_url"},message:"must have required property '"+"onboarding_url"+"'"});
errors++;
}
if(data.requirements === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "requirements"},message:"must have required property '"+"requirements"+"'"});
errors++;
}
if(data.payout_bank_last4 === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payout_bank_last4"},message:"must have required property '"+"payout_bank_last4"+"'"});
errors++;
}
if(data.connected_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "connected_at"},message:"must have required property '"+"connected_at"+"'"});
errors++;
}
if(data.disconnected_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "disconnected_at"},message:"must have required property '"+"disconnected_at"+"'"});
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
if(!(func0.call(schema7.properties, key0))){
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
if(data.provider !== undefined){
let data1 = data.provider;
if(!(validate2(data1, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
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
if(data2.length <= 256){
if(!pattern3.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(!(validate15(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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
if(data.supported_types !== undefined){
let data5 = data.supported_types;
if(Array.isArray(data5)){
const over0 = data5.length > 2;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/supported_types",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs11 = errors;
if(!(validate3(data6, {instancePath:instancePath+"/supported_types/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data5);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/supported_types",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/supported_types",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.currencies !== undefined){
let data7 = data.currencies;
if(Array.isArray(data7)){
const over1 = data7.length > 50;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/currencies",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs14 = errors;
if(!(validate16(data8, {instancePath:instancePath+"/currencies/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
if(errors - before1 >= 100){
break;
}
if(!valid3){
valid4 = false;
}
}
}
const repeat1 = errors === before1 && !over1 && func2(data7);
if(repeat1){
(vErrors ??= []).push({instancePath:instancePath+"/currencies",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/currencies",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.onboarding_url !== undefined){
let data9 = data.onboarding_url;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
if(!(validate6(data9, {instancePath:instancePath+"/onboarding_url",parentData:data,parentDataProperty:"onboarding_url",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs18 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/onboarding_url",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs18 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/onboarding_url",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.requirements !== undefined){
let data10 = data.requirements;
if(Array.isArray(data10)){
const over2 = data10.length > 50;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/requirements",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid7 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
const _errs22 = errors;
if(typeof data11 === "string"){
if(data11.length > 500 && (data11.length > 1000 || func1(data11) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/requirements/" + i2,keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data11.length < 1 || (data11.length < 2 && func1(data11) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/requirements/" + i2,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/requirements/" + i2,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var valid6 = _errs22 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/requirements",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.payout_bank_last4 !== undefined){
let data12 = data.payout_bank_last4;
const _errs25 = errors;
let valid8 = false;
const _errs26 = errors;
if(!(validate5(data12, {instancePath:instancePath+"/payout_bank_last4",parentData:data,parentDataProperty:"payout_bank_last4",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var _valid1 = _errs26 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const _errs27 = errors;
if(data12 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/payout_bank_last4",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs27 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
}
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/payout_bank_last4",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.connected_at !== undefined){
let data13 = data.connected_at;
const _errs30 = errors;
let valid9 = false;
const _errs31 = errors;
if(!(validate7(data13, {instancePath:instancePath+"/connected_at",parentData:data,parentDataProperty:"connected_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid2 = _errs31 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const _errs32 = errors;
if(data13 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/connected_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs32 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
}
}
if(!valid9){
(vErrors ??= []).push({instancePath:instancePath+"/connected_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.disconnected_at !== undefined){
let data14 = data.disconnected_at;
const _errs35 = errors;
let valid10 = false;
const _errs36 = errors;
if(!(validate7(data14, {instancePath:instancePath+"/disconnected_at",parentData:data,parentDataProperty:"disconnected_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid3 = _errs36 === errors;
valid10 = valid10 || _valid3;
if(!valid10){
const _errs37 = errors;
if(data14 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/disconnected_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs37 === errors;
valid10 = valid10 || _valid3;
if(!valid10){
}
}
if(!valid10){
(vErrors ??= []).push({instancePath:instancePath+"/disconnected_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data.revision !== undefined){
let data15 = data.revision;
if(!(validate8(data15, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data16 = data.created_at;
if(!(validate7(data16, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data17 = data.updated_at;
if(!(validate7(data17, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data18 = data.created_by;
if(!(validate1(data18, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"});
errors++;
}
if(data.payment_provider === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_provider"},message:"must have required property '"+"payment_provider"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "outcome") || (key0 === "payment_provider"))){
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
const vSchema0 = schema6.properties.outcome.enum;
if(!(((((data0 === "connected") || (data0 === "updated")) || (data0 === "refreshed")) || (data0 === "disconnected")) || (data0 === "unchanged"))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema6.properties.outcome.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.payment_provider !== undefined){
let data1 = data.payment_provider;
if(!(validate17(data1, {instancePath:instancePath+"/payment_provider",parentData:data,parentDataProperty:"payment_provider",rootData}))){
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


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate14.errors = vErrors;
return errors === 0;
}

const v4 = validate19;
const schema9 = {"type":"object","additionalProperties":false,"required":["accepted_types","can_pay_partially","minimum_part_payment","can_save_methods","is_address_required","card_surcharge_percent","statement_descriptor","page_message","success_message","terms_url","return_url","revision","updated_at"],"properties":{"accepted_types":{"$ref":"schema:BillingAcceptedTypes"},"can_pay_partially":{"type":"boolean"},"minimum_part_payment":{"anyOf":[{"$ref":"schema:Money"},{"type":"null"}]},"can_save_methods":{"type":"boolean"},"is_address_required":{"type":"boolean"},"card_surcharge_percent":{"$ref":"schema:TaxPercent"},"statement_descriptor":{"$ref":"schema:BillingStatementDescriptor"},"page_message":{"type":["string","null"],"minLength":1,"maxLength":2000},"success_message":{"type":["string","null"],"minLength":1,"maxLength":2000},"terms_url":{"anyOf":[{"$ref":"schema:WebUrl"},{"type":"null"}]},"return_url":{"anyOf":[{"$ref":"schema:WebUrl"},{"type":"null"}]},"revision":{"$ref":"schema:Revision"},"updated_at":{"$ref":"schema:Timestamp"}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const over0 = data.length > 2;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});
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
validate20.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data1.length > 3 && (data1.length > 6 || func1(data1) > 3)){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"});
errors++;
}
if(data1.length <= 256){
if(!pattern2.test(data1)){
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
validate21.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate22.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":["string","null"],"minLength":5,"maxLength":22,"pattern":"^[A-Za-z0-9 .&-]*$"};
const pattern4 = new RegExp("^[A-Za-z0-9 .&-]*$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema10.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(data.length > 22 && (data.length > 44 || func1(data) > 22)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 22},message:"must NOT have more than 22 characters"});
errors++;
}
if(data.length < 5 || (data.length < 10 && func1(data) < 5)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern4.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[A-Za-z0-9 .&-]*$"},message:"must match pattern \""+"^[A-Za-z0-9 .&-]*$"+"\""});
errors++;
}
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accepted_types === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "accepted_types"},message:"must have required property '"+"accepted_types"+"'"});
errors++;
}
if(data.can_pay_partially === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "can_pay_partially"},message:"must have required property '"+"can_pay_partially"+"'"});
errors++;
}
if(data.minimum_part_payment === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "minimum_part_payment"},message:"must have required property '"+"minimum_part_payment"+"'"});
errors++;
}
if(data.can_save_methods === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "can_save_methods"},message:"must have required property '"+"can_save_methods"+"'"});
errors++;
}
if(data.is_address_required === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_address_required"},message:"must have required property '"+"is_address_required"+"'"});
errors++;
}
if(data.card_surcharge_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "card_surcharge_percent"},message:"must have required property '"+"card_surcharge_percent"+"'"});
errors++;
}
if(data.statement_descriptor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "statement_descriptor"},message:"must have required property '"+"statement_descriptor"+"'"});
errors++;
}
if(data.page_message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "page_message"},message:"must have required property '"+"page_message"+"'"});
errors++;
}
if(data.success_message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "success_message"},message:"must have required property '"+"success_message"+"'"});
errors++;
}
if(data.terms_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "terms_url"},message:"must have required property '"+"terms_url"+"'"});
errors++;
}
if(data.return_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "return_url"},message:"must have required property '"+"return_url"+"'"});
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
if(!(func0.call(schema9.properties, key0))){
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
if(data.accepted_types !== undefined){
let data0 = data.accepted_types;
if(!(validate20(data0, {instancePath:instancePath+"/accepted_types",parentData:data,parentDataProperty:"accepted_types",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
if(data.can_pay_partially !== undefined){
let data1 = data.can_pay_partially;
if(typeof data1 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/can_pay_partially",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.minimum_part_payment !== undefined){
let data2 = data.minimum_part_payment;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate21(data2, {instancePath:instancePath+"/minimum_part_payment",parentData:data,parentDataProperty:"minimum_part_payment",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/minimum_part_payment",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/minimum_part_payment",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.can_save_methods !== undefined){
let data3 = data.can_save_methods;
if(typeof data3 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/can_save_methods",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_address_required !== undefined){
let data4 = data.is_address_required;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_address_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.card_surcharge_percent !== undefined){
let data5 = data.card_surcharge_percent;
if(!(validate22(data5, {instancePath:instancePath+"/card_surcharge_percent",parentData:data,parentDataProperty:"card_surcharge_percent",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.statement_descriptor !== undefined){
let data6 = data.statement_descriptor;
if(!(validate23(data6, {instancePath:instancePath+"/statement_descriptor",parentData:data,parentDataProperty:"statement_descriptor",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.page_message !== undefined){
let data7 = data.page_message;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/page_message",keyword:"type",params:{type: schema9.properties.page_message.type},message:"must be string,null"});
errors++;
}
if(typeof data7 === "string"){
if(data7.length > 2000 && (data7.length > 4000 || func1(data7) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/page_message",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data7.length < 1 || (data7.length < 2 && func1(data7) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/page_message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.success_message !== undefined){
let data8 = data.success_message;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/success_message",keyword:"type",params:{type: schema9.properties.success_message.type},message:"must be string,null"});
errors++;
}
if(typeof data8 === "string"){
if(data8.length > 2000 && (data8.length > 4000 || func1(data8) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/success_message",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data8.length < 1 || (data8.length < 2 && func1(data8) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/success_message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.terms_url !== undefined){
let data9 = data.terms_url;
const _errs21 = errors;
let valid2 = false;
const _errs22 = errors;
if(!(validate6(data9, {instancePath:instancePath+"/terms_url",parentData:data,parentDataProperty:"terms_url",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid1 = _errs22 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs23 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/terms_url",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs23 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/terms_url",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.return_url !== undefined){
let data10 = data.return_url;
const _errs26 = errors;
let valid3 = false;
const _errs27 = errors;
if(!(validate6(data10, {instancePath:instancePath+"/return_url",parentData:data,parentDataProperty:"return_url",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid2 = _errs27 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs28 = errors;
if(data10 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/return_url",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs28 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/return_url",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.revision !== undefined){
let data11 = data.revision;
if(!(validate8(data11, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data12 = data.updated_at;
if(!(validate7(data12, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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
if(!(validate24(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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

const v5 = validate25;
const schema11 = {"type":"object","additionalProperties":false,"required":["legal_name","billing_email","billing_phone","address","tax_number","currency","payment_terms","default_tax_rate_id","tax_rates","is_tax_inclusive","invoice_number_prefix","invoice_number_digits","default_memo","invoice_footer","reminder_days","is_credit_auto_applied","is_auto_charged","ai_credit_alert_below","revision","updated_at"],"properties":{"legal_name":{"type":["string","null"],"minLength":1,"maxLength":200},"billing_email":{"anyOf":[{"$ref":"schema:EmailAddress"},{"type":"null"}]},"billing_phone":{"anyOf":[{"$ref":"schema:PhoneNumber"},{"type":"null"}]},"address":{"anyOf":[{"$ref":"schema:Address"},{"type":"null"}]},"tax_number":{"$ref":"schema:BillingTaxNumber"},"currency":{"$ref":"schema:CurrencyCode"},"payment_terms":{"$ref":"schema:BillingPaymentTerms"},"default_tax_rate_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"tax_rates":{"type":"array","maxItems":100,"items":{"$ref":"schema:BillingTaxRate"}},"is_tax_inclusive":{"type":"boolean"},"invoice_number_prefix":{"$ref":"schema:InvoiceNumberPrefix"},"invoice_number_digits":{"$ref":"schema:InvoiceNumberDigits"},"default_memo":{"type":["string","null"],"minLength":1,"maxLength":2000},"invoice_footer":{"type":["string","null"],"minLength":1,"maxLength":2000},"reminder_days":{"$ref":"schema:InvoiceReminderDays"},"is_credit_auto_applied":{"type":"boolean"},"is_auto_charged":{"type":"boolean"},"ai_credit_alert_below":{"anyOf":[{"$ref":"schema:BillingAiCredits"},{"type":"null"}]},"revision":{"$ref":"schema:Revision"},"updated_at":{"$ref":"schema:Timestamp"}}};
const formats3 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 254 && (data.length > 508 || func1(data) > 254)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(data.length <= 508){
if(!(formats3.test(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^\\+[1-9][0-9]{6,14}$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 16 && (data.length > 32 || func1(data) > 16)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern5.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""});
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

const pattern6 = new RegExp("^[A-Z]{2}$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((key0 === "line1") || (key0 === "line2")) || (key0 === "city")) || (key0 === "region")) || (key0 === "postal_code")) || (key0 === "country"))){
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
if(data.line1 !== undefined){
let data0 = data.line1;
if(typeof data0 === "string"){
if(data0.length > 200 && (data0.length > 400 || func1(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/line1",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line1",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.line2 !== undefined){
let data1 = data.line2;
if(typeof data1 === "string"){
if(data1.length > 200 && (data1.length > 400 || func1(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/line2",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line2",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.city !== undefined){
let data2 = data.city;
if(typeof data2 === "string"){
if(data2.length > 120 && (data2.length > 240 || func1(data2) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.region !== undefined){
let data3 = data.region;
if(typeof data3 === "string"){
if(data3.length > 120 && (data3.length > 240 || func1(data3) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/region",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/region",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.postal_code !== undefined){
let data4 = data.postal_code;
if(typeof data4 === "string"){
if(data4.length > 20 && (data4.length > 40 || func1(data4) > 20)){
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.country !== undefined){
let data5 = data.country;
if(typeof data5 === "string"){
if(data5.length > 2 && (data5.length > 4 || func1(data5) > 2)){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"});
errors++;
}
if(data5.length <= 256){
if(!pattern6.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"type",params:{type: "string"},message:"must be string"});
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

const schema12 = {"type":["string","null"],"minLength":1,"maxLength":40};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema12.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(data.length > 40 && (data.length > 80 || func1(data) > 40)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func1(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
validate29.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.due_in_days === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_in_days"},message:"must have required property '"+"due_in_days"+"'"});
errors++;
}
if(data.is_end_of_month === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_end_of_month"},message:"must have required property '"+"is_end_of_month"+"'"});
errors++;
}
if(data.late_fee_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "late_fee_percent"},message:"must have required property '"+"late_fee_percent"+"'"});
errors++;
}
if(data.grace_days === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "grace_days"},message:"must have required property '"+"grace_days"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "due_in_days") || (key0 === "is_end_of_month")) || (key0 === "late_fee_percent")) || (key0 === "grace_days"))){
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
if(data.due_in_days !== undefined){
let data0 = data.due_in_days;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/due_in_days",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 180 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/due_in_days",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/due_in_days",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.is_end_of_month !== undefined){
let data1 = data.is_end_of_month;
if(typeof data1 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_end_of_month",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.late_fee_percent !== undefined){
let data2 = data.late_fee_percent;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate22(data2, {instancePath:instancePath+"/late_fee_percent",parentData:data,parentDataProperty:"late_fee_percent",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/late_fee_percent",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/late_fee_percent",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.grace_days !== undefined){
let data3 = data.grace_days;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/grace_days",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 60 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/grace_days",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/grace_days",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
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

const schema13 = {"type":"object","additionalProperties":false,"required":["id","name","kind","percent","country","region","is_default","archived_at","created_at","updated_at"],"properties":{"id":{"$ref":"schema:Id"},"name":{"$ref":"schema:TaxRateName"},"kind":{"$ref":"schema:TaxRateKind"},"percent":{"$ref":"schema:TaxPercent"},"country":{"$ref":"schema:BillingCountry"},"region":{"type":["string","null"],"minLength":1,"maxLength":120},"is_default":{"type":"boolean"},"archived_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 120 && (data.length > 240 || func1(data) > 120)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func1(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern3.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
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

const schema14 = {"type":"string","enum":["sales_tax","vat","gst","other"]};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema14.enum;
if(!((((data === "sales_tax") || (data === "vat")) || (data === "gst")) || (data === "other"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":["string","null"],"pattern":"^[A-Z]{2}$","maxLength":2};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema15.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(data.length > 2 && (data.length > 4 || func1(data) > 2)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern6.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""});
errors++;
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
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
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
if(data.percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "percent"},message:"must have required property '"+"percent"+"'"});
errors++;
}
if(data.country === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"});
errors++;
}
if(data.region === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "region"},message:"must have required property '"+"region"+"'"});
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
if(!(func0.call(schema13.properties, key0))){
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
if(!(validate31(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(!(validate32(data2, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.percent !== undefined){
let data3 = data.percent;
if(!(validate22(data3, {instancePath:instancePath+"/percent",parentData:data,parentDataProperty:"percent",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
let data4 = data.country;
if(!(validate33(data4, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data5 = data.region;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/region",keyword:"type",params:{type: schema13.properties.region.type},message:"must be string,null"});
errors++;
}
if(typeof data5 === "string"){
if(data5.length > 120 && (data5.length > 240 || func1(data5) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/region",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data5.length < 1 || (data5.length < 2 && func1(data5) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/region",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.is_default !== undefined){
let data6 = data.is_default;
if(typeof data6 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_default",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.archived_at !== undefined){
let data7 = data.archived_at;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(!(validate7(data7, {instancePath:instancePath+"/archived_at",parentData:data,parentDataProperty:"archived_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/archived_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/archived_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.created_at !== undefined){
let data8 = data.created_at;
if(!(validate7(data8, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data9 = data.updated_at;
if(!(validate7(data9, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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

const pattern7 = new RegExp("^[A-Za-z0-9/_-]*$", "u");

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 20 && (data.length > 40 || func1(data) > 20)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern7.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[A-Za-z0-9/_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9/_-]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data > 10 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"});
errors++;
}
if(data < 1 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
validate36.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 180 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"});
errors++;
}
if(data0 < -30 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"minimum",params:{comparison: ">=", limit: -30},message:"must be >= -30"});
errors++;
}
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
validate37.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data > 1000000000 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"});
errors++;
}
if(data < -1000000000 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: -1000000000},message:"must be >= -1000000000"});
errors++;
}
}
validate38.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.legal_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "legal_name"},message:"must have required property '"+"legal_name"+"'"});
errors++;
}
if(data.billing_email === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "billing_email"},message:"must have required property '"+"billing_email"+"'"});
errors++;
}
if(data.billing_phone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "billing_phone"},message:"must have required property '"+"billing_phone"+"'"});
errors++;
}
if(data.address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"});
errors++;
}
if(data.tax_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tax_number"},message:"must have required property '"+"tax_number"+"'"});
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"});
errors++;
}
if(data.payment_terms === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_terms"},message:"must have required property '"+"payment_terms"+"'"});
errors++;
}
if(data.default_tax_rate_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "default_tax_rate_id"},message:"must have required property '"+"default_tax_rate_id"+"'"});
errors++;
}
if(data.tax_rates === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tax_rates"},message:"must have required property '"+"tax_rates"+"'"});
errors++;
}
if(data.is_tax_inclusive === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_tax_inclusive"},message:"must have required property '"+"is_tax_inclusive"+"'"});
errors++;
}
if(data.invoice_number_prefix === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoice_number_prefix"},message:"must have required property '"+"invoice_number_prefix"+"'"});
errors++;
}
if(data.invoice_number_digits === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoice_number_digits"},message:"must have required property '"+"invoice_number_digits"+"'"});
errors++;
}
if(data.default_memo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "default_memo"},message:"must have required property '"+"default_memo"+"'"});
errors++;
}
if(data.invoice_footer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoice_footer"},message:"must have required property '"+"invoice_footer"+"'"});
errors++;
}
if(data.reminder_days === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reminder_days"},message:"must have required property '"+"reminder_days"+"'"});
errors++;
}
if(data.is_credit_auto_applied === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_credit_auto_applied"},message:"must have required property '"+"is_credit_auto_applied"+"'"});
errors++;
}
if(data.is_auto_charged === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_auto_charged"},message:"must have required property '"+"is_auto_charged"+"'"});
errors++;
}
if(data.ai_credit_alert_below === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ai_credit_alert_below"},message:"must have required property '"+"ai_credit_alert_below"+"'"});
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
if(!(func0.call(schema11.properties, key0))){
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
if(data.legal_name !== undefined){
let data0 = data.legal_name;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_name",keyword:"type",params:{type: schema11.properties.legal_name.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(data0.length > 200 && (data0.length > 400 || func1(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func1(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.billing_email !== undefined){
let data1 = data.billing_email;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate26(data1, {instancePath:instancePath+"/billing_email",parentData:data,parentDataProperty:"billing_email",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/billing_email",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/billing_email",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.billing_phone !== undefined){
let data2 = data.billing_phone;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate27(data2, {instancePath:instancePath+"/billing_phone",parentData:data,parentDataProperty:"billing_phone",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/billing_phone",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/billing_phone",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.address !== undefined){
let data3 = data.address;
const _errs15 = errors;
let valid3 = false;
const _errs16 = errors;
if(!(validate28(data3, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs17 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/address",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.tax_number !== undefined){
let data4 = data.tax_number;
if(!(validate29(data4, {instancePath:instancePath+"/tax_number",parentData:data,parentDataProperty:"tax_number",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
let data5 = data.currency;
if(!(validate16(data5, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.payment_terms !== undefined){
let data6 = data.payment_terms;
if(!(validate30(data6, {instancePath:instancePath+"/payment_terms",parentData:data,parentDataProperty:"payment_terms",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.default_tax_rate_id !== undefined){
let data7 = data.default_tax_rate_id;
const _errs23 = errors;
let valid4 = false;
const _errs24 = errors;
if(!(validate1(data7, {instancePath:instancePath+"/default_tax_rate_id",parentData:data,parentDataProperty:"default_tax_rate_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid3 = _errs24 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs25 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/default_tax_rate_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs25 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/default_tax_rate_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.tax_rates !== undefined){
let data8 = data.tax_rates;
if(Array.isArray(data8)){
const over0 = data8.length > 100;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/tax_rates",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid6 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs29 = errors;
if(!(validate34(data9, {instancePath:instancePath+"/tax_rates/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/tax_rates",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_tax_inclusive !== undefined){
let data10 = data.is_tax_inclusive;
if(typeof data10 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_tax_inclusive",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.invoice_number_prefix !== undefined){
let data11 = data.invoice_number_prefix;
if(!(validate35(data11, {instancePath:instancePath+"/invoice_number_prefix",parentData:data,parentDataProperty:"invoice_number_prefix",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.invoice_number_digits !== undefined){
let data12 = data.invoice_number_digits;
if(!(validate36(data12, {instancePath:instancePath+"/invoice_number_digits",parentData:data,parentDataProperty:"invoice_number_digits",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.default_memo !== undefined){
let data13 = data.default_memo;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/default_memo",keyword:"type",params:{type: schema11.properties.default_memo.type},message:"must be string,null"});
errors++;
}
if(typeof data13 === "string"){
if(data13.length > 2000 && (data13.length > 4000 || func1(data13) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/default_memo",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data13.length < 1 || (data13.length < 2 && func1(data13) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/default_memo",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.invoice_footer !== undefined){
let data14 = data.invoice_footer;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_footer",keyword:"type",params:{type: schema11.properties.invoice_footer.type},message:"must be string,null"});
errors++;
}
if(typeof data14 === "string"){
if(data14.length > 2000 && (data14.length > 4000 || func1(data14) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_footer",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data14.length < 1 || (data14.length < 2 && func1(data14) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_footer",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.reminder_days !== undefined){
let data15 = data.reminder_days;
if(!(validate37(data15, {instancePath:instancePath+"/reminder_days",parentData:data,parentDataProperty:"reminder_days",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.is_credit_auto_applied !== undefined){
let data16 = data.is_credit_auto_applied;
if(typeof data16 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_credit_auto_applied",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_auto_charged !== undefined){
let data17 = data.is_auto_charged;
if(typeof data17 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_auto_charged",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.ai_credit_alert_below !== undefined){
let data18 = data.ai_credit_alert_below;
const _errs44 = errors;
let valid7 = false;
const _errs45 = errors;
if(!(validate38(data18, {instancePath:instancePath+"/ai_credit_alert_below",parentData:data,parentDataProperty:"ai_credit_alert_below",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid4 = _errs45 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
const _errs46 = errors;
if(data18 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/ai_credit_alert_below",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs46 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
}
}
if(!valid7){
(vErrors ??= []).push({instancePath:instancePath+"/ai_credit_alert_below",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.revision !== undefined){
let data19 = data.revision;
if(!(validate8(data19, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data20 = data.updated_at;
if(!(validate7(data20, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate39(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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

const v6 = validate40;
const schema16 = {"type":"object","additionalProperties":false,"required":["balance_credits","reserved_credits","available_credits","period_start_date","period_end_date","granted_credits","consumed_credits","expired_credits","next_grant_date","next_grant_credits","is_low","alert_below_credits","as_of_at"],"properties":{"balance_credits":{"$ref":"schema:BillingAiCredits"},"reserved_credits":{"$ref":"schema:BillingAiCredits"},"available_credits":{"$ref":"schema:BillingAiCredits"},"period_start_date":{"$ref":"schema:CalendarDate"},"period_end_date":{"$ref":"schema:CalendarDate"},"granted_credits":{"$ref":"schema:BillingAiCredits"},"consumed_credits":{"$ref":"schema:BillingAiCredits"},"expired_credits":{"$ref":"schema:BillingAiCredits"},"next_grant_date":{"anyOf":[{"$ref":"schema:CalendarDate"},{"type":"null"}]},"next_grant_credits":{"anyOf":[{"$ref":"schema:BillingAiCredits"},{"type":"null"}]},"is_low":{"type":"boolean"},"alert_below_credits":{"anyOf":[{"$ref":"schema:BillingAiCredits"},{"type":"null"}]},"as_of_at":{"$ref":"schema:Timestamp"}}};
const formats4 = lib_validation.formats.date;

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 10 && (data.length > 20 || func1(data) > 10)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"});
errors++;
}
if(data.length <= 256){
if(!(formats4(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.balance_credits === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "balance_credits"},message:"must have required property '"+"balance_credits"+"'"});
errors++;
}
if(data.reserved_credits === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reserved_credits"},message:"must have required property '"+"reserved_credits"+"'"});
errors++;
}
if(data.available_credits === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "available_credits"},message:"must have required property '"+"available_credits"+"'"});
errors++;
}
if(data.period_start_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period_start_date"},message:"must have required property '"+"period_start_date"+"'"});
errors++;
}
if(data.period_end_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period_end_date"},message:"must have required property '"+"period_end_date"+"'"});
errors++;
}
if(data.granted_credits === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "granted_credits"},message:"must have required property '"+"granted_credits"+"'"});
errors++;
}
if(data.consumed_credits === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "consumed_credits"},message:"must have required property '"+"consumed_credits"+"'"});
errors++;
}
if(data.expired_credits === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expired_credits"},message:"must have required property '"+"expired_credits"+"'"});
errors++;
}
if(data.next_grant_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_grant_date"},message:"must have required property '"+"next_grant_date"+"'"});
errors++;
}
if(data.next_grant_credits === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_grant_credits"},message:"must have required property '"+"next_grant_credits"+"'"});
errors++;
}
if(data.is_low === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_low"},message:"must have required property '"+"is_low"+"'"});
errors++;
}
if(data.alert_below_credits === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "alert_below_credits"},message:"must have required property '"+"alert_below_credits"+"'"});
errors++;
}
if(data.as_of_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "as_of_at"},message:"must have required property '"+"as_of_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema16.properties, key0))){
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
if(data.balance_credits !== undefined){
let data0 = data.balance_credits;
if(!(validate38(data0, {instancePath:instancePath+"/balance_credits",parentData:data,parentDataProperty:"balance_credits",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.reserved_credits !== undefined){
let data1 = data.reserved_credits;
if(!(validate38(data1, {instancePath:instancePath+"/reserved_credits",parentData:data,parentDataProperty:"reserved_credits",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.available_credits !== undefined){
let data2 = data.available_credits;
if(!(validate38(data2, {instancePath:instancePath+"/available_credits",parentData:data,parentDataProperty:"available_credits",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.period_start_date !== undefined){
let data3 = data.period_start_date;
if(!(validate41(data3, {instancePath:instancePath+"/period_start_date",parentData:data,parentDataProperty:"period_start_date",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.period_end_date !== undefined){
let data4 = data.period_end_date;
if(!(validate41(data4, {instancePath:instancePath+"/period_end_date",parentData:data,parentDataProperty:"period_end_date",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
if(data.granted_credits !== undefined){
let data5 = data.granted_credits;
if(!(validate38(data5, {instancePath:instancePath+"/granted_credits",parentData:data,parentDataProperty:"granted_credits",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.consumed_credits !== undefined){
let data6 = data.consumed_credits;
if(!(validate38(data6, {instancePath:instancePath+"/consumed_credits",parentData:data,parentDataProperty:"consumed_credits",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.expired_credits !== undefined){
let data7 = data.expired_credits;
if(!(validate38(data7, {instancePath:instancePath+"/expired_credits",parentData:data,parentDataProperty:"expired_credits",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.next_grant_date !== undefined){
let data8 = data.next_grant_date;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(!(validate41(data8, {instancePath:instancePath+"/next_grant_date",parentData:data,parentDataProperty:"next_grant_date",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs13 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/next_grant_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/next_grant_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.next_grant_credits !== undefined){
let data9 = data.next_grant_credits;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(!(validate38(data9, {instancePath:instancePath+"/next_grant_credits",parentData:data,parentDataProperty:"next_grant_credits",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs18 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/next_grant_credits",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/next_grant_credits",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.is_low !== undefined){
let data10 = data.is_low;
if(typeof data10 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_low",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.alert_below_credits !== undefined){
let data11 = data.alert_below_credits;
const _errs23 = errors;
let valid3 = false;
const _errs24 = errors;
if(!(validate38(data11, {instancePath:instancePath+"/alert_below_credits",parentData:data,parentDataProperty:"alert_below_credits",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid2 = _errs24 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs25 = errors;
if(data11 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/alert_below_credits",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs25 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/alert_below_credits",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.as_of_at !== undefined){
let data12 = data.as_of_at;
if(!(validate7(data12, {instancePath:instancePath+"/as_of_at",parentData:data,parentDataProperty:"as_of_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate40.errors = vErrors;
return errors === 0;
}

const v7 = validate43;
const schema17 = {"type":"object","additionalProperties":false,"required":["id","client_id","label","company_name","attention","address","tax_number","is_default","revision","created_at","updated_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"client_id":{"$ref":"schema:Id"},"label":{"type":["string","null"],"minLength":1,"maxLength":120},"company_name":{"type":["string","null"],"minLength":1,"maxLength":200},"attention":{"type":["string","null"],"minLength":1,"maxLength":200},"address":{"$ref":"schema:Address"},"tax_number":{"$ref":"schema:BillingTaxNumber"},"is_default":{"type":"boolean"},"revision":{"$ref":"schema:Revision"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"created_by":{"$ref":"schema:Id"}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.company_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "company_name"},message:"must have required property '"+"company_name"+"'"});
errors++;
}
if(data.attention === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attention"},message:"must have required property '"+"attention"+"'"});
errors++;
}
if(data.address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"});
errors++;
}
if(data.tax_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tax_number"},message:"must have required property '"+"tax_number"+"'"});
errors++;
}
if(data.is_default === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_default"},message:"must have required property '"+"is_default"+"'"});
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
if(!(func0.call(schema17.properties, key0))){
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
if(data.client_id !== undefined){
let data1 = data.client_id;
if(!(validate1(data1, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data2 = data.label;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: schema17.properties.label.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 120 && (data2.length > 240 || func1(data2) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func1(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.company_name !== undefined){
let data3 = data.company_name;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/company_name",keyword:"type",params:{type: schema17.properties.company_name.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 200 && (data3.length > 400 || func1(data3) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/company_name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data3.length < 1 || (data3.length < 2 && func1(data3) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/company_name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.attention !== undefined){
let data4 = data.attention;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/attention",keyword:"type",params:{type: schema17.properties.attention.type},message:"must be string,null"});
errors++;
}
if(typeof data4 === "string"){
if(data4.length > 200 && (data4.length > 400 || func1(data4) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/attention",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data4.length < 1 || (data4.length < 2 && func1(data4) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/attention",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.address !== undefined){
let data5 = data.address;
if(!(validate28(data5, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.tax_number !== undefined){
let data6 = data.tax_number;
if(!(validate29(data6, {instancePath:instancePath+"/tax_number",parentData:data,parentDataProperty:"tax_number",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.is_default !== undefined){
let data7 = data.is_default;
if(typeof data7 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_default",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.revision !== undefined){
let data8 = data.revision;
if(!(validate8(data8, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data9 = data.created_at;
if(!(validate7(data9, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data10 = data.updated_at;
if(!(validate7(data10, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data11 = data.created_by;
if(!(validate1(data11, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate45.errors = vErrors;
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
if(!(validate45(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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

const v8 = validate46;
const schema18 = {"type":"object","additionalProperties":false,"required":["id","client","kind","amount","balance_after","remaining","reason","invoice_id","transaction_id","expires_on","created_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"client":{"$ref":"schema:ClientRef"},"kind":{"$ref":"schema:CreditEntryKind"},"amount":{"$ref":"schema:Money"},"balance_after":{"$ref":"schema:Money"},"remaining":{"anyOf":[{"$ref":"schema:Money"},{"type":"null"}]},"reason":{"type":["string","null"],"minLength":1,"maxLength":1000},"invoice_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"transaction_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"expires_on":{"anyOf":[{"$ref":"schema:CalendarDate"},{"type":"null"}]},"created_at":{"$ref":"schema:Timestamp"},"created_by":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern3.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

const pattern8 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern8.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate47(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
let data2 = data.slug;
if(!(validate48(data2, {instancePath:instancePath+"/slug",parentData:data,parentDataProperty:"slug",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
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

const schema19 = {"type":"string","enum":["grant","apply","consume","refund","expire","adjust"]};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema19.enum;
if(!((((((data === "grant") || (data === "apply")) || (data === "consume")) || (data === "refund")) || (data === "expire")) || (data === "adjust"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"});
errors++;
}
if(data.balance_after === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "balance_after"},message:"must have required property '"+"balance_after"+"'"});
errors++;
}
if(data.remaining === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "remaining"},message:"must have required property '"+"remaining"+"'"});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
if(data.invoice_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoice_id"},message:"must have required property '"+"invoice_id"+"'"});
errors++;
}
if(data.transaction_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transaction_id"},message:"must have required property '"+"transaction_id"+"'"});
errors++;
}
if(data.expires_on === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_on"},message:"must have required property '"+"expires_on"+"'"});
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
if(data.client !== undefined){
let data1 = data.client;
if(!(validate49(data1, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(!(validate50(data2, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
let data3 = data.amount;
if(!(validate21(data3, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.balance_after !== undefined){
let data4 = data.balance_after;
if(!(validate21(data4, {instancePath:instancePath+"/balance_after",parentData:data,parentDataProperty:"balance_after",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.remaining !== undefined){
let data5 = data.remaining;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate21(data5, {instancePath:instancePath+"/remaining",parentData:data,parentDataProperty:"remaining",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/remaining",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/remaining",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.reason !== undefined){
let data6 = data.reason;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: schema18.properties.reason.type},message:"must be string,null"});
errors++;
}
if(typeof data6 === "string"){
if(data6.length > 1000 && (data6.length > 2000 || func1(data6) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(data6.length < 1 || (data6.length < 2 && func1(data6) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.invoice_id !== undefined){
let data7 = data.invoice_id;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(!(validate1(data7, {instancePath:instancePath+"/invoice_id",parentData:data,parentDataProperty:"invoice_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs17 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.transaction_id !== undefined){
let data8 = data.transaction_id;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
if(!(validate1(data8, {instancePath:instancePath+"/transaction_id",parentData:data,parentDataProperty:"transaction_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs22 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/transaction_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/transaction_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.expires_on !== undefined){
let data9 = data.expires_on;
const _errs25 = errors;
let valid4 = false;
const _errs26 = errors;
if(!(validate41(data9, {instancePath:instancePath+"/expires_on",parentData:data,parentDataProperty:"expires_on",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid3 = _errs26 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs27 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/expires_on",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/expires_on",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.created_at !== undefined){
let data10 = data.created_at;
if(!(validate7(data10, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data11 = data.created_by;
const _errs31 = errors;
let valid5 = false;
const _errs32 = errors;
if(!(validate1(data11, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid4 = _errs32 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs33 = errors;
if(data11 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs33 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
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
validate51.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate51(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
if(!(validate45(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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

const v9 = validate52;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.balance === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "balance"},message:"must have required property '"+"balance"+"'"});
errors++;
}
if(data.expiring === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expiring"},message:"must have required property '"+"expiring"+"'"});
errors++;
}
if(data.next_expiry_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_expiry_date"},message:"must have required property '"+"next_expiry_date"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "balance") || (key0 === "expiring")) || (key0 === "next_expiry_date"))){
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
if(data.balance !== undefined){
let data0 = data.balance;
if(!(validate21(data0, {instancePath:instancePath+"/balance",parentData:data,parentDataProperty:"balance",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.expiring !== undefined){
let data1 = data.expiring;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate21(data1, {instancePath:instancePath+"/expiring",parentData:data,parentDataProperty:"expiring",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/expiring",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/expiring",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.next_expiry_date !== undefined){
let data2 = data.next_expiry_date;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate41(data2, {instancePath:instancePath+"/next_expiry_date",parentData:data,parentDataProperty:"next_expiry_date",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/next_expiry_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/next_expiry_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate53.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
if(data.balances === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "balances"},message:"must have required property '"+"balances"+"'"});
errors++;
}
if(data.is_auto_applied === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_auto_applied"},message:"must have required property '"+"is_auto_applied"+"'"});
errors++;
}
if(data.as_of_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "as_of_at"},message:"must have required property '"+"as_of_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "client_id") || (key0 === "balances")) || (key0 === "is_auto_applied")) || (key0 === "as_of_at"))){
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
if(data.client_id !== undefined){
let data0 = data.client_id;
if(!(validate1(data0, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.balances !== undefined){
let data1 = data.balances;
if(Array.isArray(data1)){
const over0 = data1.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/balances",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate53(data2, {instancePath:instancePath+"/balances/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/balances",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_auto_applied !== undefined){
let data3 = data.is_auto_applied;
if(typeof data3 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_auto_applied",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.as_of_at !== undefined){
let data4 = data.as_of_at;
if(!(validate7(data4, {instancePath:instancePath+"/as_of_at",parentData:data,parentDataProperty:"as_of_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate54(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

const v10 = validate55;
const schema20 = {"type":"object","additionalProperties":false,"required":["id","client_id","kind","occurred_at","summary","amount","outstanding_after","invoice","client_program_id","transaction_id","actor"],"properties":{"id":{"$ref":"schema:Id"},"client_id":{"$ref":"schema:Id"},"kind":{"$ref":"schema:ClientBillingHistoryKind"},"occurred_at":{"$ref":"schema:Timestamp"},"summary":{"type":"string","minLength":1,"maxLength":500,"pattern":"\\S"},"amount":{"anyOf":[{"$ref":"schema:Money"},{"type":"null"}]},"outstanding_after":{"anyOf":[{"$ref":"schema:Money"},{"type":"null"}]},"invoice":{"anyOf":[{"$ref":"schema:InvoiceRef"},{"type":"null"}]},"client_program_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"transaction_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"actor":{"$ref":"schema:Actor"}}};
const schema21 = {"type":"string","enum":["invoice_sent","invoice_viewed","invoice_paid","invoice_voided","invoice_written_off","reminder_sent","payment_succeeded","payment_failed","payment_needs_authorization","payment_refunded","credit_changed","method_added","method_removed","program_billing_changed","terms_changed","tax_changed"]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema21.enum;
if(!((((((((((((((((data === "invoice_sent") || (data === "invoice_viewed")) || (data === "invoice_paid")) || (data === "invoice_voided")) || (data === "invoice_written_off")) || (data === "reminder_sent")) || (data === "payment_succeeded")) || (data === "payment_failed")) || (data === "payment_needs_authorization")) || (data === "payment_refunded")) || (data === "credit_changed")) || (data === "method_added")) || (data === "method_removed")) || (data === "program_billing_changed")) || (data === "terms_changed")) || (data === "tax_changed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":["string","null"],"minLength":1,"maxLength":40};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema22.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(data.length > 40 && (data.length > 80 || func1(data) > 40)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func1(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
validate57.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.invoice_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoice_number"},message:"must have required property '"+"invoice_number"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "invoice_number"))){
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
if(data.invoice_number !== undefined){
let data1 = data.invoice_number;
if(!(validate57(data1, {instancePath:instancePath+"/invoice_number",parentData:data,parentDataProperty:"invoice_number",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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

const schema23 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["user","service_account","automation","client_contact","system"]},"id":{"$ref":"schema:Id"},"name":{"type":"string","maxLength":200}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema23.properties.type.enum;
if(!(((((data0 === "user") || (data0 === "service_account")) || (data0 === "automation")) || (data0 === "client_contact")) || (data0 === "system"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema23.properties.type.enum},message:"must be equal to one of the allowed values"});
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
validate59.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
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
if(data.occurred_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "occurred_at"},message:"must have required property '"+"occurred_at"+"'"});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"});
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"});
errors++;
}
if(data.outstanding_after === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outstanding_after"},message:"must have required property '"+"outstanding_after"+"'"});
errors++;
}
if(data.invoice === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoice"},message:"must have required property '"+"invoice"+"'"});
errors++;
}
if(data.client_program_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_program_id"},message:"must have required property '"+"client_program_id"+"'"});
errors++;
}
if(data.transaction_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transaction_id"},message:"must have required property '"+"transaction_id"+"'"});
errors++;
}
if(data.actor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema20.properties, key0))){
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
if(data.client_id !== undefined){
let data1 = data.client_id;
if(!(validate1(data1, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(!(validate56(data2, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.occurred_at !== undefined){
let data3 = data.occurred_at;
if(!(validate7(data3, {instancePath:instancePath+"/occurred_at",parentData:data,parentDataProperty:"occurred_at",rootData}))){
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
if(data4.length < 1 || (data4.length < 2 && func1(data4) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data4.length <= 1000){
if(!pattern3.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.amount !== undefined){
let data5 = data.amount;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate21(data5, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.outstanding_after !== undefined){
let data6 = data.outstanding_after;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!(validate21(data6, {instancePath:instancePath+"/outstanding_after",parentData:data,parentDataProperty:"outstanding_after",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs16 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/outstanding_after",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/outstanding_after",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.invoice !== undefined){
let data7 = data.invoice;
const _errs19 = errors;
let valid3 = false;
const _errs20 = errors;
if(!(validate58(data7, {instancePath:instancePath+"/invoice",parentData:data,parentDataProperty:"invoice",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs21 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/invoice",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/invoice",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.client_program_id !== undefined){
let data8 = data.client_program_id;
const _errs24 = errors;
let valid4 = false;
const _errs25 = errors;
if(!(validate1(data8, {instancePath:instancePath+"/client_program_id",parentData:data,parentDataProperty:"client_program_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid3 = _errs25 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs26 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client_program_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs26 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/client_program_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.transaction_id !== undefined){
let data9 = data.transaction_id;
const _errs29 = errors;
let valid5 = false;
const _errs30 = errors;
if(!(validate1(data9, {instancePath:instancePath+"/transaction_id",parentData:data,parentDataProperty:"transaction_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid4 = _errs30 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs31 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/transaction_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs31 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/transaction_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.actor !== undefined){
let data10 = data.actor;
if(!(validate59(data10, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
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


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate60(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
if(!(validate45(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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

const v11 = validate61;

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate44(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
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

const v12 = validate62;

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.deleted_at !== undefined){
let data1 = data.deleted_at;
if(!(validate7(data1, {instancePath:instancePath+"/deleted_at",parentData:data,parentDataProperty:"deleted_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate63.errors = vErrors;
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
if(!(validate63(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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

const v13 = validate64;
const schema24 = {"type":"object","additionalProperties":false,"required":["client_id","period_from","period_to","figures","invoice_count","open_invoice_count","overdue_invoice_count","failed_payment_count","average_days_to_pay","on_time_percent","first_invoice_date","last_paid_at","next_invoice_date"],"properties":{"client_id":{"$ref":"schema:Id"},"period_from":{"anyOf":[{"$ref":"schema:CalendarDate"},{"type":"null"}]},"period_to":{"anyOf":[{"$ref":"schema:CalendarDate"},{"type":"null"}]},"figures":{"type":"array","maxItems":50,"items":{"$ref":"schema:ClientBillingFigures"}},"invoice_count":{"type":"integer","minimum":0,"maximum":2147483647},"open_invoice_count":{"type":"integer","minimum":0,"maximum":2147483647},"overdue_invoice_count":{"type":"integer","minimum":0,"maximum":2147483647},"failed_payment_count":{"type":"integer","minimum":0,"maximum":2147483647},"average_days_to_pay":{"type":["number","null"],"minimum":0,"maximum":100000},"on_time_percent":{"anyOf":[{"$ref":"schema:Percent"},{"type":"null"}]},"first_invoice_date":{"anyOf":[{"$ref":"schema:CalendarDate"},{"type":"null"}]},"last_paid_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"next_invoice_date":{"anyOf":[{"$ref":"schema:CalendarDate"},{"type":"null"}]}}};
const schema25 = {"type":"object","additionalProperties":false,"required":["currency","invoiced","paid","refunded","written_off","outstanding","overdue","credit_balance","monthly_recurring"],"properties":{"currency":{"$ref":"schema:CurrencyCode"},"invoiced":{"$ref":"schema:Money"},"paid":{"$ref":"schema:Money"},"refunded":{"$ref":"schema:Money"},"written_off":{"$ref":"schema:Money"},"outstanding":{"$ref":"schema:Money"},"overdue":{"$ref":"schema:Money"},"credit_balance":{"$ref":"schema:Money"},"monthly_recurring":{"$ref":"schema:Money"}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"});
errors++;
}
if(data.invoiced === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoiced"},message:"must have required property '"+"invoiced"+"'"});
errors++;
}
if(data.paid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "paid"},message:"must have required property '"+"paid"+"'"});
errors++;
}
if(data.refunded === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refunded"},message:"must have required property '"+"refunded"+"'"});
errors++;
}
if(data.written_off === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "written_off"},message:"must have required property '"+"written_off"+"'"});
errors++;
}
if(data.outstanding === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outstanding"},message:"must have required property '"+"outstanding"+"'"});
errors++;
}
if(data.overdue === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "overdue"},message:"must have required property '"+"overdue"+"'"});
errors++;
}
if(data.credit_balance === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credit_balance"},message:"must have required property '"+"credit_balance"+"'"});
errors++;
}
if(data.monthly_recurring === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "monthly_recurring"},message:"must have required property '"+"monthly_recurring"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema25.properties, key0))){
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
if(data.currency !== undefined){
let data0 = data.currency;
if(!(validate16(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.invoiced !== undefined){
let data1 = data.invoiced;
if(!(validate21(data1, {instancePath:instancePath+"/invoiced",parentData:data,parentDataProperty:"invoiced",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.paid !== undefined){
let data2 = data.paid;
if(!(validate21(data2, {instancePath:instancePath+"/paid",parentData:data,parentDataProperty:"paid",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.refunded !== undefined){
let data3 = data.refunded;
if(!(validate21(data3, {instancePath:instancePath+"/refunded",parentData:data,parentDataProperty:"refunded",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.written_off !== undefined){
let data4 = data.written_off;
if(!(validate21(data4, {instancePath:instancePath+"/written_off",parentData:data,parentDataProperty:"written_off",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.outstanding !== undefined){
let data5 = data.outstanding;
if(!(validate21(data5, {instancePath:instancePath+"/outstanding",parentData:data,parentDataProperty:"outstanding",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.overdue !== undefined){
let data6 = data.overdue;
if(!(validate21(data6, {instancePath:instancePath+"/overdue",parentData:data,parentDataProperty:"overdue",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.credit_balance !== undefined){
let data7 = data.credit_balance;
if(!(validate21(data7, {instancePath:instancePath+"/credit_balance",parentData:data,parentDataProperty:"credit_balance",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.monthly_recurring !== undefined){
let data8 = data.monthly_recurring;
if(!(validate21(data8, {instancePath:instancePath+"/monthly_recurring",parentData:data,parentDataProperty:"monthly_recurring",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate66.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
if(data.period_from === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period_from"},message:"must have required property '"+"period_from"+"'"});
errors++;
}
if(data.period_to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period_to"},message:"must have required property '"+"period_to"+"'"});
errors++;
}
if(data.figures === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "figures"},message:"must have required property '"+"figures"+"'"});
errors++;
}
if(data.invoice_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoice_count"},message:"must have required property '"+"invoice_count"+"'"});
errors++;
}
if(data.open_invoice_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "open_invoice_count"},message:"must have required property '"+"open_invoice_count"+"'"});
errors++;
}
if(data.overdue_invoice_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "overdue_invoice_count"},message:"must have required property '"+"overdue_invoice_count"+"'"});
errors++;
}
if(data.failed_payment_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "failed_payment_count"},message:"must have required property '"+"failed_payment_count"+"'"});
errors++;
}
if(data.average_days_to_pay === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "average_days_to_pay"},message:"must have required property '"+"average_days_to_pay"+"'"});
errors++;
}
if(data.on_time_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "on_time_percent"},message:"must have required property '"+"on_time_percent"+"'"});
errors++;
}
if(data.first_invoice_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "first_invoice_date"},message:"must have required property '"+"first_invoice_date"+"'"});
errors++;
}
if(data.last_paid_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_paid_at"},message:"must have required property '"+"last_paid_at"+"'"});
errors++;
}
if(data.next_invoice_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_invoice_date"},message:"must have required property '"+"next_invoice_date"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema24.properties, key0))){
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
if(data.client_id !== undefined){
let data0 = data.client_id;
if(!(validate1(data0, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.period_from !== undefined){
let data1 = data.period_from;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate41(data1, {instancePath:instancePath+"/period_from",parentData:data,parentDataProperty:"period_from",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/period_from",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/period_from",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.period_to !== undefined){
let data2 = data.period_to;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate41(data2, {instancePath:instancePath+"/period_to",parentData:data,parentDataProperty:"period_to",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/period_to",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/period_to",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.figures !== undefined){
let data3 = data.figures;
if(Array.isArray(data3)){
const over0 = data3.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/figures",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs15 = errors;
if(!(validate65(data4, {instancePath:instancePath+"/figures/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/figures",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.invoice_count !== undefined){
let data5 = data.invoice_count;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_count",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.open_invoice_count !== undefined){
let data6 = data.open_invoice_count;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/open_invoice_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 2147483647 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/open_invoice_count",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/open_invoice_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.overdue_invoice_count !== undefined){
let data7 = data.overdue_invoice_count;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/overdue_invoice_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 2147483647 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/overdue_invoice_count",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/overdue_invoice_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.failed_payment_count !== undefined){
let data8 = data.failed_payment_count;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/failed_payment_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/failed_payment_count",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/failed_payment_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.average_days_to_pay !== undefined){
let data9 = data.average_days_to_pay;
if((!(typeof data9 == "number")) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/average_days_to_pay",keyword:"type",params:{type: schema24.properties.average_days_to_pay.type},message:"must be number,null"});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 100000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/average_days_to_pay",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"});
errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/average_days_to_pay",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.on_time_percent !== undefined){
let data10 = data.on_time_percent;
const _errs27 = errors;
let valid5 = false;
const _errs28 = errors;
if(!(validate66(data10, {instancePath:instancePath+"/on_time_percent",parentData:data,parentDataProperty:"on_time_percent",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var _valid2 = _errs28 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs29 = errors;
if(data10 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/on_time_percent",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs29 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/on_time_percent",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.first_invoice_date !== undefined){
let data11 = data.first_invoice_date;
const _errs32 = errors;
let valid6 = false;
const _errs33 = errors;
if(!(validate41(data11, {instancePath:instancePath+"/first_invoice_date",parentData:data,parentDataProperty:"first_invoice_date",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid3 = _errs33 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs34 = errors;
if(data11 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/first_invoice_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs34 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
}
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/first_invoice_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.last_paid_at !== undefined){
let data12 = data.last_paid_at;
const _errs37 = errors;
let valid7 = false;
const _errs38 = errors;
if(!(validate7(data12, {instancePath:instancePath+"/last_paid_at",parentData:data,parentDataProperty:"last_paid_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid4 = _errs38 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
const _errs39 = errors;
if(data12 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/last_paid_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs39 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
}
}
if(!valid7){
(vErrors ??= []).push({instancePath:instancePath+"/last_paid_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.next_invoice_date !== undefined){
let data13 = data.next_invoice_date;
const _errs42 = errors;
let valid8 = false;
const _errs43 = errors;
if(!(validate41(data13, {instancePath:instancePath+"/next_invoice_date",parentData:data,parentDataProperty:"next_invoice_date",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid5 = _errs43 === errors;
valid8 = valid8 || _valid5;
if(!valid8){
const _errs44 = errors;
if(data13 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/next_invoice_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid5 = _errs44 === errors;
valid8 = valid8 || _valid5;
if(!valid8){
}
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/next_invoice_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
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
validate67.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate67(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}

const v14 = validate68;

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
if(data.is_inherited === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_inherited"},message:"must have required property '"+"is_inherited"+"'"});
errors++;
}
if(data.terms === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "terms"},message:"must have required property '"+"terms"+"'"});
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
if(!(((((key0 === "client_id") || (key0 === "is_inherited")) || (key0 === "terms")) || (key0 === "revision")) || (key0 === "updated_at"))){
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
if(data.client_id !== undefined){
let data0 = data.client_id;
if(!(validate1(data0, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.is_inherited !== undefined){
let data1 = data.is_inherited;
if(typeof data1 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_inherited",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.terms !== undefined){
let data2 = data.terms;
if(!(validate30(data2, {instancePath:instancePath+"/terms",parentData:data,parentDataProperty:"terms",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.revision !== undefined){
let data3 = data.revision;
if(!(validate8(data3, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data4 = data.updated_at;
if(!(validate7(data4, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
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


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate69(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
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

const v15 = validate70;
const schema26 = {"type":"object","additionalProperties":false,"required":["id","contact_id","name","email","kind","receives","is_inherited"],"properties":{"id":{"$ref":"schema:Id"},"contact_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"name":{"type":["string","null"],"minLength":1,"maxLength":200},"email":{"$ref":"schema:EmailAddress"},"kind":{"$ref":"schema:BillingRecipientKind"},"receives":{"$ref":"schema:BillingRecipientMail"},"is_inherited":{"type":"boolean"}}};
const schema27 = {"type":"string","enum":["to","cc"]};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema27.enum;
if(!((data === "to") || (data === "cc"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"array","maxItems":3,"uniqueItems":true,"items":{"type":"string","enum":["invoices","reminders","receipts"]}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const over0 = data.length > 3;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema28.items.enum;
if(!(((data0 === "invoices") || (data0 === "reminders")) || (data0 === "receipts"))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"enum",params:{allowedValues: schema28.items.enum},message:"must be equal to one of the allowed values"});
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
validate72.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.contact_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "contact_id"},message:"must have required property '"+"contact_id"+"'"});
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
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.receives === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "receives"},message:"must have required property '"+"receives"+"'"});
errors++;
}
if(data.is_inherited === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_inherited"},message:"must have required property '"+"is_inherited"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "contact_id")) || (key0 === "name")) || (key0 === "email")) || (key0 === "kind")) || (key0 === "receives")) || (key0 === "is_inherited"))){
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
if(data.contact_id !== undefined){
let data1 = data.contact_id;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/contact_id",parentData:data,parentDataProperty:"contact_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/contact_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/contact_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: schema26.properties.name.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 200 && (data2.length > 400 || func1(data2) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func1(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.email !== undefined){
let data3 = data.email;
if(!(validate26(data3, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data4 = data.kind;
if(!(validate71(data4, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.receives !== undefined){
let data5 = data.receives;
if(!(validate72(data5, {instancePath:instancePath+"/receives",parentData:data,parentDataProperty:"receives",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.is_inherited !== undefined){
let data6 = data.is_inherited;
if(typeof data6 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_inherited",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
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


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate73(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
if(!(validate45(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}

const v16 = validate74;
const schema29 = {"type":"object","additionalProperties":false,"required":["client_id","is_exempt","is_in_force","reason","certificate_number","tax_number","country","region","valid_from","valid_until","certificate","note","revision","updated_at"],"properties":{"client_id":{"$ref":"schema:Id"},"is_exempt":{"type":"boolean"},"is_in_force":{"type":"boolean"},"reason":{"anyOf":[{"$ref":"schema:TaxExemptionReason"},{"type":"null"}]},"certificate_number":{"type":["string","null"],"minLength":1,"maxLength":80},"tax_number":{"$ref":"schema:BillingTaxNumber"},"country":{"$ref":"schema:BillingCountry"},"region":{"type":["string","null"],"minLength":1,"maxLength":120},"valid_from":{"anyOf":[{"$ref":"schema:CalendarDate"},{"type":"null"}]},"valid_until":{"anyOf":[{"$ref":"schema:CalendarDate"},{"type":"null"}]},"certificate":{"anyOf":[{"$ref":"schema:AttachmentRef"},{"type":"null"}]},"note":{"type":["string","null"],"minLength":1,"maxLength":1000},"revision":{"$ref":"schema:Revision"},"updated_at":{"$ref":"schema:Timestamp"}}};
const schema30 = {"type":"string","enum":["reseller","nonprofit","government","education","reverse_charge","foreign","other"]};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema30.enum;
if(!(((((((data === "reseller") || (data === "nonprofit")) || (data === "government")) || (data === "education")) || (data === "reverse_charge")) || (data === "foreign")) || (data === "other"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}

const pattern9 = new RegExp("^[^/\\\\]+$", "u");

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 255 && (data.length > 510 || func1(data) > 255)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func1(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 510){
if(!pattern9.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[^/\\\\]+$"},message:"must match pattern \""+"^[^/\\\\]+$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}

const pattern10 = new RegExp("^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$", "u");

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 127 && (data.length > 254 || func1(data) > 127)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 127},message:"must NOT have more than 127 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern10.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$"},message:"must match pattern \""+"^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate78.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.file_name !== undefined){
let data1 = data.file_name;
if(!(validate76(data1, {instancePath:instancePath+"/file_name",parentData:data,parentDataProperty:"file_name",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.content_type !== undefined){
let data2 = data.content_type;
if(!(validate77(data2, {instancePath:instancePath+"/content_type",parentData:data,parentDataProperty:"content_type",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.size !== undefined){
let data3 = data.size;
if(!(validate78(data3, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
if(data.is_exempt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_exempt"},message:"must have required property '"+"is_exempt"+"'"});
errors++;
}
if(data.is_in_force === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_in_force"},message:"must have required property '"+"is_in_force"+"'"});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
if(data.certificate_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "certificate_number"},message:"must have required property '"+"certificate_number"+"'"});
errors++;
}
if(data.tax_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tax_number"},message:"must have required property '"+"tax_number"+"'"});
errors++;
}
if(data.country === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"});
errors++;
}
if(data.region === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "region"},message:"must have required property '"+"region"+"'"});
errors++;
}
if(data.valid_from === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "valid_from"},message:"must have required property '"+"valid_from"+"'"});
errors++;
}
if(data.valid_until === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "valid_until"},message:"must have required property '"+"valid_until"+"'"});
errors++;
}
if(data.certificate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "certificate"},message:"must have required property '"+"certificate"+"'"});
errors++;
}
if(data.note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"});
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
if(!(func0.call(schema29.properties, key0))){
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
if(data.client_id !== undefined){
let data0 = data.client_id;
if(!(validate1(data0, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.is_exempt !== undefined){
let data1 = data.is_exempt;
if(typeof data1 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_exempt",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_in_force !== undefined){
let data2 = data.is_in_force;
if(typeof data2 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_in_force",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate75(data3, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.certificate_number !== undefined){
let data4 = data.certificate_number;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/certificate_number",keyword:"type",params:{type: schema29.properties.certificate_number.type},message:"must be string,null"});
errors++;
}
if(typeof data4 === "string"){
if(data4.length > 80 && (data4.length > 160 || func1(data4) > 80)){
(vErrors ??= []).push({instancePath:instancePath+"/certificate_number",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(data4.length < 1 || (data4.length < 2 && func1(data4) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/certificate_number",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.tax_number !== undefined){
let data5 = data.tax_number;
if(!(validate29(data5, {instancePath:instancePath+"/tax_number",parentData:data,parentDataProperty:"tax_number",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
let data6 = data.country;
if(!(validate33(data6, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
let data7 = data.region;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/region",keyword:"type",params:{type: schema29.properties.region.type},message:"must be string,null"});
errors++;
}
if(typeof data7 === "string"){
if(data7.length > 120 && (data7.length > 240 || func1(data7) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/region",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data7.length < 1 || (data7.length < 2 && func1(data7) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/region",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.valid_from !== undefined){
let data8 = data.valid_from;
const _errs19 = errors;
let valid2 = false;
const _errs20 = errors;
if(!(validate41(data8, {instancePath:instancePath+"/valid_from",parentData:data,parentDataProperty:"valid_from",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs21 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/valid_from",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs21 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/valid_from",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.valid_until !== undefined){
let data9 = data.valid_until;
const _errs24 = errors;
let valid3 = false;
const _errs25 = errors;
if(!(validate41(data9, {instancePath:instancePath+"/valid_until",parentData:data,parentDataProperty:"valid_until",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid2 = _errs25 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs26 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/valid_until",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs26 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/valid_until",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.certificate !== undefined){
let data10 = data.certificate;
const _errs29 = errors;
let valid4 = false;
const _errs30 = errors;
if(!(validate79(data10, {instancePath:instancePath+"/certificate",parentData:data,parentDataProperty:"certificate",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var _valid3 = _errs30 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs31 = errors;
if(data10 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/certificate",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs31 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/certificate",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.note !== undefined){
let data11 = data.note;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: schema29.properties.note.type},message:"must be string,null"});
errors++;
}
if(typeof data11 === "string"){
if(data11.length > 1000 && (data11.length > 2000 || func1(data11) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(data11.length < 1 || (data11.length < 2 && func1(data11) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.revision !== undefined){
let data12 = data.revision;
if(!(validate8(data12, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data13 = data.updated_at;
if(!(validate7(data13, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
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
if(!(validate80(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
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

const v17 = validate81;

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate9(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
if(!(validate45(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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

const v18 = validate82;
const schema31 = {"type":"object","additionalProperties":false,"required":["is_ready","can_charge_online","problems","settings","payment_settings","payout_settings","payment_providers","receivables","open_invoice_count","overdue_invoice_count","failed_payment_count","needs_authorization_count","suspended_program_count"],"properties":{"is_ready":{"type":"boolean"},"can_charge_online":{"type":"boolean"},"problems":{"type":"array","maxItems":50,"items":{"$ref":"schema:BillingProblem"}},"settings":{"$ref":"schema:BillingSettings"},"payment_settings":{"$ref":"schema:BillingPaymentSettings"},"payout_settings":{"$ref":"schema:MarketplacePayoutSettings"},"payment_providers":{"type":"array","maxItems":20,"items":{"$ref":"schema:ClientPaymentProvider"}},"receivables":{"type":"array","maxItems":50,"items":{"$ref":"schema:BillingReceivable"}},"open_invoice_count":{"type":"integer","minimum":0,"maximum":2147483647},"overdue_invoice_count":{"type":"integer","minimum":0,"maximum":2147483647},"failed_payment_count":{"type":"integer","minimum":0,"maximum":2147483647},"needs_authorization_count":{"type":"integer","minimum":0,"maximum":2147483647},"suspended_program_count":{"type":"integer","minimum":0,"maximum":2147483647}}};
const schema32 = {"type":"object","additionalProperties":false,"required":["code","message"],"properties":{"code":{"type":"string","enum":["details_missing","no_provider","provider_onboarding","provider_restricted","payments_failing","authorization_missing","ai_credit_low"]},"message":{"type":"string","minLength":1,"maxLength":1000,"pattern":"\\S"}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "code") || (key0 === "message"))){
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
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema32.properties.code.enum;
if(!(((((((data0 === "details_missing") || (data0 === "no_provider")) || (data0 === "provider_onboarding")) || (data0 === "provider_restricted")) || (data0 === "payments_failing")) || (data0 === "authorization_missing")) || (data0 === "ai_credit_low"))){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"enum",params:{allowedValues: schema32.properties.code.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(data1.length > 1000 && (data1.length > 2000 || func1(data1) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func1(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 2000){
if(!pattern3.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
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
validate83.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":"object","additionalProperties":false,"required":["is_enabled","account","currency","frequency","minimum_payout","payout_email","legal_name","tax_number","tax_form","next_payout_date","pending_balance","revision","updated_at"],"properties":{"is_enabled":{"type":"boolean"},"account":{"anyOf":[{"$ref":"schema:MarketplacePayoutAccount"},{"type":"null"}]},"currency":{"$ref":"schema:CurrencyCode"},"frequency":{"$ref":"schema:MarketplacePayoutFrequency"},"minimum_payout":{"$ref":"schema:Money"},"payout_email":{"anyOf":[{"$ref":"schema:EmailAddress"},{"type":"null"}]},"legal_name":{"type":["string","null"],"minLength":1,"maxLength":200},"tax_number":{"type":["string","null"],"minLength":1,"maxLength":40},"tax_form":{"anyOf":[{"$ref":"schema:MarketplaceTaxForm"},{"type":"null"}]},"next_payout_date":{"anyOf":[{"$ref":"schema:CalendarDate"},{"type":"null"}]},"pending_balance":{"$ref":"schema:Money"},"revision":{"$ref":"schema:Revision"},"updated_at":{"$ref":"schema:Timestamp"}}};
const schema34 = {"type":"object","additionalProperties":false,"required":["status","bank_name","last4","country"],"properties":{"status":{"type":"string","enum":["verifying","active","failed"]},"bank_name":{"type":["string","null"],"minLength":1,"maxLength":200},"last4":{"$ref":"schema:PaymentMethodLast4"},"country":{"$ref":"schema:BillingCountry"}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.bank_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "bank_name"},message:"must have required property '"+"bank_name"+"'"});
errors++;
}
if(data.last4 === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last4"},message:"must have required property '"+"last4"+"'"});
errors++;
}
if(data.country === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "bank_name")) || (key0 === "last4")) || (key0 === "country"))){
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
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema34.properties.status.enum;
if(!(((data0 === "verifying") || (data0 === "active")) || (data0 === "failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema34.properties.status.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.bank_name !== undefined){
let data1 = data.bank_name;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/bank_name",keyword:"type",params:{type: schema34.properties.bank_name.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(data1.length > 200 && (data1.length > 400 || func1(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/bank_name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func1(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/bank_name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.last4 !== undefined){
let data2 = data.last4;
if(!(validate5(data2, {instancePath:instancePath+"/last4",parentData:data,parentDataProperty:"last4",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.country !== undefined){
let data3 = data.country;
if(!(validate33(data3, {instancePath:instancePath+"/country",parentData:data,parentDataProperty:"country",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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

const schema35 = {"type":"string","enum":["weekly","monthly","quarterly"]};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema35.enum;
if(!(((data === "weekly") || (data === "monthly")) || (data === "quarterly"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"string","enum":["w9","w8ben","w8bene"]};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema36.enum;
if(!(((data === "w9") || (data === "w8ben")) || (data === "w8bene"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_enabled === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_enabled"},message:"must have required property '"+"is_enabled"+"'"});
errors++;
}
if(data.account === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "account"},message:"must have required property '"+"account"+"'"});
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"});
errors++;
}
if(data.frequency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "frequency"},message:"must have required property '"+"frequency"+"'"});
errors++;
}
if(data.minimum_payout === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "minimum_payout"},message:"must have required property '"+"minimum_payout"+"'"});
errors++;
}
if(data.payout_email === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payout_email"},message:"must have required property '"+"payout_email"+"'"});
errors++;
}
if(data.legal_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "legal_name"},message:"must have required property '"+"legal_name"+"'"});
errors++;
}
if(data.tax_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tax_number"},message:"must have required property '"+"tax_number"+"'"});
errors++;
}
if(data.tax_form === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tax_form"},message:"must have required property '"+"tax_form"+"'"});
errors++;
}
if(data.next_payout_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_payout_date"},message:"must have required property '"+"next_payout_date"+"'"});
errors++;
}
if(data.pending_balance === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pending_balance"},message:"must have required property '"+"pending_balance"+"'"});
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
if(!(func0.call(schema33.properties, key0))){
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
if(data.account !== undefined){
let data1 = data.account;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate84(data1, {instancePath:instancePath+"/account",parentData:data,parentDataProperty:"account",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/account",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/account",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.currency !== undefined){
let data2 = data.currency;
if(!(validate16(data2, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.frequency !== undefined){
let data3 = data.frequency;
if(!(validate85(data3, {instancePath:instancePath+"/frequency",parentData:data,parentDataProperty:"frequency",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.minimum_payout !== undefined){
let data4 = data.minimum_payout;
if(!(validate21(data4, {instancePath:instancePath+"/minimum_payout",parentData:data,parentDataProperty:"minimum_payout",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.payout_email !== undefined){
let data5 = data.payout_email;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate26(data5, {instancePath:instancePath+"/payout_email",parentData:data,parentDataProperty:"payout_email",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/payout_email",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/payout_email",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.legal_name !== undefined){
let data6 = data.legal_name;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_name",keyword:"type",params:{type: schema33.properties.legal_name.type},message:"must be string,null"});
errors++;
}
if(typeof data6 === "string"){
if(data6.length > 200 && (data6.length > 400 || func1(data6) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data6.length < 1 || (data6.length < 2 && func1(data6) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/legal_name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.tax_number !== undefined){
let data7 = data.tax_number;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_number",keyword:"type",params:{type: schema33.properties.tax_number.type},message:"must be string,null"});
errors++;
}
if(typeof data7 === "string"){
if(data7.length > 40 && (data7.length > 80 || func1(data7) > 40)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_number",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(data7.length < 1 || (data7.length < 2 && func1(data7) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_number",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.tax_form !== undefined){
let data8 = data.tax_form;
const _errs22 = errors;
let valid3 = false;
const _errs23 = errors;
if(!(validate86(data8, {instancePath:instancePath+"/tax_form",parentData:data,parentDataProperty:"tax_form",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs24 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/tax_form",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs24 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/tax_form",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.next_payout_date !== undefined){
let data9 = data.next_payout_date;
const _errs27 = errors;
let valid4 = false;
const _errs28 = errors;
if(!(validate41(data9, {instancePath:instancePath+"/next_payout_date",parentData:data,parentDataProperty:"next_payout_date",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid3 = _errs28 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs29 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/next_payout_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs29 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/next_payout_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.pending_balance !== undefined){
let data10 = data.pending_balance;
if(!(validate21(data10, {instancePath:instancePath+"/pending_balance",parentData:data,parentDataProperty:"pending_balance",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.revision !== undefined){
let data11 = data.revision;
if(!(validate8(data11, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data12 = data.updated_at;
if(!(validate7(data12, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
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
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"});
errors++;
}
if(data.outstanding === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outstanding"},message:"must have required property '"+"outstanding"+"'"});
errors++;
}
if(data.overdue === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "overdue"},message:"must have required property '"+"overdue"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "currency") || (key0 === "outstanding")) || (key0 === "overdue"))){
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
if(data.currency !== undefined){
let data0 = data.currency;
if(!(validate16(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.outstanding !== undefined){
let data1 = data.outstanding;
if(!(validate21(data1, {instancePath:instancePath+"/outstanding",parentData:data,parentDataProperty:"outstanding",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.overdue !== undefined){
let data2 = data.overdue;
if(!(validate21(data2, {instancePath:instancePath+"/overdue",parentData:data,parentDataProperty:"overdue",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
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


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_ready === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_ready"},message:"must have required property '"+"is_ready"+"'"});
errors++;
}
if(data.can_charge_online === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "can_charge_online"},message:"must have required property '"+"can_charge_online"+"'"});
errors++;
}
if(data.problems === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "problems"},message:"must have required property '"+"problems"+"'"});
errors++;
}
if(data.settings === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'"});
errors++;
}
if(data.payment_settings === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_settings"},message:"must have required property '"+"payment_settings"+"'"});
errors++;
}
if(data.payout_settings === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payout_settings"},message:"must have required property '"+"payout_settings"+"'"});
errors++;
}
if(data.payment_providers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_providers"},message:"must have required property '"+"payment_providers"+"'"});
errors++;
}
if(data.receivables === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "receivables"},message:"must have required property '"+"receivables"+"'"});
errors++;
}
if(data.open_invoice_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "open_invoice_count"},message:"must have required property '"+"open_invoice_count"+"'"});
errors++;
}
if(data.overdue_invoice_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "overdue_invoice_count"},message:"must have required property '"+"overdue_invoice_count"+"'"});
errors++;
}
if(data.failed_payment_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "failed_payment_count"},message:"must have required property '"+"failed_payment_count"+"'"});
errors++;
}
if(data.needs_authorization_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "needs_authorization_count"},message:"must have required property '"+"needs_authorization_count"+"'"});
errors++;
}
if(data.suspended_program_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "suspended_program_count"},message:"must have required property '"+"suspended_program_count"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema31.properties, key0))){
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
if(data.is_ready !== undefined){
let data0 = data.is_ready;
if(typeof data0 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_ready",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.can_charge_online !== undefined){
let data1 = data.can_charge_online;
if(typeof data1 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/can_charge_online",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.problems !== undefined){
let data2 = data.problems;
if(Array.isArray(data2)){
const over0 = data2.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/problems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!(validate83(data3, {instancePath:instancePath+"/problems/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/problems",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.settings !== undefined){
let data4 = data.settings;
if(!(validate39(data4, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.payment_settings !== undefined){
let data5 = data.payment_settings;
if(!(validate24(data5, {instancePath:instancePath+"/payment_settings",parentData:data,parentDataProperty:"payment_settings",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.payout_settings !== undefined){
let data6 = data.payout_settings;
if(!(validate87(data6, {instancePath:instancePath+"/payout_settings",parentData:data,parentDataProperty:"payout_settings",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.payment_providers !== undefined){
let data7 = data.payment_providers;
if(Array.isArray(data7)){
const over1 = data7.length > 20;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_providers",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs14 = errors;
if(!(validate17(data8, {instancePath:instancePath+"/payment_providers/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/payment_providers",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.receivables !== undefined){
let data9 = data.receivables;
if(Array.isArray(data9)){
const over2 = data9.length > 50;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/receivables",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
const _errs17 = errors;
if(!(validate88(data10, {instancePath:instancePath+"/receivables/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var valid5 = _errs17 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/receivables",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.open_invoice_count !== undefined){
let data11 = data.open_invoice_count;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/open_invoice_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 2147483647 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/open_invoice_count",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/open_invoice_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.overdue_invoice_count !== undefined){
let data12 = data.overdue_invoice_count;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/overdue_invoice_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 2147483647 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/overdue_invoice_count",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/overdue_invoice_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.failed_payment_count !== undefined){
let data13 = data.failed_payment_count;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/failed_payment_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 2147483647 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/failed_payment_count",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/failed_payment_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.needs_authorization_count !== undefined){
let data14 = data.needs_authorization_count;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/needs_authorization_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data14 == "number"){
if(data14 > 2147483647 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/needs_authorization_count",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data14 < 0 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/needs_authorization_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.suspended_program_count !== undefined){
let data15 = data.suspended_program_count;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/suspended_program_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data15 == "number"){
if(data15 > 2147483647 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/suspended_program_count",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data15 < 0 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/suspended_program_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
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
if(!(validate89(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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

const v19 = validate90;

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate34(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
if(!(validate45(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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

const v20 = validate91;
const schema37 = {"type":"object","oneOf":[{"$ref":"schema:BillingPaymentTransaction"},{"$ref":"schema:BillingAiCreditTransaction"}],"required":["ledger"],"properties":{"ledger":{"enum":["client_payments","ai_credit"]}},"discriminator":{"propertyName":"ledger"}};
const schema38 = {"type":"object","additionalProperties":false,"required":["ledger","id","kind","status","amount","fee","client_id","invoice_id","client_program_id","payment_method_id","method","method_label","reference","attempt_number","next_retry_at","failure_code","failure_message","refunds_transaction_id","created_at","settled_at","created_by"],"properties":{"ledger":{"type":"string","const":"client_payments"},"id":{"$ref":"schema:Id"},"kind":{"type":"string","enum":["payment","refund","reversal"]},"status":{"$ref":"schema:PaymentAttemptStatus"},"amount":{"$ref":"schema:Money"},"fee":{"anyOf":[{"$ref":"schema:Money"},{"type":"null"}]},"client_id":{"$ref":"schema:Id"},"invoice_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"client_program_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"payment_method_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"method":{"$ref":"schema:PaymentChannel"},"method_label":{"type":["string","null"],"minLength":1,"maxLength":200},"reference":{"type":["string","null"],"minLength":1,"maxLength":120},"attempt_number":{"type":"integer","minimum":1,"maximum":100},"next_retry_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"failure_code":{"type":["string","null"],"minLength":1,"maxLength":80},"failure_message":{"type":["string","null"],"minLength":1,"maxLength":1000},"refunds_transaction_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"created_at":{"$ref":"schema:Timestamp"},"settled_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"created_by":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]}}};
const schema39 = {"type":"string","enum":["pending","succeeded","failed","needs_authorization"]};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema39.enum;
if(!((((data === "pending") || (data === "succeeded")) || (data === "failed")) || (data === "needs_authorization"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}

const schema40 = {"type":"string","enum":["card","bank_account","bank_transfer","check","cash","credit","other"]};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema40.enum;
if(!(((((((data === "card") || (data === "bank_account")) || (data === "bank_transfer")) || (data === "check")) || (data === "cash")) || (data === "credit")) || (data === "other"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ledger === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ledger"},message:"must have required property '"+"ledger"+"'"});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"});
errors++;
}
if(data.fee === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fee"},message:"must have required property '"+"fee"+"'"});
errors++;
}
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
if(data.invoice_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoice_id"},message:"must have required property '"+"invoice_id"+"'"});
errors++;
}
if(data.client_program_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_program_id"},message:"must have required property '"+"client_program_id"+"'"});
errors++;
}
if(data.payment_method_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_method_id"},message:"must have required property '"+"payment_method_id"+"'"});
errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"});
errors++;
}
if(data.method_label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method_label"},message:"must have required property '"+"method_label"+"'"});
errors++;
}
if(data.reference === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"});
errors++;
}
if(data.attempt_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attempt_number"},message:"must have required property '"+"attempt_number"+"'"});
errors++;
}
if(data.next_retry_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_retry_at"},message:"must have required property '"+"next_retry_at"+"'"});
errors++;
}
if(data.failure_code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "failure_code"},message:"must have required property '"+"failure_code"+"'"});
errors++;
}
if(data.failure_message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "failure_message"},message:"must have required property '"+"failure_message"+"'"});
errors++;
}
if(data.refunds_transaction_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refunds_transaction_id"},message:"must have required property '"+"refunds_transaction_id"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
if(data.settled_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "settled_at"},message:"must have required property '"+"settled_at"+"'"});
errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema38.properties, key0))){
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
if(data.ledger !== undefined){
let data0 = data.ledger;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/ledger",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("client_payments" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/ledger",keyword:"const",params:{allowedValue: "client_payments"},message:"must be equal to constant"});
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
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema38.properties.kind.enum;
if(!(((data2 === "payment") || (data2 === "refund")) || (data2 === "reversal"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema38.properties.kind.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(!(validate92(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
let data4 = data.amount;
if(!(validate21(data4, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.fee !== undefined){
let data5 = data.fee;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(validate21(data5, {instancePath:instancePath+"/fee",parentData:data,parentDataProperty:"fee",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/fee",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/fee",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.client_id !== undefined){
let data6 = data.client_id;
if(!(validate1(data6, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.invoice_id !== undefined){
let data7 = data.invoice_id;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(!(validate1(data7, {instancePath:instancePath+"/invoice_id",parentData:data,parentDataProperty:"invoice_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs18 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.client_program_id !== undefined){
let data8 = data.client_program_id;
const _errs21 = errors;
let valid3 = false;
const _errs22 = errors;
if(!(validate1(data8, {instancePath:instancePath+"/client_program_id",parentData:data,parentDataProperty:"client_program_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs23 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client_program_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs23 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/client_program_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.payment_method_id !== undefined){
let data9 = data.payment_method_id;
const _errs26 = errors;
let valid4 = false;
const _errs27 = errors;
if(!(validate1(data9, {instancePath:instancePath+"/payment_method_id",parentData:data,parentDataProperty:"payment_method_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs28 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs28 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.method !== undefined){
let data10 = data.method;
if(!(validate93(data10, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
if(data.method_label !== undefined){
let data11 = data.method_label;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/method_label",keyword:"type",params:{type: schema38.properties.method_label.type},message:"must be string,null"});
errors++;
}
if(typeof data11 === "string"){
if(data11.length > 200 && (data11.length > 400 || func1(data11) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/method_label",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data11.length < 1 || (data11.length < 2 && func1(data11) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/method_label",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.reference !== undefined){
let data12 = data.reference;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reference",keyword:"type",params:{type: schema38.properties.reference.type},message:"must be string,null"});
errors++;
}
if(typeof data12 === "string"){
if(data12.length > 120 && (data12.length > 240 || func1(data12) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/reference",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data12.length < 1 || (data12.length < 2 && func1(data12) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/reference",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.attempt_number !== undefined){
let data13 = data.attempt_number;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/attempt_number",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 100 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/attempt_number",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data13 < 1 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/attempt_number",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.next_retry_at !== undefined){
let data14 = data.next_retry_at;
const _errs38 = errors;
let valid5 = false;
const _errs39 = errors;
if(!(validate7(data14, {instancePath:instancePath+"/next_retry_at",parentData:data,parentDataProperty:"next_retry_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid4 = _errs39 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs40 = errors;
if(data14 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/next_retry_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs40 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/next_retry_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data.failure_code !== undefined){
let data15 = data.failure_code;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/failure_code",keyword:"type",params:{type: schema38.properties.failure_code.type},message:"must be string,null"});
errors++;
}
if(typeof data15 === "string"){
if(data15.length > 80 && (data15.length > 160 || func1(data15) > 80)){
(vErrors ??= []).push({instancePath:instancePath+"/failure_code",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(data15.length < 1 || (data15.length < 2 && func1(data15) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/failure_code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.failure_message !== undefined){
let data16 = data.failure_message;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/failure_message",keyword:"type",params:{type: schema38.properties.failure_message.type},message:"must be string,null"});
errors++;
}
if(typeof data16 === "string"){
if(data16.length > 1000 && (data16.length > 2000 || func1(data16) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/failure_message",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(data16.length < 1 || (data16.length < 2 && func1(data16) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/failure_message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.refunds_transaction_id !== undefined){
let data17 = data.refunds_transaction_id;
const _errs47 = errors;
let valid6 = false;
const _errs48 = errors;
if(!(validate1(data17, {instancePath:instancePath+"/refunds_transaction_id",parentData:data,parentDataProperty:"refunds_transaction_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid5 = _errs48 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs49 = errors;
if(data17 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/refunds_transaction_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid5 = _errs49 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
}
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/refunds_transaction_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
}
if(data.created_at !== undefined){
let data18 = data.created_at;
if(!(validate7(data18, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.settled_at !== undefined){
let data19 = data.settled_at;
const _errs53 = errors;
let valid7 = false;
const _errs54 = errors;
if(!(validate7(data19, {instancePath:instancePath+"/settled_at",parentData:data,parentDataProperty:"settled_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid6 = _errs54 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs55 = errors;
if(data19 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/settled_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid6 = _errs55 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
}
}
if(!valid7){
(vErrors ??= []).push({instancePath:instancePath+"/settled_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
if(data.created_by !== undefined){
let data20 = data.created_by;
const _errs58 = errors;
let valid8 = false;
const _errs59 = errors;
if(!(validate1(data20, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid7 = _errs59 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const _errs60 = errors;
if(data20 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid7 = _errs60 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
}
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
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
validate94.errors = vErrors;
return errors === 0;
}

const schema41 = {"type":"object","additionalProperties":false,"required":["ledger","id","kind","credits","balance_after_credits","reason","used_by_kind","expires_on","created_at","created_by"],"properties":{"ledger":{"type":"string","const":"ai_credit"},"id":{"$ref":"schema:Id"},"kind":{"type":"string","enum":["grant","consume","refund","expire","adjust"]},"credits":{"$ref":"schema:BillingAiCredits"},"balance_after_credits":{"$ref":"schema:BillingAiCredits"},"reason":{"type":["string","null"],"minLength":1,"maxLength":1000},"used_by_kind":{"type":["string","null"],"minLength":1,"maxLength":60},"expires_on":{"anyOf":[{"$ref":"schema:CalendarDate"},{"type":"null"}]},"created_at":{"$ref":"schema:Timestamp"},"created_by":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ledger === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ledger"},message:"must have required property '"+"ledger"+"'"});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.credits === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credits"},message:"must have required property '"+"credits"+"'"});
errors++;
}
if(data.balance_after_credits === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "balance_after_credits"},message:"must have required property '"+"balance_after_credits"+"'"});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
if(data.used_by_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "used_by_kind"},message:"must have required property '"+"used_by_kind"+"'"});
errors++;
}
if(data.expires_on === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_on"},message:"must have required property '"+"expires_on"+"'"});
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
if(!(func0.call(schema41.properties, key0))){
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
if(data.ledger !== undefined){
let data0 = data.ledger;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/ledger",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("ai_credit" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/ledger",keyword:"const",params:{allowedValue: "ai_credit"},message:"must be equal to constant"});
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
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema41.properties.kind.enum;
if(!(((((data2 === "grant") || (data2 === "consume")) || (data2 === "refund")) || (data2 === "expire")) || (data2 === "adjust"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema41.properties.kind.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.credits !== undefined){
let data3 = data.credits;
if(!(validate38(data3, {instancePath:instancePath+"/credits",parentData:data,parentDataProperty:"credits",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.balance_after_credits !== undefined){
let data4 = data.balance_after_credits;
if(!(validate38(data4, {instancePath:instancePath+"/balance_after_credits",parentData:data,parentDataProperty:"balance_after_credits",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data5 = data.reason;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: schema41.properties.reason.type},message:"must be string,null"});
errors++;
}
if(typeof data5 === "string"){
if(data5.length > 1000 && (data5.length > 2000 || func1(data5) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(data5.length < 1 || (data5.length < 2 && func1(data5) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.used_by_kind !== undefined){
let data6 = data.used_by_kind;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/used_by_kind",keyword:"type",params:{type: schema41.properties.used_by_kind.type},message:"must be string,null"});
errors++;
}
if(typeof data6 === "string"){
if(data6.length > 60 && (data6.length > 120 || func1(data6) > 60)){
(vErrors ??= []).push({instancePath:instancePath+"/used_by_kind",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});
errors++;
}
if(data6.length < 1 || (data6.length < 2 && func1(data6) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/used_by_kind",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.expires_on !== undefined){
let data7 = data.expires_on;
const _errs14 = errors;
let valid1 = false;
const _errs15 = errors;
if(!(validate41(data7, {instancePath:instancePath+"/expires_on",parentData:data,parentDataProperty:"expires_on",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs16 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/expires_on",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/expires_on",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.created_at !== undefined){
let data8 = data.created_at;
if(!(validate7(data8, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data9 = data.created_by;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate1(data9, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid1 = _errs21 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs22 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs22 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ledger === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ledger"},message:"must have required property '"+"ledger"+"'"});
errors++;
}
if(data.ledger !== undefined){
let data0 = data.ledger;
const vSchema0 = schema37.properties.ledger.enum;
if(!((data0 === "client_payments") || (data0 === "ai_credit"))){
(vErrors ??= []).push({instancePath:instancePath+"/ledger",keyword:"enum",params:{allowedValues: schema37.properties.ledger.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
let valid1 = false;
const tag0 = data.ledger;
if(typeof tag0 == "string"){
if(false){
}
else if(tag0 === "client_payments"){
const _errs3 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid2 = _errs3 === errors;
valid1 = valid2;
}
else if(tag0 === "ai_credit"){
const _errs4 = errors;
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid3 = _errs4 === errors;
valid1 = valid3;
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "ledger", tagValue: tag0},message:"value of tag \"ledger\" must be in oneOf"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "ledger", tagValue: tag0},message:"tag \"ledger\" must be string"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate96.errors = vErrors;
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
if(!(validate96(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
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
if(!(validate45(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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

const v21 = validate97;
const schema42 = {"type":"object","additionalProperties":false,"required":["currency","language","is_auto_charged","is_credit_auto_applied","has_reminders","default_payment_method_id","default_address_id","purchase_order_number","invoice_note"],"properties":{"currency":{"anyOf":[{"$ref":"schema:CurrencyCode"},{"type":"null"}]},"language":{"anyOf":[{"$ref":"schema:LanguageTag"},{"type":"null"}]},"is_auto_charged":{"type":["boolean","null"]},"is_credit_auto_applied":{"type":["boolean","null"]},"has_reminders":{"type":["boolean","null"]},"default_payment_method_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"default_address_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"purchase_order_number":{"type":["string","null"],"minLength":1,"maxLength":60},"invoice_note":{"type":["string","null"],"minLength":1,"maxLength":2000}}};
const pattern11 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 35 && (data.length > 70 || func1(data) > 35)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern11.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"});
errors++;
}
if(data.language === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"});
errors++;
}
if(data.is_auto_charged === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_auto_charged"},message:"must have required property '"+"is_auto_charged"+"'"});
errors++;
}
if(data.is_credit_auto_applied === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_credit_auto_applied"},message:"must have required property '"+"is_credit_auto_applied"+"'"});
errors++;
}
if(data.has_reminders === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "has_reminders"},message:"must have required property '"+"has_reminders"+"'"});
errors++;
}
if(data.default_payment_method_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "default_payment_method_id"},message:"must have required property '"+"default_payment_method_id"+"'"});
errors++;
}
if(data.default_address_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "default_address_id"},message:"must have required property '"+"default_address_id"+"'"});
errors++;
}
if(data.purchase_order_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "purchase_order_number"},message:"must have required property '"+"purchase_order_number"+"'"});
errors++;
}
if(data.invoice_note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoice_note"},message:"must have required property '"+"invoice_note"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema42.properties, key0))){
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
if(data.currency !== undefined){
let data0 = data.currency;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate16(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.language !== undefined){
let data1 = data.language;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(validate98(data1, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs10 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.is_auto_charged !== undefined){
let data2 = data.is_auto_charged;
if((typeof data2 !== "boolean") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/is_auto_charged",keyword:"type",params:{type: schema42.properties.is_auto_charged.type},message:"must be boolean,null"});
errors++;
}
}
if(data.is_credit_auto_applied !== undefined){
let data3 = data.is_credit_auto_applied;
if((typeof data3 !== "boolean") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/is_credit_auto_applied",keyword:"type",params:{type: schema42.properties.is_credit_auto_applied.type},message:"must be boolean,null"});
errors++;
}
}
if(data.has_reminders !== undefined){
let data4 = data.has_reminders;
if((typeof data4 !== "boolean") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/has_reminders",keyword:"type",params:{type: schema42.properties.has_reminders.type},message:"must be boolean,null"});
errors++;
}
}
if(data.default_payment_method_id !== undefined){
let data5 = data.default_payment_method_id;
const _errs19 = errors;
let valid3 = false;
const _errs20 = errors;
if(!(validate1(data5, {instancePath:instancePath+"/default_payment_method_id",parentData:data,parentDataProperty:"default_payment_method_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs21 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/default_payment_method_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/default_payment_method_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.default_address_id !== undefined){
let data6 = data.default_address_id;
const _errs24 = errors;
let valid4 = false;
const _errs25 = errors;
if(!(validate1(data6, {instancePath:instancePath+"/default_address_id",parentData:data,parentDataProperty:"default_address_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid3 = _errs25 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs26 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/default_address_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs26 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/default_address_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.purchase_order_number !== undefined){
let data7 = data.purchase_order_number;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/purchase_order_number",keyword:"type",params:{type: schema42.properties.purchase_order_number.type},message:"must be string,null"});
errors++;
}
if(typeof data7 === "string"){
if(data7.length > 60 && (data7.length > 120 || func1(data7) > 60)){
(vErrors ??= []).push({instancePath:instancePath+"/purchase_order_number",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});
errors++;
}
if(data7.length < 1 || (data7.length < 2 && func1(data7) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/purchase_order_number",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.invoice_note !== undefined){
let data8 = data.invoice_note;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_note",keyword:"type",params:{type: schema42.properties.invoice_note.type},message:"must be string,null"});
errors++;
}
if(typeof data8 === "string"){
if(data8.length > 2000 && (data8.length > 4000 || func1(data8) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_note",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data8.length < 1 || (data8.length < 2 && func1(data8) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_note",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
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


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
if(data.preferences === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "preferences"},message:"must have required property '"+"preferences"+"'"});
errors++;
}
if(data.recipients === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "recipients"},message:"must have required property '"+"recipients"+"'"});
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
if(!(((((key0 === "client_id") || (key0 === "preferences")) || (key0 === "recipients")) || (key0 === "revision")) || (key0 === "updated_at"))){
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
if(data.client_id !== undefined){
let data0 = data.client_id;
if(!(validate1(data0, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.preferences !== undefined){
let data1 = data.preferences;
if(!(validate99(data1, {instancePath:instancePath+"/preferences",parentData:data,parentDataProperty:"preferences",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.recipients !== undefined){
let data2 = data.recipients;
if(Array.isArray(data2)){
const over0 = data2.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/recipients",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
if(!(validate73(data3, {instancePath:instancePath+"/recipients/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/recipients",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.revision !== undefined){
let data4 = data.revision;
if(!(validate8(data4, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data5 = data.updated_at;
if(!(validate7(data5, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate100(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
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

export const responses = {
  manageClientPaymentMethod: { '200': v0, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  manageClientPaymentProvider: { '200': v3, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  updateBillingPaymentSettings: { '200': v4, '400': v1, '401': v2, '403': v1, '409': v1, '429': v1, '500': v1 },
  updateBillingSettings: { '200': v5, '400': v1, '401': v2, '403': v1, '409': v1, '429': v1, '500': v1 },
  getBillingBalance: { '200': v6, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listClientBillingAddresses: { '200': v7, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listClientCredits: { '200': v8, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  getClientCreditBalance: { '200': v9, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  listClientBillingHistory: { '200': v10, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  createClientBillingAddress: { '200': v11, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  getClientBillingAddress: { '200': v11, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  updateClientBillingAddress: { '200': v11, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  deleteClientBillingAddress: { '200': v12, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  getClientBillingMetrics: { '200': v13, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  getClientPaymentTerms: { '200': v14, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  updateClientPaymentTerms: { '200': v14, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  listClientBillingRecipients: { '200': v15, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  getClientTaxExemption: { '200': v16, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  updateClientTaxExemption: { '200': v16, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  listPaymentMethods: { '200': v17, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  getBillingStatus: { '200': v18, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listBillingTaxRates: { '200': v19, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listBillingTransactions: { '200': v20, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  getClientBillingSettings: { '200': v21, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  updateClientBillingSettings: { '200': v21, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
};
