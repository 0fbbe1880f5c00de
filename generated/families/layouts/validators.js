// Written by the compiler from the contract; change the contract instead.
import lib_equal from 'ajv/dist/runtime/equal.js';
import lib_formats from 'ajv-formats/dist/formats.js';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate384;
const schema124 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"entity_type":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"$ref":"schema:EntityLayoutEntityType"}},"owner_kind":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"$ref":"schema:EntityLayoutOwnerKind"}},"shared_section_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"field_key":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Key"}},"created_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"updated_after":{"$ref":"schema:Timestamp"},"updated_before":{"$ref":"schema:Timestamp"},"search":{"type":"string","minLength":1,"maxLength":200},"sort":{"type":"string","enum":["updated_at","created_at","published_at","owner_name"],"default":"updated_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const func32 = Object.prototype.hasOwnProperty;
const func31 = lib_equal.default;
const func0 = lib_ucs2length.default;
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

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

const schema1 = {"type":"string","enum":["client","task","ticket","client_program","custom_object_record"]};

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
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((data === "client") || (data === "task")) || (data === "ticket")) || (data === "client_program")) || (data === "custom_object_record"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema2 = {"type":"string","enum":["client_profile","process_definition","ticket_inbox","program","custom_object"]};

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
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((data === "client_profile") || (data === "process_definition")) || (data === "ticket_inbox")) || (data === "program")) || (data === "custom_object"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern0 = new RegExp("^[a-z][a-z0-9_]{0,62}$", "u");

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
if(func0(data) > 63){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,62}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,62}$"+"\""});
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

const formats2 = lib_formats.fullFormats["date-time"];

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
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data.sort === undefined){
data.sort = "updated_at";
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
if(!(func32.call(schema124.properties, key0))){
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
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate0(data0[i0], {instancePath:instancePath+"/id/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func31(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
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
if(data.entity_type !== undefined){
let data2 = data.entity_type;
if(Array.isArray(data2)){
if(data2.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/entity_type",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
if(!(validate1(data2[i2], {instancePath:instancePath+"/entity_type/" + i2,parentData:data2,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
let i3 = data2.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func31(data2[i3], data2[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/entity_type",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entity_type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.owner_kind !== undefined){
let data4 = data.owner_kind;
if(Array.isArray(data4)){
if(data4.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/owner_kind",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
if(!(validate2(data4[i4], {instancePath:instancePath+"/owner_kind/" + i4,parentData:data4,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
let i5 = data4.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func31(data4[i5], data4[j2])){
(vErrors ??= []).push({instancePath:instancePath+"/owner_kind",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
break outer2;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owner_kind",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.shared_section_id !== undefined){
let data6 = data.shared_section_id;
if(Array.isArray(data6)){
if(data6.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/shared_section_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
if(!(validate0(data6[i6], {instancePath:instancePath+"/shared_section_id/" + i6,parentData:data6,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i7 = data6.length;
let j3;
if(i7 > 1){
outer3:
for(;i7--;){
for(j3 = i7; j3--;){
if(func31(data6[i7], data6[j3])){
(vErrors ??= []).push({instancePath:instancePath+"/shared_section_id",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
break outer3;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shared_section_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.field_key !== undefined){
let data8 = data.field_key;
if(Array.isArray(data8)){
if(data8.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/field_key",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len4 = data8.length;
for(let i8=0; i8<len4; i8++){
if(!(validate3(data8[i8], {instancePath:instancePath+"/field_key/" + i8,parentData:data8,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
let i9 = data8.length;
let j4;
if(i9 > 1){
outer4:
for(;i9--;){
for(j4 = i9; j4--;){
if(func31(data8[i9], data8[j4])){
(vErrors ??= []).push({instancePath:instancePath+"/field_key",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"});
errors++;
break outer4;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/field_key",keyword:"type",params:{type: "array"},message:"must be array"});
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
const len5 = data10.length;
for(let i10=0; i10<len5; i10++){
if(!(validate0(data10[i10], {instancePath:instancePath+"/created_by/" + i10,parentData:data10,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i11 = data10.length;
let j5;
if(i11 > 1){
outer5:
for(;i11--;){
for(j5 = i11; j5--;){
if(func31(data10[i11], data10[j5])){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"uniqueItems",params:{i: i11, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i11+" are identical)"});
errors++;
break outer5;
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
if(!(validate4(data.created_after, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
if(!(validate4(data.created_before, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.updated_after !== undefined){
if(!(validate4(data.updated_after, {instancePath:instancePath+"/updated_after",parentData:data,parentDataProperty:"updated_after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.updated_before !== undefined){
if(!(validate4(data.updated_before, {instancePath:instancePath+"/updated_before",parentData:data,parentDataProperty:"updated_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
let data16 = data.search;
if(typeof data16 === "string"){
if(func0(data16) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data16) < 1){
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
if(!((((data17 === "updated_at") || (data17 === "created_at")) || (data17 === "published_at")) || (data17 === "owner_name"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema124.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data18 = data.order;
if(typeof data18 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data18 === "asc") || (data18 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema124.properties.order.enum},message:"must be equal to one of the allowed values"});
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
validate384.errors = vErrors;
return errors === 0;
}
validate384.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v1 = validate395;

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
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
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

const v2 = validate397;
const pattern1 = new RegExp("\\S", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
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
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
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
validate5.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern2 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(func0(data) > 64){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""});
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


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
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
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema8 = {"type":"string","enum":["AND","OR"],"default":"AND"};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
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
if(!((data === "AND") || (data === "OR"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern3 = new RegExp("^([a-z][a-z0-9_]{0,62}|field_values\\.[a-z][a-z0-9_]{0,62})$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(func0(data) > 76){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 76},message:"must NOT have more than 76 characters"});
errors++;
}
if(!pattern3.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^([a-z][a-z0-9_]{0,62}|field_values\\.[a-z][a-z0-9_]{0,62})$"},message:"must match pattern \""+"^([a-z][a-z0-9_]{0,62}|field_values\\.[a-z][a-z0-9_]{0,62})$"+"\""});
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
validate10.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema10 = {"type":"string","enum":["equals","not_equals","in_list","not_in_list","contains","starts_with","greater_than","greater_or_equal","less_than","less_or_equal","between","is_empty","is_not_empty"]};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(((((((((((((data === "equals") || (data === "not_equals")) || (data === "in_list")) || (data === "not_in_list")) || (data === "contains")) || (data === "starts_with")) || (data === "greater_than")) || (data === "greater_or_equal")) || (data === "less_than")) || (data === "less_or_equal")) || (data === "between")) || (data === "is_empty")) || (data === "is_not_empty"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
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
if(func0(data) > 1000){
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
const _errs5 = errors;
if(typeof data !== "boolean"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
const _errs7 = errors;
if(Array.isArray(data)){
if(data.length > 200){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
if(data.length < 1){
(vErrors ??= []).push({instancePath,keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 1000){
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
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var items0 = true;
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
validate12.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate12.evaluated = {"dynamicProps":false,"dynamicItems":true};


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
if(data.field === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"});
errors++;
}
if(data.operator === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "operator"},message:"must have required property '"+"operator"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "operator")) || (key0 === "value"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.field !== undefined){
if(!(validate10(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.operator !== undefined){
if(!(validate11(data.operator, {instancePath:instancePath+"/operator",parentData:data,parentDataProperty:"operator",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(validate12(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
if(data.length > 50){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate13(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.logical_operator === undefined){
data.logical_operator = "AND";
}
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
if(!((key0 === "logical_operator") || (key0 === "conditions"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(!(validate9(data.logical_operator, {instancePath:instancePath+"/logical_operator",parentData:data,parentDataProperty:"logical_operator",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
if(data.conditions !== undefined){
if(!(validate17(data.conditions, {instancePath:instancePath+"/conditions",parentData:data,parentDataProperty:"conditions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
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
validate19.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.logical_operator === undefined){
data.logical_operator = "AND";
}
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "logical_operator") || (key0 === "conditions")) || (key0 === "groups"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(!(validate9(data.logical_operator, {instancePath:instancePath+"/logical_operator",parentData:data,parentDataProperty:"logical_operator",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
if(data.conditions !== undefined){
if(!(validate17(data.conditions, {instancePath:instancePath+"/conditions",parentData:data,parentDataProperty:"conditions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.groups !== undefined){
let data2 = data.groups;
if(Array.isArray(data2)){
if(data2.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/groups",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate19(data2[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
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
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.logical_operator === undefined){
data.logical_operator = "AND";
}
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "logical_operator") || (key0 === "conditions")) || (key0 === "groups"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(!(validate9(data.logical_operator, {instancePath:instancePath+"/logical_operator",parentData:data,parentDataProperty:"logical_operator",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
if(data.conditions !== undefined){
if(!(validate17(data.conditions, {instancePath:instancePath+"/conditions",parentData:data,parentDataProperty:"conditions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.groups !== undefined){
let data2 = data.groups;
if(Array.isArray(data2)){
if(data2.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/groups",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data2[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
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
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate30.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate30.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema18 = {"type":"string","enum":["card","plain","accordion","sidebar","banner"]};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!(((((data === "card") || (data === "plain")) || (data === "accordion")) || (data === "sidebar")) || (data === "banner"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema18.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data > 4 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"});
errors++;
}
if(data < 1 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
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
if(data > 4 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"});
errors++;
}
if(data < 1 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema21 = {"type":["string","null"],"minLength":1,"maxLength":120,"pattern":"\\S"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema21.type},message:"must be string,null"});
errors++;
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
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_read_only === undefined){
data.is_read_only = false;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "key")) || (key0 === "width")) || (key0 === "label")) || (key0 === "is_read_only")) || (key0 === "presentation")) || (key0 === "visible_when"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("field" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "field"},message:"must be equal to constant"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate3(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.width !== undefined){
if(!(validate34(data.width, {instancePath:instancePath+"/width",parentData:data,parentDataProperty:"width",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate35(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(typeof data.is_read_only !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_read_only",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.presentation !== undefined){
if(!(validate36(data.presentation, {instancePath:instancePath+"/presentation",parentData:data,parentDataProperty:"presentation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.visible_when !== undefined){
if(!(validate30(data.visible_when, {instancePath:instancePath+"/visible_when",parentData:data,parentDataProperty:"visible_when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
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
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_read_only === undefined){
data.is_read_only = false;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "key")) || (key0 === "width")) || (key0 === "label")) || (key0 === "is_read_only")) || (key0 === "visible_when"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("system" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "system"},message:"must be equal to constant"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate3(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.width !== undefined){
if(!(validate34(data.width, {instancePath:instancePath+"/width",parentData:data,parentDataProperty:"width",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate35(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(typeof data.is_read_only !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_read_only",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.visible_when !== undefined){
if(!(validate30(data.visible_when, {instancePath:instancePath+"/visible_when",parentData:data,parentDataProperty:"visible_when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.level === undefined){
data.level = 3;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"});
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
if(!pattern1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data2 = data.level;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 4 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"});
errors++;
}
if(data2 < 2 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"});
errors++;
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


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
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
if("rich_text" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "rich_text"},message:"must be equal to constant"});
errors++;
}
}
if(data.body_text !== undefined){
let data1 = data.body_text;
if(typeof data1 === "string"){
if(func0(data1) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
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
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"object","additionalProperties":false,"required":["type","body_text"],"properties":{"type":{"type":"string","const":"callout"},"body_text":{"type":"string","minLength":1,"maxLength":5000,"pattern":"\\S"},"tone":{"type":"string","enum":["info","success","warning","danger"],"default":"info"}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tone === undefined){
data.tone = "info";
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.body_text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body_text"},message:"must have required property '"+"body_text"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "body_text")) || (key0 === "tone"))){
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
if(data.body_text !== undefined){
let data1 = data.body_text;
if(typeof data1 === "string"){
if(func0(data1) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body_text",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data2 = data.tone;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tone",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((((data2 === "info") || (data2 === "success")) || (data2 === "warning")) || (data2 === "danger"))){
(vErrors ??= []).push({instancePath:instancePath+"/tone",keyword:"enum",params:{allowedValues: schema27.properties.tone.enum},message:"must be equal to one of the allowed values"});
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

const formats4 = lib_formats.fullFormats.uri;
const pattern8 = new RegExp("^https?://", "u");

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
if(typeof data === "string"){
if(func0(data) > 2000){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(!pattern8.test(data)){
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
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
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
if(data.file_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file_id"},message:"must have required property '"+"file_id"+"'"});
errors++;
}
if(data.alt_text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "alt_text"},message:"must have required property '"+"alt_text"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "file_id")) || (key0 === "alt_text")) || (key0 === "link_url")) || (key0 === "max_height"))){
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
if(data.file_id !== undefined){
if(!(validate0(data.file_id, {instancePath:instancePath+"/file_id",parentData:data,parentDataProperty:"file_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.alt_text !== undefined){
let data2 = data.alt_text;
if(typeof data2 === "string"){
if(func0(data2) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/alt_text",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/alt_text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern1.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/alt_text",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alt_text",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.link_url !== undefined){
if(!(validate52(data.link_url, {instancePath:instancePath+"/link_url",parentData:data,parentDataProperty:"link_url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
if(data.max_height !== undefined){
let data4 = data.max_height;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/max_height",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2000 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/max_height",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"});
errors++;
}
if(data4 < 16 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/max_height",keyword:"minimum",params:{comparison: ">=", limit: 16},message:"must be >= 16"});
errors++;
}
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
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.height === undefined){
data.height = 24;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "height"))){
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
if("spacer" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "spacer"},message:"must be equal to constant"});
errors++;
}
}
let data1 = data.height;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 400 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"maximum",params:{comparison: "<=", limit: 400},message:"must be <= 400"});
errors++;
}
if(data1 < 4 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"minimum",params:{comparison: ">=", limit: 4},message:"must be >= 4"});
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

const schema39 = {"type":"object","additionalProperties":false,"required":["type","label","action"],"properties":{"type":{"type":"string","const":"button"},"label":{"type":"string","minLength":1,"maxLength":80,"pattern":"\\S"},"icon":{"$ref":"schema:EntityLayoutIcon"},"style":{"$ref":"schema:LayoutButtonStyle"},"confirmation":{"type":["string","null"],"minLength":1,"maxLength":500,"pattern":"\\S"},"action":{"$ref":"schema:LayoutButtonAction"}}};
const schema32 = {"type":"string","enum":["primary","secondary","danger","link"]};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
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
if(!((((data === "primary") || (data === "secondary")) || (data === "danger")) || (data === "link"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
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
if(data.automation_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "automation_id"},message:"must have required property '"+"automation_id"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "automation_id")) || (key0 === "button_key"))){
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
if("run_automation" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "run_automation"},message:"must be equal to constant"});
errors++;
}
}
if(data.automation_id !== undefined){
if(!(validate0(data.automation_id, {instancePath:instancePath+"/automation_id",parentData:data,parentDataProperty:"automation_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.button_key !== undefined){
if(!(validate3(data.button_key, {instancePath:instancePath+"/button_key",parentData:data,parentDataProperty:"button_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
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
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.modal_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "modal_id"},message:"must have required property '"+"modal_id"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "modal_id"))){
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
if("open_modal" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "open_modal"},message:"must be equal to constant"});
errors++;
}
}
if(data.modal_id !== undefined){
if(!(validate0(data.modal_id, {instancePath:instancePath+"/modal_id",parentData:data,parentDataProperty:"modal_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.view_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "view_id"},message:"must have required property '"+"view_id"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "view_id"))){
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
if("open_view" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "open_view"},message:"must be equal to constant"});
errors++;
}
}
if(data.view_id !== undefined){
if(!(validate0(data.view_id, {instancePath:instancePath+"/view_id",parentData:data,parentDataProperty:"view_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
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
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern10 = new RegExp("^https?://\\S+$", "u");

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(func0(data) > 2000){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern10.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^https?://\\S+$"},message:"must match pattern \""+"^https?://\\S+$"+"\""});
errors++;
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


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_new_tab === undefined){
data.is_new_tab = true;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.url_template === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "url_template")) || (key0 === "is_new_tab"))){
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
if("open_url" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "open_url"},message:"must be equal to constant"});
errors++;
}
}
if(data.url_template !== undefined){
if(!(validate66(data.url_template, {instancePath:instancePath+"/url_template",parentData:data,parentDataProperty:"url_template",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(typeof data.is_new_tab !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_new_tab",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
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


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "run_automation"){
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "open_modal"){
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "open_view"){
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "open_url"){
if(!(validate67(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
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
validate69.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate69.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.action === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "label")) || (key0 === "icon")) || (key0 === "style")) || (key0 === "confirmation")) || (key0 === "action"))){
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
if("button" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "button"},message:"must be equal to constant"});
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.icon !== undefined){
if(!(validate7(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
if(!(validate58(data.style, {instancePath:instancePath+"/style",parentData:data,parentDataProperty:"style",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.confirmation !== undefined){
let data4 = data.confirmation;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/confirmation",keyword:"type",params:{type: schema39.properties.confirmation.type},message:"must be string,null"});
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/confirmation",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func0(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/confirmation",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern1.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/confirmation",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
if(data.action !== undefined){
if(!(validate69(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
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


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_new_tab === undefined){
data.is_new_tab = true;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.url_template === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "label")) || (key0 === "url_template")) || (key0 === "is_new_tab"))){
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
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func0(data1) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.url_template !== undefined){
if(!(validate66(data.url_template, {instancePath:instancePath+"/url_template",parentData:data,parentDataProperty:"url_template",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(typeof data.is_new_tab !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_new_tab",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
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
if(data.height === undefined){
data.height = 400;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.url_template === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "url_template")) || (key0 === "height"))){
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
if(data.url_template !== undefined){
if(!(validate66(data.url_template, {instancePath:instancePath+"/url_template",parentData:data,parentDataProperty:"url_template",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
let data2 = data.height;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 4000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"maximum",params:{comparison: "<=", limit: 4000},message:"must be <= 4000"});
errors++;
}
if(data2 < 100 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"});
errors++;
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
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "heading"){
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "rich_text"){
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "callout"){
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "image"){
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "divider"){
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "spacer"){
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "button"){
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "link"){
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "embed"){
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
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
validate82.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate82.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.element === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "element"},message:"must have required property '"+"element"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "key")) || (key0 === "width")) || (key0 === "visible_when")) || (key0 === "element"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("element" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "element"},message:"must be equal to constant"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate3(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.width !== undefined){
if(!(validate34(data.width, {instancePath:instancePath+"/width",parentData:data,parentDataProperty:"width",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.visible_when !== undefined){
if(!(validate30(data.visible_when, {instancePath:instancePath+"/visible_when",parentData:data,parentDataProperty:"visible_when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.element !== undefined){
if(!(validate82(data.element, {instancePath:instancePath+"/element",parentData:data,parentDataProperty:"element",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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

const schema44 = {"type":["string","null"],"minLength":1,"maxLength":120,"pattern":"\\S"};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema44.type},message:"must be string,null"});
errors++;
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
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":"string","enum":["client","client_note","client_program","task","task_stage","ticket","ticket_message","escalation","sop","training_course","training_lesson","custom_object_record","form_submission","invoice","time_entry","chat_message","comment","user"]};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!((((((((((((((((((data === "client") || (data === "client_note")) || (data === "client_program")) || (data === "task")) || (data === "task_stage")) || (data === "ticket")) || (data === "ticket_message")) || (data === "escalation")) || (data === "sop")) || (data === "training_course")) || (data === "training_lesson")) || (data === "custom_object_record")) || (data === "form_submission")) || (data === "invoice")) || (data === "time_entry")) || (data === "chat_message")) || (data === "comment")) || (data === "user"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data > 50 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"});
errors++;
}
if(data < 1 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.has_create_button === undefined){
data.has_create_button = false;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.record_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record_kind"},message:"must have required property '"+"record_kind"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "title")) || (key0 === "record_kind")) || (key0 === "view_id")) || (key0 === "filter_group")) || (key0 === "row_count")) || (key0 === "has_create_button"))){
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
if("record_list" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "record_list"},message:"must be equal to constant"});
errors++;
}
}
if(data.title !== undefined){
if(!(validate97(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.record_kind !== undefined){
if(!(validate98(data.record_kind, {instancePath:instancePath+"/record_kind",parentData:data,parentDataProperty:"record_kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.view_id !== undefined){
let data3 = data.view_id;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate0(data3, {instancePath:instancePath+"/view_id",parentData:data,parentDataProperty:"view_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
const _errs9 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/view_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/view_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.filter_group !== undefined){
if(!(validate26(data.filter_group, {instancePath:instancePath+"/filter_group",parentData:data,parentDataProperty:"filter_group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.row_count !== undefined){
if(!(validate99(data.row_count, {instancePath:instancePath+"/row_count",parentData:data,parentDataProperty:"row_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(typeof data.has_create_button !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_create_button",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
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


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.can_link === undefined){
data.can_link = true;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.custom_object_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "custom_object_id"},message:"must have required property '"+"custom_object_id"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "title")) || (key0 === "custom_object_id")) || (key0 === "relationship_key")) || (key0 === "field_keys")) || (key0 === "row_count")) || (key0 === "can_link"))){
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
if("linked_records" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "linked_records"},message:"must be equal to constant"});
errors++;
}
}
if(data.title !== undefined){
if(!(validate97(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.custom_object_id !== undefined){
if(!(validate0(data.custom_object_id, {instancePath:instancePath+"/custom_object_id",parentData:data,parentDataProperty:"custom_object_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.relationship_key !== undefined){
if(!(validate3(data.relationship_key, {instancePath:instancePath+"/relationship_key",parentData:data,parentDataProperty:"relationship_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.field_keys !== undefined){
let data4 = data.field_keys;
if(Array.isArray(data4)){
if(data4.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/field_keys",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate3(data4[i0], {instancePath:instancePath+"/field_keys/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func31(data4[i1], data4[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/field_keys",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/field_keys",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.row_count !== undefined){
if(!(validate99(data.row_count, {instancePath:instancePath+"/row_count",parentData:data,parentDataProperty:"row_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
if(typeof data.can_link !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/can_link",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
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

const schema49 = {"type":"string","enum":["count","sum","average","minimum","maximum"]};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
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
if(!(((((data === "count") || (data === "sum")) || (data === "average")) || (data === "minimum")) || (data === "maximum"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_compared === undefined){
data.is_compared = false;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.record_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record_kind"},message:"must have required property '"+"record_kind"+"'"});
errors++;
}
if(data.aggregate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "aggregate"},message:"must have required property '"+"aggregate"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "title")) || (key0 === "record_kind")) || (key0 === "aggregate")) || (key0 === "field")) || (key0 === "filter_group")) || (key0 === "period_days")) || (key0 === "is_compared"))){
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
if("metric" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "metric"},message:"must be equal to constant"});
errors++;
}
}
if(data.title !== undefined){
if(!(validate97(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.record_kind !== undefined){
if(!(validate98(data.record_kind, {instancePath:instancePath+"/record_kind",parentData:data,parentDataProperty:"record_kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.aggregate !== undefined){
if(!(validate112(data.aggregate, {instancePath:instancePath+"/aggregate",parentData:data,parentDataProperty:"aggregate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data.field !== undefined){
if(!(validate10(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.filter_group !== undefined){
if(!(validate26(data.filter_group, {instancePath:instancePath+"/filter_group",parentData:data,parentDataProperty:"filter_group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.period_days !== undefined){
let data6 = data.period_days;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/period_days",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 3650 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/period_days",keyword:"maximum",params:{comparison: "<=", limit: 3650},message:"must be <= 3650"});
errors++;
}
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/period_days",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(typeof data.is_compared !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_compared",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":"object","additionalProperties":false,"required":["type","record_kind","chart_type","aggregate","group_by"],"properties":{"type":{"type":"string","const":"chart"},"title":{"$ref":"schema:LayoutWidgetTitle"},"record_kind":{"$ref":"schema:RecordKind"},"chart_type":{"type":"string","enum":["bar","line","area","pie","donut"]},"aggregate":{"$ref":"schema:LayoutAggregate"},"field":{"$ref":"schema:FilterField"},"group_by":{"$ref":"schema:FilterField"},"time_unit":{"type":"string","enum":["day","week","month","quarter","year"]},"filter_group":{"$ref":"schema:FilterGroup"}}};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
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
if(data.record_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record_kind"},message:"must have required property '"+"record_kind"+"'"});
errors++;
}
if(data.chart_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "chart_type"},message:"must have required property '"+"chart_type"+"'"});
errors++;
}
if(data.aggregate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "aggregate"},message:"must have required property '"+"aggregate"+"'"});
errors++;
}
if(data.group_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "group_by"},message:"must have required property '"+"group_by"+"'"});
errors++;
}
for(const key0 in data){
if(!(func32.call(schema51.properties, key0))){
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
if("chart" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "chart"},message:"must be equal to constant"});
errors++;
}
}
if(data.title !== undefined){
if(!(validate97(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.record_kind !== undefined){
if(!(validate98(data.record_kind, {instancePath:instancePath+"/record_kind",parentData:data,parentDataProperty:"record_kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.chart_type !== undefined){
let data3 = data.chart_type;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/chart_type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((data3 === "bar") || (data3 === "line")) || (data3 === "area")) || (data3 === "pie")) || (data3 === "donut"))){
(vErrors ??= []).push({instancePath:instancePath+"/chart_type",keyword:"enum",params:{allowedValues: schema51.properties.chart_type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.aggregate !== undefined){
if(!(validate112(data.aggregate, {instancePath:instancePath+"/aggregate",parentData:data,parentDataProperty:"aggregate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
if(data.field !== undefined){
if(!(validate10(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.group_by !== undefined){
if(!(validate10(data.group_by, {instancePath:instancePath+"/group_by",parentData:data,parentDataProperty:"group_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.time_unit !== undefined){
let data7 = data.time_unit;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/time_unit",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((data7 === "day") || (data7 === "week")) || (data7 === "month")) || (data7 === "quarter")) || (data7 === "year"))){
(vErrors ??= []).push({instancePath:instancePath+"/time_unit",keyword:"enum",params:{allowedValues: schema51.properties.time_unit.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.filter_group !== undefined){
if(!(validate26(data.filter_group, {instancePath:instancePath+"/filter_group",parentData:data,parentDataProperty:"filter_group",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","const":"timeline"},"title":{"$ref":"schema:LayoutWidgetTitle"},"activity_kinds":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"type":"string","enum":["changes","messages","comments","tasks","files"]}},"row_count":{"$ref":"schema:LayoutRowCount"}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
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
if(!((((key0 === "type") || (key0 === "title")) || (key0 === "activity_kinds")) || (key0 === "row_count"))){
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
if("timeline" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "timeline"},message:"must be equal to constant"});
errors++;
}
}
if(data.title !== undefined){
if(!(validate97(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.activity_kinds !== undefined){
let data2 = data.activity_kinds;
if(Array.isArray(data2)){
if(data2.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/activity_kinds",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/activity_kinds/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((data3 === "changes") || (data3 === "messages")) || (data3 === "comments")) || (data3 === "tasks")) || (data3 === "files"))){
(vErrors ??= []).push({instancePath:instancePath+"/activity_kinds/" + i0,keyword:"enum",params:{allowedValues: schema52.properties.activity_kinds.items.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/activity_kinds",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/activity_kinds",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.row_count !== undefined){
if(!(validate99(data.row_count, {instancePath:instancePath+"/row_count",parentData:data,parentDataProperty:"row_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
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


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "title")) || (key0 === "row_count"))){
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
if("comments" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "comments"},message:"must be equal to constant"});
errors++;
}
}
if(data.title !== undefined){
if(!(validate97(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.row_count !== undefined){
if(!(validate99(data.row_count, {instancePath:instancePath+"/row_count",parentData:data,parentDataProperty:"row_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
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
if(data.is_pinned_only === undefined){
data.is_pinned_only = false;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "folder_id")) || (key0 === "is_pinned_only")) || (key0 === "row_count"))){
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
if("notes" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "notes"},message:"must be equal to constant"});
errors++;
}
}
if(data.title !== undefined){
if(!(validate97(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.folder_id !== undefined){
let data2 = data.folder_id;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate0(data2, {instancePath:instancePath+"/folder_id",parentData:data,parentDataProperty:"folder_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(typeof data.is_pinned_only !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_pinned_only",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.row_count !== undefined){
if(!(validate99(data.row_count, {instancePath:instancePath+"/row_count",parentData:data,parentDataProperty:"row_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
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

const schema55 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","const":"files"},"title":{"$ref":"schema:LayoutWidgetTitle"},"display":{"type":"string","enum":["list","gallery"],"default":"list"},"can_upload":{"type":"boolean","default":true}}};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.display === undefined){
data.display = "list";
}
if(data.can_upload === undefined){
data.can_upload = true;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "title")) || (key0 === "display")) || (key0 === "can_upload"))){
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
if("files" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "files"},message:"must be equal to constant"});
errors++;
}
}
if(data.title !== undefined){
if(!(validate97(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
let data2 = data.display;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data2 === "list") || (data2 === "gallery"))){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"enum",params:{allowedValues: schema55.properties.display.enum},message:"must be equal to one of the allowed values"});
errors++;
}
if(typeof data.can_upload !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/can_upload",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
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


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_done_hidden === undefined){
data.is_done_hidden = false;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "title")) || (key0 === "is_done_hidden"))){
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
if(!(validate97(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(typeof data.is_done_hidden !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_done_hidden",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
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


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
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
if(!(((key0 === "type") || (key0 === "title")) || (key0 === "row_count"))){
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
if("contacts" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "contacts"},message:"must be equal to constant"});
errors++;
}
}
if(data.title !== undefined){
if(!(validate97(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.row_count !== undefined){
if(!(validate99(data.row_count, {instancePath:instancePath+"/row_count",parentData:data,parentDataProperty:"row_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
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


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.height === undefined){
data.height = 320;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "address_field")) || (key0 === "map_layer_ids")) || (key0 === "height"))){
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
if("map" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "map"},message:"must be equal to constant"});
errors++;
}
}
if(data.title !== undefined){
if(!(validate97(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.address_field !== undefined){
if(!(validate10(data.address_field, {instancePath:instancePath+"/address_field",parentData:data,parentDataProperty:"address_field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.map_layer_ids !== undefined){
let data3 = data.map_layer_ids;
if(Array.isArray(data3)){
if(data3.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/map_layer_ids",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate0(data3[i0], {instancePath:instancePath+"/map_layer_ids/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func31(data3[i1], data3[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/map_layer_ids",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/map_layer_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
let data5 = data.height;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 2000 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"});
errors++;
}
if(data5 < 100 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/height",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
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
if(data.form_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "form_id"},message:"must have required property '"+"form_id"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "title")) || (key0 === "form_id"))){
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
if("form" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "form"},message:"must be equal to constant"});
errors++;
}
}
if(data.title !== undefined){
if(!(validate97(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.form_id !== undefined){
if(!(validate0(data.form_id, {instancePath:instancePath+"/form_id",parentData:data,parentDataProperty:"form_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
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


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "record_list"){
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "linked_records"){
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "metric"){
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "chart"){
if(!(validate119(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "timeline"){
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "comments"){
if(!(validate129(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "notes"){
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "files"){
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checklist"){
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "contacts"){
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "map"){
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "form"){
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
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
validate150.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate150.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.widget === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "widget"},message:"must have required property '"+"widget"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "key")) || (key0 === "width")) || (key0 === "visible_when")) || (key0 === "widget"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("widget" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "widget"},message:"must be equal to constant"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate3(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.width !== undefined){
if(!(validate34(data.width, {instancePath:instancePath+"/width",parentData:data,parentDataProperty:"width",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.visible_when !== undefined){
if(!(validate30(data.visible_when, {instancePath:instancePath+"/visible_when",parentData:data,parentDataProperty:"visible_when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.widget !== undefined){
if(!(validate150(data.widget, {instancePath:instancePath+"/widget",parentData:data,parentDataProperty:"widget",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
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
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "field"){
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "system"){
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "element"){
if(!(validate92(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "widget"){
if(!(validate163(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"});
errors++;
}
}
validate168.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate168.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_collapsed === undefined){
data.is_collapsed = false;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
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
if(!((((((((key0 === "kind") || (key0 === "key")) || (key0 === "title")) || (key0 === "container")) || (key0 === "column_count")) || (key0 === "is_collapsed")) || (key0 === "visible_when")) || (key0 === "items"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("own" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "own"},message:"must be equal to constant"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate3(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate5(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.container !== undefined){
if(!(validate32(data.container, {instancePath:instancePath+"/container",parentData:data,parentDataProperty:"container",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.column_count !== undefined){
if(!(validate33(data.column_count, {instancePath:instancePath+"/column_count",parentData:data,parentDataProperty:"column_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(typeof data.is_collapsed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_collapsed",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.visible_when !== undefined){
if(!(validate30(data.visible_when, {instancePath:instancePath+"/visible_when",parentData:data,parentDataProperty:"visible_when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data7 = data.items;
if(Array.isArray(data7)){
if(data7.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate168(data7[i0], {instancePath:instancePath+"/items/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
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
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
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
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.shared_section_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "shared_section_id"},message:"must have required property '"+"shared_section_id"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "key")) || (key0 === "shared_section_id")) || (key0 === "visible_when"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("shared" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "shared"},message:"must be equal to constant"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate3(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.shared_section_id !== undefined){
if(!(validate0(data.shared_section_id, {instancePath:instancePath+"/shared_section_id",parentData:data,parentDataProperty:"shared_section_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.visible_when !== undefined){
if(!(validate30(data.visible_when, {instancePath:instancePath+"/visible_when",parentData:data,parentDataProperty:"visible_when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "own"){
if(!(validate173(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "shared"){
if(!(validate180(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"});
errors++;
}
}
validate184.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate184.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.sections === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sections"},message:"must have required property '"+"sections"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "key") || (key0 === "title")) || (key0 === "icon")) || (key0 === "visible_when")) || (key0 === "sections"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate3(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate5(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(!(validate7(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.visible_when !== undefined){
if(!(validate30(data.visible_when, {instancePath:instancePath+"/visible_when",parentData:data,parentDataProperty:"visible_when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.sections !== undefined){
let data4 = data.sections;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate184(data4[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema67 = {"type":["string","null"],"minLength":1,"maxLength":500,"pattern":"\\S"};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema67.type},message:"must be string,null"});
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
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "tabs") || (key0 === "change_note"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.tabs !== undefined){
let data0 = data.tabs;
if(Array.isArray(data0)){
if(data0.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/tabs",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tabs",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate187(data0[i0], {instancePath:instancePath+"/tabs/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tabs",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.change_note !== undefined){
if(!(validate193(data.change_note, {instancePath:instancePath+"/change_note",parentData:data,parentDataProperty:"change_note",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate194(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
validate397.errors = vErrors;
return errors === 0;
}
validate397.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v3 = validate399;

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
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
if(data > 200 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"});
errors++;
}
if(data.tab === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tab"},message:"must have required property '"+"tab"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "op") || (key0 === "tab")) || (key0 === "position"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("add_tab" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "add_tab"},message:"must be equal to constant"});
errors++;
}
}
if(data.tab !== undefined){
if(!(validate187(data.tab, {instancePath:instancePath+"/tab",parentData:data,parentDataProperty:"tab",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
if(!(validate197(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 3){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 3},message:"must NOT have fewer than 3 properties"});
errors++;
}
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"});
errors++;
}
if(data.tab_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tab_key"},message:"must have required property '"+"tab_key"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "op") || (key0 === "tab_key")) || (key0 === "title")) || (key0 === "icon")) || (key0 === "visible_when"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("update_tab" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "update_tab"},message:"must be equal to constant"});
errors++;
}
}
if(data.tab_key !== undefined){
if(!(validate3(data.tab_key, {instancePath:instancePath+"/tab_key",parentData:data,parentDataProperty:"tab_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate5(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(!(validate7(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.visible_when !== undefined){
if(!(validate30(data.visible_when, {instancePath:instancePath+"/visible_when",parentData:data,parentDataProperty:"visible_when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"});
errors++;
}
if(data.tab_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tab_key"},message:"must have required property '"+"tab_key"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "op") || (key0 === "tab_key")) || (key0 === "position"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("move_tab" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "move_tab"},message:"must be equal to constant"});
errors++;
}
}
if(data.tab_key !== undefined){
if(!(validate3(data.tab_key, {instancePath:instancePath+"/tab_key",parentData:data,parentDataProperty:"tab_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
if(!(validate197(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
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


function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"});
errors++;
}
if(data.tab_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tab_key"},message:"must have required property '"+"tab_key"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "op") || (key0 === "tab_key"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("remove_tab" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "remove_tab"},message:"must be equal to constant"});
errors++;
}
}
if(data.tab_key !== undefined){
if(!(validate3(data.tab_key, {instancePath:instancePath+"/tab_key",parentData:data,parentDataProperty:"tab_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"});
errors++;
}
if(data.tab_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tab_key"},message:"must have required property '"+"tab_key"+"'"});
errors++;
}
if(data.section === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "section"},message:"must have required property '"+"section"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "op") || (key0 === "tab_key")) || (key0 === "section")) || (key0 === "position"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("add_section" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "add_section"},message:"must be equal to constant"});
errors++;
}
}
if(data.tab_key !== undefined){
if(!(validate3(data.tab_key, {instancePath:instancePath+"/tab_key",parentData:data,parentDataProperty:"tab_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.section !== undefined){
if(!(validate184(data.section, {instancePath:instancePath+"/section",parentData:data,parentDataProperty:"section",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
if(!(validate197(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
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


function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 3){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 3},message:"must NOT have fewer than 3 properties"});
errors++;
}
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"});
errors++;
}
if(data.section_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "section_key"},message:"must have required property '"+"section_key"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "op") || (key0 === "section_key")) || (key0 === "title")) || (key0 === "container")) || (key0 === "column_count")) || (key0 === "is_collapsed")) || (key0 === "visible_when"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("update_section" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "update_section"},message:"must be equal to constant"});
errors++;
}
}
if(data.section_key !== undefined){
if(!(validate3(data.section_key, {instancePath:instancePath+"/section_key",parentData:data,parentDataProperty:"section_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate5(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.container !== undefined){
if(!(validate32(data.container, {instancePath:instancePath+"/container",parentData:data,parentDataProperty:"container",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.column_count !== undefined){
if(!(validate33(data.column_count, {instancePath:instancePath+"/column_count",parentData:data,parentDataProperty:"column_count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.is_collapsed !== undefined){
if(typeof data.is_collapsed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_collapsed",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.visible_when !== undefined){
if(!(validate30(data.visible_when, {instancePath:instancePath+"/visible_when",parentData:data,parentDataProperty:"visible_when",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"});
errors++;
}
if(data.section_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "section_key"},message:"must have required property '"+"section_key"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "op") || (key0 === "section_key")) || (key0 === "to_tab_key")) || (key0 === "position"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("move_section" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "move_section"},message:"must be equal to constant"});
errors++;
}
}
if(data.section_key !== undefined){
if(!(validate3(data.section_key, {instancePath:instancePath+"/section_key",parentData:data,parentDataProperty:"section_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.to_tab_key !== undefined){
if(!(validate3(data.to_tab_key, {instancePath:instancePath+"/to_tab_key",parentData:data,parentDataProperty:"to_tab_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
if(!(validate197(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
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


function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"});
errors++;
}
if(data.section_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "section_key"},message:"must have required property '"+"section_key"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "op") || (key0 === "section_key"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("remove_section" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "remove_section"},message:"must be equal to constant"});
errors++;
}
}
if(data.section_key !== undefined){
if(!(validate3(data.section_key, {instancePath:instancePath+"/section_key",parentData:data,parentDataProperty:"section_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"});
errors++;
}
if(data.section_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "section_key"},message:"must have required property '"+"section_key"+"'"});
errors++;
}
if(data.item === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "op") || (key0 === "section_key")) || (key0 === "item")) || (key0 === "position"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("add_item" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "add_item"},message:"must be equal to constant"});
errors++;
}
}
if(data.section_key !== undefined){
if(!(validate3(data.section_key, {instancePath:instancePath+"/section_key",parentData:data,parentDataProperty:"section_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.item !== undefined){
if(!(validate168(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
if(!(validate197(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema79 = {"type":"string","enum":["field","system","element","widget"]};

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
if(!((((data === "field") || (data === "system")) || (data === "element")) || (data === "widget"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema79.enum},message:"must be equal to one of the allowed values"});
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
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "key"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.kind !== undefined){
if(!(validate231(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined){
if(!(validate3(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
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


function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate235.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"});
errors++;
}
if(data.item === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"});
errors++;
}
if(data.replacement === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "replacement"},message:"must have required property '"+"replacement"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "op") || (key0 === "item")) || (key0 === "replacement"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("replace_item" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "replace_item"},message:"must be equal to constant"});
errors++;
}
}
if(data.item !== undefined){
if(!(validate232(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
}
if(data.replacement !== undefined){
if(!(validate168(data.replacement, {instancePath:instancePath+"/replacement",parentData:data,parentDataProperty:"replacement",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate235.errors = vErrors;
return errors === 0;
}
validate235.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"});
errors++;
}
if(data.item === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "op") || (key0 === "item")) || (key0 === "to_section_key")) || (key0 === "position"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("move_item" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "move_item"},message:"must be equal to constant"});
errors++;
}
}
if(data.item !== undefined){
if(!(validate232(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
}
if(data.to_section_key !== undefined){
if(!(validate3(data.to_section_key, {instancePath:instancePath+"/to_section_key",parentData:data,parentDataProperty:"to_section_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
if(!(validate197(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"});
errors++;
}
if(data.item === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"});
errors++;
}
if(data.width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "op") || (key0 === "item")) || (key0 === "width"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("resize_item" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "resize_item"},message:"must be equal to constant"});
errors++;
}
}
if(data.item !== undefined){
if(!(validate232(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
}
if(data.width !== undefined){
if(!(validate34(data.width, {instancePath:instancePath+"/width",parentData:data,parentDataProperty:"width",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'"});
errors++;
}
if(data.item === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "op") || (key0 === "item"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("remove_item" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/op",keyword:"const",params:{allowedValue: "remove_item"},message:"must be equal to constant"});
errors++;
}
}
if(data.item !== undefined){
if(!(validate232(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.op;
if(typeof tag0 == "string"){
if(tag0 === "add_tab"){
if(!(validate198(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "update_tab"){
if(!(validate201(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "move_tab"){
if(!(validate206(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "remove_tab"){
if(!(validate209(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "add_section"){
if(!(validate211(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "update_section"){
if(!(validate215(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "move_section"){
if(!(validate221(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "remove_section"){
if(!(validate225(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "add_item"){
if(!(validate227(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "replace_item"){
if(!(validate235(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "move_item"){
if(!(validate238(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "resize_item"){
if(!(validate242(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "remove_item"){
if(!(validate245(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "op", tagValue: tag0},message:"value of tag \"op\" must be in oneOf"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "op", tagValue: tag0},message:"tag \"op\" must be string"});
errors++;
}
}
validate247.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate247.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
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
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operations === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "operations"},message:"must have required property '"+"operations"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "operations") || (key0 === "change_note")) || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.operations !== undefined){
let data0 = data.operations;
if(Array.isArray(data0)){
if(data0.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/operations",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/operations",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate247(data0[i0], {instancePath:instancePath+"/operations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/operations",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.change_note !== undefined){
if(!(validate193(data.change_note, {instancePath:instancePath+"/change_note",parentData:data,parentDataProperty:"change_note",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
if(!(validate261(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate262(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
validate399.errors = vErrors;
return errors === 0;
}
validate399.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v4 = validate401;

function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate266.evaluated;
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
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "id"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.kind !== undefined){
if(!(validate98(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate0(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate266(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
validate401.errors = vErrors;
return errors === 0;
}
validate401.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v5 = validate403;

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
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
if(data.length < 1){
(vErrors ??= []).push({instancePath,keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
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
if(func31(data[i1], data[j0])){
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
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate269(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
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

const v6 = validate405;
const schema130 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"key":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Key"}},"entity_type":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"$ref":"schema:EntityLayoutEntityType"}},"folder_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"is_root":{"type":"boolean"},"created_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"updated_after":{"$ref":"schema:Timestamp"},"updated_before":{"$ref":"schema:Timestamp"},"search":{"type":"string","minLength":1,"maxLength":200},"sort":{"type":"string","enum":["created_at","updated_at","name"],"default":"created_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};

function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate405.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(!(func32.call(schema130.properties, key0))){
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
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate0(data0[i0], {instancePath:instancePath+"/id/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func31(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
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
if(data.key !== undefined){
let data2 = data.key;
if(Array.isArray(data2)){
if(data2.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
if(!(validate3(data2[i2], {instancePath:instancePath+"/key/" + i2,parentData:data2,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
let i3 = data2.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func31(data2[i3], data2[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.entity_type !== undefined){
let data4 = data.entity_type;
if(Array.isArray(data4)){
if(data4.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/entity_type",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
if(!(validate1(data4[i4], {instancePath:instancePath+"/entity_type/" + i4,parentData:data4,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
let i5 = data4.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func31(data4[i5], data4[j2])){
(vErrors ??= []).push({instancePath:instancePath+"/entity_type",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
break outer2;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entity_type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.folder_id !== undefined){
let data6 = data.folder_id;
if(Array.isArray(data6)){
if(data6.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
if(!(validate0(data6[i6], {instancePath:instancePath+"/folder_id/" + i6,parentData:data6,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i7 = data6.length;
let j3;
if(i7 > 1){
outer3:
for(;i7--;){
for(j3 = i7; j3--;){
if(func31(data6[i7], data6[j3])){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
break outer3;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_root !== undefined){
if(typeof data.is_root !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_root",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.created_by !== undefined){
let data9 = data.created_by;
if(Array.isArray(data9)){
if(data9.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len4 = data9.length;
for(let i8=0; i8<len4; i8++){
if(!(validate0(data9[i8], {instancePath:instancePath+"/created_by/" + i8,parentData:data9,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i9 = data9.length;
let j4;
if(i9 > 1){
outer4:
for(;i9--;){
for(j4 = i9; j4--;){
if(func31(data9[i9], data9[j4])){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"});
errors++;
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
if(!(validate4(data.created_after, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
if(!(validate4(data.created_before, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.updated_after !== undefined){
if(!(validate4(data.updated_after, {instancePath:instancePath+"/updated_after",parentData:data,parentDataProperty:"updated_after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.updated_before !== undefined){
if(!(validate4(data.updated_before, {instancePath:instancePath+"/updated_before",parentData:data,parentDataProperty:"updated_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
let data15 = data.search;
if(typeof data15 === "string"){
if(func0(data15) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data16 = data.sort;
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((data16 === "created_at") || (data16 === "updated_at")) || (data16 === "name"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema130.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data17 = data.order;
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data17 === "asc") || (data17 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema130.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data18 = data.limit;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data18 == "number"){
if(data18 > 200 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data18 < 1 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data19 = data.offset;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data19 == "number"){
if(data19 > 10000000 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data19 < 0 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate405.errors = vErrors;
return errors === 0;
}
validate405.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v7 = validate415;
const schema101 = {"type":"object","additionalProperties":false,"required":["key","name","title","sections"],"properties":{"key":{"$ref":"schema:Key"},"name":{"$ref":"schema:ModalName"},"description":{"$ref":"schema:ModalDescription"},"title":{"$ref":"schema:ModalTitle"},"size":{"$ref":"schema:ModalSize"},"entity_type":{"$ref":"schema:ModalEntityType"},"custom_object_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"folder_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"sections":{"type":"array","maxItems":20,"items":{"$ref":"schema:EntityLayoutSectionInput"}},"actions":{"type":"array","minItems":1,"maxItems":6,"items":{"$ref":"schema:ModalAction"}}}};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
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
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema91 = {"type":["string","null"],"minLength":1,"maxLength":2000};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema91.type},message:"must be string,null"});
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
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
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
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema93 = {"type":"string","enum":["small","medium","large","full"]};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
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
if(!((((data === "small") || (data === "medium")) || (data === "large")) || (data === "full"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema93.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate275.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate275.errors = vErrors;
return errors === 0;
}
validate275.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func0(data) > 80){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
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
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
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
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.style === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "style"},message:"must have required property '"+"style"+"'"});
errors++;
}
if(data.is_closing === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_closing"},message:"must have required property '"+"is_closing"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "key")) || (key0 === "label")) || (key0 === "style")) || (key0 === "is_closing"))){
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
if("save_record" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "save_record"},message:"must be equal to constant"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate3(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate277(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
if(!(validate58(data.style, {instancePath:instancePath+"/style",parentData:data,parentDataProperty:"style",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.is_closing !== undefined){
if(typeof data.is_closing !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_closing",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
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
if(data.style === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "style"},message:"must have required property '"+"style"+"'"});
errors++;
}
if(data.automation_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "automation_id"},message:"must have required property '"+"automation_id"+"'"});
errors++;
}
if(data.is_closing === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_closing"},message:"must have required property '"+"is_closing"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "key")) || (key0 === "label")) || (key0 === "style")) || (key0 === "automation_id")) || (key0 === "is_closing"))){
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
if("run_automation" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "run_automation"},message:"must be equal to constant"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate3(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate277(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
if(!(validate58(data.style, {instancePath:instancePath+"/style",parentData:data,parentDataProperty:"style",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.automation_id !== undefined){
if(!(validate0(data.automation_id, {instancePath:instancePath+"/automation_id",parentData:data,parentDataProperty:"automation_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.is_closing !== undefined){
if(typeof data.is_closing !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_closing",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
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
if(data.style === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "style"},message:"must have required property '"+"style"+"'"});
errors++;
}
if(data.url_template === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url_template"},message:"must have required property '"+"url_template"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "key")) || (key0 === "label")) || (key0 === "style")) || (key0 === "url_template"))){
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
if("open_url" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "open_url"},message:"must be equal to constant"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate3(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate277(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
if(!(validate58(data.style, {instancePath:instancePath+"/style",parentData:data,parentDataProperty:"style",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.url_template !== undefined){
if(!(validate66(data.url_template, {instancePath:instancePath+"/url_template",parentData:data,parentDataProperty:"url_template",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate292.evaluated;
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
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.style === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "style"},message:"must have required property '"+"style"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "key")) || (key0 === "label")) || (key0 === "style"))){
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
if("close" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "close"},message:"must be equal to constant"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate3(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate277(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
}
if(data.style !== undefined){
if(!(validate58(data.style, {instancePath:instancePath+"/style",parentData:data,parentDataProperty:"style",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "save_record"){
if(!(validate278(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "run_automation"){
if(!(validate282(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "open_url"){
if(!(validate287(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "close"){
if(!(validate292(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
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
validate296.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate296.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.sections === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sections"},message:"must have required property '"+"sections"+"'"});
errors++;
}
for(const key0 in data){
if(!(func32.call(schema101.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate3(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate271(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate272(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate273(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data.size !== undefined){
if(!(validate274(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
}
if(data.entity_type !== undefined){
if(!(validate275(data.entity_type, {instancePath:instancePath+"/entity_type",parentData:data,parentDataProperty:"entity_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
}
if(data.custom_object_id !== undefined){
let data6 = data.custom_object_id;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate0(data6, {instancePath:instancePath+"/custom_object_id",parentData:data,parentDataProperty:"custom_object_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs11 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/custom_object_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/custom_object_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.folder_id !== undefined){
let data7 = data.folder_id;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!(validate0(data7, {instancePath:instancePath+"/folder_id",parentData:data,parentDataProperty:"folder_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
const _errs16 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.sections !== undefined){
let data8 = data.sections;
if(Array.isArray(data8)){
if(data8.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate184(data8[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.actions !== undefined){
let data10 = data.actions;
if(Array.isArray(data10)){
if(data10.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/actions",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});
errors++;
}
if(data10.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/actions",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate296(data10[i1], {instancePath:instancePath+"/actions/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/actions",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate301(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
validate415.errors = vErrors;
return errors === 0;
}
validate415.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v8 = validate417;
const schema102 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"key":{"$ref":"schema:Key"},"name":{"$ref":"schema:ModalName"},"description":{"$ref":"schema:ModalDescription"},"title":{"$ref":"schema:ModalTitle"},"size":{"$ref":"schema:ModalSize"},"entity_type":{"$ref":"schema:ModalEntityType"},"custom_object_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"sections":{"type":"array","maxItems":20,"items":{"$ref":"schema:EntityLayoutSectionInput"}},"actions":{"type":"array","minItems":1,"maxItems":6,"items":{"$ref":"schema:ModalAction"}},"expected_revision":{"$ref":"schema:ExpectedRevision"}}};

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate312.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
if(!(func32.call(schema102.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate3(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(validate271(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate272(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate273(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data.size !== undefined){
if(!(validate274(data.size, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
}
if(data.entity_type !== undefined){
if(!(validate275(data.entity_type, {instancePath:instancePath+"/entity_type",parentData:data,parentDataProperty:"entity_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
}
if(data.custom_object_id !== undefined){
let data6 = data.custom_object_id;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate0(data6, {instancePath:instancePath+"/custom_object_id",parentData:data,parentDataProperty:"custom_object_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs11 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/custom_object_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/custom_object_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.sections !== undefined){
let data7 = data.sections;
if(Array.isArray(data7)){
if(data7.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate184(data7[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sections",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.actions !== undefined){
let data9 = data.actions;
if(Array.isArray(data9)){
if(data9.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/actions",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});
errors++;
}
if(data9.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/actions",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate296(data9[i1], {instancePath:instancePath+"/actions/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/actions",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.expected_revision !== undefined){
if(!(validate261(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate312(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
validate417.errors = vErrors;
return errors === 0;
}
validate417.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v9 = validate419;

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
for(const key0 in data){
if(!(key0 === "expected_revision")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.expected_revision !== undefined){
if(!(validate261(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
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

const v10 = validate421;

function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate323.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "name") || (key0 === "folder_id"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.folder_id !== undefined){
let data1 = data.folder_id;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate0(data1, {instancePath:instancePath+"/folder_id",parentData:data,parentDataProperty:"folder_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate421.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate323(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
validate421.errors = vErrors;
return errors === 0;
}
validate421.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v11 = validate423;

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
if(data.folder_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "folder_id"},message:"must have required property '"+"folder_id"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "folder_id") || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.folder_id !== undefined){
let data0 = data.folder_id;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate0(data0, {instancePath:instancePath+"/folder_id",parentData:data,parentDataProperty:"folder_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs5 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.expected_revision !== undefined){
if(!(validate261(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
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


function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate423.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate325(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
validate423.errors = vErrors;
return errors === 0;
}
validate423.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v12 = validate425;

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate328.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func0(data) > 80){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
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
validate328.errors = vErrors;
return errors === 0;
}
validate328.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate329.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
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
validate329.errors = vErrors;
return errors === 0;
}
validate329.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if("heading" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "heading"},message:"must be equal to constant"});
errors++;
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

const schema108 = {"type":"string","enum":["my_day","clients","tasks","tickets","escalations","sops","training","automations","forms","programs","billing","chat","time","people","marketplace","settings"]};

function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate332.evaluated;
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
if(!((((((((((((((((data === "my_day") || (data === "clients")) || (data === "tasks")) || (data === "tickets")) || (data === "escalations")) || (data === "sops")) || (data === "training")) || (data === "automations")) || (data === "forms")) || (data === "programs")) || (data === "billing")) || (data === "chat")) || (data === "time")) || (data === "people")) || (data === "marketplace")) || (data === "settings"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema108.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate332.errors = vErrors;
return errors === 0;
}
validate332.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate333.evaluated;
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
if(data.page === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "page"))){
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
if("page" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "page"},message:"must be equal to constant"});
errors++;
}
}
if(data.page !== undefined){
if(!(validate332(data.page, {instancePath:instancePath+"/page",parentData:data,parentDataProperty:"page",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate335.evaluated;
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
if(data.view_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "view_id"},message:"must have required property '"+"view_id"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "view_id"))){
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
if("view" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "view"},message:"must be equal to constant"});
errors++;
}
}
if(data.view_id !== undefined){
if(!(validate0(data.view_id, {instancePath:instancePath+"/view_id",parentData:data,parentDataProperty:"view_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate337.evaluated;
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
if(data.custom_object_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "custom_object_id"},message:"must have required property '"+"custom_object_id"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "custom_object_id"))){
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
if("custom_object" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "custom_object"},message:"must be equal to constant"});
errors++;
}
}
if(data.custom_object_id !== undefined){
if(!(validate0(data.custom_object_id, {instancePath:instancePath+"/custom_object_id",parentData:data,parentDataProperty:"custom_object_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate339.evaluated;
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
if(data.record_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record_kind"},message:"must have required property '"+"record_kind"+"'"});
errors++;
}
if(data.record_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record_id"},message:"must have required property '"+"record_id"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "record_kind")) || (key0 === "record_id"))){
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
if("record" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "record"},message:"must be equal to constant"});
errors++;
}
}
if(data.record_kind !== undefined){
if(!(validate98(data.record_kind, {instancePath:instancePath+"/record_kind",parentData:data,parentDataProperty:"record_kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.record_id !== undefined){
if(!(validate0(data.record_id, {instancePath:instancePath+"/record_id",parentData:data,parentDataProperty:"record_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate339.errors = vErrors;
return errors === 0;
}
validate339.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate342.evaluated;
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
if(data.modal_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "modal_id"},message:"must have required property '"+"modal_id"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "modal_id"))){
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
if("modal" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "modal"},message:"must be equal to constant"});
errors++;
}
}
if(data.modal_id !== undefined){
if(!(validate0(data.modal_id, {instancePath:instancePath+"/modal_id",parentData:data,parentDataProperty:"modal_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate342.errors = vErrors;
return errors === 0;
}
validate342.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate344.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_new_tab === undefined){
data.is_new_tab = true;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "url")) || (key0 === "is_new_tab"))){
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
if("url" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "url"},message:"must be equal to constant"});
errors++;
}
}
if(data.url !== undefined){
if(!(validate52(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
if(typeof data.is_new_tab !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_new_tab",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate344.errors = vErrors;
return errors === 0;
}
validate344.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "heading"){
if(!(validate331(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "page"){
if(!(validate333(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "view"){
if(!(validate335(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "custom_object"){
if(!(validate337(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "record"){
if(!(validate339(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "modal"){
if(!(validate342(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "url"){
if(!(validate344(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
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
validate346.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate346.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
validate354.errors = vErrors;
return errors === 0;
}
validate354.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate355.evaluated;
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
if(func31(data[i1], data[j0])){
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
validate355.errors = vErrors;
return errors === 0;
}
validate355.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.target === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "label") || (key0 === "icon")) || (key0 === "target")) || (key0 === "parent_id")) || (key0 === "position")) || (key0 === "department_ids"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.label !== undefined){
if(!(validate328(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(!(validate329(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined){
if(!(validate346(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
errors = vErrors.length;
}
}
if(data.parent_id !== undefined){
let data3 = data.parent_id;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate0(data3, {instancePath:instancePath+"/parent_id",parentData:data,parentDataProperty:"parent_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/parent_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/parent_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.position !== undefined){
if(!(validate354(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
}
if(data.department_ids !== undefined){
if(!(validate355(data.department_ids, {instancePath:instancePath+"/department_ids",parentData:data,parentDataProperty:"department_ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate425(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate425.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate357(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
validate425.errors = vErrors;
return errors === 0;
}
validate425.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v13 = validate427;

function validate364(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate364.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 2){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 2},message:"must NOT have fewer than 2 properties"});
errors++;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "label")) || (key0 === "icon")) || (key0 === "target")) || (key0 === "department_ids")) || (key0 === "expected_revision"))){
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
if(data.label !== undefined){
if(!(validate328(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
if(!(validate329(data.icon, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
}
if(data.target !== undefined){
if(!(validate346(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
errors = vErrors.length;
}
}
if(data.department_ids !== undefined){
if(!(validate355(data.department_ids, {instancePath:instancePath+"/department_ids",parentData:data,parentDataProperty:"department_ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
if(!(validate261(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate364.errors = vErrors;
return errors === 0;
}
validate364.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate427.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate364(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
errors = vErrors.length;
}
validate427.errors = vErrors;
return errors === 0;
}
validate427.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v14 = validate429;
const schema138 = {"type":"object","additionalProperties":false,"required":[],"properties":{"sort":{"type":"string","enum":["tree","label","updated_at"],"default":"tree"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};

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
if(data.sort === undefined){
data.sort = "tree";
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
if(!((((key0 === "sort") || (key0 === "order")) || (key0 === "limit")) || (key0 === "offset"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
let data0 = data.sort;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((data0 === "tree") || (data0 === "label")) || (data0 === "updated_at"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema138.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data1 = data.order;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data1 === "asc") || (data1 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema138.properties.order.enum},message:"must be equal to one of the allowed values"});
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
validate429.errors = vErrors;
return errors === 0;
}
validate429.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v15 = validate430;
const schema121 = {"type":"object","additionalProperties":false,"properties":{"ids":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"search":{"type":"string","minLength":1,"maxLength":200},"kind":{"type":"string","enum":["system","custom"]},"target_types":{"type":"array","maxItems":7,"uniqueItems":true,"items":{"$ref":"schema:NavigationTargetType"}},"parent_ids":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"is_hidden":{"type":"boolean"},"is_complete":{"type":"boolean","default":false}}};
const schema120 = {"type":"string","enum":["heading","page","view","custom_object","record","modal","url"]};

function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
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
if(!(((((((data === "heading") || (data === "page")) || (data === "view")) || (data === "custom_object")) || (data === "record")) || (data === "modal")) || (data === "url"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema120.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate372.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_complete === undefined){
data.is_complete = false;
}
for(const key0 in data){
if(!(((((((key0 === "ids") || (key0 === "search")) || (key0 === "kind")) || (key0 === "target_types")) || (key0 === "parent_ids")) || (key0 === "is_hidden")) || (key0 === "is_complete"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.ids !== undefined){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/ids",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate0(data0[i0], {instancePath:instancePath+"/ids/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func31(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/ids",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.search !== undefined){
let data2 = data.search;
if(typeof data2 === "string"){
if(func0(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data3 === "system") || (data3 === "custom"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema121.properties.kind.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.target_types !== undefined){
let data4 = data.target_types;
if(Array.isArray(data4)){
if(data4.length > 7){
(vErrors ??= []).push({instancePath:instancePath+"/target_types",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"});
errors++;
}
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
if(!(validate371(data4[i2], {instancePath:instancePath+"/target_types/" + i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
}
let i3 = data4.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func31(data4[i3], data4[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/target_types",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target_types",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.parent_ids !== undefined){
let data6 = data.parent_ids;
if(Array.isArray(data6)){
if(data6.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/parent_ids",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len2 = data6.length;
for(let i4=0; i4<len2; i4++){
if(!(validate0(data6[i4], {instancePath:instancePath+"/parent_ids/" + i4,parentData:data6,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i5 = data6.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func31(data6[i5], data6[j2])){
(vErrors ??= []).push({instancePath:instancePath+"/parent_ids",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
break outer2;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parent_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_hidden !== undefined){
if(typeof data.is_hidden !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_hidden",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(typeof data.is_complete !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_complete",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate372.errors = vErrors;
return errors === 0;
}
validate372.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate430.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate372(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
validate430.errors = vErrors;
return errors === 0;
}
validate430.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v16 = validate432;

function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate376.evaluated;
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
for(const key0 in data){
if(!((key0 === "id") || (key0 === "expected_revision"))){
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
if(data.expected_revision !== undefined){
if(!(validate261(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate376.errors = vErrors;
return errors === 0;
}
validate376.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate432.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate376(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
errors = vErrors.length;
}
validate432.errors = vErrors;
return errors === 0;
}
validate432.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v17 = validate434;

function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate379.evaluated;
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
if(data.parent_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "parent_id"},message:"must have required property '"+"parent_id"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "parent_id")) || (key0 === "position")) || (key0 === "expected_revision"))){
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
if(data.parent_id !== undefined){
let data1 = data.parent_id;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate0(data1, {instancePath:instancePath+"/parent_id",parentData:data,parentDataProperty:"parent_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/parent_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/parent_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.position !== undefined){
if(!(validate354(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
if(!(validate261(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate379.errors = vErrors;
return errors === 0;
}
validate379.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate379(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
errors = vErrors.length;
}
validate434.errors = vErrors;
return errors === 0;
}
validate434.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v18 = validate436;
const schema142 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"key":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Key"}},"entity_type":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"$ref":"schema:EntityLayoutEntityType"}},"layout_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"is_used":{"type":"boolean"},"created_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"updated_after":{"$ref":"schema:Timestamp"},"updated_before":{"$ref":"schema:Timestamp"},"search":{"type":"string","minLength":1,"maxLength":200},"sort":{"type":"string","enum":["created_at","updated_at","name","layout_count"],"default":"created_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};

function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate436.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
if(!(func32.call(schema142.properties, key0))){
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
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate0(data0[i0], {instancePath:instancePath+"/id/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func31(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
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
if(data.key !== undefined){
let data2 = data.key;
if(Array.isArray(data2)){
if(data2.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
if(!(validate3(data2[i2], {instancePath:instancePath+"/key/" + i2,parentData:data2,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
let i3 = data2.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func31(data2[i3], data2[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.entity_type !== undefined){
let data4 = data.entity_type;
if(Array.isArray(data4)){
if(data4.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/entity_type",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
if(!(validate1(data4[i4], {instancePath:instancePath+"/entity_type/" + i4,parentData:data4,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
let i5 = data4.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func31(data4[i5], data4[j2])){
(vErrors ??= []).push({instancePath:instancePath+"/entity_type",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
break outer2;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entity_type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.layout_id !== undefined){
let data6 = data.layout_id;
if(Array.isArray(data6)){
if(data6.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/layout_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
if(!(validate0(data6[i6], {instancePath:instancePath+"/layout_id/" + i6,parentData:data6,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i7 = data6.length;
let j3;
if(i7 > 1){
outer3:
for(;i7--;){
for(j3 = i7; j3--;){
if(func31(data6[i7], data6[j3])){
(vErrors ??= []).push({instancePath:instancePath+"/layout_id",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
break outer3;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/layout_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_used !== undefined){
if(typeof data.is_used !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_used",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.created_by !== undefined){
let data9 = data.created_by;
if(Array.isArray(data9)){
if(data9.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len4 = data9.length;
for(let i8=0; i8<len4; i8++){
if(!(validate0(data9[i8], {instancePath:instancePath+"/created_by/" + i8,parentData:data9,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i9 = data9.length;
let j4;
if(i9 > 1){
outer4:
for(;i9--;){
for(j4 = i9; j4--;){
if(func31(data9[i9], data9[j4])){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"});
errors++;
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
if(!(validate4(data.created_after, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
if(!(validate4(data.created_before, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.updated_after !== undefined){
if(!(validate4(data.updated_after, {instancePath:instancePath+"/updated_after",parentData:data,parentDataProperty:"updated_after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.updated_before !== undefined){
if(!(validate4(data.updated_before, {instancePath:instancePath+"/updated_before",parentData:data,parentDataProperty:"updated_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
let data15 = data.search;
if(typeof data15 === "string"){
if(func0(data15) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data15) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data16 = data.sort;
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((((data16 === "created_at") || (data16 === "updated_at")) || (data16 === "name")) || (data16 === "layout_count"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema142.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data17 = data.order;
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data17 === "asc") || (data17 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema142.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data18 = data.limit;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data18 == "number"){
if(data18 > 200 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data18 < 1 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data19 = data.offset;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data19 == "number"){
if(data19 > 10000000 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data19 < 0 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate436.errors = vErrors;
return errors === 0;
}
validate436.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const requests = {
  listEntityLayouts: { query: v0 },
  getEntityLayout: { path: v1 },
  createEntityLayout: { path: v1, body: v2 },
  getEntityLayoutDetails: { path: v1 },
  patchEntityLayout: { path: v1, body: v3 },
  pinEntity: { body: v4 },
  unpinEntities: { query: v5 },
  listModals: { query: v6 },
  createModal: { body: v7 },
  getModal: { path: v1 },
  updateModal: { path: v1, body: v8 },
  deleteModal: { path: v1, query: v9 },
  duplicateModal: { path: v1, body: v10 },
  moveModal: { path: v1, body: v11 },
  createNavigationItem: { body: v12 },
  updateNavigationItem: { body: v13 },
  deleteNavigationItems: { query: v5 },
  queryNavigationItemDetails: { query: v14, body: v15 },
  hideNavigationItem: { body: v16 },
  queryNavigationItems: { query: v14, body: v15 },
  repositionNavigationItem: { body: v17 },
  unhideNavigationItem: { body: v16 },
  listSharedSections: { query: v18 },
  getSharedSection: { path: v1 },
};
