// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["conversation_id","expires_at","instructions","identity","tools","more_tools","grounding","reference","knowledge"],"properties":{"conversation_id":{"$ref":"schema:ConversationId"},"expires_at":{"type":"string","format":"date-time","maxLength":30},"instructions":{"type":"string","maxLength":4000},"identity":{"$ref":"schema:ConversationIdentity"},"tools":{"type":"array","maxItems":60,"items":{"$ref":"schema:PackTool"}},"more_tools":{"type":"array","maxItems":60,"items":{"type":"string","maxLength":300}},"grounding":{"type":"array","maxItems":3,"items":{"$ref":"schema:GroundingRecord"}},"reference":{"$ref":"schema:ReferenceData"},"knowledge":{"type":"array","maxItems":10,"items":{"$ref":"schema:KnowledgeItem"}}}};
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

const schema1 = {"type":"object","additionalProperties":false,"required":["user_id","name","kind","role","agency_id","agency_name","time_zone","currency","permissions"],"properties":{"user_id":{"type":"string","format":"uuid","maxLength":36},"name":{"type":"string","maxLength":200},"kind":{"type":"string","enum":["user","service_account"]},"role":{"type":["string","null"],"maxLength":20},"agency_id":{"type":"string","format":"uuid","maxLength":36},"agency_name":{"type":"string","maxLength":200},"time_zone":{"type":"string","maxLength":64},"currency":{"type":"string","maxLength":3},"permissions":{"type":"array","maxItems":200,"items":{"type":"string","maxLength":64}}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"});
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
if(data.role === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"});
errors++;
}
if(data.agency_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "agency_id"},message:"must have required property '"+"agency_id"+"'"});
errors++;
}
if(data.agency_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "agency_name"},message:"must have required property '"+"agency_name"+"'"});
errors++;
}
if(data.time_zone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "time_zone"},message:"must have required property '"+"time_zone"+"'"});
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"});
errors++;
}
if(data.permissions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "permissions"},message:"must have required property '"+"permissions"+"'"});
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
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(data0.length > 36 && (data0.length > 72 || func1(data0) > 36)){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"});
errors++;
}
if(data0.length <= 256){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema1.properties.kind.enum;
if(!((data2 === "user") || (data2 === "service_account"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.role !== undefined){
let data3 = data.role;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"type",params:{type: schema1.properties.role.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 20 && (data3.length > 40 || func1(data3) > 20)){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
}
}
if(data.agency_id !== undefined){
let data4 = data.agency_id;
if(typeof data4 === "string"){
if(data4.length > 36 && (data4.length > 72 || func1(data4) > 36)){
(vErrors ??= []).push({instancePath:instancePath+"/agency_id",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"});
errors++;
}
if(data4.length <= 256){
if(!(formats0.test(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/agency_id",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agency_id",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.agency_name !== undefined){
let data5 = data.agency_name;
if(typeof data5 === "string"){
if(data5.length > 200 && (data5.length > 400 || func1(data5) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/agency_name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agency_name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.time_zone !== undefined){
let data6 = data.time_zone;
if(typeof data6 === "string"){
if(data6.length > 64 && (data6.length > 128 || func1(data6) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/time_zone",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.currency !== undefined){
let data7 = data.currency;
if(typeof data7 === "string"){
if(data7.length > 3 && (data7.length > 6 || func1(data7) > 3)){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.permissions !== undefined){
let data8 = data.permissions;
if(Array.isArray(data8)){
const over0 = data8.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/permissions",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs20 = errors;
if(typeof data9 === "string"){
if(data9.length > 64 && (data9.length > 128 || func1(data9) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/permissions/" + i0,keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/permissions/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var valid1 = _errs20 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/permissions",keyword:"type",params:{type: "array"},message:"must be array"});
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

const schema2 = {"type":"object","additionalProperties":false,"required":["name","effect","description","input"],"properties":{"name":{"$ref":"schema:ToolName"},"effect":{"type":"string","enum":["read","write","destructive"]},"description":{"type":"string","maxLength":4000},"input":{"type":"string","maxLength":8000},"is_pending":{"type":"boolean"}}};
const pattern0 = new RegExp("^[a-z][a-z0-9_]{0,99}$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,99}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,99}$"+"\""});
errors++;
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.effect === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "effect"},message:"must have required property '"+"effect"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.input === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "effect")) || (key0 === "description")) || (key0 === "input")) || (key0 === "is_pending"))){
if(unknown0++ < 100){
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
if(!(validate3(data0, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.effect !== undefined){
let data1 = data.effect;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/effect",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema2.properties.effect.enum;
if(!(((data1 === "read") || (data1 === "write")) || (data1 === "destructive"))){
(vErrors ??= []).push({instancePath:instancePath+"/effect",keyword:"enum",params:{allowedValues: schema2.properties.effect.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 4000 && (data2.length > 8000 || func1(data2) > 4000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.input !== undefined){
let data3 = data.input;
if(typeof data3 === "string"){
if(data3.length > 8000 && (data3.length > 16000 || func1(data3) > 8000)){
(vErrors ??= []).push({instancePath:instancePath+"/input",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/input",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.is_pending !== undefined){
let data4 = data.is_pending;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_pending",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
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

const schema3 = {"type":"object","additionalProperties":false,"required":["kind","id","name","is_verified"],"properties":{"kind":{"type":"string","enum":["client","task","ticket"]},"id":{"type":"string","format":"uuid","maxLength":36},"name":{"type":["string","null"],"maxLength":1000},"is_verified":{"type":"boolean"}}};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.is_verified === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_verified"},message:"must have required property '"+"is_verified"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "id")) || (key0 === "name")) || (key0 === "is_verified"))){
if(unknown0++ < 100){
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
const vSchema0 = schema3.properties.kind.enum;
if(!(((data0 === "client") || (data0 === "task")) || (data0 === "ticket"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema3.properties.kind.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 36 && (data1.length > 72 || func1(data1) > 36)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"});
errors++;
}
if(data1.length <= 256){
if(!(formats0.test(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: schema3.properties.name.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 1000 && (data2.length > 2000 || func1(data2) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
}
if(data.is_verified !== undefined){
let data3 = data.is_verified;
if(typeof data3 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_verified",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
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

const schema4 = {"type":"object","additionalProperties":false,"required":["client_profiles","fields"],"properties":{"client_profiles":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["id","name","statuses"],"properties":{"id":{"type":"string","format":"uuid","maxLength":36},"name":{"type":"string","maxLength":200},"statuses":{"type":"array","maxItems":200,"items":{"type":"string","maxLength":100}}}}},"fields":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["key","name","type","entity_type","profile_id"],"properties":{"key":{"type":"string","maxLength":100},"name":{"type":"string","maxLength":200},"type":{"type":"string","maxLength":50},"entity_type":{"type":"string","maxLength":50},"profile_id":{"type":["string","null"],"format":"uuid","maxLength":36}}}}}};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_profiles === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_profiles"},message:"must have required property '"+"client_profiles"+"'"});
errors++;
}
if(data.fields === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "client_profiles") || (key0 === "fields"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.client_profiles !== undefined){
let data0 = data.client_profiles;
if(Array.isArray(data0)){
const over0 = data0.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/client_profiles",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/client_profiles/" + i0,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data1.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/client_profiles/" + i0,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data1.statuses === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/client_profiles/" + i0,keyword:"required",params:{missingProperty: "statuses"},message:"must have required property '"+"statuses"+"'"});
errors++;
}
let unknown1 = 0;
for(const key1 in data1){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "statuses"))){
if(unknown1++ < 100){
(vErrors ??= []).push({instancePath:instancePath+"/client_profiles/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown1 > 100){
(vErrors ??= []).push({instancePath:instancePath+"/client_profiles/" + i0,keyword:"additionalProperties",params:{more: unknown1 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(data2.length > 36 && (data2.length > 72 || func1(data2) > 36)){
(vErrors ??= []).push({instancePath:instancePath+"/client_profiles/" + i0+"/id",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"});
errors++;
}
if(data2.length <= 256){
if(!(formats0.test(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/client_profiles/" + i0+"/id",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_profiles/" + i0+"/id",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 === "string"){
if(data3.length > 200 && (data3.length > 400 || func1(data3) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/client_profiles/" + i0+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_profiles/" + i0+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data1.statuses !== undefined){
let data4 = data1.statuses;
if(Array.isArray(data4)){
const over1 = data4.length > 200;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/client_profiles/" + i0+"/statuses",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs13 = errors;
if(typeof data5 === "string"){
if(data5.length > 100 && (data5.length > 200 || func1(data5) > 100)){
(vErrors ??= []).push({instancePath:instancePath+"/client_profiles/" + i0+"/statuses/" + i1,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_profiles/" + i0+"/statuses/" + i1,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var valid4 = _errs13 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/client_profiles/" + i0+"/statuses",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_profiles/" + i0,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/client_profiles",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.fields !== undefined){
let data6 = data.fields;
if(Array.isArray(data6)){
const over2 = data6.length > 100;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/fields",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid7 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
const _errs17 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.key === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data7.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data7.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data7.entity_type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2,keyword:"required",params:{missingProperty: "entity_type"},message:"must have required property '"+"entity_type"+"'"});
errors++;
}
if(data7.profile_id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2,keyword:"required",params:{missingProperty: "profile_id"},message:"must have required property '"+"profile_id"+"'"});
errors++;
}
let unknown2 = 0;
for(const key2 in data7){
if(!(((((key2 === "key") || (key2 === "name")) || (key2 === "type")) || (key2 === "entity_type")) || (key2 === "profile_id"))){
if(unknown2++ < 100){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown2 > 100){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2,keyword:"additionalProperties",params:{more: unknown2 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data7.key !== undefined){
let data8 = data7.key;
if(typeof data8 === "string"){
if(data8.length > 100 && (data8.length > 200 || func1(data8) > 100)){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2+"/key",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2+"/key",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data7.name !== undefined){
let data9 = data7.name;
if(typeof data9 === "string"){
if(data9.length > 200 && (data9.length > 400 || func1(data9) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data7.type !== undefined){
let data10 = data7.type;
if(typeof data10 === "string"){
if(data10.length > 50 && (data10.length > 100 || func1(data10) > 50)){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2+"/type",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data7.entity_type !== undefined){
let data11 = data7.entity_type;
if(typeof data11 === "string"){
if(data11.length > 50 && (data11.length > 100 || func1(data11) > 50)){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2+"/entity_type",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2+"/entity_type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data7.profile_id !== undefined){
let data12 = data7.profile_id;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2+"/profile_id",keyword:"type",params:{type: schema4.properties.fields.items.properties.profile_id.type},message:"must be string,null"});
errors++;
}
if(typeof data12 === "string"){
if(data12.length > 36 && (data12.length > 72 || func1(data12) > 36)){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2+"/profile_id",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"});
errors++;
}
if(data12.length <= 256){
if(!(formats0.test(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2+"/profile_id",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""});
errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i2,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var valid6 = _errs17 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/fields",keyword:"type",params:{type: "array"},message:"must be array"});
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

const schema5 = {"type":"object","additionalProperties":false,"required":["kind","id","title","excerpt","client_id"],"properties":{"kind":{"type":"string","enum":["client_note","field"]},"id":{"type":"string","format":"uuid","maxLength":36},"title":{"type":"string","maxLength":500},"excerpt":{"type":"string","maxLength":2000},"client_id":{"type":["string","null"],"format":"uuid","maxLength":36}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.excerpt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "excerpt"},message:"must have required property '"+"excerpt"+"'"});
errors++;
}
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "id")) || (key0 === "title")) || (key0 === "excerpt")) || (key0 === "client_id"))){
if(unknown0++ < 100){
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
if(!((data0 === "client_note") || (data0 === "field"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema5.properties.kind.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(data1.length > 36 && (data1.length > 72 || func1(data1) > 36)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"});
errors++;
}
if(data1.length <= 256){
if(!(formats0.test(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func1(data2) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.excerpt !== undefined){
let data3 = data.excerpt;
if(typeof data3 === "string"){
if(data3.length > 2000 && (data3.length > 4000 || func1(data3) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/excerpt",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/excerpt",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.client_id !== undefined){
let data4 = data.client_id;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: schema5.properties.client_id.type},message:"must be string,null"});
errors++;
}
if(typeof data4 === "string"){
if(data4.length > 36 && (data4.length > 72 || func1(data4) > 36)){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"});
errors++;
}
if(data4.length <= 256){
if(!(formats0.test(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""});
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
validate7.errors = vErrors;
return errors === 0;
}

const formats1 = lib_validation.formats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conversation_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "conversation_id"},message:"must have required property '"+"conversation_id"+"'"});
errors++;
}
if(data.expires_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"});
errors++;
}
if(data.instructions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "instructions"},message:"must have required property '"+"instructions"+"'"});
errors++;
}
if(data.identity === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "identity"},message:"must have required property '"+"identity"+"'"});
errors++;
}
if(data.tools === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tools"},message:"must have required property '"+"tools"+"'"});
errors++;
}
if(data.more_tools === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "more_tools"},message:"must have required property '"+"more_tools"+"'"});
errors++;
}
if(data.grounding === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "grounding"},message:"must have required property '"+"grounding"+"'"});
errors++;
}
if(data.reference === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"});
errors++;
}
if(data.knowledge === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "knowledge"},message:"must have required property '"+"knowledge"+"'"});
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
if(data.conversation_id !== undefined){
let data0 = data.conversation_id;
if(!(validate1(data0, {instancePath:instancePath+"/conversation_id",parentData:data,parentDataProperty:"conversation_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.expires_at !== undefined){
let data1 = data.expires_at;
if(typeof data1 === "string"){
if(data1.length > 30 && (data1.length > 60 || func1(data1) > 30)){
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"});
errors++;
}
if(data1.length <= 256){
if(!(formats1(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.instructions !== undefined){
let data2 = data.instructions;
if(typeof data2 === "string"){
if(data2.length > 4000 && (data2.length > 8000 || func1(data2) > 4000)){
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.identity !== undefined){
let data3 = data.identity;
if(!(validate2(data3, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.tools !== undefined){
let data4 = data.tools;
if(Array.isArray(data4)){
const over0 = data4.length > 60;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/tools",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs10 = errors;
if(!(validate4(data5, {instancePath:instancePath+"/tools/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.more_tools !== undefined){
let data6 = data.more_tools;
if(Array.isArray(data6)){
const over1 = data6.length > 60;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/more_tools",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs13 = errors;
if(typeof data7 === "string"){
if(data7.length > 300 && (data7.length > 600 || func1(data7) > 300)){
(vErrors ??= []).push({instancePath:instancePath+"/more_tools/" + i1,keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/more_tools/" + i1,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var valid3 = _errs13 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/more_tools",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.grounding !== undefined){
let data8 = data.grounding;
if(Array.isArray(data8)){
const over2 = data8.length > 3;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/grounding",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs17 = errors;
if(!(validate5(data9, {instancePath:instancePath+"/grounding/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/grounding",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.reference !== undefined){
let data10 = data.reference;
if(!(validate6(data10, {instancePath:instancePath+"/reference",parentData:data,parentDataProperty:"reference",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.knowledge !== undefined){
let data11 = data.knowledge;
if(Array.isArray(data11)){
const over3 = data11.length > 10;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/knowledge",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
const _errs21 = errors;
if(!(validate7(data12, {instancePath:instancePath+"/knowledge/" + i3,parentData:data11,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid7 = _errs21 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/knowledge",keyword:"type",params:{type: "array"},message:"must be array"});
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

const v1 = validate8;
const pattern1 = new RegExp("^[!-~]+$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""});
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "call_id")) || (key0 === "status")) || (key0 === "body")) || (key0 === "is_replay")) || (key0 === "hint"))){
if(unknown0++ < 100){
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.call_id !== undefined){
let data1 = data.call_id;
if(!(validate9(data1, {instancePath:instancePath+"/call_id",parentData:data,parentDataProperty:"call_id",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"});
errors++;
}
if(data2 < 100 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"});
errors++;
}
}
}
if(data.body !== undefined){
let data3 = data.body;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.is_replay !== undefined){
let data4 = data.is_replay;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_replay",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.hint !== undefined){
let data5 = data.hint;
if(typeof data5 === "string"){
if(data5.length > 2000 && (data5.length > 4000 || func1(data5) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/hint",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hint",keyword:"type",params:{type: "string"},message:"must be string"});
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


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "results")){
if(unknown0++ < 100){
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
const over0 = data0.length > 20;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/results",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate10(data1, {instancePath:instancePath+"/results/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

const v2 = validate11;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "reason"))){
if(unknown0++ < 100){
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
if(data0.length > 100 && (data0.length > 200 || func1(data0) > 100)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if(data1.length > 500 && (data1.length > 1000 || func1(data1) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"});
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
if(data.tools === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tools"},message:"must have required property '"+"tools"+"'"});
errors++;
}
if(data.more_tools === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "more_tools"},message:"must have required property '"+"more_tools"+"'"});
errors++;
}
if(data.unavailable === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "unavailable"},message:"must have required property '"+"unavailable"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "tools") || (key0 === "more_tools")) || (key0 === "unavailable"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.tools !== undefined){
let data0 = data.tools;
if(Array.isArray(data0)){
const over0 = data0.length > 60;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/tools",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate4(data1, {instancePath:instancePath+"/tools/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/tools",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.more_tools !== undefined){
let data2 = data.more_tools;
if(Array.isArray(data2)){
const over1 = data2.length > 60;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/more_tools",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(typeof data3 === "string"){
if(data3.length > 300 && (data3.length > 600 || func1(data3) > 300)){
(vErrors ??= []).push({instancePath:instancePath+"/more_tools/" + i1,keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/more_tools/" + i1,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/more_tools",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.unavailable !== undefined){
let data4 = data.unavailable;
if(Array.isArray(data4)){
const over2 = data4.length > 30;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/unavailable",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs11 = errors;
if(!(validate12(data5, {instancePath:instancePath+"/unavailable/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/unavailable",keyword:"type",params:{type: "array"},message:"must be array"});
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

const v3 = validate13;
const schema6 = {"type":"object","additionalProperties":false,"required":["name","title","description","when","effect","permission","method","path","is_in_pack","is_permitted","is_pending","input_schema","example","errors","states","events","related"],"properties":{"name":{"$ref":"schema:ToolName"},"title":{"type":"string","maxLength":200},"description":{"type":"string","maxLength":8000},"when":{"type":"string","maxLength":1000},"effect":{"type":"string","enum":["read","write","destructive"]},"permission":{"type":"string","maxLength":64},"method":{"type":"string","maxLength":6},"path":{"type":"string","maxLength":300},"is_in_pack":{"type":"boolean"},"is_permitted":{"type":"boolean"},"is_pending":{"type":"boolean"},"input_schema":{"type":"object"},"example":{"type":"object","additionalProperties":false,"required":["arguments","answer"],"properties":{"arguments":{"type":"object"},"answer":{"type":"object"}}},"errors":{"type":"array","maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["status","description"],"properties":{"status":{"type":"integer","minimum":400,"maximum":599},"description":{"type":"string","maxLength":2000}}}},"states":{"type":"array","maxItems":40,"items":{"type":"object","additionalProperties":false,"required":["property","description","values"],"properties":{"property":{"type":"string","maxLength":100},"description":{"type":"string","maxLength":4000},"values":{"type":"object","maxProperties":100,"additionalProperties":{"type":"string","maxLength":1000}}}}},"events":{"type":"array","maxItems":62,"items":{"type":"string","maxLength":100}},"related":{"type":"array","maxItems":30,"items":{"type":"object","additionalProperties":false,"required":["name","title","relation"],"properties":{"name":{"$ref":"schema:ToolName"},"title":{"type":"string","maxLength":200},"relation":{"type":"string","enum":["before","same_record","same_collection"]}}}}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.when === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'"});
errors++;
}
if(data.effect === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "effect"},message:"must have required property '"+"effect"+"'"});
errors++;
}
if(data.permission === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "permission"},message:"must have required property '"+"permission"+"'"});
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
if(data.is_in_pack === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_in_pack"},message:"must have required property '"+"is_in_pack"+"'"});
errors++;
}
if(data.is_permitted === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_permitted"},message:"must have required property '"+"is_permitted"+"'"});
errors++;
}
if(data.is_pending === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_pending"},message:"must have required property '"+"is_pending"+"'"});
errors++;
}
if(data.input_schema === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "input_schema"},message:"must have required property '"+"input_schema"+"'"});
errors++;
}
if(data.example === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "example"},message:"must have required property '"+"example"+"'"});
errors++;
}
if(data.errors === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"});
errors++;
}
if(data.states === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "states"},message:"must have required property '"+"states"+"'"});
errors++;
}
if(data.events === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"});
errors++;
}
if(data.related === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "related"},message:"must have required property '"+"related"+"'"});
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
if(data.name !== undefined){
let data0 = data.name;
if(!(validate3(data0, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 200 && (data1.length > 400 || func1(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 8000 && (data2.length > 16000 || func1(data2) > 8000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.when !== undefined){
let data3 = data.when;
if(typeof data3 === "string"){
if(data3.length > 1000 && (data3.length > 2000 || func1(data3) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/when",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/when",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.effect !== undefined){
let data4 = data.effect;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/effect",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema6.properties.effect.enum;
if(!(((data4 === "read") || (data4 === "write")) || (data4 === "destructive"))){
(vErrors ??= []).push({instancePath:instancePath+"/effect",keyword:"enum",params:{allowedValues: schema6.properties.effect.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.permission !== undefined){
let data5 = data.permission;
if(typeof data5 === "string"){
if(data5.length > 64 && (data5.length > 128 || func1(data5) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/permission",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/permission",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.method !== undefined){
let data6 = data.method;
if(typeof data6 === "string"){
if(data6.length > 6 && (data6.length > 12 || func1(data6) > 6)){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.path !== undefined){
let data7 = data.path;
if(typeof data7 === "string"){
if(data7.length > 300 && (data7.length > 600 || func1(data7) > 300)){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.is_in_pack !== undefined){
let data8 = data.is_in_pack;
if(typeof data8 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_in_pack",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_permitted !== undefined){
let data9 = data.is_permitted;
if(typeof data9 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_permitted",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_pending !== undefined){
let data10 = data.is_pending;
if(typeof data10 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_pending",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.input_schema !== undefined){
let data11 = data.input_schema;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/input_schema",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.example !== undefined){
let data12 = data.example;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.arguments === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/example",keyword:"required",params:{missingProperty: "arguments"},message:"must have required property '"+"arguments"+"'"});
errors++;
}
if(data12.answer === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/example",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"});
errors++;
}
let unknown1 = 0;
for(const key1 in data12){
if(!((key1 === "arguments") || (key1 === "answer"))){
if(unknown1++ < 100){
(vErrors ??= []).push({instancePath:instancePath+"/example",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown1 > 100){
(vErrors ??= []).push({instancePath:instancePath+"/example",keyword:"additionalProperties",params:{more: unknown1 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data12.arguments !== undefined){
let data13 = data12.arguments;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
(vErrors ??= []).push({instancePath:instancePath+"/example/arguments",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data12.answer !== undefined){
let data14 = data12.answer;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/example/answer",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/example",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.errors !== undefined){
let data15 = data.errors;
if(Array.isArray(data15)){
const over0 = data15.length > 20;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/errors",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs34 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.status === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i0,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data16.description === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i0,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
let unknown2 = 0;
for(const key2 in data16){
if(!((key2 === "status") || (key2 === "description"))){
if(unknown2++ < 100){
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i0,keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown2 > 100){
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i0,keyword:"additionalProperties",params:{more: unknown2 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data16.status !== undefined){
let data17 = data16.status;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i0+"/status",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 599 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i0+"/status",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"});
errors++;
}
if(data17 < 400 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i0+"/status",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"});
errors++;
}
}
}
if(data16.description !== undefined){
let data18 = data16.description;
if(typeof data18 === "string"){
if(data18.length > 2000 && (data18.length > 4000 || func1(data18) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i0+"/description",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i0+"/description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + i0,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var valid2 = _errs34 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/errors",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.states !== undefined){
let data19 = data.states;
if(Array.isArray(data19)){
const over1 = data19.length > 40;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/states",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid6 = true;
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
const _errs43 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.property === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/states/" + i1,keyword:"required",params:{missingProperty: "property"},message:"must have required property '"+"property"+"'"});
errors++;
}
if(data20.description === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/states/" + i1,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data20.values === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/states/" + i1,keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'"});
errors++;
}
let unknown3 = 0;
for(const key3 in data20){
if(!(((key3 === "property") || (key3 === "description")) || (key3 === "values"))){
if(unknown3++ < 100){
(vErrors ??= []).push({instancePath:instancePath+"/states/" + i1,keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown3 > 100){
(vErrors ??= []).push({instancePath:instancePath+"/states/" + i1,keyword:"additionalProperties",params:{more: unknown3 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data20.property !== undefined){
let data21 = data20.property;
if(typeof data21 === "string"){
if(data21.length > 100 && (data21.length > 200 || func1(data21) > 100)){
(vErrors ??= []).push({instancePath:instancePath+"/states/" + i1+"/property",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/states/" + i1+"/property",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data20.description !== undefined){
let data22 = data20.description;
if(typeof data22 === "string"){
if(data22.length > 4000 && (data22.length > 8000 || func1(data22) > 4000)){
(vErrors ??= []).push({instancePath:instancePath+"/states/" + i1+"/description",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/states/" + i1+"/description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data20.values !== undefined){
let data23 = data20.values;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
const over2 = Object.keys(data23).length > 100;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/states/" + i1+"/values",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"});
errors++;
}
const before2 = errors;
if(!over2){
for(const key4 in data23){
let data24 = data23[key4];
if(typeof data24 === "string"){
if(data24.length > 1000 && (data24.length > 2000 || func1(data24) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/states/" + i1+"/values/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/states/" + i1+"/values/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(errors - before2 >= 100){
break;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/states/" + i1+"/values",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/states/" + i1,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var valid5 = _errs43 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/states",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.events !== undefined){
let data25 = data.events;
if(Array.isArray(data25)){
const over3 = data25.length > 62;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/events",keyword:"maxItems",params:{limit: 62},message:"must NOT have more than 62 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid10 = true;
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
let data26 = data25[i2];
const _errs57 = errors;
if(typeof data26 === "string"){
if(data26.length > 100 && (data26.length > 200 || func1(data26) > 100)){
(vErrors ??= []).push({instancePath:instancePath+"/events/" + i2,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/events/" + i2,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var valid9 = _errs57 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/events",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.related !== undefined){
let data27 = data.related;
if(Array.isArray(data27)){
const over4 = data27.length > 30;
if(over4){
(vErrors ??= []).push({instancePath:instancePath+"/related",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items"});
errors++;
}
const before4 = errors;
if(!over4){
let valid12 = true;
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
let data28 = data27[i3];
const _errs61 = errors;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/related/" + i3,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data28.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/related/" + i3,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data28.relation === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/related/" + i3,keyword:"required",params:{missingProperty: "relation"},message:"must have required property '"+"relation"+"'"});
errors++;
}
let unknown4 = 0;
for(const key5 in data28){
if(!(((key5 === "name") || (key5 === "title")) || (key5 === "relation"))){
if(unknown4++ < 100){
(vErrors ??= []).push({instancePath:instancePath+"/related/" + i3,keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown4 > 100){
(vErrors ??= []).push({instancePath:instancePath+"/related/" + i3,keyword:"additionalProperties",params:{more: unknown4 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data28.name !== undefined){
let data29 = data28.name;
if(!(validate3(data29, {instancePath:instancePath+"/related/" + i3+"/name",parentData:data28,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data28.title !== undefined){
let data30 = data28.title;
if(typeof data30 === "string"){
if(data30.length > 200 && (data30.length > 400 || func1(data30) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/related/" + i3+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/related/" + i3+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data28.relation !== undefined){
let data31 = data28.relation;
if(typeof data31 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/related/" + i3+"/relation",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema6.properties.related.items.properties.relation.enum;
if(!(((data31 === "before") || (data31 === "same_record")) || (data31 === "same_collection"))){
(vErrors ??= []).push({instancePath:instancePath+"/related/" + i3+"/relation",keyword:"enum",params:{allowedValues: schema6.properties.related.items.properties.relation.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/related/" + i3,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
var valid11 = _errs61 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/related",keyword:"type",params:{type: "array"},message:"must be array"});
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

const v4 = validate14;
const schema7 = {"type":"object","additionalProperties":false,"required":["name","arguments","status","found","items","reason"],"properties":{"name":{"$ref":"schema:ToolName"},"arguments":{"type":"object"},"status":{"type":"integer","minimum":100,"maximum":599},"found":{"type":["integer","null"],"minimum":0,"maximum":2147483647},"items":{"type":"array","maxItems":20,"items":{"type":"string","maxLength":2000}},"reason":{"type":"string","maxLength":500}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.arguments === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "arguments"},message:"must have required property '"+"arguments"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.found === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "found"},message:"must have required property '"+"found"+"'"});
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "arguments")) || (key0 === "status")) || (key0 === "found")) || (key0 === "items")) || (key0 === "reason"))){
if(unknown0++ < 100){
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
if(!(validate3(data0, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.arguments !== undefined){
let data1 = data.arguments;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/arguments",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"});
errors++;
}
if(data2 < 100 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"});
errors++;
}
}
}
if(data.found !== undefined){
let data3 = data.found;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/found",keyword:"type",params:{type: schema7.properties.found.type},message:"must be integer,null"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/found",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/found",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.items !== undefined){
let data4 = data.items;
if(Array.isArray(data4)){
const over0 = data4.length > 20;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if(typeof data5 === "string"){
if(data5.length > 2000 && (data5.length > 4000 || func1(data5) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.reason !== undefined){
let data6 = data.reason;
if(typeof data6 === "string"){
if(data6.length > 500 && (data6.length > 1000 || func1(data6) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.digest === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'"});
errors++;
}
if(data.calls === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "calls"},message:"must have required property '"+"calls"+"'"});
errors++;
}
if(data.is_complete === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_complete"},message:"must have required property '"+"is_complete"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "digest") || (key0 === "calls")) || (key0 === "is_complete"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.digest !== undefined){
let data0 = data.digest;
if(typeof data0 === "string"){
if(data0.length > 20000 && (data0.length > 40000 || func1(data0) > 20000)){
(vErrors ??= []).push({instancePath:instancePath+"/digest",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/digest",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.calls !== undefined){
let data1 = data.calls;
if(Array.isArray(data1)){
const over0 = data1.length > 20;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/calls",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(validate15(data2, {instancePath:instancePath+"/calls/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/calls",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_complete !== undefined){
let data3 = data.is_complete;
if(typeof data3 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_complete",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
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

const v5 = validate16;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "body")) || (key0 === "hint"))){
if(unknown0++ < 100){
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
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"});
errors++;
}
if(data0 < 100 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"});
errors++;
}
}
}
if(data.body !== undefined){
let data1 = data.body;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.hint !== undefined){
let data2 = data.hint;
if(typeof data2 === "string"){
if(data2.length > 2000 && (data2.length > 4000 || func1(data2) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/hint",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hint",keyword:"type",params:{type: "string"},message:"must be string"});
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

export const responses = {
  serviceStart: { '200': v0 },
  serviceCallTools: { '200': v1 },
  serviceRequestAdditionalTools: { '200': v2 },
  serviceGetToolDeepGuidance: { '200': v3 },
  serviceInvestigate: { '200': v4 },
  serviceCallApi: { '200': v5 },
};
