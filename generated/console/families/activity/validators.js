// Written by the compiler from the contract; change the contract instead.
import lib_equal from 'ajv/dist/runtime/equal.js';
import lib_formats from 'ajv-formats/dist/formats.js';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"$ref":"schema:DeliveryStatus"}},"category":{"type":"array","maxItems":8,"uniqueItems":true,"items":{"$ref":"schema:EmailDeliveryCategory"}},"recipient":{"$ref":"schema:EmailAddress"},"record_kind":{"type":"array","maxItems":18,"uniqueItems":true,"items":{"$ref":"schema:RecordKind"}},"record_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"user_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"has_bounced":{"type":"boolean"},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"search":{"type":"string","minLength":1,"maxLength":200},"sort":{"type":"string","enum":["created_at","sent_at","status"],"default":"created_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = lib_equal.default;
const func2 = lib_ucs2length.default;
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 36){
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
if(func2(data) > 254){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(!(formats1.test(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
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

const formats2 = lib_formats.fullFormats["date-time"];

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 35){
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
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data2.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});
errors++;
}
let valid5 = true;
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
const _errs7 = errors;
if(!(validate2(data3, {instancePath:instancePath+"/status/" + i2,parentData:data2,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(data.category !== undefined){
let data4 = data.category;
if(Array.isArray(data4)){
if(data4.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});
errors++;
}
let valid8 = true;
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
let data5 = data4[i4];
const _errs10 = errors;
if(!(validate3(data5, {instancePath:instancePath+"/category/" + i4,parentData:data4,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
valid9 = false;
break outer2;
}
}
}
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
if(data7.length > 18){
(vErrors ??= []).push({instancePath:instancePath+"/record_kind",keyword:"maxItems",params:{limit: 18},message:"must NOT have more than 18 items"});
errors++;
}
let valid11 = true;
const len3 = data7.length;
for(let i6=0; i6<len3; i6++){
let data8 = data7[i6];
const _errs14 = errors;
if(!(validate5(data8, {instancePath:instancePath+"/record_kind/" + i6,parentData:data7,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid10 = _errs14 === errors;
if(!valid10){
valid11 = false;
}
}
let valid12;
let i7 = data7.length;
let j3;
valid12 = true;
if(i7 > 1){
outer3:
for(;i7--;){
for(j3 = i7; j3--;){
if(func1(data7[i7], data7[j3])){
(vErrors ??= []).push({instancePath:instancePath+"/record_kind",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
valid12 = false;
break outer3;
}
}
}
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
if(data9.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/record_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid14 = true;
const len4 = data9.length;
for(let i8=0; i8<len4; i8++){
let data10 = data9[i8];
const _errs17 = errors;
if(!(validate1(data10, {instancePath:instancePath+"/record_id/" + i8,parentData:data9,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid13 = _errs17 === errors;
if(!valid13){
valid14 = false;
}
}
let valid15;
let i9 = data9.length;
let j4;
valid15 = true;
if(i9 > 1){
outer4:
for(;i9--;){
for(j4 = i9; j4--;){
if(func1(data9[i9], data9[j4])){
(vErrors ??= []).push({instancePath:instancePath+"/record_id",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"});
errors++;
valid15 = false;
break outer4;
}
}
}
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
if(data11.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid17 = true;
const len5 = data11.length;
for(let i10=0; i10<len5; i10++){
let data12 = data11[i10];
const _errs20 = errors;
if(!(validate1(data12, {instancePath:instancePath+"/user_id/" + i10,parentData:data11,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid16 = _errs20 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"uniqueItems",params:{i: i11, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i11+" are identical)"});
errors++;
valid18 = false;
break outer5;
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
if(func2(data16) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func2(data16) < 1){
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
if(func2(data) > 100){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func2(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*$"+"\""});
errors++;
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
if(func2(data) > 64){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func2(data) < 1){
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
for(const key0 in data){
if(!(func0.call(schema4.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.channel !== undefined){
let data0 = data.channel;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/channel",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});
errors++;
}
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
(vErrors ??= []).push({instancePath:instancePath+"/channel",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid3 = false;
break outer0;
}
}
}
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
if(data2.length > 7){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"});
errors++;
}
let valid5 = true;
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
const _errs7 = errors;
if(!(validate10(data3, {instancePath:instancePath+"/method/" + i2,parentData:data2,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
valid6 = false;
break outer1;
}
}
}
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
if(data4.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/status_code",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
let valid8 = true;
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
let data5 = data4[i4];
const _errs10 = errors;
if(!(validate11(data5, {instancePath:instancePath+"/status_code/" + i4,parentData:data4,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/status_code",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
valid9 = false;
break outer2;
}
}
}
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
if(data6.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});
errors++;
}
let valid11 = true;
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
let data7 = data6[i6];
const _errs13 = errors;
if(!(validate12(data7, {instancePath:instancePath+"/outcome/" + i6,parentData:data6,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
valid12 = false;
break outer3;
}
}
}
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
if(data8.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/error_type",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
let valid14 = true;
const len4 = data8.length;
for(let i8=0; i8<len4; i8++){
let data9 = data8[i8];
const _errs16 = errors;
if(typeof data9 === "string"){
if(func2(data9) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/error_type/" + i8,keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func2(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/error_type/" + i8,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern1.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/error_type/" + i8,keyword:"pattern",params:{pattern: "^[a-z][a-z_]*$"},message:"must match pattern \""+"^[a-z][a-z_]*$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error_type/" + i8,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
const indices0 = {};
for(;i9--;){
let item0 = data8[i9];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j4 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/error_type",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"});
errors++;
valid15 = false;
break;
}
indices0[item0] = i9;
}
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
if(data10.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/operation_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid17 = true;
const len5 = data10.length;
for(let i10=0; i10<len5; i10++){
let data11 = data10[i10];
const _errs20 = errors;
if(!(validate13(data11, {instancePath:instancePath+"/operation_id/" + i10,parentData:data10,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid16 = _errs20 === errors;
if(!valid16){
valid17 = false;
}
}
let valid18;
let i11 = data10.length;
let j5;
valid18 = true;
if(i11 > 1){
outer4:
for(;i11--;){
for(j5 = i11; j5--;){
if(func1(data10[i11], data10[j5])){
(vErrors ??= []).push({instancePath:instancePath+"/operation_id",keyword:"uniqueItems",params:{i: i11, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i11+" are identical)"});
errors++;
valid18 = false;
break outer4;
}
}
}
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
if(data12.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid20 = true;
const len6 = data12.length;
for(let i12=0; i12<len6; i12++){
let data13 = data12[i12];
const _errs23 = errors;
if(!(validate1(data13, {instancePath:instancePath+"/user_id/" + i12,parentData:data12,parentDataProperty:i12,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid19 = _errs23 === errors;
if(!valid19){
valid20 = false;
}
}
let valid21;
let i13 = data12.length;
let j6;
valid21 = true;
if(i13 > 1){
outer5:
for(;i13--;){
for(j6 = i13; j6--;){
if(func1(data12[i13], data12[j6])){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"uniqueItems",params:{i: i13, j: j6},message:"must NOT have duplicate items (items ## "+j6+" and "+i13+" are identical)"});
errors++;
valid21 = false;
break outer5;
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
if(data.credential_id !== undefined){
let data14 = data.credential_id;
if(Array.isArray(data14)){
if(data14.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/credential_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid23 = true;
const len7 = data14.length;
for(let i14=0; i14<len7; i14++){
let data15 = data14[i14];
const _errs26 = errors;
if(!(validate1(data15, {instancePath:instancePath+"/credential_id/" + i14,parentData:data14,parentDataProperty:i14,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid22 = _errs26 === errors;
if(!valid22){
valid23 = false;
}
}
let valid24;
let i15 = data14.length;
let j7;
valid24 = true;
if(i15 > 1){
outer6:
for(;i15--;){
for(j7 = i15; j7--;){
if(func1(data14[i15], data14[j7])){
(vErrors ??= []).push({instancePath:instancePath+"/credential_id",keyword:"uniqueItems",params:{i: i15, j: j7},message:"must NOT have duplicate items (items ## "+j7+" and "+i15+" are identical)"});
errors++;
valid24 = false;
break outer6;
}
}
}
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
if(func2(data20) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func2(data20) < 1){
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
const schema8 = {"type":"object","additionalProperties":false,"required":[],"properties":{"kind":{"type":"array","maxItems":22,"uniqueItems":true,"items":{"$ref":"schema:AuthEventKind"}},"outcome":{"type":"array","maxItems":2,"uniqueItems":true,"items":{"$ref":"schema:AuthEventOutcome"}},"user_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"credential_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"ip_address":{"type":"string","minLength":2,"maxLength":64},"occurred_after":{"$ref":"schema:Timestamp"},"occurred_before":{"$ref":"schema:Timestamp"},"search":{"type":"string","minLength":1,"maxLength":200},"sort":{"type":"string","enum":["occurred_at"],"default":"occurred_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema9 = {"type":"string","enum":["sign_in","sign_in_failed","sign_out","password_changed","mfa_changed","token_issued","token_refresh_failed","token_reuse_detected","token_revoked","grant_created","grant_revoked","api_key_created","api_key_rotated","api_key_expired","api_key_revoked","api_key_refused","invitation_sent","invitation_accepted","member_suspended","member_reactivated","member_removed","permissions_changed"]};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema9.enum;
if(!((((((((((((((((((((((data === "sign_in") || (data === "sign_in_failed")) || (data === "sign_out")) || (data === "password_changed")) || (data === "mfa_changed")) || (data === "token_issued")) || (data === "token_refresh_failed")) || (data === "token_reuse_detected")) || (data === "token_revoked")) || (data === "grant_created")) || (data === "grant_revoked")) || (data === "api_key_created")) || (data === "api_key_rotated")) || (data === "api_key_expired")) || (data === "api_key_revoked")) || (data === "api_key_refused")) || (data === "invitation_sent")) || (data === "invitation_accepted")) || (data === "member_suspended")) || (data === "member_reactivated")) || (data === "member_removed")) || (data === "permissions_changed"))){
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
for(const key0 in data){
if(!(func0.call(schema8.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(Array.isArray(data0)){
if(data0.length > 22){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"maxItems",params:{limit: 22},message:"must NOT have more than 22 items"});
errors++;
}
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
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid3 = false;
break outer0;
}
}
}
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
if(data2.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});
errors++;
}
let valid5 = true;
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
const _errs7 = errors;
if(!(validate17(data3, {instancePath:instancePath+"/outcome/" + i2,parentData:data2,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
valid6 = false;
break outer1;
}
}
}
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
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid8 = true;
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
let data5 = data4[i4];
const _errs10 = errors;
if(!(validate1(data5, {instancePath:instancePath+"/user_id/" + i4,parentData:data4,parentDataProperty:i4,rootData}))){
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
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
valid9 = false;
break outer2;
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
if(data.credential_id !== undefined){
let data6 = data.credential_id;
if(Array.isArray(data6)){
if(data6.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/credential_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid11 = true;
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
let data7 = data6[i6];
const _errs13 = errors;
if(!(validate1(data7, {instancePath:instancePath+"/credential_id/" + i6,parentData:data6,parentDataProperty:i6,rootData}))){
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
(vErrors ??= []).push({instancePath:instancePath+"/credential_id",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
valid12 = false;
break outer3;
}
}
}
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
if(func2(data8) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/ip_address",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func2(data8) < 2){
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
if(func2(data11) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func2(data11) < 1){
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
