// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"$ref":"schema:DeliveryStatus"}},"category":{"type":"array","maxItems":8,"uniqueItems":true,"items":{"$ref":"schema:EmailDeliveryCategory"}},"recipient":{"$ref":"schema:EmailAddress"},"record_kind":{"type":"array","maxItems":18,"uniqueItems":true,"items":{"$ref":"schema:RecordKind"}},"record_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"user_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"has_bounced":{"type":"boolean"},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"search":{"type":"string","minLength":1,"maxLength":200},"sort":{"type":"string","enum":["created_at","sent_at","status"],"default":"created_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
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

const schema1 = {"type":"string","enum":["queued","sent","delivered","failed","suppressed"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema1.enum;
if(!(((((data === "queued") || (data === "sent")) || (data === "delivered")) || (data === "failed")) || (data === "suppressed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"string","enum":["ticket_message","notification","invitation","billing","form","automation","security","other"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema2.enum;
if(!((((((((data === "ticket_message") || (data === "notification")) || (data === "invitation")) || (data === "billing")) || (data === "form")) || (data === "automation")) || (data === "security")) || (data === "other"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const formats1 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 254 && (data.length > 508 || func2(data) > 254)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(data.length <= 508){
if(!(formats1.test(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
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

const schema3 = {"type":"string","enum":["client","client_note","client_program","task","task_stage","ticket","ticket_message","escalation","sop","training_course","training_lesson","custom_object_record","form_submission","invoice","time_entry","chat_message","comment","user"]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema3.enum;
if(!((((((((((((((((((data === "client") || (data === "client_note")) || (data === "client_program")) || (data === "task")) || (data === "task_stage")) || (data === "ticket")) || (data === "ticket_message")) || (data === "escalation")) || (data === "sop")) || (data === "training_course")) || (data === "training_lesson")) || (data === "custom_object_record")) || (data === "form_submission")) || (data === "invoice")) || (data === "time_entry")) || (data === "chat_message")) || (data === "comment")) || (data === "user"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const formats2 = lib_validation.formats["date-time"];

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 35 && (data.length > 70 || func2(data) > 35)){
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
validate6.errors = vErrors;
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
if(!(validate1(data1, {instancePath:instancePath+"/id/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
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
let data2 = data.status;
if(Array.isArray(data2)){
const over1 = data2.length > 5;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate2(data3, {instancePath:instancePath+"/status/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
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
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.category !== undefined){
let data4 = data.category;
if(Array.isArray(data4)){
const over2 = data4.length > 8;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs10 = errors;
if(!(validate3(data5, {instancePath:instancePath+"/category/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
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
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"uniqueItems",params:{i: repeat2.i, j: repeat2.j},message:"must NOT have duplicate items (items ## "+repeat2.j+" and "+repeat2.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.recipient !== undefined){
let data6 = data.recipient;
if(!(validate4(data6, {instancePath:instancePath+"/recipient",parentData:data,parentDataProperty:"recipient",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.record_kind !== undefined){
let data7 = data.record_kind;
if(Array.isArray(data7)){
const over3 = data7.length > 18;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/record_kind",keyword:"maxItems",params:{limit: 18},message:"must NOT have more than 18 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
const _errs14 = errors;
if(!(validate5(data8, {instancePath:instancePath+"/record_kind/" + i3,parentData:data7,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid7 = _errs14 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/record_kind",keyword:"uniqueItems",params:{i: repeat3.i, j: repeat3.j},message:"must NOT have duplicate items (items ## "+repeat3.j+" and "+repeat3.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/record_kind",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.record_id !== undefined){
let data9 = data.record_id;
if(Array.isArray(data9)){
const over4 = data9.length > 50;
if(over4){
(vErrors ??= []).push({instancePath:instancePath+"/record_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before4 = errors;
if(!over4){
let valid10 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
let data10 = data9[i4];
const _errs17 = errors;
if(!(validate1(data10, {instancePath:instancePath+"/record_id/" + i4,parentData:data9,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid9 = _errs17 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/record_id",keyword:"uniqueItems",params:{i: repeat4.i, j: repeat4.j},message:"must NOT have duplicate items (items ## "+repeat4.j+" and "+repeat4.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/record_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.user_id !== undefined){
let data11 = data.user_id;
if(Array.isArray(data11)){
const over5 = data11.length > 50;
if(over5){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before5 = errors;
if(!over5){
let valid12 = true;
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
let data12 = data11[i5];
const _errs20 = errors;
if(!(validate1(data12, {instancePath:instancePath+"/user_id/" + i5,parentData:data11,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid11 = _errs20 === errors;
if(errors - before5 >= 100){
break;
}
if(!valid11){
valid12 = false;
}
}
}
const repeat5 = errors === before5 && !over5 && func1(data11);
if(repeat5){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"uniqueItems",params:{i: repeat5.i, j: repeat5.j},message:"must NOT have duplicate items (items ## "+repeat5.j+" and "+repeat5.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.has_bounced !== undefined){
let data13 = data.has_bounced;
if(typeof data13 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_bounced",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.created_after !== undefined){
let data14 = data.created_after;
if(!(validate6(data14, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
let data15 = data.created_before;
if(!(validate6(data15, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
let data16 = data.search;
if(typeof data16 === "string"){
if(data16.length > 200 && (data16.length > 400 || func2(data16) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data16.length < 1 || (data16.length < 2 && func2(data16) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data17 = data.sort;
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema0.properties.sort.enum;
if(!(((data17 === "created_at") || (data17 === "sent_at")) || (data17 === "status"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema0.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data18 = data.order;
if(typeof data18 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema0.properties.order.enum;
if(!((data18 === "asc") || (data18 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema0.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data19 = data.limit;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data19 == "number"){
if(data19 > 200 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data19 < 1 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data20 = data.offset;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data20 == "number"){
if(data20 > 10000000 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data20 < 0 || isNaN(data20)){
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

const v1 = validate7;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate7.errors = vErrors;
return errors === 0;
}

const v2 = validate8;
const schema4 = {"type":"object","additionalProperties":false,"required":[],"properties":{"channel":{"type":"array","maxItems":2,"uniqueItems":true,"items":{"$ref":"schema:ApiRequestChannel"}},"method":{"type":"array","maxItems":7,"uniqueItems":true,"items":{"$ref":"schema:ApiRequestMethod"}},"status_code":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"$ref":"schema:ApiRequestStatusCode"}},"outcome":{"type":"array","maxItems":3,"uniqueItems":true,"items":{"$ref":"schema:ApiRequestOutcome"}},"error_type":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[a-z][a-z_]*$"}},"operation_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:ApiRequestOperationId"}},"user_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"credential_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"request_id":{"$ref":"schema:ApiRequestName"},"min_duration_ms":{"type":"number","minimum":0,"maximum":3600000},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"search":{"type":"string","minLength":1,"maxLength":200},"sort":{"type":"string","enum":["created_at","duration_ms","status_code","response_bytes"],"default":"created_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema5 = {"type":"string","enum":["rest","mcp"]};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema5.enum;
if(!((data === "rest") || (data === "mcp"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"string","enum":["GET","HEAD","POST","PUT","PATCH","DELETE","OPTIONS"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema6.enum;
if(!(((((((data === "GET") || (data === "HEAD")) || (data === "POST")) || (data === "PUT")) || (data === "PATCH")) || (data === "DELETE")) || (data === "OPTIONS"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate11.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"string","enum":["success","client_error","server_error"]};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema7.enum;
if(!(((data === "success") || (data === "client_error")) || (data === "server_error"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 100 && (data.length > 200 || func2(data) > 100)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func2(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*$"+"\""});
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


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 64 && (data.length > 128 || func2(data) > 64)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func2(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
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

const pattern1 = new RegExp("^[a-z][a-z_]*$", "u");

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
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema4.properties, key0))){
if(unknown0++ < 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
}
if(unknown0 > 100){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{more: unknown0 - 100},message:"must NOT have additional properties"});
errors++;
}
if(data.channel !== undefined){
let data0 = data.channel;
if(Array.isArray(data0)){
const over0 = data0.length > 2;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/channel",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate9(data1, {instancePath:instancePath+"/channel/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
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
const repeat0 = errors === before0 && !over0 && func1(data0);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/channel",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/channel",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.method !== undefined){
let data2 = data.method;
if(Array.isArray(data2)){
const over1 = data2.length > 7;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate10(data3, {instancePath:instancePath+"/method/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status_code !== undefined){
let data4 = data.status_code;
if(Array.isArray(data4)){
const over2 = data4.length > 20;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/status_code",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs10 = errors;
if(!(validate11(data5, {instancePath:instancePath+"/status_code/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/status_code",keyword:"uniqueItems",params:{i: repeat2.i, j: repeat2.j},message:"must NOT have duplicate items (items ## "+repeat2.j+" and "+repeat2.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/status_code",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.outcome !== undefined){
let data6 = data.outcome;
if(Array.isArray(data6)){
const over3 = data6.length > 3;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
const _errs13 = errors;
if(!(validate12(data7, {instancePath:instancePath+"/outcome/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"uniqueItems",params:{i: repeat3.i, j: repeat3.j},message:"must NOT have duplicate items (items ## "+repeat3.j+" and "+repeat3.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.error_type !== undefined){
let data8 = data.error_type;
if(Array.isArray(data8)){
const over4 = data8.length > 10;
if(over4){
(vErrors ??= []).push({instancePath:instancePath+"/error_type",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const before4 = errors;
if(!over4){
let valid10 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
let data9 = data8[i4];
const _errs16 = errors;
if(typeof data9 === "string"){
if(data9.length > 64 && (data9.length > 128 || func2(data9) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/error_type/" + i4,keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data9.length < 1 || (data9.length < 2 && func2(data9) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/error_type/" + i4,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data9.length <= 256){
if(!pattern1.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/error_type/" + i4,keyword:"pattern",params:{pattern: "^[a-z][a-z_]*$"},message:"must match pattern \""+"^[a-z][a-z_]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error_type/" + i4,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/error_type",keyword:"uniqueItems",params:{i: repeat4.i, j: repeat4.j},message:"must NOT have duplicate items (items ## "+repeat4.j+" and "+repeat4.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error_type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.operation_id !== undefined){
let data10 = data.operation_id;
if(Array.isArray(data10)){
const over5 = data10.length > 50;
if(over5){
(vErrors ??= []).push({instancePath:instancePath+"/operation_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before5 = errors;
if(!over5){
let valid12 = true;
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
let data11 = data10[i5];
const _errs20 = errors;
if(!(validate13(data11, {instancePath:instancePath+"/operation_id/" + i5,parentData:data10,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid11 = _errs20 === errors;
if(errors - before5 >= 100){
break;
}
if(!valid11){
valid12 = false;
}
}
}
const repeat5 = errors === before5 && !over5 && func1(data10);
if(repeat5){
(vErrors ??= []).push({instancePath:instancePath+"/operation_id",keyword:"uniqueItems",params:{i: repeat5.i, j: repeat5.j},message:"must NOT have duplicate items (items ## "+repeat5.j+" and "+repeat5.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/operation_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.user_id !== undefined){
let data12 = data.user_id;
if(Array.isArray(data12)){
const over6 = data12.length > 50;
if(over6){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before6 = errors;
if(!over6){
let valid14 = true;
const len6 = data12.length;
for(let i6=0; i6<len6; i6++){
let data13 = data12[i6];
const _errs23 = errors;
if(!(validate1(data13, {instancePath:instancePath+"/user_id/" + i6,parentData:data12,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid13 = _errs23 === errors;
if(errors - before6 >= 100){
break;
}
if(!valid13){
valid14 = false;
}
}
}
const repeat6 = errors === before6 && !over6 && func1(data12);
if(repeat6){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"uniqueItems",params:{i: repeat6.i, j: repeat6.j},message:"must NOT have duplicate items (items ## "+repeat6.j+" and "+repeat6.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.credential_id !== undefined){
let data14 = data.credential_id;
if(Array.isArray(data14)){
const over7 = data14.length > 50;
if(over7){
(vErrors ??= []).push({instancePath:instancePath+"/credential_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before7 = errors;
if(!over7){
let valid16 = true;
const len7 = data14.length;
for(let i7=0; i7<len7; i7++){
let data15 = data14[i7];
const _errs26 = errors;
if(!(validate1(data15, {instancePath:instancePath+"/credential_id/" + i7,parentData:data14,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid15 = _errs26 === errors;
if(errors - before7 >= 100){
break;
}
if(!valid15){
valid16 = false;
}
}
}
const repeat7 = errors === before7 && !over7 && func1(data14);
if(repeat7){
(vErrors ??= []).push({instancePath:instancePath+"/credential_id",keyword:"uniqueItems",params:{i: repeat7.i, j: repeat7.j},message:"must NOT have duplicate items (items ## "+repeat7.j+" and "+repeat7.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/credential_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.request_id !== undefined){
let data16 = data.request_id;
if(!(validate14(data16, {instancePath:instancePath+"/request_id",parentData:data,parentDataProperty:"request_id",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.min_duration_ms !== undefined){
let data17 = data.min_duration_ms;
if(typeof data17 == "number"){
if(data17 > 3600000 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/min_duration_ms",keyword:"maximum",params:{comparison: "<=", limit: 3600000},message:"must be <= 3600000"});
errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/min_duration_ms",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/min_duration_ms",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.created_after !== undefined){
let data18 = data.created_after;
if(!(validate6(data18, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
let data19 = data.created_before;
if(!(validate6(data19, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
let data20 = data.search;
if(typeof data20 === "string"){
if(data20.length > 200 && (data20.length > 400 || func2(data20) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data20.length < 1 || (data20.length < 2 && func2(data20) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data21 = data.sort;
if(typeof data21 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema4.properties.sort.enum;
if(!((((data21 === "created_at") || (data21 === "duration_ms")) || (data21 === "status_code")) || (data21 === "response_bytes"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema4.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data22 = data.order;
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema4.properties.order.enum;
if(!((data22 === "asc") || (data22 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema4.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data23 = data.limit;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data23 == "number"){
if(data23 > 200 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data23 < 1 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data24 = data.offset;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data24 == "number"){
if(data24 > 10000000 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data24 < 0 || isNaN(data24)){
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

const v3 = validate15;
const schema8 = {"type":"object","additionalProperties":false,"required":[],"properties":{"kind":{"type":"array","maxItems":25,"uniqueItems":true,"items":{"$ref":"schema:AuthEventKind"}},"outcome":{"type":"array","maxItems":2,"uniqueItems":true,"items":{"$ref":"schema:AuthEventOutcome"}},"user_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"credential_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"ip_address":{"type":"string","minLength":2,"maxLength":64},"occurred_after":{"$ref":"schema:Timestamp"},"occurred_before":{"$ref":"schema:Timestamp"},"search":{"type":"string","minLength":1,"maxLength":200},"sort":{"type":"string","enum":["occurred_at"],"default":"occurred_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema9 = {"type":"string","enum":["sign_in","sign_in_failed","sign_out","password_changed","mfa_changed","token_issued","token_refresh_failed","token_reuse_detected","token_revoked","grant_created","grant_revoked","api_key_created","api_key_rotated","api_key_expired","api_key_revoked","api_key_refused","invitation_sent","invitation_accepted","member_suspended","member_reactivated","member_removed","permissions_changed","webhook_secret_revealed","webhook_secret_rotated","webhook_address_changed"]};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema9.enum;
if(!(((((((((((((((((((((((((data === "sign_in") || (data === "sign_in_failed")) || (data === "sign_out")) || (data === "password_changed")) || (data === "mfa_changed")) || (data === "token_issued")) || (data === "token_refresh_failed")) || (data === "token_reuse_detected")) || (data === "token_revoked")) || (data === "grant_created")) || (data === "grant_revoked")) || (data === "api_key_created")) || (data === "api_key_rotated")) || (data === "api_key_expired")) || (data === "api_key_revoked")) || (data === "api_key_refused")) || (data === "invitation_sent")) || (data === "invitation_accepted")) || (data === "member_suspended")) || (data === "member_reactivated")) || (data === "member_removed")) || (data === "permissions_changed")) || (data === "webhook_secret_revealed")) || (data === "webhook_secret_rotated")) || (data === "webhook_address_changed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","enum":["succeeded","failed"]};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema10.enum;
if(!((data === "succeeded") || (data === "failed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.kind !== undefined){
let data0 = data.kind;
if(Array.isArray(data0)){
const over0 = data0.length > 25;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"maxItems",params:{limit: 25},message:"must NOT have more than 25 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate16(data1, {instancePath:instancePath+"/kind/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
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
if(data.outcome !== undefined){
let data2 = data.outcome;
if(Array.isArray(data2)){
const over1 = data2.length > 2;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(!(validate17(data3, {instancePath:instancePath+"/outcome/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.user_id !== undefined){
let data4 = data.user_id;
if(Array.isArray(data4)){
const over2 = data4.length > 50;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs10 = errors;
if(!(validate1(data5, {instancePath:instancePath+"/user_id/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"uniqueItems",params:{i: repeat2.i, j: repeat2.j},message:"must NOT have duplicate items (items ## "+repeat2.j+" and "+repeat2.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.credential_id !== undefined){
let data6 = data.credential_id;
if(Array.isArray(data6)){
const over3 = data6.length > 50;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/credential_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
const _errs13 = errors;
if(!(validate1(data7, {instancePath:instancePath+"/credential_id/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/credential_id",keyword:"uniqueItems",params:{i: repeat3.i, j: repeat3.j},message:"must NOT have duplicate items (items ## "+repeat3.j+" and "+repeat3.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/credential_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.ip_address !== undefined){
let data8 = data.ip_address;
if(typeof data8 === "string"){
if(data8.length > 64 && (data8.length > 128 || func2(data8) > 64)){
(vErrors ??= []).push({instancePath:instancePath+"/ip_address",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data8.length < 2 || (data8.length < 4 && func2(data8) < 2)){
(vErrors ??= []).push({instancePath:instancePath+"/ip_address",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ip_address",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.occurred_after !== undefined){
let data9 = data.occurred_after;
if(!(validate6(data9, {instancePath:instancePath+"/occurred_after",parentData:data,parentDataProperty:"occurred_after",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.occurred_before !== undefined){
let data10 = data.occurred_before;
if(!(validate6(data10, {instancePath:instancePath+"/occurred_before",parentData:data,parentDataProperty:"occurred_before",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
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
const vSchema0 = schema8.properties.sort.enum;
if(!(data12 === "occurred_at")){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema8.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data13 = data.order;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema8.properties.order.enum;
if(!((data13 === "asc") || (data13 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema8.properties.order.enum},message:"must be equal to one of the allowed values"});
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
validate15.errors = vErrors;
return errors === 0;
}

export const requests = {
  listEmailDeliveryLogs: { query: v0 },
  getEmailDeliveryLog: { path: v1 },
  listApiRequestLogs: { query: v2 },
  getApiRequestLog: { path: v1 },
  listAuthEvents: { query: v3 },
};
