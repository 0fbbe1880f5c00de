// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const formats0 = lib_validation.formats.date;
const func0 = lib_ucs2length.default;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 10 && (data.length > 20 || func0(data) > 10)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"});
errors++;
}
if(data.length <= 256){
if(!(formats0(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""});
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


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.upcoming_days === undefined){
data.upcoming_days = 7;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "date") || (key0 === "upcoming_days"))){
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
if(data.date !== undefined){
let data0 = data.date;
if(!(validate1(data0, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
let data1 = data.upcoming_days;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/upcoming_days",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 31 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/upcoming_days",keyword:"maximum",params:{comparison: "<=", limit: 31},message:"must be <= 31"});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/upcoming_days",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
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

const v1 = validate2;
const formats1 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate3.errors = vErrors;
return errors === 0;
}

const func1 = lib_validation.findRepeat;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "date") || (key0 === "department_id")) || (key0 === "user_id"))){
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
if(data.date !== undefined){
let data0 = data.date;
if(!(validate1(data0, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.department_id !== undefined){
let data1 = data.department_id;
if(Array.isArray(data1)){
const over0 = data1.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate3(data2, {instancePath:instancePath+"/department_id/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
const repeat0 = errors === before0 && !over0 && func1(data1);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.user_id !== undefined){
let data3 = data.user_id;
if(Array.isArray(data3)){
const over1 = data3.length > 50;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs8 = errors;
if(!(validate3(data4, {instancePath:instancePath+"/user_id/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
const repeat1 = errors === before1 && !over1 && func1(data3);
if(repeat1){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
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
validate2.errors = vErrors;
return errors === 0;
}

const v2 = validate4;
const schema0 = {"type":"object","additionalProperties":false,"required":[],"properties":{"task_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"stage_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"action":{"type":"array","maxItems":15,"uniqueItems":true,"items":{"$ref":"schema:TaskAuditAction"}},"actor_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"changed_field":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:FilterField"}},"correlation_id":{"type":"string","minLength":1,"maxLength":64},"occurred_after":{"$ref":"schema:Timestamp"},"occurred_before":{"$ref":"schema:Timestamp"},"sort":{"type":"string","enum":["occurred_at"],"default":"occurred_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const func2 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"string","enum":["created","updated","status_changed","stage_changed","stage_updated","substage_updated","assigned","dependencies_changed","watchers_changed","privacy_changed","ticket_linked","ticket_unlinked","merged","deleted","restored"]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema1.enum;
if(!(((((((((((((((data === "created") || (data === "updated")) || (data === "status_changed")) || (data === "stage_changed")) || (data === "stage_updated")) || (data === "substage_updated")) || (data === "assigned")) || (data === "dependencies_changed")) || (data === "watchers_changed")) || (data === "privacy_changed")) || (data === "ticket_linked")) || (data === "ticket_unlinked")) || (data === "merged")) || (data === "deleted")) || (data === "restored"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^([a-z][a-z0-9_]{0,62}|field_values\\.[a-z][a-z0-9_]{0,62})$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 76 && (data.length > 152 || func0(data) > 76)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 76},message:"must NOT have more than 76 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^([a-z][a-z0-9_]{0,62}|field_values\\.[a-z][a-z0-9_]{0,62})$"},message:"must match pattern \""+"^([a-z][a-z0-9_]{0,62}|field_values\\.[a-z][a-z0-9_]{0,62})$"+"\""});
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
if(data.length > 35 && (data.length > 70 || func0(data) > 35)){
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


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "occurred_at";
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
if(!(func2.call(schema0.properties, key0))){
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
if(data.task_id !== undefined){
let data0 = data.task_id;
if(Array.isArray(data0)){
const over0 = data0.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/task_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate3(data1, {instancePath:instancePath+"/task_id/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/task_id",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.stage_id !== undefined){
let data2 = data.stage_id;
if(Array.isArray(data2)){
const over1 = data2.length > 50;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/stage_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate3(data3, {instancePath:instancePath+"/stage_id/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/stage_id",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stage_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.action !== undefined){
let data4 = data.action;
if(Array.isArray(data4)){
const over2 = data4.length > 15;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"maxItems",params:{limit: 15},message:"must NOT have more than 15 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs10 = errors;
if(!(validate5(data5, {instancePath:instancePath+"/action/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid5 = _errs10 === errors;
if(errors - before2 >= 100){
break;
}
if(!valid5){
valid6 = false;
}
}
}
const repeat2 = errors === before2 && !over2 && func1(data4);
if(repeat2){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"uniqueItems",params:{i: repeat2.i, j: repeat2.j},message:"must NOT have duplicate items (items ## "+repeat2.j+" and "+repeat2.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.actor_id !== undefined){
let data6 = data.actor_id;
if(Array.isArray(data6)){
const over3 = data6.length > 50;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/actor_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
const _errs13 = errors;
if(!(validate3(data7, {instancePath:instancePath+"/actor_id/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid7 = _errs13 === errors;
if(errors - before3 >= 100){
break;
}
if(!valid7){
valid8 = false;
}
}
}
const repeat3 = errors === before3 && !over3 && func1(data6);
if(repeat3){
(vErrors ??= []).push({instancePath:instancePath+"/actor_id",keyword:"uniqueItems",params:{i: repeat3.i, j: repeat3.j},message:"must NOT have duplicate items (items ## "+repeat3.j+" and "+repeat3.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/actor_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.changed_field !== undefined){
let data8 = data.changed_field;
if(Array.isArray(data8)){
const over4 = data8.length > 50;
if(over4){
(vErrors ??= []).push({instancePath:instancePath+"/changed_field",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before4 = errors;
if(!over4){
let valid10 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
let data9 = data8[i4];
const _errs16 = errors;
if(!(validate6(data9, {instancePath:instancePath+"/changed_field/" + i4,parentData:data8,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid9 = _errs16 === errors;
if(errors - before4 >= 100){
break;
}
if(!valid9){
valid10 = false;
}
}
}
const repeat4 = errors === before4 && !over4 && func1(data8);
if(repeat4){
(vErrors ??= []).push({instancePath:instancePath+"/changed_field",keyword:"uniqueItems",params:{i: repeat4.i, j: repeat4.j},message:"must NOT have duplicate items (items ## "+repeat4.j+" and "+repeat4.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/changed_field",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.correlation_id !== undefined){
let data10 = data.correlation_id;
if(typeof data10 === "string"){
if(data10.length > 64 && (data10.length > 128 || func0(data10) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/correlation_id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data10.length < 1 || (data10.length < 2 && func0(data10) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/correlation_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/correlation_id",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.occurred_after !== undefined){
let data11 = data.occurred_after;
if(!(validate7(data11, {instancePath:instancePath+"/occurred_after",parentData:data,parentDataProperty:"occurred_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.occurred_before !== undefined){
let data12 = data.occurred_before;
if(!(validate7(data12, {instancePath:instancePath+"/occurred_before",parentData:data,parentDataProperty:"occurred_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
let data13 = data.sort;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema0.properties.sort.enum;
if(!(data13 === "occurred_at")){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema0.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data14 = data.order;
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema0.properties.order.enum;
if(!((data14 === "asc") || (data14 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema0.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data15 = data.limit;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data15 == "number"){
if(data15 > 200 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data15 < 1 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data16 = data.offset;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data16 == "number"){
if(data16 > 10000000 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data16 < 0 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
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

const v3 = validate8;
const schema2 = {"type":"object","additionalProperties":false,"required":[],"properties":{"search":{"type":"string","minLength":1,"maxLength":200},"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"task_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:StatusKey"}},"status_category":{"type":"array","maxItems":6,"uniqueItems":true,"items":{"$ref":"schema:TaskStageState"}},"status_scope":{"$ref":"schema:TaskStatusScope"},"priority_level":{"type":"array","maxItems":4,"uniqueItems":true,"items":{"$ref":"schema:Priority"}},"tags":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Tag"}},"assigned_to":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"assignment_state":{"type":"array","maxItems":4,"uniqueItems":true,"items":{"$ref":"schema:TaskAssignmentState"}},"client_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"process_definition_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"stage_definition_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"department_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"is_current":{"type":"boolean"},"is_required":{"type":"boolean"},"is_overdue":{"type":"boolean"},"due_after":{"$ref":"schema:Timestamp"},"due_before":{"$ref":"schema:Timestamp"},"completed_after":{"$ref":"schema:Timestamp"},"completed_before":{"$ref":"schema:Timestamp"},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"updated_after":{"$ref":"schema:Timestamp"},"updated_before":{"$ref":"schema:Timestamp"},"filter_group":{"$ref":"filled:FilterGroup"},"sort":{"type":"string","enum":["next_due","due_date","created_at","updated_at","position","name","status","priority_level","started_at","completed_at"],"default":"next_due"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const pattern1 = new RegExp("^[a-z][a-z0-9_]*$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 60 && (data.length > 120 || func0(data) > 60)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\""});
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

const schema3 = {"type":"string","enum":["pending","ready","in_progress","completed","skipped","cancelled"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema3.enum;
if(!((((((data === "pending") || (data === "ready")) || (data === "in_progress")) || (data === "completed")) || (data === "skipped")) || (data === "cancelled"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"string","enum":["open","closed","all"]};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema4.enum;
if(!(((data === "open") || (data === "closed")) || (data === "all"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"string","enum":["low","normal","high","urgent"]};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema5.enum;
if(!((((data === "low") || (data === "normal")) || (data === "high")) || (data === "urgent"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("\\S", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"string","enum":["unassigned","manual","auto","overflow"]};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema6.enum;
if(!((((data === "unassigned") || (data === "manual")) || (data === "auto")) || (data === "overflow"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"string","enum":["AND","OR"],"default":"AND"};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema7.enum;
if(!((data === "AND") || (data === "OR"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"string","enum":["equals","not_equals","in_list","not_in_list","contains","starts_with","greater_than","greater_or_equal","less_than","less_or_equal","between","is_empty","is_not_empty"]};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema8.enum;
if(!(((((((((((((data === "equals") || (data === "not_equals")) || (data === "in_list")) || (data === "not_in_list")) || (data === "contains")) || (data === "starts_with")) || (data === "greater_than")) || (data === "greater_or_equal")) || (data === "less_than")) || (data === "less_or_equal")) || (data === "between")) || (data === "is_empty")) || (data === "is_not_empty"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(data.length > 1000 && (data.length > 2000 || func0(data) > 1000)){
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
if(data0.length > 1000 && (data0.length > 2000 || func0(data0) > 1000)){
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
validate17.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate6(data0, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.operator !== undefined){
let data1 = data.operator;
if(!(validate16(data1, {instancePath:instancePath+"/operator",parentData:data,parentDataProperty:"operator",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
let data2 = data.value;
if(!(validate17(data2, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
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
if(!(validate18(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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
validate19.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate15(data0, {instancePath:instancePath+"/logical_operator",parentData:data,parentDataProperty:"logical_operator",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
if(data.conditions !== undefined){
let data1 = data.conditions;
if(!(validate19(data1, {instancePath:instancePath+"/conditions",parentData:data,parentDataProperty:"conditions",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
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
if(!(validate15(data0, {instancePath:instancePath+"/logical_operator",parentData:data,parentDataProperty:"logical_operator",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
if(data.conditions !== undefined){
let data1 = data.conditions;
if(!(validate19(data1, {instancePath:instancePath+"/conditions",parentData:data,parentDataProperty:"conditions",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
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
if(!(validate20(data3, {instancePath:instancePath+"/groups/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
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
validate21.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate15(data0, {instancePath:instancePath+"/logical_operator",parentData:data,parentDataProperty:"logical_operator",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
if(data.conditions !== undefined){
let data1 = data.conditions;
if(!(validate19(data1, {instancePath:instancePath+"/conditions",parentData:data,parentDataProperty:"conditions",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
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
if(!(validate21(data3, {instancePath:instancePath+"/groups/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
validate22.errors = vErrors;
return errors === 0;
}


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "next_due";
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
if(!(func2.call(schema2.properties, key0))){
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
if(data0.length > 200 && (data0.length > 400 || func0(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func0(data0) < 1)){
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
if(!(validate3(data2, {instancePath:instancePath+"/id/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
if(data.task_id !== undefined){
let data3 = data.task_id;
if(Array.isArray(data3)){
const over1 = data3.length > 50;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/task_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs9 = errors;
if(!(validate3(data4, {instancePath:instancePath+"/task_id/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/task_id",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if(Array.isArray(data5)){
const over2 = data5.length > 50;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
const _errs12 = errors;
if(!(validate9(data6, {instancePath:instancePath+"/status/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"uniqueItems",params:{i: repeat2.i, j: repeat2.j},message:"must NOT have duplicate items (items ## "+repeat2.j+" and "+repeat2.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status_category !== undefined){
let data7 = data.status_category;
if(Array.isArray(data7)){
const over3 = data7.length > 6;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
const _errs15 = errors;
if(!(validate10(data8, {instancePath:instancePath+"/status_category/" + i3,parentData:data7,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"uniqueItems",params:{i: repeat3.i, j: repeat3.j},message:"must NOT have duplicate items (items ## "+repeat3.j+" and "+repeat3.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status_scope !== undefined){
let data9 = data.status_scope;
if(!(validate11(data9, {instancePath:instancePath+"/status_scope",parentData:data,parentDataProperty:"status_scope",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.priority_level !== undefined){
let data10 = data.priority_level;
if(Array.isArray(data10)){
const over4 = data10.length > 4;
if(over4){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});
errors++;
}
const before4 = errors;
if(!over4){
let valid10 = true;
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
const _errs19 = errors;
if(!(validate12(data11, {instancePath:instancePath+"/priority_level/" + i4,parentData:data10,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid9 = _errs19 === errors;
if(errors - before4 >= 100){
break;
}
if(!valid9){
valid10 = false;
}
}
}
const repeat4 = errors === before4 && !over4 && func1(data10);
if(repeat4){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"uniqueItems",params:{i: repeat4.i, j: repeat4.j},message:"must NOT have duplicate items (items ## "+repeat4.j+" and "+repeat4.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"type",params:{type: "array"},message:"must be array"});
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
const _errs22 = errors;
if(!(validate13(data13, {instancePath:instancePath+"/tags/" + i5,parentData:data12,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid11 = _errs22 === errors;
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
if(data.assigned_to !== undefined){
let data14 = data.assigned_to;
if(Array.isArray(data14)){
const over6 = data14.length > 50;
if(over6){
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before6 = errors;
if(!over6){
let valid14 = true;
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
let data15 = data14[i6];
const _errs25 = errors;
if(!(validate3(data15, {instancePath:instancePath+"/assigned_to/" + i6,parentData:data14,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid13 = _errs25 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"uniqueItems",params:{i: repeat6.i, j: repeat6.j},message:"must NOT have duplicate items (items ## "+repeat6.j+" and "+repeat6.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.assignment_state !== undefined){
let data16 = data.assignment_state;
if(Array.isArray(data16)){
const over7 = data16.length > 4;
if(over7){
(vErrors ??= []).push({instancePath:instancePath+"/assignment_state",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});
errors++;
}
const before7 = errors;
if(!over7){
let valid16 = true;
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
let data17 = data16[i7];
const _errs28 = errors;
if(!(validate14(data17, {instancePath:instancePath+"/assignment_state/" + i7,parentData:data16,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid15 = _errs28 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/assignment_state",keyword:"uniqueItems",params:{i: repeat7.i, j: repeat7.j},message:"must NOT have duplicate items (items ## "+repeat7.j+" and "+repeat7.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignment_state",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.client_id !== undefined){
let data18 = data.client_id;
if(Array.isArray(data18)){
const over8 = data18.length > 50;
if(over8){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before8 = errors;
if(!over8){
let valid18 = true;
const len8 = data18.length;
for(let i8=0; i8<len8; i8++){
let data19 = data18[i8];
const _errs31 = errors;
if(!(validate3(data19, {instancePath:instancePath+"/client_id/" + i8,parentData:data18,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid17 = _errs31 === errors;
if(errors - before8 >= 100){
break;
}
if(!valid17){
valid18 = false;
}
}
}
const repeat8 = errors === before8 && !over8 && func1(data18);
if(repeat8){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"uniqueItems",params:{i: repeat8.i, j: repeat8.j},message:"must NOT have duplicate items (items ## "+repeat8.j+" and "+repeat8.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.process_definition_id !== undefined){
let data20 = data.process_definition_id;
if(Array.isArray(data20)){
const over9 = data20.length > 50;
if(over9){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before9 = errors;
if(!over9){
let valid20 = true;
const len9 = data20.length;
for(let i9=0; i9<len9; i9++){
let data21 = data20[i9];
const _errs34 = errors;
if(!(validate3(data21, {instancePath:instancePath+"/process_definition_id/" + i9,parentData:data20,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid19 = _errs34 === errors;
if(errors - before9 >= 100){
break;
}
if(!valid19){
valid20 = false;
}
}
}
const repeat9 = errors === before9 && !over9 && func1(data20);
if(repeat9){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"uniqueItems",params:{i: repeat9.i, j: repeat9.j},message:"must NOT have duplicate items (items ## "+repeat9.j+" and "+repeat9.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.stage_definition_id !== undefined){
let data22 = data.stage_definition_id;
if(Array.isArray(data22)){
const over10 = data22.length > 50;
if(over10){
(vErrors ??= []).push({instancePath:instancePath+"/stage_definition_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before10 = errors;
if(!over10){
let valid22 = true;
const len10 = data22.length;
for(let i10=0; i10<len10; i10++){
let data23 = data22[i10];
const _errs37 = errors;
if(!(validate3(data23, {instancePath:instancePath+"/stage_definition_id/" + i10,parentData:data22,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid21 = _errs37 === errors;
if(errors - before10 >= 100){
break;
}
if(!valid21){
valid22 = false;
}
}
}
const repeat10 = errors === before10 && !over10 && func1(data22);
if(repeat10){
(vErrors ??= []).push({instancePath:instancePath+"/stage_definition_id",keyword:"uniqueItems",params:{i: repeat10.i, j: repeat10.j},message:"must NOT have duplicate items (items ## "+repeat10.j+" and "+repeat10.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stage_definition_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.department_id !== undefined){
let data24 = data.department_id;
if(Array.isArray(data24)){
const over11 = data24.length > 50;
if(over11){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before11 = errors;
if(!over11){
let valid24 = true;
const len11 = data24.length;
for(let i11=0; i11<len11; i11++){
let data25 = data24[i11];
const _errs40 = errors;
if(!(validate3(data25, {instancePath:instancePath+"/department_id/" + i11,parentData:data24,parentDataProperty:i11,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid23 = _errs40 === errors;
if(errors - before11 >= 100){
break;
}
if(!valid23){
valid24 = false;
}
}
}
const repeat11 = errors === before11 && !over11 && func1(data24);
if(repeat11){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"uniqueItems",params:{i: repeat11.i, j: repeat11.j},message:"must NOT have duplicate items (items ## "+repeat11.j+" and "+repeat11.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_current !== undefined){
let data26 = data.is_current;
if(typeof data26 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_current",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_required !== undefined){
let data27 = data.is_required;
if(typeof data27 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_overdue !== undefined){
let data28 = data.is_overdue;
if(typeof data28 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_overdue",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.due_after !== undefined){
let data29 = data.due_after;
if(!(validate7(data29, {instancePath:instancePath+"/due_after",parentData:data,parentDataProperty:"due_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.due_before !== undefined){
let data30 = data.due_before;
if(!(validate7(data30, {instancePath:instancePath+"/due_before",parentData:data,parentDataProperty:"due_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.completed_after !== undefined){
let data31 = data.completed_after;
if(!(validate7(data31, {instancePath:instancePath+"/completed_after",parentData:data,parentDataProperty:"completed_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.completed_before !== undefined){
let data32 = data.completed_before;
if(!(validate7(data32, {instancePath:instancePath+"/completed_before",parentData:data,parentDataProperty:"completed_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_after !== undefined){
let data33 = data.created_after;
if(!(validate7(data33, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
let data34 = data.created_before;
if(!(validate7(data34, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.updated_after !== undefined){
let data35 = data.updated_after;
if(!(validate7(data35, {instancePath:instancePath+"/updated_after",parentData:data,parentDataProperty:"updated_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.updated_before !== undefined){
let data36 = data.updated_before;
if(!(validate7(data36, {instancePath:instancePath+"/updated_before",parentData:data,parentDataProperty:"updated_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.filter_group !== undefined){
let data37 = data.filter_group;
if(!(validate22(data37, {instancePath:instancePath+"/filter_group",parentData:data,parentDataProperty:"filter_group",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
let data38 = data.sort;
if(typeof data38 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema2.properties.sort.enum;
if(!((((((((((data38 === "next_due") || (data38 === "due_date")) || (data38 === "created_at")) || (data38 === "updated_at")) || (data38 === "position")) || (data38 === "name")) || (data38 === "status")) || (data38 === "priority_level")) || (data38 === "started_at")) || (data38 === "completed_at"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema2.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data39 = data.order;
if(typeof data39 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema2.properties.order.enum;
if(!((data39 === "asc") || (data39 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema2.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data40 = data.limit;
if(!((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data40 == "number"){
if(data40 > 200 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data40 < 1 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data41 = data.offset;
if(!((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data41 == "number"){
if(data41 > 10000000 || isNaN(data41)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data41 < 0 || isNaN(data41)){
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

const v4 = validate23;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate24.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"status":{"$ref":"schema:StatusKey"},"reason":{"type":"string","minLength":1,"maxLength":500},"assigned_to":{"$ref":"schema:UserIds"},"add_assignee_ids":{"$ref":"schema:UserIds"},"remove_assignee_ids":{"$ref":"schema:UserIds"},"department_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"shift_minutes":{"type":"integer","minimum":-525600,"maximum":525600},"estimated_minutes":{"$ref":"schema:TaskEstimatedMinutes"},"is_required":{"type":"boolean"}}};

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
validate25.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate26.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
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
validate27.errors = vErrors;
return errors === 0;
}


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
if(!(func2.call(schema9.properties, key0))){
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
if(!(validate9(data0, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if(data1.length > 500 && (data1.length > 1000 || func0(data1) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func0(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.assigned_to !== undefined){
let data2 = data.assigned_to;
if(!(validate25(data2, {instancePath:instancePath+"/assigned_to",parentData:data,parentDataProperty:"assigned_to",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.add_assignee_ids !== undefined){
let data3 = data.add_assignee_ids;
if(!(validate25(data3, {instancePath:instancePath+"/add_assignee_ids",parentData:data,parentDataProperty:"add_assignee_ids",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.remove_assignee_ids !== undefined){
let data4 = data.remove_assignee_ids;
if(!(validate25(data4, {instancePath:instancePath+"/remove_assignee_ids",parentData:data,parentDataProperty:"remove_assignee_ids",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.department_id !== undefined){
let data5 = data.department_id;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate3(data5, {instancePath:instancePath+"/department_id",parentData:data,parentDataProperty:"department_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.due_date !== undefined){
let data6 = data.due_date;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!(validate7(data6, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs16 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.shift_minutes !== undefined){
let data7 = data.shift_minutes;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/shift_minutes",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 525600 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/shift_minutes",keyword:"maximum",params:{comparison: "<=", limit: 525600},message:"must be <= 525600"});
errors++;
}
if(data7 < -525600 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/shift_minutes",keyword:"minimum",params:{comparison: ">=", limit: -525600},message:"must be >= -525600"});
errors++;
}
}
}
if(data.estimated_minutes !== undefined){
let data8 = data.estimated_minutes;
if(!(validate27(data8, {instancePath:instancePath+"/estimated_minutes",parentData:data,parentDataProperty:"estimated_minutes",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.is_required !== undefined){
let data9 = data.is_required;
if(typeof data9 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
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


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate24(data0, {instancePath:instancePath+"/ids",parentData:data,parentDataProperty:"ids",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.changes !== undefined){
let data1 = data.changes;
if(!(validate28(data1, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
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

const v5 = validate29;
const schema10 = {"type":"object","additionalProperties":false,"required":["group_by"],"properties":{"group_by":{"$ref":"schema:TaskStageGroupBy"},"search":{"type":"string","minLength":1,"maxLength":200},"task_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:StatusKey"}},"status_category":{"type":"array","maxItems":6,"uniqueItems":true,"items":{"$ref":"schema:TaskStageState"}},"status_scope":{"$ref":"schema:TaskStatusScope"},"priority_level":{"type":"array","maxItems":4,"uniqueItems":true,"items":{"$ref":"schema:Priority"}},"tags":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Tag"}},"assigned_to":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"assignment_state":{"type":"array","maxItems":4,"uniqueItems":true,"items":{"$ref":"schema:TaskAssignmentState"}},"client_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"process_definition_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"stage_definition_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"department_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"is_current":{"type":"boolean"},"is_required":{"type":"boolean"},"is_overdue":{"type":"boolean"},"due_after":{"$ref":"schema:Timestamp"},"due_before":{"$ref":"schema:Timestamp"},"completed_after":{"$ref":"schema:Timestamp"},"completed_before":{"$ref":"schema:Timestamp"},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"updated_after":{"$ref":"schema:Timestamp"},"updated_before":{"$ref":"schema:Timestamp"},"filter_group":{"$ref":"filled:FilterGroup"}}};
const schema11 = {"type":"string","enum":["status","status_category","priority_level","assigned_to","assignment_state","client_id","process_definition_id","stage_definition_id","department_id","due_day"]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema11.enum;
if(!((((((((((data === "status") || (data === "status_category")) || (data === "priority_level")) || (data === "assigned_to")) || (data === "assignment_state")) || (data === "client_id")) || (data === "process_definition_id")) || (data === "stage_definition_id")) || (data === "department_id")) || (data === "due_day"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "group_by"},message:"must have required property '"+"group_by"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func2.call(schema10.properties, key0))){
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
if(data.group_by !== undefined){
let data0 = data.group_by;
if(!(validate30(data0, {instancePath:instancePath+"/group_by",parentData:data,parentDataProperty:"group_by",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
let data1 = data.search;
if(typeof data1 === "string"){
if(data1.length > 200 && (data1.length > 400 || func0(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func0(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.task_id !== undefined){
let data2 = data.task_id;
if(Array.isArray(data2)){
const over0 = data2.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/task_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(!(validate3(data3, {instancePath:instancePath+"/task_id/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func1(data2);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/task_id",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(Array.isArray(data4)){
const over1 = data4.length > 50;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs10 = errors;
if(!(validate9(data5, {instancePath:instancePath+"/status/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(errors - before1 >= 100){
break;
}
if(!valid3){
valid4 = false;
}
}
}
const repeat1 = errors === before1 && !over1 && func1(data4);
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
let data6 = data.status_category;
if(Array.isArray(data6)){
const over2 = data6.length > 6;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
const _errs13 = errors;
if(!(validate10(data7, {instancePath:instancePath+"/status_category/" + i2,parentData:data6,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
const repeat2 = errors === before2 && !over2 && func1(data6);
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
if(data.status_scope !== undefined){
let data8 = data.status_scope;
if(!(validate11(data8, {instancePath:instancePath+"/status_scope",parentData:data,parentDataProperty:"status_scope",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.priority_level !== undefined){
let data9 = data.priority_level;
if(Array.isArray(data9)){
const over3 = data9.length > 4;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
let data10 = data9[i3];
const _errs17 = errors;
if(!(validate12(data10, {instancePath:instancePath+"/priority_level/" + i3,parentData:data9,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid7 = _errs17 === errors;
if(errors - before3 >= 100){
break;
}
if(!valid7){
valid8 = false;
}
}
}
const repeat3 = errors === before3 && !over3 && func1(data9);
if(repeat3){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"uniqueItems",params:{i: repeat3.i, j: repeat3.j},message:"must NOT have duplicate items (items ## "+repeat3.j+" and "+repeat3.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tags !== undefined){
let data11 = data.tags;
if(Array.isArray(data11)){
const over4 = data11.length > 50;
if(over4){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before4 = errors;
if(!over4){
let valid10 = true;
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
let data12 = data11[i4];
const _errs20 = errors;
if(!(validate13(data12, {instancePath:instancePath+"/tags/" + i4,parentData:data11,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid9 = _errs20 === errors;
if(errors - before4 >= 100){
break;
}
if(!valid9){
valid10 = false;
}
}
}
const repeat4 = errors === before4 && !over4 && func1(data11);
if(repeat4){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: repeat4.i, j: repeat4.j},message:"must NOT have duplicate items (items ## "+repeat4.j+" and "+repeat4.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.assigned_to !== undefined){
let data13 = data.assigned_to;
if(Array.isArray(data13)){
const over5 = data13.length > 50;
if(over5){
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before5 = errors;
if(!over5){
let valid12 = true;
const len5 = data13.length;
for(let i5=0; i5<len5; i5++){
let data14 = data13[i5];
const _errs23 = errors;
if(!(validate3(data14, {instancePath:instancePath+"/assigned_to/" + i5,parentData:data13,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
const repeat5 = errors === before5 && !over5 && func1(data13);
if(repeat5){
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"uniqueItems",params:{i: repeat5.i, j: repeat5.j},message:"must NOT have duplicate items (items ## "+repeat5.j+" and "+repeat5.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.assignment_state !== undefined){
let data15 = data.assignment_state;
if(Array.isArray(data15)){
const over6 = data15.length > 4;
if(over6){
(vErrors ??= []).push({instancePath:instancePath+"/assignment_state",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});
errors++;
}
const before6 = errors;
if(!over6){
let valid14 = true;
const len6 = data15.length;
for(let i6=0; i6<len6; i6++){
let data16 = data15[i6];
const _errs26 = errors;
if(!(validate14(data16, {instancePath:instancePath+"/assignment_state/" + i6,parentData:data15,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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
const repeat6 = errors === before6 && !over6 && func1(data15);
if(repeat6){
(vErrors ??= []).push({instancePath:instancePath+"/assignment_state",keyword:"uniqueItems",params:{i: repeat6.i, j: repeat6.j},message:"must NOT have duplicate items (items ## "+repeat6.j+" and "+repeat6.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assignment_state",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.client_id !== undefined){
let data17 = data.client_id;
if(Array.isArray(data17)){
const over7 = data17.length > 50;
if(over7){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before7 = errors;
if(!over7){
let valid16 = true;
const len7 = data17.length;
for(let i7=0; i7<len7; i7++){
let data18 = data17[i7];
const _errs29 = errors;
if(!(validate3(data18, {instancePath:instancePath+"/client_id/" + i7,parentData:data17,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
const repeat7 = errors === before7 && !over7 && func1(data17);
if(repeat7){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"uniqueItems",params:{i: repeat7.i, j: repeat7.j},message:"must NOT have duplicate items (items ## "+repeat7.j+" and "+repeat7.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.process_definition_id !== undefined){
let data19 = data.process_definition_id;
if(Array.isArray(data19)){
const over8 = data19.length > 50;
if(over8){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before8 = errors;
if(!over8){
let valid18 = true;
const len8 = data19.length;
for(let i8=0; i8<len8; i8++){
let data20 = data19[i8];
const _errs32 = errors;
if(!(validate3(data20, {instancePath:instancePath+"/process_definition_id/" + i8,parentData:data19,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid17 = _errs32 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"uniqueItems",params:{i: repeat8.i, j: repeat8.j},message:"must NOT have duplicate items (items ## "+repeat8.j+" and "+repeat8.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.stage_definition_id !== undefined){
let data21 = data.stage_definition_id;
if(Array.isArray(data21)){
const over9 = data21.length > 50;
if(over9){
(vErrors ??= []).push({instancePath:instancePath+"/stage_definition_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before9 = errors;
if(!over9){
let valid20 = true;
const len9 = data21.length;
for(let i9=0; i9<len9; i9++){
let data22 = data21[i9];
const _errs35 = errors;
if(!(validate3(data22, {instancePath:instancePath+"/stage_definition_id/" + i9,parentData:data21,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid19 = _errs35 === errors;
if(errors - before9 >= 100){
break;
}
if(!valid19){
valid20 = false;
}
}
}
const repeat9 = errors === before9 && !over9 && func1(data21);
if(repeat9){
(vErrors ??= []).push({instancePath:instancePath+"/stage_definition_id",keyword:"uniqueItems",params:{i: repeat9.i, j: repeat9.j},message:"must NOT have duplicate items (items ## "+repeat9.j+" and "+repeat9.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stage_definition_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.department_id !== undefined){
let data23 = data.department_id;
if(Array.isArray(data23)){
const over10 = data23.length > 50;
if(over10){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before10 = errors;
if(!over10){
let valid22 = true;
const len10 = data23.length;
for(let i10=0; i10<len10; i10++){
let data24 = data23[i10];
const _errs38 = errors;
if(!(validate3(data24, {instancePath:instancePath+"/department_id/" + i10,parentData:data23,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid21 = _errs38 === errors;
if(errors - before10 >= 100){
break;
}
if(!valid21){
valid22 = false;
}
}
}
const repeat10 = errors === before10 && !over10 && func1(data23);
if(repeat10){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"uniqueItems",params:{i: repeat10.i, j: repeat10.j},message:"must NOT have duplicate items (items ## "+repeat10.j+" and "+repeat10.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_current !== undefined){
let data25 = data.is_current;
if(typeof data25 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_current",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_required !== undefined){
let data26 = data.is_required;
if(typeof data26 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_overdue !== undefined){
let data27 = data.is_overdue;
if(typeof data27 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_overdue",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.due_after !== undefined){
let data28 = data.due_after;
if(!(validate7(data28, {instancePath:instancePath+"/due_after",parentData:data,parentDataProperty:"due_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.due_before !== undefined){
let data29 = data.due_before;
if(!(validate7(data29, {instancePath:instancePath+"/due_before",parentData:data,parentDataProperty:"due_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.completed_after !== undefined){
let data30 = data.completed_after;
if(!(validate7(data30, {instancePath:instancePath+"/completed_after",parentData:data,parentDataProperty:"completed_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.completed_before !== undefined){
let data31 = data.completed_before;
if(!(validate7(data31, {instancePath:instancePath+"/completed_before",parentData:data,parentDataProperty:"completed_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_after !== undefined){
let data32 = data.created_after;
if(!(validate7(data32, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
let data33 = data.created_before;
if(!(validate7(data33, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.updated_after !== undefined){
let data34 = data.updated_after;
if(!(validate7(data34, {instancePath:instancePath+"/updated_after",parentData:data,parentDataProperty:"updated_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.updated_before !== undefined){
let data35 = data.updated_before;
if(!(validate7(data35, {instancePath:instancePath+"/updated_before",parentData:data,parentDataProperty:"updated_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.filter_group !== undefined){
let data36 = data.filter_group;
if(!(validate22(data36, {instancePath:instancePath+"/filter_group",parentData:data,parentDataProperty:"filter_group",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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

const v6 = validate31;
const schema12 = {"type":"object","oneOf":[{"$ref":"filled:TaskStageCreateAction"},{"$ref":"schema:TaskStageUpdateAction"},{"$ref":"schema:TaskStageStartAction"},{"$ref":"filled:TaskStageAssignAction"},{"$ref":"schema:TaskStageCompleteAction"},{"$ref":"schema:TaskStageSkipAction"},{"$ref":"schema:TaskStageReopenAction"},{"$ref":"schema:TaskStageRemoveAction"},{"$ref":"schema:TaskStageDependenciesAction"},{"$ref":"filled:TaskSubstageAddAction"},{"$ref":"schema:TaskSubstageUpdateAction"},{"$ref":"schema:TaskSubstageRemoveAction"}],"required":["action"],"properties":{"action":{"enum":["create","update","start","assign","complete","skip","reopen","remove","set_predecessors","add_substage","update_substage","remove_substage"]}},"discriminator":{"propertyName":"action"}};
const schema13 = {"type":"object","additionalProperties":false,"required":["action","task_id","name"],"properties":{"action":{"type":"string","const":"create"},"task_id":{"$ref":"schema:Id"},"name":{"$ref":"schema:TaskStageName"},"instructions":{"anyOf":[{"$ref":"schema:Markdown"},{"type":"null"}]},"position":{"$ref":"schema:Position"},"is_required":{"type":"boolean","default":true},"auto_start":{"type":"boolean","default":false},"auto_complete":{"type":"boolean","default":false},"department_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"assigned_to":{"$ref":"schema:UserIds"},"due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"due_rule":{"$ref":"schema:TaskDueRule"},"estimated_minutes":{"$ref":"schema:TaskEstimatedMinutes"},"required_field_keys":{"$ref":"schema:TaskRequiredFieldKeys"},"predecessors":{"$ref":"schema:TaskPredecessorInputs"},"substages":{"type":"array","maxItems":100,"items":{"$ref":"filled:TaskSubstageInput"}}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
validate33.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate34.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"string","enum":["task_start","task_due","predecessor_completion"]};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema14.enum;
if(!(((data === "task_start") || (data === "task_due")) || (data === "predecessor_completion"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.anchor === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "anchor"},message:"must have required property '"+"anchor"+"'"});
errors++;
}
if(data.offset_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "offset_minutes"},message:"must have required property '"+"offset_minutes"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "anchor") || (key0 === "offset_minutes"))){
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
if(data.anchor !== undefined){
let data0 = data.anchor;
if(!(validate35(data0, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.offset_minutes !== undefined){
let data1 = data.offset_minutes;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset_minutes",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 525600 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/offset_minutes",keyword:"maximum",params:{comparison: "<=", limit: 525600},message:"must be <= 525600"});
errors++;
}
if(data1 < -525600 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/offset_minutes",keyword:"minimum",params:{comparison: ">=", limit: -525600},message:"must be >= -525600"});
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

const pattern3 = new RegExp("^[a-z][a-z0-9_]{0,62}$", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
if(!pattern3.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,62}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,62}$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate37(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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

const schema15 = {"type":"string","enum":["finish_to_start","start_to_start"]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema15.enum;
if(!((data === "finish_to_start") || (data === "start_to_start"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema15.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data > 525600 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 525600},message:"must be <= 525600"});
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
validate40.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_id"},message:"must have required property '"+"stage_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "stage_id") || (key0 === "type")) || (key0 === "lag_minutes"))){
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
if(data.stage_id !== undefined){
let data0 = data.stage_id;
if(!(validate3(data0, {instancePath:instancePath+"/stage_id",parentData:data,parentDataProperty:"stage_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!(validate39(data1, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.lag_minutes !== undefined){
let data2 = data.lag_minutes;
if(!(validate40(data2, {instancePath:instancePath+"/lag_minutes",parentData:data,parentDataProperty:"lag_minutes",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate41(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
validate42.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"schema:TaskStageName"},"description":{"type":["string","null"],"minLength":1,"maxLength":5000},"is_required":{"type":"boolean","default":true},"assigned_to":{"$ref":"schema:UserIds"},"due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_required === undefined){
data.is_required = true;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "description")) || (key0 === "is_required")) || (key0 === "assigned_to")) || (key0 === "due_date"))){
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
if(!(validate32(data0, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: schema16.properties.description.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(data1.length > 5000 && (data1.length > 10000 || func0(data1) > 5000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func0(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
let data2 = data.is_required;
if(typeof data2 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.assigned_to !== undefined){
let data3 = data.assigned_to;
if(!(validate25(data3, {instancePath:instancePath+"/assigned_to",parentData:data,parentDataProperty:"assigned_to",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.due_date !== undefined){
let data4 = data.due_date;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate7(data4, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate43.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_required === undefined){
data.is_required = true;
}
if(data.auto_start === undefined){
data.auto_start = false;
}
if(data.auto_complete === undefined){
data.auto_complete = false;
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.task_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task_id"},message:"must have required property '"+"task_id"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func2.call(schema13.properties, key0))){
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
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("create" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "create"},message:"must be equal to constant"});
errors++;
}
}
if(data.task_id !== undefined){
let data1 = data.task_id;
if(!(validate3(data1, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(!(validate32(data2, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.instructions !== undefined){
let data3 = data.instructions;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate33(data3, {instancePath:instancePath+"/instructions",parentData:data,parentDataProperty:"instructions",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.position !== undefined){
let data4 = data.position;
if(!(validate34(data4, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
let data5 = data.is_required;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
let data6 = data.auto_start;
if(typeof data6 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/auto_start",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
let data7 = data.auto_complete;
if(typeof data7 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/auto_complete",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.department_id !== undefined){
let data8 = data.department_id;
const _errs19 = errors;
let valid2 = false;
const _errs20 = errors;
if(!(validate3(data8, {instancePath:instancePath+"/department_id",parentData:data,parentDataProperty:"department_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs21 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs21 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.assigned_to !== undefined){
let data9 = data.assigned_to;
if(!(validate25(data9, {instancePath:instancePath+"/assigned_to",parentData:data,parentDataProperty:"assigned_to",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.due_date !== undefined){
let data10 = data.due_date;
const _errs25 = errors;
let valid3 = false;
const _errs26 = errors;
if(!(validate7(data10, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid2 = _errs26 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs27 = errors;
if(data10 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs27 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.due_rule !== undefined){
let data11 = data.due_rule;
if(!(validate36(data11, {instancePath:instancePath+"/due_rule",parentData:data,parentDataProperty:"due_rule",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.estimated_minutes !== undefined){
let data12 = data.estimated_minutes;
if(!(validate27(data12, {instancePath:instancePath+"/estimated_minutes",parentData:data,parentDataProperty:"estimated_minutes",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.required_field_keys !== undefined){
let data13 = data.required_field_keys;
if(!(validate38(data13, {instancePath:instancePath+"/required_field_keys",parentData:data,parentDataProperty:"required_field_keys",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.predecessors !== undefined){
let data14 = data.predecessors;
if(!(validate42(data14, {instancePath:instancePath+"/predecessors",parentData:data,parentDataProperty:"predecessors",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.substages !== undefined){
let data15 = data.substages;
if(Array.isArray(data15)){
const over0 = data15.length > 100;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/substages",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid5 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs35 = errors;
if(!(validate43(data16, {instancePath:instancePath+"/substages/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid4 = _errs35 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid4){
valid5 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/substages",keyword:"type",params:{type: "array"},message:"must be array"});
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

const schema17 = {"type":"object","additionalProperties":false,"required":["action","stage_id"],"properties":{"action":{"type":"string","const":"update"},"stage_id":{"$ref":"schema:Id"},"name":{"$ref":"schema:TaskStageName"},"instructions":{"anyOf":[{"$ref":"schema:Markdown"},{"type":"null"}]},"status":{"$ref":"schema:StatusKey"},"position":{"$ref":"schema:Position"},"is_required":{"type":"boolean"},"auto_start":{"type":"boolean"},"auto_complete":{"type":"boolean"},"department_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"due_rule":{"anyOf":[{"$ref":"schema:TaskDueRule"},{"type":"null"}]},"estimated_minutes":{"$ref":"schema:TaskEstimatedMinutes"},"required_field_keys":{"$ref":"schema:TaskRequiredFieldKeys"},"expected_revision":{"$ref":"schema:ExpectedRevision"}}};

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


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.stage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_id"},message:"must have required property '"+"stage_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func2.call(schema17.properties, key0))){
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
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("update" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "update"},message:"must be equal to constant"});
errors++;
}
}
if(data.stage_id !== undefined){
let data1 = data.stage_id;
if(!(validate3(data1, {instancePath:instancePath+"/stage_id",parentData:data,parentDataProperty:"stage_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(!(validate32(data2, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.instructions !== undefined){
let data3 = data.instructions;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate33(data3, {instancePath:instancePath+"/instructions",parentData:data,parentDataProperty:"instructions",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.status !== undefined){
let data4 = data.status;
if(!(validate9(data4, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
let data5 = data.position;
if(!(validate34(data5, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.is_required !== undefined){
let data6 = data.is_required;
if(typeof data6 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.auto_start !== undefined){
let data7 = data.auto_start;
if(typeof data7 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/auto_start",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.auto_complete !== undefined){
let data8 = data.auto_complete;
if(typeof data8 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/auto_complete",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.department_id !== undefined){
let data9 = data.department_id;
const _errs20 = errors;
let valid2 = false;
const _errs21 = errors;
if(!(validate3(data9, {instancePath:instancePath+"/department_id",parentData:data,parentDataProperty:"department_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid1 = _errs21 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs22 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs22 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.due_date !== undefined){
let data10 = data.due_date;
const _errs25 = errors;
let valid3 = false;
const _errs26 = errors;
if(!(validate7(data10, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid2 = _errs26 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs27 = errors;
if(data10 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs27 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.due_rule !== undefined){
let data11 = data.due_rule;
const _errs30 = errors;
let valid4 = false;
const _errs31 = errors;
if(!(validate36(data11, {instancePath:instancePath+"/due_rule",parentData:data,parentDataProperty:"due_rule",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var _valid3 = _errs31 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs32 = errors;
if(data11 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_rule",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs32 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/due_rule",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.estimated_minutes !== undefined){
let data12 = data.estimated_minutes;
if(!(validate27(data12, {instancePath:instancePath+"/estimated_minutes",parentData:data,parentDataProperty:"estimated_minutes",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.required_field_keys !== undefined){
let data13 = data.required_field_keys;
if(!(validate38(data13, {instancePath:instancePath+"/required_field_keys",parentData:data,parentDataProperty:"required_field_keys",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
let data14 = data.expected_revision;
if(!(validate45(data14, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
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


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.stage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_id"},message:"must have required property '"+"stage_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "action") || (key0 === "stage_id")) || (key0 === "expected_revision"))){
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
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("start" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "start"},message:"must be equal to constant"});
errors++;
}
}
if(data.stage_id !== undefined){
let data1 = data.stage_id;
if(!(validate3(data1, {instancePath:instancePath+"/stage_id",parentData:data,parentDataProperty:"stage_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
let data2 = data.expected_revision;
if(!(validate45(data2, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
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


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_started === undefined){
data.is_started = false;
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.stage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_id"},message:"must have required property '"+"stage_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "action") || (key0 === "stage_id")) || (key0 === "assigned_to")) || (key0 === "is_started")) || (key0 === "expected_revision"))){
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
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("assign" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "assign"},message:"must be equal to constant"});
errors++;
}
}
if(data.stage_id !== undefined){
let data1 = data.stage_id;
if(!(validate3(data1, {instancePath:instancePath+"/stage_id",parentData:data,parentDataProperty:"stage_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.assigned_to !== undefined){
let data2 = data.assigned_to;
if(!(validate25(data2, {instancePath:instancePath+"/assigned_to",parentData:data,parentDataProperty:"assigned_to",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
let data3 = data.is_started;
if(typeof data3 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_started",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
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
validate48.errors = vErrors;
return errors === 0;
}


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.stage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_id"},message:"must have required property '"+"stage_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "action") || (key0 === "stage_id")) || (key0 === "comment")) || (key0 === "expected_revision"))){
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
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("complete" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "complete"},message:"must be equal to constant"});
errors++;
}
}
if(data.stage_id !== undefined){
let data1 = data.stage_id;
if(!(validate3(data1, {instancePath:instancePath+"/stage_id",parentData:data,parentDataProperty:"stage_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.comment !== undefined){
let data2 = data.comment;
if(typeof data2 === "string"){
if(data2.length > 2000 && (data2.length > 4000 || func0(data2) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: "string"},message:"must be string"});
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
validate49.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.stage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_id"},message:"must have required property '"+"stage_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "action") || (key0 === "stage_id")) || (key0 === "reason")) || (key0 === "expected_revision"))){
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
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("skip" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "skip"},message:"must be equal to constant"});
errors++;
}
}
if(data.stage_id !== undefined){
let data1 = data.stage_id;
if(!(validate3(data1, {instancePath:instancePath+"/stage_id",parentData:data,parentDataProperty:"stage_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func0(data2) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"});
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
validate50.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.stage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_id"},message:"must have required property '"+"stage_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "action") || (key0 === "stage_id")) || (key0 === "reason")) || (key0 === "expected_revision"))){
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
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("reopen" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "reopen"},message:"must be equal to constant"});
errors++;
}
}
if(data.stage_id !== undefined){
let data1 = data.stage_id;
if(!(validate3(data1, {instancePath:instancePath+"/stage_id",parentData:data,parentDataProperty:"stage_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func0(data2) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"});
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
validate51.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.stage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_id"},message:"must have required property '"+"stage_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "action") || (key0 === "stage_id")) || (key0 === "expected_revision"))){
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
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("remove" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "remove"},message:"must be equal to constant"});
errors++;
}
}
if(data.stage_id !== undefined){
let data1 = data.stage_id;
if(!(validate3(data1, {instancePath:instancePath+"/stage_id",parentData:data,parentDataProperty:"stage_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
let data2 = data.expected_revision;
if(!(validate45(data2, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.stage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_id"},message:"must have required property '"+"stage_id"+"'"});
errors++;
}
if(data.predecessors === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "predecessors"},message:"must have required property '"+"predecessors"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "action") || (key0 === "stage_id")) || (key0 === "predecessors")) || (key0 === "expected_revision"))){
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
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("set_predecessors" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "set_predecessors"},message:"must be equal to constant"});
errors++;
}
}
if(data.stage_id !== undefined){
let data1 = data.stage_id;
if(!(validate3(data1, {instancePath:instancePath+"/stage_id",parentData:data,parentDataProperty:"stage_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.predecessors !== undefined){
let data2 = data.predecessors;
if(!(validate42(data2, {instancePath:instancePath+"/predecessors",parentData:data,parentDataProperty:"predecessors",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
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
validate53.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","additionalProperties":false,"required":["action","stage_id","name"],"properties":{"action":{"type":"string","const":"add_substage"},"stage_id":{"$ref":"schema:Id"},"name":{"$ref":"schema:TaskStageName"},"description":{"type":["string","null"],"minLength":1,"maxLength":5000},"position":{"$ref":"schema:Position"},"is_required":{"type":"boolean","default":true},"assigned_to":{"$ref":"schema:UserIds"},"due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"expected_revision":{"$ref":"schema:ExpectedRevision"}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_required === undefined){
data.is_required = true;
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.stage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_id"},message:"must have required property '"+"stage_id"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func2.call(schema18.properties, key0))){
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
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("add_substage" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "add_substage"},message:"must be equal to constant"});
errors++;
}
}
if(data.stage_id !== undefined){
let data1 = data.stage_id;
if(!(validate3(data1, {instancePath:instancePath+"/stage_id",parentData:data,parentDataProperty:"stage_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(!(validate32(data2, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: schema18.properties.description.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 5000 && (data3.length > 10000 || func0(data3) > 5000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
if(data3.length < 1 || (data3.length < 2 && func0(data3) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.position !== undefined){
let data4 = data.position;
if(!(validate34(data4, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
let data5 = data.is_required;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.assigned_to !== undefined){
let data6 = data.assigned_to;
if(!(validate25(data6, {instancePath:instancePath+"/assigned_to",parentData:data,parentDataProperty:"assigned_to",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.due_date !== undefined){
let data7 = data.due_date;
const _errs13 = errors;
let valid1 = false;
const _errs14 = errors;
if(!(validate7(data7, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.expected_revision !== undefined){
let data8 = data.expected_revision;
if(!(validate45(data8, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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

const schema19 = {"type":"object","additionalProperties":false,"required":["action","substage_id"],"properties":{"action":{"type":"string","const":"update_substage"},"substage_id":{"$ref":"schema:Id"},"name":{"$ref":"schema:TaskStageName"},"description":{"type":["string","null"],"minLength":1,"maxLength":5000},"position":{"$ref":"schema:Position"},"is_required":{"type":"boolean"},"assigned_to":{"$ref":"schema:UserIds"},"due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"expected_revision":{"$ref":"schema:ExpectedRevision"}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.substage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "substage_id"},message:"must have required property '"+"substage_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func2.call(schema19.properties, key0))){
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
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("update_substage" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "update_substage"},message:"must be equal to constant"});
errors++;
}
}
if(data.substage_id !== undefined){
let data1 = data.substage_id;
if(!(validate3(data1, {instancePath:instancePath+"/substage_id",parentData:data,parentDataProperty:"substage_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(!(validate32(data2, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: schema19.properties.description.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 5000 && (data3.length > 10000 || func0(data3) > 5000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
if(data3.length < 1 || (data3.length < 2 && func0(data3) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.position !== undefined){
let data4 = data.position;
if(!(validate34(data4, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.is_required !== undefined){
let data5 = data.is_required;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.assigned_to !== undefined){
let data6 = data.assigned_to;
if(!(validate25(data6, {instancePath:instancePath+"/assigned_to",parentData:data,parentDataProperty:"assigned_to",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.due_date !== undefined){
let data7 = data.due_date;
const _errs13 = errors;
let valid1 = false;
const _errs14 = errors;
if(!(validate7(data7, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.expected_revision !== undefined){
let data8 = data.expected_revision;
if(!(validate45(data8, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
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


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.substage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "substage_id"},message:"must have required property '"+"substage_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "action") || (key0 === "substage_id")) || (key0 === "expected_revision"))){
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
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("remove_substage" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "remove_substage"},message:"must be equal to constant"});
errors++;
}
}
if(data.substage_id !== undefined){
let data1 = data.substage_id;
if(!(validate3(data1, {instancePath:instancePath+"/substage_id",parentData:data,parentDataProperty:"substage_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
let data2 = data.expected_revision;
if(!(validate45(data2, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.action !== undefined){
let data0 = data.action;
const vSchema0 = schema12.properties.action.enum;
if(!((((((((((((data0 === "create") || (data0 === "update")) || (data0 === "start")) || (data0 === "assign")) || (data0 === "complete")) || (data0 === "skip")) || (data0 === "reopen")) || (data0 === "remove")) || (data0 === "set_predecessors")) || (data0 === "add_substage")) || (data0 === "update_substage")) || (data0 === "remove_substage"))){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"enum",params:{allowedValues: schema12.properties.action.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
let valid1 = false;
const tag0 = data.action;
if(typeof tag0 == "string"){
if(false){
}
else if(tag0 === "create"){
const _errs3 = errors;
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid2 = _errs3 === errors;
valid1 = valid2;
}
else if(tag0 === "update"){
const _errs4 = errors;
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid3 = _errs4 === errors;
valid1 = valid3;
}
else if(tag0 === "start"){
const _errs5 = errors;
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid4 = _errs5 === errors;
valid1 = valid4;
}
else if(tag0 === "assign"){
const _errs6 = errors;
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid5 = _errs6 === errors;
valid1 = valid5;
}
else if(tag0 === "complete"){
const _errs7 = errors;
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid6 = _errs7 === errors;
valid1 = valid6;
}
else if(tag0 === "skip"){
const _errs8 = errors;
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid7 = _errs8 === errors;
valid1 = valid7;
}
else if(tag0 === "reopen"){
const _errs9 = errors;
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid8 = _errs9 === errors;
valid1 = valid8;
}
else if(tag0 === "remove"){
const _errs10 = errors;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid9 = _errs10 === errors;
valid1 = valid9;
}
else if(tag0 === "set_predecessors"){
const _errs11 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid10 = _errs11 === errors;
valid1 = valid10;
}
else if(tag0 === "add_substage"){
const _errs12 = errors;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid11 = _errs12 === errors;
valid1 = valid11;
}
else if(tag0 === "update_substage"){
const _errs13 = errors;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid12 = _errs13 === errors;
valid1 = valid12;
}
else if(tag0 === "remove_substage"){
const _errs14 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid13 = _errs14 === errors;
valid1 = valid13;
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "action", tagValue: tag0},message:"value of tag \"action\" must be in oneOf"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "action", tagValue: tag0},message:"tag \"action\" must be string"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

const v7 = validate57;
const schema20 = {"type":"object","additionalProperties":false,"required":[],"properties":{"search":{"type":"string","minLength":1,"maxLength":200},"client_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"process_definition_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status_category":{"type":"array","maxItems":6,"uniqueItems":true,"items":{"$ref":"schema:TaskStageState"}},"priority_level":{"type":"array","maxItems":4,"uniqueItems":true,"items":{"$ref":"schema:Priority"}},"tags":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Tag"}},"due_window":{"$ref":"schema:MyWorkDueWindow"},"include_pending":{"type":"boolean","default":false},"sort":{"type":"string","enum":["next_due","due_date","priority_level","created_at","updated_at","name"],"default":"next_due"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema21 = {"type":"string","enum":["overdue","today","this_week","later","none"]};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema21.enum;
if(!(((((data === "overdue") || (data === "today")) || (data === "this_week")) || (data === "later")) || (data === "none"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_pending === undefined){
data.include_pending = false;
}
if(data.sort === undefined){
data.sort = "next_due";
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
if(!(func2.call(schema20.properties, key0))){
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
if(data0.length > 200 && (data0.length > 400 || func0(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func0(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.client_id !== undefined){
let data1 = data.client_id;
if(Array.isArray(data1)){
const over0 = data1.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(validate3(data2, {instancePath:instancePath+"/client_id/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.process_definition_id !== undefined){
let data3 = data.process_definition_id;
if(Array.isArray(data3)){
const over1 = data3.length > 50;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs9 = errors;
if(!(validate3(data4, {instancePath:instancePath+"/process_definition_id/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status_category !== undefined){
let data5 = data.status_category;
if(Array.isArray(data5)){
const over2 = data5.length > 6;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
const _errs12 = errors;
if(!(validate10(data6, {instancePath:instancePath+"/status_category/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(data.priority_level !== undefined){
let data7 = data.priority_level;
if(Array.isArray(data7)){
const over3 = data7.length > 4;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
const _errs15 = errors;
if(!(validate12(data8, {instancePath:instancePath+"/priority_level/" + i3,parentData:data7,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"uniqueItems",params:{i: repeat3.i, j: repeat3.j},message:"must NOT have duplicate items (items ## "+repeat3.j+" and "+repeat3.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tags !== undefined){
let data9 = data.tags;
if(Array.isArray(data9)){
const over4 = data9.length > 50;
if(over4){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before4 = errors;
if(!over4){
let valid10 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
let data10 = data9[i4];
const _errs18 = errors;
if(!(validate13(data10, {instancePath:instancePath+"/tags/" + i4,parentData:data9,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: repeat4.i, j: repeat4.j},message:"must NOT have duplicate items (items ## "+repeat4.j+" and "+repeat4.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.due_window !== undefined){
let data11 = data.due_window;
if(!(validate58(data11, {instancePath:instancePath+"/due_window",parentData:data,parentDataProperty:"due_window",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
let data12 = data.include_pending;
if(typeof data12 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/include_pending",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
let data13 = data.sort;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema20.properties.sort.enum;
if(!((((((data13 === "next_due") || (data13 === "due_date")) || (data13 === "priority_level")) || (data13 === "created_at")) || (data13 === "updated_at")) || (data13 === "name"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema20.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data14 = data.order;
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema20.properties.order.enum;
if(!((data14 === "asc") || (data14 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema20.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data15 = data.limit;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data15 == "number"){
if(data15 > 200 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data15 < 1 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data16 = data.offset;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data16 == "number"){
if(data16 > 10000000 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data16 < 0 || isNaN(data16)){
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

const v8 = validate59;
const schema22 = {"type":"object","additionalProperties":false,"required":[],"properties":{"status_scope":{"$ref":"schema:TaskStatusScope"},"sort":{"type":"string","enum":["pinned_at","due_date","updated_at"],"default":"pinned_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "pinned_at";
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
if(!(((((key0 === "status_scope") || (key0 === "sort")) || (key0 === "order")) || (key0 === "limit")) || (key0 === "offset"))){
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
if(data.status_scope !== undefined){
let data0 = data.status_scope;
if(!(validate11(data0, {instancePath:instancePath+"/status_scope",parentData:data,parentDataProperty:"status_scope",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
let data1 = data.sort;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema22.properties.sort.enum;
if(!(((data1 === "pinned_at") || (data1 === "due_date")) || (data1 === "updated_at"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema22.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data2 = data.order;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema22.properties.order.enum;
if(!((data2 === "asc") || (data2 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema22.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data3 = data.limit;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 200 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data4 = data.offset;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 10000000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
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

const v9 = validate60;
const schema23 = {"type":"object","additionalProperties":false,"required":[],"properties":{"client_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"department_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"process_definition_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"reason":{"type":"array","maxItems":4,"uniqueItems":true,"items":{"$ref":"schema:TaskOverflowReason"}},"sort":{"type":"string","enum":["waiting_time","due_date","attempt_count"],"default":"waiting_time"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema24 = {"type":"string","enum":["no_candidates","missing_skills","not_scheduled","over_capacity"]};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema24.enum;
if(!((((data === "no_candidates") || (data === "missing_skills")) || (data === "not_scheduled")) || (data === "over_capacity"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema24.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "waiting_time";
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
if(!((((((((key0 === "client_id") || (key0 === "department_id")) || (key0 === "process_definition_id")) || (key0 === "reason")) || (key0 === "sort")) || (key0 === "order")) || (key0 === "limit")) || (key0 === "offset"))){
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
if(!(validate3(data1, {instancePath:instancePath+"/client_id/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
if(data.department_id !== undefined){
let data2 = data.department_id;
if(Array.isArray(data2)){
const over1 = data2.length > 50;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate3(data3, {instancePath:instancePath+"/department_id/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.process_definition_id !== undefined){
let data4 = data.process_definition_id;
if(Array.isArray(data4)){
const over2 = data4.length > 50;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs10 = errors;
if(!(validate3(data5, {instancePath:instancePath+"/process_definition_id/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid5 = _errs10 === errors;
if(errors - before2 >= 100){
break;
}
if(!valid5){
valid6 = false;
}
}
}
const repeat2 = errors === before2 && !over2 && func1(data4);
if(repeat2){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"uniqueItems",params:{i: repeat2.i, j: repeat2.j},message:"must NOT have duplicate items (items ## "+repeat2.j+" and "+repeat2.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.reason !== undefined){
let data6 = data.reason;
if(Array.isArray(data6)){
const over3 = data6.length > 4;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
const _errs13 = errors;
if(!(validate61(data7, {instancePath:instancePath+"/reason/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid7 = _errs13 === errors;
if(errors - before3 >= 100){
break;
}
if(!valid7){
valid8 = false;
}
}
}
const repeat3 = errors === before3 && !over3 && func1(data6);
if(repeat3){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"uniqueItems",params:{i: repeat3.i, j: repeat3.j},message:"must NOT have duplicate items (items ## "+repeat3.j+" and "+repeat3.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
let data8 = data.sort;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema23.properties.sort.enum;
if(!(((data8 === "waiting_time") || (data8 === "due_date")) || (data8 === "attempt_count"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema23.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data9 = data.order;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema23.properties.order.enum;
if(!((data9 === "asc") || (data9 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema23.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data10 = data.limit;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 200 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data11 = data.offset;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 10000000 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
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

const v10 = validate62;

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "stage_ids")){
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
if(data.stage_ids !== undefined){
let data0 = data.stage_ids;
if(!(validate24(data0, {instancePath:instancePath+"/stage_ids",parentData:data,parentDataProperty:"stage_ids",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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

const v11 = validate63;

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate3(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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

const v12 = validate64;

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "expected_revision")){
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
if(data.expected_revision !== undefined){
let data0 = data.expected_revision;
if(!(validate45(data0, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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

const v13 = validate65;
const schema25 = {"type":"object","additionalProperties":false,"required":[],"properties":{"search":{"type":"string","minLength":1,"maxLength":200},"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:StatusKey"}},"status_category":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"$ref":"schema:TaskStatusCategory"}},"status_scope":{"$ref":"schema:TaskStatusScope"},"priority_level":{"type":"array","maxItems":4,"uniqueItems":true,"items":{"$ref":"schema:Priority"}},"tags":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Tag"}},"assigned_to":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"is_unassigned":{"type":"boolean"},"watcher_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"client_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"process_definition_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"department_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"ticket_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"is_private":{"type":"boolean"},"is_overdue":{"type":"boolean"},"start_after":{"$ref":"schema:Timestamp"},"start_before":{"$ref":"schema:Timestamp"},"due_after":{"$ref":"schema:Timestamp"},"due_before":{"$ref":"schema:Timestamp"},"completed_after":{"$ref":"schema:Timestamp"},"completed_before":{"$ref":"schema:Timestamp"},"created_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"updated_after":{"$ref":"schema:Timestamp"},"updated_before":{"$ref":"schema:Timestamp"},"filter_group":{"$ref":"filled:FilterGroup"},"sort":{"type":"string","enum":["created_at","updated_at","number","name","status","priority_level","start_date","due_date","completed_at","custom_field"],"default":"created_at"},"sort_field":{"$ref":"schema:CustomFieldKey"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema26 = {"type":"string","enum":["todo","active","on_hold","done","cancelled"]};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema26.enum;
if(!(((((data === "todo") || (data === "active")) || (data === "on_hold")) || (data === "done")) || (data === "cancelled"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

const pattern4 = new RegExp("^(field_values\\.)?[a-z][a-z0-9_]{0,62}$", "u");

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 76 && (data.length > 152 || func0(data) > 76)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 76},message:"must NOT have more than 76 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
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
validate67.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema25.properties, key0))){
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
if(data0.length > 200 && (data0.length > 400 || func0(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func0(data0) < 1)){
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
if(!(validate3(data2, {instancePath:instancePath+"/id/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
if(!(validate9(data4, {instancePath:instancePath+"/status/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
const over2 = data5.length > 5;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
const _errs12 = errors;
if(!(validate66(data6, {instancePath:instancePath+"/status_category/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
if(data.status_scope !== undefined){
let data7 = data.status_scope;
if(!(validate11(data7, {instancePath:instancePath+"/status_scope",parentData:data,parentDataProperty:"status_scope",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.priority_level !== undefined){
let data8 = data.priority_level;
if(Array.isArray(data8)){
const over3 = data8.length > 4;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
const _errs16 = errors;
if(!(validate12(data9, {instancePath:instancePath+"/priority_level/" + i3,parentData:data8,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
const repeat3 = errors === before3 && !over3 && func1(data8);
if(repeat3){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"uniqueItems",params:{i: repeat3.i, j: repeat3.j},message:"must NOT have duplicate items (items ## "+repeat3.j+" and "+repeat3.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tags !== undefined){
let data10 = data.tags;
if(Array.isArray(data10)){
const over4 = data10.length > 50;
if(over4){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before4 = errors;
if(!over4){
let valid10 = true;
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
const _errs19 = errors;
if(!(validate13(data11, {instancePath:instancePath+"/tags/" + i4,parentData:data10,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid9 = _errs19 === errors;
if(errors - before4 >= 100){
break;
}
if(!valid9){
valid10 = false;
}
}
}
const repeat4 = errors === before4 && !over4 && func1(data10);
if(repeat4){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: repeat4.i, j: repeat4.j},message:"must NOT have duplicate items (items ## "+repeat4.j+" and "+repeat4.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.assigned_to !== undefined){
let data12 = data.assigned_to;
if(Array.isArray(data12)){
const over5 = data12.length > 50;
if(over5){
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before5 = errors;
if(!over5){
let valid12 = true;
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
let data13 = data12[i5];
const _errs22 = errors;
if(!(validate3(data13, {instancePath:instancePath+"/assigned_to/" + i5,parentData:data12,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid11 = _errs22 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"uniqueItems",params:{i: repeat5.i, j: repeat5.j},message:"must NOT have duplicate items (items ## "+repeat5.j+" and "+repeat5.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_unassigned !== undefined){
let data14 = data.is_unassigned;
if(typeof data14 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_unassigned",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.watcher_id !== undefined){
let data15 = data.watcher_id;
if(Array.isArray(data15)){
const over6 = data15.length > 50;
if(over6){
(vErrors ??= []).push({instancePath:instancePath+"/watcher_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before6 = errors;
if(!over6){
let valid14 = true;
const len6 = data15.length;
for(let i6=0; i6<len6; i6++){
let data16 = data15[i6];
const _errs27 = errors;
if(!(validate3(data16, {instancePath:instancePath+"/watcher_id/" + i6,parentData:data15,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid13 = _errs27 === errors;
if(errors - before6 >= 100){
break;
}
if(!valid13){
valid14 = false;
}
}
}
const repeat6 = errors === before6 && !over6 && func1(data15);
if(repeat6){
(vErrors ??= []).push({instancePath:instancePath+"/watcher_id",keyword:"uniqueItems",params:{i: repeat6.i, j: repeat6.j},message:"must NOT have duplicate items (items ## "+repeat6.j+" and "+repeat6.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/watcher_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.client_id !== undefined){
let data17 = data.client_id;
if(Array.isArray(data17)){
const over7 = data17.length > 50;
if(over7){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before7 = errors;
if(!over7){
let valid16 = true;
const len7 = data17.length;
for(let i7=0; i7<len7; i7++){
let data18 = data17[i7];
const _errs30 = errors;
if(!(validate3(data18, {instancePath:instancePath+"/client_id/" + i7,parentData:data17,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid15 = _errs30 === errors;
if(errors - before7 >= 100){
break;
}
if(!valid15){
valid16 = false;
}
}
}
const repeat7 = errors === before7 && !over7 && func1(data17);
if(repeat7){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"uniqueItems",params:{i: repeat7.i, j: repeat7.j},message:"must NOT have duplicate items (items ## "+repeat7.j+" and "+repeat7.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.process_definition_id !== undefined){
let data19 = data.process_definition_id;
if(Array.isArray(data19)){
const over8 = data19.length > 50;
if(over8){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before8 = errors;
if(!over8){
let valid18 = true;
const len8 = data19.length;
for(let i8=0; i8<len8; i8++){
let data20 = data19[i8];
const _errs33 = errors;
if(!(validate3(data20, {instancePath:instancePath+"/process_definition_id/" + i8,parentData:data19,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid17 = _errs33 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"uniqueItems",params:{i: repeat8.i, j: repeat8.j},message:"must NOT have duplicate items (items ## "+repeat8.j+" and "+repeat8.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.department_id !== undefined){
let data21 = data.department_id;
if(Array.isArray(data21)){
const over9 = data21.length > 50;
if(over9){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before9 = errors;
if(!over9){
let valid20 = true;
const len9 = data21.length;
for(let i9=0; i9<len9; i9++){
let data22 = data21[i9];
const _errs36 = errors;
if(!(validate3(data22, {instancePath:instancePath+"/department_id/" + i9,parentData:data21,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid19 = _errs36 === errors;
if(errors - before9 >= 100){
break;
}
if(!valid19){
valid20 = false;
}
}
}
const repeat9 = errors === before9 && !over9 && func1(data21);
if(repeat9){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"uniqueItems",params:{i: repeat9.i, j: repeat9.j},message:"must NOT have duplicate items (items ## "+repeat9.j+" and "+repeat9.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.ticket_id !== undefined){
let data23 = data.ticket_id;
if(Array.isArray(data23)){
const over10 = data23.length > 50;
if(over10){
(vErrors ??= []).push({instancePath:instancePath+"/ticket_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before10 = errors;
if(!over10){
let valid22 = true;
const len10 = data23.length;
for(let i10=0; i10<len10; i10++){
let data24 = data23[i10];
const _errs39 = errors;
if(!(validate3(data24, {instancePath:instancePath+"/ticket_id/" + i10,parentData:data23,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid21 = _errs39 === errors;
if(errors - before10 >= 100){
break;
}
if(!valid21){
valid22 = false;
}
}
}
const repeat10 = errors === before10 && !over10 && func1(data23);
if(repeat10){
(vErrors ??= []).push({instancePath:instancePath+"/ticket_id",keyword:"uniqueItems",params:{i: repeat10.i, j: repeat10.j},message:"must NOT have duplicate items (items ## "+repeat10.j+" and "+repeat10.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ticket_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_private !== undefined){
let data25 = data.is_private;
if(typeof data25 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_private",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_overdue !== undefined){
let data26 = data.is_overdue;
if(typeof data26 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_overdue",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.start_after !== undefined){
let data27 = data.start_after;
if(!(validate7(data27, {instancePath:instancePath+"/start_after",parentData:data,parentDataProperty:"start_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.start_before !== undefined){
let data28 = data.start_before;
if(!(validate7(data28, {instancePath:instancePath+"/start_before",parentData:data,parentDataProperty:"start_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.due_after !== undefined){
let data29 = data.due_after;
if(!(validate7(data29, {instancePath:instancePath+"/due_after",parentData:data,parentDataProperty:"due_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.due_before !== undefined){
let data30 = data.due_before;
if(!(validate7(data30, {instancePath:instancePath+"/due_before",parentData:data,parentDataProperty:"due_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.completed_after !== undefined){
let data31 = data.completed_after;
if(!(validate7(data31, {instancePath:instancePath+"/completed_after",parentData:data,parentDataProperty:"completed_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.completed_before !== undefined){
let data32 = data.completed_before;
if(!(validate7(data32, {instancePath:instancePath+"/completed_before",parentData:data,parentDataProperty:"completed_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data33 = data.created_by;
if(Array.isArray(data33)){
const over11 = data33.length > 50;
if(over11){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before11 = errors;
if(!over11){
let valid24 = true;
const len11 = data33.length;
for(let i11=0; i11<len11; i11++){
let data34 = data33[i11];
const _errs52 = errors;
if(!(validate3(data34, {instancePath:instancePath+"/created_by/" + i11,parentData:data33,parentDataProperty:i11,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid23 = _errs52 === errors;
if(errors - before11 >= 100){
break;
}
if(!valid23){
valid24 = false;
}
}
}
const repeat11 = errors === before11 && !over11 && func1(data33);
if(repeat11){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"uniqueItems",params:{i: repeat11.i, j: repeat11.j},message:"must NOT have duplicate items (items ## "+repeat11.j+" and "+repeat11.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.created_after !== undefined){
let data35 = data.created_after;
if(!(validate7(data35, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
let data36 = data.created_before;
if(!(validate7(data36, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.updated_after !== undefined){
let data37 = data.updated_after;
if(!(validate7(data37, {instancePath:instancePath+"/updated_after",parentData:data,parentDataProperty:"updated_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.updated_before !== undefined){
let data38 = data.updated_before;
if(!(validate7(data38, {instancePath:instancePath+"/updated_before",parentData:data,parentDataProperty:"updated_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.filter_group !== undefined){
let data39 = data.filter_group;
if(!(validate22(data39, {instancePath:instancePath+"/filter_group",parentData:data,parentDataProperty:"filter_group",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
let data40 = data.sort;
if(typeof data40 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema25.properties.sort.enum;
if(!((((((((((data40 === "created_at") || (data40 === "updated_at")) || (data40 === "number")) || (data40 === "name")) || (data40 === "status")) || (data40 === "priority_level")) || (data40 === "start_date")) || (data40 === "due_date")) || (data40 === "completed_at")) || (data40 === "custom_field"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema25.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
if(data.sort_field !== undefined){
let data41 = data.sort_field;
if(!(validate67(data41, {instancePath:instancePath+"/sort_field",parentData:data,parentDataProperty:"sort_field",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
let data42 = data.order;
if(typeof data42 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema25.properties.order.enum;
if(!((data42 === "asc") || (data42 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema25.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data43 = data.limit;
if(!((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data43 == "number"){
if(data43 > 200 || isNaN(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data43 < 1 || isNaN(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data44 = data.offset;
if(!((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data44 == "number"){
if(data44 > 10000000 || isNaN(data44)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data44 < 0 || isNaN(data44)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
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

const v14 = validate68;
const schema27 = {"type":"object","additionalProperties":false,"anyOf":[{"required":["name"]},{"required":["process_definition_id"]}],"properties":{"name":{"$ref":"schema:TaskName"},"description":{"anyOf":[{"$ref":"schema:Markdown"},{"type":"null"}]},"process_definition_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"client_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"department_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"assigned_to":{"$ref":"schema:UserIds"},"watcher_ids":{"$ref":"schema:UserIds"},"status":{"$ref":"schema:StatusKey"},"priority_level":{"anyOf":[{"$ref":"schema:Priority"},{"type":"null"}]},"tags":{"$ref":"schema:Tags"},"start_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"estimated_minutes":{"$ref":"schema:TaskEstimatedMinutes"},"is_private":{"type":"boolean","default":false},"field_values":{"$ref":"schema:FieldValues"},"stages":{"type":"array","maxItems":200,"items":{"$ref":"filled:TaskStageInput"}},"ticket_id":{"$ref":"schema:Id"},"reference_only":{"type":"boolean","default":false}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate13(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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
validate70.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate71.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","minProperties":1,"maxProperties":50,"propertyNames":{"$ref":"schema:Key"},"additionalProperties":{"type":["string","number","boolean","null"],"maxLength":2000,"minimum":-9007199254740991,"maximum":9007199254740991},"if":{"type":"object","required":["amount_minor"]},"then":{"$ref":"schema:Money"}};
const pattern5 = new RegExp("^[A-Z]{3}$", "u");

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data1.length > 3 && (data1.length > 6 || func0(data1) > 3)){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"});
errors++;
}
if(data1.length <= 256){
if(!pattern5.test(data1)){
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
validate72.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
if(!(validate37(key0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: schema28.additionalProperties.type},message:"must be string,number,boolean,null"});
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
validate73.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs8 = errors;
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
validate74.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate37(key0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
if(!(validate74(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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
validate75.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"schema:TaskStageName"},"key":{"$ref":"schema:Key"},"instructions":{"anyOf":[{"$ref":"schema:Markdown"},{"type":"null"}]},"is_required":{"type":"boolean","default":true},"auto_start":{"type":"boolean","default":false},"auto_complete":{"type":"boolean","default":false},"department_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"assigned_to":{"$ref":"schema:UserIds"},"due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"due_rule":{"$ref":"schema:TaskDueRule"},"estimated_minutes":{"$ref":"schema:TaskEstimatedMinutes"},"required_field_keys":{"$ref":"schema:TaskRequiredFieldKeys"},"predecessor_keys":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Key"}},"substages":{"type":"array","maxItems":100,"items":{"$ref":"filled:TaskSubstageInput"}}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_required === undefined){
data.is_required = true;
}
if(data.auto_start === undefined){
data.auto_start = false;
}
if(data.auto_complete === undefined){
data.auto_complete = false;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func2.call(schema29.properties, key0))){
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
if(!(validate32(data0, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined){
let data1 = data.key;
if(!(validate37(data1, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.instructions !== undefined){
let data2 = data.instructions;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate33(data2, {instancePath:instancePath+"/instructions",parentData:data,parentDataProperty:"instructions",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let data3 = data.is_required;
if(typeof data3 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
let data4 = data.auto_start;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/auto_start",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
let data5 = data.auto_complete;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/auto_complete",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.department_id !== undefined){
let data6 = data.department_id;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(!(validate3(data6, {instancePath:instancePath+"/department_id",parentData:data,parentDataProperty:"department_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs18 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let data7 = data.assigned_to;
if(!(validate25(data7, {instancePath:instancePath+"/assigned_to",parentData:data,parentDataProperty:"assigned_to",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.due_date !== undefined){
let data8 = data.due_date;
const _errs22 = errors;
let valid3 = false;
const _errs23 = errors;
if(!(validate7(data8, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs24 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs24 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.due_rule !== undefined){
let data9 = data.due_rule;
if(!(validate36(data9, {instancePath:instancePath+"/due_rule",parentData:data,parentDataProperty:"due_rule",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.estimated_minutes !== undefined){
let data10 = data.estimated_minutes;
if(!(validate27(data10, {instancePath:instancePath+"/estimated_minutes",parentData:data,parentDataProperty:"estimated_minutes",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.required_field_keys !== undefined){
let data11 = data.required_field_keys;
if(!(validate38(data11, {instancePath:instancePath+"/required_field_keys",parentData:data,parentDataProperty:"required_field_keys",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.predecessor_keys !== undefined){
let data12 = data.predecessor_keys;
if(Array.isArray(data12)){
const over0 = data12.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/predecessor_keys",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid5 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs31 = errors;
if(!(validate37(data13, {instancePath:instancePath+"/predecessor_keys/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid4 = _errs31 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid4){
valid5 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func1(data12);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/predecessor_keys",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/predecessor_keys",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.substages !== undefined){
let data14 = data.substages;
if(Array.isArray(data14)){
const over1 = data14.length > 100;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/substages",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid7 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs34 = errors;
if(!(validate43(data15, {instancePath:instancePath+"/substages/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid6 = _errs34 === errors;
if(errors - before1 >= 100){
break;
}
if(!valid6){
valid7 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/substages",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
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


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.process_definition_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "process_definition_id"},message:"must have required property '"+"process_definition_id"+"'"});
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
}
}
if(!valid0){
(vErrors ??= []).push({instancePath,keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_private === undefined){
data.is_private = false;
}
if(data.reference_only === undefined){
data.reference_only = false;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func2.call(schema27.properties, key0))){
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
if(!(validate69(data0, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data1 = data.description;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate33(data1, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.process_definition_id !== undefined){
let data2 = data.process_definition_id;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate3(data2, {instancePath:instancePath+"/process_definition_id",parentData:data,parentDataProperty:"process_definition_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid2 = _errs13 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs14 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs14 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.client_id !== undefined){
let data3 = data.client_id;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(!(validate3(data3, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid3 = _errs18 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs19 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs19 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.department_id !== undefined){
let data4 = data.department_id;
const _errs22 = errors;
let valid5 = false;
const _errs23 = errors;
if(!(validate3(data4, {instancePath:instancePath+"/department_id",parentData:data,parentDataProperty:"department_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid4 = _errs23 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs24 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs24 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.assigned_to !== undefined){
let data5 = data.assigned_to;
if(!(validate25(data5, {instancePath:instancePath+"/assigned_to",parentData:data,parentDataProperty:"assigned_to",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.watcher_ids !== undefined){
let data6 = data.watcher_ids;
if(!(validate25(data6, {instancePath:instancePath+"/watcher_ids",parentData:data,parentDataProperty:"watcher_ids",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(!(validate9(data7, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.priority_level !== undefined){
let data8 = data.priority_level;
const _errs30 = errors;
let valid6 = false;
const _errs31 = errors;
if(!(validate12(data8, {instancePath:instancePath+"/priority_level",parentData:data,parentDataProperty:"priority_level",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid5 = _errs31 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs32 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid5 = _errs32 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
}
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.tags !== undefined){
let data9 = data.tags;
if(!(validate70(data9, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.start_date !== undefined){
let data10 = data.start_date;
const _errs36 = errors;
let valid7 = false;
const _errs37 = errors;
if(!(validate7(data10, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid6 = _errs37 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs38 = errors;
if(data10 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/start_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid6 = _errs38 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
}
}
if(!valid7){
(vErrors ??= []).push({instancePath:instancePath+"/start_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data.due_date !== undefined){
let data11 = data.due_date;
const _errs41 = errors;
let valid8 = false;
const _errs42 = errors;
if(!(validate7(data11, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid7 = _errs42 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const _errs43 = errors;
if(data11 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid7 = _errs43 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
}
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.estimated_minutes !== undefined){
let data12 = data.estimated_minutes;
if(!(validate27(data12, {instancePath:instancePath+"/estimated_minutes",parentData:data,parentDataProperty:"estimated_minutes",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
let data13 = data.is_private;
if(typeof data13 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_private",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.field_values !== undefined){
let data14 = data.field_values;
if(!(validate75(data14, {instancePath:instancePath+"/field_values",parentData:data,parentDataProperty:"field_values",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.stages !== undefined){
let data15 = data.stages;
if(Array.isArray(data15)){
const over0 = data15.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/stages",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid10 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs51 = errors;
if(!(validate76(data16, {instancePath:instancePath+"/stages/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid9 = _errs51 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid9){
valid10 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.ticket_id !== undefined){
let data17 = data.ticket_id;
if(!(validate3(data17, {instancePath:instancePath+"/ticket_id",parentData:data,parentDataProperty:"ticket_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
let data18 = data.reference_only;
if(typeof data18 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/reference_only",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
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

const v15 = validate77;
const schema30 = {"type":"object","additionalProperties":false,"required":[],"properties":{"client_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"assigned_to":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"process_definition_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"department_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"tags":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Tag"}},"due_after":{"$ref":"schema:Timestamp"},"due_before":{"$ref":"schema:Timestamp"},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"sort":{"type":"string","enum":["open_count","overdue_count","total_count","client_name"],"default":"open_count"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "open_count";
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
if(!(func2.call(schema30.properties, key0))){
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
if(!(validate3(data1, {instancePath:instancePath+"/client_id/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
if(data.assigned_to !== undefined){
let data2 = data.assigned_to;
if(Array.isArray(data2)){
const over1 = data2.length > 50;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate3(data3, {instancePath:instancePath+"/assigned_to/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.process_definition_id !== undefined){
let data4 = data.process_definition_id;
if(Array.isArray(data4)){
const over2 = data4.length > 50;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs10 = errors;
if(!(validate3(data5, {instancePath:instancePath+"/process_definition_id/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid5 = _errs10 === errors;
if(errors - before2 >= 100){
break;
}
if(!valid5){
valid6 = false;
}
}
}
const repeat2 = errors === before2 && !over2 && func1(data4);
if(repeat2){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"uniqueItems",params:{i: repeat2.i, j: repeat2.j},message:"must NOT have duplicate items (items ## "+repeat2.j+" and "+repeat2.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.department_id !== undefined){
let data6 = data.department_id;
if(Array.isArray(data6)){
const over3 = data6.length > 50;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
const _errs13 = errors;
if(!(validate3(data7, {instancePath:instancePath+"/department_id/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid7 = _errs13 === errors;
if(errors - before3 >= 100){
break;
}
if(!valid7){
valid8 = false;
}
}
}
const repeat3 = errors === before3 && !over3 && func1(data6);
if(repeat3){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"uniqueItems",params:{i: repeat3.i, j: repeat3.j},message:"must NOT have duplicate items (items ## "+repeat3.j+" and "+repeat3.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tags !== undefined){
let data8 = data.tags;
if(Array.isArray(data8)){
const over4 = data8.length > 50;
if(over4){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before4 = errors;
if(!over4){
let valid10 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
let data9 = data8[i4];
const _errs16 = errors;
if(!(validate13(data9, {instancePath:instancePath+"/tags/" + i4,parentData:data8,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid9 = _errs16 === errors;
if(errors - before4 >= 100){
break;
}
if(!valid9){
valid10 = false;
}
}
}
const repeat4 = errors === before4 && !over4 && func1(data8);
if(repeat4){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: repeat4.i, j: repeat4.j},message:"must NOT have duplicate items (items ## "+repeat4.j+" and "+repeat4.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.due_after !== undefined){
let data10 = data.due_after;
if(!(validate7(data10, {instancePath:instancePath+"/due_after",parentData:data,parentDataProperty:"due_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.due_before !== undefined){
let data11 = data.due_before;
if(!(validate7(data11, {instancePath:instancePath+"/due_before",parentData:data,parentDataProperty:"due_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_after !== undefined){
let data12 = data.created_after;
if(!(validate7(data12, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
let data13 = data.created_before;
if(!(validate7(data13, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
let data14 = data.sort;
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema30.properties.sort.enum;
if(!((((data14 === "open_count") || (data14 === "overdue_count")) || (data14 === "total_count")) || (data14 === "client_name"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema30.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data15 = data.order;
if(typeof data15 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema30.properties.order.enum;
if(!((data15 === "asc") || (data15 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema30.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data16 = data.limit;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data16 == "number"){
if(data16 > 200 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data16 < 1 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data17 = data.offset;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 10000000 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
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

const v16 = validate78;

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate24(data0, {instancePath:instancePath+"/ids",parentData:data,parentDataProperty:"ids",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}

const v17 = validate79;
const schema31 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"status":{"$ref":"schema:StatusKey"},"hold_reason":{"$ref":"schema:TaskHoldReason"},"force":{"type":"boolean"},"priority_level":{"anyOf":[{"$ref":"schema:Priority"},{"type":"null"}]},"tags":{"$ref":"schema:Tags"},"add_tags":{"$ref":"schema:Tags"},"remove_tags":{"$ref":"schema:Tags"},"client_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"department_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"assigned_to":{"$ref":"schema:UserIds"},"add_assignee_ids":{"$ref":"schema:UserIds"},"remove_assignee_ids":{"$ref":"schema:UserIds"},"start_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"shift_minutes":{"type":"integer","minimum":-525600,"maximum":525600},"is_private":{"type":"boolean"},"field_values":{"$ref":"schema:FieldValues"}}};
const schema32 = {"type":["string","null"],"minLength":1,"maxLength":500};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema32.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(data.length > 500 && (data.length > 1000 || func0(data) > 500)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
validate80.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func2.call(schema31.properties, key0))){
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
if(!(validate9(data0, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.hold_reason !== undefined){
let data1 = data.hold_reason;
if(!(validate80(data1, {instancePath:instancePath+"/hold_reason",parentData:data,parentDataProperty:"hold_reason",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.force !== undefined){
let data2 = data.force;
if(typeof data2 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/force",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.priority_level !== undefined){
let data3 = data.priority_level;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate12(data3, {instancePath:instancePath+"/priority_level",parentData:data,parentDataProperty:"priority_level",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.tags !== undefined){
let data4 = data.tags;
if(!(validate70(data4, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.add_tags !== undefined){
let data5 = data.add_tags;
if(!(validate70(data5, {instancePath:instancePath+"/add_tags",parentData:data,parentDataProperty:"add_tags",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.remove_tags !== undefined){
let data6 = data.remove_tags;
if(!(validate70(data6, {instancePath:instancePath+"/remove_tags",parentData:data,parentDataProperty:"remove_tags",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.client_id !== undefined){
let data7 = data.client_id;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(!(validate3(data7, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs17 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.department_id !== undefined){
let data8 = data.department_id;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
if(!(validate3(data8, {instancePath:instancePath+"/department_id",parentData:data,parentDataProperty:"department_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs22 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.assigned_to !== undefined){
let data9 = data.assigned_to;
if(!(validate25(data9, {instancePath:instancePath+"/assigned_to",parentData:data,parentDataProperty:"assigned_to",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.add_assignee_ids !== undefined){
let data10 = data.add_assignee_ids;
if(!(validate25(data10, {instancePath:instancePath+"/add_assignee_ids",parentData:data,parentDataProperty:"add_assignee_ids",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.remove_assignee_ids !== undefined){
let data11 = data.remove_assignee_ids;
if(!(validate25(data11, {instancePath:instancePath+"/remove_assignee_ids",parentData:data,parentDataProperty:"remove_assignee_ids",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.start_date !== undefined){
let data12 = data.start_date;
const _errs28 = errors;
let valid4 = false;
const _errs29 = errors;
if(!(validate7(data12, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid3 = _errs29 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs30 = errors;
if(data12 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/start_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs30 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/start_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
if(data.due_date !== undefined){
let data13 = data.due_date;
const _errs33 = errors;
let valid5 = false;
const _errs34 = errors;
if(!(validate7(data13, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid4 = _errs34 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs35 = errors;
if(data13 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs35 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data.shift_minutes !== undefined){
let data14 = data.shift_minutes;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/shift_minutes",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data14 == "number"){
if(data14 > 525600 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/shift_minutes",keyword:"maximum",params:{comparison: "<=", limit: 525600},message:"must be <= 525600"});
errors++;
}
if(data14 < -525600 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/shift_minutes",keyword:"minimum",params:{comparison: ">=", limit: -525600},message:"must be >= -525600"});
errors++;
}
}
}
if(data.is_private !== undefined){
let data15 = data.is_private;
if(typeof data15 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_private",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.field_values !== undefined){
let data16 = data.field_values;
if(!(validate75(data16, {instancePath:instancePath+"/field_values",parentData:data,parentDataProperty:"field_values",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate24(data0, {instancePath:instancePath+"/ids",parentData:data,parentDataProperty:"ids",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.changes !== undefined){
let data1 = data.changes;
if(!(validate81(data1, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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

const v18 = validate82;
const schema33 = {"type":"object","additionalProperties":false,"required":["group_by"],"properties":{"group_by":{"$ref":"schema:TaskGroupBy"},"group_field":{"$ref":"schema:CustomFieldKey"},"search":{"type":"string","minLength":1,"maxLength":200},"status":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:StatusKey"}},"status_category":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"$ref":"schema:TaskStatusCategory"}},"status_scope":{"$ref":"schema:TaskStatusScope"},"priority_level":{"type":"array","maxItems":4,"uniqueItems":true,"items":{"$ref":"schema:Priority"}},"tags":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Tag"}},"assigned_to":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"is_unassigned":{"type":"boolean"},"watcher_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"client_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"process_definition_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"department_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"ticket_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"is_private":{"type":"boolean"},"is_overdue":{"type":"boolean"},"start_after":{"$ref":"schema:Timestamp"},"start_before":{"$ref":"schema:Timestamp"},"due_after":{"$ref":"schema:Timestamp"},"due_before":{"$ref":"schema:Timestamp"},"completed_after":{"$ref":"schema:Timestamp"},"completed_before":{"$ref":"schema:Timestamp"},"created_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"updated_after":{"$ref":"schema:Timestamp"},"updated_before":{"$ref":"schema:Timestamp"},"filter_group":{"$ref":"filled:FilterGroup"}}};
const schema34 = {"type":"string","enum":["status","status_category","priority_level","client_id","process_definition_id","department_id","assigned_to","tags","current_stage","due_day","created_month","custom_field"]};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema34.enum;
if(!((((((((((((data === "status") || (data === "status_category")) || (data === "priority_level")) || (data === "client_id")) || (data === "process_definition_id")) || (data === "department_id")) || (data === "assigned_to")) || (data === "tags")) || (data === "current_stage")) || (data === "due_day")) || (data === "created_month")) || (data === "custom_field"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "group_by"},message:"must have required property '"+"group_by"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func2.call(schema33.properties, key0))){
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
if(data.group_by !== undefined){
let data0 = data.group_by;
if(!(validate83(data0, {instancePath:instancePath+"/group_by",parentData:data,parentDataProperty:"group_by",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data.group_field !== undefined){
let data1 = data.group_field;
if(!(validate67(data1, {instancePath:instancePath+"/group_field",parentData:data,parentDataProperty:"group_field",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
let data2 = data.search;
if(typeof data2 === "string"){
if(data2.length > 200 && (data2.length > 400 || func0(data2) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(Array.isArray(data3)){
const over0 = data3.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs8 = errors;
if(!(validate9(data4, {instancePath:instancePath+"/status/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
const repeat0 = errors === before0 && !over0 && func1(data3);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
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
const over1 = data5.length > 5;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs11 = errors;
if(!(validate66(data6, {instancePath:instancePath+"/status_category/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(errors - before1 >= 100){
break;
}
if(!valid3){
valid4 = false;
}
}
}
const repeat1 = errors === before1 && !over1 && func1(data5);
if(repeat1){
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status_scope !== undefined){
let data7 = data.status_scope;
if(!(validate11(data7, {instancePath:instancePath+"/status_scope",parentData:data,parentDataProperty:"status_scope",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.priority_level !== undefined){
let data8 = data.priority_level;
if(Array.isArray(data8)){
const over2 = data8.length > 4;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs15 = errors;
if(!(validate12(data9, {instancePath:instancePath+"/priority_level/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid5 = _errs15 === errors;
if(errors - before2 >= 100){
break;
}
if(!valid5){
valid6 = false;
}
}
}
const repeat2 = errors === before2 && !over2 && func1(data8);
if(repeat2){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"uniqueItems",params:{i: repeat2.i, j: repeat2.j},message:"must NOT have duplicate items (items ## "+repeat2.j+" and "+repeat2.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.tags !== undefined){
let data10 = data.tags;
if(Array.isArray(data10)){
const over3 = data10.length > 50;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
const _errs18 = errors;
if(!(validate13(data11, {instancePath:instancePath+"/tags/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid7 = _errs18 === errors;
if(errors - before3 >= 100){
break;
}
if(!valid7){
valid8 = false;
}
}
}
const repeat3 = errors === before3 && !over3 && func1(data10);
if(repeat3){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: repeat3.i, j: repeat3.j},message:"must NOT have duplicate items (items ## "+repeat3.j+" and "+repeat3.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.assigned_to !== undefined){
let data12 = data.assigned_to;
if(Array.isArray(data12)){
const over4 = data12.length > 50;
if(over4){
(vErrors ??= []).push({instancePath:instancePath+"/assigned_to",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before4 = errors;
if(!over4){
let valid10 = true;
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
let data13 = data12[i4];
const _errs21 = errors;
if(!(validate3(data13, {instancePath:instancePath+"/assigned_to/" + i4,parentData:data12,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid9 = _errs21 === errors;
if(errors - before4 >= 100){
break;
}
if(!valid9){
valid10 = false;
}
}
}
const repeat4 = errors === before4 && !over4 && func1(data12);
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
let data14 = data.is_unassigned;
if(typeof data14 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_unassigned",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.watcher_id !== undefined){
let data15 = data.watcher_id;
if(Array.isArray(data15)){
const over5 = data15.length > 50;
if(over5){
(vErrors ??= []).push({instancePath:instancePath+"/watcher_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before5 = errors;
if(!over5){
let valid12 = true;
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
let data16 = data15[i5];
const _errs26 = errors;
if(!(validate3(data16, {instancePath:instancePath+"/watcher_id/" + i5,parentData:data15,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid11 = _errs26 === errors;
if(errors - before5 >= 100){
break;
}
if(!valid11){
valid12 = false;
}
}
}
const repeat5 = errors === before5 && !over5 && func1(data15);
if(repeat5){
(vErrors ??= []).push({instancePath:instancePath+"/watcher_id",keyword:"uniqueItems",params:{i: repeat5.i, j: repeat5.j},message:"must NOT have duplicate items (items ## "+repeat5.j+" and "+repeat5.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/watcher_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.client_id !== undefined){
let data17 = data.client_id;
if(Array.isArray(data17)){
const over6 = data17.length > 50;
if(over6){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before6 = errors;
if(!over6){
let valid14 = true;
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
let data18 = data17[i6];
const _errs29 = errors;
if(!(validate3(data18, {instancePath:instancePath+"/client_id/" + i6,parentData:data17,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid13 = _errs29 === errors;
if(errors - before6 >= 100){
break;
}
if(!valid13){
valid14 = false;
}
}
}
const repeat6 = errors === before6 && !over6 && func1(data17);
if(repeat6){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"uniqueItems",params:{i: repeat6.i, j: repeat6.j},message:"must NOT have duplicate items (items ## "+repeat6.j+" and "+repeat6.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.process_definition_id !== undefined){
let data19 = data.process_definition_id;
if(Array.isArray(data19)){
const over7 = data19.length > 50;
if(over7){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before7 = errors;
if(!over7){
let valid16 = true;
const len7 = data19.length;
for(let i7=0; i7<len7; i7++){
let data20 = data19[i7];
const _errs32 = errors;
if(!(validate3(data20, {instancePath:instancePath+"/process_definition_id/" + i7,parentData:data19,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid15 = _errs32 === errors;
if(errors - before7 >= 100){
break;
}
if(!valid15){
valid16 = false;
}
}
}
const repeat7 = errors === before7 && !over7 && func1(data19);
if(repeat7){
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"uniqueItems",params:{i: repeat7.i, j: repeat7.j},message:"must NOT have duplicate items (items ## "+repeat7.j+" and "+repeat7.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/process_definition_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.department_id !== undefined){
let data21 = data.department_id;
if(Array.isArray(data21)){
const over8 = data21.length > 50;
if(over8){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before8 = errors;
if(!over8){
let valid18 = true;
const len8 = data21.length;
for(let i8=0; i8<len8; i8++){
let data22 = data21[i8];
const _errs35 = errors;
if(!(validate3(data22, {instancePath:instancePath+"/department_id/" + i8,parentData:data21,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid17 = _errs35 === errors;
if(errors - before8 >= 100){
break;
}
if(!valid17){
valid18 = false;
}
}
}
const repeat8 = errors === before8 && !over8 && func1(data21);
if(repeat8){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"uniqueItems",params:{i: repeat8.i, j: repeat8.j},message:"must NOT have duplicate items (items ## "+repeat8.j+" and "+repeat8.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.ticket_id !== undefined){
let data23 = data.ticket_id;
if(Array.isArray(data23)){
const over9 = data23.length > 50;
if(over9){
(vErrors ??= []).push({instancePath:instancePath+"/ticket_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before9 = errors;
if(!over9){
let valid20 = true;
const len9 = data23.length;
for(let i9=0; i9<len9; i9++){
let data24 = data23[i9];
const _errs38 = errors;
if(!(validate3(data24, {instancePath:instancePath+"/ticket_id/" + i9,parentData:data23,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid19 = _errs38 === errors;
if(errors - before9 >= 100){
break;
}
if(!valid19){
valid20 = false;
}
}
}
const repeat9 = errors === before9 && !over9 && func1(data23);
if(repeat9){
(vErrors ??= []).push({instancePath:instancePath+"/ticket_id",keyword:"uniqueItems",params:{i: repeat9.i, j: repeat9.j},message:"must NOT have duplicate items (items ## "+repeat9.j+" and "+repeat9.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ticket_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_private !== undefined){
let data25 = data.is_private;
if(typeof data25 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_private",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_overdue !== undefined){
let data26 = data.is_overdue;
if(typeof data26 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_overdue",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.start_after !== undefined){
let data27 = data.start_after;
if(!(validate7(data27, {instancePath:instancePath+"/start_after",parentData:data,parentDataProperty:"start_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.start_before !== undefined){
let data28 = data.start_before;
if(!(validate7(data28, {instancePath:instancePath+"/start_before",parentData:data,parentDataProperty:"start_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.due_after !== undefined){
let data29 = data.due_after;
if(!(validate7(data29, {instancePath:instancePath+"/due_after",parentData:data,parentDataProperty:"due_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.due_before !== undefined){
let data30 = data.due_before;
if(!(validate7(data30, {instancePath:instancePath+"/due_before",parentData:data,parentDataProperty:"due_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.completed_after !== undefined){
let data31 = data.completed_after;
if(!(validate7(data31, {instancePath:instancePath+"/completed_after",parentData:data,parentDataProperty:"completed_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.completed_before !== undefined){
let data32 = data.completed_before;
if(!(validate7(data32, {instancePath:instancePath+"/completed_before",parentData:data,parentDataProperty:"completed_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data33 = data.created_by;
if(Array.isArray(data33)){
const over10 = data33.length > 50;
if(over10){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before10 = errors;
if(!over10){
let valid22 = true;
const len10 = data33.length;
for(let i10=0; i10<len10; i10++){
let data34 = data33[i10];
const _errs51 = errors;
if(!(validate3(data34, {instancePath:instancePath+"/created_by/" + i10,parentData:data33,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid21 = _errs51 === errors;
if(errors - before10 >= 100){
break;
}
if(!valid21){
valid22 = false;
}
}
}
const repeat10 = errors === before10 && !over10 && func1(data33);
if(repeat10){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"uniqueItems",params:{i: repeat10.i, j: repeat10.j},message:"must NOT have duplicate items (items ## "+repeat10.j+" and "+repeat10.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.created_after !== undefined){
let data35 = data.created_after;
if(!(validate7(data35, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
let data36 = data.created_before;
if(!(validate7(data36, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.updated_after !== undefined){
let data37 = data.updated_after;
if(!(validate7(data37, {instancePath:instancePath+"/updated_after",parentData:data,parentDataProperty:"updated_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.updated_before !== undefined){
let data38 = data.updated_before;
if(!(validate7(data38, {instancePath:instancePath+"/updated_before",parentData:data,parentDataProperty:"updated_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.filter_group !== undefined){
let data39 = data.filter_group;
if(!(validate22(data39, {instancePath:instancePath+"/filter_group",parentData:data,parentDataProperty:"filter_group",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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

const v19 = validate84;

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task_id"},message:"must have required property '"+"task_id"+"'"});
errors++;
}
if(data.ticket_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket_id"},message:"must have required property '"+"ticket_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "task_id") || (key0 === "ticket_id")) || (key0 === "reference_only"))){
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
if(data.task_id !== undefined){
let data0 = data.task_id;
if(!(validate3(data0, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.ticket_id !== undefined){
let data1 = data.ticket_id;
if(!(validate3(data1, {instancePath:instancePath+"/ticket_id",parentData:data,parentDataProperty:"ticket_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}

const v20 = validate85;
const schema35 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"match":{"$ref":"schema:TaskManageMatch"},"name":{"$ref":"schema:TaskName"},"description":{"anyOf":[{"$ref":"schema:Markdown"},{"type":"null"}]},"process_definition_id":{"$ref":"schema:Id"},"client_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"department_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"assigned_to":{"$ref":"schema:UserIds"},"status":{"$ref":"schema:StatusKey"},"hold_reason":{"$ref":"schema:TaskHoldReason"},"force":{"type":"boolean"},"priority_level":{"anyOf":[{"$ref":"schema:Priority"},{"type":"null"}]},"tags":{"$ref":"schema:Tags"},"start_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"estimated_minutes":{"$ref":"schema:TaskEstimatedMinutes"},"is_private":{"type":"boolean"},"field_values":{"$ref":"schema:FieldValues"},"ticket_id":{"$ref":"schema:Id"},"reference_only":{"type":"boolean"},"expected_revision":{"$ref":"schema:ExpectedRevision"}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate3(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
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


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate87.errors = vErrors;
return errors === 0;
}


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "number")){
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
if(data.number !== undefined){
let data0 = data.number;
if(!(validate87(data0, {instancePath:instancePath+"/number",parentData:data,parentDataProperty:"number",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
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
if(data.ticket_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket_id"},message:"must have required property '"+"ticket_id"+"'"});
errors++;
}
if(data.process_definition_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "process_definition_id"},message:"must have required property '"+"process_definition_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "ticket_id") || (key0 === "process_definition_id"))){
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
if(data.ticket_id !== undefined){
let data0 = data.ticket_id;
if(!(validate3(data0, {instancePath:instancePath+"/ticket_id",parentData:data,parentDataProperty:"ticket_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.process_definition_id !== undefined){
let data1 = data.process_definition_id;
if(!(validate3(data1, {instancePath:instancePath+"/process_definition_id",parentData:data,parentDataProperty:"process_definition_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
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


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate86(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate89(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
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
validate90.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func2.call(schema35.properties, key0))){
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
if(!(validate90(data0, {instancePath:instancePath+"/match",parentData:data,parentDataProperty:"match",rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!(validate69(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate33(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.process_definition_id !== undefined){
let data3 = data.process_definition_id;
if(!(validate3(data3, {instancePath:instancePath+"/process_definition_id",parentData:data,parentDataProperty:"process_definition_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.client_id !== undefined){
let data4 = data.client_id;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(!(validate3(data4, {instancePath:instancePath+"/client_id",parentData:data,parentDataProperty:"client_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data4 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.department_id !== undefined){
let data5 = data.department_id;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(!(validate3(data5, {instancePath:instancePath+"/department_id",parentData:data,parentDataProperty:"department_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs18 = errors;
if(data5 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/department_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let data6 = data.assigned_to;
if(!(validate25(data6, {instancePath:instancePath+"/assigned_to",parentData:data,parentDataProperty:"assigned_to",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(!(validate9(data7, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.hold_reason !== undefined){
let data8 = data.hold_reason;
if(!(validate80(data8, {instancePath:instancePath+"/hold_reason",parentData:data,parentDataProperty:"hold_reason",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.force !== undefined){
let data9 = data.force;
if(typeof data9 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/force",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.priority_level !== undefined){
let data10 = data.priority_level;
const _errs26 = errors;
let valid4 = false;
const _errs27 = errors;
if(!(validate12(data10, {instancePath:instancePath+"/priority_level",parentData:data,parentDataProperty:"priority_level",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs28 = errors;
if(data10 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs28 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/priority_level",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.tags !== undefined){
let data11 = data.tags;
if(!(validate70(data11, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
if(data.start_date !== undefined){
let data12 = data.start_date;
const _errs32 = errors;
let valid5 = false;
const _errs33 = errors;
if(!(validate7(data12, {instancePath:instancePath+"/start_date",parentData:data,parentDataProperty:"start_date",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid4 = _errs33 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs34 = errors;
if(data12 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/start_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs34 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/start_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.due_date !== undefined){
let data13 = data.due_date;
const _errs37 = errors;
let valid6 = false;
const _errs38 = errors;
if(!(validate7(data13, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var _valid5 = _errs38 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs39 = errors;
if(data13 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid5 = _errs39 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
}
}
if(!valid6){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.estimated_minutes !== undefined){
let data14 = data.estimated_minutes;
if(!(validate27(data14, {instancePath:instancePath+"/estimated_minutes",parentData:data,parentDataProperty:"estimated_minutes",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.is_private !== undefined){
let data15 = data.is_private;
if(typeof data15 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_private",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.field_values !== undefined){
let data16 = data.field_values;
if(!(validate75(data16, {instancePath:instancePath+"/field_values",parentData:data,parentDataProperty:"field_values",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data.ticket_id !== undefined){
let data17 = data.ticket_id;
if(!(validate3(data17, {instancePath:instancePath+"/ticket_id",parentData:data,parentDataProperty:"ticket_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.reference_only !== undefined){
let data18 = data.reference_only;
if(typeof data18 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/reference_only",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.expected_revision !== undefined){
let data19 = data.expected_revision;
if(!(validate45(data19, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
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

const v21 = validate91;

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const over0 = data.length > 20;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
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
validate92.errors = vErrors;
return errors === 0;
}

const pattern6 = new RegExp("^[0-9a-f]{64}$", "u");

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 64 && (data.length > 128 || func0(data) > 64)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern6.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.survivor_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "survivor_id"},message:"must have required property '"+"survivor_id"+"'"});
errors++;
}
if(data.source_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source_ids"},message:"must have required property '"+"source_ids"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "survivor_id") || (key0 === "source_ids")) || (key0 === "plan_hash"))){
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
if(data.survivor_id !== undefined){
let data0 = data.survivor_id;
if(!(validate3(data0, {instancePath:instancePath+"/survivor_id",parentData:data,parentDataProperty:"survivor_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.source_ids !== undefined){
let data1 = data.source_ids;
if(!(validate92(data1, {instancePath:instancePath+"/source_ids",parentData:data,parentDataProperty:"source_ids",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
if(data.plan_hash !== undefined){
let data2 = data.plan_hash;
if(!(validate93(data2, {instancePath:instancePath+"/plan_hash",parentData:data,parentDataProperty:"plan_hash",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
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

const v22 = validate94;

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.survivor_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "survivor_id"},message:"must have required property '"+"survivor_id"+"'"});
errors++;
}
if(data.source_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source_ids"},message:"must have required property '"+"source_ids"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "survivor_id") || (key0 === "source_ids"))){
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
if(data.survivor_id !== undefined){
let data0 = data.survivor_id;
if(!(validate3(data0, {instancePath:instancePath+"/survivor_id",parentData:data,parentDataProperty:"survivor_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.source_ids !== undefined){
let data1 = data.source_ids;
if(!(validate92(data1, {instancePath:instancePath+"/source_ids",parentData:data,parentDataProperty:"source_ids",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
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

const v23 = validate95;

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_unused === undefined){
data.include_unused = false;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "include_unused")){
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
let data0 = data.include_unused;
if(typeof data0 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/include_unused",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
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

const v24 = validate96;
const schema36 = {"type":"object","additionalProperties":false,"required":[],"properties":{"search":{"type":"string","minLength":1,"maxLength":200},"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"number":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:RecordNumber"}},"client_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status_scope":{"$ref":"schema:TaskStatusScope"},"sort":{"type":"string","enum":["relevance","number","name","updated_at"],"default":"relevance"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
let unknown0 = 0;
for(const key0 in data){
if(!(func2.call(schema36.properties, key0))){
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
if(data0.length > 200 && (data0.length > 400 || func0(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func0(data0) < 1)){
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
if(!(validate3(data2, {instancePath:instancePath+"/id/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
if(data.number !== undefined){
let data3 = data.number;
if(Array.isArray(data3)){
const over1 = data3.length > 200;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs9 = errors;
if(!(validate87(data4, {instancePath:instancePath+"/number/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/number",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.client_id !== undefined){
let data5 = data.client_id;
if(Array.isArray(data5)){
const over2 = data5.length > 50;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
const _errs12 = errors;
if(!(validate3(data6, {instancePath:instancePath+"/client_id/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"uniqueItems",params:{i: repeat2.i, j: repeat2.j},message:"must NOT have duplicate items (items ## "+repeat2.j+" and "+repeat2.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status_scope !== undefined){
let data7 = data.status_scope;
if(!(validate11(data7, {instancePath:instancePath+"/status_scope",parentData:data,parentDataProperty:"status_scope",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
let data8 = data.sort;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema36.properties.sort.enum;
if(!((((data8 === "relevance") || (data8 === "number")) || (data8 === "name")) || (data8 === "updated_at"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema36.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data9 = data.order;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema36.properties.order.enum;
if(!((data9 === "asc") || (data9 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema36.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data10 = data.limit;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 200 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data11 = data.offset;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 10000000 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data11 < 0 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}

const v25 = validate97;
const schema37 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"search":{"type":"string","minLength":1,"maxLength":200},"status":{"type":"array","maxItems":2,"uniqueItems":true,"items":{"$ref":"schema:ViewStatus"}},"entity_type":{"type":"array","maxItems":2,"uniqueItems":true,"items":{"type":"string","enum":["task","task_stage"]}},"owned_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"created_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"sort":{"type":"string","enum":["place","name","created_at","updated_at"],"default":"place"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema38 = {"type":"string","enum":["private","shared"]};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema38.enum;
if(!((data === "private") || (data === "shared"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "place";
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
if(!(func2.call(schema37.properties, key0))){
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
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate3(data1, {instancePath:instancePath+"/id/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.search !== undefined){
let data2 = data.search;
if(typeof data2 === "string"){
if(data2.length > 200 && (data2.length > 400 || func0(data2) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(Array.isArray(data3)){
const over1 = data3.length > 2;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs9 = errors;
if(!(validate98(data4, {instancePath:instancePath+"/status/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
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
if(data.entity_type !== undefined){
let data5 = data.entity_type;
if(Array.isArray(data5)){
const over2 = data5.length > 2;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/entity_type",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
const _errs12 = errors;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/entity_type/" + i2,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema37.properties.entity_type.items.enum;
if(!((data6 === "task") || (data6 === "task_stage"))){
(vErrors ??= []).push({instancePath:instancePath+"/entity_type/" + i2,keyword:"enum",params:{allowedValues: schema37.properties.entity_type.items.enum},message:"must be equal to one of the allowed values"});
errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/entity_type",keyword:"uniqueItems",params:{i: repeat2.i, j: repeat2.j},message:"must NOT have duplicate items (items ## "+repeat2.j+" and "+repeat2.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entity_type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.owned_by !== undefined){
let data7 = data.owned_by;
if(Array.isArray(data7)){
const over3 = data7.length > 50;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/owned_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
const _errs16 = errors;
if(!(validate3(data8, {instancePath:instancePath+"/owned_by/" + i3,parentData:data7,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
const repeat3 = errors === before3 && !over3 && func1(data7);
if(repeat3){
(vErrors ??= []).push({instancePath:instancePath+"/owned_by",keyword:"uniqueItems",params:{i: repeat3.i, j: repeat3.j},message:"must NOT have duplicate items (items ## "+repeat3.j+" and "+repeat3.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owned_by",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.created_by !== undefined){
let data9 = data.created_by;
if(Array.isArray(data9)){
const over4 = data9.length > 50;
if(over4){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before4 = errors;
if(!over4){
let valid10 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
let data10 = data9[i4];
const _errs19 = errors;
if(!(validate3(data10, {instancePath:instancePath+"/created_by/" + i4,parentData:data9,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid9 = _errs19 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"uniqueItems",params:{i: repeat4.i, j: repeat4.j},message:"must NOT have duplicate items (items ## "+repeat4.j+" and "+repeat4.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
let data11 = data.sort;
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema37.properties.sort.enum;
if(!((((data11 === "place") || (data11 === "name")) || (data11 === "created_at")) || (data11 === "updated_at"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema37.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data12 = data.order;
if(typeof data12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema2 = schema37.properties.order.enum;
if(!((data12 === "asc") || (data12 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema37.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data13 = data.limit;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 200 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data13 < 1 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data14 = data.offset;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data14 == "number"){
if(data14 > 10000000 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data14 < 0 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
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

const v26 = validate99;
const schema39 = {"type":"object","additionalProperties":false,"required":[],"properties":{"search":{"type":"string","minLength":1,"maxLength":200},"status_scope":{"$ref":"schema:TaskStatusScope"},"sort":{"type":"string","enum":["view","created_at","updated_at","number","name","status","priority_level","start_date","due_date","completed_at"],"default":"view"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "view";
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
if(!((((((key0 === "search") || (key0 === "status_scope")) || (key0 === "sort")) || (key0 === "order")) || (key0 === "limit")) || (key0 === "offset"))){
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
if(data0.length > 200 && (data0.length > 400 || func0(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func0(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.status_scope !== undefined){
let data1 = data.status_scope;
if(!(validate11(data1, {instancePath:instancePath+"/status_scope",parentData:data,parentDataProperty:"status_scope",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
let data2 = data.sort;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema39.properties.sort.enum;
if(!((((((((((data2 === "view") || (data2 === "created_at")) || (data2 === "updated_at")) || (data2 === "number")) || (data2 === "name")) || (data2 === "status")) || (data2 === "priority_level")) || (data2 === "start_date")) || (data2 === "due_date")) || (data2 === "completed_at"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema39.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data3 = data.order;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema39.properties.order.enum;
if(!((data3 === "asc") || (data3 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema39.properties.order.enum},message:"must be equal to one of the allowed values"});
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
validate99.errors = vErrors;
return errors === 0;
}

const v27 = validate100;
const schema40 = {"type":"object","additionalProperties":false,"required":[],"properties":{"task_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"ticket_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"reference_only":{"type":"boolean"},"origin":{"type":"array","maxItems":2,"uniqueItems":true,"items":{"$ref":"schema:TaskTicketLinkOrigin"}},"task_status_category":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"$ref":"schema:TaskStatusCategory"}},"created_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"sort":{"type":"string","enum":["created_at","task_number","ticket_number"],"default":"created_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema41 = {"type":"string","enum":["attached","created"]};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema41.enum;
if(!((data === "attached") || (data === "created"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(schema40.properties, key0))){
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
if(data.task_id !== undefined){
let data0 = data.task_id;
if(Array.isArray(data0)){
const over0 = data0.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/task_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate3(data1, {instancePath:instancePath+"/task_id/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/task_id",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.ticket_id !== undefined){
let data2 = data.ticket_id;
if(Array.isArray(data2)){
const over1 = data2.length > 50;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/ticket_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate3(data3, {instancePath:instancePath+"/ticket_id/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/ticket_id",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ticket_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.reference_only !== undefined){
let data4 = data.reference_only;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/reference_only",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.origin !== undefined){
let data5 = data.origin;
if(Array.isArray(data5)){
const over2 = data5.length > 2;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
const _errs12 = errors;
if(!(validate101(data6, {instancePath:instancePath+"/origin/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"uniqueItems",params:{i: repeat2.i, j: repeat2.j},message:"must NOT have duplicate items (items ## "+repeat2.j+" and "+repeat2.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.task_status_category !== undefined){
let data7 = data.task_status_category;
if(Array.isArray(data7)){
const over3 = data7.length > 5;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/task_status_category",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
const _errs15 = errors;
if(!(validate66(data8, {instancePath:instancePath+"/task_status_category/" + i3,parentData:data7,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/task_status_category",keyword:"uniqueItems",params:{i: repeat3.i, j: repeat3.j},message:"must NOT have duplicate items (items ## "+repeat3.j+" and "+repeat3.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_status_category",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.created_by !== undefined){
let data9 = data.created_by;
if(Array.isArray(data9)){
const over4 = data9.length > 50;
if(over4){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before4 = errors;
if(!over4){
let valid10 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
let data10 = data9[i4];
const _errs18 = errors;
if(!(validate3(data10, {instancePath:instancePath+"/created_by/" + i4,parentData:data9,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"uniqueItems",params:{i: repeat4.i, j: repeat4.j},message:"must NOT have duplicate items (items ## "+repeat4.j+" and "+repeat4.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.created_after !== undefined){
let data11 = data.created_after;
if(!(validate7(data11, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
let data12 = data.created_before;
if(!(validate7(data12, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
let data13 = data.sort;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema40.properties.sort.enum;
if(!(((data13 === "created_at") || (data13 === "task_number")) || (data13 === "ticket_number"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema40.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data14 = data.order;
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema40.properties.order.enum;
if(!((data14 === "asc") || (data14 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema40.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data15 = data.limit;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data15 == "number"){
if(data15 > 200 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data15 < 1 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data16 = data.offset;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data16 == "number"){
if(data16 > 10000000 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data16 < 0 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
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

const v28 = validate102;

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task_id"},message:"must have required property '"+"task_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "task_id") || (key0 === "to_stage_id")) || (key0 === "comment")) || (key0 === "expected_revision"))){
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
if(data.task_id !== undefined){
let data0 = data.task_id;
if(!(validate3(data0, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.to_stage_id !== undefined){
let data1 = data.to_stage_id;
if(!(validate3(data1, {instancePath:instancePath+"/to_stage_id",parentData:data,parentDataProperty:"to_stage_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.comment !== undefined){
let data2 = data.comment;
if(typeof data2 === "string"){
if(data2.length > 2000 && (data2.length > 4000 || func0(data2) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comment",keyword:"type",params:{type: "string"},message:"must be string"});
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
validate102.errors = vErrors;
return errors === 0;
}

const v29 = validate103;

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task_id"},message:"must have required property '"+"task_id"+"'"});
errors++;
}
if(data.ticket_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ticket_id"},message:"must have required property '"+"ticket_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "task_id") || (key0 === "ticket_id"))){
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
if(data.task_id !== undefined){
let data0 = data.task_id;
if(!(validate3(data0, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.ticket_id !== undefined){
let data1 = data.ticket_id;
if(!(validate3(data1, {instancePath:instancePath+"/ticket_id",parentData:data,parentDataProperty:"ticket_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}

const v30 = validate104;

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"});
errors++;
}
if(data.value === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "field") || (key0 === "value"))){
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
if(!(validate6(data0, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate74(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate105.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "task_id"},message:"must have required property '"+"task_id"+"'"});
errors++;
}
if(data.changes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "changes"},message:"must have required property '"+"changes"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "task_id") || (key0 === "changes")) || (key0 === "expected_revision"))){
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
if(data.task_id !== undefined){
let data0 = data.task_id;
if(!(validate3(data0, {instancePath:instancePath+"/task_id",parentData:data,parentDataProperty:"task_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.changes !== undefined){
let data1 = data.changes;
if(Array.isArray(data1)){
const over0 = data1.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate105(data2, {instancePath:instancePath+"/changes/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"type",params:{type: "array"},message:"must be array"});
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
validate104.errors = vErrors;
return errors === 0;
}

const v31 = validate106;

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "expected_revision")){
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
if(data.expected_revision !== undefined){
let data0 = data.expected_revision;
if(!(validate45(data0, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}

const v32 = validate107;
const schema42 = {"type":"object","additionalProperties":false,"required":[],"properties":{"kind":{"type":"array","maxItems":8,"uniqueItems":true,"items":{"$ref":"schema:TaskActivityKind"}},"actor_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"occurred_after":{"$ref":"schema:Timestamp"},"occurred_before":{"$ref":"schema:Timestamp"},"sort":{"type":"string","enum":["occurred_at"],"default":"occurred_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema43 = {"type":"string","enum":["task","stage","assignment","comment","attachment","link","time","tool"]};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema43.enum;
if(!((((((((data === "task") || (data === "stage")) || (data === "assignment")) || (data === "comment")) || (data === "attachment")) || (data === "link")) || (data === "time")) || (data === "tool"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "occurred_at";
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
if(!((((((((key0 === "kind") || (key0 === "actor_id")) || (key0 === "occurred_after")) || (key0 === "occurred_before")) || (key0 === "sort")) || (key0 === "order")) || (key0 === "limit")) || (key0 === "offset"))){
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
if(Array.isArray(data0)){
const over0 = data0.length > 8;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate108(data1, {instancePath:instancePath+"/kind/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.actor_id !== undefined){
let data2 = data.actor_id;
if(Array.isArray(data2)){
const over1 = data2.length > 50;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/actor_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate3(data3, {instancePath:instancePath+"/actor_id/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/actor_id",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/actor_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.occurred_after !== undefined){
let data4 = data.occurred_after;
if(!(validate7(data4, {instancePath:instancePath+"/occurred_after",parentData:data,parentDataProperty:"occurred_after",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.occurred_before !== undefined){
let data5 = data.occurred_before;
if(!(validate7(data5, {instancePath:instancePath+"/occurred_before",parentData:data,parentDataProperty:"occurred_before",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
let data6 = data.sort;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema42.properties.sort.enum;
if(!(data6 === "occurred_at")){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema42.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data7 = data.order;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema42.properties.order.enum;
if(!((data7 === "asc") || (data7 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema42.properties.order.enum},message:"must be equal to one of the allowed values"});
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
validate107.errors = vErrors;
return errors === 0;
}

const v33 = validate109;

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.skip_unfinished === undefined){
data.skip_unfinished = false;
}
if(data.stage_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "stage_id"},message:"must have required property '"+"stage_id"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "stage_id") || (key0 === "skip_unfinished")) || (key0 === "reason")) || (key0 === "expected_revision"))){
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
if(data.stage_id !== undefined){
let data0 = data.stage_id;
if(!(validate3(data0, {instancePath:instancePath+"/stage_id",parentData:data,parentDataProperty:"stage_id",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
let data1 = data.skip_unfinished;
if(typeof data1 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/skip_unfinished",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func0(data2) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "string"},message:"must be string"});
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
validate109.errors = vErrors;
return errors === 0;
}

const v34 = validate110;

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_private === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_private"},message:"must have required property '"+"is_private"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "is_private") || (key0 === "expected_revision"))){
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
if(data.is_private !== undefined){
let data0 = data.is_private;
if(typeof data0 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_private",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
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
validate110.errors = vErrors;
return errors === 0;
}

const v35 = validate111;

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "expected_revision")){
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
if(data.expected_revision !== undefined){
let data0 = data.expected_revision;
if(!(validate45(data0, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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

const v36 = validate112;
const schema44 = {"type":"object","additionalProperties":false,"required":[],"properties":{"search":{"type":"string","minLength":1,"maxLength":200},"client_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status_category":{"type":"array","maxItems":6,"uniqueItems":true,"items":{"$ref":"schema:TicketStatusCategory"}},"sort":{"type":"string","enum":["relevance","created_at","number"],"default":"relevance"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema45 = {"type":"string","enum":["new","open","pending","on_hold","resolved","closed"]};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema45.enum;
if(!((((((data === "new") || (data === "open")) || (data === "pending")) || (data === "on_hold")) || (data === "resolved")) || (data === "closed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "search") || (key0 === "client_id")) || (key0 === "status_category")) || (key0 === "sort")) || (key0 === "order")) || (key0 === "limit")) || (key0 === "offset"))){
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
if(data0.length > 200 && (data0.length > 400 || func0(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func0(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.client_id !== undefined){
let data1 = data.client_id;
if(Array.isArray(data1)){
const over0 = data1.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(validate3(data2, {instancePath:instancePath+"/client_id/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status_category !== undefined){
let data3 = data.status_category;
if(Array.isArray(data3)){
const over1 = data3.length > 6;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs9 = errors;
if(!(validate113(data4, {instancePath:instancePath+"/status_category/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status_category",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
let data5 = data.sort;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema44.properties.sort.enum;
if(!(((data5 === "relevance") || (data5 === "created_at")) || (data5 === "number"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema44.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data6 = data.order;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema44.properties.order.enum;
if(!((data6 === "asc") || (data6 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema44.properties.order.enum},message:"must be equal to one of the allowed values"});
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
validate112.errors = vErrors;
return errors === 0;
}

const v37 = validate114;
const schema46 = {"type":"object","additionalProperties":false,"required":[],"properties":{"sort":{"type":"string","enum":["added_at","name"],"default":"added_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "sort") || (key0 === "order")) || (key0 === "limit")) || (key0 === "offset"))){
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
let data0 = data.sort;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema46.properties.sort.enum;
if(!((data0 === "added_at") || (data0 === "name"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema46.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data1 = data.order;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema46.properties.order.enum;
if(!((data1 === "asc") || (data1 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema46.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data2 = data.limit;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 200 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data3 = data.offset;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 10000000 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
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

const v38 = validate115;

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user_ids"},message:"must have required property '"+"user_ids"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "user_ids") || (key0 === "expected_revision"))){
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
if(data.user_ids !== undefined){
let data0 = data.user_ids;
if(!(validate25(data0, {instancePath:instancePath+"/user_ids",parentData:data,parentDataProperty:"user_ids",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
validate115.errors = vErrors;
return errors === 0;
}

export const requests = {
  getMyDay: { query: v0 },
  getMyDayOversight: { query: v1 },
  listTaskAuditEntries: { query: v2 },
  getTaskAutoAssignmentSettings: {},
  listTaskStages: { query: v3 },
  bulkUpdateTaskStages: { body: v4 },
  getTaskStageGroupCounts: { query: v5 },
  manageTaskStage: { body: v6 },
  listMyWorkStages: { query: v7 },
  getMyWorkCounts: {},
  listMyPinnedStages: { query: v8 },
  listOverflowStages: { query: v9 },
  retryTaskStageOverflowAssignment: { body: v10 },
  completeTaskSubstage: { path: v11, body: v12 },
  reopenTaskSubstage: { path: v11, body: v12 },
  getTaskStageDependencies: { path: v11 },
  listTasks: { query: v13 },
  createTask: { body: v14 },
  countTasksByClient: { query: v15 },
  bulkDeleteTasks: { body: v16 },
  bulkUpdateTasks: { body: v17 },
  getTaskGroupCounts: { query: v18 },
  linkTaskTicket: { body: v19 },
  manageTask: { body: v20 },
  mergeTasks: { body: v21 },
  previewTaskMerge: { body: v22 },
  getTaskOptions: { query: v23 },
  listTaskReferences: { query: v24 },
  listTaskSavedViews: { query: v25 },
  listSavedViewTasks: { path: v11, query: v26 },
  listTaskTicketLinks: { query: v27 },
  transitionTaskStage: { body: v28 },
  unlinkTaskTicket: { body: v29 },
  updateTaskFields: { body: v30 },
  getTask: { path: v11 },
  deleteTask: { path: v11, query: v31 },
  listTaskActivity: { path: v11, query: v32 },
  getTaskDeletePreview: { path: v11 },
  getTaskDependencyGraph: { path: v11 },
  getTaskDetails: { path: v11 },
  getFullTask: { path: v11 },
  jumpTaskToStage: { path: v11, body: v33 },
  getTaskMergeRedirect: { path: v11 },
  setTaskPrivacy: { path: v11, body: v34 },
  getTaskProcessInstanceDetails: { path: v11 },
  restoreTask: { path: v11, body: v35 },
  listTaskTicketLinkCandidates: { path: v11, query: v36 },
  listTaskWatchers: { path: v11, query: v37 },
  replaceTaskWatchers: { path: v11, body: v38 },
};
