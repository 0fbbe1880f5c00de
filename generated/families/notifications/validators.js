// Written by the compiler from the contract; change the contract instead.
import lib_equal from 'ajv/dist/runtime/equal.js';
import lib_formats from 'ajv-formats/dist/formats.js';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"notification_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"user_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"channel":{"type":"array","maxItems":4,"uniqueItems":true,"items":{"$ref":"schema:NotificationChannel"}},"status":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"$ref":"schema:DeliveryStatus"}},"kind":{"type":"array","maxItems":22,"uniqueItems":true,"items":{"$ref":"schema:NotificationKind"}},"is_test":{"type":"boolean"},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"updated_after":{"$ref":"schema:Timestamp"},"updated_before":{"$ref":"schema:Timestamp"},"sort":{"type":"string","enum":["created_at","updated_at","sent_at"],"default":"created_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = lib_equal.default;
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const func2 = lib_ucs2length.default;

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

const schema1 = {"type":"string","enum":["in_app","email","push","chat"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema1.enum;
if(!((((data === "in_app") || (data === "email")) || (data === "push")) || (data === "chat"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"string","enum":["queued","sent","delivered","failed","suppressed"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema2.enum;
if(!(((((data === "queued") || (data === "sent")) || (data === "delivered")) || (data === "failed")) || (data === "suppressed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"string","enum":["assignment","mention","comment","reaction","due_soon","overdue","status_change","review_requested","review_decided","sla_at_risk","sla_breached","ticket_message","escalation","sop_feedback","sop_outdated","training","certification","chat_message","automation","invoice","reminder","system"]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema3.enum;
if(!((((((((((((((((((((((data === "assignment") || (data === "mention")) || (data === "comment")) || (data === "reaction")) || (data === "due_soon")) || (data === "overdue")) || (data === "status_change")) || (data === "review_requested")) || (data === "review_decided")) || (data === "sla_at_risk")) || (data === "sla_breached")) || (data === "ticket_message")) || (data === "escalation")) || (data === "sop_feedback")) || (data === "sop_outdated")) || (data === "training")) || (data === "certification")) || (data === "chat_message")) || (data === "automation")) || (data === "invoice")) || (data === "reminder")) || (data === "system"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const formats1 = lib_formats.fullFormats["date-time"];

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 35){
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
validate5.errors = vErrors;
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
if(data.notification_id !== undefined){
let data2 = data.notification_id;
if(Array.isArray(data2)){
if(data2.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/notification_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid5 = true;
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
const _errs7 = errors;
if(!(validate1(data3, {instancePath:instancePath+"/notification_id/" + i2,parentData:data2,parentDataProperty:i2,rootData}))){
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
(vErrors ??= []).push({instancePath:instancePath+"/notification_id",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
valid6 = false;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notification_id",keyword:"type",params:{type: "array"},message:"must be array"});
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
if(data.channel !== undefined){
let data6 = data.channel;
if(Array.isArray(data6)){
if(data6.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/channel",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});
errors++;
}
let valid11 = true;
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
let data7 = data6[i6];
const _errs13 = errors;
if(!(validate2(data7, {instancePath:instancePath+"/channel/" + i6,parentData:data6,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/channel",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
valid12 = false;
break outer3;
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
if(data.status !== undefined){
let data8 = data.status;
if(Array.isArray(data8)){
if(data8.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});
errors++;
}
let valid14 = true;
const len4 = data8.length;
for(let i8=0; i8<len4; i8++){
let data9 = data8[i8];
const _errs16 = errors;
if(!(validate3(data9, {instancePath:instancePath+"/status/" + i8,parentData:data8,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"});
errors++;
valid15 = false;
break outer4;
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
if(data.kind !== undefined){
let data10 = data.kind;
if(Array.isArray(data10)){
if(data10.length > 22){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"maxItems",params:{limit: 22},message:"must NOT have more than 22 items"});
errors++;
}
let valid17 = true;
const len5 = data10.length;
for(let i10=0; i10<len5; i10++){
let data11 = data10[i10];
const _errs19 = errors;
if(!(validate4(data11, {instancePath:instancePath+"/kind/" + i10,parentData:data10,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid16 = _errs19 === errors;
if(!valid16){
valid17 = false;
}
}
let valid18;
let i11 = data10.length;
let j5;
valid18 = true;
if(i11 > 1){
outer5:
for(;i11--;){
for(j5 = i11; j5--;){
if(func1(data10[i11], data10[j5])){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"uniqueItems",params:{i: i11, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i11+" are identical)"});
errors++;
valid18 = false;
break outer5;
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
if(data.is_test !== undefined){
let data12 = data.is_test;
if(typeof data12 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_test",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.created_after !== undefined){
let data13 = data.created_after;
if(!(validate5(data13, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
let data14 = data.created_before;
if(!(validate5(data14, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.updated_after !== undefined){
let data15 = data.updated_after;
if(!(validate5(data15, {instancePath:instancePath+"/updated_after",parentData:data,parentDataProperty:"updated_after",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.updated_before !== undefined){
let data16 = data.updated_before;
if(!(validate5(data16, {instancePath:instancePath+"/updated_before",parentData:data,parentDataProperty:"updated_before",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
let data17 = data.sort;
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema0.properties.sort.enum;
if(!(((data17 === "created_at") || (data17 === "updated_at")) || (data17 === "sent_at"))){
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

const v1 = validate6;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 4){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});
errors++;
}
if(data.length < 1){
(vErrors ??= []).push({instancePath,keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate2(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
validate7.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"string","enum":["client","client_note","client_program","task","task_stage","ticket","ticket_message","escalation","sop","training_course","training_lesson","custom_object_record","form_submission","invoice","time_entry","chat_message","comment","user"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema4.enum;
if(!((((((((((((((((((data === "client") || (data === "client_note")) || (data === "client_program")) || (data === "task")) || (data === "task_stage")) || (data === "ticket")) || (data === "ticket_message")) || (data === "escalation")) || (data === "sop")) || (data === "training_course")) || (data === "training_lesson")) || (data === "custom_object_record")) || (data === "form_submission")) || (data === "invoice")) || (data === "time_entry")) || (data === "chat_message")) || (data === "comment")) || (data === "user"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "id"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!(validate8(data0, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
validate9.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 35){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"});
errors++;
}
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"},message:"must match pattern \""+"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.channels === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channels"},message:"must have required property '"+"channels"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "channels")) || (key0 === "record")) || (key0 === "language"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!(validate4(data0, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.channels !== undefined){
let data1 = data.channels;
if(!(validate7(data1, {instancePath:instancePath+"/channels",parentData:data,parentDataProperty:"channels",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.record !== undefined){
let data2 = data.record;
if(!(validate9(data2, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
let data3 = data.language;
if(!(validate10(data3, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
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

const v2 = validate11;
const schema5 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status":{"type":"array","maxItems":2,"uniqueItems":true,"items":{"$ref":"schema:NotificationStatus"}},"kind":{"type":"array","maxItems":22,"uniqueItems":true,"items":{"$ref":"schema:NotificationKind"}},"record_kind":{"type":"array","maxItems":18,"uniqueItems":true,"items":{"$ref":"schema:RecordKind"}},"record_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"updated_after":{"$ref":"schema:Timestamp"},"updated_before":{"$ref":"schema:Timestamp"},"search":{"type":"string","minLength":1,"maxLength":200},"sort":{"type":"string","enum":["last_occurred_at","created_at","unread"],"default":"last_occurred_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema6 = {"type":"string","enum":["unread","read"]};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema6.enum;
if(!((data === "unread") || (data === "read"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "last_occurred_at";
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
if(!(func0.call(schema5.properties, key0))){
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
if(data2.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});
errors++;
}
let valid5 = true;
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
const _errs7 = errors;
if(!(validate12(data3, {instancePath:instancePath+"/status/" + i2,parentData:data2,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
if(data.kind !== undefined){
let data4 = data.kind;
if(Array.isArray(data4)){
if(data4.length > 22){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"maxItems",params:{limit: 22},message:"must NOT have more than 22 items"});
errors++;
}
let valid8 = true;
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
let data5 = data4[i4];
const _errs10 = errors;
if(!(validate4(data5, {instancePath:instancePath+"/kind/" + i4,parentData:data4,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
valid9 = false;
break outer2;
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
if(data.record_kind !== undefined){
let data6 = data.record_kind;
if(Array.isArray(data6)){
if(data6.length > 18){
(vErrors ??= []).push({instancePath:instancePath+"/record_kind",keyword:"maxItems",params:{limit: 18},message:"must NOT have more than 18 items"});
errors++;
}
let valid11 = true;
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
let data7 = data6[i6];
const _errs13 = errors;
if(!(validate8(data7, {instancePath:instancePath+"/record_kind/" + i6,parentData:data6,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
let data8 = data.record_id;
if(Array.isArray(data8)){
if(data8.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/record_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid14 = true;
const len4 = data8.length;
for(let i8=0; i8<len4; i8++){
let data9 = data8[i8];
const _errs16 = errors;
if(!(validate1(data9, {instancePath:instancePath+"/record_id/" + i8,parentData:data8,parentDataProperty:i8,rootData}))){
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
if(data.created_after !== undefined){
let data10 = data.created_after;
if(!(validate5(data10, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
let data11 = data.created_before;
if(!(validate5(data11, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.updated_after !== undefined){
let data12 = data.updated_after;
if(!(validate5(data12, {instancePath:instancePath+"/updated_after",parentData:data,parentDataProperty:"updated_after",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.updated_before !== undefined){
let data13 = data.updated_before;
if(!(validate5(data13, {instancePath:instancePath+"/updated_before",parentData:data,parentDataProperty:"updated_before",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
let data14 = data.search;
if(typeof data14 === "string"){
if(func2(data14) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func2(data14) < 1){
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
const vSchema0 = schema5.properties.sort.enum;
if(!(((data15 === "last_occurred_at") || (data15 === "created_at")) || (data15 === "unread"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema5.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data16 = data.order;
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema5.properties.order.enum;
if(!((data16 === "asc") || (data16 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema5.properties.order.enum},message:"must be equal to one of the allowed values"});
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
validate11.errors = vErrors;
return errors === 0;
}

const v3 = validate13;

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "occurred_until") || (key0 === "kinds")) || (key0 === "record"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.occurred_until !== undefined){
let data0 = data.occurred_until;
if(!(validate5(data0, {instancePath:instancePath+"/occurred_until",parentData:data,parentDataProperty:"occurred_until",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.kinds !== undefined){
let data1 = data.kinds;
if(Array.isArray(data1)){
if(data1.length > 22){
(vErrors ??= []).push({instancePath:instancePath+"/kinds",keyword:"maxItems",params:{limit: 22},message:"must NOT have more than 22 items"});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/kinds",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(!(validate4(data2, {instancePath:instancePath+"/kinds/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
valid2 = false;
}
}
let valid3;
let i1 = data1.length;
let j0;
valid3 = true;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data1[i1], data1[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/kinds",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
valid3 = false;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/kinds",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.record !== undefined){
let data3 = data.record;
if(!(validate9(data3, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
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
const pattern1 = new RegExp("\\S", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 300){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(func2(data) < 1){
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
validate15.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":["string","null"],"minLength":1,"maxLength":2000};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema7.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(func2(data) > 2000){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(func2(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
validate16.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.remind_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "remind_at"},message:"must have required property '"+"remind_at"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "body_text")) || (key0 === "remind_at")) || (key0 === "record")) || (key0 === "channels"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(!(validate15(data0, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.body_text !== undefined){
let data1 = data.body_text;
if(!(validate16(data1, {instancePath:instancePath+"/body_text",parentData:data,parentDataProperty:"body_text",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.remind_at !== undefined){
let data2 = data.remind_at;
if(!(validate5(data2, {instancePath:instancePath+"/remind_at",parentData:data,parentDataProperty:"remind_at",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.record !== undefined){
let data3 = data.record;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate9(data3, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/record",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/record",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.channels !== undefined){
let data4 = data.channels;
if(!(validate7(data4, {instancePath:instancePath+"/channels",parentData:data,parentDataProperty:"channels",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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

const v5 = validate17;

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate17.errors = vErrors;
return errors === 0;
}

export const requests = {
  listNotificationDeliveries: { query: v0 },
  sendTestNotification: { body: v1 },
  listNotifications: { query: v2 },
  markAllNotificationsRead: { body: v3 },
  createReminder: { body: v4 },
  getUnreadNotificationCount: {},
  markNotificationRead: { path: v5 },
};
