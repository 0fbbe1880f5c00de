// Written by the compiler from the contract; change the contract instead.
import lib_equal from 'ajv/dist/runtime/equal.js';
import lib_formats from 'ajv-formats/dist/formats.js';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"automation_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status":{"type":"array","maxItems":6,"uniqueItems":true,"items":{"$ref":"schema:InboundDeliveryStatus"}},"reject_reason":{"type":"array","maxItems":6,"uniqueItems":true,"items":{"$ref":"schema:InboundRejectReason"}},"execution_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"delivery_key":{"$ref":"schema:InboundDeliveryKey"},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"sort":{"type":"string","enum":["created_at","body_size","duration_ms"],"default":"created_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
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

const schema1 = {"type":"string","enum":["received","accepted","captured","duplicate","rejected","failed"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema1.enum;
if(!((((((data === "received") || (data === "accepted")) || (data === "captured")) || (data === "duplicate")) || (data === "rejected")) || (data === "failed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"string","enum":["bad_signature","webhook_disabled","automation_inactive","body_too_large","not_json","rate_exceeded"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema2.enum;
if(!((((((data === "bad_signature") || (data === "webhook_disabled")) || (data === "automation_inactive")) || (data === "body_too_large")) || (data === "not_json")) || (data === "rate_exceeded"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}


function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 255){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
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
if(data.automation_id !== undefined){
let data2 = data.automation_id;
if(Array.isArray(data2)){
if(data2.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/automation_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid5 = true;
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
const _errs7 = errors;
if(!(validate1(data3, {instancePath:instancePath+"/automation_id/" + i2,parentData:data2,parentDataProperty:i2,rootData}))){
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
(vErrors ??= []).push({instancePath:instancePath+"/automation_id",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
valid6 = false;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/automation_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(Array.isArray(data4)){
if(data4.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});
errors++;
}
let valid8 = true;
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
let data5 = data4[i4];
const _errs10 = errors;
if(!(validate2(data5, {instancePath:instancePath+"/status/" + i4,parentData:data4,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
if(data.reject_reason !== undefined){
let data6 = data.reject_reason;
if(Array.isArray(data6)){
if(data6.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});
errors++;
}
let valid11 = true;
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
let data7 = data6[i6];
const _errs13 = errors;
if(!(validate3(data7, {instancePath:instancePath+"/reject_reason/" + i6,parentData:data6,parentDataProperty:i6,rootData}))){
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
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
valid12 = false;
break outer3;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.execution_id !== undefined){
let data8 = data.execution_id;
if(Array.isArray(data8)){
if(data8.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/execution_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid14 = true;
const len4 = data8.length;
for(let i8=0; i8<len4; i8++){
let data9 = data8[i8];
const _errs16 = errors;
if(!(validate1(data9, {instancePath:instancePath+"/execution_id/" + i8,parentData:data8,parentDataProperty:i8,rootData}))){
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
(vErrors ??= []).push({instancePath:instancePath+"/execution_id",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"});
errors++;
valid15 = false;
break outer4;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/execution_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.delivery_key !== undefined){
let data10 = data.delivery_key;
if(!(validate4(data10, {instancePath:instancePath+"/delivery_key",parentData:data,parentDataProperty:"delivery_key",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.created_after !== undefined){
let data11 = data.created_after;
if(!(validate5(data11, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
let data12 = data.created_before;
if(!(validate5(data12, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
let data13 = data.sort;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema0.properties.sort.enum;
if(!(((data13 === "created_at") || (data13 === "body_size")) || (data13 === "duration_ms"))){
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
validate0.errors = vErrors;
return errors === 0;
}

const v1 = validate6;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate6.errors = vErrors;
return errors === 0;
}

const v2 = validate7;
const schema3 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status":{"type":"array","maxItems":6,"uniqueItems":true,"items":{"$ref":"schema:OutboundDeliveryStatus"}},"event_type":{"type":"array","maxItems":63,"uniqueItems":true,"items":{"$ref":"schema:WebhookEventType"}},"event_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"record_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"endpoint_kind":{"type":"array","maxItems":2,"uniqueItems":true,"items":{"$ref":"schema:WebhookEndpointKind"}},"created_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"redelivery_of_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"is_manual":{"type":"boolean"},"last_status_code":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"$ref":"schema:WebhookStatusCode"}},"error_class":{"type":"array","maxItems":8,"uniqueItems":true,"items":{"$ref":"schema:WebhookErrorClass"}},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"sort":{"type":"string","enum":["created_at","last_attempt_at","next_attempt_at","attempt_count"],"default":"created_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema4 = {"type":"string","enum":["pending","delivering","delivered","retrying","exhausted","skipped"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema4.enum;
if(!((((((data === "pending") || (data === "delivering")) || (data === "delivered")) || (data === "retrying")) || (data === "exhausted")) || (data === "skipped"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^[a-z][a-z_]*\\.[a-z][a-z_]*$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 80){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z_]*\\.[a-z][a-z_]*$"},message:"must match pattern \""+"^[a-z][a-z_]*\\.[a-z][a-z_]*$"+"\""});
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

const schema5 = {"type":"string","enum":["global","override"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema5.enum;
if(!((data === "global") || (data === "override"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"});
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

const schema6 = {"type":"string","enum":["http_status","redirect","timeout","network","tls","address_refused","interrupted","internal"]};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema6.enum;
if(!((((((((data === "http_status") || (data === "redirect")) || (data === "timeout")) || (data === "network")) || (data === "tls")) || (data === "address_refused")) || (data === "interrupted")) || (data === "internal"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema3.properties, key0))){
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
if(data2.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});
errors++;
}
let valid5 = true;
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
const _errs7 = errors;
if(!(validate8(data3, {instancePath:instancePath+"/status/" + i2,parentData:data2,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
if(data.event_type !== undefined){
let data4 = data.event_type;
if(Array.isArray(data4)){
if(data4.length > 63){
(vErrors ??= []).push({instancePath:instancePath+"/event_type",keyword:"maxItems",params:{limit: 63},message:"must NOT have more than 63 items"});
errors++;
}
let valid8 = true;
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
let data5 = data4[i4];
const _errs10 = errors;
if(!(validate9(data5, {instancePath:instancePath+"/event_type/" + i4,parentData:data4,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/event_type",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
valid9 = false;
break outer2;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/event_type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.event_id !== undefined){
let data6 = data.event_id;
if(Array.isArray(data6)){
if(data6.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/event_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid11 = true;
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
let data7 = data6[i6];
const _errs13 = errors;
if(!(validate1(data7, {instancePath:instancePath+"/event_id/" + i6,parentData:data6,parentDataProperty:i6,rootData}))){
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
(vErrors ??= []).push({instancePath:instancePath+"/event_id",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
valid12 = false;
break outer3;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/event_id",keyword:"type",params:{type: "array"},message:"must be array"});
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
if(data.endpoint_kind !== undefined){
let data10 = data.endpoint_kind;
if(Array.isArray(data10)){
if(data10.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/endpoint_kind",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});
errors++;
}
let valid17 = true;
const len5 = data10.length;
for(let i10=0; i10<len5; i10++){
let data11 = data10[i10];
const _errs19 = errors;
if(!(validate10(data11, {instancePath:instancePath+"/endpoint_kind/" + i10,parentData:data10,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/endpoint_kind",keyword:"uniqueItems",params:{i: i11, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i11+" are identical)"});
errors++;
valid18 = false;
break outer5;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endpoint_kind",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.created_by !== undefined){
let data12 = data.created_by;
if(Array.isArray(data12)){
if(data12.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid20 = true;
const len6 = data12.length;
for(let i12=0; i12<len6; i12++){
let data13 = data12[i12];
const _errs22 = errors;
if(!(validate1(data13, {instancePath:instancePath+"/created_by/" + i12,parentData:data12,parentDataProperty:i12,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid19 = _errs22 === errors;
if(!valid19){
valid20 = false;
}
}
let valid21;
let i13 = data12.length;
let j6;
valid21 = true;
if(i13 > 1){
outer6:
for(;i13--;){
for(j6 = i13; j6--;){
if(func1(data12[i13], data12[j6])){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"uniqueItems",params:{i: i13, j: j6},message:"must NOT have duplicate items (items ## "+j6+" and "+i13+" are identical)"});
errors++;
valid21 = false;
break outer6;
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
if(data.redelivery_of_id !== undefined){
let data14 = data.redelivery_of_id;
if(Array.isArray(data14)){
if(data14.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/redelivery_of_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid23 = true;
const len7 = data14.length;
for(let i14=0; i14<len7; i14++){
let data15 = data14[i14];
const _errs25 = errors;
if(!(validate1(data15, {instancePath:instancePath+"/redelivery_of_id/" + i14,parentData:data14,parentDataProperty:i14,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid22 = _errs25 === errors;
if(!valid22){
valid23 = false;
}
}
let valid24;
let i15 = data14.length;
let j7;
valid24 = true;
if(i15 > 1){
outer7:
for(;i15--;){
for(j7 = i15; j7--;){
if(func1(data14[i15], data14[j7])){
(vErrors ??= []).push({instancePath:instancePath+"/redelivery_of_id",keyword:"uniqueItems",params:{i: i15, j: j7},message:"must NOT have duplicate items (items ## "+j7+" and "+i15+" are identical)"});
errors++;
valid24 = false;
break outer7;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/redelivery_of_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_manual !== undefined){
let data16 = data.is_manual;
if(typeof data16 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_manual",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.last_status_code !== undefined){
let data17 = data.last_status_code;
if(Array.isArray(data17)){
if(data17.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/last_status_code",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
let valid26 = true;
const len8 = data17.length;
for(let i16=0; i16<len8; i16++){
let data18 = data17[i16];
const _errs30 = errors;
if(!(validate11(data18, {instancePath:instancePath+"/last_status_code/" + i16,parentData:data17,parentDataProperty:i16,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/last_status_code",keyword:"uniqueItems",params:{i: i17, j: j8},message:"must NOT have duplicate items (items ## "+j8+" and "+i17+" are identical)"});
errors++;
valid27 = false;
break outer8;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/last_status_code",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.error_class !== undefined){
let data19 = data.error_class;
if(Array.isArray(data19)){
if(data19.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/error_class",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"});
errors++;
}
let valid29 = true;
const len9 = data19.length;
for(let i18=0; i18<len9; i18++){
let data20 = data19[i18];
const _errs33 = errors;
if(!(validate12(data20, {instancePath:instancePath+"/error_class/" + i18,parentData:data19,parentDataProperty:i18,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/error_class",keyword:"uniqueItems",params:{i: i19, j: j9},message:"must NOT have duplicate items (items ## "+j9+" and "+i19+" are identical)"});
errors++;
valid30 = false;
break outer9;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/error_class",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.created_after !== undefined){
let data21 = data.created_after;
if(!(validate5(data21, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
let data22 = data.created_before;
if(!(validate5(data22, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
let data23 = data.sort;
if(typeof data23 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema3.properties.sort.enum;
if(!((((data23 === "created_at") || (data23 === "last_attempt_at")) || (data23 === "next_attempt_at")) || (data23 === "attempt_count"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema3.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data24 = data.order;
if(typeof data24 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema1 = schema3.properties.order.enum;
if(!((data24 === "asc") || (data24 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema3.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data25 = data.limit;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data25 == "number"){
if(data25 > 200 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data25 < 1 || isNaN(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data26 = data.offset;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data26 == "number"){
if(data26 > 10000000 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data26 < 0 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
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

export const requests = {
  listInboundWebhookDeliveries: { query: v0 },
  getInboundWebhookDelivery: { path: v1 },
  listOutboundWebhookDeliveries: { query: v2 },
  getOutboundWebhookDelivery: { path: v1 },
  redeliverOutboundWebhook: { path: v1 },
};
