// Written by the compiler from the contract; change the contract instead.
import lib_equal from 'ajv/dist/runtime/equal.js';
import lib_formats from 'ajv-formats/dist/formats.js';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const func0 = lib_ucs2length.default;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
validate1.errors = vErrors;
return errors === 0;
}

const func1 = lib_equal.default;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 50){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
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
if(!valid0){
valid1 = false;
}
}
let valid2;
let i1 = data.length;
let j0;
valid2 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data[i1], data[j0])){
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid2 = false;
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
validate2.errors = vErrors;
return errors === 0;
}

const schema0 = {"type":"string","enum":["low","medium","high","critical"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema0.enum;
if(!((((data === "low") || (data === "medium")) || (data === "high")) || (data === "critical"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
validate4.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.low === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "low"},message:"must have required property '"+"low"+"'"});
errors++;
}
if(data.medium === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "medium"},message:"must have required property '"+"medium"+"'"});
errors++;
}
if(data.high === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "high"},message:"must have required property '"+"high"+"'"});
errors++;
}
if(data.critical === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "critical"},message:"must have required property '"+"critical"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "low") || (key0 === "medium")) || (key0 === "high")) || (key0 === "critical"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.low !== undefined){
let data0 = data.low;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate4(data0, {instancePath:instancePath+"/low",parentData:data,parentDataProperty:"low",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/low",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/low",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.medium !== undefined){
let data1 = data.medium;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(validate4(data1, {instancePath:instancePath+"/medium",parentData:data,parentDataProperty:"medium",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs10 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/medium",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/medium",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.high !== undefined){
let data2 = data.high;
const _errs13 = errors;
let valid3 = false;
const _errs14 = errors;
if(!(validate4(data2, {instancePath:instancePath+"/high",parentData:data,parentDataProperty:"high",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid2 = _errs14 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs15 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/high",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs15 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/high",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.critical !== undefined){
let data3 = data.critical;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(!(validate4(data3, {instancePath:instancePath+"/critical",parentData:data,parentDataProperty:"critical",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid3 = _errs19 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs20 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/critical",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs20 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/critical",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate5.errors = vErrors;
return errors === 0;
}

const schema1 = {"type":["integer","null"],"minimum":1,"maximum":90};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!((typeof data == "number") && (!(data % 1) && !isNaN(data)))) && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema1.type},message:"must be integer,null"});
errors++;
}
if(typeof data == "number"){
if(data > 90 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90"});
errors++;
}
if(data < 1 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
validate6.errors = vErrors;
return errors === 0;
}


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate7.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "default_assignee_id") || (key0 === "default_participant_ids")) || (key0 === "default_severity")) || (key0 === "due_minutes")) || (key0 === "auto_close_days")) || (key0 === "can_ai_summarize")) || (key0 === "can_ai_recommend")) || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.default_assignee_id !== undefined){
let data0 = data.default_assignee_id;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate1(data0, {instancePath:instancePath+"/default_assignee_id",parentData:data,parentDataProperty:"default_assignee_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/default_assignee_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/default_assignee_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.default_participant_ids !== undefined){
let data1 = data.default_participant_ids;
if(!(validate2(data1, {instancePath:instancePath+"/default_participant_ids",parentData:data,parentDataProperty:"default_participant_ids",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.default_severity !== undefined){
let data2 = data.default_severity;
if(!(validate3(data2, {instancePath:instancePath+"/default_severity",parentData:data,parentDataProperty:"default_severity",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.due_minutes !== undefined){
let data3 = data.due_minutes;
if(!(validate5(data3, {instancePath:instancePath+"/due_minutes",parentData:data,parentDataProperty:"due_minutes",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.auto_close_days !== undefined){
let data4 = data.auto_close_days;
if(!(validate6(data4, {instancePath:instancePath+"/auto_close_days",parentData:data,parentDataProperty:"auto_close_days",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.can_ai_summarize !== undefined){
let data5 = data.can_ai_summarize;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/can_ai_summarize",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.can_ai_recommend !== undefined){
let data6 = data.can_ai_recommend;
if(typeof data6 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/can_ai_recommend",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.expected_revision !== undefined){
let data7 = data.expected_revision;
if(!(validate7(data7, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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

const v1 = validate8;
const schema2 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:StatusKey"}},"status_category":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:EscalationStatusCategory"}},"severity":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:EscalationSeverity"}},"assignee_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"is_unassigned":{"type":"boolean"},"participant_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"client_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"client_program_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"ticket_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"task_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"tags":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Tag"}},"is_overdue":{"type":"boolean"},"due_after":{"$ref":"schema:Timestamp"},"due_before":{"$ref":"schema:Timestamp"},"created_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"updated_after":{"$ref":"schema:Timestamp"},"updated_before":{"$ref":"schema:Timestamp"},"search":{"type":"string","minLength":1,"maxLength":200},"sort":{"type":"string","enum":["created_at","updated_at","due_at","severity","status","number","title"],"default":"created_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z][a-z0-9_]*$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 60){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});
errors++;
}
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"string","enum":["open","in_progress","waiting","resolved","closed"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema3.enum;
if(!(((((data === "open") || (data === "in_progress")) || (data === "waiting")) || (data === "resolved")) || (data === "closed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("\\S", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 50){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const formats1 = lib_formats.fullFormats["date-time"];

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 35){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"});
errors++;
}
if(!(formats1.validate(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(func2.call(schema2.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/id/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
valid2 = false;
}
}
let valid3;
let i1 = data0.length;
let j0;
valid3 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid3 = false;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(Array.isArray(data2)){
if(data2.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid5 = true;
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
const _errs7 = errors;
if(!(validate9(data3, {instancePath:instancePath+"/status/" + i2,parentData:data2,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid4 = _errs7 === errors;
if(!valid4){
valid5 = false;
}
}
let valid6;
let i3 = data2.length;
let j1;
valid6 = true;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func1(data2[i3], data2[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
valid6 = false;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status_category !== undefined){
let data4 = data.status_category;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid8 = true;
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
let data5 = data4[i4];
const _errs10 = errors;
if(!(validate10(data5, {instancePath:instancePath+"/status_category/" + i4,parentData:data4,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid7 = _errs10 === errors;
if(!valid7){
valid8 = false;
}
}
let valid9;
let i5 = data4.length;
let j2;
valid9 = true;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func1(data4[i5], data4[j2])){
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
valid9 = false;
break outer2;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.severity !== undefined){
let data6 = data.severity;
if(Array.isArray(data6)){
if(data6.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid11 = true;
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
let data7 = data6[i6];
const _errs13 = errors;
if(!(validate3(data7, {instancePath:instancePath+"/severity/" + i6,parentData:data6,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid10 = _errs13 === errors;
if(!valid10){
valid11 = false;
}
}
let valid12;
let i7 = data6.length;
let j3;
valid12 = true;
if(i7 > 1){
outer3:
for(;i7--;){
for(j3 = i7; j3--;){
if(func1(data6[i7], data6[j3])){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
valid12 = false;
break outer3;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.assignee_id !== undefined){
let data8 = data.assignee_id;
if(Array.isArray(data8)){
if(data8.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid14 = true;
const len4 = data8.length;
for(let i8=0; i8<len4; i8++){
let data9 = data8[i8];
const _errs16 = errors;
if(!(validate1(data9, {instancePath:instancePath+"/assignee_id/" + i8,parentData:data8,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid13 = _errs16 === errors;
if(!valid13){
valid14 = false;
}
}
let valid15;
let i9 = data8.length;
let j4;
valid15 = true;
if(i9 > 1){
outer4:
for(;i9--;){
for(j4 = i9; j4--;){
if(func1(data8[i9], data8[j4])){
(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"});
errors++;
valid15 = false;
break outer4;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_unassigned !== undefined){
let data10 = data.is_unassigned;
if(typeof data10 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_unassigned",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.participant_id !== undefined){
let data11 = data.participant_id;
if(Array.isArray(data11)){
if(data11.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/participant_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid17 = true;
const len5 = data11.length;
for(let i10=0; i10<len5; i10++){
let data12 = data11[i10];
const _errs21 = errors;
if(!(validate1(data12, {instancePath:instancePath+"/participant_id/" + i10,parentData:data11,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid16 = _errs21 === errors;
if(!valid16){
valid17 = false;
}
}
let valid18;
let i11 = data11.length;
let j5;
valid18 = true;
if(i11 > 1){
outer5:
for(;i11--;){
for(j5 = i11; j5--;){
if(func1(data11[i11], data11[j5])){
(vErrors ??= []).push({instancePath:instancePath+"/participant_id",keyword:"uniqueItems",params:{i: i11, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i11+" are identical)"});
errors++;
valid18 = false;
break outer5;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participant_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.client_id !== undefined){
let data13 = data.client_id;
if(Array.isArray(data13)){
if(data13.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid20 = true;
const len6 = data13.length;
for(let i12=0; i12<len6; i12++){
let data14 = data13[i12];
const _errs24 = errors;
if(!(validate1(data14, {instancePath:instancePath+"/client_id/" + i12,parentData:data13,parentDataProperty:i12,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid19 = _errs24 === errors;
if(!valid19){
valid20 = false;
}
}
let valid21;
let i13 = data13.length;
let j6;
valid21 = true;
if(i13 > 1){
outer6:
for(;i13--;){
for(j6 = i13; j6--;){
if(func1(data13[i13], data13[j6])){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"uniqueItems",params:{i: i13, j: j6},message:"must NOT have duplicate items (items ## "+j6+" and "+i13+" are identical)"});
errors++;
valid21 = false;
break outer6;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.client_program_id !== undefined){
let data15 = data.client_program_id;
if(Array.isArray(data15)){
if(data15.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/client_program_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid23 = true;
const len7 = data15.length;
for(let i14=0; i14<len7; i14++){
let data16 = data15[i14];
const _errs27 = errors;
if(!(validate1(data16, {instancePath:instancePath+"/client_program_id/" + i14,parentData:data15,parentDataProperty:i14,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid22 = _errs27 === errors;
if(!valid22){
valid23 = false;
}
}
let valid24;
let i15 = data15.length;
let j7;
valid24 = true;
if(i15 > 1){
outer7:
for(;i15--;){
for(j7 = i15; j7--;){
if(func1(data15[i15], data15[j7])){
(vErrors ??= []).push({instancePath:instancePath+"/client_program_id",keyword:"uniqueItems",params:{i: i15, j: j7},message:"must NOT have duplicate items (items ## "+j7+" and "+i15+" are identical)"});
errors++;
valid24 = false;
break outer7;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_program_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.ticket_id !== undefined){
let data17 = data.ticket_id;
if(Array.isArray(data17)){
if(data17.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/ticket_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid26 = true;
const len8 = data17.length;
for(let i16=0; i16<len8; i16++){
let data18 = data17[i16];
const _errs30 = errors;
if(!(validate1(data18, {instancePath:instancePath+"/ticket_id/" + i16,parentData:data17,parentDataProperty:i16,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid25 = _errs30 === errors;
if(!valid25){
valid26 = false;
}
}
let valid27;
let i17 = data17.length;
let j8;
valid27 = true;
if(i17 > 1){
outer8:
for(;i17--;){
for(j8 = i17; j8--;){
if(func1(data17[i17], data17[j8])){
(vErrors ??= []).push({instancePath:instancePath+"/ticket_id",keyword:"uniqueItems",params:{i: i17, j: j8},message:"must NOT have duplicate items (items ## "+j8+" and "+i17+" are identical)"});
errors++;
valid27 = false;
break outer8;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ticket_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.task_id !== undefined){
let data19 = data.task_id;
if(Array.isArray(data19)){
if(data19.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/task_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid29 = true;
const len9 = data19.length;
for(let i18=0; i18<len9; i18++){
let data20 = data19[i18];
const _errs33 = errors;
if(!(validate1(data20, {instancePath:instancePath+"/task_id/" + i18,parentData:data19,parentDataProperty:i18,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid28 = _errs33 === errors;
if(!valid28){
valid29 = false;
}
}
let valid30;
let i19 = data19.length;
let j9;
valid30 = true;
if(i19 > 1){
outer9:
for(;i19--;){
for(j9 = i19; j9--;){
if(func1(data19[i19], data19[j9])){
(vErrors ??= []).push({instancePath:instancePath+"/task_id",keyword:"uniqueItems",params:{i: i19, j: j9},message:"must NOT have duplicate items (items ## "+j9+" and "+i19+" are identical)"});
errors++;
valid30 = false;
break outer9;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tags !== undefined){
let data21 = data.tags;
if(Array.isArray(data21)){
if(data21.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid32 = true;
const len10 = data21.length;
for(let i20=0; i20<len10; i20++){
let data22 = data21[i20];
const _errs36 = errors;
if(!(validate11(data22, {instancePath:instancePath+"/tags/" + i20,parentData:data21,parentDataProperty:i20,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid31 = _errs36 === errors;
if(!valid31){
valid32 = false;
}
}
let valid33;
let i21 = data21.length;
let j10;
valid33 = true;
if(i21 > 1){
outer10:
for(;i21--;){
for(j10 = i21; j10--;){
if(func1(data21[i21], data21[j10])){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: i21, j: j10},message:"must NOT have duplicate items (items ## "+j10+" and "+i21+" are identical)"});
errors++;
valid33 = false;
break outer10;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_overdue !== undefined){
let data23 = data.is_overdue;
if(typeof data23 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_overdue",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.due_after !== undefined){
let data24 = data.due_after;
if(!(validate12(data24, {instancePath:instancePath+"/due_after",parentData:data,parentDataProperty:"due_after",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.due_before !== undefined){
let data25 = data.due_before;
if(!(validate12(data25, {instancePath:instancePath+"/due_before",parentData:data,parentDataProperty:"due_before",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data26 = data.created_by;
if(Array.isArray(data26)){
if(data26.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid35 = true;
const len11 = data26.length;
for(let i22=0; i22<len11; i22++){
let data27 = data26[i22];
const _errs43 = errors;
if(!(validate1(data27, {instancePath:instancePath+"/created_by/" + i22,parentData:data26,parentDataProperty:i22,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid34 = _errs43 === errors;
if(!valid34){
valid35 = false;
}
}
let valid36;
let i23 = data26.length;
let j11;
valid36 = true;
if(i23 > 1){
outer11:
for(;i23--;){
for(j11 = i23; j11--;){
if(func1(data26[i23], data26[j11])){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"uniqueItems",params:{i: i23, j: j11},message:"must NOT have duplicate items (items ## "+j11+" and "+i23+" are identical)"});
errors++;
valid36 = false;
break outer11;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.created_after !== undefined){
let data28 = data.created_after;
if(!(validate12(data28, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
let data29 = data.created_before;
if(!(validate12(data29, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.updated_after !== undefined){
let data30 = data.updated_after;
if(!(validate12(data30, {instancePath:instancePath+"/updated_after",parentData:data,parentDataProperty:"updated_after",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.updated_before !== undefined){
let data31 = data.updated_before;
if(!(validate12(data31, {instancePath:instancePath+"/updated_before",parentData:data,parentDataProperty:"updated_before",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
let data32 = data.search;
if(typeof data32 === "string"){
if(func0(data32) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data32) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data33 = data.sort;
if(typeof data33 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema2.properties.sort.enum;
if(!(((((((data33 === "created_at") || (data33 === "updated_at")) || (data33 === "due_at")) || (data33 === "severity")) || (data33 === "status")) || (data33 === "number")) || (data33 === "title"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema2.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data34 = data.order;
if(typeof data34 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema2.properties.order.enum;
if(!((data34 === "asc") || (data34 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema2.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data35 = data.limit;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data35 == "number"){
if(data35 > 200 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data35 < 1 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data36 = data.offset;
if(!((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data36 == "number"){
if(data36 > 10000000 || isNaN(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data36 < 0 || isNaN(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
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

const v2 = validate13;
const schema4 = {"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"schema:EscalationTitle"},"description":{"anyOf":[{"$ref":"schema:Markdown"},{"type":"null"}]},"status":{"$ref":"schema:StatusKey"},"severity":{"$ref":"schema:EscalationSeverity"},"assignee_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"client_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"client_program_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"ticket_ids":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"task_ids":{"type":"array","maxItems":100,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"participant_ids":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"next_steps":{"type":"array","maxItems":20,"items":{"$ref":"schema:EscalationNextStepCreate"}},"tags":{"$ref":"schema:Tags"},"field_values":{"$ref":"schema:FieldValues"},"due_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 200){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 50000){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 50000},message:"must NOT have more than 50000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"$ref":"schema:EscalationNextStepTitle"},"details":{"type":["string","null"],"minLength":1,"maxLength":5000},"assignee_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"due_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"position":{"$ref":"schema:Position"}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 300){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
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
validate17.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "details")) || (key0 === "assignee_id")) || (key0 === "due_at")) || (key0 === "position"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(!(validate16(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.details !== undefined){
let data1 = data.details;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/details",keyword:"type",params:{type: schema5.properties.details.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/details",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/details",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.assignee_id !== undefined){
let data2 = data.assignee_id;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate1(data2, {instancePath:instancePath+"/assignee_id",parentData:data,parentDataProperty:"assignee_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.due_at !== undefined){
let data3 = data.due_at;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(!(validate12(data3, {instancePath:instancePath+"/due_at",parentData:data,parentDataProperty:"due_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.position !== undefined){
let data4 = data.position;
if(!(validate17(data4, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
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


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 50){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate11(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
valid1 = false;
}
}
let valid2;
let i1 = data.length;
let j0;
valid2 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data[i1], data[j0])){
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid2 = false;
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
validate19.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^[a-z][a-z0-9_]{0,62}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 63){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,62}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,62}$"+"\""});
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


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 200){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 63){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var valid0 = _errs1 === errors;
if(!valid0){
valid1 = false;
}
}
let valid2;
let i1 = data.length;
let j0;
valid2 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid2 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"object","minProperties":1,"maxProperties":50,"propertyNames":{"$ref":"schema:Key"},"additionalProperties":{"type":["string","number","boolean","null"],"maxLength":2000,"minimum":-9007199254740991,"maximum":9007199254740991},"if":{"type":"object","required":["amount_minor"]},"then":{"$ref":"schema:Money"}};
const pattern3 = new RegExp("^[A-Z]{3}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!((key0 === "amount_minor") || (key0 === "currency"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
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
if(func0(data1) > 3){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"});
errors++;
}
if(!pattern3.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""});
errors++;
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
validate22.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
if(Object.keys(data).length > 50){
(vErrors ??= []).push({instancePath,keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"});
errors++;
}
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
const _errs5 = errors;
if(!(validate20(key0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
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
if(func0(data0) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
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
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(func0(data) > 50000){
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
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs8 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate24.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 500){
(vErrors ??= []).push({instancePath,keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"});
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(!(validate20(key0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
(vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if(!(validate24(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
for(const key0 in data){
if(!(func2.call(schema4.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(!(validate14(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data1 = data.description;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate15(data1, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
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
if(data.status !== undefined){
let data2 = data.status;
if(!(validate9(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.severity !== undefined){
let data3 = data.severity;
if(!(validate3(data3, {instancePath:instancePath+"/severity",parentData:data,parentDataProperty:"severity",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.assignee_id !== undefined){
let data4 = data.assignee_id;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(!(validate1(data4, {instancePath:instancePath+"/assignee_id",parentData:data,parentDataProperty:"assignee_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.client_id !== undefined){
let data5 = data.client_id;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(!(validate1(data5, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs18 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let data6 = data.client_program_id;
const _errs21 = errors;
let valid4 = false;
const _errs22 = errors;
if(!(validate1(data6, {instancePath:instancePath+"/client_program_id",parentData:data,parentDataProperty:"client_program_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid3 = _errs22 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs23 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client_program_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs23 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
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
if(data.ticket_ids !== undefined){
let data7 = data.ticket_ids;
if(Array.isArray(data7)){
if(data7.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/ticket_ids",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid6 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs27 = errors;
if(!(validate1(data8, {instancePath:instancePath+"/ticket_ids/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid5 = _errs27 === errors;
if(!valid5){
valid6 = false;
}
}
let valid7;
let i1 = data7.length;
let j0;
valid7 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data7[i1], data7[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/ticket_ids",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid7 = false;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ticket_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.task_ids !== undefined){
let data9 = data.task_ids;
if(Array.isArray(data9)){
if(data9.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/task_ids",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
let valid9 = true;
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
let data10 = data9[i2];
const _errs30 = errors;
if(!(validate1(data10, {instancePath:instancePath+"/task_ids/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid8 = _errs30 === errors;
if(!valid8){
valid9 = false;
}
}
let valid10;
let i3 = data9.length;
let j1;
valid10 = true;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func1(data9[i3], data9[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/task_ids",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
valid10 = false;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.participant_ids !== undefined){
let data11 = data.participant_ids;
if(Array.isArray(data11)){
if(data11.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/participant_ids",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid12 = true;
const len2 = data11.length;
for(let i4=0; i4<len2; i4++){
let data12 = data11[i4];
const _errs33 = errors;
if(!(validate1(data12, {instancePath:instancePath+"/participant_ids/" + i4,parentData:data11,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid11 = _errs33 === errors;
if(!valid11){
valid12 = false;
}
}
let valid13;
let i5 = data11.length;
let j2;
valid13 = true;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func1(data11[i5], data11[j2])){
(vErrors ??= []).push({instancePath:instancePath+"/participant_ids",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
valid13 = false;
break outer2;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/participant_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.next_steps !== undefined){
let data13 = data.next_steps;
if(Array.isArray(data13)){
if(data13.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/next_steps",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
let valid15 = true;
const len3 = data13.length;
for(let i6=0; i6<len3; i6++){
let data14 = data13[i6];
const _errs36 = errors;
if(!(validate18(data14, {instancePath:instancePath+"/next_steps/" + i6,parentData:data13,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid14 = _errs36 === errors;
if(!valid14){
valid15 = false;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/next_steps",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tags !== undefined){
let data15 = data.tags;
if(!(validate19(data15, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.field_values !== undefined){
let data16 = data.field_values;
if(!(validate25(data16, {instancePath:instancePath+"/field_values",parentData:data,parentDataProperty:"field_values",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.due_at !== undefined){
let data17 = data.due_at;
const _errs40 = errors;
let valid16 = false;
const _errs41 = errors;
if(!(validate12(data17, {instancePath:instancePath+"/due_at",parentData:data,parentDataProperty:"due_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid4 = _errs41 === errors;
valid16 = valid16 || _valid4;
if(!valid16){
const _errs42 = errors;
if(data17 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs42 === errors;
valid16 = valid16 || _valid4;
if(!valid16){
}
}
if(!valid16){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
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
validate13.errors = vErrors;
return errors === 0;
}

const v3 = validate26;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "severity") || (key0 === "assignee_id")) || (key0 === "client_id")) || (key0 === "tags")) || (key0 === "created_after")) || (key0 === "created_before"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.severity !== undefined){
let data0 = data.severity;
if(Array.isArray(data0)){
if(data0.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate3(data1, {instancePath:instancePath+"/severity/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
valid2 = false;
}
}
let valid3;
let i1 = data0.length;
let j0;
valid3 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid3 = false;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.assignee_id !== undefined){
let data2 = data.assignee_id;
if(Array.isArray(data2)){
if(data2.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid5 = true;
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
const _errs7 = errors;
if(!(validate1(data3, {instancePath:instancePath+"/assignee_id/" + i2,parentData:data2,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid4 = _errs7 === errors;
if(!valid4){
valid5 = false;
}
}
let valid6;
let i3 = data2.length;
let j1;
valid6 = true;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func1(data2[i3], data2[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
valid6 = false;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.client_id !== undefined){
let data4 = data.client_id;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid8 = true;
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
let data5 = data4[i4];
const _errs10 = errors;
if(!(validate1(data5, {instancePath:instancePath+"/client_id/" + i4,parentData:data4,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid7 = _errs10 === errors;
if(!valid7){
valid8 = false;
}
}
let valid9;
let i5 = data4.length;
let j2;
valid9 = true;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func1(data4[i5], data4[j2])){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
valid9 = false;
break outer2;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tags !== undefined){
let data6 = data.tags;
if(Array.isArray(data6)){
if(data6.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid11 = true;
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
let data7 = data6[i6];
const _errs13 = errors;
if(!(validate11(data7, {instancePath:instancePath+"/tags/" + i6,parentData:data6,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid10 = _errs13 === errors;
if(!valid10){
valid11 = false;
}
}
let valid12;
let i7 = data6.length;
let j3;
valid12 = true;
if(i7 > 1){
outer3:
for(;i7--;){
for(j3 = i7; j3--;){
if(func1(data6[i7], data6[j3])){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
valid12 = false;
break outer3;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.created_after !== undefined){
let data8 = data.created_after;
if(!(validate12(data8, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
let data9 = data.created_before;
if(!(validate12(data9, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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

const v4 = validate27;
const schema7 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"escalation_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:EscalationNextStepStatus"}},"assignee_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"due_after":{"$ref":"schema:Timestamp"},"due_before":{"$ref":"schema:Timestamp"},"created_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"updated_after":{"$ref":"schema:Timestamp"},"updated_before":{"$ref":"schema:Timestamp"},"search":{"type":"string","minLength":1,"maxLength":200},"sort":{"type":"string","enum":["position","due_at","created_at","updated_at"],"default":"position"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema8 = {"type":"string","enum":["open","done","dropped"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema8.enum;
if(!(((data === "open") || (data === "done")) || (data === "dropped"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "position";
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
for(const key0 in data){
if(!(func2.call(schema7.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/id/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
valid2 = false;
}
}
let valid3;
let i1 = data0.length;
let j0;
valid3 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid3 = false;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.escalation_id !== undefined){
let data2 = data.escalation_id;
if(Array.isArray(data2)){
if(data2.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/escalation_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid5 = true;
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
const _errs7 = errors;
if(!(validate1(data3, {instancePath:instancePath+"/escalation_id/" + i2,parentData:data2,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid4 = _errs7 === errors;
if(!valid4){
valid5 = false;
}
}
let valid6;
let i3 = data2.length;
let j1;
valid6 = true;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func1(data2[i3], data2[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/escalation_id",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
valid6 = false;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/escalation_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid8 = true;
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
let data5 = data4[i4];
const _errs10 = errors;
if(!(validate28(data5, {instancePath:instancePath+"/status/" + i4,parentData:data4,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid7 = _errs10 === errors;
if(!valid7){
valid8 = false;
}
}
let valid9;
let i5 = data4.length;
let j2;
valid9 = true;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func1(data4[i5], data4[j2])){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
valid9 = false;
break outer2;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.assignee_id !== undefined){
let data6 = data.assignee_id;
if(Array.isArray(data6)){
if(data6.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid11 = true;
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
let data7 = data6[i6];
const _errs13 = errors;
if(!(validate1(data7, {instancePath:instancePath+"/assignee_id/" + i6,parentData:data6,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid10 = _errs13 === errors;
if(!valid10){
valid11 = false;
}
}
let valid12;
let i7 = data6.length;
let j3;
valid12 = true;
if(i7 > 1){
outer3:
for(;i7--;){
for(j3 = i7; j3--;){
if(func1(data6[i7], data6[j3])){
(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
valid12 = false;
break outer3;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.due_after !== undefined){
let data8 = data.due_after;
if(!(validate12(data8, {instancePath:instancePath+"/due_after",parentData:data,parentDataProperty:"due_after",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.due_before !== undefined){
let data9 = data.due_before;
if(!(validate12(data9, {instancePath:instancePath+"/due_before",parentData:data,parentDataProperty:"due_before",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data10 = data.created_by;
if(Array.isArray(data10)){
if(data10.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid14 = true;
const len4 = data10.length;
for(let i8=0; i8<len4; i8++){
let data11 = data10[i8];
const _errs18 = errors;
if(!(validate1(data11, {instancePath:instancePath+"/created_by/" + i8,parentData:data10,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid13 = _errs18 === errors;
if(!valid13){
valid14 = false;
}
}
let valid15;
let i9 = data10.length;
let j4;
valid15 = true;
if(i9 > 1){
outer4:
for(;i9--;){
for(j4 = i9; j4--;){
if(func1(data10[i9], data10[j4])){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"});
errors++;
valid15 = false;
break outer4;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.updated_after !== undefined){
let data12 = data.updated_after;
if(!(validate12(data12, {instancePath:instancePath+"/updated_after",parentData:data,parentDataProperty:"updated_after",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.updated_before !== undefined){
let data13 = data.updated_before;
if(!(validate12(data13, {instancePath:instancePath+"/updated_before",parentData:data,parentDataProperty:"updated_before",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
let data14 = data.search;
if(typeof data14 === "string"){
if(func0(data14) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data14) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data15 = data.sort;
if(typeof data15 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema7.properties.sort.enum;
if(!((((data15 === "position") || (data15 === "due_at")) || (data15 === "created_at")) || (data15 === "updated_at"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema7.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data16 = data.order;
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema7.properties.order.enum;
if(!((data16 === "asc") || (data16 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema7.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data17 = data.limit;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 200 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data17 < 1 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data18 = data.offset;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data18 == "number"){
if(data18 > 10000000 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data18 < 0 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
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

const v5 = validate29;
const schema9 = {"type":"object","additionalProperties":false,"required":[],"properties":{"escalation_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"user_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"role":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:EscalationParticipantRole"}},"sort":{"type":"string","enum":["added_at","name"],"default":"added_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema10 = {"type":"string","enum":["contributor","observer"]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema10.enum;
if(!((data === "contributor") || (data === "observer"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "added_at";
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
for(const key0 in data){
if(!(((((((key0 === "escalation_id") || (key0 === "user_id")) || (key0 === "role")) || (key0 === "sort")) || (key0 === "order")) || (key0 === "limit")) || (key0 === "offset"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.escalation_id !== undefined){
let data0 = data.escalation_id;
if(Array.isArray(data0)){
if(data0.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/escalation_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/escalation_id/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
valid2 = false;
}
}
let valid3;
let i1 = data0.length;
let j0;
valid3 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/escalation_id",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid3 = false;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/escalation_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.user_id !== undefined){
let data2 = data.user_id;
if(Array.isArray(data2)){
if(data2.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid5 = true;
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
const _errs7 = errors;
if(!(validate1(data3, {instancePath:instancePath+"/user_id/" + i2,parentData:data2,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid4 = _errs7 === errors;
if(!valid4){
valid5 = false;
}
}
let valid6;
let i3 = data2.length;
let j1;
valid6 = true;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func1(data2[i3], data2[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
valid6 = false;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.role !== undefined){
let data4 = data.role;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid8 = true;
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
let data5 = data4[i4];
const _errs10 = errors;
if(!(validate30(data5, {instancePath:instancePath+"/role/" + i4,parentData:data4,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid7 = _errs10 === errors;
if(!valid7){
valid8 = false;
}
}
let valid9;
let i5 = data4.length;
let j2;
valid9 = true;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func1(data4[i5], data4[j2])){
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
valid9 = false;
break outer2;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/role",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
let data6 = data.sort;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema9.properties.sort.enum;
if(!((data6 === "added_at") || (data6 === "name"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema9.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data7 = data.order;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema9.properties.order.enum;
if(!((data7 === "asc") || (data7 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema9.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data8 = data.limit;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 200 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data9 = data.offset;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 10000000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
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

const v6 = validate31;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
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
validate31.errors = vErrors;
return errors === 0;
}

const v7 = validate32;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 10000){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_generated === undefined){
data.is_generated = false;
}
if(data.body_text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body_text"},message:"must have required property '"+"body_text"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "body_text") || (key0 === "is_generated")) || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.body_text !== undefined){
let data0 = data.body_text;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate33(data0, {instancePath:instancePath+"/body_text",parentData:data,parentDataProperty:"body_text",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let data1 = data.is_generated;
if(typeof data1 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_generated",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.expected_revision !== undefined){
let data2 = data.expected_revision;
if(!(validate7(data2, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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

const v8 = validate34;
const schema11 = {"type":"object","additionalProperties":false,"properties":{"include":{"type":"array","minItems":1,"maxItems":2,"uniqueItems":true,"items":{"type":"string","enum":["summary","recommendations"]}},"focus":{"type":"string","minLength":1,"maxLength":1000,"pattern":"\\S"},"language":{"$ref":"schema:LanguageTag"},"is_saved":{"type":"boolean","default":false}}};
const pattern4 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 35){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"});
errors++;
}
if(!pattern4.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_saved === undefined){
data.is_saved = false;
}
for(const key0 in data){
if(!((((key0 === "include") || (key0 === "focus")) || (key0 === "language")) || (key0 === "is_saved"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.include !== undefined){
let data0 = data.include;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/include",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/include",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/include/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema11.properties.include.items.enum;
if(!((data1 === "summary") || (data1 === "recommendations"))){
(vErrors ??= []).push({instancePath:instancePath+"/include/" + i0,keyword:"enum",params:{allowedValues: schema11.properties.include.items.enum},message:"must be equal to one of the allowed values"});
errors++;
}
var valid1 = _errs4 === errors;
if(!valid1){
valid2 = false;
}
}
let valid3;
let i1 = data0.length;
let j0;
valid3 = true;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/include",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid3 = false;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/include",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.focus !== undefined){
let data2 = data.focus;
if(typeof data2 === "string"){
if(func0(data2) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/focus",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/focus",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern1.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/focus",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/focus",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.language !== undefined){
let data3 = data.language;
if(!(validate35(data3, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
let data4 = data.is_saved;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_saved",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

const v9 = validate36;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.assignee_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "assignee_id"},message:"must have required property '"+"assignee_id"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "assignee_id") || (key0 === "reason")) || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.assignee_id !== undefined){
let data0 = data.assignee_id;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate1(data0, {instancePath:instancePath+"/assignee_id",parentData:data,parentDataProperty:"assignee_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.expected_revision !== undefined){
let data2 = data.expected_revision;
if(!(validate7(data2, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
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

const v10 = validate18;

const v11 = validate37;
const schema12 = {"type":"object","additionalProperties":false,"required":["next_step_id"],"minProperties":2,"properties":{"next_step_id":{"$ref":"schema:Id"},"title":{"$ref":"schema:EscalationNextStepTitle"},"details":{"type":["string","null"],"minLength":1,"maxLength":5000},"status":{"$ref":"schema:EscalationNextStepStatus"},"assignee_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"due_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"position":{"$ref":"schema:Position"},"expected_revision":{"$ref":"schema:ExpectedRevision"}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 2){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 2},message:"must NOT have fewer than 2 properties"});
errors++;
}
if(data.next_step_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_step_id"},message:"must have required property '"+"next_step_id"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "next_step_id") || (key0 === "title")) || (key0 === "details")) || (key0 === "status")) || (key0 === "assignee_id")) || (key0 === "due_at")) || (key0 === "position")) || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.next_step_id !== undefined){
let data0 = data.next_step_id;
if(!(validate1(data0, {instancePath:instancePath+"/next_step_id",parentData:data,parentDataProperty:"next_step_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(!(validate16(data1, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.details !== undefined){
let data2 = data.details;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/details",keyword:"type",params:{type: schema12.properties.details.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/details",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/details",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.status !== undefined){
let data3 = data.status;
if(!(validate28(data3, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.assignee_id !== undefined){
let data4 = data.assignee_id;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate1(data4, {instancePath:instancePath+"/assignee_id",parentData:data,parentDataProperty:"assignee_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/assignee_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.due_at !== undefined){
let data5 = data.due_at;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(!(validate12(data5, {instancePath:instancePath+"/due_at",parentData:data,parentDataProperty:"due_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.position !== undefined){
let data6 = data.position;
if(!(validate17(data6, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
let data7 = data.expected_revision;
if(!(validate7(data7, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
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

const v12 = validate38;

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.next_step_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_step_id"},message:"must have required property '"+"next_step_id"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "next_step_id")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.next_step_id !== undefined){
let data0 = data.next_step_id;
if(Array.isArray(data0)){
if(data0.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/next_step_id",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/next_step_id",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/next_step_id/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
valid2 = false;
}
}
let valid3;
let i1 = data0.length;
let j0;
valid3 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/next_step_id",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid3 = false;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/next_step_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
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

const v13 = validate39;

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_ids"},message:"must have required property '"+"user_ids"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "user_ids") || (key0 === "role"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.user_ids !== undefined){
let data0 = data.user_ids;
if(Array.isArray(data0)){
if(data0.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/user_ids",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/user_ids",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/user_ids/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
valid2 = false;
}
}
let valid3;
let i1 = data0.length;
let j0;
valid3 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/user_ids",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid3 = false;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.role !== undefined){
let data2 = data.role;
if(!(validate30(data2, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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

const v14 = validate40;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "user_id")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if(Array.isArray(data0)){
if(data0.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/user_id/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
valid2 = false;
}
}
let valid3;
let i1 = data0.length;
let j0;
valid3 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid3 = false;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
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

const v15 = validate41;
const schema13 = {"type":"object","additionalProperties":false,"required":[],"properties":{"status":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:EscalationRecommendationStatus"}},"sort":{"type":"string","enum":["position","created_at","confidence"],"default":"position"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema14 = {"type":"string","enum":["proposed","selected","superseded"]};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema14.enum;
if(!(((data === "proposed") || (data === "selected")) || (data === "superseded"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "position";
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
for(const key0 in data){
if(!(((((key0 === "status") || (key0 === "sort")) || (key0 === "order")) || (key0 === "limit")) || (key0 === "offset"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(Array.isArray(data0)){
if(data0.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate42(data1, {instancePath:instancePath+"/status/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
valid2 = false;
}
}
let valid3;
let i1 = data0.length;
let j0;
valid3 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid3 = false;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
let data2 = data.sort;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema13.properties.sort.enum;
if(!(((data2 === "position") || (data2 === "created_at")) || (data2 === "confidence"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema13.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data3 = data.order;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema13.properties.order.enum;
if(!((data3 === "asc") || (data3 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema13.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data4 = data.limit;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 200 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data5 = data.offset;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 10000000 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
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

const v16 = validate43;

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_adding_steps === undefined){
data.is_adding_steps = false;
}
if(data.recommendation_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "recommendation_id"},message:"must have required property '"+"recommendation_id"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "recommendation_id") || (key0 === "is_adding_steps")) || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.recommendation_id !== undefined){
let data0 = data.recommendation_id;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate1(data0, {instancePath:instancePath+"/recommendation_id",parentData:data,parentDataProperty:"recommendation_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/recommendation_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/recommendation_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let data1 = data.is_adding_steps;
if(typeof data1 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_adding_steps",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.expected_revision !== undefined){
let data2 = data.expected_revision;
if(!(validate7(data2, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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

const v17 = validate44;

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) > 10000){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.force === undefined){
data.force = false;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "status") || (key0 === "resolution")) || (key0 === "resume_at")) || (key0 === "force")) || (key0 === "reason")) || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(!(validate9(data0, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.resolution !== undefined){
let data1 = data.resolution;
if(!(validate45(data1, {instancePath:instancePath+"/resolution",parentData:data,parentDataProperty:"resolution",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.resume_at !== undefined){
let data2 = data.resume_at;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate12(data2, {instancePath:instancePath+"/resume_at",parentData:data,parentDataProperty:"resume_at",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/resume_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/resume_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let data3 = data.force;
if(typeof data3 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/force",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.reason !== undefined){
let data4 = data.reason;
if(typeof data4 === "string"){
if(func0(data4) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(func0(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern1.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.expected_revision !== undefined){
let data5 = data.expected_revision;
if(!(validate7(data5, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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

const v18 = validate46;

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tags === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "tags") || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.tags !== undefined){
let data0 = data.tags;
if(!(validate19(data0, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
let data1 = data.expected_revision;
if(!(validate7(data1, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
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

const v19 = validate47;
const schema15 = {"type":"object","additionalProperties":false,"required":[],"properties":{"relation":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:EscalationTaskRelation"}},"sort":{"type":"string","enum":["linked_at","due_date"],"default":"linked_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema16 = {"type":"string","enum":["subject","remedy","related"]};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema16.enum;
if(!(((data === "subject") || (data === "remedy")) || (data === "related"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "linked_at";
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
for(const key0 in data){
if(!(((((key0 === "relation") || (key0 === "sort")) || (key0 === "order")) || (key0 === "limit")) || (key0 === "offset"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.relation !== undefined){
let data0 = data.relation;
if(Array.isArray(data0)){
if(data0.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/relation",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate48(data1, {instancePath:instancePath+"/relation/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
valid2 = false;
}
}
let valid3;
let i1 = data0.length;
let j0;
valid3 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/relation",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid3 = false;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/relation",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
let data2 = data.sort;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema15.properties.sort.enum;
if(!((data2 === "linked_at") || (data2 === "due_date"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema15.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data3 = data.order;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema15.properties.order.enum;
if(!((data3 === "asc") || (data3 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema15.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data4 = data.limit;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 200 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data5 = data.offset;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 10000000 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
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

const v20 = validate49;

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.task_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task_id"},message:"must have required property '"+"task_id"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "task_id"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(validate1(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.task_id !== undefined){
let data1 = data.task_id;
if(!(validate1(data1, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
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

const v21 = validate50;

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "relation")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.relation !== undefined){
let data0 = data.relation;
if(!(validate48(data0, {instancePath:instancePath+"/relation",parentData:data,parentDataProperty:"relation",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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

export const requests = {
  getEscalationSettings: {},
  updateEscalationSettings: { body: v0 },
  listEscalations: { query: v1 },
  createEscalation: { body: v2 },
  getEscalationCounts: { query: v3 },
  listEscalationNextSteps: { query: v4 },
  listEscalationParticipants: { query: v5 },
  getEscalation: { path: v6 },
  replaceEscalationAiSummary: { path: v6, body: v7 },
  generateEscalationAiSummary: { path: v6, body: v8 },
  assignEscalation: { path: v6, body: v9 },
  createEscalationNextStep: { path: v6, body: v10 },
  updateEscalationNextStep: { path: v6, body: v11 },
  deleteEscalationNextSteps: { path: v6, query: v12 },
  addEscalationParticipants: { path: v6, body: v13 },
  removeEscalationParticipants: { path: v6, query: v14 },
  listEscalationRecommendations: { path: v6, query: v15 },
  setEscalationSelectedRecommendation: { path: v6, body: v16 },
  transitionEscalation: { path: v6, body: v17 },
  replaceEscalationTags: { path: v6, body: v18 },
  listEscalationTaskLinks: { path: v6, query: v19 },
  linkEscalationTask: { path: v20, body: v21 },
  unlinkEscalationTask: { path: v20 },
};
