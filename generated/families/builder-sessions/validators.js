// Written by the compiler from the contract; change the contract instead.
import lib_equal from 'ajv/dist/runtime/equal.js';
import lib_formats from 'ajv-formats/dist/formats.js';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status":{"type":"array","maxItems":9,"uniqueItems":true,"items":{"$ref":"schema:BuilderSessionStatus"}},"target_kind":{"type":"array","maxItems":16,"uniqueItems":true,"items":{"$ref":"schema:BuilderTargetKind"}},"target_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"include":{"type":"array","maxItems":1,"uniqueItems":true,"items":{"type":"string","enum":["intent"]}},"created_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"updated_after":{"$ref":"schema:Timestamp"},"updated_before":{"$ref":"schema:Timestamp"},"search":{"type":"string","minLength":1,"maxLength":200},"sort":{"type":"string","enum":["created_at","updated_at","name","applied_at"],"default":"created_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
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

const schema1 = {"type":"string","enum":["draft","validating","valid","invalid","applying","applied","apply_failed","cancelled","archived"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema1.enum;
if(!(((((((((data === "draft") || (data === "validating")) || (data === "valid")) || (data === "invalid")) || (data === "applying")) || (data === "applied")) || (data === "apply_failed")) || (data === "cancelled")) || (data === "archived"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"string","enum":["automation","client_profile","custom_object","custom_object_relationship","entity_layout","field","form","modal","process_definition","program","reply_template","service","sop","ticket_inbox","training_course","view"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema2.enum;
if(!((((((((((((((((data === "automation") || (data === "client_profile")) || (data === "custom_object")) || (data === "custom_object_relationship")) || (data === "entity_layout")) || (data === "field")) || (data === "form")) || (data === "modal")) || (data === "process_definition")) || (data === "program")) || (data === "reply_template")) || (data === "service")) || (data === "sop")) || (data === "ticket_inbox")) || (data === "training_course")) || (data === "view"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const formats1 = lib_formats.fullFormats["date-time"];

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate4.errors = vErrors;
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
if(data2.length > 9){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 9},message:"must NOT have more than 9 items"});
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
if(data.target_kind !== undefined){
let data4 = data.target_kind;
if(Array.isArray(data4)){
if(data4.length > 16){
(vErrors ??= []).push({instancePath:instancePath+"/target_kind",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"});
errors++;
}
let valid8 = true;
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
let data5 = data4[i4];
const _errs10 = errors;
if(!(validate3(data5, {instancePath:instancePath+"/target_kind/" + i4,parentData:data4,parentDataProperty:i4,rootData}))){
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
(vErrors ??= []).push({instancePath:instancePath+"/target_kind",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
valid9 = false;
break outer2;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target_kind",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.target_id !== undefined){
let data6 = data.target_id;
if(Array.isArray(data6)){
if(data6.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/target_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid11 = true;
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
let data7 = data6[i6];
const _errs13 = errors;
if(!(validate1(data7, {instancePath:instancePath+"/target_id/" + i6,parentData:data6,parentDataProperty:i6,rootData}))){
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
(vErrors ??= []).push({instancePath:instancePath+"/target_id",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
valid12 = false;
break outer3;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.include !== undefined){
let data8 = data.include;
if(Array.isArray(data8)){
if(data8.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/include",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"});
errors++;
}
let valid14 = true;
const len4 = data8.length;
for(let i8=0; i8<len4; i8++){
let data9 = data8[i8];
const _errs16 = errors;
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/include/" + i8,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema0.properties.include.items.enum;
if(!(data9 === "intent")){
(vErrors ??= []).push({instancePath:instancePath+"/include/" + i8,keyword:"enum",params:{allowedValues: schema0.properties.include.items.enum},message:"must be equal to one of the allowed values"});
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
(vErrors ??= []).push({instancePath:instancePath+"/include",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"});
errors++;
valid15 = false;
break;
}
indices0[item0] = i9;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/include",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.created_by !== undefined){
let data10 = data.created_by;
if(Array.isArray(data10)){
if(data10.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
let valid17 = true;
const len5 = data10.length;
for(let i10=0; i10<len5; i10++){
let data11 = data10[i10];
const _errs20 = errors;
if(!(validate1(data11, {instancePath:instancePath+"/created_by/" + i10,parentData:data10,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"uniqueItems",params:{i: i11, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i11+" are identical)"});
errors++;
valid18 = false;
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
if(data.created_after !== undefined){
let data12 = data.created_after;
if(!(validate4(data12, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
let data13 = data.created_before;
if(!(validate4(data13, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.updated_after !== undefined){
let data14 = data.updated_after;
if(!(validate4(data14, {instancePath:instancePath+"/updated_after",parentData:data,parentDataProperty:"updated_after",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.updated_before !== undefined){
let data15 = data.updated_before;
if(!(validate4(data15, {instancePath:instancePath+"/updated_before",parentData:data,parentDataProperty:"updated_before",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
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
const vSchema1 = schema0.properties.sort.enum;
if(!((((data17 === "created_at") || (data17 === "updated_at")) || (data17 === "name")) || (data17 === "applied_at"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema0.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data18 = data.order;
if(typeof data18 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema2 = schema0.properties.order.enum;
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

const v1 = validate5;
const pattern0 = new RegExp("\\S", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 200){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func2(data) < 1){
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
validate6.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"object","additionalProperties":false,"required":["goal","changes"],"properties":{"goal":{"type":["string","null"],"maxLength":5000},"changes":{"type":"array","maxItems":200,"items":{"$ref":"filled:BuilderChange"}}}};
const schema4 = {"type":"object","oneOf":[{"$ref":"filled:BuilderCreateChange"},{"$ref":"filled:BuilderUpdateChange"},{"$ref":"filled:BuilderDeleteChange"}],"required":["action"],"properties":{"action":{"enum":["create","update","delete"]}},"discriminator":{"propertyName":"action"}};
const pattern1 = new RegExp("^[a-z][a-z0-9_]{0,62}$", "u");

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 63){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"});
errors++;
}
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,62}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,62}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 262144){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 262144},message:"must NOT have more than 262144 characters"});
errors++;
}
if(func2(data) < 2){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate7(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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
validate9.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.depends_on === undefined){
data.depends_on = [];
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.target_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "target_kind"},message:"must have required property '"+"target_kind"+"'"});
errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.body_json === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body_json"},message:"must have required property '"+"body_json"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "action") || (key0 === "target_kind")) || (key0 === "key")) || (key0 === "body_json")) || (key0 === "depends_on"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
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
if(data.target_kind !== undefined){
let data1 = data.target_kind;
if(!(validate3(data1, {instancePath:instancePath+"/target_kind",parentData:data,parentDataProperty:"target_kind",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined){
let data2 = data.key;
if(!(validate7(data2, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.body_json !== undefined){
let data3 = data.body_json;
if(!(validate8(data3, {instancePath:instancePath+"/body_json",parentData:data,parentDataProperty:"body_json",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
let data4 = data.depends_on;
if(!(validate9(data4, {instancePath:instancePath+"/depends_on",parentData:data,parentDataProperty:"depends_on",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
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
if(data > 2147483647 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"});
errors++;
}
if(data < 1 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
validate11.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.depends_on === undefined){
data.depends_on = [];
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.target_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "target_kind"},message:"must have required property '"+"target_kind"+"'"});
errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.target_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "target_id"},message:"must have required property '"+"target_id"+"'"});
errors++;
}
if(data.body_json === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body_json"},message:"must have required property '"+"body_json"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "action") || (key0 === "target_kind")) || (key0 === "key")) || (key0 === "target_id")) || (key0 === "target_revision")) || (key0 === "body_json")) || (key0 === "depends_on"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
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
if(data.target_kind !== undefined){
let data1 = data.target_kind;
if(!(validate3(data1, {instancePath:instancePath+"/target_kind",parentData:data,parentDataProperty:"target_kind",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined){
let data2 = data.key;
if(!(validate7(data2, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.target_id !== undefined){
let data3 = data.target_id;
if(!(validate1(data3, {instancePath:instancePath+"/target_id",parentData:data,parentDataProperty:"target_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.target_revision !== undefined){
let data4 = data.target_revision;
if(!(validate11(data4, {instancePath:instancePath+"/target_revision",parentData:data,parentDataProperty:"target_revision",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.body_json !== undefined){
let data5 = data.body_json;
if(!(validate8(data5, {instancePath:instancePath+"/body_json",parentData:data,parentDataProperty:"body_json",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
let data6 = data.depends_on;
if(!(validate9(data6, {instancePath:instancePath+"/depends_on",parentData:data,parentDataProperty:"depends_on",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.depends_on === undefined){
data.depends_on = [];
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.target_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "target_kind"},message:"must have required property '"+"target_kind"+"'"});
errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.target_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "target_id"},message:"must have required property '"+"target_id"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "action") || (key0 === "target_kind")) || (key0 === "key")) || (key0 === "target_id")) || (key0 === "target_revision")) || (key0 === "depends_on"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("delete" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"const",params:{allowedValue: "delete"},message:"must be equal to constant"});
errors++;
}
}
if(data.target_kind !== undefined){
let data1 = data.target_kind;
if(!(validate3(data1, {instancePath:instancePath+"/target_kind",parentData:data,parentDataProperty:"target_kind",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined){
let data2 = data.key;
if(!(validate7(data2, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.target_id !== undefined){
let data3 = data.target_id;
if(!(validate1(data3, {instancePath:instancePath+"/target_id",parentData:data,parentDataProperty:"target_id",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.target_revision !== undefined){
let data4 = data.target_revision;
if(!(validate11(data4, {instancePath:instancePath+"/target_revision",parentData:data,parentDataProperty:"target_revision",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
let data5 = data.depends_on;
if(!(validate9(data5, {instancePath:instancePath+"/depends_on",parentData:data,parentDataProperty:"depends_on",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
if(data.action !== undefined){
let data0 = data.action;
const vSchema0 = schema4.properties.action.enum;
if(!(((data0 === "create") || (data0 === "update")) || (data0 === "delete"))){
(vErrors ??= []).push({instancePath:instancePath+"/action",keyword:"enum",params:{allowedValues: schema4.properties.action.enum},message:"must be equal to one of the allowed values"});
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
if(!(validate10(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid2 = _errs3 === errors;
valid1 = valid2;
}
else if(tag0 === "update"){
const _errs4 = errors;
if(!(validate12(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid3 = _errs4 === errors;
valid1 = valid3;
}
else if(tag0 === "delete"){
const _errs5 = errors;
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid4 = _errs5 === errors;
valid1 = valid4;
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
validate14.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.goal === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"});
errors++;
}
if(data.changes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "changes"},message:"must have required property '"+"changes"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "goal") || (key0 === "changes"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.goal !== undefined){
let data0 = data.goal;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/goal",keyword:"type",params:{type: schema3.properties.goal.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/goal",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
}
}
if(data.changes !== undefined){
let data1 = data.changes;
if(Array.isArray(data1)){
if(data1.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(!(validate14(data2, {instancePath:instancePath+"/changes/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
valid2 = false;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/changes",keyword:"type",params:{type: "array"},message:"must be array"});
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


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.intent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "intent"},message:"must have required property '"+"intent"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "intent"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(!(validate6(data0, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.intent !== undefined){
let data1 = data.intent;
if(!(validate15(data1, {instancePath:instancePath+"/intent",parentData:data,parentDataProperty:"intent",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
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

const v2 = validate16;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate16.errors = vErrors;
return errors === 0;
}

const v3 = validate17;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate18.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "expected_revision")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.expected_revision !== undefined){
let data0 = data.expected_revision;
if(!(validate18(data0, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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

const v4 = validate19;
const pattern2 = new RegExp("^[0-9a-f]{64}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 64){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""});
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


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "plan_hash") || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.plan_hash !== undefined){
let data0 = data.plan_hash;
if(!(validate20(data0, {instancePath:instancePath+"/plan_hash",parentData:data,parentDataProperty:"plan_hash",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
let data1 = data.expected_revision;
if(!(validate18(data1, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

const v5 = validate21;
const schema5 = {"type":"object","additionalProperties":false,"properties":{"reason":{"type":["string","null"],"minLength":1,"maxLength":500},"expected_revision":{"$ref":"schema:ExpectedRevision"}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "reason") || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: schema5.properties.reason.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func2(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.expected_revision !== undefined){
let data1 = data.expected_revision;
if(!(validate18(data1, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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

const v6 = validate22;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.intent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "intent"},message:"must have required property '"+"intent"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "intent")) || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(!(validate6(data0, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.intent !== undefined){
let data1 = data.intent;
if(!(validate15(data1, {instancePath:instancePath+"/intent",parentData:data,parentDataProperty:"intent",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
let data2 = data.expected_revision;
if(!(validate18(data2, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
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

const v7 = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "expected_revision")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.expected_revision !== undefined){
let data0 = data.expected_revision;
if(!(validate18(data0, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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

export const requests = {
  listBuilderSessions: { query: v0 },
  createBuilderSession: { body: v1 },
  prepareBuilderSession: { body: v1 },
  getBuilderSession: { path: v2 },
  archiveBuilderSession: { path: v2, query: v3 },
  applyBuilderSession: { path: v2, body: v4 },
  cancelBuilderSession: { path: v2, body: v5 },
  replaceBuilderSessionIntent: { path: v2, body: v6 },
  getBuilderSessionResult: { path: v2 },
  getBuilderSessionReview: { path: v2 },
  validateBuilderSession: { path: v2, body: v7 },
};
