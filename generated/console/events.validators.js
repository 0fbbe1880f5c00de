// Written by the compiler from the contract; change the contract instead.
import lib_equal from 'ajv/dist/runtime/equal.js';
import lib_formats from 'ajv-formats/dist/formats.js';
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
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "name"))){
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
if(func0(data2) > 200){
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

const formats1 = lib_formats.fullFormats["date-time"];

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
for(const key0 in data){
if(!(((key0 === "execution_id") || (key0 === "automation_id")) || (key0 === "depth"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
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
if(func0(data3) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/correlation_id",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func0(data3) < 1){
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

const schema1 = {"type":"object","additionalProperties":false,"required":["id","name","email"],"properties":{"id":{"$ref":"schema:Id"},"name":{"type":"string","minLength":1,"maxLength":200},"email":{"type":["string","null"],"format":"email","maxLength":254}}};
const formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

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
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "email"))){
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
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func0(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data1) < 1){
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
if(func0(data2) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(!(formats2.test(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
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
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const func1 = lib_equal.default;

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
if(!(validate6(data0, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.invited_by !== undefined){
let data1 = data.invited_by;
if(!(validate6(data1, {instancePath:instancePath+"/invited_by",parentData:data,parentDataProperty:"invited_by",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.department_ids !== undefined){
let data2 = data.department_ids;
if(Array.isArray(data2)){
if(data2.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/department_ids",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
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
if(!valid2){
valid3 = false;
}
}
let valid4;
let i1 = data2.length;
let j0;
valid4 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data2[i1], data2[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/department_ids",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid4 = false;
break outer0;
}
}
}
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
for(const key0 in data){
if(((((((((((key0 !== "user") && (key0 !== "invited_by")) && (key0 !== "department_ids")) && (key0 !== "expires_at")) && (key0 !== "is_resend")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
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
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v1 = validate7;
const schema2 = {"type":"object","required":["_changed_fields","_previous"],"properties":{"_changed_fields":{"type":"array","maxItems":500,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":200}},"_previous":{"type":"object","maxProperties":500,"additionalProperties":{"type":["string","number","boolean","null"],"maxLength":1024,"minimum":-9007199254740991,"maximum":9007199254740991}}}};

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
if(data0.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/_changed_fields",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(typeof data1 === "string"){
if(func0(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/_changed_fields/" + i0,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/_changed_fields/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/_changed_fields/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var valid1 = _errs3 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/_changed_fields",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid3 = false;
break;
}
indices0[item0] = i1;
}
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
if(Object.keys(data2).length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/_previous",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"});
errors++;
}
for(const key0 in data2){
let data3 = data2[key0];
if((((typeof data3 !== "string") && (!(typeof data3 == "number"))) && (typeof data3 !== "boolean")) && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/_previous/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: schema2.properties._previous.additionalProperties.type},message:"must be string,number,boolean,null"});
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
if(func0(data3) > 1024){
(vErrors ??= []).push({instancePath:instancePath+"/_previous/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"});
errors++;
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
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":{"_changed_fields":true,"_previous":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate5(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
if(!(validate8(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
if(!(validate6(data0, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
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
for(const key0 in data){
if((((((((((key0 !== "user") && (key0 !== "completed_at")) && (key0 !== "_changed_fields")) && (key0 !== "_previous")) && (key0 !== "actor")) && (key0 !== "occurred_at")) && (key0 !== "sequence")) && (key0 !== "correlation_id")) && (key0 !== "causation")) && (key0 !== "truncated")){
(vErrors ??= []).push({instancePath,keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"});
errors++;
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

export const eventData = {
  'user.invited': v0,
  'user.setup_completed': v1,
};
