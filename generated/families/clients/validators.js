// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":[],"properties":{"client_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"provider":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"$ref":"schema:IntegrationProvider"}},"external_account_id":{"$ref":"schema:ExternalAccountId"},"created_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"updated_after":{"$ref":"schema:Timestamp"},"updated_before":{"$ref":"schema:Timestamp"},"search":{"type":"string","minLength":1,"maxLength":200},"sort":{"type":"string","enum":["created_at","provider","display_name"],"default":"created_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = lib_validation.findRepeat;
const func2 = lib_ucs2length.default;
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 36 && (data.length > 72 || func2(data) > 36)){
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

const schema1 = {"type":"string","enum":["google_ads","google_analytics","google_search_console","google_business_profile","meta_ads","microsoft_ads","linkedin_ads","tiktok_ads","call_tracking","hubspot","mailchimp","quickbooks","xero","stripe","slack","shopify","wordpress","other"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema1.enum;
if(!((((((((((((((((((data === "google_ads") || (data === "google_analytics")) || (data === "google_search_console")) || (data === "google_business_profile")) || (data === "meta_ads")) || (data === "microsoft_ads")) || (data === "linkedin_ads")) || (data === "tiktok_ads")) || (data === "call_tracking")) || (data === "hubspot")) || (data === "mailchimp")) || (data === "quickbooks")) || (data === "xero")) || (data === "stripe")) || (data === "slack")) || (data === "shopify")) || (data === "wordpress")) || (data === "other"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^\\S+$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 200 && (data.length > 400 || func2(data) > 200)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func2(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 400){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^\\S+$"},message:"must match pattern \""+"^\\S+$"+"\""});
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

const formats1 = lib_validation.formats["date-time"];

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 35 && (data.length > 70 || func2(data) > 35)){
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
validate4.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "created_at";
}
if(data.order === undefined){
data.order = "desc";
}
if(data.limit === undefined){
data.limit = 50;
}
if(data.offset === undefined){
data.offset = 0;
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
if(data.client_id !== undefined){
let data0 = data.client_id;
if(Array.isArray(data0)){
const over0 = data0.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/client_id/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
const repeat0 = errors === before0 && !over0 && func1(data0);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.provider !== undefined){
let data2 = data.provider;
if(Array.isArray(data2)){
const over1 = data2.length > 20;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate2(data3, {instancePath:instancePath+"/provider/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
const repeat1 = errors === before1 && !over1 && func1(data2);
if(repeat1){
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.external_account_id !== undefined){
let data4 = data.external_account_id;
if(!(validate3(data4, {instancePath:instancePath+"/external_account_id",parentData:data,parentDataProperty:"external_account_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data5 = data.created_by;
if(Array.isArray(data5)){
const over2 = data5.length > 50;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
const _errs11 = errors;
if(!(validate1(data6, {instancePath:instancePath+"/created_by/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
const repeat2 = errors === before2 && !over2 && func1(data5);
if(repeat2){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"uniqueItems",params:{i: repeat2.i, j: repeat2.j},message:"must NOT have duplicate items (items ## "+repeat2.j+" and "+repeat2.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.created_after !== undefined){
let data7 = data.created_after;
if(!(validate4(data7, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
let data8 = data.created_before;
if(!(validate4(data8, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.updated_after !== undefined){
let data9 = data.updated_after;
if(!(validate4(data9, {instancePath:instancePath+"/updated_after",parentData:data,parentDataProperty:"updated_after",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.updated_before !== undefined){
let data10 = data.updated_before;
if(!(validate4(data10, {instancePath:instancePath+"/updated_before",parentData:data,parentDataProperty:"updated_before",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
let data11 = data.search;
if(typeof data11 === "string"){
if(data11.length > 200 && (data11.length > 400 || func2(data11) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data11.length < 1 || (data11.length < 2 && func2(data11) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data12 = data.sort;
if(typeof data12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema0.properties.sort.enum;
if(!(((data12 === "created_at") || (data12 === "provider")) || (data12 === "display_name"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema0.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data13 = data.order;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema0.properties.order.enum;
if(!((data13 === "asc") || (data13 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema0.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data14 = data.limit;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data14 == "number"){
if(data14 > 200 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data15 = data.offset;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data15 == "number"){
if(data15 > 10000000 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data15 < 0 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
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

const v1 = validate5;
const schema2 = {"type":"object","additionalProperties":false,"required":["client_id","provider","external_account_id"],"properties":{"client_id":{"$ref":"schema:Id"},"provider":{"$ref":"schema:IntegrationProvider"},"external_account_id":{"$ref":"schema:ExternalAccountId"},"display_name":{"type":["string","null"],"minLength":1,"maxLength":200}}};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
if(data.provider === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"});
errors++;
}
if(data.external_account_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "external_account_id"},message:"must have required property '"+"external_account_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "client_id") || (key0 === "provider")) || (key0 === "external_account_id")) || (key0 === "display_name"))){
if(unknown0++ < 100){
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
if(data.provider !== undefined){
let data1 = data.provider;
if(!(validate2(data1, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.external_account_id !== undefined){
let data2 = data.external_account_id;
if(!(validate3(data2, {instancePath:instancePath+"/external_account_id",parentData:data,parentDataProperty:"external_account_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.display_name !== undefined){
let data3 = data.display_name;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/display_name",keyword:"type",params:{type: schema2.properties.display_name.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 200 && (data3.length > 400 || func2(data3) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/display_name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data3.length < 1 || (data3.length < 2 && func2(data3) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/display_name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
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

const v2 = validate6;
const schema3 = {"type":"object","additionalProperties":false,"required":[],"properties":{"search":{"type":"string","minLength":1,"maxLength":200},"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:ClientStatusKey"}},"status_category":{"type":"array","maxItems":3,"uniqueItems":true,"items":{"$ref":"schema:ClientStatusCategory"}},"profile_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"assigned_to":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"is_unassigned":{"type":"boolean"},"tags":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:ClientTag"}},"source":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"$ref":"schema:ClientSource"}},"service_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"is_pinned":{"type":"boolean"},"created_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"updated_after":{"$ref":"schema:Timestamp"},"updated_before":{"$ref":"schema:Timestamp"},"filter_group":{"$ref":"filled:FilterGroup"},"sort":{"type":"string","enum":["created_at","updated_at","name","slug","status","custom_field"],"default":"created_at"},"sort_field":{"$ref":"schema:CustomFieldKey"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const pattern1 = new RegExp("^[a-z][a-z0-9_]{0,62}$", "u");

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 63 && (data.length > 126 || func2(data) > 63)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,62}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,62}$"+"\""});
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

const schema4 = {"type":"string","enum":["prospect","active","inactive"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema4.enum;
if(!(((data === "prospect") || (data === "active")) || (data === "inactive"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^\\S(.*\\S)?$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 50 && (data.length > 100 || func2(data) > 50)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func2(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""});
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

const schema5 = {"type":"string","enum":["api","interface","import","form","automation"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema5.enum;
if(!(((((data === "api") || (data === "interface")) || (data === "import")) || (data === "form")) || (data === "automation"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"string","enum":["AND","OR"],"default":"AND"};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema6.enum;
if(!((data === "AND") || (data === "OR"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^([a-z][a-z0-9_]{0,62}|field_values\\.[a-z][a-z0-9_]{0,62})$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 76 && (data.length > 152 || func2(data) > 76)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 76},message:"must NOT have more than 76 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern3.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^([a-z][a-z0-9_]{0,62}|field_values\\.[a-z][a-z0-9_]{0,62})$"},message:"must match pattern \""+"^([a-z][a-z0-9_]{0,62}|field_values\\.[a-z][a-z0-9_]{0,62})$"+"\""});
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

const schema7 = {"type":"string","enum":["equals","not_equals","in_list","not_in_list","contains","starts_with","greater_than","greater_or_equal","less_than","less_or_equal","between","is_empty","is_not_empty"]};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema7.enum;
if(!(((((((((((((data === "equals") || (data === "not_equals")) || (data === "in_list")) || (data === "not_in_list")) || (data === "contains")) || (data === "starts_with")) || (data === "greater_than")) || (data === "greater_or_equal")) || (data === "less_than")) || (data === "less_or_equal")) || (data === "between")) || (data === "is_empty")) || (data === "is_not_empty"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"});
errors++;
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
if(typeof data === "string"){
if(data.length > 1000 && (data.length > 2000 || func2(data) > 1000)){
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
if(data0.length > 1000 && (data0.length > 2000 || func2(data0) > 1000)){
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
validate14.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate12(data0, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.operator !== undefined){
let data1 = data.operator;
if(!(validate13(data1, {instancePath:instancePath+"/operator",parentData:data,parentDataProperty:"operator",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
let data2 = data.value;
if(!(validate14(data2, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate15(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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
validate16.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.logical_operator === undefined){
data.logical_operator = "AND";
}
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
let data0 = data.logical_operator;
if(!(validate11(data0, {instancePath:instancePath+"/logical_operator",parentData:data,parentDataProperty:"logical_operator",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
if(data.conditions !== undefined){
let data1 = data.conditions;
if(!(validate16(data1, {instancePath:instancePath+"/conditions",parentData:data,parentDataProperty:"conditions",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(data.logical_operator === undefined){
data.logical_operator = "AND";
}
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
let data0 = data.logical_operator;
if(!(validate11(data0, {instancePath:instancePath+"/logical_operator",parentData:data,parentDataProperty:"logical_operator",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
if(data.conditions !== undefined){
let data1 = data.conditions;
if(!(validate16(data1, {instancePath:instancePath+"/conditions",parentData:data,parentDataProperty:"conditions",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate17(data3, {instancePath:instancePath+"/groups/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
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
validate18.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.logical_operator === undefined){
data.logical_operator = "AND";
}
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
let data0 = data.logical_operator;
if(!(validate11(data0, {instancePath:instancePath+"/logical_operator",parentData:data,parentDataProperty:"logical_operator",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
if(data.conditions !== undefined){
let data1 = data.conditions;
if(!(validate16(data1, {instancePath:instancePath+"/conditions",parentData:data,parentDataProperty:"conditions",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(!(validate18(data3, {instancePath:instancePath+"/groups/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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
validate19.errors = vErrors;
return errors === 0;
}

const pattern4 = new RegExp("^(field_values\\.)?[a-z][a-z0-9_]{0,62}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 76 && (data.length > 152 || func2(data) > 76)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 76},message:"must NOT have more than 76 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func2(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern4.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^(field_values\\.)?[a-z][a-z0-9_]{0,62}$"},message:"must match pattern \""+"^(field_values\\.)?[a-z][a-z0-9_]{0,62}$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "created_at";
}
if(data.order === undefined){
data.order = "desc";
}
if(data.limit === undefined){
data.limit = 50;
}
if(data.offset === undefined){
data.offset = 0;
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
if(data.search !== undefined){
let data0 = data.search;
if(typeof data0 === "string"){
if(data0.length > 200 && (data0.length > 400 || func2(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func2(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(Array.isArray(data1)){
const over0 = data1.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(validate1(data2, {instancePath:instancePath+"/id/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
const repeat0 = errors === before0 && !over0 && func1(data1);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(Array.isArray(data3)){
const over1 = data3.length > 50;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs9 = errors;
if(!(validate7(data4, {instancePath:instancePath+"/status/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(errors - before1 >= 100){
break;
}
if(!valid3){
valid4 = false;
}
}
}
const repeat1 = errors === before1 && !over1 && func1(data3);
if(repeat1){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status_category !== undefined){
let data5 = data.status_category;
if(Array.isArray(data5)){
const over2 = data5.length > 3;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
const _errs12 = errors;
if(!(validate8(data6, {instancePath:instancePath+"/status_category/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid5 = _errs12 === errors;
if(errors - before2 >= 100){
break;
}
if(!valid5){
valid6 = false;
}
}
}
const repeat2 = errors === before2 && !over2 && func1(data5);
if(repeat2){
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"uniqueItems",params:{i: repeat2.i, j: repeat2.j},message:"must NOT have duplicate items (items ## "+repeat2.j+" and "+repeat2.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.profile_id !== undefined){
let data7 = data.profile_id;
if(Array.isArray(data7)){
const over3 = data7.length > 50;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/profile_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
const _errs15 = errors;
if(!(validate1(data8, {instancePath:instancePath+"/profile_id/" + i3,parentData:data7,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid7 = _errs15 === errors;
if(errors - before3 >= 100){
break;
}
if(!valid7){
valid8 = false;
}
}
}
const repeat3 = errors === before3 && !over3 && func1(data7);
if(repeat3){
(vErrors ??= []).push({instancePath:instancePath+"/profile_id",keyword:"uniqueItems",params:{i: repeat3.i, j: repeat3.j},message:"must NOT have duplicate items (items ## "+repeat3.j+" and "+repeat3.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/profile_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.assigned_to !== undefined){
let data9 = data.assigned_to;
if(Array.isArray(data9)){
const over4 = data9.length > 50;
if(over4){
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before4 = errors;
if(!over4){
let valid10 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
let data10 = data9[i4];
const _errs18 = errors;
if(!(validate1(data10, {instancePath:instancePath+"/assigned_to/" + i4,parentData:data9,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid9 = _errs18 === errors;
if(errors - before4 >= 100){
break;
}
if(!valid9){
valid10 = false;
}
}
}
const repeat4 = errors === before4 && !over4 && func1(data9);
if(repeat4){
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"uniqueItems",params:{i: repeat4.i, j: repeat4.j},message:"must NOT have duplicate items (items ## "+repeat4.j+" and "+repeat4.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_unassigned !== undefined){
let data11 = data.is_unassigned;
if(typeof data11 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_unassigned",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.tags !== undefined){
let data12 = data.tags;
if(Array.isArray(data12)){
const over5 = data12.length > 50;
if(over5){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before5 = errors;
if(!over5){
let valid12 = true;
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
let data13 = data12[i5];
const _errs23 = errors;
if(!(validate9(data13, {instancePath:instancePath+"/tags/" + i5,parentData:data12,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid11 = _errs23 === errors;
if(errors - before5 >= 100){
break;
}
if(!valid11){
valid12 = false;
}
}
}
const repeat5 = errors === before5 && !over5 && func1(data12);
if(repeat5){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: repeat5.i, j: repeat5.j},message:"must NOT have duplicate items (items ## "+repeat5.j+" and "+repeat5.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.source !== undefined){
let data14 = data.source;
if(Array.isArray(data14)){
const over6 = data14.length > 5;
if(over6){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});
errors++;
}
const before6 = errors;
if(!over6){
let valid14 = true;
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
let data15 = data14[i6];
const _errs26 = errors;
if(!(validate10(data15, {instancePath:instancePath+"/source/" + i6,parentData:data14,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid13 = _errs26 === errors;
if(errors - before6 >= 100){
break;
}
if(!valid13){
valid14 = false;
}
}
}
const repeat6 = errors === before6 && !over6 && func1(data14);
if(repeat6){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"uniqueItems",params:{i: repeat6.i, j: repeat6.j},message:"must NOT have duplicate items (items ## "+repeat6.j+" and "+repeat6.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.service_id !== undefined){
let data16 = data.service_id;
if(Array.isArray(data16)){
const over7 = data16.length > 50;
if(over7){
(vErrors ??= []).push({instancePath:instancePath+"/service_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before7 = errors;
if(!over7){
let valid16 = true;
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
let data17 = data16[i7];
const _errs29 = errors;
if(!(validate1(data17, {instancePath:instancePath+"/service_id/" + i7,parentData:data16,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid15 = _errs29 === errors;
if(errors - before7 >= 100){
break;
}
if(!valid15){
valid16 = false;
}
}
}
const repeat7 = errors === before7 && !over7 && func1(data16);
if(repeat7){
(vErrors ??= []).push({instancePath:instancePath+"/service_id",keyword:"uniqueItems",params:{i: repeat7.i, j: repeat7.j},message:"must NOT have duplicate items (items ## "+repeat7.j+" and "+repeat7.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/service_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_pinned !== undefined){
let data18 = data.is_pinned;
if(typeof data18 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_pinned",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.created_by !== undefined){
let data19 = data.created_by;
if(Array.isArray(data19)){
const over8 = data19.length > 50;
if(over8){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before8 = errors;
if(!over8){
let valid18 = true;
const len8 = data19.length;
for(let i8=0; i8<len8; i8++){
let data20 = data19[i8];
const _errs34 = errors;
if(!(validate1(data20, {instancePath:instancePath+"/created_by/" + i8,parentData:data19,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid17 = _errs34 === errors;
if(errors - before8 >= 100){
break;
}
if(!valid17){
valid18 = false;
}
}
}
const repeat8 = errors === before8 && !over8 && func1(data19);
if(repeat8){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"uniqueItems",params:{i: repeat8.i, j: repeat8.j},message:"must NOT have duplicate items (items ## "+repeat8.j+" and "+repeat8.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.created_after !== undefined){
let data21 = data.created_after;
if(!(validate4(data21, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
let data22 = data.created_before;
if(!(validate4(data22, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.updated_after !== undefined){
let data23 = data.updated_after;
if(!(validate4(data23, {instancePath:instancePath+"/updated_after",parentData:data,parentDataProperty:"updated_after",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.updated_before !== undefined){
let data24 = data.updated_before;
if(!(validate4(data24, {instancePath:instancePath+"/updated_before",parentData:data,parentDataProperty:"updated_before",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.filter_group !== undefined){
let data25 = data.filter_group;
if(!(validate19(data25, {instancePath:instancePath+"/filter_group",parentData:data,parentDataProperty:"filter_group",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
let data26 = data.sort;
if(typeof data26 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema3.properties.sort.enum;
if(!((((((data26 === "created_at") || (data26 === "updated_at")) || (data26 === "name")) || (data26 === "slug")) || (data26 === "status")) || (data26 === "custom_field"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema3.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
if(data.sort_field !== undefined){
let data27 = data.sort_field;
if(!(validate20(data27, {instancePath:instancePath+"/sort_field",parentData:data,parentDataProperty:"sort_field",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
let data28 = data.order;
if(typeof data28 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema3.properties.order.enum;
if(!((data28 === "asc") || (data28 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema3.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data29 = data.limit;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data29 == "number"){
if(data29 > 200 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data29 < 1 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data30 = data.offset;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data30 == "number"){
if(data30 > 10000000 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data30 < 0 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
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

const v3 = validate21;
const schema8 = {"type":"object","additionalProperties":false,"required":["name","profile_id"],"properties":{"name":{"$ref":"schema:ClientName"},"profile_id":{"$ref":"schema:Id"},"slug":{"$ref":"schema:Slug"},"status":{"$ref":"schema:ClientStatusKey"},"contacts":{"$ref":"schema:ClientContactInputs"},"addresses":{"$ref":"schema:ClientAddressInputs"},"tags":{"$ref":"schema:ClientTags"},"assigned_to":{"$ref":"schema:ClientAssignees"},"field_values":{"$ref":"schema:FieldValues"},"source":{"$ref":"schema:ClientSource"}}};
const pattern5 = new RegExp("\\S", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 200 && (data.length > 400 || func2(data) > 200)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func2(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 400){
if(!pattern5.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const pattern6 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 80 && (data.length > 160 || func2(data) > 80)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func2(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern6.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""});
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

const schema9 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"id":{"$ref":"schema:Id"},"name":{"type":["string","null"],"minLength":1,"maxLength":200,"pattern":"\\S"},"email":{"type":["string","null"],"format":"email","maxLength":254},"phone":{"type":["string","null"],"pattern":"^\\+[1-9][0-9]{6,14}$","maxLength":16},"role":{"type":["string","null"],"minLength":1,"maxLength":120},"is_primary":{"type":"boolean"}}};
const pattern7 = new RegExp("^\\+[1-9][0-9]{6,14}$", "u");
const formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "email")) || (key0 === "phone")) || (key0 === "role")) || (key0 === "is_primary"))){
if(unknown0++ < 100){
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
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: schema9.properties.name.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(data1.length > 200 && (data1.length > 400 || func2(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func2(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 400){
if(!pattern5.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
}
if(data.email !== undefined){
let data2 = data.email;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: schema9.properties.email.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 254 && (data2.length > 508 || func2(data2) > 254)){
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
if(data.phone !== undefined){
let data3 = data.phone;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: schema9.properties.phone.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 16 && (data3.length > 32 || func2(data3) > 16)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"});
errors++;
}
if(data3.length <= 256){
if(!pattern7.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""});
errors++;
}
}
}
}
if(data.role !== undefined){
let data4 = data.role;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"type",params:{type: schema9.properties.role.type},message:"must be string,null"});
errors++;
}
if(typeof data4 === "string"){
if(data4.length > 120 && (data4.length > 240 || func2(data4) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data4.length < 1 || (data4.length < 2 && func2(data4) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.is_primary !== undefined){
let data5 = data.is_primary;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_primary",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
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
if(!(validate24(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate25.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","additionalProperties":false,"required":["address"],"properties":{"label":{"type":["string","null"],"minLength":1,"maxLength":120},"address":{"$ref":"schema:Address"},"is_primary":{"type":"boolean"}}};
const pattern8 = new RegExp("^[A-Z]{2}$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.length > 200 && (data0.length > 400 || func2(data0) > 200)){
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
if(data1.length > 200 && (data1.length > 400 || func2(data1) > 200)){
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
if(data2.length > 120 && (data2.length > 240 || func2(data2) > 120)){
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
if(data3.length > 120 && (data3.length > 240 || func2(data3) > 120)){
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
if(data4.length > 20 && (data4.length > 40 || func2(data4) > 20)){
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
if(data5.length > 2 && (data5.length > 4 || func2(data5) > 2)){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"});
errors++;
}
if(data5.length <= 256){
if(!pattern8.test(data5)){
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
validate26.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "address")) || (key0 === "is_primary"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.label !== undefined){
let data0 = data.label;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: schema10.properties.label.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(data0.length > 120 && (data0.length > 240 || func2(data0) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func2(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.address !== undefined){
let data1 = data.address;
if(!(validate26(data1, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.is_primary !== undefined){
let data2 = data.is_primary;
if(typeof data2 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_primary",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
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


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate27(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate28.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate9(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
const repeat0 = errors === before0 && !over0 && func1(data);
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


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
const repeat0 = errors === before0 && !over0 && func1(data);
if(repeat0){
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 63 && (data.length > 126 || func2(data) > 63)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func2(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern1.test(data)){
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
if(data0.length > 63 && (data0.length > 126 || func2(data0) > 63)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func2(data0) < 1)){
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
const repeat0 = errors === before0 && !over0 && func1(data);
if(repeat0){
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","minProperties":1,"maxProperties":50,"propertyNames":{"$ref":"schema:Key"},"additionalProperties":{"type":["string","number","boolean","null"],"maxLength":2000,"minimum":-9007199254740991,"maximum":9007199254740991},"if":{"type":"object","required":["amount_minor"]},"then":{"$ref":"schema:Money"}};
const pattern9 = new RegExp("^[A-Z]{3}$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data1.length > 3 && (data1.length > 6 || func2(data1) > 3)){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"});
errors++;
}
if(data1.length <= 256){
if(!pattern9.test(data1)){
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
validate33.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
if(data0.length > 2000 && (data0.length > 4000 || func2(data0) > 2000)){
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
validate34.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(data.length > 50000 && (data.length > 100000 || func2(data) > 50000)){
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
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs8 = errors;
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
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
validate35.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate35(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
validate36.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.profile_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "profile_id"},message:"must have required property '"+"profile_id"+"'"});
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
if(data.name !== undefined){
let data0 = data.name;
if(!(validate22(data0, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.profile_id !== undefined){
let data1 = data.profile_id;
if(!(validate1(data1, {instancePath:instancePath+"/profile_id",parentData:data,parentDataProperty:"profile_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
let data2 = data.slug;
if(!(validate23(data2, {instancePath:instancePath+"/slug",parentData:data,parentDataProperty:"slug",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(!(validate7(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.contacts !== undefined){
let data4 = data.contacts;
if(!(validate25(data4, {instancePath:instancePath+"/contacts",parentData:data,parentDataProperty:"contacts",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.addresses !== undefined){
let data5 = data.addresses;
if(!(validate28(data5, {instancePath:instancePath+"/addresses",parentData:data,parentDataProperty:"addresses",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data6 = data.tags;
if(!(validate29(data6, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.assigned_to !== undefined){
let data7 = data.assigned_to;
if(!(validate30(data7, {instancePath:instancePath+"/assigned_to",parentData:data,parentDataProperty:"assigned_to",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.field_values !== undefined){
let data8 = data.field_values;
if(!(validate36(data8, {instancePath:instancePath+"/field_values",parentData:data,parentDataProperty:"field_values",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data9 = data.source;
if(!(validate10(data9, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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

const v4 = validate37;

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate1(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
const repeat0 = errors === before0 && !over0 && func1(data);
if(repeat0){
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.force === undefined){
data.force = false;
}
if(data.ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "ids") || (key0 === "force"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.ids !== undefined){
let data0 = data.ids;
if(!(validate38(data0, {instancePath:instancePath+"/ids",parentData:data,parentDataProperty:"ids",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
let data1 = data.force;
if(typeof data1 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/force",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

const v5 = validate39;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((((key0 === "status") || (key0 === "tags")) || (key0 === "add_tags")) || (key0 === "remove_tags")) || (key0 === "assigned_to")) || (key0 === "add_assignee_ids")) || (key0 === "remove_assignee_ids")) || (key0 === "field_values"))){
if(unknown0++ < 100){
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
if(!(validate7(data0, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data1 = data.tags;
if(!(validate29(data1, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.add_tags !== undefined){
let data2 = data.add_tags;
if(!(validate29(data2, {instancePath:instancePath+"/add_tags",parentData:data,parentDataProperty:"add_tags",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.remove_tags !== undefined){
let data3 = data.remove_tags;
if(!(validate29(data3, {instancePath:instancePath+"/remove_tags",parentData:data,parentDataProperty:"remove_tags",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.assigned_to !== undefined){
let data4 = data.assigned_to;
if(!(validate30(data4, {instancePath:instancePath+"/assigned_to",parentData:data,parentDataProperty:"assigned_to",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.add_assignee_ids !== undefined){
let data5 = data.add_assignee_ids;
if(!(validate30(data5, {instancePath:instancePath+"/add_assignee_ids",parentData:data,parentDataProperty:"add_assignee_ids",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.remove_assignee_ids !== undefined){
let data6 = data.remove_assignee_ids;
if(!(validate30(data6, {instancePath:instancePath+"/remove_assignee_ids",parentData:data,parentDataProperty:"remove_assignee_ids",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.field_values !== undefined){
let data7 = data.field_values;
if(!(validate36(data7, {instancePath:instancePath+"/field_values",parentData:data,parentDataProperty:"field_values",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'"});
errors++;
}
if(data.changes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "changes"},message:"must have required property '"+"changes"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "ids") || (key0 === "changes"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.ids !== undefined){
let data0 = data.ids;
if(!(validate38(data0, {instancePath:instancePath+"/ids",parentData:data,parentDataProperty:"ids",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.changes !== undefined){
let data1 = data.changes;
if(!(validate40(data1, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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

const v6 = validate41;

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slug === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "slug")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.slug !== undefined){
let data0 = data.slug;
if(!(validate23(data0, {instancePath:instancePath+"/slug",parentData:data,parentDataProperty:"slug",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

const v7 = validate42;
const schema12 = {"type":"string","enum":["off","warn","forbid"]};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema12.enum;
if(!(((data === "off") || (data === "warn")) || (data === "forbid"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data == "number"){
if(data > 1 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"});
errors++;
}
if(data < 0.3 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0.3},message:"must be >= 0.3"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate45.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "email_mode") || (key0 === "phone_mode")) || (key0 === "name_mode")) || (key0 === "name_similarity")) || (key0 === "expected_revision"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.email_mode !== undefined){
let data0 = data.email_mode;
if(!(validate43(data0, {instancePath:instancePath+"/email_mode",parentData:data,parentDataProperty:"email_mode",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.phone_mode !== undefined){
let data1 = data.phone_mode;
if(!(validate43(data1, {instancePath:instancePath+"/phone_mode",parentData:data,parentDataProperty:"phone_mode",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.name_mode !== undefined){
let data2 = data.name_mode;
if(!(validate43(data2, {instancePath:instancePath+"/name_mode",parentData:data,parentDataProperty:"name_mode",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.name_similarity !== undefined){
let data3 = data.name_similarity;
if(!(validate44(data3, {instancePath:instancePath+"/name_similarity",parentData:data,parentDataProperty:"name_similarity",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
let data4 = data.expected_revision;
if(!(validate45(data4, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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

const v8 = validate46;

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "profile_id")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.profile_id !== undefined){
let data0 = data.profile_id;
if(Array.isArray(data0)){
const over0 = data0.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/profile_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/profile_id/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
const repeat0 = errors === before0 && !over0 && func1(data0);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/profile_id",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/profile_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
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

const v9 = validate47;
const schema13 = {"type":"object","additionalProperties":false,"required":["key"],"properties":{"key":{"$ref":"schema:FilterField"},"width":{"type":["integer","null"],"minimum":40,"maximum":2000}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "key") || (key0 === "width"))){
if(unknown0++ < 100){
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
if(!(validate12(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.width !== undefined){
let data1 = data.width;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"type",params:{type: schema13.properties.width.type},message:"must be integer,null"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"});
errors++;
}
if(data1 < 40 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/width",keyword:"minimum",params:{comparison: ">=", limit: 40},message:"must be >= 40"});
errors++;
}
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
if(!(validate48(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate49.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"string","enum":["created_at","updated_at","name","slug","status","custom_field"]};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema14.enum;
if(!((((((data === "created_at") || (data === "updated_at")) || (data === "name")) || (data === "slug")) || (data === "status")) || (data === "custom_field"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"string","enum":["asc","desc"]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema15.enum;
if(!((data === "asc") || (data === "desc"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema15.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((((key0 === "columns") || (key0 === "sort")) || (key0 === "sort_field")) || (key0 === "order")) || (key0 === "group_by")) || (key0 === "page_size")) || (key0 === "filter_group")) || (key0 === "expected_revision"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.columns !== undefined){
let data0 = data.columns;
if(!(validate49(data0, {instancePath:instancePath+"/columns",parentData:data,parentDataProperty:"columns",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
if(data.sort !== undefined){
let data1 = data.sort;
if(!(validate50(data1, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
if(data.sort_field !== undefined){
let data2 = data.sort_field;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate20(data2, {instancePath:instancePath+"/sort_field",parentData:data,parentDataProperty:"sort_field",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sort_field",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/sort_field",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.order !== undefined){
let data3 = data.order;
if(!(validate51(data3, {instancePath:instancePath+"/order",parentData:data,parentDataProperty:"order",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.group_by !== undefined){
let data4 = data.group_by;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(!(validate12(data4, {instancePath:instancePath+"/group_by",parentData:data,parentDataProperty:"group_by",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/group_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/group_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.page_size !== undefined){
let data5 = data.page_size;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/page_size",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 200 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/page_size",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/page_size",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.filter_group !== undefined){
let data6 = data.filter_group;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(!(validate19(data6, {instancePath:instancePath+"/filter_group",parentData:data,parentDataProperty:"filter_group",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs20 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/filter_group",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/filter_group",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.expected_revision !== undefined){
let data7 = data.expected_revision;
if(!(validate45(data7, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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

const v10 = validate52;
const schema16 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"id":{"$ref":"schema:Id"},"slug":{"$ref":"schema:Slug"},"email":{"type":"string","format":"email","maxLength":254},"name":{"$ref":"schema:ClientName"},"include":{"type":"array","maxItems":7,"uniqueItems":true,"items":{"type":"string","enum":["profile","assigned_users","notes","fields","pin","service_selections","integration_accounts"]}}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "slug")) || (key0 === "email")) || (key0 === "name")) || (key0 === "include"))){
if(unknown0++ < 100){
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
if(data.slug !== undefined){
let data1 = data.slug;
if(!(validate23(data1, {instancePath:instancePath+"/slug",parentData:data,parentDataProperty:"slug",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(data2.length > 254 && (data2.length > 508 || func2(data2) > 254)){
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
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(!(validate22(data3, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.include !== undefined){
let data4 = data.include;
if(Array.isArray(data4)){
const over0 = data4.length > 7;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/include",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs9 = errors;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/include/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema16.properties.include.items.enum;
if(!(((((((data5 === "profile") || (data5 === "assigned_users")) || (data5 === "notes")) || (data5 === "fields")) || (data5 === "pin")) || (data5 === "service_selections")) || (data5 === "integration_accounts"))){
(vErrors ??= []).push({instancePath:instancePath+"/include/" + i0,keyword:"enum",params:{allowedValues: schema16.properties.include.items.enum},message:"must be equal to one of the allowed values"});
errors++;
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
const repeat0 = errors === before0 && !over0 && func1(data4);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/include",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/include",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
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

const v11 = validate53;
const schema17 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"match":{"$ref":"schema:ClientManageMatch"},"name":{"$ref":"schema:ClientName"},"profile_id":{"$ref":"schema:Id"},"status":{"$ref":"schema:ClientStatusKey"},"contacts":{"$ref":"schema:ClientContactInputs"},"addresses":{"$ref":"schema:ClientAddressInputs"},"tags":{"$ref":"schema:ClientTags"},"assigned_to":{"$ref":"schema:ClientAssignees"},"field_values":{"$ref":"schema:FieldValues"},"source":{"$ref":"schema:ClientSource"},"expected_revision":{"$ref":"schema:ExpectedRevision"}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const over0 = Object.keys(data).length > 1;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"});
errors++;
}
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
let unknown0 = 0;
if(!over0){
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "slug")) || (key0 === "email"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
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
if(data.slug !== undefined){
let data1 = data.slug;
if(!(validate23(data1, {instancePath:instancePath+"/slug",parentData:data,parentDataProperty:"slug",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(data2.length > 254 && (data2.length > 508 || func2(data2) > 254)){
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
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
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
if(data.match !== undefined){
let data0 = data.match;
if(!(validate54(data0, {instancePath:instancePath+"/match",parentData:data,parentDataProperty:"match",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!(validate22(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.profile_id !== undefined){
let data2 = data.profile_id;
if(!(validate1(data2, {instancePath:instancePath+"/profile_id",parentData:data,parentDataProperty:"profile_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(!(validate7(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.contacts !== undefined){
let data4 = data.contacts;
if(!(validate25(data4, {instancePath:instancePath+"/contacts",parentData:data,parentDataProperty:"contacts",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.addresses !== undefined){
let data5 = data.addresses;
if(!(validate28(data5, {instancePath:instancePath+"/addresses",parentData:data,parentDataProperty:"addresses",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data6 = data.tags;
if(!(validate29(data6, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.assigned_to !== undefined){
let data7 = data.assigned_to;
if(!(validate30(data7, {instancePath:instancePath+"/assigned_to",parentData:data,parentDataProperty:"assigned_to",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.field_values !== undefined){
let data8 = data.field_values;
if(!(validate36(data8, {instancePath:instancePath+"/field_values",parentData:data,parentDataProperty:"field_values",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data9 = data.source;
if(!(validate10(data9, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
let data10 = data.expected_revision;
if(!(validate45(data10, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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

const v12 = validate55;

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_dry_run === undefined){
data.is_dry_run = false;
}
if(data.ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'"});
errors++;
}
if(data.target_profile_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "target_profile_id"},message:"must have required property '"+"target_profile_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "ids") || (key0 === "target_profile_id")) || (key0 === "status_map")) || (key0 === "field_map")) || (key0 === "is_dry_run"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.ids !== undefined){
let data0 = data.ids;
if(!(validate38(data0, {instancePath:instancePath+"/ids",parentData:data,parentDataProperty:"ids",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.target_profile_id !== undefined){
let data1 = data.target_profile_id;
if(!(validate1(data1, {instancePath:instancePath+"/target_profile_id",parentData:data,parentDataProperty:"target_profile_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.status_map !== undefined){
let data2 = data.status_map;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const over0 = Object.keys(data2).length > 100;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/status_map",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"});
errors++;
}
const before0 = errors;
if(!over0){
for(const key1 in data2){
const _errs6 = errors;
if(!(validate7(key1, {instancePath:instancePath+"/status_map",parentData:data2,parentDataProperty:"status_map",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/status_map",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"});
errors++;
}
}
}
const before1 = errors;
if(!over0){
for(const key2 in data2){
let data3 = data2[key2];
if(!(validate7(data3, {instancePath:instancePath+"/status_map/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
if(errors - before1 >= 100){
break;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status_map",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.field_map !== undefined){
let data4 = data.field_map;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
const over1 = Object.keys(data4).length > 200;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/field_map",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"});
errors++;
}
const before2 = errors;
if(!over1){
for(const key3 in data4){
const _errs11 = errors;
if(!(validate31(key3, {instancePath:instancePath+"/field_map",parentData:data4,parentDataProperty:"field_map",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(errors - before2 >= 100){
break;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/field_map",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"});
errors++;
}
}
}
const before3 = errors;
if(!over1){
for(const key4 in data4){
let data5 = data4[key4];
if(!(validate31(data5, {instancePath:instancePath+"/field_map/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
if(errors - before3 >= 100){
break;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/field_map",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
let data6 = data.is_dry_run;
if(typeof data6 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_dry_run",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

const v13 = validate56;

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "ids")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.ids !== undefined){
let data0 = data.ids;
if(!(validate38(data0, {instancePath:instancePath+"/ids",parentData:data,parentDataProperty:"ids",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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

const v14 = validate57;
const schema18 = {"type":"object","additionalProperties":false,"required":["search"],"properties":{"search":{"type":"string","minLength":1,"maxLength":200,"pattern":"\\S"},"status_category":{"type":"array","maxItems":3,"uniqueItems":true,"items":{"$ref":"schema:ClientStatusCategory"}},"profile_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"sort":{"type":"string","enum":["relevance","name"],"default":"relevance"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "relevance";
}
if(data.order === undefined){
data.order = "desc";
}
if(data.limit === undefined){
data.limit = 50;
}
if(data.offset === undefined){
data.offset = 0;
}
if(data.search === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "search"},message:"must have required property '"+"search"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "search") || (key0 === "status_category")) || (key0 === "profile_id")) || (key0 === "sort")) || (key0 === "order")) || (key0 === "limit")) || (key0 === "offset"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.search !== undefined){
let data0 = data.search;
if(typeof data0 === "string"){
if(data0.length > 200 && (data0.length > 400 || func2(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func2(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 400){
if(!pattern5.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.status_category !== undefined){
let data1 = data.status_category;
if(Array.isArray(data1)){
const over0 = data1.length > 3;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(validate8(data2, {instancePath:instancePath+"/status_category/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
const repeat0 = errors === before0 && !over0 && func1(data1);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.profile_id !== undefined){
let data3 = data.profile_id;
if(Array.isArray(data3)){
const over1 = data3.length > 50;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/profile_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs9 = errors;
if(!(validate1(data4, {instancePath:instancePath+"/profile_id/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(errors - before1 >= 100){
break;
}
if(!valid3){
valid4 = false;
}
}
}
const repeat1 = errors === before1 && !over1 && func1(data3);
if(repeat1){
(vErrors ??= []).push({instancePath:instancePath+"/profile_id",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/profile_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
let data5 = data.sort;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema18.properties.sort.enum;
if(!((data5 === "relevance") || (data5 === "name"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema18.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data6 = data.order;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema18.properties.order.enum;
if(!((data6 === "asc") || (data6 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema18.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data7 = data.limit;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 200 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data8 = data.offset;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 10000000 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
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

const v15 = validate58;
const schema19 = {"type":"object","additionalProperties":false,"required":["service_id"],"properties":{"service_id":{"$ref":"schema:Id"},"quantity":{"type":"integer","minimum":1,"maximum":100000,"default":1},"note":{"type":["string","null"],"minLength":1,"maxLength":1000}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quantity === undefined){
data.quantity = 1;
}
if(data.service_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "service_id"},message:"must have required property '"+"service_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "service_id") || (key0 === "quantity")) || (key0 === "note"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.service_id !== undefined){
let data0 = data.service_id;
if(!(validate1(data0, {instancePath:instancePath+"/service_id",parentData:data,parentDataProperty:"service_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
let data1 = data.quantity;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: schema19.properties.note.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 1000 && (data2.length > 2000 || func2(data2) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func2(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
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


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
if(data.selections === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "selections"},message:"must have required property '"+"selections"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "client_id") || (key0 === "selections")) || (key0 === "expected_revision"))){
if(unknown0++ < 100){
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
if(data.selections !== undefined){
let data1 = data.selections;
if(Array.isArray(data1)){
const over0 = data1.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/selections",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate59(data2, {instancePath:instancePath+"/selections/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/selections",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.expected_revision !== undefined){
let data3 = data.expected_revision;
if(!(validate45(data3, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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

const v16 = validate60;

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate1(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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

const v17 = validate61;

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "status")) || (key0 === "contacts")) || (key0 === "addresses")) || (key0 === "tags")) || (key0 === "assigned_to")) || (key0 === "field_values")) || (key0 === "expected_revision"))){
if(unknown0++ < 100){
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
if(!(validate22(data0, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(!(validate7(data1, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.contacts !== undefined){
let data2 = data.contacts;
if(!(validate25(data2, {instancePath:instancePath+"/contacts",parentData:data,parentDataProperty:"contacts",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.addresses !== undefined){
let data3 = data.addresses;
if(!(validate28(data3, {instancePath:instancePath+"/addresses",parentData:data,parentDataProperty:"addresses",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data4 = data.tags;
if(!(validate29(data4, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.assigned_to !== undefined){
let data5 = data.assigned_to;
if(!(validate30(data5, {instancePath:instancePath+"/assigned_to",parentData:data,parentDataProperty:"assigned_to",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.field_values !== undefined){
let data6 = data.field_values;
if(!(validate36(data6, {instancePath:instancePath+"/field_values",parentData:data,parentDataProperty:"field_values",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
let data7 = data.expected_revision;
if(!(validate45(data7, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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

const v18 = validate62;

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.force === undefined){
data.force = false;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "force") || (key0 === "expected_revision"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
let data0 = data.force;
if(typeof data0 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/force",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.expected_revision !== undefined){
let data1 = data.expected_revision;
if(!(validate45(data1, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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

const v19 = validate63;
const schema20 = {"type":"object","additionalProperties":false,"required":[],"properties":{"has_email":{"type":"boolean"},"has_phone":{"type":"boolean"},"search":{"type":"string","minLength":1,"maxLength":200},"sort":{"type":"string","enum":["primary","name","email"],"default":"primary"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "primary";
}
if(data.order === undefined){
data.order = "desc";
}
if(data.limit === undefined){
data.limit = 50;
}
if(data.offset === undefined){
data.offset = 0;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "has_email") || (key0 === "has_phone")) || (key0 === "search")) || (key0 === "sort")) || (key0 === "order")) || (key0 === "limit")) || (key0 === "offset"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.has_email !== undefined){
let data0 = data.has_email;
if(typeof data0 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_email",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.has_phone !== undefined){
let data1 = data.has_phone;
if(typeof data1 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_phone",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.search !== undefined){
let data2 = data.search;
if(typeof data2 === "string"){
if(data2.length > 200 && (data2.length > 400 || func2(data2) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func2(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data3 = data.sort;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema20.properties.sort.enum;
if(!(((data3 === "primary") || (data3 === "name")) || (data3 === "email"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema20.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data4 = data.order;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema20.properties.order.enum;
if(!((data4 === "asc") || (data4 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema20.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data5 = data.limit;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 200 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data6 = data.offset;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 10000000 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
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

const v20 = validate64;

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_pinned === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_pinned"},message:"must have required property '"+"is_pinned"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "is_pinned")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.is_pinned !== undefined){
let data0 = data.is_pinned;
if(typeof data0 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_pinned",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
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

const v21 = validate65;

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.slug === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "slug") || (key0 === "expected_revision"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.slug !== undefined){
let data0 = data.slug;
if(!(validate23(data0, {instancePath:instancePath+"/slug",parentData:data,parentDataProperty:"slug",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
let data1 = data.expected_revision;
if(!(validate45(data1, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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

const v22 = validate66;
const schema21 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"is_ai_enabled":{"type":["boolean","null"]},"reply_mode":{"$ref":"schema:TicketAiReplyMode"},"tone":{"$ref":"schema:TicketAiTone"},"language":{"$ref":"schema:TicketAiLanguage"},"instructions":{"type":["string","null"],"minLength":1,"maxLength":4000},"signature":{"type":["string","null"],"minLength":1,"maxLength":1000},"expected_revision":{"$ref":"schema:ExpectedRevision"}}};
const schema22 = {"type":["string","null"],"enum":["suggest","draft","auto_send",null],"maxLength":20};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema22.type},message:"must be string,null"});
errors++;
}
const vSchema0 = schema22.enum;
if(!((((data === "suggest") || (data === "draft")) || (data === "auto_send")) || (data === null))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"});
errors++;
}
if(typeof data === "string"){
if(data.length > 20 && (data.length > 40 || func2(data) > 20)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
}
validate67.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":["string","null"],"enum":["neutral","friendly","formal","concise",null],"maxLength":20};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema23.type},message:"must be string,null"});
errors++;
}
const vSchema0 = schema23.enum;
if(!(((((data === "neutral") || (data === "friendly")) || (data === "formal")) || (data === "concise")) || (data === null))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"});
errors++;
}
if(typeof data === "string"){
if(data.length > 20 && (data.length > 40 || func2(data) > 20)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
}
validate68.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":["string","null"],"pattern":"^[a-z]{2,3}(-[A-Z]{2})?$","maxLength":6};
const pattern10 = new RegExp("^[a-z]{2,3}(-[A-Z]{2})?$", "u");

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema24.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(data.length > 6 && (data.length > 12 || func2(data) > 6)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern10.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Z]{2})?$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Z]{2})?$"+"\""});
errors++;
}
}
}
validate69.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "is_ai_enabled") || (key0 === "reply_mode")) || (key0 === "tone")) || (key0 === "language")) || (key0 === "instructions")) || (key0 === "signature")) || (key0 === "expected_revision"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.is_ai_enabled !== undefined){
let data0 = data.is_ai_enabled;
if((typeof data0 !== "boolean") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/is_ai_enabled",keyword:"type",params:{type: schema21.properties.is_ai_enabled.type},message:"must be boolean,null"});
errors++;
}
}
if(data.reply_mode !== undefined){
let data1 = data.reply_mode;
if(!(validate67(data1, {instancePath:instancePath+"/reply_mode",parentData:data,parentDataProperty:"reply_mode",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.tone !== undefined){
let data2 = data.tone;
if(!(validate68(data2, {instancePath:instancePath+"/tone",parentData:data,parentDataProperty:"tone",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
let data3 = data.language;
if(!(validate69(data3, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.instructions !== undefined){
let data4 = data.instructions;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"type",params:{type: schema21.properties.instructions.type},message:"must be string,null"});
errors++;
}
if(typeof data4 === "string"){
if(data4.length > 4000 && (data4.length > 8000 || func2(data4) > 4000)){
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"});
errors++;
}
if(data4.length < 1 || (data4.length < 2 && func2(data4) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.signature !== undefined){
let data5 = data.signature;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/signature",keyword:"type",params:{type: schema21.properties.signature.type},message:"must be string,null"});
errors++;
}
if(typeof data5 === "string"){
if(data5.length > 1000 && (data5.length > 2000 || func2(data5) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/signature",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(data5.length < 1 || (data5.length < 2 && func2(data5) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/signature",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.expected_revision !== undefined){
let data6 = data.expected_revision;
if(!(validate45(data6, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

export const requests = {
  listClientIntegrationAccounts: { query: v0 },
  createClientIntegrationAccount: { body: v1 },
  listClients: { query: v2 },
  createClient: { body: v3 },
  bulkDeleteClients: { body: v4 },
  bulkUpdateClients: { body: v5 },
  getClientBySlug: { query: v6 },
  getClientContactMatchingSettings: {},
  updateClientContactMatchingSettings: { body: v7 },
  getClientGroupingOptions: { query: v8 },
  getClientListPreferences: {},
  updateClientListPreferences: { body: v9 },
  lookupClient: { body: v10 },
  manageClient: { body: v11 },
  migrateClientProfile: { body: v12 },
  readClientPins: { body: v13 },
  searchClients: { query: v14 },
  replaceClientServiceSelections: { body: v15 },
  getClientTableColumnCatalog: { query: v8 },
  getClient: { path: v16 },
  updateClient: { path: v16, body: v17 },
  deleteClient: { path: v16, query: v18 },
  listClientContacts: { path: v16, query: v19 },
  updateClientPin: { path: v16, body: v20 },
  getClientServiceSelections: { path: v16 },
  updateClientSlug: { path: v16, body: v21 },
  getClientTicketAiOverrides: { path: v16 },
  updateClientTicketAiOverrides: { path: v16, body: v22 },
  deleteClientTicketAiOverrides: { path: v16 },
};
