// Written by the compiler from the contract; change the contract instead.
import lib_equal from 'ajv/dist/runtime/equal.js';
import lib_formats from 'ajv-formats/dist/formats.js';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate378;
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const func0 = lib_ucs2length.default;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func0(data) > 36){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"});
errors++;
}
if(!(formats0.test(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern0 = new RegExp("\\S", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func0(data) > 500){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":false,"dynamicItems":false};

const formats2 = lib_formats.fullFormats["date-time"];

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(func0(data) > 35){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"});
errors++;
}
if(!(formats2.validate(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
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
validate3.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});
errors++;
}
if(data.is_required === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_required"},message:"must have required property '"+"is_required"+"'"});
errors++;
}
if(data.is_checked === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_checked"},message:"must have required property '"+"is_checked"+"'"});
errors++;
}
if(data.checked_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "checked_at"},message:"must have required property '"+"checked_at"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "text")) || (key0 === "is_required")) || (key0 === "is_checked")) || (key0 === "checked_at"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate2(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.is_required !== undefined){
if(typeof data.is_required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_checked !== undefined){
if(typeof data.is_checked !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_checked",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.checked_at !== undefined){
let data4 = data.checked_at;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate3(data4, {instancePath:instancePath+"/checked_at",parentData:data,parentDataProperty:"checked_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs11 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/checked_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/checked_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "block_id"},message:"must have required property '"+"block_id"+"'"});
errors++;
}
if(data.sop_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop_id"},message:"must have required property '"+"sop_id"+"'"});
errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"});
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"});
errors++;
}
if(data.checked_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "checked_count"},message:"must have required property '"+"checked_count"+"'"});
errors++;
}
if(data.item_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "item_count"},message:"must have required property '"+"item_count"+"'"});
errors++;
}
if(data.is_complete === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_complete"},message:"must have required property '"+"is_complete"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "block_id") || (key0 === "sop_id")) || (key0 === "version")) || (key0 === "items")) || (key0 === "checked_count")) || (key0 === "item_count")) || (key0 === "is_complete"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.block_id !== undefined){
if(!(validate0(data.block_id, {instancePath:instancePath+"/block_id",parentData:data,parentDataProperty:"block_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.sop_id !== undefined){
if(!(validate0(data.sop_id, {instancePath:instancePath+"/sop_id",parentData:data,parentDataProperty:"sop_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validate1(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data3 = data.items;
if(Array.isArray(data3)){
if(data3.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate4(data3[i0], {instancePath:instancePath+"/items/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.checked_count !== undefined){
let data5 = data.checked_count;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/checked_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/checked_count",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/checked_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.item_count !== undefined){
let data6 = data.item_count;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/item_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 100 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/item_count",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/item_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.is_complete !== undefined){
if(typeof data.is_complete !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_complete",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
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
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate378.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate8(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate378.errors = vErrors;
return errors === 0;
}
validate378.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v1 = validate380;
const schema6 = {"type":"object","additionalProperties":false,"required":["type","message"],"properties":{"type":{"type":"string","enum":["validation_error","permission_denied","not_found","conflict","rate_limited","internal"]},"message":{"type":"string","maxLength":4000}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
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
if(data.message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "message"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((((((data0 === "validation_error") || (data0 === "permission_denied")) || (data0 === "not_found")) || (data0 === "conflict")) || (data0 === "rate_limited")) || (data0 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema6.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func0(data1) > 4000){
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
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "error")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.error !== undefined){
if(!(validate13(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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
validate14.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate380.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
validate380.errors = vErrors;
return errors === 0;
}
validate380.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v2 = validate382;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"});
errors++;
}
if(data.error_description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error_description"},message:"must have required property '"+"error_description"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "error") || (key0 === "error_description"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func0(data0) > 64){
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
if(func0(data1) > 1000){
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
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate382.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
validate382.errors = vErrors;
return errors === 0;
}
validate382.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v3 = validate384;
const schema16 = {"type":"object","additionalProperties":false,"required":["period_days","draft_count","in_review_count","published_count","archived_count","unpublished_changes_count","review_overdue_count","open_review_count","open_flag_count","view_count","reader_count","feedback_count","rating_count","average_rating","most_viewed","lowest_rated"],"properties":{"period_days":{"type":"integer","minimum":1,"maximum":366},"draft_count":{"$ref":"schema:Count"},"in_review_count":{"$ref":"schema:Count"},"published_count":{"$ref":"schema:Count"},"archived_count":{"$ref":"schema:Count"},"unpublished_changes_count":{"$ref":"schema:Count"},"review_overdue_count":{"$ref":"schema:Count"},"open_review_count":{"$ref":"schema:Count"},"open_flag_count":{"$ref":"schema:Count"},"view_count":{"$ref":"schema:Count"},"reader_count":{"$ref":"schema:Count"},"feedback_count":{"$ref":"schema:Count"},"rating_count":{"$ref":"schema:Count"},"average_rating":{"$ref":"schema:SopAverageRating"},"most_viewed":{"type":"array","maxItems":10,"items":{"$ref":"schema:SopViewRank"}},"lowest_rated":{"type":"array","maxItems":10,"items":{"$ref":"schema:SopRatingRank"}}}};
const func9 = Object.prototype.hasOwnProperty;

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
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
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema10 = {"type":["number","null"],"minimum":1,"maximum":5};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(typeof data == "number")) && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema10.type},message:"must be number,null"});
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
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func0(data) > 200){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema12 = {"type":"string","enum":["draft","in_review","published","archived"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
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
if(!((((data === "draft") || (data === "in_review")) || (data === "published")) || (data === "archived"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
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
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "title")) || (key0 === "status")) || (key0 === "version"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate19(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate20(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validate1(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sop === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop"},message:"must have required property '"+"sop"+"'"});
errors++;
}
if(data.view_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "view_count"},message:"must have required property '"+"view_count"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "sop") || (key0 === "view_count"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.sop !== undefined){
if(!(validate21(data.sop, {instancePath:instancePath+"/sop",parentData:data,parentDataProperty:"sop",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.view_count !== undefined){
if(!(validate17(data.view_count, {instancePath:instancePath+"/view_count",parentData:data,parentDataProperty:"view_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
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
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sop === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop"},message:"must have required property '"+"sop"+"'"});
errors++;
}
if(data.average_rating === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "average_rating"},message:"must have required property '"+"average_rating"+"'"});
errors++;
}
if(data.rating_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rating_count"},message:"must have required property '"+"rating_count"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "sop") || (key0 === "average_rating")) || (key0 === "rating_count"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.sop !== undefined){
if(!(validate21(data.sop, {instancePath:instancePath+"/sop",parentData:data,parentDataProperty:"sop",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.average_rating !== undefined){
if(!(validate18(data.average_rating, {instancePath:instancePath+"/average_rating",parentData:data,parentDataProperty:"average_rating",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.rating_count !== undefined){
if(!(validate17(data.rating_count, {instancePath:instancePath+"/rating_count",parentData:data,parentDataProperty:"rating_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
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
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.period_days === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period_days"},message:"must have required property '"+"period_days"+"'"});
errors++;
}
if(data.draft_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "draft_count"},message:"must have required property '"+"draft_count"+"'"});
errors++;
}
if(data.in_review_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "in_review_count"},message:"must have required property '"+"in_review_count"+"'"});
errors++;
}
if(data.published_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "published_count"},message:"must have required property '"+"published_count"+"'"});
errors++;
}
if(data.archived_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "archived_count"},message:"must have required property '"+"archived_count"+"'"});
errors++;
}
if(data.unpublished_changes_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "unpublished_changes_count"},message:"must have required property '"+"unpublished_changes_count"+"'"});
errors++;
}
if(data.review_overdue_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "review_overdue_count"},message:"must have required property '"+"review_overdue_count"+"'"});
errors++;
}
if(data.open_review_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "open_review_count"},message:"must have required property '"+"open_review_count"+"'"});
errors++;
}
if(data.open_flag_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "open_flag_count"},message:"must have required property '"+"open_flag_count"+"'"});
errors++;
}
if(data.view_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "view_count"},message:"must have required property '"+"view_count"+"'"});
errors++;
}
if(data.reader_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reader_count"},message:"must have required property '"+"reader_count"+"'"});
errors++;
}
if(data.feedback_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "feedback_count"},message:"must have required property '"+"feedback_count"+"'"});
errors++;
}
if(data.rating_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rating_count"},message:"must have required property '"+"rating_count"+"'"});
errors++;
}
if(data.average_rating === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "average_rating"},message:"must have required property '"+"average_rating"+"'"});
errors++;
}
if(data.most_viewed === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "most_viewed"},message:"must have required property '"+"most_viewed"+"'"});
errors++;
}
if(data.lowest_rated === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "lowest_rated"},message:"must have required property '"+"lowest_rated"+"'"});
errors++;
}
for(const key0 in data){
if(!(func9.call(schema16.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.period_days !== undefined){
let data0 = data.period_days;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/period_days",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 366 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/period_days",keyword:"maximum",params:{comparison: "<=", limit: 366},message:"must be <= 366"});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/period_days",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.draft_count !== undefined){
if(!(validate17(data.draft_count, {instancePath:instancePath+"/draft_count",parentData:data,parentDataProperty:"draft_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.in_review_count !== undefined){
if(!(validate17(data.in_review_count, {instancePath:instancePath+"/in_review_count",parentData:data,parentDataProperty:"in_review_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.published_count !== undefined){
if(!(validate17(data.published_count, {instancePath:instancePath+"/published_count",parentData:data,parentDataProperty:"published_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.archived_count !== undefined){
if(!(validate17(data.archived_count, {instancePath:instancePath+"/archived_count",parentData:data,parentDataProperty:"archived_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.unpublished_changes_count !== undefined){
if(!(validate17(data.unpublished_changes_count, {instancePath:instancePath+"/unpublished_changes_count",parentData:data,parentDataProperty:"unpublished_changes_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.review_overdue_count !== undefined){
if(!(validate17(data.review_overdue_count, {instancePath:instancePath+"/review_overdue_count",parentData:data,parentDataProperty:"review_overdue_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.open_review_count !== undefined){
if(!(validate17(data.open_review_count, {instancePath:instancePath+"/open_review_count",parentData:data,parentDataProperty:"open_review_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.open_flag_count !== undefined){
if(!(validate17(data.open_flag_count, {instancePath:instancePath+"/open_flag_count",parentData:data,parentDataProperty:"open_flag_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.view_count !== undefined){
if(!(validate17(data.view_count, {instancePath:instancePath+"/view_count",parentData:data,parentDataProperty:"view_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.reader_count !== undefined){
if(!(validate17(data.reader_count, {instancePath:instancePath+"/reader_count",parentData:data,parentDataProperty:"reader_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.feedback_count !== undefined){
if(!(validate17(data.feedback_count, {instancePath:instancePath+"/feedback_count",parentData:data,parentDataProperty:"feedback_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.rating_count !== undefined){
if(!(validate17(data.rating_count, {instancePath:instancePath+"/rating_count",parentData:data,parentDataProperty:"rating_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.average_rating !== undefined){
if(!(validate18(data.average_rating, {instancePath:instancePath+"/average_rating",parentData:data,parentDataProperty:"average_rating",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.most_viewed !== undefined){
let data14 = data.most_viewed;
if(Array.isArray(data14)){
if(data14.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/most_viewed",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
if(!(validate26(data14[i0], {instancePath:instancePath+"/most_viewed/" + i0,parentData:data14,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/most_viewed",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.lowest_rated !== undefined){
let data16 = data.lowest_rated;
if(Array.isArray(data16)){
if(data16.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/lowest_rated",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(!(validate29(data16[i1], {instancePath:instancePath+"/lowest_rated/" + i1,parentData:data16,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lowest_rated",keyword:"type",params:{type: "array"},message:"must be array"});
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
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate384.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate33(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate384.errors = vErrors;
return errors === 0;
}
validate384.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v4 = validate386;
const schema17 = {"type":"object","additionalProperties":false,"required":["id","status"],"properties":{"id":{"$ref":"schema:Id"},"status":{"type":"string","enum":["succeeded","unchanged","failed"]},"error":{"$ref":"schema:ErrorDetail"}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "status")) || (key0 === "error"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((data1 === "succeeded") || (data1 === "unchanged")) || (data1 === "failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: schema17.properties.status.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.error !== undefined){
if(!(validate13(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!((((key0 === "outcomes") || (key0 === "succeeded")) || (key0 === "unchanged")) || (key0 === "failed"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.outcomes !== undefined){
let data0 = data.outcomes;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/outcomes",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate49(data0[i0], {instancePath:instancePath+"/outcomes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
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
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate386(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate386.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate52(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate386.errors = vErrors;
return errors === 0;
}
validate386.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v5 = validate388;

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
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
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
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
if(data.body_text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body_text"},message:"must have required property '"+"body_text"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "body_text"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("text" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"});
errors++;
}
}
if(data.body_text !== undefined){
let data1 = data.body_text;
if(typeof data1 === "string"){
if(func0(data1) > 50000){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"maxLength",params:{limit: 50000},message:"must NOT have more than 50000 characters"});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});
errors++;
}
if(data.level === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "text")) || (key0 === "level"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("heading" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "heading"},message:"must be equal to constant"});
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func0(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.level !== undefined){
let data2 = data.level;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 3 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
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

const schema23 = {"type":"object","additionalProperties":false,"required":["type","title","items"],"properties":{"type":{"type":"string","const":"checklist"},"title":{"type":["string","null"],"minLength":1,"maxLength":200},"items":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"schema:SopChecklistItem"}}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
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
if(data.text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});
errors++;
}
if(data.is_required === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_required"},message:"must have required property '"+"is_required"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "text")) || (key0 === "is_required"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate2(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.is_required !== undefined){
if(typeof data.is_required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
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
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.items === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "title")) || (key0 === "items"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("checklist" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "checklist"},message:"must be equal to constant"});
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: schema23.properties.title.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
if(data2.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate57(data2[i0], {instancePath:instancePath+"/items/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
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

const schema29 = {"type":"object","additionalProperties":false,"required":["type","file","alt_text","caption","display_width"],"properties":{"type":{"type":"string","const":"image"},"file":{"$ref":"schema:AttachmentRef"},"alt_text":{"type":"string","maxLength":500},"caption":{"$ref":"schema:SopBlockCaption"},"display_width":{"type":"string","enum":["small","medium","full"]}}};
const pattern3 = new RegExp("^[^/\\\\]+$", "u");

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func0(data) > 255){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern3.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[^/\\\\]+$"},message:"must match pattern \""+"^[^/\\\\]+$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern4 = new RegExp("^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func0(data) > 127){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 127},message:"must NOT have more than 127 characters"});
errors++;
}
if(!pattern4.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$"},message:"must match pattern \""+"^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
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
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
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
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "file_name")) || (key0 === "content_type")) || (key0 === "size"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.file_name !== undefined){
if(!(validate62(data.file_name, {instancePath:instancePath+"/file_name",parentData:data,parentDataProperty:"file_name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.content_type !== undefined){
if(!(validate63(data.content_type, {instancePath:instancePath+"/content_type",parentData:data,parentDataProperty:"content_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.size !== undefined){
if(!(validate64(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema28 = {"type":["string","null"],"minLength":1,"maxLength":500};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema28.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 500){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
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
if(data.file === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"});
errors++;
}
if(data.alt_text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "alt_text"},message:"must have required property '"+"alt_text"+"'"});
errors++;
}
if(data.caption === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "caption"},message:"must have required property '"+"caption"+"'"});
errors++;
}
if(data.display_width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "display_width"},message:"must have required property '"+"display_width"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "file")) || (key0 === "alt_text")) || (key0 === "caption")) || (key0 === "display_width"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("image" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "image"},message:"must be equal to constant"});
errors++;
}
}
if(data.file !== undefined){
if(!(validate65(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.alt_text !== undefined){
let data2 = data.alt_text;
if(typeof data2 === "string"){
if(func0(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/alt_text",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alt_text",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.caption !== undefined){
if(!(validate70(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.display_width !== undefined){
let data4 = data.display_width;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/display_width",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((data4 === "small") || (data4 === "medium")) || (data4 === "full"))){
(vErrors ??= []).push({instancePath:instancePath+"/display_width",keyword:"enum",params:{allowedValues: schema29.properties.display_width.enum},message:"must be equal to one of the allowed values"});
errors++;
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
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const formats4 = lib_formats.fullFormats.uri;
const pattern5 = new RegExp("^https?://", "u");

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func0(data) > 2000){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(!pattern5.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""});
errors++;
}
if(!(formats4(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
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
if(data.file === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"});
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});
errors++;
}
if(data.caption === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "caption"},message:"must have required property '"+"caption"+"'"});
errors++;
}
if(data.start_seconds === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start_seconds"},message:"must have required property '"+"start_seconds"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "file")) || (key0 === "url")) || (key0 === "caption")) || (key0 === "start_seconds"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("video" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "video"},message:"must be equal to constant"});
errors++;
}
}
if(data.file !== undefined){
let data1 = data.file;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate65(data1, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.url !== undefined){
let data2 = data.url;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate74(data2, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
const _errs12 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.caption !== undefined){
if(!(validate70(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.start_seconds !== undefined){
let data4 = data.start_seconds;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/start_seconds",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 86400 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/start_seconds",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"});
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/start_seconds",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
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
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema32 = {"type":"object","additionalProperties":false,"required":["type","style","title","body_text"],"properties":{"type":{"type":"string","const":"callout"},"style":{"type":"string","enum":["info","tip","warning","danger","success"]},"title":{"type":["string","null"],"minLength":1,"maxLength":200},"body_text":{"type":"string","minLength":1,"maxLength":10000}}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.style === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "style"},message:"must have required property '"+"style"+"'"});
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
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "style")) || (key0 === "title")) || (key0 === "body_text"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("callout" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "callout"},message:"must be equal to constant"});
errors++;
}
}
if(data.style !== undefined){
let data1 = data.style;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/style",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((data1 === "info") || (data1 === "tip")) || (data1 === "warning")) || (data1 === "danger")) || (data1 === "success"))){
(vErrors ??= []).push({instancePath:instancePath+"/style",keyword:"enum",params:{allowedValues: schema32.properties.style.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: schema32.properties.title.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.body_text !== undefined){
let data3 = data.body_text;
if(typeof data3 === "string"){
if(func0(data3) > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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

const schema33 = {"type":"object","additionalProperties":false,"required":["type","code","language","caption"],"properties":{"type":{"type":"string","const":"code"},"code":{"type":"string","minLength":1,"maxLength":50000},"language":{"type":["string","null"],"pattern":"^[a-z0-9+#.-]+$","minLength":1,"maxLength":40},"caption":{"$ref":"schema:SopBlockCaption"}}};
const pattern6 = new RegExp("^[a-z0-9+#.-]+$", "u");

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
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
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"});
errors++;
}
if(data.language === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"});
errors++;
}
if(data.caption === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "caption"},message:"must have required property '"+"caption"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "code")) || (key0 === "language")) || (key0 === "caption"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("code" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "code"},message:"must be equal to constant"});
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(func0(data1) > 50000){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 50000},message:"must NOT have more than 50000 characters"});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.language !== undefined){
let data2 = data.language;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"type",params:{type: schema33.properties.language.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern6.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/language",keyword:"pattern",params:{pattern: "^[a-z0-9+#.-]+$"},message:"must match pattern \""+"^[a-z0-9+#.-]+$"+"\""});
errors++;
}
}
}
if(data.caption !== undefined){
if(!(validate70(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.column_titles === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "column_titles"},message:"must have required property '"+"column_titles"+"'"});
errors++;
}
if(data.rows === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"});
errors++;
}
if(data.caption === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "caption"},message:"must have required property '"+"caption"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "column_titles")) || (key0 === "rows")) || (key0 === "caption"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
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
if(data.column_titles !== undefined){
let data1 = data.column_titles;
if(Array.isArray(data1)){
if(data1.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/column_titles",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/column_titles",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func0(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/column_titles/" + i0,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/column_titles/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/column_titles",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.rows !== undefined){
let data3 = data.rows;
if(Array.isArray(data3)){
if(data3.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(Array.isArray(data4)){
if(data4.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/rows/" + i1,keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(func0(data5) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/rows/" + i1+"/" + i2,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rows/" + i1+"/" + i2,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rows/" + i1,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rows",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.caption !== undefined){
if(!(validate70(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"type":"object","additionalProperties":false,"required":["type","body_text","attribution"],"properties":{"type":{"type":"string","const":"quote"},"body_text":{"type":"string","minLength":1,"maxLength":10000},"attribution":{"type":["string","null"],"minLength":1,"maxLength":200}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
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
if(data.body_text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body_text"},message:"must have required property '"+"body_text"+"'"});
errors++;
}
if(data.attribution === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attribution"},message:"must have required property '"+"attribution"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "body_text")) || (key0 === "attribution"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("quote" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "quote"},message:"must be equal to constant"});
errors++;
}
}
if(data.body_text !== undefined){
let data1 = data.body_text;
if(typeof data1 === "string"){
if(func0(data1) > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.attribution !== undefined){
let data2 = data.attribution;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/attribution",keyword:"type",params:{type: schema35.properties.attribution.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/attribution",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/attribution",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
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
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
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
for(const key0 in data){
if(!(key0 === "type")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("divider" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "divider"},message:"must be equal to constant"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"object","additionalProperties":false,"required":["type","url","title","description"],"properties":{"type":{"type":"string","const":"link"},"url":{"$ref":"schema:WebUrl"},"title":{"type":["string","null"],"minLength":1,"maxLength":200},"description":{"type":["string","null"],"minLength":1,"maxLength":1000}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
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
if(data.url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});
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
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "url")) || (key0 === "title")) || (key0 === "description"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("link" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"});
errors++;
}
}
if(data.url !== undefined){
if(!(validate74(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data2 = data.title;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: schema37.properties.title.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: schema37.properties.description.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.file === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"});
errors++;
}
if(data.caption === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "caption"},message:"must have required property '"+"caption"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "file")) || (key0 === "caption"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("file" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "file"},message:"must be equal to constant"});
errors++;
}
}
if(data.file !== undefined){
if(!(validate65(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.caption !== undefined){
if(!(validate70(data.caption, {instancePath:instancePath+"/caption",parentData:data,parentDataProperty:"caption",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"type":"object","additionalProperties":false,"required":["type","url","title","height"],"properties":{"type":{"type":"string","const":"embed"},"url":{"$ref":"schema:WebUrl"},"title":{"type":["string","null"],"minLength":1,"maxLength":200},"height":{"type":"integer","minimum":100,"maximum":2000}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
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
if(data.url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.height === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "url")) || (key0 === "title")) || (key0 === "height"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("embed" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "embed"},message:"must be equal to constant"});
errors++;
}
}
if(data.url !== undefined){
if(!(validate74(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data2 = data.title;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: schema39.properties.title.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.height !== undefined){
let data3 = data.height;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"});
errors++;
}
if(data3 < 100 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"});
errors++;
}
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
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":"object","additionalProperties":false,"required":["type","sop_id","note"],"properties":{"type":{"type":"string","const":"sop"},"sop_id":{"$ref":"schema:Id"},"note":{"type":["string","null"],"minLength":1,"maxLength":1000}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
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
if(data.sop_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop_id"},message:"must have required property '"+"sop_id"+"'"});
errors++;
}
if(data.note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "sop_id")) || (key0 === "note"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("sop" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "sop"},message:"must be equal to constant"});
errors++;
}
}
if(data.sop_id !== undefined){
if(!(validate0(data.sop_id, {instancePath:instancePath+"/sop_id",parentData:data,parentDataProperty:"sop_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
let data2 = data.note;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: schema40.properties.note.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(func0(data2) < 1){
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
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "heading"){
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checklist"){
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "image"){
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "video"){
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "callout"){
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "code"){
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "table"){
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "quote"){
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "divider"){
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "link"){
if(!(validate86(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "file"){
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "embed"){
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sop"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
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
validate95.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
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
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
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
if(data.step_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "step_id"},message:"must have required property '"+"step_id"+"'"});
errors++;
}
if(data.position === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"});
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
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "step_id")) || (key0 === "position")) || (key0 === "content")) || (key0 === "revision")) || (key0 === "created_at")) || (key0 === "updated_at")) || (key0 === "created_by"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.step_id !== undefined){
if(!(validate0(data.step_id, {instancePath:instancePath+"/step_id",parentData:data,parentDataProperty:"step_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
if(!(validate54(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
if(!(validate95(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.revision !== undefined){
if(!(validate110(data.revision, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate3(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
if(!(validate3(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
if(!(validate0(data.created_by, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
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
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate388.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate111(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate388.errors = vErrors;
return errors === 0;
}
validate388.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v6 = validate390;

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func0(data) > 5000){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
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
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.sop_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop_id"},message:"must have required property '"+"sop_id"+"'"});
errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"});
errors++;
}
if(data.step_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "step_id"},message:"must have required property '"+"step_id"+"'"});
errors++;
}
if(data.body_text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body_text"},message:"must have required property '"+"body_text"+"'"});
errors++;
}
if(data.rating === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rating"},message:"must have required property '"+"rating"+"'"});
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
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "sop_id")) || (key0 === "version")) || (key0 === "step_id")) || (key0 === "body_text")) || (key0 === "rating")) || (key0 === "created_at")) || (key0 === "created_by"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.sop_id !== undefined){
if(!(validate0(data.sop_id, {instancePath:instancePath+"/sop_id",parentData:data,parentDataProperty:"sop_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validate1(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.step_id !== undefined){
let data3 = data.step_id;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate0(data3, {instancePath:instancePath+"/step_id",parentData:data,parentDataProperty:"step_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/step_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/step_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.body_text !== undefined){
if(!(validate120(data.body_text, {instancePath:instancePath+"/body_text",parentData:data,parentDataProperty:"body_text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
if(data.rating !== undefined){
let data5 = data.rating;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!(validate121(data5, {instancePath:instancePath+"/rating",parentData:data,parentDataProperty:"rating",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
const _errs14 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/rating",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/rating",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(!(validate3(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
if(!(validate0(data.created_by, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
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


function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate390.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate122(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate390.errors = vErrors;
return errors === 0;
}
validate390.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v7 = validate392;
const schema48 = {"type":"object","additionalProperties":false,"required":["id","name","parent_id","position","item_count","folder_count","revision","created_at","updated_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"name":{"$ref":"schema:FolderName"},"parent_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"position":{"$ref":"schema:Position"},"item_count":{"type":"integer","minimum":0,"maximum":2147483647},"folder_count":{"type":"integer","minimum":0,"maximum":2147483647},"revision":{"$ref":"schema:Revision"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"created_by":{"$ref":"schema:Id"}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func0(data) > 120){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
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
if(data.parent_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "parent_id"},message:"must have required property '"+"parent_id"+"'"});
errors++;
}
if(data.position === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"});
errors++;
}
if(data.item_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "item_count"},message:"must have required property '"+"item_count"+"'"});
errors++;
}
if(data.folder_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "folder_count"},message:"must have required property '"+"folder_count"+"'"});
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
for(const key0 in data){
if(!(func9.call(schema48.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate131(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(data.parent_id !== undefined){
let data2 = data.parent_id;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate0(data2, {instancePath:instancePath+"/parent_id",parentData:data,parentDataProperty:"parent_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/parent_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/parent_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.position !== undefined){
if(!(validate54(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.item_count !== undefined){
let data4 = data.item_count;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/item_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/item_count",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/item_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.folder_count !== undefined){
let data5 = data.folder_count;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/folder_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/folder_count",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/folder_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.revision !== undefined){
if(!(validate110(data.revision, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate3(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
if(!(validate3(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
if(!(validate0(data.created_by, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
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
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
for(const key0 in data){
if(!(((key0 === "total") || (key0 === "limit")) || (key0 === "offset"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
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
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate392(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate392.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate132(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
if(!(validate141(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate392.errors = vErrors;
return errors === 0;
}
validate392.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v8 = validate395;

function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate395.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate132(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate395.errors = vErrors;
return errors === 0;
}
validate395.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v9 = validate397;

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
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
if(data.deleted_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deleted_at"},message:"must have required property '"+"deleted_at"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "deleted_at"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.deleted_at !== undefined){
if(!(validate3(data.deleted_at, {instancePath:instancePath+"/deleted_at",parentData:data,parentDataProperty:"deleted_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate397.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate142(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate397.errors = vErrors;
return errors === 0;
}
validate397.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v10 = validate399;

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.moved_items === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "moved_items"},message:"must have required property '"+"moved_items"+"'"});
errors++;
}
if(data.moved_folders === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "moved_folders"},message:"must have required property '"+"moved_folders"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "moved_items") || (key0 === "moved_folders"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.moved_items !== undefined){
let data0 = data.moved_items;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/moved_items",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/moved_items",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/moved_items",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.moved_folders !== undefined){
let data1 = data.moved_folders;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/moved_folders",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/moved_folders",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/moved_folders",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
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


function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate399.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate145(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate399.errors = vErrors;
return errors === 0;
}
validate399.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v11 = validate401;

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
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
if(data.deleted_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deleted_at"},message:"must have required property '"+"deleted_at"+"'"});
errors++;
}
if(data.deleted_items === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deleted_items"},message:"must have required property '"+"deleted_items"+"'"});
errors++;
}
if(data.deleted_folders === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deleted_folders"},message:"must have required property '"+"deleted_folders"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "deleted_at")) || (key0 === "deleted_items")) || (key0 === "deleted_folders"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.deleted_at !== undefined){
if(!(validate3(data.deleted_at, {instancePath:instancePath+"/deleted_at",parentData:data,parentDataProperty:"deleted_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.deleted_items !== undefined){
if(!(validate17(data.deleted_items, {instancePath:instancePath+"/deleted_items",parentData:data,parentDataProperty:"deleted_items",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.deleted_folders !== undefined){
if(!(validate17(data.deleted_folders, {instancePath:instancePath+"/deleted_folders",parentData:data,parentDataProperty:"deleted_folders",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
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


function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate401.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate146(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate401.errors = vErrors;
return errors === 0;
}
validate401.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v12 = validate403;
const schema54 = {"type":"object","additionalProperties":false,"required":["id","sop","version","step_id","body_text","status","status_reason","status_changed_at","changed_by","revision","created_at","updated_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"sop":{"$ref":"schema:SopRef"},"version":{"$ref":"schema:SopVersionNumber"},"step_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"body_text":{"$ref":"schema:SopFeedbackText"},"status":{"$ref":"schema:SopOutdatedFlagStatus"},"status_reason":{"type":["string","null"],"minLength":1,"maxLength":2000},"status_changed_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"changed_by":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"revision":{"$ref":"schema:Revision"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"created_by":{"$ref":"schema:Id"}}};
const schema53 = {"type":"string","enum":["open","acknowledged","resolved","dismissed"]};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
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
if(!((((data === "open") || (data === "acknowledged")) || (data === "resolved")) || (data === "dismissed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema53.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
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
if(data.sop === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop"},message:"must have required property '"+"sop"+"'"});
errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"});
errors++;
}
if(data.step_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "step_id"},message:"must have required property '"+"step_id"+"'"});
errors++;
}
if(data.body_text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body_text"},message:"must have required property '"+"body_text"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.status_reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status_reason"},message:"must have required property '"+"status_reason"+"'"});
errors++;
}
if(data.status_changed_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status_changed_at"},message:"must have required property '"+"status_changed_at"+"'"});
errors++;
}
if(data.changed_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "changed_by"},message:"must have required property '"+"changed_by"+"'"});
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
for(const key0 in data){
if(!(func9.call(schema54.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.sop !== undefined){
if(!(validate21(data.sop, {instancePath:instancePath+"/sop",parentData:data,parentDataProperty:"sop",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validate1(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.step_id !== undefined){
let data3 = data.step_id;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate0(data3, {instancePath:instancePath+"/step_id",parentData:data,parentDataProperty:"step_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/step_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/step_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.body_text !== undefined){
if(!(validate120(data.body_text, {instancePath:instancePath+"/body_text",parentData:data,parentDataProperty:"body_text",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate151(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
if(data.status_reason !== undefined){
let data6 = data.status_reason;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/status_reason",keyword:"type",params:{type: schema54.properties.status_reason.type},message:"must be string,null"});
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/status_reason",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(func0(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/status_reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.status_changed_at !== undefined){
let data7 = data.status_changed_at;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(!(validate3(data7, {instancePath:instancePath+"/status_changed_at",parentData:data,parentDataProperty:"status_changed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
const _errs17 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/status_changed_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/status_changed_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.changed_by !== undefined){
let data8 = data.changed_by;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
if(!(validate0(data8, {instancePath:instancePath+"/changed_by",parentData:data,parentDataProperty:"changed_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
const _errs22 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/changed_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/changed_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.revision !== undefined){
if(!(validate110(data.revision, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate3(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
if(!(validate3(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
if(!(validate0(data.created_by, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate403.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate152(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
if(!(validate141(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate403.errors = vErrors;
return errors === 0;
}
validate403.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v13 = validate406;

function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate406.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate152(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate406.errors = vErrors;
return errors === 0;
}
validate406.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v14 = validate408;
const schema59 = {"type":"object","additionalProperties":false,"required":["id","sop","kind","status","sop_revision","change_note","reviewer_ids","due_at","is_overdue","comment","reviewed_by","decided_at","published_version","revision","created_at","updated_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"sop":{"$ref":"schema:SopRef"},"kind":{"$ref":"schema:SopReviewKind"},"status":{"$ref":"schema:SopReviewStatus"},"sop_revision":{"$ref":"schema:Revision"},"change_note":{"$ref":"schema:SopChangeNote"},"reviewer_ids":{"$ref":"schema:UserIds"},"due_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"is_overdue":{"type":"boolean"},"comment":{"type":["string","null"],"minLength":1,"maxLength":5000},"reviewed_by":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"decided_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"published_version":{"type":["integer","null"],"minimum":1,"maximum":2147483647},"revision":{"$ref":"schema:Revision"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"created_by":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]}}};
const schema55 = {"type":"string","enum":["publish","periodic"]};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!((data === "publish") || (data === "periodic"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema56 = {"type":"string","enum":["requested","approved","changes_requested","rejected","cancelled"]};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
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
if(!(((((data === "requested") || (data === "approved")) || (data === "changes_requested")) || (data === "rejected")) || (data === "cancelled"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema56.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":["string","null"],"minLength":1,"maxLength":2000};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema57.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 2000){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"dynamicProps":false,"dynamicItems":false};

const func55 = lib_equal.default;

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 50){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate0(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func55(data[i1], data[j0])){
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
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
if(data.sop === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop"},message:"must have required property '"+"sop"+"'"});
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
if(data.sop_revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop_revision"},message:"must have required property '"+"sop_revision"+"'"});
errors++;
}
if(data.change_note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "change_note"},message:"must have required property '"+"change_note"+"'"});
errors++;
}
if(data.reviewer_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reviewer_ids"},message:"must have required property '"+"reviewer_ids"+"'"});
errors++;
}
if(data.due_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_at"},message:"must have required property '"+"due_at"+"'"});
errors++;
}
if(data.is_overdue === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_overdue"},message:"must have required property '"+"is_overdue"+"'"});
errors++;
}
if(data.comment === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"});
errors++;
}
if(data.reviewed_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reviewed_by"},message:"must have required property '"+"reviewed_by"+"'"});
errors++;
}
if(data.decided_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "decided_at"},message:"must have required property '"+"decided_at"+"'"});
errors++;
}
if(data.published_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "published_version"},message:"must have required property '"+"published_version"+"'"});
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
for(const key0 in data){
if(!(func9.call(schema59.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.sop !== undefined){
if(!(validate21(data.sop, {instancePath:instancePath+"/sop",parentData:data,parentDataProperty:"sop",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(validate165(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate166(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
if(data.sop_revision !== undefined){
if(!(validate110(data.sop_revision, {instancePath:instancePath+"/sop_revision",parentData:data,parentDataProperty:"sop_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.change_note !== undefined){
if(!(validate167(data.change_note, {instancePath:instancePath+"/change_note",parentData:data,parentDataProperty:"change_note",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
if(data.reviewer_ids !== undefined){
if(!(validate168(data.reviewer_ids, {instancePath:instancePath+"/reviewer_ids",parentData:data,parentDataProperty:"reviewer_ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data.due_at !== undefined){
let data7 = data.due_at;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(validate3(data7, {instancePath:instancePath+"/due_at",parentData:data,parentDataProperty:"due_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.is_overdue !== undefined){
if(typeof data.is_overdue !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_overdue",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.comment !== undefined){
let data9 = data.comment;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: schema59.properties.comment.type},message:"must be string,null"});
errors++;
}
if(typeof data9 === "string"){
if(func0(data9) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
if(func0(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.reviewed_by !== undefined){
let data10 = data.reviewed_by;
const _errs19 = errors;
let valid2 = false;
const _errs20 = errors;
if(!(validate0(data10, {instancePath:instancePath+"/reviewed_by",parentData:data,parentDataProperty:"reviewed_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
valid2 = valid2 || _valid1;
const _errs21 = errors;
if(data10 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/reviewed_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs21 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/reviewed_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.decided_at !== undefined){
let data11 = data.decided_at;
const _errs24 = errors;
let valid3 = false;
const _errs25 = errors;
if(!(validate3(data11, {instancePath:instancePath+"/decided_at",parentData:data,parentDataProperty:"decided_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid2 = _errs25 === errors;
valid3 = valid3 || _valid2;
const _errs26 = errors;
if(data11 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/decided_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs26 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/decided_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.published_version !== undefined){
let data12 = data.published_version;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/published_version",keyword:"type",params:{type: schema59.properties.published_version.type},message:"must be integer,null"});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 2147483647 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/published_version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/published_version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.revision !== undefined){
if(!(validate110(data.revision, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate3(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
if(!(validate3(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data16 = data.created_by;
const _errs34 = errors;
let valid4 = false;
const _errs35 = errors;
if(!(validate0(data16, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid3 = _errs35 === errors;
valid4 = valid4 || _valid3;
const _errs36 = errors;
if(data16 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs36 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate408.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate170(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
if(!(validate141(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate408.errors = vErrors;
return errors === 0;
}
validate408.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v15 = validate411;

function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate411.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate170(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate411.errors = vErrors;
return errors === 0;
}
validate411.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v16 = validate413;
const schema64 = {"type":"object","additionalProperties":false,"required":["id","sop_id","position","title","summary","is_optional","estimated_minutes","blocks","revision","created_at","updated_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"sop_id":{"$ref":"schema:Id"},"position":{"$ref":"schema:Position"},"title":{"$ref":"schema:SopStepTitle"},"summary":{"$ref":"schema:SopStepSummary"},"is_optional":{"$ref":"schema:SopStepOptional"},"estimated_minutes":{"$ref":"schema:SopEstimatedMinutes"},"blocks":{"type":"array","maxItems":100,"items":{"$ref":"schema:SopContentBlock"}},"revision":{"$ref":"schema:Revision"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"created_by":{"$ref":"schema:Id"}}};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func0(data) > 200){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema61 = {"type":["string","null"],"minLength":1,"maxLength":1000};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema61.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 1000){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema63 = {"type":["integer","null"],"minimum":1,"maximum":10080};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!((typeof data == "number") && (!(data % 1) && !isNaN(data)))) && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema63.type},message:"must be integer,null"});
errors++;
}
if(typeof data == "number"){
if(data > 10080 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 10080},message:"must be <= 10080"});
errors++;
}
if(data < 1 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
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
if(data.sop_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop_id"},message:"must have required property '"+"sop_id"+"'"});
errors++;
}
if(data.position === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"});
errors++;
}
if(data.is_optional === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_optional"},message:"must have required property '"+"is_optional"+"'"});
errors++;
}
if(data.estimated_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "estimated_minutes"},message:"must have required property '"+"estimated_minutes"+"'"});
errors++;
}
if(data.blocks === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"});
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
for(const key0 in data){
if(!(func9.call(schema64.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.sop_id !== undefined){
if(!(validate0(data.sop_id, {instancePath:instancePath+"/sop_id",parentData:data,parentDataProperty:"sop_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
if(!(validate54(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate185(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate186(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.is_optional !== undefined){
if(!(validate187(data.is_optional, {instancePath:instancePath+"/is_optional",parentData:data,parentDataProperty:"is_optional",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
}
if(data.estimated_minutes !== undefined){
if(!(validate188(data.estimated_minutes, {instancePath:instancePath+"/estimated_minutes",parentData:data,parentDataProperty:"estimated_minutes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
}
if(data.blocks !== undefined){
let data7 = data.blocks;
if(Array.isArray(data7)){
if(data7.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/blocks",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate111(data7[i0], {instancePath:instancePath+"/blocks/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/blocks",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.revision !== undefined){
if(!(validate110(data.revision, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate3(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
if(!(validate3(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
if(!(validate0(data.created_by, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
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
validate189.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate413.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate189(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate413.errors = vErrors;
return errors === 0;
}
validate413.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v17 = validate415;

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
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
if(data > 199 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 199},message:"must be <= 199"});
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema66 = {"type":"string","enum":["succeeded","failed"]};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
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
if(!((data === "succeeded") || (data === "failed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema66.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs2 = errors;
if(data !== null){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
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
validate204.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate204.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.index === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.block === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"});
errors++;
}
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "index") || (key0 === "status")) || (key0 === "block")) || (key0 === "error"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.index !== undefined){
if(!(validate202(data.index, {instancePath:instancePath+"/index",parentData:data,parentDataProperty:"index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate203(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
}
if(data.block !== undefined){
let data2 = data.block;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate111(data2, {instancePath:instancePath+"/block",parentData:data,parentDataProperty:"block",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/block",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/block",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.error !== undefined){
if(!(validate204(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcomes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcomes"},message:"must have required property '"+"outcomes"+"'"});
errors++;
}
if(data.succeeded === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'"});
errors++;
}
if(data.failed === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'"});
errors++;
}
if(data.step_revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "step_revision"},message:"must have required property '"+"step_revision"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "outcomes") || (key0 === "succeeded")) || (key0 === "failed")) || (key0 === "step_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.outcomes !== undefined){
let data0 = data.outcomes;
if(Array.isArray(data0)){
if(data0.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/outcomes",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate206(data0[i0], {instancePath:instancePath+"/outcomes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
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
if(data.failed !== undefined){
let data3 = data.failed;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/failed",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 200 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/failed",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/failed",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.step_revision !== undefined){
if(!(validate110(data.step_revision, {instancePath:instancePath+"/step_revision",parentData:data,parentDataProperty:"step_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate415.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate211(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate415.errors = vErrors;
return errors === 0;
}
validate415.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v18 = validate417;

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "ids")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.ids !== undefined){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/ids",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate0(data0[i0], {instancePath:instancePath+"/ids/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate417.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate214(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate417.errors = vErrors;
return errors === 0;
}
validate417.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v19 = validate419;
const schema75 = {"type":"object","additionalProperties":false,"required":["id","name","color","description","sop_count","revision","created_at","updated_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"name":{"$ref":"schema:Tag"},"color":{"$ref":"schema:SopTagColor"},"description":{"$ref":"schema:SopTagDescription"},"sop_count":{"$ref":"schema:Count"},"revision":{"$ref":"schema:Revision"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"created_by":{"$ref":"schema:Id"}}};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func0(data) > 50){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern11 = new RegExp("^#[0-9a-f]{6}$", "u");

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func0(data) > 7){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"});
errors++;
}
if(!pattern11.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^#[0-9a-f]{6}$"},message:"must match pattern \""+"^#[0-9a-f]{6}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate217(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs2 = errors;
if(data !== null){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
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
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema74 = {"type":["string","null"],"minLength":1,"maxLength":500};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema74.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 500){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
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
if(data.color === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "color"},message:"must have required property '"+"color"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.sop_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop_count"},message:"must have required property '"+"sop_count"+"'"});
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
for(const key0 in data){
if(!(func9.call(schema75.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate216(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
}
if(data.color !== undefined){
if(!(validate218(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate220(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(data.sop_count !== undefined){
if(!(validate17(data.sop_count, {instancePath:instancePath+"/sop_count",parentData:data,parentDataProperty:"sop_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.revision !== undefined){
if(!(validate110(data.revision, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate3(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
if(!(validate3(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
if(!(validate0(data.created_by, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate419.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate221(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
if(!(validate141(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate419.errors = vErrors;
return errors === 0;
}
validate419.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v20 = validate422;

function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate422.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate221(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate422.errors = vErrors;
return errors === 0;
}
validate422.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v21 = validate424;
const schema77 = {"type":"object","additionalProperties":false,"required":["id","sop_id","version","task_id","status","reached_step_ids","started_at","last_seen_at","ended_at"],"properties":{"id":{"$ref":"schema:Id"},"sop_id":{"$ref":"schema:Id"},"version":{"$ref":"schema:SopVersionNumber"},"task_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"status":{"$ref":"schema:SopViewStatus"},"reached_step_ids":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"started_at":{"$ref":"schema:Timestamp"},"last_seen_at":{"$ref":"schema:Timestamp"},"ended_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]}}};
const schema76 = {"type":"string","enum":["started","ended"]};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
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
if(!((data === "started") || (data === "ended"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema76.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
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
if(data.sop_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop_id"},message:"must have required property '"+"sop_id"+"'"});
errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"});
errors++;
}
if(data.task_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task_id"},message:"must have required property '"+"task_id"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.reached_step_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reached_step_ids"},message:"must have required property '"+"reached_step_ids"+"'"});
errors++;
}
if(data.started_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "started_at"},message:"must have required property '"+"started_at"+"'"});
errors++;
}
if(data.last_seen_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_seen_at"},message:"must have required property '"+"last_seen_at"+"'"});
errors++;
}
if(data.ended_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ended_at"},message:"must have required property '"+"ended_at"+"'"});
errors++;
}
for(const key0 in data){
if(!(func9.call(schema77.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.sop_id !== undefined){
if(!(validate0(data.sop_id, {instancePath:instancePath+"/sop_id",parentData:data,parentDataProperty:"sop_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validate1(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.task_id !== undefined){
let data3 = data.task_id;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate0(data3, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/task_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/task_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(!(validate231(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
}
if(data.reached_step_ids !== undefined){
let data5 = data.reached_step_ids;
if(Array.isArray(data5)){
if(data5.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/reached_step_ids",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate0(data5[i0], {instancePath:instancePath+"/reached_step_ids/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func55(data5[i1], data5[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/reached_step_ids",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reached_step_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.started_at !== undefined){
if(!(validate3(data.started_at, {instancePath:instancePath+"/started_at",parentData:data,parentDataProperty:"started_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.last_seen_at !== undefined){
if(!(validate3(data.last_seen_at, {instancePath:instancePath+"/last_seen_at",parentData:data,parentDataProperty:"last_seen_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.ended_at !== undefined){
let data9 = data.ended_at;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(!(validate3(data9, {instancePath:instancePath+"/ended_at",parentData:data,parentDataProperty:"ended_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
const _errs19 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/ended_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs19 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/ended_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate424(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate424.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate232(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate424.errors = vErrors;
return errors === 0;
}
validate424.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v22 = validate426;
const schema83 = {"type":"object","additionalProperties":false,"required":["id","title","summary","status","version","has_unpublished_changes","folder_id","tags","owner_id","department_ids","estimated_minutes","step_count","average_rating","rating_count","view_count","open_flag_count","open_review_id","review_interval_days","last_reviewed_at","next_review_at","is_review_overdue","published_at","published_by","archived_at","revision","created_at","updated_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"title":{"$ref":"schema:SopTitle"},"summary":{"$ref":"schema:SopSummary"},"status":{"$ref":"schema:SopStatus"},"version":{"$ref":"schema:SopVersionNumber"},"has_unpublished_changes":{"type":"boolean"},"folder_id":{"$ref":"schema:SopFolderId"},"tags":{"$ref":"schema:Tags"},"owner_id":{"$ref":"schema:Id"},"department_ids":{"$ref":"schema:SopDepartmentIds"},"estimated_minutes":{"$ref":"schema:SopEstimatedMinutes"},"step_count":{"type":"integer","minimum":0,"maximum":200},"average_rating":{"$ref":"schema:SopAverageRating"},"rating_count":{"$ref":"schema:Count"},"view_count":{"$ref":"schema:Count"},"open_flag_count":{"$ref":"schema:Count"},"open_review_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"review_interval_days":{"$ref":"schema:SopReviewIntervalDays"},"last_reviewed_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"next_review_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"is_review_overdue":{"type":"boolean"},"published_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"published_by":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"archived_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"revision":{"$ref":"schema:Revision"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"created_by":{"$ref":"schema:Id"}}};
const schema78 = {"type":["string","null"],"minLength":1,"maxLength":1000};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema78.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 1000){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate0(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs2 = errors;
if(data !== null){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
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
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 50){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate216(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func55(data[i1], data[j0])){
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 50){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate0(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func55(data[i1], data[j0])){
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema82 = {"type":["integer","null"],"minimum":30,"maximum":730};

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!((typeof data == "number") && (!(data % 1) && !isNaN(data)))) && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema82.type},message:"must be integer,null"});
errors++;
}
if(typeof data == "number"){
if(data > 730 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 730},message:"must be <= 730"});
errors++;
}
if(data < 30 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 30},message:"must be >= 30"});
errors++;
}
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
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
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"});
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
if(data.has_unpublished_changes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "has_unpublished_changes"},message:"must have required property '"+"has_unpublished_changes"+"'"});
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
if(data.department_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "department_ids"},message:"must have required property '"+"department_ids"+"'"});
errors++;
}
if(data.estimated_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "estimated_minutes"},message:"must have required property '"+"estimated_minutes"+"'"});
errors++;
}
if(data.step_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "step_count"},message:"must have required property '"+"step_count"+"'"});
errors++;
}
if(data.average_rating === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "average_rating"},message:"must have required property '"+"average_rating"+"'"});
errors++;
}
if(data.rating_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rating_count"},message:"must have required property '"+"rating_count"+"'"});
errors++;
}
if(data.view_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "view_count"},message:"must have required property '"+"view_count"+"'"});
errors++;
}
if(data.open_flag_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "open_flag_count"},message:"must have required property '"+"open_flag_count"+"'"});
errors++;
}
if(data.open_review_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "open_review_id"},message:"must have required property '"+"open_review_id"+"'"});
errors++;
}
if(data.review_interval_days === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "review_interval_days"},message:"must have required property '"+"review_interval_days"+"'"});
errors++;
}
if(data.last_reviewed_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "last_reviewed_at"},message:"must have required property '"+"last_reviewed_at"+"'"});
errors++;
}
if(data.next_review_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_review_at"},message:"must have required property '"+"next_review_at"+"'"});
errors++;
}
if(data.is_review_overdue === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_review_overdue"},message:"must have required property '"+"is_review_overdue"+"'"});
errors++;
}
if(data.published_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "published_at"},message:"must have required property '"+"published_at"+"'"});
errors++;
}
if(data.published_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "published_by"},message:"must have required property '"+"published_by"+"'"});
errors++;
}
if(data.archived_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "archived_at"},message:"must have required property '"+"archived_at"+"'"});
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
for(const key0 in data){
if(!(func9.call(schema83.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate19(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate242(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate20(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validate1(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.has_unpublished_changes !== undefined){
if(typeof data.has_unpublished_changes !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_unpublished_changes",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.folder_id !== undefined){
if(!(validate243(data.folder_id, {instancePath:instancePath+"/folder_id",parentData:data,parentDataProperty:"folder_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate245(data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
}
if(data.owner_id !== undefined){
if(!(validate0(data.owner_id, {instancePath:instancePath+"/owner_id",parentData:data,parentDataProperty:"owner_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.department_ids !== undefined){
if(!(validate247(data.department_ids, {instancePath:instancePath+"/department_ids",parentData:data,parentDataProperty:"department_ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
}
if(data.estimated_minutes !== undefined){
if(!(validate188(data.estimated_minutes, {instancePath:instancePath+"/estimated_minutes",parentData:data,parentDataProperty:"estimated_minutes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
}
if(data.step_count !== undefined){
let data11 = data.step_count;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/step_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 200 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/step_count",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/step_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.average_rating !== undefined){
if(!(validate18(data.average_rating, {instancePath:instancePath+"/average_rating",parentData:data,parentDataProperty:"average_rating",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.rating_count !== undefined){
if(!(validate17(data.rating_count, {instancePath:instancePath+"/rating_count",parentData:data,parentDataProperty:"rating_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.view_count !== undefined){
if(!(validate17(data.view_count, {instancePath:instancePath+"/view_count",parentData:data,parentDataProperty:"view_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.open_flag_count !== undefined){
if(!(validate17(data.open_flag_count, {instancePath:instancePath+"/open_flag_count",parentData:data,parentDataProperty:"open_flag_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.open_review_id !== undefined){
let data16 = data.open_review_id;
const _errs21 = errors;
let valid1 = false;
const _errs22 = errors;
if(!(validate0(data16, {instancePath:instancePath+"/open_review_id",parentData:data,parentDataProperty:"open_review_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
valid1 = valid1 || _valid0;
const _errs23 = errors;
if(data16 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/open_review_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs23 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/open_review_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.review_interval_days !== undefined){
if(!(validate249(data.review_interval_days, {instancePath:instancePath+"/review_interval_days",parentData:data,parentDataProperty:"review_interval_days",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
}
if(data.last_reviewed_at !== undefined){
let data18 = data.last_reviewed_at;
const _errs27 = errors;
let valid2 = false;
const _errs28 = errors;
if(!(validate3(data18, {instancePath:instancePath+"/last_reviewed_at",parentData:data,parentDataProperty:"last_reviewed_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid1 = _errs28 === errors;
valid2 = valid2 || _valid1;
const _errs29 = errors;
if(data18 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/last_reviewed_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs29 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/last_reviewed_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.next_review_at !== undefined){
let data19 = data.next_review_at;
const _errs32 = errors;
let valid3 = false;
const _errs33 = errors;
if(!(validate3(data19, {instancePath:instancePath+"/next_review_at",parentData:data,parentDataProperty:"next_review_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid2 = _errs33 === errors;
valid3 = valid3 || _valid2;
const _errs34 = errors;
if(data19 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/next_review_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs34 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/next_review_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.is_review_overdue !== undefined){
if(typeof data.is_review_overdue !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_review_overdue",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.published_at !== undefined){
let data21 = data.published_at;
const _errs39 = errors;
let valid4 = false;
const _errs40 = errors;
if(!(validate3(data21, {instancePath:instancePath+"/published_at",parentData:data,parentDataProperty:"published_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid3 = _errs40 === errors;
valid4 = valid4 || _valid3;
const _errs41 = errors;
if(data21 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/published_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs41 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/published_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.published_by !== undefined){
let data22 = data.published_by;
const _errs44 = errors;
let valid5 = false;
const _errs45 = errors;
if(!(validate0(data22, {instancePath:instancePath+"/published_by",parentData:data,parentDataProperty:"published_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid4 = _errs45 === errors;
valid5 = valid5 || _valid4;
const _errs46 = errors;
if(data22 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/published_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs46 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/published_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.archived_at !== undefined){
let data23 = data.archived_at;
const _errs49 = errors;
let valid6 = false;
const _errs50 = errors;
if(!(validate3(data23, {instancePath:instancePath+"/archived_at",parentData:data,parentDataProperty:"archived_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid5 = _errs50 === errors;
valid6 = valid6 || _valid5;
const _errs51 = errors;
if(data23 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/archived_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid5 = _errs51 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/archived_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.revision !== undefined){
if(!(validate110(data.revision, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate3(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
if(!(validate3(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
if(!(validate0(data.created_by, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate426.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate250(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
if(!(validate141(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate426.errors = vErrors;
return errors === 0;
}
validate426.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v23 = validate429;

function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate429.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate250(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate429.errors = vErrors;
return errors === 0;
}
validate429.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v24 = validate431;

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sop === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop"},message:"must have required property '"+"sop"+"'"});
errors++;
}
if(data.latest_view === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "latest_view"},message:"must have required property '"+"latest_view"+"'"});
errors++;
}
if(data.has_newer_version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "has_newer_version"},message:"must have required property '"+"has_newer_version"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "sop") || (key0 === "latest_view")) || (key0 === "has_newer_version"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.sop !== undefined){
if(!(validate21(data.sop, {instancePath:instancePath+"/sop",parentData:data,parentDataProperty:"sop",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.latest_view !== undefined){
if(!(validate232(data.latest_view, {instancePath:instancePath+"/latest_view",parentData:data,parentDataProperty:"latest_view",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
}
if(data.has_newer_version !== undefined){
if(typeof data.has_newer_version !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_newer_version",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate431.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate276(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
if(!(validate141(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate431.errors = vErrors;
return errors === 0;
}
validate431.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v25 = validate434;
const schema85 = {"type":"object","additionalProperties":false,"required":["place","step_id","block_id","excerpt"],"properties":{"place":{"type":"string","enum":["title","summary","tag","step","block"]},"step_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"block_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"excerpt":{"type":"string","maxLength":500}}};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.place === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "place"},message:"must have required property '"+"place"+"'"});
errors++;
}
if(data.step_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "step_id"},message:"must have required property '"+"step_id"+"'"});
errors++;
}
if(data.block_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "block_id"},message:"must have required property '"+"block_id"+"'"});
errors++;
}
if(data.excerpt === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "excerpt"},message:"must have required property '"+"excerpt"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "place") || (key0 === "step_id")) || (key0 === "block_id")) || (key0 === "excerpt"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.place !== undefined){
let data0 = data.place;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/place",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((data0 === "title") || (data0 === "summary")) || (data0 === "tag")) || (data0 === "step")) || (data0 === "block"))){
(vErrors ??= []).push({instancePath:instancePath+"/place",keyword:"enum",params:{allowedValues: schema85.properties.place.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.step_id !== undefined){
let data1 = data.step_id;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate0(data1, {instancePath:instancePath+"/step_id",parentData:data,parentDataProperty:"step_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/step_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/step_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.block_id !== undefined){
let data2 = data.block_id;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate0(data2, {instancePath:instancePath+"/block_id",parentData:data,parentDataProperty:"block_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
const _errs12 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/block_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/block_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.excerpt !== undefined){
let data3 = data.excerpt;
if(typeof data3 === "string"){
if(func0(data3) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/excerpt",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/excerpt",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sop === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop"},message:"must have required property '"+"sop"+"'"});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"});
errors++;
}
if(data.tags === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"});
errors++;
}
if(data.score === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"});
errors++;
}
if(data.places === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "places"},message:"must have required property '"+"places"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "sop") || (key0 === "summary")) || (key0 === "tags")) || (key0 === "score")) || (key0 === "places"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.sop !== undefined){
if(!(validate21(data.sop, {instancePath:instancePath+"/sop",parentData:data,parentDataProperty:"sop",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate242(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate245(data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
}
if(data.score !== undefined){
let data3 = data.score;
if(typeof data3 == "number"){
if(data3 > 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.places !== undefined){
let data4 = data.places;
if(Array.isArray(data4)){
if(data4.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/places",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate279(data4[i0], {instancePath:instancePath+"/places/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/places",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate434.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate282(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
if(!(validate141(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate434.errors = vErrors;
return errors === 0;
}
validate434.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v26 = validate437;
const schema87 = {"type":["string","null"],"minLength":1,"maxLength":1000};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema87.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 1000){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
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
if(data.sop_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop_id"},message:"must have required property '"+"sop_id"+"'"});
errors++;
}
if(data.prerequisite === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "prerequisite"},message:"must have required property '"+"prerequisite"+"'"});
errors++;
}
if(data.is_required === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_required"},message:"must have required property '"+"is_required"+"'"});
errors++;
}
if(data.note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"});
errors++;
}
if(data.position === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"});
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
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "sop_id")) || (key0 === "prerequisite")) || (key0 === "is_required")) || (key0 === "note")) || (key0 === "position")) || (key0 === "created_at")) || (key0 === "created_by"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.sop_id !== undefined){
if(!(validate0(data.sop_id, {instancePath:instancePath+"/sop_id",parentData:data,parentDataProperty:"sop_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.prerequisite !== undefined){
if(!(validate21(data.prerequisite, {instancePath:instancePath+"/prerequisite",parentData:data,parentDataProperty:"prerequisite",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.is_required !== undefined){
if(typeof data.is_required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.note !== undefined){
if(!(validate287(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
if(!(validate54(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
if(!(validate3(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
if(!(validate0(data.created_by, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 50){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate288(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sop === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop"},message:"must have required property '"+"sop"+"'"});
errors++;
}
if(data.steps === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"});
errors++;
}
if(data.prerequisites === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "prerequisites"},message:"must have required property '"+"prerequisites"+"'"});
errors++;
}
if(data.open_review === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "open_review"},message:"must have required property '"+"open_review"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "sop") || (key0 === "steps")) || (key0 === "prerequisites")) || (key0 === "open_review"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.sop !== undefined){
if(!(validate250(data.sop, {instancePath:instancePath+"/sop",parentData:data,parentDataProperty:"sop",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data1 = data.steps;
if(Array.isArray(data1)){
if(data1.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate189(data1[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.prerequisites !== undefined){
if(!(validate296(data.prerequisites, {instancePath:instancePath+"/prerequisites",parentData:data,parentDataProperty:"prerequisites",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
}
if(data.open_review !== undefined){
let data4 = data.open_review;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(!(validate170(data4, {instancePath:instancePath+"/open_review",parentData:data,parentDataProperty:"open_review",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
const _errs10 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/open_review",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/open_review",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate437.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate298(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate437.errors = vErrors;
return errors === 0;
}
validate437.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v27 = validate439;

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
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
if(data.position === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "position")) || (key0 === "content"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
if(!(validate54(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
if(!(validate95(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate307.evaluated;
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
if(data.position === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"});
errors++;
}
if(data.is_optional === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_optional"},message:"must have required property '"+"is_optional"+"'"});
errors++;
}
if(data.estimated_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "estimated_minutes"},message:"must have required property '"+"estimated_minutes"+"'"});
errors++;
}
if(data.blocks === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "position")) || (key0 === "title")) || (key0 === "summary")) || (key0 === "is_optional")) || (key0 === "estimated_minutes")) || (key0 === "blocks"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
if(!(validate54(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate185(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate186(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
if(data.is_optional !== undefined){
if(!(validate187(data.is_optional, {instancePath:instancePath+"/is_optional",parentData:data,parentDataProperty:"is_optional",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
}
if(data.estimated_minutes !== undefined){
if(!(validate188(data.estimated_minutes, {instancePath:instancePath+"/estimated_minutes",parentData:data,parentDataProperty:"estimated_minutes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
}
if(data.blocks !== undefined){
let data6 = data.blocks;
if(Array.isArray(data6)){
if(data6.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/blocks",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate303(data6[i0], {instancePath:instancePath+"/blocks/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/blocks",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate307.errors = vErrors;
return errors === 0;
}
validate307.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 200){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate307(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sop_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop_id"},message:"must have required property '"+"sop_id"+"'"});
errors++;
}
if(data.version_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version_id"},message:"must have required property '"+"version_id"+"'"});
errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"});
errors++;
}
if(data.published_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "published_at"},message:"must have required property '"+"published_at"+"'"});
errors++;
}
if(data.steps === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "sop_id") || (key0 === "version_id")) || (key0 === "version")) || (key0 === "title")) || (key0 === "summary")) || (key0 === "published_at")) || (key0 === "steps"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.sop_id !== undefined){
if(!(validate0(data.sop_id, {instancePath:instancePath+"/sop_id",parentData:data,parentDataProperty:"sop_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.version_id !== undefined){
if(!(validate0(data.version_id, {instancePath:instancePath+"/version_id",parentData:data,parentDataProperty:"version_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
if(!(validate1(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate19(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate242(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
}
if(data.published_at !== undefined){
if(!(validate3(data.published_at, {instancePath:instancePath+"/published_at",parentData:data,parentDataProperty:"published_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
if(!(validate315(data.steps, {instancePath:instancePath+"/steps",parentData:data,parentDataProperty:"steps",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate439.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate317(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate439.errors = vErrors;
return errors === 0;
}
validate439.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v28 = validate441;

function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate325.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.one === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "one"},message:"must have required property '"+"one"+"'"});
errors++;
}
if(data.two === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "two"},message:"must have required property '"+"two"+"'"});
errors++;
}
if(data.three === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "three"},message:"must have required property '"+"three"+"'"});
errors++;
}
if(data.four === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "four"},message:"must have required property '"+"four"+"'"});
errors++;
}
if(data.five === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "five"},message:"must have required property '"+"five"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "one") || (key0 === "two")) || (key0 === "three")) || (key0 === "four")) || (key0 === "five"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.one !== undefined){
if(!(validate17(data.one, {instancePath:instancePath+"/one",parentData:data,parentDataProperty:"one",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.two !== undefined){
if(!(validate17(data.two, {instancePath:instancePath+"/two",parentData:data,parentDataProperty:"two",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.three !== undefined){
if(!(validate17(data.three, {instancePath:instancePath+"/three",parentData:data,parentDataProperty:"three",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.four !== undefined){
if(!(validate17(data.four, {instancePath:instancePath+"/four",parentData:data,parentDataProperty:"four",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.five !== undefined){
if(!(validate17(data.five, {instancePath:instancePath+"/five",parentData:data,parentDataProperty:"five",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate325.errors = vErrors;
return errors === 0;
}
validate325.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sop_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop_id"},message:"must have required property '"+"sop_id"+"'"});
errors++;
}
if(data.my_rating === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "my_rating"},message:"must have required property '"+"my_rating"+"'"});
errors++;
}
if(data.my_rated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "my_rated_at"},message:"must have required property '"+"my_rated_at"+"'"});
errors++;
}
if(data.average_rating === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "average_rating"},message:"must have required property '"+"average_rating"+"'"});
errors++;
}
if(data.rating_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rating_count"},message:"must have required property '"+"rating_count"+"'"});
errors++;
}
if(data.distribution === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "distribution"},message:"must have required property '"+"distribution"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "sop_id") || (key0 === "my_rating")) || (key0 === "my_rated_at")) || (key0 === "average_rating")) || (key0 === "rating_count")) || (key0 === "distribution"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.sop_id !== undefined){
if(!(validate0(data.sop_id, {instancePath:instancePath+"/sop_id",parentData:data,parentDataProperty:"sop_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.my_rating !== undefined){
let data1 = data.my_rating;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate121(data1, {instancePath:instancePath+"/my_rating",parentData:data,parentDataProperty:"my_rating",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/my_rating",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/my_rating",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.my_rated_at !== undefined){
let data2 = data.my_rated_at;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate3(data2, {instancePath:instancePath+"/my_rated_at",parentData:data,parentDataProperty:"my_rated_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/my_rated_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/my_rated_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.average_rating !== undefined){
if(!(validate18(data.average_rating, {instancePath:instancePath+"/average_rating",parentData:data,parentDataProperty:"average_rating",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.rating_count !== undefined){
if(!(validate17(data.rating_count, {instancePath:instancePath+"/rating_count",parentData:data,parentDataProperty:"rating_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.distribution !== undefined){
if(!(validate325(data.distribution, {instancePath:instancePath+"/distribution",parentData:data,parentDataProperty:"distribution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sop === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop"},message:"must have required property '"+"sop"+"'"});
errors++;
}
if(data.content === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"});
errors++;
}
if(data.prerequisites === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "prerequisites"},message:"must have required property '"+"prerequisites"+"'"});
errors++;
}
if(data.rating_summary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rating_summary"},message:"must have required property '"+"rating_summary"+"'"});
errors++;
}
if(data.my_latest_view === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "my_latest_view"},message:"must have required property '"+"my_latest_view"+"'"});
errors++;
}
if(data.my_open_flag === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "my_open_flag"},message:"must have required property '"+"my_open_flag"+"'"});
errors++;
}
if(data.my_checklists === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "my_checklists"},message:"must have required property '"+"my_checklists"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "sop") || (key0 === "content")) || (key0 === "prerequisites")) || (key0 === "rating_summary")) || (key0 === "my_latest_view")) || (key0 === "my_open_flag")) || (key0 === "my_checklists"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.sop !== undefined){
if(!(validate250(data.sop, {instancePath:instancePath+"/sop",parentData:data,parentDataProperty:"sop",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
let data1 = data.content;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate317(data1, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.prerequisites !== undefined){
if(!(validate296(data.prerequisites, {instancePath:instancePath+"/prerequisites",parentData:data,parentDataProperty:"prerequisites",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
}
if(data.rating_summary !== undefined){
if(!(validate331(data.rating_summary, {instancePath:instancePath+"/rating_summary",parentData:data,parentDataProperty:"rating_summary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
}
if(data.my_latest_view !== undefined){
let data4 = data.my_latest_view;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(!(validate232(data4, {instancePath:instancePath+"/my_latest_view",parentData:data,parentDataProperty:"my_latest_view",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
const _errs13 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/my_latest_view",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/my_latest_view",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.my_open_flag !== undefined){
let data5 = data.my_open_flag;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(!(validate152(data5, {instancePath:instancePath+"/my_open_flag",parentData:data,parentDataProperty:"my_open_flag",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
const _errs18 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/my_open_flag",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/my_open_flag",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.my_checklists !== undefined){
let data6 = data.my_checklists;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/my_checklists",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"});
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate8(data6[i0], {instancePath:instancePath+"/my_checklists/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/my_checklists",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate441.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate338(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate441.errors = vErrors;
return errors === 0;
}
validate441.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v29 = validate443;

function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate443.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate288(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
if(!(validate141(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate443.errors = vErrors;
return errors === 0;
}
validate443.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v30 = validate446;

function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate346.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.index === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.prerequisite === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "prerequisite"},message:"must have required property '"+"prerequisite"+"'"});
errors++;
}
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "index") || (key0 === "status")) || (key0 === "prerequisite")) || (key0 === "error"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.index !== undefined){
if(!(validate202(data.index, {instancePath:instancePath+"/index",parentData:data,parentDataProperty:"index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate203(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
}
if(data.prerequisite !== undefined){
let data2 = data.prerequisite;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate288(data2, {instancePath:instancePath+"/prerequisite",parentData:data,parentDataProperty:"prerequisite",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/prerequisite",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/prerequisite",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.error !== undefined){
if(!(validate204(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate346.errors = vErrors;
return errors === 0;
}
validate346.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate351.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcomes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcomes"},message:"must have required property '"+"outcomes"+"'"});
errors++;
}
if(data.succeeded === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'"});
errors++;
}
if(data.failed === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'"});
errors++;
}
if(data.sop_revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop_revision"},message:"must have required property '"+"sop_revision"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "outcomes") || (key0 === "succeeded")) || (key0 === "failed")) || (key0 === "sop_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.outcomes !== undefined){
let data0 = data.outcomes;
if(Array.isArray(data0)){
if(data0.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/outcomes",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate346(data0[i0], {instancePath:instancePath+"/outcomes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
errors = vErrors.length;
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
if(data.failed !== undefined){
let data3 = data.failed;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/failed",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 200 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/failed",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/failed",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.sop_revision !== undefined){
if(!(validate110(data.sop_revision, {instancePath:instancePath+"/sop_revision",parentData:data,parentDataProperty:"sop_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate351.errors = vErrors;
return errors === 0;
}
validate351.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate446.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate351(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate446.errors = vErrors;
return errors === 0;
}
validate446.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v31 = validate448;

function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate448.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate331(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate448.errors = vErrors;
return errors === 0;
}
validate448.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v32 = validate450;

function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate354.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.index === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.step === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "step"},message:"must have required property '"+"step"+"'"});
errors++;
}
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "index") || (key0 === "status")) || (key0 === "step")) || (key0 === "error"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.index !== undefined){
if(!(validate202(data.index, {instancePath:instancePath+"/index",parentData:data,parentDataProperty:"index",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validate203(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
}
if(data.step !== undefined){
let data2 = data.step;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate189(data2, {instancePath:instancePath+"/step",parentData:data,parentDataProperty:"step",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/step",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/step",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.error !== undefined){
if(!(validate204(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate354.errors = vErrors;
return errors === 0;
}
validate354.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate359.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcomes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcomes"},message:"must have required property '"+"outcomes"+"'"});
errors++;
}
if(data.succeeded === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'"});
errors++;
}
if(data.failed === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'"});
errors++;
}
if(data.sop_revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop_revision"},message:"must have required property '"+"sop_revision"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "outcomes") || (key0 === "succeeded")) || (key0 === "failed")) || (key0 === "sop_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.outcomes !== undefined){
let data0 = data.outcomes;
if(Array.isArray(data0)){
if(data0.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/outcomes",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate354(data0[i0], {instancePath:instancePath+"/outcomes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
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
if(data.failed !== undefined){
let data3 = data.failed;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/failed",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 200 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/failed",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/failed",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.sop_revision !== undefined){
if(!(validate110(data.sop_revision, {instancePath:instancePath+"/sop_revision",parentData:data,parentDataProperty:"sop_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate359.errors = vErrors;
return errors === 0;
}
validate359.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate450.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate359(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate450.errors = vErrors;
return errors === 0;
}
validate450.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v33 = validate452;
const schema102 = {"type":"object","additionalProperties":false,"required":["id","sop_id","version","is_live","title","change_note","step_count","published_at","published_by"],"properties":{"id":{"$ref":"schema:Id"},"sop_id":{"$ref":"schema:Id"},"version":{"type":"integer","minimum":1,"maximum":2147483647},"is_live":{"type":"boolean"},"title":{"$ref":"schema:SopTitle"},"change_note":{"$ref":"schema:SopChangeNote"},"step_count":{"type":"integer","minimum":0,"maximum":200},"published_at":{"$ref":"schema:Timestamp"},"published_by":{"$ref":"schema:Id"}}};

function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate362.evaluated;
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
if(data.sop_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop_id"},message:"must have required property '"+"sop_id"+"'"});
errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"});
errors++;
}
if(data.is_live === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_live"},message:"must have required property '"+"is_live"+"'"});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.change_note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "change_note"},message:"must have required property '"+"change_note"+"'"});
errors++;
}
if(data.step_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "step_count"},message:"must have required property '"+"step_count"+"'"});
errors++;
}
if(data.published_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "published_at"},message:"must have required property '"+"published_at"+"'"});
errors++;
}
if(data.published_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "published_by"},message:"must have required property '"+"published_by"+"'"});
errors++;
}
for(const key0 in data){
if(!(func9.call(schema102.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.sop_id !== undefined){
if(!(validate0(data.sop_id, {instancePath:instancePath+"/sop_id",parentData:data,parentDataProperty:"sop_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.is_live !== undefined){
if(typeof data.is_live !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_live",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.title !== undefined){
if(!(validate19(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.change_note !== undefined){
if(!(validate167(data.change_note, {instancePath:instancePath+"/change_note",parentData:data,parentDataProperty:"change_note",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
if(data.step_count !== undefined){
let data6 = data.step_count;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/step_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 200 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/step_count",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/step_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.published_at !== undefined){
if(!(validate3(data.published_at, {instancePath:instancePath+"/published_at",parentData:data,parentDataProperty:"published_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.published_by !== undefined){
if(!(validate0(data.published_by, {instancePath:instancePath+"/published_by",parentData:data,parentDataProperty:"published_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate362.errors = vErrors;
return errors === 0;
}
validate362.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate452.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate362(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
if(!(validate141(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate452.errors = vErrors;
return errors === 0;
}
validate452.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v34 = validate455;
const schema103 = {"type":"object","additionalProperties":false,"required":["id","sop_id","version","is_live","title","change_note","step_count","published_at","published_by","summary","steps"],"properties":{"id":{"$ref":"schema:Id"},"sop_id":{"$ref":"schema:Id"},"version":{"type":"integer","minimum":1,"maximum":2147483647},"is_live":{"type":"boolean"},"title":{"$ref":"schema:SopTitle"},"change_note":{"$ref":"schema:SopChangeNote"},"step_count":{"type":"integer","minimum":0,"maximum":200},"published_at":{"$ref":"schema:Timestamp"},"published_by":{"$ref":"schema:Id"},"summary":{"$ref":"schema:SopSummary"},"steps":{"$ref":"schema:SopPublishedSteps"}}};

function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate369.evaluated;
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
if(data.sop_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sop_id"},message:"must have required property '"+"sop_id"+"'"});
errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"});
errors++;
}
if(data.is_live === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_live"},message:"must have required property '"+"is_live"+"'"});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.change_note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "change_note"},message:"must have required property '"+"change_note"+"'"});
errors++;
}
if(data.step_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "step_count"},message:"must have required property '"+"step_count"+"'"});
errors++;
}
if(data.published_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "published_at"},message:"must have required property '"+"published_at"+"'"});
errors++;
}
if(data.published_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "published_by"},message:"must have required property '"+"published_by"+"'"});
errors++;
}
if(data.summary === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"});
errors++;
}
if(data.steps === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"});
errors++;
}
for(const key0 in data){
if(!(func9.call(schema103.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.sop_id !== undefined){
if(!(validate0(data.sop_id, {instancePath:instancePath+"/sop_id",parentData:data,parentDataProperty:"sop_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.is_live !== undefined){
if(typeof data.is_live !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_live",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.title !== undefined){
if(!(validate19(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.change_note !== undefined){
if(!(validate167(data.change_note, {instancePath:instancePath+"/change_note",parentData:data,parentDataProperty:"change_note",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
}
if(data.step_count !== undefined){
let data6 = data.step_count;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/step_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 200 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/step_count",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/step_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.published_at !== undefined){
if(!(validate3(data.published_at, {instancePath:instancePath+"/published_at",parentData:data,parentDataProperty:"published_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.published_by !== undefined){
if(!(validate0(data.published_by, {instancePath:instancePath+"/published_by",parentData:data,parentDataProperty:"published_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.summary !== undefined){
if(!(validate242(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
if(!(validate315(data.steps, {instancePath:instancePath+"/steps",parentData:data,parentDataProperty:"steps",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate369.errors = vErrors;
return errors === 0;
}
validate369.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate455.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
if(!(validate369(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate455.errors = vErrors;
return errors === 0;
}
validate455.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v35 = validate457;

function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate457.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate232(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
if(!(validate141(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate457.errors = vErrors;
return errors === 0;
}
validate457.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const responses = {
  setSopChecklistItem: { '200': v0, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  getSopChecklistProgress: { '200': v0, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  getKnowledgeBaseStats: { '200': v3, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  deleteSopContentBlocks: { '200': v4, '400': v1, '401': v2, '403': v1, '409': v1, '429': v1, '500': v1 },
  updateSopContentBlock: { '200': v5, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  createSopFeedback: { '200': v6, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  listSopFolders: { '200': v7, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  createSopFolder: { '200': v8, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  getSopFolder: { '200': v8, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  updateSopFolder: { '200': v8, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  deleteSopFolder: { '200': v9, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  moveSopFolder: { '200': v8, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  moveSopFolderContents: { '200': v10, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  deleteSopFolderWithItems: { '200': v11, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  listSopOutdatedFlags: { '200': v12, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  setSopOutdatedFlagStatus: { '200': v13, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  deleteSopPrerequisites: { '200': v4, '400': v1, '401': v2, '403': v1, '409': v1, '429': v1, '500': v1 },
  listSopReviews: { '200': v14, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  decideSopReview: { '200': v15, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  deleteSopSteps: { '200': v4, '400': v1, '401': v2, '403': v1, '409': v1, '429': v1, '500': v1 },
  updateSopStep: { '200': v16, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  createSopContentBlocks: { '200': v17, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  reorderSopContentBlocks: { '200': v18, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  listSopTags: { '200': v19, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  setSopTag: { '200': v20, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  setSopViewProgress: { '200': v21, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  listSops: { '200': v22, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  createSop: { '200': v23, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  listAuthoringSops: { '200': v22, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listRecentSops: { '200': v24, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  searchSops: { '200': v25, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  getSop: { '200': v23, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  updateSop: { '200': v23, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  deleteSop: { '200': v9, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  getSopWorkingCopy: { '200': v26, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  getSopContent: { '200': v27, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  moveSop: { '200': v23, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  getSopDetails: { '200': v28, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  createSopOutdatedFlag: { '200': v13, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  listMySopOutdatedFlags: { '200': v12, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  listSopPrerequisites: { '200': v29, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  addSopPrerequisites: { '200': v30, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  getSopRating: { '200': v31, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  setSopRating: { '200': v31, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  createSopSteps: { '200': v32, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  reorderSopSteps: { '200': v18, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  listSopVersions: { '200': v33, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  getSopVersion: { '200': v34, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  restoreSopVersion: { '200': v26, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  startSopView: { '200': v21, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  listMySopViews: { '200': v35, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
};
