// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from './validation.ts';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","enum":["user","service_account","automation","client_contact","system"]},"id":{"$ref":"schema:Id"},"name":{"type":"string","maxLength":200}}};
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const func0 = lib_ucs2length.default;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 36 && (data.length > 72 || func0(data) > 36)){
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
validate1.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
const vSchema0 = schema0.properties.type.enum;
if(!(((((data0 === "user") || (data0 === "service_account")) || (data0 === "automation")) || (data0 === "client_contact")) || (data0 === "system"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema0.properties.type.enum},message:"must be equal to one of the allowed values"});
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
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const formats1 = lib_validation.formats["date-time"];

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 35 && (data.length > 70 || func0(data) > 35)){
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
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.depth === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "depth"},message:"must have required property '"+"depth"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "execution_id") || (key0 === "automation_id")) || (key0 === "depth"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.execution_id !== undefined){
let data0 = data.execution_id;
if(!(validate1(data0, {instancePath:instancePath+"/execution_id",parentData:data,parentDataProperty:"execution_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.automation_id !== undefined){
let data1 = data.automation_id;
if(!(validate1(data1, {instancePath:instancePath+"/automation_id",parentData:data,parentDataProperty:"automation_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.depth !== undefined){
let data2 = data.depth;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/depth",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/depth",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/depth",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
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
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.actor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"});
errors++;
}
if(data.occurred_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "occurred_at"},message:"must have required property '"+"occurred_at"+"'"});
errors++;
}
if(data.sequence === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"});
errors++;
}
if(data.correlation_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "correlation_id"},message:"must have required property '"+"correlation_id"+"'"});
errors++;
}
if(data.causation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "causation"},message:"must have required property '"+"causation"+"'"});
errors++;
}
if(data.actor !== undefined){
let data0 = data.actor;
if(!(validate2(data0, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.occurred_at !== undefined){
let data1 = data.occurred_at;
if(!(validate3(data1, {instancePath:instancePath+"/occurred_at",parentData:data,parentDataProperty:"occurred_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.sequence !== undefined){
let data2 = data.sequence;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/sequence",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sequence",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sequence",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.correlation_id !== undefined){
let data3 = data.correlation_id;
if(typeof data3 === "string"){
if(data3.length > 64 && (data3.length > 128 || func0(data3) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/correlation_id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data3.length < 1 || (data3.length < 2 && func0(data3) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/correlation_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/correlation_id",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.causation !== undefined){
let data4 = data.causation;
if(!(validate4(data4, {instancePath:instancePath+"/causation",parentData:data,parentDataProperty:"causation",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.truncated !== undefined){
let data5 = data.truncated;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/truncated",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
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
validate5.evaluated = {"props":{"actor":true,"occurred_at":true,"sequence":true,"correlation_id":true,"causation":true,"truncated":true},"dynamicProps":false,"dynamicItems":false};

const schema1 = {"type":"object","additionalProperties":false,"required":["id","client_id","folder_id","title","body_text","is_pinned","is_favorite","created_by","created_at"],"properties":{"id":{"$ref":"schema:Id"},"client_id":{"$ref":"schema:Id"},"folder_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"title":{"type":["string","null"],"minLength":1,"maxLength":200},"body_text":{"anyOf":[{"$ref":"schema:ClientNoteBody"},{"type":"null"}]},"is_pinned":{"type":"boolean"},"is_favorite":{"type":"boolean"},"created_by":{"$ref":"schema:Id"},"created_at":{"$ref":"schema:Timestamp"}}};
const func1 = Object.prototype.hasOwnProperty;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 50000 && (data.length > 100000 || func0(data) > 50000)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 50000},message:"must NOT have more than 50000 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
if(data.folder_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "folder_id"},message:"must have required property '"+"folder_id"+"'"});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.body_text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body_text"},message:"must have required property '"+"body_text"+"'"});
errors++;
}
if(data.is_pinned === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_pinned"},message:"must have required property '"+"is_pinned"+"'"});
errors++;
}
if(data.is_favorite === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_favorite"},message:"must have required property '"+"is_favorite"+"'"});
errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema1.properties, key0))){
if(unknown0++ < 100){
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
if(data.folder_id !== undefined){
let data2 = data.folder_id;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate1(data2, {instancePath:instancePath+"/folder_id",parentData:data,parentDataProperty:"folder_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.title !== undefined){
let data3 = data.title;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: schema1.properties.title.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 200 && (data3.length > 400 || func0(data3) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data3.length < 1 || (data3.length < 2 && func0(data3) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.body_text !== undefined){
let data4 = data.body_text;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!(validate6(data4, {instancePath:instancePath+"/body_text",parentData:data,parentDataProperty:"body_text",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
}
const _errs14 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.is_pinned !== undefined){
let data5 = data.is_pinned;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_pinned",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_favorite !== undefined){
let data6 = data.is_favorite;
if(typeof data6 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_favorite",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.created_by !== undefined){
let data7 = data.created_by;
if(!(validate1(data7, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data8 = data.created_at;
if(!(validate3(data8, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern0 = new RegExp("\\S", "u");

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern1 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern2 = new RegExp("^[a-z][a-z0-9_]{0,62}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 63 && (data.length > 126 || func0(data) > 63)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,62}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,62}$"+"\""});
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
validate10.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema2 = {"type":"string","enum":["prospect","active","inactive"]};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate11.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema2.enum;
if(!(((data === "prospect") || (data === "active")) || (data === "inactive"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(data.profile_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "profile_id"},message:"must have required property '"+"profile_id"+"'"});
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
let unknown0 = 0;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "slug")) || (key0 === "profile_id")) || (key0 === "status")) || (key0 === "status_category"))){
if(unknown0++ < 100){
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
if(!(validate8(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
let data2 = data.slug;
if(!(validate9(data2, {instancePath:instancePath+"/slug",parentData:data,parentDataProperty:"slug",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.profile_id !== undefined){
let data3 = data.profile_id;
if(!(validate1(data3, {instancePath:instancePath+"/profile_id",parentData:data,parentDataProperty:"profile_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
if(!(validate11(data5, {instancePath:instancePath+"/status_category",parentData:data,parentDataProperty:"status_category",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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
validate12.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"});
errors++;
}
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.note !== undefined){
let data0 = data.note;
if(!(validate7(data0, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
let data1 = data.client;
if(!(validate12(data1, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((key0 !== "note") && (key0 !== "client")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v1 = validate13;
const schema3 = {"type":"object","required":["_changed_fields","_previous"],"properties":{"_changed_fields":{"type":"array","maxItems":500,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":200}},"_previous":{"type":"object","maxProperties":500,"additionalProperties":{"type":["string","number","boolean","null"],"maxLength":1024,"minimum":-9007199254740991,"maximum":9007199254740991}}}};
const func2 = lib_validation.findRepeat;

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate14.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data._changed_fields === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "_changed_fields"},message:"must have required property '"+"_changed_fields"+"'"});
errors++;
}
if(data._previous === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "_previous"},message:"must have required property '"+"_previous"+"'"});
errors++;
}
if(data._changed_fields !== undefined){
let data0 = data._changed_fields;
if(Array.isArray(data0)){
const over0 = data0.length > 500;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/_changed_fields",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(typeof data1 === "string"){
if(data1.length > 200 && (data1.length > 400 || func0(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/_changed_fields/" + i0,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func0(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/_changed_fields/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/_changed_fields/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var valid1 = _errs3 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data0);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/_changed_fields",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/_changed_fields",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data._previous !== undefined){
let data2 = data._previous;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const over1 = Object.keys(data2).length > 500;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/_previous",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"});
errors++;
}
const before1 = errors;
if(!over1){
for(const key0 in data2){
let data3 = data2[key0];
if((((typeof data3 !== "string") && (!(typeof data3 == "number"))) && (typeof data3 !== "boolean")) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/_previous/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: schema3.properties._previous.additionalProperties.type},message:"must be string,number,boolean,null"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/_previous/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/_previous/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"});
errors++;
}
}
if(typeof data3 === "string"){
if(data3.length > 1024 && (data3.length > 2048 || func0(data3) > 1024)){
(vErrors ??= []).push({instancePath:instancePath+"/_previous/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});
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
(vErrors ??= []).push({instancePath:instancePath+"/_previous",keyword:"type",params:{type: "object"},message:"must be object"});
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
validate14.evaluated = {"props":{"_changed_fields":true,"_previous":true},"dynamicProps":false,"dynamicItems":false};


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"});
errors++;
}
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.note !== undefined){
let data0 = data.note;
if(!(validate7(data0, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
let data1 = data.client;
if(!(validate12(data1, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((((key0 !== "note") && (key0 !== "client")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v2 = validate15;
const schema4 = {"type":"object","allOf":[{"$ref":"schema:EventCommon"}],"unevaluatedProperties":false,"required":["client","payment_method","provider","authorization_url","expires_at","invoice_id","client_program_id"],"properties":{"client":{"$ref":"schema:EventClient"},"payment_method":{"$ref":"schema:EventPaymentMethod"},"provider":{"type":"string","minLength":1,"maxLength":64},"authorization_url":{"type":["string","null"],"format":"uri","maxLength":2000},"expires_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"invoice_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"client_program_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]}}};
const schema5 = {"type":"object","additionalProperties":false,"required":["id","type","bank_name","last4"],"properties":{"id":{"$ref":"schema:Id"},"type":{"type":"string","enum":["bank_account"]},"bank_name":{"type":["string","null"],"minLength":1,"maxLength":200},"last4":{"type":"string","pattern":"^[0-9]{4}$","maxLength":4}}};
const pattern3 = new RegExp("^[0-9]{4}$", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
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
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "type")) || (key0 === "bank_name")) || (key0 === "last4"))){
if(unknown0++ < 100){
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
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema5.properties.type.enum;
if(!(data1 === "bank_account")){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema5.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.bank_name !== undefined){
let data2 = data.bank_name;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/bank_name",keyword:"type",params:{type: schema5.properties.bank_name.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 200 && (data2.length > 400 || func0(data2) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/bank_name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/bank_name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.last4 !== undefined){
let data3 = data.last4;
if(typeof data3 === "string"){
if(data3.length > 4 && (data3.length > 8 || func0(data3) > 4)){
(vErrors ??= []).push({instancePath:instancePath+"/last4",keyword:"maxLength",params:{limit: 4},message:"must NOT have more than 4 characters"});
errors++;
}
if(data3.length <= 256){
if(!pattern3.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/last4",keyword:"pattern",params:{pattern: "^[0-9]{4}$"},message:"must match pattern \""+"^[0-9]{4}$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/last4",keyword:"type",params:{type: "string"},message:"must be string"});
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
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const formats2 = lib_validation.formats.uri;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.payment_method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_method"},message:"must have required property '"+"payment_method"+"'"});
errors++;
}
if(data.provider === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"});
errors++;
}
if(data.authorization_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "authorization_url"},message:"must have required property '"+"authorization_url"+"'"});
errors++;
}
if(data.expires_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"});
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
if(data.client !== undefined){
let data0 = data.client;
if(!(validate12(data0, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.payment_method !== undefined){
let data1 = data.payment_method;
if(!(validate16(data1, {instancePath:instancePath+"/payment_method",parentData:data,parentDataProperty:"payment_method",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.provider !== undefined){
let data2 = data.provider;
if(typeof data2 === "string"){
if(data2.length > 64 && (data2.length > 128 || func0(data2) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/provider",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.authorization_url !== undefined){
let data3 = data.authorization_url;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/authorization_url",keyword:"type",params:{type: schema4.properties.authorization_url.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 2000 && (data3.length > 4000 || func0(data3) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/authorization_url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data3.length <= 4000){
if(!(formats2(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/authorization_url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});
errors++;
}
}
}
}
if(data.expires_at !== undefined){
let data4 = data.expires_at;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate3(data4, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
const _errs11 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.invoice_id !== undefined){
let data5 = data.invoice_id;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(!(validate1(data5, {instancePath:instancePath+"/invoice_id",parentData:data,parentDataProperty:"invoice_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid3 = valid3 || _valid1;
if(_valid1){
}
const _errs16 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs16 === errors;
valid3 = valid3 || _valid1;
if(_valid1){
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.client_program_id !== undefined){
let data6 = data.client_program_id;
const _errs19 = errors;
let valid4 = false;
const _errs20 = errors;
if(!(validate1(data6, {instancePath:instancePath+"/client_program_id",parentData:data,parentDataProperty:"client_program_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid2 = _errs20 === errors;
valid4 = valid4 || _valid2;
if(_valid2){
}
const _errs21 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client_program_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs21 === errors;
valid4 = valid4 || _valid2;
if(_valid2){
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/client_program_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let unknown0 = 0;
for(const key0 in data){
if(((((((((((((key0 !== "client") && (key0 !== "payment_method")) && (key0 !== "provider")) && (key0 !== "authorization_url")) && (key0 !== "expires_at")) && (key0 !== "invoice_id")) && (key0 !== "client_program_id")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v3 = validate17;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,62}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,62}$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema6 = {"type":"object","minProperties":1,"maxProperties":50,"propertyNames":{"$ref":"schema:Key"},"additionalProperties":{"type":["string","number","boolean","null"],"maxLength":2000,"minimum":-9007199254740991,"maximum":9007199254740991},"if":{"type":"object","required":["amount_minor"]},"then":{"$ref":"schema:Money"}};
const pattern4 = new RegExp("^[A-Z]{3}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
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
if(!(validate18(key0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: schema6.additionalProperties.type},message:"must be string,number,boolean,null"});
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(_valid0){
}
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
if(_valid0){
}
const _errs5 = errors;
if(typeof data !== "boolean"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
}
const _errs7 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var items0 = true;
}
const _errs8 = errors;
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs9 = errors;
if(data !== null){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
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
validate22.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(!(validate18(key0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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
if(!(validate22(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
else {
var props0 = validate22.evaluated.props;
var items0 = validate22.evaluated.items;
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema7 = {"type":"object","additionalProperties":false,"required":["id","name","email"],"properties":{"id":{"$ref":"schema:Id"},"name":{"type":"string","minLength":1,"maxLength":200},"email":{"type":["string","null"],"format":"email","maxLength":254}}};
const formats3 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: schema7.properties.email.type},message:"must be string,null"});
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
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema8 = {"type":"string","enum":["api","interface","import","form","automation"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema8.enum;
if(!(((((data === "api") || (data === "interface")) || (data === "import")) || (data === "form")) || (data === "automation"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.field_values === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field_values"},message:"must have required property '"+"field_values"+"'"});
errors++;
}
if(data.assigned_to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "assigned_to"},message:"must have required property '"+"assigned_to"+"'"});
errors++;
}
if(data.source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"});
errors++;
}
if(data.client !== undefined){
let data0 = data.client;
if(!(validate12(data0, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.field_values !== undefined){
let data1 = data.field_values;
if(!(validate23(data1, {instancePath:instancePath+"/field_values",parentData:data,parentDataProperty:"field_values",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.assigned_to !== undefined){
let data2 = data.assigned_to;
if(Array.isArray(data2)){
const over0 = data2.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
if(!(validate24(data3, {instancePath:instancePath+"/assigned_to/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.source !== undefined){
let data4 = data.source;
if(!(validate25(data4, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((((key0 !== "client") && (key0 !== "field_values")) && (key0 !== "assigned_to")) && (key0 !== "source")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v4 = validate26;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deleted_at"},message:"must have required property '"+"deleted_at"+"'"});
errors++;
}
if(data.deleted_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deleted_by"},message:"must have required property '"+"deleted_by"+"'"});
errors++;
}
if(data.client !== undefined){
let data0 = data.client;
if(!(validate12(data0, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.deleted_at !== undefined){
let data1 = data.deleted_at;
if(!(validate3(data1, {instancePath:instancePath+"/deleted_at",parentData:data,parentDataProperty:"deleted_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.deleted_by !== undefined){
let data2 = data.deleted_by;
if(!(validate1(data2, {instancePath:instancePath+"/deleted_by",parentData:data,parentDataProperty:"deleted_by",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((key0 !== "client") && (key0 !== "deleted_at")) && (key0 !== "deleted_by")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v5 = validate27;
const schema9 = {"type":"object","allOf":[{"$ref":"schema:EventCommon"}],"unevaluatedProperties":false,"required":["survivor","source","moved","field_choices"],"properties":{"survivor":{"$ref":"schema:EventClient"},"source":{"$ref":"schema:EventClient"},"moved":{"$ref":"schema:ClientMovedCounts"},"field_choices":{"type":"object","maxProperties":500,"propertyNames":{"pattern":"^[a-z][a-z0-9_.]*$","maxLength":200},"additionalProperties":{"type":"string","enum":["survivor","source"]}}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tickets === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tickets"},message:"must have required property '"+"tickets"+"'"});
errors++;
}
if(data.tasks === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tasks"},message:"must have required property '"+"tasks"+"'"});
errors++;
}
if(data.notes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"});
errors++;
}
if(data.programs === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "programs"},message:"must have required property '"+"programs"+"'"});
errors++;
}
if(data.invoices === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoices"},message:"must have required property '"+"invoices"+"'"});
errors++;
}
if(data.contacts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((key0 === "tickets") || (key0 === "tasks")) || (key0 === "notes")) || (key0 === "programs")) || (key0 === "invoices")) || (key0 === "contacts"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.tickets !== undefined){
let data0 = data.tickets;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/tickets",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/tickets",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/tickets",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.tasks !== undefined){
let data1 = data.tasks;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/tasks",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/tasks",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/tasks",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.notes !== undefined){
let data2 = data.notes;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.programs !== undefined){
let data3 = data.programs;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.invoices !== undefined){
let data4 = data.invoices;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/invoices",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/invoices",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/invoices",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.contacts !== undefined){
let data5 = data.contacts;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
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
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern5 = new RegExp("^[a-z][a-z0-9_.]*$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.survivor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "survivor"},message:"must have required property '"+"survivor"+"'"});
errors++;
}
if(data.source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"});
errors++;
}
if(data.moved === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "moved"},message:"must have required property '"+"moved"+"'"});
errors++;
}
if(data.field_choices === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field_choices"},message:"must have required property '"+"field_choices"+"'"});
errors++;
}
if(data.survivor !== undefined){
let data0 = data.survivor;
if(!(validate12(data0, {instancePath:instancePath+"/survivor",parentData:data,parentDataProperty:"survivor",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(!(validate12(data1, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.moved !== undefined){
let data2 = data.moved;
if(!(validate28(data2, {instancePath:instancePath+"/moved",parentData:data,parentDataProperty:"moved",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.field_choices !== undefined){
let data3 = data.field_choices;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const over0 = Object.keys(data3).length > 500;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/field_choices",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"});
errors++;
}
const before0 = errors;
if(!over0){
for(const key0 in data3){
const _errs7 = errors;
if(typeof key0 === "string"){
if(key0.length > 200 && (key0.length > 400 || func0(key0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/field_choices",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",propertyName:key0});
errors++;
}
if(key0.length <= 400){
if(!pattern5.test(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/field_choices",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_.]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_.]*$"+"\"",propertyName:key0});
errors++;
}
}
}
var valid2 = _errs7 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/field_choices",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
}
const before1 = errors;
if(!over0){
for(const key1 in data3){
let data4 = data3[key1];
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/field_choices/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema9.properties.field_choices.additionalProperties.enum;
if(!((data4 === "survivor") || (data4 === "source"))){
(vErrors ??= []).push({instancePath:instancePath+"/field_choices/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"enum",params:{allowedValues: schema9.properties.field_choices.additionalProperties.enum},message:"must be equal to one of the allowed values"});
errors++;
}
if(errors - before1 >= 100){
break;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/field_choices",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
let unknown0 = 0;
for(const key2 in data){
if((((((((((key2 !== "survivor") && (key2 !== "source")) && (key2 !== "moved")) && (key2 !== "field_choices")) && (key2 !== "actor")) && (key2 !== "occurred_at")) && (key2 !== "sequence")) && (key2 !== "correlation_id")) && (key2 !== "causation")) && (key2 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key2},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v6 = validate29;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.field_values === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field_values"},message:"must have required property '"+"field_values"+"'"});
errors++;
}
if(data.client !== undefined){
let data0 = data.client;
if(!(validate12(data0, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.field_values !== undefined){
let data1 = data.field_values;
if(!(validate23(data1, {instancePath:instancePath+"/field_values",parentData:data,parentDataProperty:"field_values",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((((key0 !== "client") && (key0 !== "field_values")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v7 = validate30;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema10 = {"type":"string","enum":["pending","active","paused","suspended","completed","cancelled"]};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema10.enum;
if(!((((((data === "pending") || (data === "active")) || (data === "paused")) || (data === "suspended")) || (data === "completed")) || (data === "cancelled"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"dynamicProps":false,"dynamicItems":false};

const formats4 = lib_validation.formats.date;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 10 && (data.length > 20 || func0(data) > 10)){
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
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema11 = {"type":"object","additionalProperties":false,"required":["frequency","amount_minor","currency","pricing_override_minor","next_billing_date"],"properties":{"frequency":{"$ref":"schema:ProgramBillingFrequency"},"amount_minor":{"type":"integer","minimum":0,"maximum":9007199254740991},"currency":{"$ref":"schema:CurrencyCode"},"pricing_override_minor":{"type":["integer","null"],"minimum":0,"maximum":9007199254740991},"next_billing_date":{"anyOf":[{"$ref":"schema:CalendarDate"},{"type":"null"}]}}};
const schema12 = {"type":"string","enum":["one_time","weekly","monthly","quarterly","semiannually","yearly"]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema12.enum;
if(!((((((data === "one_time") || (data === "weekly")) || (data === "monthly")) || (data === "quarterly")) || (data === "semiannually")) || (data === "yearly"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 3 && (data.length > 6 || func0(data) > 3)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern4.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""});
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
validate35.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.frequency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "frequency"},message:"must have required property '"+"frequency"+"'"});
errors++;
}
if(data.amount_minor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount_minor"},message:"must have required property '"+"amount_minor"+"'"});
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"});
errors++;
}
if(data.pricing_override_minor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pricing_override_minor"},message:"must have required property '"+"pricing_override_minor"+"'"});
errors++;
}
if(data.next_billing_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_billing_date"},message:"must have required property '"+"next_billing_date"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "frequency") || (key0 === "amount_minor")) || (key0 === "currency")) || (key0 === "pricing_override_minor")) || (key0 === "next_billing_date"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.frequency !== undefined){
let data0 = data.frequency;
if(!(validate34(data0, {instancePath:instancePath+"/frequency",parentData:data,parentDataProperty:"frequency",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.amount_minor !== undefined){
let data1 = data.amount_minor;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/amount_minor",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9007199254740991 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/amount_minor",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/amount_minor",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.currency !== undefined){
let data2 = data.currency;
if(!(validate35(data2, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.pricing_override_minor !== undefined){
let data3 = data.pricing_override_minor;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/pricing_override_minor",keyword:"type",params:{type: schema11.properties.pricing_override_minor.type},message:"must be integer,null"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/pricing_override_minor",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/pricing_override_minor",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.next_billing_date !== undefined){
let data4 = data.next_billing_date;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate33(data4, {instancePath:instancePath+"/next_billing_date",parentData:data,parentDataProperty:"next_billing_date",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
const _errs11 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/next_billing_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/next_billing_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
if(data.program_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "program_id"},message:"must have required property '"+"program_id"+"'"});
errors++;
}
if(data.program_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "program_name"},message:"must have required property '"+"program_name"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.start_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start_date"},message:"must have required property '"+"start_date"+"'"});
errors++;
}
if(data.end_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "end_date"},message:"must have required property '"+"end_date"+"'"});
errors++;
}
if(data.billing === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "billing"},message:"must have required property '"+"billing"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "client_id")) || (key0 === "program_id")) || (key0 === "program_name")) || (key0 === "status")) || (key0 === "start_date")) || (key0 === "end_date")) || (key0 === "billing"))){
if(unknown0++ < 100){
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
if(data.program_id !== undefined){
let data2 = data.program_id;
if(!(validate1(data2, {instancePath:instancePath+"/program_id",parentData:data,parentDataProperty:"program_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.program_name !== undefined){
let data3 = data.program_name;
if(!(validate31(data3, {instancePath:instancePath+"/program_name",parentData:data,parentDataProperty:"program_name",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(!(validate32(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.start_date !== undefined){
let data5 = data.start_date;
if(!(validate33(data5, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.end_date !== undefined){
let data6 = data.end_date;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate33(data6, {instancePath:instancePath+"/end_date",parentData:data,parentDataProperty:"end_date",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
const _errs11 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/end_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/end_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.billing !== undefined){
let data7 = data.billing;
if(!(validate36(data7, {instancePath:instancePath+"/billing",parentData:data,parentDataProperty:"billing",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_program === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_program"},message:"must have required property '"+"client_program"+"'"});
errors++;
}
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.client_program !== undefined){
let data0 = data.client_program;
if(!(validate37(data0, {instancePath:instancePath+"/client_program",parentData:data,parentDataProperty:"client_program",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
let data1 = data.client;
if(!(validate12(data1, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((key0 !== "client_program") && (key0 !== "client")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v8 = validate38;

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_program === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_program"},message:"must have required property '"+"client_program"+"'"});
errors++;
}
if(data.previous_billing === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "previous_billing"},message:"must have required property '"+"previous_billing"+"'"});
errors++;
}
if(data.effective_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "effective_date"},message:"must have required property '"+"effective_date"+"'"});
errors++;
}
if(data.client_program !== undefined){
let data0 = data.client_program;
if(!(validate37(data0, {instancePath:instancePath+"/client_program",parentData:data,parentDataProperty:"client_program",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.previous_billing !== undefined){
let data1 = data.previous_billing;
if(!(validate36(data1, {instancePath:instancePath+"/previous_billing",parentData:data,parentDataProperty:"previous_billing",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.effective_date !== undefined){
let data2 = data.effective_date;
if(!(validate33(data2, {instancePath:instancePath+"/effective_date",parentData:data,parentDataProperty:"effective_date",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((((key0 !== "client_program") && (key0 !== "previous_billing")) && (key0 !== "effective_date")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v9 = validate39;
const schema13 = {"type":"object","allOf":[{"$ref":"schema:EventCommon"},{"$ref":"schema:EventChange"}],"unevaluatedProperties":false,"required":["client_program","client","reason","cancelled_at","at_period_end"],"properties":{"client_program":{"$ref":"schema:EventClientProgram"},"client":{"$ref":"schema:EventClient"},"reason":{"type":["string","null"],"minLength":1,"maxLength":1000},"cancelled_at":{"$ref":"schema:Timestamp"},"at_period_end":{"type":"boolean"}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_program === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_program"},message:"must have required property '"+"client_program"+"'"});
errors++;
}
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
if(data.cancelled_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cancelled_at"},message:"must have required property '"+"cancelled_at"+"'"});
errors++;
}
if(data.at_period_end === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at_period_end"},message:"must have required property '"+"at_period_end"+"'"});
errors++;
}
if(data.client_program !== undefined){
let data0 = data.client_program;
if(!(validate37(data0, {instancePath:instancePath+"/client_program",parentData:data,parentDataProperty:"client_program",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
let data1 = data.client;
if(!(validate12(data1, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: schema13.properties.reason.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 1000 && (data2.length > 2000 || func0(data2) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.cancelled_at !== undefined){
let data3 = data.cancelled_at;
if(!(validate3(data3, {instancePath:instancePath+"/cancelled_at",parentData:data,parentDataProperty:"cancelled_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.at_period_end !== undefined){
let data4 = data.at_period_end;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/at_period_end",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((((((key0 !== "client_program") && (key0 !== "client")) && (key0 !== "reason")) && (key0 !== "cancelled_at")) && (key0 !== "at_period_end")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v10 = validate40;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_program === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_program"},message:"must have required property '"+"client_program"+"'"});
errors++;
}
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.completed_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "completed_at"},message:"must have required property '"+"completed_at"+"'"});
errors++;
}
if(data.client_program !== undefined){
let data0 = data.client_program;
if(!(validate37(data0, {instancePath:instancePath+"/client_program",parentData:data,parentDataProperty:"client_program",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
let data1 = data.client;
if(!(validate12(data1, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.completed_at !== undefined){
let data2 = data.completed_at;
if(!(validate3(data2, {instancePath:instancePath+"/completed_at",parentData:data,parentDataProperty:"completed_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((((key0 !== "client_program") && (key0 !== "client")) && (key0 !== "completed_at")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v11 = validate41;
const schema14 = {"type":"object","allOf":[{"$ref":"schema:EventCommon"},{"$ref":"schema:EventChange"}],"unevaluatedProperties":false,"required":["client_program","client","reason","resume_on"],"properties":{"client_program":{"$ref":"schema:EventClientProgram"},"client":{"$ref":"schema:EventClient"},"reason":{"type":["string","null"],"minLength":1,"maxLength":1000},"resume_on":{"anyOf":[{"$ref":"schema:CalendarDate"},{"type":"null"}]}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_program === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_program"},message:"must have required property '"+"client_program"+"'"});
errors++;
}
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
if(data.resume_on === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resume_on"},message:"must have required property '"+"resume_on"+"'"});
errors++;
}
if(data.client_program !== undefined){
let data0 = data.client_program;
if(!(validate37(data0, {instancePath:instancePath+"/client_program",parentData:data,parentDataProperty:"client_program",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
let data1 = data.client;
if(!(validate12(data1, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: schema14.properties.reason.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 1000 && (data2.length > 2000 || func0(data2) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.resume_on !== undefined){
let data3 = data.resume_on;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(validate33(data3, {instancePath:instancePath+"/resume_on",parentData:data,parentDataProperty:"resume_on",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
const _errs10 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/resume_on",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/resume_on",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let unknown0 = 0;
for(const key0 in data){
if((((((((((((key0 !== "client_program") && (key0 !== "client")) && (key0 !== "reason")) && (key0 !== "resume_on")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v12 = validate42;
const schema15 = {"type":"object","allOf":[{"$ref":"schema:EventCommon"},{"$ref":"schema:EventChange"}],"unevaluatedProperties":false,"required":["client_program","client","resumed_from"],"properties":{"client_program":{"$ref":"schema:EventClientProgram"},"client":{"$ref":"schema:EventClient"},"resumed_from":{"type":"string","enum":["paused","suspended"]}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_program === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_program"},message:"must have required property '"+"client_program"+"'"});
errors++;
}
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.resumed_from === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resumed_from"},message:"must have required property '"+"resumed_from"+"'"});
errors++;
}
if(data.client_program !== undefined){
let data0 = data.client_program;
if(!(validate37(data0, {instancePath:instancePath+"/client_program",parentData:data,parentDataProperty:"client_program",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
let data1 = data.client;
if(!(validate12(data1, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.resumed_from !== undefined){
let data2 = data.resumed_from;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/resumed_from",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema15.properties.resumed_from.enum;
if(!((data2 === "paused") || (data2 === "suspended"))){
(vErrors ??= []).push({instancePath:instancePath+"/resumed_from",keyword:"enum",params:{allowedValues: schema15.properties.resumed_from.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((((key0 !== "client_program") && (key0 !== "client")) && (key0 !== "resumed_from")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v13 = validate43;

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_program === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_program"},message:"must have required property '"+"client_program"+"'"});
errors++;
}
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.started_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "started_at"},message:"must have required property '"+"started_at"+"'"});
errors++;
}
if(data.client_program !== undefined){
let data0 = data.client_program;
if(!(validate37(data0, {instancePath:instancePath+"/client_program",parentData:data,parentDataProperty:"client_program",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
let data1 = data.client;
if(!(validate12(data1, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.started_at !== undefined){
let data2 = data.started_at;
if(!(validate3(data2, {instancePath:instancePath+"/started_at",parentData:data,parentDataProperty:"started_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((((key0 !== "client_program") && (key0 !== "client")) && (key0 !== "started_at")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v14 = validate44;

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_program === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_program"},message:"must have required property '"+"client_program"+"'"});
errors++;
}
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.invoice_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoice_id"},message:"must have required property '"+"invoice_id"+"'"});
errors++;
}
if(data.failure_code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "failure_code"},message:"must have required property '"+"failure_code"+"'"});
errors++;
}
if(data.attempts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attempts"},message:"must have required property '"+"attempts"+"'"});
errors++;
}
if(data.client_program !== undefined){
let data0 = data.client_program;
if(!(validate37(data0, {instancePath:instancePath+"/client_program",parentData:data,parentDataProperty:"client_program",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
let data1 = data.client;
if(!(validate12(data1, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.invoice_id !== undefined){
let data2 = data.invoice_id;
if(!(validate1(data2, {instancePath:instancePath+"/invoice_id",parentData:data,parentDataProperty:"invoice_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.failure_code !== undefined){
let data3 = data.failure_code;
if(typeof data3 === "string"){
if(data3.length > 80 && (data3.length > 160 || func0(data3) > 80)){
(vErrors ??= []).push({instancePath:instancePath+"/failure_code",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(data3.length < 1 || (data3.length < 2 && func0(data3) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/failure_code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/failure_code",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.attempts !== undefined){
let data4 = data.attempts;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/attempts",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/attempts",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/attempts",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((((((key0 !== "client_program") && (key0 !== "client")) && (key0 !== "invoice_id")) && (key0 !== "failure_code")) && (key0 !== "attempts")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v15 = validate45;
const schema16 = {"type":"object","additionalProperties":false,"required":["id","custom_object_id","object_key","name","lifecycle_state","archived_at","field_values","client_id","created_by","created_at","updated_at","revision"],"properties":{"id":{"$ref":"schema:Id"},"custom_object_id":{"$ref":"schema:Id"},"object_key":{"$ref":"schema:Key"},"name":{"$ref":"schema:CustomObjectRecordName"},"lifecycle_state":{"$ref":"schema:Key"},"archived_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"field_values":{"$ref":"schema:FieldValues"},"client_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"created_by":{"$ref":"schema:Id"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"revision":{"$ref":"schema:Revision"}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.custom_object_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "custom_object_id"},message:"must have required property '"+"custom_object_id"+"'"});
errors++;
}
if(data.object_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "object_key"},message:"must have required property '"+"object_key"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.lifecycle_state === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "lifecycle_state"},message:"must have required property '"+"lifecycle_state"+"'"});
errors++;
}
if(data.archived_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "archived_at"},message:"must have required property '"+"archived_at"+"'"});
errors++;
}
if(data.field_values === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field_values"},message:"must have required property '"+"field_values"+"'"});
errors++;
}
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"});
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
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"});
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
if(!(validate1(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.custom_object_id !== undefined){
let data1 = data.custom_object_id;
if(!(validate1(data1, {instancePath:instancePath+"/custom_object_id",parentData:data,parentDataProperty:"custom_object_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.object_key !== undefined){
let data2 = data.object_key;
if(!(validate18(data2, {instancePath:instancePath+"/object_key",parentData:data,parentDataProperty:"object_key",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(!(validate46(data3, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
if(data.lifecycle_state !== undefined){
let data4 = data.lifecycle_state;
if(!(validate18(data4, {instancePath:instancePath+"/lifecycle_state",parentData:data,parentDataProperty:"lifecycle_state",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.archived_at !== undefined){
let data5 = data.archived_at;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate3(data5, {instancePath:instancePath+"/archived_at",parentData:data,parentDataProperty:"archived_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
const _errs10 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/archived_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/archived_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.field_values !== undefined){
let data6 = data.field_values;
if(!(validate23(data6, {instancePath:instancePath+"/field_values",parentData:data,parentDataProperty:"field_values",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.client_id !== undefined){
let data7 = data.client_id;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!(validate1(data7, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
}
const _errs16 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.created_by !== undefined){
let data8 = data.created_by;
if(!(validate1(data8, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data9 = data.created_at;
if(!(validate3(data9, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data10 = data.updated_at;
if(!(validate3(data10, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.revision !== undefined){
let data11 = data.revision;
if(!(validate47(data11, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.relationship_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "relationship_key"},message:"must have required property '"+"relationship_key"+"'"});
errors++;
}
if(data.record_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record_id"},message:"must have required property '"+"record_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "relationship_key") || (key0 === "record_id"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.relationship_key !== undefined){
let data0 = data.relationship_key;
if(!(validate18(data0, {instancePath:instancePath+"/relationship_key",parentData:data,parentDataProperty:"relationship_key",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.record_id !== undefined){
let data1 = data.record_id;
if(!(validate1(data1, {instancePath:instancePath+"/record_id",parentData:data,parentDataProperty:"record_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record"},message:"must have required property '"+"record"+"'"});
errors++;
}
if(data.links === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"});
errors++;
}
if(data.record !== undefined){
let data0 = data.record;
if(!(validate48(data0, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.links !== undefined){
let data1 = data.links;
if(Array.isArray(data1)){
const over0 = data1.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/links",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate49(data2, {instancePath:instancePath+"/links/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/links",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((key0 !== "record") && (key0 !== "links")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v16 = validate50;

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record"},message:"must have required property '"+"record"+"'"});
errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deleted_at"},message:"must have required property '"+"deleted_at"+"'"});
errors++;
}
if(data.deleted_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deleted_by"},message:"must have required property '"+"deleted_by"+"'"});
errors++;
}
if(data.record !== undefined){
let data0 = data.record;
if(!(validate48(data0, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.deleted_at !== undefined){
let data1 = data.deleted_at;
if(!(validate3(data1, {instancePath:instancePath+"/deleted_at",parentData:data,parentDataProperty:"deleted_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.deleted_by !== undefined){
let data2 = data.deleted_by;
if(!(validate1(data2, {instancePath:instancePath+"/deleted_by",parentData:data,parentDataProperty:"deleted_by",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((key0 !== "record") && (key0 !== "deleted_at")) && (key0 !== "deleted_by")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v17 = validate51;
const schema17 = {"type":"object","additionalProperties":false,"required":["from","to","comment"],"properties":{"from":{"$ref":"schema:Key"},"to":{"$ref":"schema:Key"},"comment":{"type":["string","null"],"minLength":1,"maxLength":5000,"pattern":"\\S"}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"});
errors++;
}
if(data.to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"});
errors++;
}
if(data.comment === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "from") || (key0 === "to")) || (key0 === "comment"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.from !== undefined){
let data0 = data.from;
if(!(validate18(data0, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(!(validate18(data1, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.comment !== undefined){
let data2 = data.comment;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: schema17.properties.comment.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 5000 && (data2.length > 10000 || func0(data2) > 5000)){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data2.length <= 10000){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
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
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record"},message:"must have required property '"+"record"+"'"});
errors++;
}
if(data.transition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "transition"},message:"must have required property '"+"transition"+"'"});
errors++;
}
if(data.record !== undefined){
let data0 = data.record;
if(!(validate48(data0, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.transition !== undefined){
let data1 = data.transition;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(!(validate52(data1, {instancePath:instancePath+"/transition",parentData:data,parentDataProperty:"transition",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/transition",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/transition",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let unknown0 = 0;
for(const key0 in data){
if((((((((((key0 !== "record") && (key0 !== "transition")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v18 = validate53;
const schema18 = {"type":"object","additionalProperties":false,"required":["id","title","status","severity","assignee","client_id","ticket_ids","task_ids","tags","created_by","created_at","revision"],"properties":{"id":{"$ref":"schema:Id"},"title":{"$ref":"schema:EscalationTitle"},"status":{"$ref":"schema:EventStatus"},"severity":{"$ref":"schema:EscalationSeverity"},"assignee":{"anyOf":[{"$ref":"schema:UserRef"},{"type":"null"}]},"client_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"ticket_ids":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"task_ids":{"type":"array","maxItems":100,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"tags":{"$ref":"schema:Tags"},"created_by":{"$ref":"schema:Id"},"created_at":{"$ref":"schema:Timestamp"},"revision":{"$ref":"schema:Revision"}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern6 = new RegExp("^[a-z][a-z0-9_]*$", "u");

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 60 && (data.length > 120 || func0(data) > 60)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern6.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern7 = new RegExp("^[a-z][a-z_]*$", "u");

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "key") || (key0 === "label")) || (key0 === "category"))){
if(unknown0++ < 100){
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
if(!(validate55(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 80 && (data1.length > 160 || func0(data1) > 80)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.category !== undefined){
let data2 = data.category;
if(typeof data2 === "string"){
if(data2.length > 40 && (data2.length > 80 || func0(data2) > 40)){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(data2.length <= 256){
if(!pattern7.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"pattern",params:{pattern: "^[a-z][a-z_]*$"},message:"must match pattern \""+"^[a-z][a-z_]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema19 = {"type":"string","enum":["low","medium","high","critical"]};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema19.enum;
if(!((((data === "low") || (data === "medium")) || (data === "high")) || (data === "critical"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(!(validate58(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.severity === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"});
errors++;
}
if(data.assignee === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "assignee"},message:"must have required property '"+"assignee"+"'"});
errors++;
}
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
if(data.ticket_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket_ids"},message:"must have required property '"+"ticket_ids"+"'"});
errors++;
}
if(data.task_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task_ids"},message:"must have required property '"+"task_ids"+"'"});
errors++;
}
if(data.tags === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"});
errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema18.properties, key0))){
if(unknown0++ < 100){
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
if(data.title !== undefined){
let data1 = data.title;
if(!(validate54(data1, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(validate56(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.severity !== undefined){
let data3 = data.severity;
if(!(validate57(data3, {instancePath:instancePath+"/severity",parentData:data,parentDataProperty:"severity",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.assignee !== undefined){
let data4 = data.assignee;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate24(data4, {instancePath:instancePath+"/assignee",parentData:data,parentDataProperty:"assignee",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs9 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/assignee",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/assignee",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.client_id !== undefined){
let data5 = data.client_id;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!(validate1(data5, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
}
const _errs14 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.ticket_ids !== undefined){
let data6 = data.ticket_ids;
if(Array.isArray(data6)){
const over0 = data6.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/ticket_ids",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid4 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(!(validate1(data7, {instancePath:instancePath+"/ticket_ids/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
const repeat0 = errors === before0 && !over0 && func2(data6);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/ticket_ids",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ticket_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.task_ids !== undefined){
let data8 = data.task_ids;
if(Array.isArray(data8)){
const over1 = data8.length > 100;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/task_ids",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid6 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs21 = errors;
if(!(validate1(data9, {instancePath:instancePath+"/task_ids/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid5 = _errs21 === errors;
if(errors - before1 >= 100){
break;
}
if(!valid5){
valid6 = false;
}
}
}
const repeat1 = errors === before1 && !over1 && func2(data8);
if(repeat1){
(vErrors ??= []).push({instancePath:instancePath+"/task_ids",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tags !== undefined){
let data10 = data.tags;
if(!(validate59(data10, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
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
if(data.created_at !== undefined){
let data12 = data.created_at;
if(!(validate3(data12, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.revision !== undefined){
let data13 = data.revision;
if(!(validate47(data13, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.body_text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body_text"},message:"must have required property '"+"body_text"+"'"});
errors++;
}
if(data.author === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"});
errors++;
}
if(data.mentions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "mentions"},message:"must have required property '"+"mentions"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "body_text")) || (key0 === "author")) || (key0 === "mentions")) || (key0 === "created_at"))){
if(unknown0++ < 100){
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
if(data.body_text !== undefined){
let data1 = data.body_text;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate61(data1, {instancePath:instancePath+"/body_text",parentData:data,parentDataProperty:"body_text",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.author !== undefined){
let data2 = data.author;
if(!(validate24(data2, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.mentions !== undefined){
let data3 = data.mentions;
if(Array.isArray(data3)){
const over0 = data3.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/mentions",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs11 = errors;
if(!(validate24(data4, {instancePath:instancePath+"/mentions/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/mentions",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.created_at !== undefined){
let data5 = data.created_at;
if(!(validate3(data5, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.escalation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "escalation"},message:"must have required property '"+"escalation"+"'"});
errors++;
}
if(data.comment === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"});
errors++;
}
if(data.escalation !== undefined){
let data0 = data.escalation;
if(!(validate60(data0, {instancePath:instancePath+"/escalation",parentData:data,parentDataProperty:"escalation",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.comment !== undefined){
let data1 = data.comment;
if(!(validate62(data1, {instancePath:instancePath+"/comment",parentData:data,parentDataProperty:"comment",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((key0 !== "escalation") && (key0 !== "comment")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v19 = validate63;

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.escalation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "escalation"},message:"must have required property '"+"escalation"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.participants === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "participants"},message:"must have required property '"+"participants"+"'"});
errors++;
}
if(data.escalation !== undefined){
let data0 = data.escalation;
if(!(validate60(data0, {instancePath:instancePath+"/escalation",parentData:data,parentDataProperty:"escalation",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data1 = data.description;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(validate61(data1, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.participants !== undefined){
let data2 = data.participants;
if(Array.isArray(data2)){
const over0 = data2.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid4 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs10 = errors;
if(!(validate24(data3, {instancePath:instancePath+"/participants/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/participants",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((key0 !== "escalation") && (key0 !== "description")) && (key0 !== "participants")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v20 = validate64;

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.escalation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "escalation"},message:"must have required property '"+"escalation"+"'"});
errors++;
}
if(data.previous_assignee === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "previous_assignee"},message:"must have required property '"+"previous_assignee"+"'"});
errors++;
}
if(data.escalation !== undefined){
let data0 = data.escalation;
if(!(validate60(data0, {instancePath:instancePath+"/escalation",parentData:data,parentDataProperty:"escalation",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.previous_assignee !== undefined){
let data1 = data.previous_assignee;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(!(validate24(data1, {instancePath:instancePath+"/previous_assignee",parentData:data,parentDataProperty:"previous_assignee",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/previous_assignee",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/previous_assignee",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let unknown0 = 0;
for(const key0 in data){
if((((((((((key0 !== "escalation") && (key0 !== "previous_assignee")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v21 = validate65;

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 10000 && (data.length > 20000 || func0(data) > 10000)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 20000){
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
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.escalation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "escalation"},message:"must have required property '"+"escalation"+"'"});
errors++;
}
if(data.previous_status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "previous_status"},message:"must have required property '"+"previous_status"+"'"});
errors++;
}
if(data.resolution === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resolution"},message:"must have required property '"+"resolution"+"'"});
errors++;
}
if(data.escalation !== undefined){
let data0 = data.escalation;
if(!(validate60(data0, {instancePath:instancePath+"/escalation",parentData:data,parentDataProperty:"escalation",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.previous_status !== undefined){
let data1 = data.previous_status;
if(!(validate56(data1, {instancePath:instancePath+"/previous_status",parentData:data,parentDataProperty:"previous_status",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
let data2 = data.resolution;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!(validate66(data2, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
const _errs8 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/resolution",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/resolution",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let unknown0 = 0;
for(const key0 in data){
if(((((((((((key0 !== "escalation") && (key0 !== "previous_status")) && (key0 !== "resolution")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v22 = validate67;

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.escalation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "escalation"},message:"must have required property '"+"escalation"+"'"});
errors++;
}
if(data.escalation !== undefined){
let data0 = data.escalation;
if(!(validate60(data0, {instancePath:instancePath+"/escalation",parentData:data,parentDataProperty:"escalation",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((key0 !== "escalation") && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v23 = validate68;
const schema20 = {"type":"object","additionalProperties":false,"required":["id","form_id","form_version","form_name","status","answers","submitted_at","respondent","source_url","created"],"properties":{"id":{"$ref":"schema:Id"},"form_id":{"$ref":"schema:Id"},"form_version":{"$ref":"schema:FormVersionNumber"},"form_name":{"$ref":"schema:FormName"},"status":{"$ref":"schema:FormSubmissionStatus"},"answers":{"$ref":"schema:FormAnswers"},"submitted_at":{"$ref":"schema:Timestamp"},"respondent":{"$ref":"schema:FormRespondent"},"source_url":{"type":["string","null"],"format":"uri","maxLength":2000},"created":{"type":"array","maxItems":20,"items":{"$ref":"schema:RecordTarget"}}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema21 = {"type":"string","enum":["in_progress","submitted","abandoned","held","ready","rejected"]};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema21.enum;
if(!((((((data === "in_progress") || (data === "submitted")) || (data === "abandoned")) || (data === "held")) || (data === "ready")) || (data === "rejected"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const over0 = Object.keys(data).length > 300;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxProperties",params:{limit: 300},message:"must NOT have more than 300 properties"});
errors++;
}
const before0 = errors;
if(!over0){
for(const key0 in data){
const _errs1 = errors;
if(!(validate18(key0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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
if(!(validate22(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
else {
var props0 = validate22.evaluated.props;
var items0 = validate22.evaluated.items;
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
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"object","additionalProperties":false,"required":["name","email","client_id"],"properties":{"name":{"type":["string","null"],"minLength":1,"maxLength":200},"email":{"anyOf":[{"$ref":"schema:EmailAddress"},{"type":"null"}]},"client_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 254 && (data.length > 508 || func0(data) > 254)){
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
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.email === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});
errors++;
}
if(data.client_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_id"},message:"must have required property '"+"client_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "email")) || (key0 === "client_id"))){
if(unknown0++ < 100){
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
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: schema22.properties.name.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(data0.length > 200 && (data0.length > 400 || func0(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func0(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.email !== undefined){
let data1 = data.email;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate73(data1, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.client_id !== undefined){
let data2 = data.client_id;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate1(data2, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
}
const _errs12 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"string","enum":["client","client_note","client_program","task","task_stage","ticket","ticket_message","escalation","sop","training_course","training_lesson","custom_object_record","form_submission","invoice","time_entry","chat_message","comment","user"]};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema23.enum;
if(!((((((((((((((((((data === "client") || (data === "client_note")) || (data === "client_program")) || (data === "task")) || (data === "task_stage")) || (data === "ticket")) || (data === "ticket_message")) || (data === "escalation")) || (data === "sop")) || (data === "training_course")) || (data === "training_lesson")) || (data === "custom_object_record")) || (data === "form_submission")) || (data === "invoice")) || (data === "time_entry")) || (data === "chat_message")) || (data === "comment")) || (data === "user"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(!(validate75(data0, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.form_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "form_id"},message:"must have required property '"+"form_id"+"'"});
errors++;
}
if(data.form_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "form_version"},message:"must have required property '"+"form_version"+"'"});
errors++;
}
if(data.form_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "form_name"},message:"must have required property '"+"form_name"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.answers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "answers"},message:"must have required property '"+"answers"+"'"});
errors++;
}
if(data.submitted_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "submitted_at"},message:"must have required property '"+"submitted_at"+"'"});
errors++;
}
if(data.respondent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "respondent"},message:"must have required property '"+"respondent"+"'"});
errors++;
}
if(data.source_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source_url"},message:"must have required property '"+"source_url"+"'"});
errors++;
}
if(data.created === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema20.properties, key0))){
if(unknown0++ < 100){
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
if(data.form_id !== undefined){
let data1 = data.form_id;
if(!(validate1(data1, {instancePath:instancePath+"/form_id",parentData:data,parentDataProperty:"form_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.form_version !== undefined){
let data2 = data.form_version;
if(!(validate69(data2, {instancePath:instancePath+"/form_version",parentData:data,parentDataProperty:"form_version",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.form_name !== undefined){
let data3 = data.form_name;
if(!(validate70(data3, {instancePath:instancePath+"/form_name",parentData:data,parentDataProperty:"form_name",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(!(validate71(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.answers !== undefined){
let data5 = data.answers;
if(!(validate72(data5, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.submitted_at !== undefined){
let data6 = data.submitted_at;
if(!(validate3(data6, {instancePath:instancePath+"/submitted_at",parentData:data,parentDataProperty:"submitted_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.respondent !== undefined){
let data7 = data.respondent;
if(!(validate74(data7, {instancePath:instancePath+"/respondent",parentData:data,parentDataProperty:"respondent",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.source_url !== undefined){
let data8 = data.source_url;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/source_url",keyword:"type",params:{type: schema20.properties.source_url.type},message:"must be string,null"});
errors++;
}
if(typeof data8 === "string"){
if(data8.length > 2000 && (data8.length > 4000 || func0(data8) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/source_url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data8.length <= 4000){
if(!(formats2(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/source_url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});
errors++;
}
}
}
}
if(data.created !== undefined){
let data9 = data.created;
if(Array.isArray(data9)){
const over0 = data9.length > 20;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs14 = errors;
if(!(validate76(data10, {instancePath:instancePath+"/created/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.submission === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "submission"},message:"must have required property '"+"submission"+"'"});
errors++;
}
if(data.held_before === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "held_before"},message:"must have required property '"+"held_before"+"'"});
errors++;
}
if(data.reviewed_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reviewed_by"},message:"must have required property '"+"reviewed_by"+"'"});
errors++;
}
if(data.submission !== undefined){
let data0 = data.submission;
if(!(validate77(data0, {instancePath:instancePath+"/submission",parentData:data,parentDataProperty:"submission",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.held_before !== undefined){
let data1 = data.held_before;
if(typeof data1 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/held_before",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.reviewed_by !== undefined){
let data2 = data.reviewed_by;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/reviewed_by",parentData:data,parentDataProperty:"reviewed_by",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs8 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/reviewed_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/reviewed_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let unknown0 = 0;
for(const key0 in data){
if(((((((((key0 !== "submission") && (key0 !== "held_before")) && (key0 !== "reviewed_by")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v24 = validate78;
const schema24 = {"type":"object","additionalProperties":false,"required":["id","form_id","form_version","form_name","status","answers","submitted_at","respondent","source_url"],"properties":{"id":{"$ref":"schema:Id"},"form_id":{"$ref":"schema:Id"},"form_version":{"$ref":"schema:FormVersionNumber"},"form_name":{"$ref":"schema:FormName"},"status":{"$ref":"schema:FormSubmissionStatus"},"answers":{"$ref":"schema:FormAnswers"},"submitted_at":{"$ref":"schema:Timestamp"},"respondent":{"$ref":"schema:FormRespondent"},"source_url":{"type":["string","null"],"format":"uri","maxLength":2000}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.form_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "form_id"},message:"must have required property '"+"form_id"+"'"});
errors++;
}
if(data.form_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "form_version"},message:"must have required property '"+"form_version"+"'"});
errors++;
}
if(data.form_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "form_name"},message:"must have required property '"+"form_name"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.answers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "answers"},message:"must have required property '"+"answers"+"'"});
errors++;
}
if(data.submitted_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "submitted_at"},message:"must have required property '"+"submitted_at"+"'"});
errors++;
}
if(data.respondent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "respondent"},message:"must have required property '"+"respondent"+"'"});
errors++;
}
if(data.source_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source_url"},message:"must have required property '"+"source_url"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema24.properties, key0))){
if(unknown0++ < 100){
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
if(data.form_id !== undefined){
let data1 = data.form_id;
if(!(validate1(data1, {instancePath:instancePath+"/form_id",parentData:data,parentDataProperty:"form_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.form_version !== undefined){
let data2 = data.form_version;
if(!(validate69(data2, {instancePath:instancePath+"/form_version",parentData:data,parentDataProperty:"form_version",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.form_name !== undefined){
let data3 = data.form_name;
if(!(validate70(data3, {instancePath:instancePath+"/form_name",parentData:data,parentDataProperty:"form_name",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(!(validate71(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
if(data.answers !== undefined){
let data5 = data.answers;
if(!(validate72(data5, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.submitted_at !== undefined){
let data6 = data.submitted_at;
if(!(validate3(data6, {instancePath:instancePath+"/submitted_at",parentData:data,parentDataProperty:"submitted_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.respondent !== undefined){
let data7 = data.respondent;
if(!(validate74(data7, {instancePath:instancePath+"/respondent",parentData:data,parentDataProperty:"respondent",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.source_url !== undefined){
let data8 = data.source_url;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/source_url",keyword:"type",params:{type: schema24.properties.source_url.type},message:"must be string,null"});
errors++;
}
if(typeof data8 === "string"){
if(data8.length > 2000 && (data8.length > 4000 || func0(data8) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/source_url",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data8.length <= 4000){
if(!(formats2(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/source_url",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});
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
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.submission === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "submission"},message:"must have required property '"+"submission"+"'"});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
if(data.reviewed_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reviewed_by"},message:"must have required property '"+"reviewed_by"+"'"});
errors++;
}
if(data.submission !== undefined){
let data0 = data.submission;
if(!(validate79(data0, {instancePath:instancePath+"/submission",parentData:data,parentDataProperty:"submission",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if(data1.length > 2000 && (data1.length > 4000 || func0(data1) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func0(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 4000){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.reviewed_by !== undefined){
let data2 = data.reviewed_by;
if(!(validate24(data2, {instancePath:instancePath+"/reviewed_by",parentData:data,parentDataProperty:"reviewed_by",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((key0 !== "submission") && (key0 !== "reason")) && (key0 !== "reviewed_by")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v25 = validate80;

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "key")) || (key0 === "label"))){
if(unknown0++ < 100){
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
if(data.key !== undefined){
let data1 = data.key;
if(!(validate18(data1, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(data2.length > 80 && (data2.length > 160 || func0(data2) > 80)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
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
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(!(validate18(key0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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
if(data0.length > 10000 && (data0.length > 20000 || func0(data0) > 10000)){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
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
if(_valid0){
}
const _errs9 = errors;
if(typeof data0 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
const _errs11 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
const _errs13 = errors;
if(Array.isArray(data0)){
const over1 = data0.length > 200;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before2 = errors;
if(!over1){
let valid4 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs15 = errors;
if(typeof data1 === "string"){
if(data1.length > 1000 && (data1.length > 2000 || func0(data1) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var valid3 = _errs15 === errors;
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
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var items0 = true;
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
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.button === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "button"},message:"must have required property '"+"button"+"'"});
errors++;
}
if(data.record === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record"},message:"must have required property '"+"record"+"'"});
errors++;
}
if(data.clicked_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "clicked_by"},message:"must have required property '"+"clicked_by"+"'"});
errors++;
}
if(data.inputs === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "inputs"},message:"must have required property '"+"inputs"+"'"});
errors++;
}
if(data.button !== undefined){
let data0 = data.button;
if(!(validate81(data0, {instancePath:instancePath+"/button",parentData:data,parentDataProperty:"button",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
if(data.record !== undefined){
let data1 = data.record;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(validate76(data1, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/record",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/record",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.clicked_by !== undefined){
let data2 = data.clicked_by;
if(!(validate24(data2, {instancePath:instancePath+"/clicked_by",parentData:data,parentDataProperty:"clicked_by",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.inputs !== undefined){
let data3 = data.inputs;
if(!(validate82(data3, {instancePath:instancePath+"/inputs",parentData:data,parentDataProperty:"inputs",rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((((key0 !== "button") && (key0 !== "record")) && (key0 !== "clicked_by")) && (key0 !== "inputs")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v26 = validate83;
const schema25 = {"type":"object","additionalProperties":false,"required":["id","title","status","version","folder_id","tags","owner_id","next_review_at","published_at"],"properties":{"id":{"$ref":"schema:Id"},"title":{"$ref":"schema:SopTitle"},"status":{"$ref":"schema:SopStatus"},"version":{"$ref":"schema:SopVersionNumber"},"folder_id":{"$ref":"schema:SopFolderId"},"tags":{"$ref":"schema:Tags"},"owner_id":{"$ref":"schema:Id"},"next_review_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"published_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":"string","enum":["draft","in_review","published","archived"]};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema26.enum;
if(!((((data === "draft") || (data === "in_review")) || (data === "published")) || (data === "archived"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
}
const _errs2 = errors;
if(data !== null){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
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
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"});
errors++;
}
if(data.folder_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "folder_id"},message:"must have required property '"+"folder_id"+"'"});
errors++;
}
if(data.tags === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"});
errors++;
}
if(data.owner_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner_id"},message:"must have required property '"+"owner_id"+"'"});
errors++;
}
if(data.next_review_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_review_at"},message:"must have required property '"+"next_review_at"+"'"});
errors++;
}
if(data.published_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "published_at"},message:"must have required property '"+"published_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema25.properties, key0))){
if(unknown0++ < 100){
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
if(data.title !== undefined){
let data1 = data.title;
if(!(validate84(data1, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(validate85(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
let data3 = data.version;
if(!(validate86(data3, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.folder_id !== undefined){
let data4 = data.folder_id;
if(!(validate87(data4, {instancePath:instancePath+"/folder_id",parentData:data,parentDataProperty:"folder_id",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
let data5 = data.tags;
if(!(validate59(data5, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.owner_id !== undefined){
let data6 = data.owner_id;
if(!(validate1(data6, {instancePath:instancePath+"/owner_id",parentData:data,parentDataProperty:"owner_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.next_review_at !== undefined){
let data7 = data.next_review_at;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(validate3(data7, {instancePath:instancePath+"/next_review_at",parentData:data,parentDataProperty:"next_review_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
const _errs12 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/next_review_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/next_review_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.published_at !== undefined){
let data8 = data.published_at;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(!(validate3(data8, {instancePath:instancePath+"/published_at",parentData:data,parentDataProperty:"published_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
}
const _errs17 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/published_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/published_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sop === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop"},message:"must have required property '"+"sop"+"'"});
errors++;
}
if(data.archived_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "archived_at"},message:"must have required property '"+"archived_at"+"'"});
errors++;
}
if(data.sop !== undefined){
let data0 = data.sop;
if(!(validate88(data0, {instancePath:instancePath+"/sop",parentData:data,parentDataProperty:"sop",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.archived_at !== undefined){
let data1 = data.archived_at;
if(!(validate3(data1, {instancePath:instancePath+"/archived_at",parentData:data,parentDataProperty:"archived_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((((key0 !== "sop") && (key0 !== "archived_at")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v27 = validate89;
const schema27 = {"type":"object","additionalProperties":false,"required":["id","kind","body_text","step_id","rating","author"],"properties":{"id":{"$ref":"schema:Id"},"kind":{"type":"string","enum":["feedback","outdated_flag"]},"body_text":{"anyOf":[{"$ref":"schema:SopFeedbackText"},{"type":"null"}]},"step_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"rating":{"anyOf":[{"$ref":"schema:SopRatingValue"},{"type":"null"}]},"author":{"$ref":"schema:UserRef"}}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 5000 && (data.length > 10000 || func0(data) > 5000)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 10000){
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
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data > 5 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"});
errors++;
}
if(data < 1 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.body_text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body_text"},message:"must have required property '"+"body_text"+"'"});
errors++;
}
if(data.step_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "step_id"},message:"must have required property '"+"step_id"+"'"});
errors++;
}
if(data.rating === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rating"},message:"must have required property '"+"rating"+"'"});
errors++;
}
if(data.author === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "kind")) || (key0 === "body_text")) || (key0 === "step_id")) || (key0 === "rating")) || (key0 === "author"))){
if(unknown0++ < 100){
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
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema27.properties.kind.enum;
if(!((data1 === "feedback") || (data1 === "outdated_flag"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema27.properties.kind.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.body_text !== undefined){
let data2 = data.body_text;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate90(data2, {instancePath:instancePath+"/body_text",parentData:data,parentDataProperty:"body_text",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
const _errs8 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.step_id !== undefined){
let data3 = data.step_id;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(!(validate1(data3, {instancePath:instancePath+"/step_id",parentData:data,parentDataProperty:"step_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
}
const _errs13 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/step_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/step_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.rating !== undefined){
let data4 = data.rating;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(!(validate91(data4, {instancePath:instancePath+"/rating",parentData:data,parentDataProperty:"rating",rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
if(_valid2){
}
const _errs18 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/rating",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
if(_valid2){
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/rating",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.author !== undefined){
let data5 = data.author;
if(!(validate24(data5, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
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
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sop === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop"},message:"must have required property '"+"sop"+"'"});
errors++;
}
if(data.feedback === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "feedback"},message:"must have required property '"+"feedback"+"'"});
errors++;
}
if(data.sop !== undefined){
let data0 = data.sop;
if(!(validate88(data0, {instancePath:instancePath+"/sop",parentData:data,parentDataProperty:"sop",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.feedback !== undefined){
let data1 = data.feedback;
if(!(validate92(data1, {instancePath:instancePath+"/feedback",parentData:data,parentDataProperty:"feedback",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((key0 !== "sop") && (key0 !== "feedback")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v28 = validate93;
const schema28 = {"type":"object","allOf":[{"$ref":"schema:EventCommon"},{"$ref":"schema:EventChange"}],"unevaluatedProperties":false,"required":["sop","change_note","previous_version","published_by"],"properties":{"sop":{"$ref":"schema:EventSop"},"change_note":{"$ref":"schema:SopChangeNote"},"previous_version":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"published_by":{"$ref":"schema:UserRef"}}};
const schema29 = {"type":["string","null"],"minLength":1,"maxLength":2000};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema29.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(data.length > 2000 && (data.length > 4000 || func0(data) > 2000)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sop === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop"},message:"must have required property '"+"sop"+"'"});
errors++;
}
if(data.change_note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "change_note"},message:"must have required property '"+"change_note"+"'"});
errors++;
}
if(data.previous_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "previous_version"},message:"must have required property '"+"previous_version"+"'"});
errors++;
}
if(data.published_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "published_by"},message:"must have required property '"+"published_by"+"'"});
errors++;
}
if(data.sop !== undefined){
let data0 = data.sop;
if(!(validate88(data0, {instancePath:instancePath+"/sop",parentData:data,parentDataProperty:"sop",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.change_note !== undefined){
let data1 = data.change_note;
if(!(validate94(data1, {instancePath:instancePath+"/change_note",parentData:data,parentDataProperty:"change_note",rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data.previous_version !== undefined){
let data2 = data.previous_version;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/previous_version",keyword:"type",params:{type: schema28.properties.previous_version.type},message:"must be integer,null"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/previous_version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/previous_version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.published_by !== undefined){
let data3 = data.published_by;
if(!(validate24(data3, {instancePath:instancePath+"/published_by",parentData:data,parentDataProperty:"published_by",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((((((key0 !== "sop") && (key0 !== "change_note")) && (key0 !== "previous_version")) && (key0 !== "published_by")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v29 = validate95;

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sop === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop"},message:"must have required property '"+"sop"+"'"});
errors++;
}
if(data.change_note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "change_note"},message:"must have required property '"+"change_note"+"'"});
errors++;
}
if(data.sop !== undefined){
let data0 = data.sop;
if(!(validate88(data0, {instancePath:instancePath+"/sop",parentData:data,parentDataProperty:"sop",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.change_note !== undefined){
let data1 = data.change_note;
if(!(validate94(data1, {instancePath:instancePath+"/change_note",parentData:data,parentDataProperty:"change_note",rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((((key0 !== "sop") && (key0 !== "change_note")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v30 = validate96;
const schema30 = {"type":"object","additionalProperties":false,"required":["id","name","number","status","priority_level","tags","client","process_definition_id","process_definition_version","department_id","assigned_to","current_stage","start_date","due_date","completed_at","is_private","created_by","created_at","updated_at","revision"],"properties":{"id":{"$ref":"schema:Id"},"name":{"type":["string","null"],"maxLength":300},"number":{"$ref":"schema:RecordNumber"},"status":{"$ref":"schema:EventStatus"},"priority_level":{"anyOf":[{"$ref":"schema:Priority"},{"type":"null"}]},"tags":{"$ref":"schema:Tags"},"client":{"anyOf":[{"$ref":"schema:EventClient"},{"type":"null"}]},"process_definition_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"process_definition_version":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"department_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"assigned_to":{"type":"array","maxItems":50,"items":{"$ref":"schema:UserRef"}},"current_stage":{"anyOf":[{"$ref":"schema:EventStageRef"},{"type":"null"}]},"start_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"completed_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"is_private":{"type":"boolean"},"created_by":{"$ref":"schema:Id"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"revision":{"$ref":"schema:Revision"}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema31 = {"type":"string","enum":["low","normal","high","urgent"]};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema31.enum;
if(!((((data === "low") || (data === "normal")) || (data === "high")) || (data === "urgent"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema31.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema32 = {"type":"object","additionalProperties":false,"required":["id","name","position","status"],"properties":{"id":{"$ref":"schema:Id"},"name":{"type":["string","null"],"maxLength":200},"position":{"$ref":"schema:Position"},"status":{"type":"string","enum":["pending","ready","in_progress","completed","skipped","cancelled"]}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "position")) || (key0 === "status"))){
if(unknown0++ < 100){
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
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: schema32.properties.name.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(data1.length > 200 && (data1.length > 400 || func0(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
}
if(data.position !== undefined){
let data2 = data.position;
if(!(validate99(data2, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema32.properties.status.enum;
if(!((((((data3 === "pending") || (data3 === "ready")) || (data3 === "in_progress")) || (data3 === "completed")) || (data3 === "skipped")) || (data3 === "cancelled"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema32.properties.status.enum},message:"must be equal to one of the allowed values"});
errors++;
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
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
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
if(data.start_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start_date"},message:"must have required property '"+"start_date"+"'"});
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
if(data.is_private === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_private"},message:"must have required property '"+"is_private"+"'"});
errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"});
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
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema30.properties, key0))){
if(unknown0++ < 100){
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
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: schema30.properties.name.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(data1.length > 300 && (data1.length > 600 || func0(data1) > 300)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
}
}
if(data.number !== undefined){
let data2 = data.number;
if(!(validate97(data2, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(!(validate56(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.priority_level !== undefined){
let data4 = data.priority_level;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate98(data4, {instancePath:instancePath+"/priority_level",parentData:data,parentDataProperty:"priority_level",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
const _errs10 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.tags !== undefined){
let data5 = data.tags;
if(!(validate59(data5, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
let data6 = data.client;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!(validate12(data6, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props0 = true;
}
const _errs16 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/client",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.process_definition_id !== undefined){
let data7 = data.process_definition_id;
const _errs19 = errors;
let valid3 = false;
const _errs20 = errors;
if(!(validate1(data7, {instancePath:instancePath+"/process_definition_id",parentData:data,parentDataProperty:"process_definition_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
if(_valid2){
}
const _errs21 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
if(_valid2){
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.process_definition_version !== undefined){
let data8 = data.process_definition_version;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_version",keyword:"type",params:{type: schema30.properties.process_definition_version.type},message:"must be integer,null"});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.department_id !== undefined){
let data9 = data.department_id;
const _errs26 = errors;
let valid4 = false;
const _errs27 = errors;
if(!(validate1(data9, {instancePath:instancePath+"/department_id",parentData:data,parentDataProperty:"department_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
if(_valid3){
}
const _errs28 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs28 === errors;
valid4 = valid4 || _valid3;
if(_valid3){
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.assigned_to !== undefined){
let data10 = data.assigned_to;
if(Array.isArray(data10)){
const over0 = data10.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid6 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs32 = errors;
if(!(validate24(data11, {instancePath:instancePath+"/assigned_to/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid5 = _errs32 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.current_stage !== undefined){
let data12 = data.current_stage;
const _errs34 = errors;
let valid7 = false;
const _errs35 = errors;
if(!(validate100(data12, {instancePath:instancePath+"/current_stage",parentData:data,parentDataProperty:"current_stage",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var _valid4 = _errs35 === errors;
valid7 = valid7 || _valid4;
if(_valid4){
var props1 = true;
}
const _errs36 = errors;
if(data12 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/current_stage",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs36 === errors;
valid7 = valid7 || _valid4;
if(_valid4){
}
if(!valid7){
(vErrors ??= []).push({instancePath:instancePath+"/current_stage",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.start_date !== undefined){
let data13 = data.start_date;
const _errs39 = errors;
let valid8 = false;
const _errs40 = errors;
if(!(validate3(data13, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid5 = _errs40 === errors;
valid8 = valid8 || _valid5;
if(_valid5){
}
const _errs41 = errors;
if(data13 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/start_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid5 = _errs41 === errors;
valid8 = valid8 || _valid5;
if(_valid5){
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/start_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.due_date !== undefined){
let data14 = data.due_date;
const _errs44 = errors;
let valid9 = false;
const _errs45 = errors;
if(!(validate3(data14, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid6 = _errs45 === errors;
valid9 = valid9 || _valid6;
if(_valid6){
}
const _errs46 = errors;
if(data14 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid6 = _errs46 === errors;
valid9 = valid9 || _valid6;
if(_valid6){
}
if(!valid9){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.completed_at !== undefined){
let data15 = data.completed_at;
const _errs49 = errors;
let valid10 = false;
const _errs50 = errors;
if(!(validate3(data15, {instancePath:instancePath+"/completed_at",parentData:data,parentDataProperty:"completed_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid7 = _errs50 === errors;
valid10 = valid10 || _valid7;
if(_valid7){
}
const _errs51 = errors;
if(data15 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/completed_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid7 = _errs51 === errors;
valid10 = valid10 || _valid7;
if(_valid7){
}
if(!valid10){
(vErrors ??= []).push({instancePath:instancePath+"/completed_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
}
if(data.is_private !== undefined){
let data16 = data.is_private;
if(typeof data16 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_private",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.created_by !== undefined){
let data17 = data.created_by;
if(!(validate1(data17, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data18 = data.created_at;
if(!(validate3(data18, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data19 = data.updated_at;
if(!(validate3(data19, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.revision !== undefined){
let data20 = data.revision;
if(!(validate47(data20, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
if(data.completed_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "completed_by"},message:"must have required property '"+"completed_by"+"'"});
errors++;
}
if(data.duration_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "duration_minutes"},message:"must have required property '"+"duration_minutes"+"'"});
errors++;
}
if(data.forced === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "forced"},message:"must have required property '"+"forced"+"'"});
errors++;
}
if(data.task !== undefined){
let data0 = data.task;
if(!(validate101(data0, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.completed_by !== undefined){
let data1 = data.completed_by;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/completed_by",parentData:data,parentDataProperty:"completed_by",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/completed_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/completed_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.duration_minutes !== undefined){
let data2 = data.duration_minutes;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/duration_minutes",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/duration_minutes",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/duration_minutes",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.forced !== undefined){
let data3 = data.forced;
if(typeof data3 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/forced",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((((((key0 !== "task") && (key0 !== "completed_by")) && (key0 !== "duration_minutes")) && (key0 !== "forced")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
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
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v31 = validate102;
const schema33 = {"type":"string","enum":["api","ticket","schedule","automation","form","interface"]};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema33.enum;
if(!((((((data === "api") || (data === "ticket")) || (data === "schedule")) || (data === "automation")) || (data === "form")) || (data === "interface"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(!(validate103(data0, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
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
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
if(data.stages === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stages"},message:"must have required property '"+"stages"+"'"});
errors++;
}
if(data.source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"});
errors++;
}
if(data.task !== undefined){
let data0 = data.task;
if(!(validate101(data0, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.stages !== undefined){
let data1 = data.stages;
if(Array.isArray(data1)){
const over0 = data1.length > 500;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/stages",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate100(data2, {instancePath:instancePath+"/stages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/stages",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.source !== undefined){
let data3 = data.source;
if(!(validate104(data3, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((key0 !== "task") && (key0 !== "stages")) && (key0 !== "source")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v32 = validate105;

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deleted_at"},message:"must have required property '"+"deleted_at"+"'"});
errors++;
}
if(data.deleted_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deleted_by"},message:"must have required property '"+"deleted_by"+"'"});
errors++;
}
if(data.task !== undefined){
let data0 = data.task;
if(!(validate101(data0, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.deleted_at !== undefined){
let data1 = data.deleted_at;
if(!(validate3(data1, {instancePath:instancePath+"/deleted_at",parentData:data,parentDataProperty:"deleted_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.deleted_by !== undefined){
let data2 = data.deleted_by;
if(!(validate1(data2, {instancePath:instancePath+"/deleted_by",parentData:data,parentDataProperty:"deleted_by",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((key0 !== "task") && (key0 !== "deleted_at")) && (key0 !== "deleted_by")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v33 = validate106;

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
if(data.field_values === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field_values"},message:"must have required property '"+"field_values"+"'"});
errors++;
}
if(data.task !== undefined){
let data0 = data.task;
if(!(validate101(data0, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.field_values !== undefined){
let data1 = data.field_values;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(!(validate23(data1, {instancePath:instancePath+"/field_values",parentData:data,parentDataProperty:"field_values",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/field_values",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/field_values",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let unknown0 = 0;
for(const key0 in data){
if((((((((((key0 !== "task") && (key0 !== "field_values")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v34 = validate107;

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(!(validate108(data0, {instancePath:instancePath+"/comments",parentData:data,parentDataProperty:"comments",rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
if(data.attachments !== undefined){
let data1 = data.attachments;
if(!(validate108(data1, {instancePath:instancePath+"/attachments",parentData:data,parentDataProperty:"attachments",rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
if(data.time_entries !== undefined){
let data2 = data.time_entries;
if(!(validate108(data2, {instancePath:instancePath+"/time_entries",parentData:data,parentDataProperty:"time_entries",rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
if(data.ticket_links !== undefined){
let data3 = data.ticket_links;
if(!(validate108(data3, {instancePath:instancePath+"/ticket_links",parentData:data,parentDataProperty:"ticket_links",rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
if(data.watchers !== undefined){
let data4 = data.watchers;
if(!(validate108(data4, {instancePath:instancePath+"/watchers",parentData:data,parentDataProperty:"watchers",rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.survivor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "survivor"},message:"must have required property '"+"survivor"+"'"});
errors++;
}
if(data.source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"});
errors++;
}
if(data.moved === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "moved"},message:"must have required property '"+"moved"+"'"});
errors++;
}
if(data.survivor !== undefined){
let data0 = data.survivor;
if(!(validate101(data0, {instancePath:instancePath+"/survivor",parentData:data,parentDataProperty:"survivor",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(!(validate101(data1, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.moved !== undefined){
let data2 = data.moved;
if(!(validate109(data2, {instancePath:instancePath+"/moved",parentData:data,parentDataProperty:"moved",rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((key0 !== "survivor") && (key0 !== "source")) && (key0 !== "moved")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v35 = validate110;
const schema34 = {"type":"string","enum":["advance","jump","reopen"]};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema34.enum;
if(!(((data === "advance") || (data === "jump")) || (data === "reopen"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
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
if(data.task !== undefined){
let data0 = data.task;
if(!(validate101(data0, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.from_stage !== undefined){
let data1 = data.from_stage;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(!(validate100(data1, {instancePath:instancePath+"/from_stage",parentData:data,parentDataProperty:"from_stage",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/from_stage",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/from_stage",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.to_stage !== undefined){
let data2 = data.to_stage;
if(!(validate100(data2, {instancePath:instancePath+"/to_stage",parentData:data,parentDataProperty:"to_stage",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
if(data.how !== undefined){
let data3 = data.how;
if(!(validate111(data3, {instancePath:instancePath+"/how",parentData:data,parentDataProperty:"how",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((((((key0 !== "task") && (key0 !== "from_stage")) && (key0 !== "to_stage")) && (key0 !== "how")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v36 = validate112;
const schema35 = {"type":"object","additionalProperties":false,"required":["id","number","subject","status","priority","inbox_id","channel","client","requester","assigned_to","tags","is_private","is_spam","source","created_at","updated_at","revision"],"properties":{"id":{"$ref":"schema:Id"},"number":{"$ref":"schema:RecordNumber"},"subject":{"type":["string","null"],"maxLength":300},"status":{"$ref":"schema:EventStatus"},"priority":{"$ref":"schema:Priority"},"inbox_id":{"$ref":"schema:Id"},"channel":{"$ref":"schema:TicketChannel"},"client":{"anyOf":[{"$ref":"schema:EventClient"},{"type":"null"}]},"requester":{"anyOf":[{"$ref":"schema:EventCorrespondent"},{"type":"null"}]},"assigned_to":{"type":"array","maxItems":50,"items":{"$ref":"schema:UserRef"}},"tags":{"$ref":"schema:Tags"},"is_private":{"type":"boolean"},"is_spam":{"type":"boolean"},"source":{"$ref":"schema:TicketSource"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"revision":{"$ref":"schema:Revision"}}};
const schema36 = {"type":"string","enum":["email","chat","phone","sms","form","portal","api","internal"]};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema36.enum;
if(!((((((((data === "email") || (data === "chat")) || (data === "phone")) || (data === "sms")) || (data === "form")) || (data === "portal")) || (data === "api")) || (data === "internal"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"object","additionalProperties":false,"required":["id","name","email","phone","role"],"properties":{"id":{"$ref":"schema:Id"},"name":{"type":["string","null"],"maxLength":200},"email":{"type":["string","null"],"format":"email","maxLength":254},"phone":{"type":["string","null"],"maxLength":32},"role":{"type":"string","enum":["requester","cc","participant"]}}};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(data.phone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"});
errors++;
}
if(data.role === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "email")) || (key0 === "phone")) || (key0 === "role"))){
if(unknown0++ < 100){
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
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: schema37.properties.name.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(data1.length > 200 && (data1.length > 400 || func0(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
}
if(data.email !== undefined){
let data2 = data.email;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: schema37.properties.email.type},message:"must be string,null"});
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
if(data.phone !== undefined){
let data3 = data.phone;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: schema37.properties.phone.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 32 && (data3.length > 64 || func0(data3) > 32)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"});
errors++;
}
}
}
if(data.role !== undefined){
let data4 = data.role;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema37.properties.role.enum;
if(!(((data4 === "requester") || (data4 === "cc")) || (data4 === "participant"))){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"enum",params:{allowedValues: schema37.properties.role.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"string","enum":["inbound_message","api","interface","form","automation","review_queue","import"]};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema38.enum;
if(!(((((((data === "inbound_message") || (data === "api")) || (data === "interface")) || (data === "form")) || (data === "automation")) || (data === "review_queue")) || (data === "import"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.priority === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "priority"},message:"must have required property '"+"priority"+"'"});
errors++;
}
if(data.inbox_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "inbox_id"},message:"must have required property '"+"inbox_id"+"'"});
errors++;
}
if(data.channel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"});
errors++;
}
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.requester === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "requester"},message:"must have required property '"+"requester"+"'"});
errors++;
}
if(data.assigned_to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "assigned_to"},message:"must have required property '"+"assigned_to"+"'"});
errors++;
}
if(data.tags === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"});
errors++;
}
if(data.is_private === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_private"},message:"must have required property '"+"is_private"+"'"});
errors++;
}
if(data.is_spam === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_spam"},message:"must have required property '"+"is_spam"+"'"});
errors++;
}
if(data.source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"});
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
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema35.properties, key0))){
if(unknown0++ < 100){
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
if(!(validate97(data1, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
let data2 = data.subject;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"type",params:{type: schema35.properties.subject.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 300 && (data2.length > 600 || func0(data2) > 300)){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
}
}
if(data.status !== undefined){
let data3 = data.status;
if(!(validate56(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.priority !== undefined){
let data4 = data.priority;
if(!(validate98(data4, {instancePath:instancePath+"/priority",parentData:data,parentDataProperty:"priority",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.inbox_id !== undefined){
let data5 = data.inbox_id;
if(!(validate1(data5, {instancePath:instancePath+"/inbox_id",parentData:data,parentDataProperty:"inbox_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.channel !== undefined){
let data6 = data.channel;
if(!(validate113(data6, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
let data7 = data.client;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(!(validate12(data7, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs13 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/client",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.requester !== undefined){
let data8 = data.requester;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(!(validate114(data8, {instancePath:instancePath+"/requester",parentData:data,parentDataProperty:"requester",rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props1 = true;
}
const _errs18 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/requester",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/requester",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.assigned_to !== undefined){
let data9 = data.assigned_to;
if(Array.isArray(data9)){
const over0 = data9.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid4 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs22 = errors;
if(!(validate24(data10, {instancePath:instancePath+"/assigned_to/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid3 = _errs22 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tags !== undefined){
let data11 = data.tags;
if(!(validate59(data11, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
if(data.is_private !== undefined){
let data12 = data.is_private;
if(typeof data12 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_private",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_spam !== undefined){
let data13 = data.is_spam;
if(typeof data13 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_spam",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.source !== undefined){
let data14 = data.source;
if(!(validate115(data14, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data15 = data.created_at;
if(!(validate3(data15, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data16 = data.updated_at;
if(!(validate3(data16, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.revision !== undefined){
let data17 = data.revision;
if(!(validate47(data17, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
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
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"type":"object","additionalProperties":false,"required":["id","name","completed_at"],"properties":{"id":{"$ref":"schema:Id"},"name":{"type":["string","null"],"maxLength":300},"completed_at":{"$ref":"schema:Timestamp"}}};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.completed_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "completed_at"},message:"must have required property '"+"completed_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "completed_at"))){
if(unknown0++ < 100){
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
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: schema39.properties.name.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(data1.length > 300 && (data1.length > 600 || func0(data1) > 300)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
}
}
if(data.completed_at !== undefined){
let data2 = data.completed_at;
if(!(validate3(data2, {instancePath:instancePath+"/completed_at",parentData:data,parentDataProperty:"completed_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.tasks === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tasks"},message:"must have required property '"+"tasks"+"'"});
errors++;
}
if(data.last_task_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_task_id"},message:"must have required property '"+"last_task_id"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.tasks !== undefined){
let data1 = data.tasks;
if(Array.isArray(data1)){
const over0 = data1.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/tasks",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate117(data2, {instancePath:instancePath+"/tasks/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/tasks",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.last_task_id !== undefined){
let data3 = data.last_task_id;
if(!(validate1(data3, {instancePath:instancePath+"/last_task_id",parentData:data,parentDataProperty:"last_task_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((key0 !== "ticket") && (key0 !== "tasks")) && (key0 !== "last_task_id")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v37 = validate118;
const schema40 = {"type":"string","enum":["manual","auto","rule"]};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema40.enum;
if(!(((data === "manual") || (data === "auto")) || (data === "rule"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.added === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "added"},message:"must have required property '"+"added"+"'"});
errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"});
errors++;
}
if(data.rule_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rule_id"},message:"must have required property '"+"rule_id"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.added !== undefined){
let data1 = data.added;
if(Array.isArray(data1)){
const over0 = data1.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/added",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/added/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/added",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.method !== undefined){
let data3 = data.method;
if(!(validate119(data3, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
if(data.rule_id !== undefined){
let data4 = data.rule_id;
const _errs9 = errors;
let valid4 = false;
const _errs10 = errors;
if(!(validate1(data4, {instancePath:instancePath+"/rule_id",parentData:data,parentDataProperty:"rule_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid4 = valid4 || _valid0;
if(_valid0){
}
const _errs11 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/rule_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid4 = valid4 || _valid0;
if(_valid0){
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/rule_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let unknown0 = 0;
for(const key0 in data){
if((((((((((((key0 !== "ticket") && (key0 !== "added")) && (key0 !== "method")) && (key0 !== "rule_id")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v38 = validate120;

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
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
if(data.follow_up_of_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "follow_up_of_id"},message:"must have required property '"+"follow_up_of_id"+"'"});
errors++;
}
if(data.first_message_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "first_message_id"},message:"must have required property '"+"first_message_id"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.field_values !== undefined){
let data1 = data.field_values;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(validate23(data1, {instancePath:instancePath+"/field_values",parentData:data,parentDataProperty:"field_values",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/field_values",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/field_values",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.source !== undefined){
let data2 = data.source;
if(!(validate115(data2, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.follow_up_of_id !== undefined){
let data3 = data.follow_up_of_id;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(!(validate1(data3, {instancePath:instancePath+"/follow_up_of_id",parentData:data,parentDataProperty:"follow_up_of_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
if(_valid1){
}
const _errs12 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/follow_up_of_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs12 === errors;
valid3 = valid3 || _valid1;
if(_valid1){
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/follow_up_of_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.first_message_id !== undefined){
let data4 = data.first_message_id;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
if(!(validate1(data4, {instancePath:instancePath+"/first_message_id",parentData:data,parentDataProperty:"first_message_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
valid4 = valid4 || _valid2;
if(_valid2){
}
const _errs17 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/first_message_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs17 === errors;
valid4 = valid4 || _valid2;
if(_valid2){
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/first_message_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let unknown0 = 0;
for(const key0 in data){
if(((((((((((key0 !== "ticket") && (key0 !== "field_values")) && (key0 !== "source")) && (key0 !== "follow_up_of_id")) && (key0 !== "first_message_id")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v39 = validate121;
const schema41 = {"type":"object","allOf":[{"$ref":"schema:EventCommon"}],"unevaluatedProperties":false,"required":["ticket","draft","reviewer","comment","edited_by_reviewer"],"properties":{"ticket":{"$ref":"schema:EventTicket"},"draft":{"$ref":"schema:EventDraft"},"reviewer":{"$ref":"schema:UserRef"},"comment":{"type":["string","null"],"minLength":1,"maxLength":4000},"edited_by_reviewer":{"type":"boolean"}}};
const schema42 = {"type":"object","additionalProperties":false,"required":["id","revision","author","body_text"],"properties":{"id":{"$ref":"schema:Id"},"revision":{"$ref":"schema:Revision"},"author":{"anyOf":[{"$ref":"schema:UserRef"},{"type":"null"}]},"body_text":{"type":["string","null"],"maxLength":100000}}};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"});
errors++;
}
if(data.author === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"});
errors++;
}
if(data.body_text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body_text"},message:"must have required property '"+"body_text"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "revision")) || (key0 === "author")) || (key0 === "body_text"))){
if(unknown0++ < 100){
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
if(data.revision !== undefined){
let data1 = data.revision;
if(!(validate47(data1, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
let data2 = data.author;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.body_text !== undefined){
let data3 = data.body_text;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"type",params:{type: schema42.properties.body_text.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 100000 && (data3.length > 200000 || func0(data3) > 100000)){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.draft === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "draft"},message:"must have required property '"+"draft"+"'"});
errors++;
}
if(data.reviewer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reviewer"},message:"must have required property '"+"reviewer"+"'"});
errors++;
}
if(data.comment === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"});
errors++;
}
if(data.edited_by_reviewer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "edited_by_reviewer"},message:"must have required property '"+"edited_by_reviewer"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.draft !== undefined){
let data1 = data.draft;
if(!(validate122(data1, {instancePath:instancePath+"/draft",parentData:data,parentDataProperty:"draft",rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
if(data.reviewer !== undefined){
let data2 = data.reviewer;
if(!(validate24(data2, {instancePath:instancePath+"/reviewer",parentData:data,parentDataProperty:"reviewer",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.comment !== undefined){
let data3 = data.comment;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: schema41.properties.comment.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 4000 && (data3.length > 8000 || func0(data3) > 4000)){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"});
errors++;
}
if(data3.length < 1 || (data3.length < 2 && func0(data3) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.edited_by_reviewer !== undefined){
let data4 = data.edited_by_reviewer;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/edited_by_reviewer",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((((key0 !== "ticket") && (key0 !== "draft")) && (key0 !== "reviewer")) && (key0 !== "comment")) && (key0 !== "edited_by_reviewer")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v40 = validate123;
const schema43 = {"type":"object","allOf":[{"$ref":"schema:EventCommon"}],"unevaluatedProperties":false,"required":["ticket","draft","reviewer","decision","comment"],"properties":{"ticket":{"$ref":"schema:EventTicket"},"draft":{"$ref":"schema:EventDraft"},"reviewer":{"$ref":"schema:UserRef"},"decision":{"type":"string","enum":["rejected","changes_requested"]},"comment":{"type":["string","null"],"minLength":1,"maxLength":4000}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.draft === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "draft"},message:"must have required property '"+"draft"+"'"});
errors++;
}
if(data.reviewer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reviewer"},message:"must have required property '"+"reviewer"+"'"});
errors++;
}
if(data.decision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "decision"},message:"must have required property '"+"decision"+"'"});
errors++;
}
if(data.comment === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.draft !== undefined){
let data1 = data.draft;
if(!(validate122(data1, {instancePath:instancePath+"/draft",parentData:data,parentDataProperty:"draft",rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
if(data.reviewer !== undefined){
let data2 = data.reviewer;
if(!(validate24(data2, {instancePath:instancePath+"/reviewer",parentData:data,parentDataProperty:"reviewer",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.decision !== undefined){
let data3 = data.decision;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema43.properties.decision.enum;
if(!((data3 === "rejected") || (data3 === "changes_requested"))){
(vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"enum",params:{allowedValues: schema43.properties.decision.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.comment !== undefined){
let data4 = data.comment;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: schema43.properties.comment.type},message:"must be string,null"});
errors++;
}
if(typeof data4 === "string"){
if(data4.length > 4000 && (data4.length > 8000 || func0(data4) > 4000)){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"});
errors++;
}
if(data4.length < 1 || (data4.length < 2 && func0(data4) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((((key0 !== "ticket") && (key0 !== "draft")) && (key0 !== "reviewer")) && (key0 !== "decision")) && (key0 !== "comment")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v41 = validate124;
const schema44 = {"type":"string","enum":["author_requires_review","generated","inbox_policy"]};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema44.enum;
if(!(((data === "author_requires_review") || (data === "generated")) || (data === "inbox_policy"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.draft === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "draft"},message:"must have required property '"+"draft"+"'"});
errors++;
}
if(data.reviewers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reviewers"},message:"must have required property '"+"reviewers"+"'"});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.draft !== undefined){
let data1 = data.draft;
if(!(validate122(data1, {instancePath:instancePath+"/draft",parentData:data,parentDataProperty:"draft",rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
if(data.reviewers !== undefined){
let data2 = data.reviewers;
if(Array.isArray(data2)){
const over0 = data2.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/reviewers",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
if(!(validate24(data3, {instancePath:instancePath+"/reviewers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/reviewers",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.reason !== undefined){
let data4 = data.reason;
if(!(validate125(data4, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((((key0 !== "ticket") && (key0 !== "draft")) && (key0 !== "reviewers")) && (key0 !== "reason")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v42 = validate126;

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
if(data.reference_only === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reference_only"},message:"must have required property '"+"reference_only"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.task !== undefined){
let data1 = data.task;
if(!(validate101(data1, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.reference_only !== undefined){
let data2 = data.reference_only;
if(typeof data2 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/reference_only",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((key0 !== "ticket") && (key0 !== "task")) && (key0 !== "reference_only")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v43 = validate127;

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.task === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task"},message:"must have required property '"+"task"+"'"});
errors++;
}
if(data.reference_only === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reference_only"},message:"must have required property '"+"reference_only"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.task !== undefined){
let data1 = data.task;
if(!(validate101(data1, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.reference_only !== undefined){
let data2 = data.reference_only;
if(typeof data2 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/reference_only",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((key0 !== "ticket") && (key0 !== "task")) && (key0 !== "reference_only")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v44 = validate128;

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messages === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"});
errors++;
}
if(data.notes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"});
errors++;
}
if(data.attachments === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attachments"},message:"must have required property '"+"attachments"+"'"});
errors++;
}
if(data.process_links === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "process_links"},message:"must have required property '"+"process_links"+"'"});
errors++;
}
if(data.correspondents === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "correspondents"},message:"must have required property '"+"correspondents"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "messages") || (key0 === "notes")) || (key0 === "attachments")) || (key0 === "process_links")) || (key0 === "correspondents"))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.messages !== undefined){
let data0 = data.messages;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/messages",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/messages",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/messages",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.notes !== undefined){
let data1 = data.notes;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.attachments !== undefined){
let data2 = data.attachments;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.process_links !== undefined){
let data3 = data.process_links;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/process_links",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/process_links",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/process_links",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.correspondents !== undefined){
let data4 = data.correspondents;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/correspondents",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/correspondents",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/correspondents",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
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
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.survivor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "survivor"},message:"must have required property '"+"survivor"+"'"});
errors++;
}
if(data.source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"});
errors++;
}
if(data.moved === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "moved"},message:"must have required property '"+"moved"+"'"});
errors++;
}
if(data.survivor !== undefined){
let data0 = data.survivor;
if(!(validate116(data0, {instancePath:instancePath+"/survivor",parentData:data,parentDataProperty:"survivor",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(!(validate116(data1, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.moved !== undefined){
let data2 = data.moved;
if(!(validate129(data2, {instancePath:instancePath+"/moved",parentData:data,parentDataProperty:"moved",rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((key0 !== "survivor") && (key0 !== "source")) && (key0 !== "moved")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v45 = validate130;
const schema45 = {"type":"object","additionalProperties":false,"required":["id","ticket_id","direction","channel","from","author","to","cc","subject","body_text","body_truncated","attachments","sent_at"],"properties":{"id":{"$ref":"schema:Id"},"ticket_id":{"$ref":"schema:Id"},"direction":{"type":"string","enum":["inbound","outbound"]},"channel":{"$ref":"schema:TicketChannel"},"from":{"anyOf":[{"$ref":"schema:EventCorrespondent"},{"type":"null"}]},"author":{"anyOf":[{"$ref":"schema:UserRef"},{"type":"null"}]},"to":{"type":"array","maxItems":50,"items":{"$ref":"schema:TicketRecipient"}},"cc":{"type":"array","maxItems":50,"items":{"$ref":"schema:TicketRecipient"}},"subject":{"type":["string","null"],"maxLength":300},"body_text":{"type":["string","null"],"maxLength":10000},"body_truncated":{"type":"boolean"},"attachments":{"type":"array","maxItems":50,"items":{"$ref":"schema:AttachmentRef"}},"sent_at":{"$ref":"schema:Timestamp"}}};
const schema46 = {"type":"object","additionalProperties":false,"required":["name","email","phone"],"properties":{"name":{"type":["string","null"],"minLength":1,"maxLength":200},"email":{"type":["string","null"],"format":"email","maxLength":254},"phone":{"type":["string","null"],"minLength":1,"maxLength":32}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.email === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});
errors++;
}
if(data.phone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "email")) || (key0 === "phone"))){
if(unknown0++ < 100){
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
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: schema46.properties.name.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(data0.length > 200 && (data0.length > 400 || func0(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func0(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.email !== undefined){
let data1 = data.email;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: schema46.properties.email.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(data1.length > 254 && (data1.length > 508 || func0(data1) > 254)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(data1.length <= 508){
if(!(formats3.test(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
}
}
}
}
if(data.phone !== undefined){
let data2 = data.phone;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: schema46.properties.phone.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 32 && (data2.length > 64 || func0(data2) > 32)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
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
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern8 = new RegExp("^[^/\\\\]+$", "u");

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(!pattern8.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[^/\\\\]+$"},message:"must match pattern \""+"^[^/\\\\]+$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern9 = new RegExp("^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$", "u");

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 127 && (data.length > 254 || func0(data) > 127)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 127},message:"must NOT have more than 127 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern9.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$"},message:"must match pattern \""+"^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(!(validate132(data1, {instancePath:instancePath+"/file_name",parentData:data,parentDataProperty:"file_name",rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
if(data.content_type !== undefined){
let data2 = data.content_type;
if(!(validate133(data2, {instancePath:instancePath+"/content_type",parentData:data,parentDataProperty:"content_type",rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
if(data.size !== undefined){
let data3 = data.size;
if(!(validate134(data3, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.ticket_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket_id"},message:"must have required property '"+"ticket_id"+"'"});
errors++;
}
if(data.direction === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "direction"},message:"must have required property '"+"direction"+"'"});
errors++;
}
if(data.channel === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"});
errors++;
}
if(data.from === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"});
errors++;
}
if(data.author === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "author"},message:"must have required property '"+"author"+"'"});
errors++;
}
if(data.to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"});
errors++;
}
if(data.cc === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cc"},message:"must have required property '"+"cc"+"'"});
errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"});
errors++;
}
if(data.body_text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body_text"},message:"must have required property '"+"body_text"+"'"});
errors++;
}
if(data.body_truncated === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body_truncated"},message:"must have required property '"+"body_truncated"+"'"});
errors++;
}
if(data.attachments === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attachments"},message:"must have required property '"+"attachments"+"'"});
errors++;
}
if(data.sent_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sent_at"},message:"must have required property '"+"sent_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema45.properties, key0))){
if(unknown0++ < 100){
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
if(data.ticket_id !== undefined){
let data1 = data.ticket_id;
if(!(validate1(data1, {instancePath:instancePath+"/ticket_id",parentData:data,parentDataProperty:"ticket_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.direction !== undefined){
let data2 = data.direction;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema45.properties.direction.enum;
if(!((data2 === "inbound") || (data2 === "outbound"))){
(vErrors ??= []).push({instancePath:instancePath+"/direction",keyword:"enum",params:{allowedValues: schema45.properties.direction.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.channel !== undefined){
let data3 = data.channel;
if(!(validate113(data3, {instancePath:instancePath+"/channel",parentData:data,parentDataProperty:"channel",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
let data4 = data.from;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate114(data4, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs10 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.author !== undefined){
let data5 = data.author;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate24(data5, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props1 = true;
}
const _errs15 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.to !== undefined){
let data6 = data.to;
if(Array.isArray(data6)){
const over0 = data6.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid4 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs19 = errors;
if(!(validate131(data7, {instancePath:instancePath+"/to/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.cc !== undefined){
let data8 = data.cc;
if(Array.isArray(data8)){
const over1 = data8.length > 50;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/cc",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid6 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs22 = errors;
if(!(validate131(data9, {instancePath:instancePath+"/cc/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid5 = _errs22 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/cc",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.subject !== undefined){
let data10 = data.subject;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"type",params:{type: schema45.properties.subject.type},message:"must be string,null"});
errors++;
}
if(typeof data10 === "string"){
if(data10.length > 300 && (data10.length > 600 || func0(data10) > 300)){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
}
}
if(data.body_text !== undefined){
let data11 = data.body_text;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"type",params:{type: schema45.properties.body_text.type},message:"must be string,null"});
errors++;
}
if(typeof data11 === "string"){
if(data11.length > 10000 && (data11.length > 20000 || func0(data11) > 10000)){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});
errors++;
}
}
}
if(data.body_truncated !== undefined){
let data12 = data.body_truncated;
if(typeof data12 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/body_truncated",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.attachments !== undefined){
let data13 = data.attachments;
if(Array.isArray(data13)){
const over2 = data13.length > 50;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid8 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
const _errs31 = errors;
if(!(validate135(data14, {instancePath:instancePath+"/attachments/" + i2,parentData:data13,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
var valid7 = _errs31 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/attachments",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.sent_at !== undefined){
let data15 = data.sent_at;
if(!(validate3(data15, {instancePath:instancePath+"/sent_at",parentData:data,parentDataProperty:"sent_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"});
errors++;
}
if(data.is_new_ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_new_ticket"},message:"must have required property '"+"is_new_ticket"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(!(validate136(data1, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.is_new_ticket !== undefined){
let data2 = data.is_new_ticket;
if(typeof data2 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_new_ticket",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((key0 !== "ticket") && (key0 !== "message")) && (key0 !== "is_new_ticket")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v46 = validate137;

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"});
errors++;
}
if(data.draft_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "draft_id"},message:"must have required property '"+"draft_id"+"'"});
errors++;
}
if(data.auto_sent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "auto_sent"},message:"must have required property '"+"auto_sent"+"'"});
errors++;
}
if(data.generated === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "generated"},message:"must have required property '"+"generated"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(!(validate136(data1, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.draft_id !== undefined){
let data2 = data.draft_id;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(!(validate1(data2, {instancePath:instancePath+"/draft_id",parentData:data,parentDataProperty:"draft_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/draft_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/draft_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.auto_sent !== undefined){
let data3 = data.auto_sent;
if(typeof data3 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/auto_sent",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.generated !== undefined){
let data4 = data.generated;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/generated",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((((key0 !== "ticket") && (key0 !== "message")) && (key0 !== "draft_id")) && (key0 !== "auto_sent")) && (key0 !== "generated")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v47 = validate138;

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(!(validate1(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.from_inbox === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "from_inbox"},message:"must have required property '"+"from_inbox"+"'"});
errors++;
}
if(data.to_inbox === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "to_inbox"},message:"must have required property '"+"to_inbox"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.from_inbox !== undefined){
let data1 = data.from_inbox;
if(!(validate139(data1, {instancePath:instancePath+"/from_inbox",parentData:data,parentDataProperty:"from_inbox",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.to_inbox !== undefined){
let data2 = data.to_inbox;
if(!(validate139(data2, {instancePath:instancePath+"/to_inbox",parentData:data,parentDataProperty:"to_inbox",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((((key0 !== "ticket") && (key0 !== "from_inbox")) && (key0 !== "to_inbox")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v48 = validate140;

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.previous_priority === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "previous_priority"},message:"must have required property '"+"previous_priority"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.previous_priority !== undefined){
let data1 = data.previous_priority;
if(!(validate98(data1, {instancePath:instancePath+"/previous_priority",parentData:data,parentDataProperty:"previous_priority",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((((key0 !== "ticket") && (key0 !== "previous_priority")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v49 = validate141;
const schema47 = {"type":"string","enum":["first_response","resolution"]};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema47.enum;
if(!((data === "first_response") || (data === "resolution"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema47.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.policy_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "policy_id"},message:"must have required property '"+"policy_id"+"'"});
errors++;
}
if(data.target_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "target_minutes"},message:"must have required property '"+"target_minutes"+"'"});
errors++;
}
if(data.due_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_at"},message:"must have required property '"+"due_at"+"'"});
errors++;
}
if(data.remaining_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "remaining_minutes"},message:"must have required property '"+"remaining_minutes"+"'"});
errors++;
}
if(data.at_risk_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "at_risk_at"},message:"must have required property '"+"at_risk_at"+"'"});
errors++;
}
if(data.breached_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "breached_at"},message:"must have required property '"+"breached_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "policy_id")) || (key0 === "target_minutes")) || (key0 === "due_at")) || (key0 === "remaining_minutes")) || (key0 === "at_risk_at")) || (key0 === "breached_at"))){
if(unknown0++ < 100){
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
if(!(validate142(data0, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
if(data.policy_id !== undefined){
let data1 = data.policy_id;
if(!(validate1(data1, {instancePath:instancePath+"/policy_id",parentData:data,parentDataProperty:"policy_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.target_minutes !== undefined){
let data2 = data.target_minutes;
if(!(validate143(data2, {instancePath:instancePath+"/target_minutes",parentData:data,parentDataProperty:"target_minutes",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
if(data.due_at !== undefined){
let data3 = data.due_at;
if(!(validate3(data3, {instancePath:instancePath+"/due_at",parentData:data,parentDataProperty:"due_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.remaining_minutes !== undefined){
let data4 = data.remaining_minutes;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/remaining_minutes",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 5256000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/remaining_minutes",keyword:"maximum",params:{comparison: "<=", limit: 5256000},message:"must be <= 5256000"});
errors++;
}
if(data4 < -5256000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/remaining_minutes",keyword:"minimum",params:{comparison: ">=", limit: -5256000},message:"must be >= -5256000"});
errors++;
}
}
}
if(data.at_risk_at !== undefined){
let data5 = data.at_risk_at;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate3(data5, {instancePath:instancePath+"/at_risk_at",parentData:data,parentDataProperty:"at_risk_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
const _errs11 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/at_risk_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/at_risk_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.breached_at !== undefined){
let data6 = data.breached_at;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!(validate3(data6, {instancePath:instancePath+"/breached_at",parentData:data,parentDataProperty:"breached_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
}
const _errs16 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/breached_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/breached_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.clock === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "clock"},message:"must have required property '"+"clock"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.clock !== undefined){
let data1 = data.clock;
if(!(validate144(data1, {instancePath:instancePath+"/clock",parentData:data,parentDataProperty:"clock",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((key0 !== "ticket") && (key0 !== "clock")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v50 = validate145;

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.clock === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "clock"},message:"must have required property '"+"clock"+"'"});
errors++;
}
if(data.breached_by_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "breached_by_minutes"},message:"must have required property '"+"breached_by_minutes"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.clock !== undefined){
let data1 = data.clock;
if(!(validate144(data1, {instancePath:instancePath+"/clock",parentData:data,parentDataProperty:"clock",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
}
if(data.breached_by_minutes !== undefined){
let data2 = data.breached_by_minutes;
if(!(validate143(data2, {instancePath:instancePath+"/breached_by_minutes",parentData:data,parentDataProperty:"breached_by_minutes",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((key0 !== "ticket") && (key0 !== "clock")) && (key0 !== "breached_by_minutes")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v51 = validate146;
const schema48 = {"type":"object","allOf":[{"$ref":"schema:EventCommon"},{"$ref":"schema:EventChange"}],"unevaluatedProperties":false,"required":["ticket","scope","sender","rule_id"],"properties":{"ticket":{"$ref":"schema:EventTicket"},"scope":{"type":"string","enum":["ticket","sender"]},"sender":{"anyOf":[{"$ref":"schema:EventCorrespondent"},{"type":"null"}]},"rule_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]}}};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.scope === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "scope"},message:"must have required property '"+"scope"+"'"});
errors++;
}
if(data.sender === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sender"},message:"must have required property '"+"sender"+"'"});
errors++;
}
if(data.rule_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rule_id"},message:"must have required property '"+"rule_id"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined){
let data1 = data.scope;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema48.properties.scope.enum;
if(!((data1 === "ticket") || (data1 === "sender"))){
(vErrors ??= []).push({instancePath:instancePath+"/scope",keyword:"enum",params:{allowedValues: schema48.properties.scope.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.sender !== undefined){
let data2 = data.sender;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate114(data2, {instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"sender",rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs9 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sender",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/sender",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.rule_id !== undefined){
let data3 = data.rule_id;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate1(data3, {instancePath:instancePath+"/rule_id",parentData:data,parentDataProperty:"rule_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
if(_valid1){
}
const _errs14 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/rule_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = valid3 || _valid1;
if(_valid1){
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/rule_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let unknown0 = 0;
for(const key0 in data){
if((((((((((((key0 !== "ticket") && (key0 !== "scope")) && (key0 !== "sender")) && (key0 !== "rule_id")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v52 = validate147;
const schema49 = {"type":"object","allOf":[{"$ref":"schema:EventCommon"},{"$ref":"schema:EventChange"}],"unevaluatedProperties":false,"required":["ticket","previous_status","reopened","reason"],"properties":{"ticket":{"$ref":"schema:EventTicket"},"previous_status":{"$ref":"schema:EventStatus"},"reopened":{"type":"boolean"},"reason":{"type":"string","enum":["user","inbound_message","auto_close","merge","spam","automation"]}}};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.previous_status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "previous_status"},message:"must have required property '"+"previous_status"+"'"});
errors++;
}
if(data.reopened === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reopened"},message:"must have required property '"+"reopened"+"'"});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.previous_status !== undefined){
let data1 = data.previous_status;
if(!(validate56(data1, {instancePath:instancePath+"/previous_status",parentData:data,parentDataProperty:"previous_status",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.reopened !== undefined){
let data2 = data.reopened;
if(typeof data2 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/reopened",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema49.properties.reason.enum;
if(!((((((data3 === "user") || (data3 === "inbound_message")) || (data3 === "auto_close")) || (data3 === "merge")) || (data3 === "spam")) || (data3 === "automation"))){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"enum",params:{allowedValues: schema49.properties.reason.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((((((key0 !== "ticket") && (key0 !== "previous_status")) && (key0 !== "reopened")) && (key0 !== "reason")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v53 = validate148;

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.removed === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "removed"},message:"must have required property '"+"removed"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.removed !== undefined){
let data1 = data.removed;
if(Array.isArray(data1)){
const over0 = data1.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/removed",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/removed/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/removed",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((((key0 !== "ticket") && (key0 !== "removed")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v54 = validate149;

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ticket === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"});
errors++;
}
if(data.field_values === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field_values"},message:"must have required property '"+"field_values"+"'"});
errors++;
}
if(data.ticket !== undefined){
let data0 = data.ticket;
if(!(validate116(data0, {instancePath:instancePath+"/ticket",parentData:data,parentDataProperty:"ticket",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.field_values !== undefined){
let data1 = data.field_values;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(!(validate23(data1, {instancePath:instancePath+"/field_values",parentData:data,parentDataProperty:"field_values",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/field_values",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/field_values",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let unknown0 = 0;
for(const key0 in data){
if((((((((((key0 !== "ticket") && (key0 !== "field_values")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v55 = validate150;
const schema50 = {"type":"object","additionalProperties":false,"required":["id","assessment_id","assessment_name","course_id","user","attempt_number","max_attempts","score_percent","pass_percent","submitted_at","graded_at"],"properties":{"id":{"$ref":"schema:Id"},"assessment_id":{"$ref":"schema:Id"},"assessment_name":{"$ref":"schema:TrainingAssessmentName"},"course_id":{"$ref":"schema:Id"},"user":{"$ref":"schema:UserRef"},"attempt_number":{"type":"integer","minimum":1,"maximum":100000},"max_attempts":{"$ref":"schema:TrainingMaxAttempts"},"score_percent":{"$ref":"schema:TrainingScorePercent"},"pass_percent":{"$ref":"schema:TrainingPassPercent"},"submitted_at":{"$ref":"schema:Timestamp"},"graded_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]}}};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"});
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":["number","null"],"minimum":0,"maximum":100};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(typeof data == "number")) && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema51.type},message:"must be number,null"});
errors++;
}
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
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.assessment_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "assessment_id"},message:"must have required property '"+"assessment_id"+"'"});
errors++;
}
if(data.assessment_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "assessment_name"},message:"must have required property '"+"assessment_name"+"'"});
errors++;
}
if(data.course_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "course_id"},message:"must have required property '"+"course_id"+"'"});
errors++;
}
if(data.user === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.attempt_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attempt_number"},message:"must have required property '"+"attempt_number"+"'"});
errors++;
}
if(data.max_attempts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_attempts"},message:"must have required property '"+"max_attempts"+"'"});
errors++;
}
if(data.score_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "score_percent"},message:"must have required property '"+"score_percent"+"'"});
errors++;
}
if(data.pass_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pass_percent"},message:"must have required property '"+"pass_percent"+"'"});
errors++;
}
if(data.submitted_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "submitted_at"},message:"must have required property '"+"submitted_at"+"'"});
errors++;
}
if(data.graded_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "graded_at"},message:"must have required property '"+"graded_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema50.properties, key0))){
if(unknown0++ < 100){
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
if(data.assessment_id !== undefined){
let data1 = data.assessment_id;
if(!(validate1(data1, {instancePath:instancePath+"/assessment_id",parentData:data,parentDataProperty:"assessment_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.assessment_name !== undefined){
let data2 = data.assessment_name;
if(!(validate151(data2, {instancePath:instancePath+"/assessment_name",parentData:data,parentDataProperty:"assessment_name",rootData}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.course_id !== undefined){
let data3 = data.course_id;
if(!(validate1(data3, {instancePath:instancePath+"/course_id",parentData:data,parentDataProperty:"course_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.user !== undefined){
let data4 = data.user;
if(!(validate24(data4, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.attempt_number !== undefined){
let data5 = data.attempt_number;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/attempt_number",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 100000 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/attempt_number",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/attempt_number",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.max_attempts !== undefined){
let data6 = data.max_attempts;
if(!(validate152(data6, {instancePath:instancePath+"/max_attempts",parentData:data,parentDataProperty:"max_attempts",rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
if(data.score_percent !== undefined){
let data7 = data.score_percent;
if(!(validate153(data7, {instancePath:instancePath+"/score_percent",parentData:data,parentDataProperty:"score_percent",rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.pass_percent !== undefined){
let data8 = data.pass_percent;
if(!(validate154(data8, {instancePath:instancePath+"/pass_percent",parentData:data,parentDataProperty:"pass_percent",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.submitted_at !== undefined){
let data9 = data.submitted_at;
if(!(validate3(data9, {instancePath:instancePath+"/submitted_at",parentData:data,parentDataProperty:"submitted_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.graded_at !== undefined){
let data10 = data.graded_at;
const _errs14 = errors;
let valid1 = false;
const _errs15 = errors;
if(!(validate3(data10, {instancePath:instancePath+"/graded_at",parentData:data,parentDataProperty:"graded_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
const _errs16 = errors;
if(data10 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/graded_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/graded_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"type":["integer","null"],"minimum":0,"maximum":1000};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!((typeof data == "number") && (!(data % 1) && !isNaN(data)))) && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema52.type},message:"must be integer,null"});
errors++;
}
if(typeof data == "number"){
if(data > 1000 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"});
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
}
const _errs2 = errors;
if(data !== null){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
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
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attempt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attempt"},message:"must have required property '"+"attempt"+"'"});
errors++;
}
if(data.attempts_left === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attempts_left"},message:"must have required property '"+"attempts_left"+"'"});
errors++;
}
if(data.next_attempt_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_attempt_at"},message:"must have required property '"+"next_attempt_at"+"'"});
errors++;
}
if(data.attempt !== undefined){
let data0 = data.attempt;
if(!(validate155(data0, {instancePath:instancePath+"/attempt",parentData:data,parentDataProperty:"attempt",rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
if(data.attempts_left !== undefined){
let data1 = data.attempts_left;
if(!(validate156(data1, {instancePath:instancePath+"/attempts_left",parentData:data,parentDataProperty:"attempts_left",rootData}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
if(data.next_attempt_at !== undefined){
let data2 = data.next_attempt_at;
if(!(validate157(data2, {instancePath:instancePath+"/next_attempt_at",parentData:data,parentDataProperty:"next_attempt_at",rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((key0 !== "attempt") && (key0 !== "attempts_left")) && (key0 !== "next_attempt_at")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v56 = validate158;

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attempt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attempt"},message:"must have required property '"+"attempt"+"'"});
errors++;
}
if(data.certification_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "certification_id"},message:"must have required property '"+"certification_id"+"'"});
errors++;
}
if(data.attempt !== undefined){
let data0 = data.attempt;
if(!(validate155(data0, {instancePath:instancePath+"/attempt",parentData:data,parentDataProperty:"attempt",rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
if(data.certification_id !== undefined){
let data1 = data.certification_id;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/certification_id",parentData:data,parentDataProperty:"certification_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/certification_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/certification_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let unknown0 = 0;
for(const key0 in data){
if((((((((key0 !== "attempt") && (key0 !== "certification_id")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v57 = validate159;

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attempt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attempt"},message:"must have required property '"+"attempt"+"'"});
errors++;
}
if(data.needs_grading === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "needs_grading"},message:"must have required property '"+"needs_grading"+"'"});
errors++;
}
if(data.attempt !== undefined){
let data0 = data.attempt;
if(!(validate155(data0, {instancePath:instancePath+"/attempt",parentData:data,parentDataProperty:"attempt",rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
if(data.needs_grading !== undefined){
let data1 = data.needs_grading;
if(typeof data1 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/needs_grading",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((key0 !== "attempt") && (key0 !== "needs_grading")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v58 = validate160;

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data > 10000 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"});
errors++;
}
if(data < 1 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern10 = new RegExp("^[A-Z0-9-]+$", "u");

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(data.length > 32 && (data.length > 64 || func0(data) > 32)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"});
errors++;
}
if(data.length < 6 || (data.length < 12 && func0(data) < 6)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern10.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[A-Z0-9-]+$"},message:"must match pattern \""+"^[A-Z0-9-]+$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"});
errors++;
}
if(data.expires_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "code")) || (key0 === "expires_at"))){
if(unknown0++ < 100){
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
if(data.code !== undefined){
let data1 = data.code;
if(!(validate162(data1, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
if(data.expires_at !== undefined){
let data2 = data.expires_at;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate3(data2, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/expires_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.course === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "course"},message:"must have required property '"+"course"+"'"});
errors++;
}
if(data.user === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.run_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "run_number"},message:"must have required property '"+"run_number"+"'"});
errors++;
}
if(data.completed_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "completed_at"},message:"must have required property '"+"completed_at"+"'"});
errors++;
}
if(data.score_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "score_percent"},message:"must have required property '"+"score_percent"+"'"});
errors++;
}
if(data.certification === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "certification"},message:"must have required property '"+"certification"+"'"});
errors++;
}
if(data.course !== undefined){
let data0 = data.course;
if(!(validate139(data0, {instancePath:instancePath+"/course",parentData:data,parentDataProperty:"course",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.user !== undefined){
let data1 = data.user;
if(!(validate24(data1, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.run_number !== undefined){
let data2 = data.run_number;
if(!(validate161(data2, {instancePath:instancePath+"/run_number",parentData:data,parentDataProperty:"run_number",rootData}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
}
if(data.completed_at !== undefined){
let data3 = data.completed_at;
if(!(validate3(data3, {instancePath:instancePath+"/completed_at",parentData:data,parentDataProperty:"completed_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.score_percent !== undefined){
let data4 = data.score_percent;
if(!(validate153(data4, {instancePath:instancePath+"/score_percent",parentData:data,parentDataProperty:"score_percent",rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.certification !== undefined){
let data5 = data.certification;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate163(data5, {instancePath:instancePath+"/certification",parentData:data,parentDataProperty:"certification",rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs11 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/certification",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
if(_valid0){
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/certification",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let unknown0 = 0;
for(const key0 in data){
if((((((((((((((key0 !== "course") && (key0 !== "user")) && (key0 !== "run_number")) && (key0 !== "completed_at")) && (key0 !== "score_percent")) && (key0 !== "certification")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v59 = validate164;
const schema53 = {"type":"string","enum":["attempts_exhausted","review_rejected"]};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema53.enum;
if(!((data === "attempts_exhausted") || (data === "review_rejected"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema53.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.course === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "course"},message:"must have required property '"+"course"+"'"});
errors++;
}
if(data.user === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.run_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "run_number"},message:"must have required property '"+"run_number"+"'"});
errors++;
}
if(data.reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"});
errors++;
}
if(data.score_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "score_percent"},message:"must have required property '"+"score_percent"+"'"});
errors++;
}
if(data.course !== undefined){
let data0 = data.course;
if(!(validate139(data0, {instancePath:instancePath+"/course",parentData:data,parentDataProperty:"course",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
if(data.user !== undefined){
let data1 = data.user;
if(!(validate24(data1, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.run_number !== undefined){
let data2 = data.run_number;
if(!(validate161(data2, {instancePath:instancePath+"/run_number",parentData:data,parentDataProperty:"run_number",rootData}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if(!(validate165(data3, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data.score_percent !== undefined){
let data4 = data.score_percent;
if(!(validate153(data4, {instancePath:instancePath+"/score_percent",parentData:data,parentDataProperty:"score_percent",rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((((((key0 !== "course") && (key0 !== "user")) && (key0 !== "run_number")) && (key0 !== "reason")) && (key0 !== "score_percent")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v60 = validate166;

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.invited_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invited_by"},message:"must have required property '"+"invited_by"+"'"});
errors++;
}
if(data.department_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "department_ids"},message:"must have required property '"+"department_ids"+"'"});
errors++;
}
if(data.expires_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expires_at"},message:"must have required property '"+"expires_at"+"'"});
errors++;
}
if(data.is_resend === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_resend"},message:"must have required property '"+"is_resend"+"'"});
errors++;
}
if(data.user !== undefined){
let data0 = data.user;
if(!(validate24(data0, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.invited_by !== undefined){
let data1 = data.invited_by;
if(!(validate24(data1, {instancePath:instancePath+"/invited_by",parentData:data,parentDataProperty:"invited_by",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.department_ids !== undefined){
let data2 = data.department_ids;
if(Array.isArray(data2)){
const over0 = data2.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/department_ids",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
if(!(validate1(data3, {instancePath:instancePath+"/department_ids/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid2){
valid3 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data2);
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
if(data.expires_at !== undefined){
let data4 = data.expires_at;
if(!(validate3(data4, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.is_resend !== undefined){
let data5 = data.is_resend;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_resend",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
let unknown0 = 0;
for(const key0 in data){
if(((((((((((key0 !== "user") && (key0 !== "invited_by")) && (key0 !== "department_ids")) && (key0 !== "expires_at")) && (key0 !== "is_resend")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v61 = validate167;

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data.completed_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "completed_at"},message:"must have required property '"+"completed_at"+"'"});
errors++;
}
if(data.user !== undefined){
let data0 = data.user;
if(!(validate24(data0, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.completed_at !== undefined){
let data1 = data.completed_at;
if(!(validate3(data1, {instancePath:instancePath+"/completed_at",parentData:data,parentDataProperty:"completed_at",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
let unknown0 = 0;
for(const key0 in data){
if((((((((((key0 !== "user") && (key0 !== "completed_at")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{more: unknown0 - 100},message:"must NOT have unevaluated properties"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const eventData = {
  'client_note.created': v0,
  'client_note.updated': v1,
  'client.bank_authorization_required': v2,
  'client.created': v3,
  'client.deleted': v4,
  'client.merged': v5,
  'client.updated': v6,
  'client_program.added': v7,
  'client_program.billing_changed': v8,
  'client_program.cancelled': v9,
  'client_program.completed': v10,
  'client_program.paused': v11,
  'client_program.resumed': v12,
  'client_program.started': v13,
  'client_program.suspended': v14,
  'custom_object_record.created': v15,
  'custom_object_record.deleted': v16,
  'custom_object_record.updated': v17,
  'escalation.comment_added': v18,
  'escalation.created': v19,
  'escalation.reassigned': v20,
  'escalation.status_changed': v21,
  'escalation.updated': v22,
  'form.submission_ready': v23,
  'form.submission_rejected': v24,
  'manual.button': v25,
  'sop.archived': v26,
  'sop.feedback_received': v27,
  'sop.published': v28,
  'sop.updated': v29,
  'process.instance_completed': v30,
  'process.instance_created': v31,
  'process.instance_deleted': v32,
  'process.instance_updated': v33,
  'process.merged': v34,
  'process.stage_changed': v35,
  'ticket.all_linked_processes_completed': v36,
  'ticket.assigned': v37,
  'ticket.created': v38,
  'ticket.draft_review_approved': v39,
  'ticket.draft_review_rejected': v40,
  'ticket.draft_review_requested': v41,
  'ticket.linked_process_attached': v42,
  'ticket.linked_process_created': v43,
  'ticket.merged': v44,
  'ticket.message_received': v45,
  'ticket.message_sent': v46,
  'ticket.moved': v47,
  'ticket.priority_changed': v48,
  'ticket.sla_at_risk': v49,
  'ticket.sla_breached': v50,
  'ticket.spam_marked': v51,
  'ticket.status_changed': v52,
  'ticket.unassigned': v53,
  'ticket.updated': v54,
  'training.assessment_failed': v55,
  'training.assessment_passed': v56,
  'training.assessment_submitted': v57,
  'training.course_completed': v58,
  'training.course_failed': v59,
  'user.invited': v60,
  'user.setup_completed': v61,
};
