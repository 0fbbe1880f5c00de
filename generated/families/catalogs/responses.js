// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const func0 = lib_ucs2length.default;
const pattern0 = new RegExp("^[a-z][a-z0-9_]{0,62}$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,62}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,62}$"+"\""});
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


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 120 && (data.length > 240 || func0(data) > 120)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
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


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 1000 && (data.length > 2000 || func0(data) > 1000)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func0(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
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

const schema0 = {"type":"object","additionalProperties":false,"required":["key","label","description","type","is_required","is_repeated","default_value","choices","minimum","maximum","max_length","max_items","reference_kind","can_use_shortcodes","shown_when","heading","fields"],"properties":{"key":{"$ref":"schema:Key"},"label":{"$ref":"schema:CatalogLabel"},"description":{"$ref":"schema:CatalogDescription"},"type":{"$ref":"schema:CatalogConfigFieldType"},"is_required":{"type":"boolean"},"is_repeated":{"type":"boolean"},"default_value":{"$ref":"schema:CatalogDefault"},"choices":{"$ref":"schema:CatalogChoices"},"minimum":{"type":["number","null"],"minimum":-9007199254740991,"maximum":9007199254740991},"maximum":{"type":["number","null"],"minimum":-9007199254740991,"maximum":9007199254740991},"max_length":{"type":["integer","null"],"minimum":1,"maximum":100000},"max_items":{"type":["integer","null"],"minimum":1,"maximum":1000},"reference_kind":{"anyOf":[{"$ref":"schema:CatalogReferenceKind"},{"type":"null"}]},"can_use_shortcodes":{"type":"boolean"},"shown_when":{"anyOf":[{"$ref":"schema:CatalogShownWhen"},{"type":"null"}]},"heading":{"type":["string","null"],"minLength":1,"maxLength":80,"pattern":"\\S"},"fields":{"type":"array","maxItems":50,"items":{"$ref":"schema:CatalogConfigPart"}}}};
const func1 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"string","enum":["text","long_text","markdown","number","checkbox","single_choice","multi_choice","date","date_time","time_of_day","duration","recurrence","color","icon","url","email","phone","record","field","filter","conditions","expression","inputs","field_values","group"]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema1.enum;
if(!(((((((((((((((((((((((((data === "text") || (data === "long_text")) || (data === "markdown")) || (data === "number")) || (data === "checkbox")) || (data === "single_choice")) || (data === "multi_choice")) || (data === "date")) || (data === "date_time")) || (data === "time_of_day")) || (data === "duration")) || (data === "recurrence")) || (data === "color")) || (data === "icon")) || (data === "url")) || (data === "email")) || (data === "phone")) || (data === "record")) || (data === "field")) || (data === "filter")) || (data === "conditions")) || (data === "expression")) || (data === "inputs")) || (data === "field_values")) || (data === "group"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(data.length > 2000 && (data.length > 4000 || func0(data) > 2000)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
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
const over0 = data.length > 50;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs9 = errors;
if(typeof data0 === "string"){
if(data0.length > 200 && (data0.length > 400 || func0(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
const _errs11 = errors;
if(data !== null){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
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
validate5.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"object","additionalProperties":false,"required":["value","label","description"],"properties":{"value":{"type":"string","minLength":1,"maxLength":200},"label":{"$ref":"schema:CatalogLabel"},"description":{"type":["string","null"],"minLength":1,"maxLength":500,"pattern":"\\S"}}};
const pattern1 = new RegExp("\\S", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "value") || (key0 === "label")) || (key0 === "description"))){
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
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 === "string"){
if(data0.length > 200 && (data0.length > 400 || func0(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func0(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/value",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: schema2.properties.description.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func0(data2) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data2.length <= 1000){
if(!pattern1.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
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


function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const over0 = data.length > 500;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate6(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
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
validate7.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"string","enum":["client","client_profile","task","process_definition","ticket","ticket_inbox","reply_template","escalation","sop","training_course","custom_object","custom_object_record","form","program","view","modal","shared_section","automation","integration_credential","chat_channel","user","department","signature","attachment","map_layer"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema3.enum;
if(!(((((((((((((((((((((((((data === "client") || (data === "client_profile")) || (data === "task")) || (data === "process_definition")) || (data === "ticket")) || (data === "ticket_inbox")) || (data === "reply_template")) || (data === "escalation")) || (data === "sop")) || (data === "training_course")) || (data === "custom_object")) || (data === "custom_object_record")) || (data === "form")) || (data === "program")) || (data === "view")) || (data === "modal")) || (data === "shared_section")) || (data === "automation")) || (data === "integration_credential")) || (data === "chat_channel")) || (data === "user")) || (data === "department")) || (data === "signature")) || (data === "attachment")) || (data === "map_layer"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

const func2 = lib_validation.findRepeat;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.values === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "key") || (key0 === "values"))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate1(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.values !== undefined){
let data1 = data.values;
if(Array.isArray(data1)){
const over0 = data1.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/values",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/values",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(typeof data2 === "string"){
if(data2.length > 200 && (data2.length > 400 || func0(data2) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/values/" + i0,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/values/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
const repeat0 = errors === before0 && !over0 && func2(data1);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/values",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/values",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
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

const schema4 = {"type":"object","additionalProperties":false,"required":["key","label","description","type","is_required","is_repeated","default_value","choices","minimum","maximum","max_length","max_items","reference_kind","can_use_shortcodes","shown_when"],"properties":{"key":{"$ref":"schema:Key"},"label":{"$ref":"schema:CatalogLabel"},"description":{"$ref":"schema:CatalogDescription"},"type":{"$ref":"schema:CatalogConfigFieldType"},"is_required":{"type":"boolean"},"is_repeated":{"type":"boolean"},"default_value":{"$ref":"schema:CatalogDefault"},"choices":{"$ref":"schema:CatalogChoices"},"minimum":{"type":["number","null"],"minimum":-9007199254740991,"maximum":9007199254740991},"maximum":{"type":["number","null"],"minimum":-9007199254740991,"maximum":9007199254740991},"max_length":{"type":["integer","null"],"minimum":1,"maximum":100000},"max_items":{"type":["integer","null"],"minimum":1,"maximum":1000},"reference_kind":{"anyOf":[{"$ref":"schema:CatalogReferenceKind"},{"type":"null"}]},"can_use_shortcodes":{"type":"boolean"},"shown_when":{"anyOf":[{"$ref":"schema:CatalogShownWhen"},{"type":"null"}]}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.is_required === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_required"},message:"must have required property '"+"is_required"+"'"});
errors++;
}
if(data.is_repeated === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_repeated"},message:"must have required property '"+"is_repeated"+"'"});
errors++;
}
if(data.default_value === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "default_value"},message:"must have required property '"+"default_value"+"'"});
errors++;
}
if(data.choices === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "choices"},message:"must have required property '"+"choices"+"'"});
errors++;
}
if(data.minimum === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "minimum"},message:"must have required property '"+"minimum"+"'"});
errors++;
}
if(data.maximum === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "maximum"},message:"must have required property '"+"maximum"+"'"});
errors++;
}
if(data.max_length === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_length"},message:"must have required property '"+"max_length"+"'"});
errors++;
}
if(data.max_items === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_items"},message:"must have required property '"+"max_items"+"'"});
errors++;
}
if(data.reference_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reference_kind"},message:"must have required property '"+"reference_kind"+"'"});
errors++;
}
if(data.can_use_shortcodes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "can_use_shortcodes"},message:"must have required property '"+"can_use_shortcodes"+"'"});
errors++;
}
if(data.shown_when === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "shown_when"},message:"must have required property '"+"shown_when"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema4.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate1(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(!(validate4(data3, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.is_required !== undefined){
let data4 = data.is_required;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_repeated !== undefined){
let data5 = data.is_repeated;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_repeated",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.default_value !== undefined){
let data6 = data.default_value;
if(!(validate5(data6, {instancePath:instancePath+"/default_value",parentData:data,parentDataProperty:"default_value",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.choices !== undefined){
let data7 = data.choices;
if(!(validate7(data7, {instancePath:instancePath+"/choices",parentData:data,parentDataProperty:"choices",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.minimum !== undefined){
let data8 = data.minimum;
if((!(typeof data8 == "number")) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/minimum",keyword:"type",params:{type: schema4.properties.minimum.type},message:"must be number,null"});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/minimum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data8 < -9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"});
errors++;
}
}
}
if(data.maximum !== undefined){
let data9 = data.maximum;
if((!(typeof data9 == "number")) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum",keyword:"type",params:{type: schema4.properties.maximum.type},message:"must be number,null"});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data9 < -9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"});
errors++;
}
}
}
if(data.max_length !== undefined){
let data10 = data.max_length;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/max_length",keyword:"type",params:{type: schema4.properties.max_length.type},message:"must be integer,null"});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 100000 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/max_length",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"});
errors++;
}
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/max_length",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.max_items !== undefined){
let data11 = data.max_items;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/max_items",keyword:"type",params:{type: schema4.properties.max_items.type},message:"must be integer,null"});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 1000 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/max_items",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"});
errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/max_items",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.reference_kind !== undefined){
let data12 = data.reference_kind;
const _errs21 = errors;
let valid1 = false;
const _errs22 = errors;
if(!(validate8(data12, {instancePath:instancePath+"/reference_kind",parentData:data,parentDataProperty:"reference_kind",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs23 = errors;
if(data12 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/reference_kind",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs23 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/reference_kind",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.can_use_shortcodes !== undefined){
let data13 = data.can_use_shortcodes;
if(typeof data13 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/can_use_shortcodes",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.shown_when !== undefined){
let data14 = data.shown_when;
const _errs28 = errors;
let valid2 = false;
const _errs29 = errors;
if(!(validate9(data14, {instancePath:instancePath+"/shown_when",parentData:data,parentDataProperty:"shown_when",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid1 = _errs29 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs30 = errors;
if(data14 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/shown_when",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs30 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/shown_when",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.is_required === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_required"},message:"must have required property '"+"is_required"+"'"});
errors++;
}
if(data.is_repeated === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_repeated"},message:"must have required property '"+"is_repeated"+"'"});
errors++;
}
if(data.default_value === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "default_value"},message:"must have required property '"+"default_value"+"'"});
errors++;
}
if(data.choices === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "choices"},message:"must have required property '"+"choices"+"'"});
errors++;
}
if(data.minimum === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "minimum"},message:"must have required property '"+"minimum"+"'"});
errors++;
}
if(data.maximum === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "maximum"},message:"must have required property '"+"maximum"+"'"});
errors++;
}
if(data.max_length === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_length"},message:"must have required property '"+"max_length"+"'"});
errors++;
}
if(data.max_items === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_items"},message:"must have required property '"+"max_items"+"'"});
errors++;
}
if(data.reference_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reference_kind"},message:"must have required property '"+"reference_kind"+"'"});
errors++;
}
if(data.can_use_shortcodes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "can_use_shortcodes"},message:"must have required property '"+"can_use_shortcodes"+"'"});
errors++;
}
if(data.shown_when === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "shown_when"},message:"must have required property '"+"shown_when"+"'"});
errors++;
}
if(data.heading === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'"});
errors++;
}
if(data.fields === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema0.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate1(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(!(validate4(data3, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.is_required !== undefined){
let data4 = data.is_required;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_repeated !== undefined){
let data5 = data.is_repeated;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_repeated",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.default_value !== undefined){
let data6 = data.default_value;
if(!(validate5(data6, {instancePath:instancePath+"/default_value",parentData:data,parentDataProperty:"default_value",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.choices !== undefined){
let data7 = data.choices;
if(!(validate7(data7, {instancePath:instancePath+"/choices",parentData:data,parentDataProperty:"choices",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.minimum !== undefined){
let data8 = data.minimum;
if((!(typeof data8 == "number")) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/minimum",keyword:"type",params:{type: schema0.properties.minimum.type},message:"must be number,null"});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/minimum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data8 < -9007199254740991 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"});
errors++;
}
}
}
if(data.maximum !== undefined){
let data9 = data.maximum;
if((!(typeof data9 == "number")) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum",keyword:"type",params:{type: schema0.properties.maximum.type},message:"must be number,null"});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data9 < -9007199254740991 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"});
errors++;
}
}
}
if(data.max_length !== undefined){
let data10 = data.max_length;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/max_length",keyword:"type",params:{type: schema0.properties.max_length.type},message:"must be integer,null"});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 100000 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/max_length",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"});
errors++;
}
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/max_length",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.max_items !== undefined){
let data11 = data.max_items;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/max_items",keyword:"type",params:{type: schema0.properties.max_items.type},message:"must be integer,null"});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 1000 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/max_items",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"});
errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/max_items",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.reference_kind !== undefined){
let data12 = data.reference_kind;
const _errs21 = errors;
let valid1 = false;
const _errs22 = errors;
if(!(validate8(data12, {instancePath:instancePath+"/reference_kind",parentData:data,parentDataProperty:"reference_kind",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs23 = errors;
if(data12 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/reference_kind",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs23 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/reference_kind",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.can_use_shortcodes !== undefined){
let data13 = data.can_use_shortcodes;
if(typeof data13 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/can_use_shortcodes",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.shown_when !== undefined){
let data14 = data.shown_when;
const _errs28 = errors;
let valid2 = false;
const _errs29 = errors;
if(!(validate9(data14, {instancePath:instancePath+"/shown_when",parentData:data,parentDataProperty:"shown_when",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid1 = _errs29 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs30 = errors;
if(data14 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/shown_when",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs30 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/shown_when",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.heading !== undefined){
let data15 = data.heading;
if((typeof data15 !== "string") && (data15 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/heading",keyword:"type",params:{type: schema0.properties.heading.type},message:"must be string,null"});
errors++;
}
if(typeof data15 === "string"){
if(data15.length > 80 && (data15.length > 160 || func0(data15) > 80)){
(vErrors ??= []).push({instancePath:instancePath+"/heading",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(data15.length < 1 || (data15.length < 2 && func0(data15) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/heading",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data15.length <= 256){
if(!pattern1.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/heading",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
}
if(data.fields !== undefined){
let data16 = data.fields;
if(Array.isArray(data16)){
const over0 = data16.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/fields",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid4 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
const _errs36 = errors;
if(!(validate10(data17, {instancePath:instancePath+"/fields/" + i0,parentData:data16,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid3 = _errs36 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid3){
valid4 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fields",keyword:"type",params:{type: "array"},message:"must be array"});
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


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate11(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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
validate12.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 20000 && (data.length > 40000 || func0(data) > 20000)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"});
errors++;
}
if(data.length < 2 || (data.length < 4 && func0(data) < 2)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.config_fields === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config_fields"},message:"must have required property '"+"config_fields"+"'"});
errors++;
}
if(data.example_json === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "example_json"},message:"must have required property '"+"example_json"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "key") || (key0 === "label")) || (key0 === "description")) || (key0 === "config_fields")) || (key0 === "example_json"))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate1(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.config_fields !== undefined){
let data3 = data.config_fields;
if(!(validate12(data3, {instancePath:instancePath+"/config_fields",parentData:data,parentDataProperty:"config_fields",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.example_json !== undefined){
let data4 = data.example_json;
if(!(validate13(data4, {instancePath:instancePath+"/example_json",parentData:data,parentDataProperty:"example_json",rootData}))){
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


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "total") || (key0 === "limit")) || (key0 === "offset"))){
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
validate15.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate14(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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

const v1 = validate16;
const schema5 = {"type":"object","additionalProperties":false,"required":["type","message"],"properties":{"type":{"type":"string","enum":["validation_error","permission_denied","not_found","conflict","rate_limited","internal"]},"message":{"type":"string","maxLength":4000}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "message"))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema5.properties.type.enum;
if(!((((((data0 === "validation_error") || (data0 === "permission_denied")) || (data0 === "not_found")) || (data0 === "conflict")) || (data0 === "rate_limited")) || (data0 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema5.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(data1.length > 4000 && (data1.length > 8000 || func0(data1) > 4000)){
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
validate17.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "error")){
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
if(data.error !== undefined){
let data0 = data.error;
if(!(validate17(data0, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
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

const v2 = validate18;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"});
errors++;
}
if(data.error_description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "error_description"},message:"must have required property '"+"error_description"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "error") || (key0 === "error_description"))){
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
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(data0.length > 64 && (data0.length > 128 || func0(data0) > 64)){
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
if(data1.length > 1000 && (data1.length > 2000 || func0(data1) > 1000)){
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
validate18.errors = vErrors;
return errors === 0;
}

const v3 = validate19;
const schema6 = {"type":"object","additionalProperties":false,"required":["key","label","description","icon","category","capabilities","record_kind","field_count","field_limit"],"properties":{"key":{"$ref":"schema:FieldEntityType"},"label":{"$ref":"schema:CatalogLabel"},"description":{"$ref":"schema:CatalogDescription"},"icon":{"$ref":"schema:IconName"},"category":{"$ref":"schema:CatalogCategory"},"capabilities":{"$ref":"schema:CatalogCapabilities"},"record_kind":{"anyOf":[{"$ref":"schema:RecordKind"},{"type":"null"}]},"field_count":{"type":"integer","minimum":0,"maximum":500},"field_limit":{"type":"integer","minimum":0,"maximum":500}}};
const schema7 = {"type":"string","enum":["client","agency","user","task","ticket","escalation","custom_object_record"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema7.enum;
if(!(((((((data === "client") || (data === "agency")) || (data === "user")) || (data === "task")) || (data === "ticket")) || (data === "escalation")) || (data === "custom_object_record"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 64 && (data.length > 128 || func0(data) > 64)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^[a-z][a-z0-9_]*$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 60 && (data.length > 120 || func0(data) > 60)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern3.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"string","enum":["conditional","resizable","collapsible","nestable","editable","read_only","shortcodes","required","unique","default_value","multiple","computed","sortable","filterable","groupable","searchable","per_profile"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema8.enum;
if(!(((((((((((((((((data === "conditional") || (data === "resizable")) || (data === "collapsible")) || (data === "nestable")) || (data === "editable")) || (data === "read_only")) || (data === "shortcodes")) || (data === "required")) || (data === "unique")) || (data === "default_value")) || (data === "multiple")) || (data === "computed")) || (data === "sortable")) || (data === "filterable")) || (data === "groupable")) || (data === "searchable")) || (data === "per_profile"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const over0 = data.length > 17;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 17},message:"must NOT have more than 17 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
const repeat0 = errors === before0 && !over0 && func2(data);
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

const schema9 = {"type":"string","enum":["client","client_note","client_program","task","task_stage","ticket","ticket_message","escalation","sop","training_course","training_lesson","custom_object_record","form_submission","invoice","time_entry","chat_message","comment","user"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema9.enum;
if(!((((((((((((((((((data === "client") || (data === "client_note")) || (data === "client_program")) || (data === "task")) || (data === "task_stage")) || (data === "ticket")) || (data === "ticket_message")) || (data === "escalation")) || (data === "sop")) || (data === "training_course")) || (data === "training_lesson")) || (data === "custom_object_record")) || (data === "form_submission")) || (data === "invoice")) || (data === "time_entry")) || (data === "chat_message")) || (data === "comment")) || (data === "user"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.capabilities === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "capabilities"},message:"must have required property '"+"capabilities"+"'"});
errors++;
}
if(data.record_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record_kind"},message:"must have required property '"+"record_kind"+"'"});
errors++;
}
if(data.field_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field_count"},message:"must have required property '"+"field_count"+"'"});
errors++;
}
if(data.field_limit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field_limit"},message:"must have required property '"+"field_limit"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema6.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate20(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(!(validate21(data3, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data4 = data.category;
if(!(validate22(data4, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.capabilities !== undefined){
let data5 = data.capabilities;
if(!(validate24(data5, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.record_kind !== undefined){
let data6 = data.record_kind;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate25(data6, {instancePath:instancePath+"/record_kind",parentData:data,parentDataProperty:"record_kind",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/record_kind",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/record_kind",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.field_count !== undefined){
let data7 = data.field_count;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/field_count",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 500 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/field_count",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"});
errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/field_count",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.field_limit !== undefined){
let data8 = data.field_limit;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/field_limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 500 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/field_limit",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"});
errors++;
}
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/field_limit",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
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


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate26(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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

const v4 = validate27;
const schema10 = {"type":"object","additionalProperties":false,"required":["key","label","description","icon","category","capabilities","field_types","surfaces","default_for","min_width","max_width"],"properties":{"key":{"$ref":"schema:Key"},"label":{"$ref":"schema:CatalogLabel"},"description":{"$ref":"schema:CatalogDescription"},"icon":{"$ref":"schema:IconName"},"category":{"$ref":"schema:CatalogCategory"},"capabilities":{"$ref":"schema:CatalogCapabilities"},"field_types":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"$ref":"schema:FieldType"}},"surfaces":{"$ref":"schema:CatalogSurfaces"},"default_for":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"$ref":"schema:FieldType"}},"min_width":{"$ref":"schema:CatalogWidth"},"max_width":{"$ref":"schema:CatalogWidth"}}};
const schema11 = {"type":"string","enum":["text","long_text","number","money","date","date_time","checkbox","single_choice","multi_choice","user","client","email","phone","url","address","composite","formula","file"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema11.enum;
if(!((((((((((((((((((data === "text") || (data === "long_text")) || (data === "number")) || (data === "money")) || (data === "date")) || (data === "date_time")) || (data === "checkbox")) || (data === "single_choice")) || (data === "multi_choice")) || (data === "user")) || (data === "client")) || (data === "email")) || (data === "phone")) || (data === "url")) || (data === "address")) || (data === "composite")) || (data === "formula")) || (data === "file"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"string","enum":["page","modal","form"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema12.enum;
if(!(((data === "page") || (data === "modal")) || (data === "form"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema12.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const over0 = data.length > 3;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate29(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
const repeat0 = errors === before0 && !over0 && func2(data);
if(repeat0){
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
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
validate31.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.capabilities === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "capabilities"},message:"must have required property '"+"capabilities"+"'"});
errors++;
}
if(data.field_types === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field_types"},message:"must have required property '"+"field_types"+"'"});
errors++;
}
if(data.surfaces === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "surfaces"},message:"must have required property '"+"surfaces"+"'"});
errors++;
}
if(data.default_for === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "default_for"},message:"must have required property '"+"default_for"+"'"});
errors++;
}
if(data.min_width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "min_width"},message:"must have required property '"+"min_width"+"'"});
errors++;
}
if(data.max_width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_width"},message:"must have required property '"+"max_width"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema10.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate1(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(!(validate21(data3, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data4 = data.category;
if(!(validate22(data4, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.capabilities !== undefined){
let data5 = data.capabilities;
if(!(validate24(data5, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.field_types !== undefined){
let data6 = data.field_types;
if(Array.isArray(data6)){
const over0 = data6.length > 20;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/field_types",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs10 = errors;
if(!(validate28(data7, {instancePath:instancePath+"/field_types/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data6);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/field_types",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/field_types",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.surfaces !== undefined){
let data8 = data.surfaces;
if(!(validate30(data8, {instancePath:instancePath+"/surfaces",parentData:data,parentDataProperty:"surfaces",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.default_for !== undefined){
let data9 = data.default_for;
if(Array.isArray(data9)){
const over1 = data9.length > 20;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/default_for",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs14 = errors;
if(!(validate28(data10, {instancePath:instancePath+"/default_for/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
if(errors - before1 >= 100){
break;
}
if(!valid3){
valid4 = false;
}
}
}
const repeat1 = errors === before1 && !over1 && func2(data9);
if(repeat1){
(vErrors ??= []).push({instancePath:instancePath+"/default_for",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/default_for",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.min_width !== undefined){
let data11 = data.min_width;
if(!(validate31(data11, {instancePath:instancePath+"/min_width",parentData:data,parentDataProperty:"min_width",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.max_width !== undefined){
let data12 = data.max_width;
if(!(validate31(data12, {instancePath:instancePath+"/max_width",parentData:data,parentDataProperty:"max_width",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.layout === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "layout"},message:"must have required property '"+"layout"+"'"});
errors++;
}
if(data.config_fields === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config_fields"},message:"must have required property '"+"config_fields"+"'"});
errors++;
}
if(data.read_only_text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "read_only_text"},message:"must have required property '"+"read_only_text"+"'"});
errors++;
}
if(data.empty_text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "empty_text"},message:"must have required property '"+"empty_text"+"'"});
errors++;
}
if(data.example_json === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "example_json"},message:"must have required property '"+"example_json"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "layout") || (key0 === "config_fields")) || (key0 === "read_only_text")) || (key0 === "empty_text")) || (key0 === "example_json"))){
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
if(data.layout !== undefined){
let data0 = data.layout;
if(!(validate32(data0, {instancePath:instancePath+"/layout",parentData:data,parentDataProperty:"layout",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.config_fields !== undefined){
let data1 = data.config_fields;
if(!(validate12(data1, {instancePath:instancePath+"/config_fields",parentData:data,parentDataProperty:"config_fields",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.read_only_text !== undefined){
let data2 = data.read_only_text;
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func0(data2) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/read_only_text",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/read_only_text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data2.length <= 1000){
if(!pattern1.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/read_only_text",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/read_only_text",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.empty_text !== undefined){
let data3 = data.empty_text;
if(typeof data3 === "string"){
if(data3.length > 500 && (data3.length > 1000 || func0(data3) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/empty_text",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data3.length < 1 || (data3.length < 2 && func0(data3) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/empty_text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data3.length <= 1000){
if(!pattern1.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/empty_text",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/empty_text",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.example_json !== undefined){
let data4 = data.example_json;
if(!(validate13(data4, {instancePath:instancePath+"/example_json",parentData:data,parentDataProperty:"example_json",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
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


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate33(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
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

const v5 = validate34;

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate32(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

const v6 = validate35;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.capabilities === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "capabilities"},message:"must have required property '"+"capabilities"+"'"});
errors++;
}
if(data.entity_types === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "entity_types"},message:"must have required property '"+"entity_types"+"'"});
errors++;
}
if(data.is_form_question === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_form_question"},message:"must have required property '"+"is_form_question"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((((key0 === "key") || (key0 === "label")) || (key0 === "description")) || (key0 === "icon")) || (key0 === "category")) || (key0 === "capabilities")) || (key0 === "entity_types")) || (key0 === "is_form_question"))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate28(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(!(validate21(data3, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data4 = data.category;
if(!(validate22(data4, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.capabilities !== undefined){
let data5 = data.capabilities;
if(!(validate24(data5, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.entity_types !== undefined){
let data6 = data.entity_types;
if(Array.isArray(data6)){
const over0 = data6.length > 20;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/entity_types",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs10 = errors;
if(!(validate20(data7, {instancePath:instancePath+"/entity_types/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data6);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/entity_types",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entity_types",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_form_question !== undefined){
let data8 = data.is_form_question;
if(typeof data8 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_form_question",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
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


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const repeat0 = errors === before0 && !over0 && func2(data);
if(repeat0){
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","minProperties":1,"maxProperties":50,"propertyNames":{"$ref":"schema:Key"},"additionalProperties":{"type":["string","number","boolean","null"],"maxLength":2000,"minimum":-9007199254740991,"maximum":9007199254740991},"if":{"type":"object","required":["amount_minor"]},"then":{"$ref":"schema:Money"}};
const pattern4 = new RegExp("^[A-Z]{3}$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern4.test(data1)){
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
validate38.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
if(!(validate1(key0, {instancePath,parentData:data,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: schema13.additionalProperties.type},message:"must be string,number,boolean,null"});
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
validate39.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs8 = errors;
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
validate40.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"string","enum":["equals","not_equals","in_list","not_in_list","contains","starts_with","greater_than","greater_or_equal","less_than","less_or_equal","between","is_empty","is_not_empty"]};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema14.enum;
if(!(((((((((((((data === "equals") || (data === "not_equals")) || (data === "in_list")) || (data === "not_in_list")) || (data === "contains")) || (data === "starts_with")) || (data === "greater_than")) || (data === "greater_or_equal")) || (data === "less_than")) || (data === "less_or_equal")) || (data === "between")) || (data === "is_empty")) || (data === "is_not_empty"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field_type"},message:"must have required property '"+"field_type"+"'"});
errors++;
}
if(data.value_description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "value_description"},message:"must have required property '"+"value_description"+"'"});
errors++;
}
if(data.example_value === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "example_value"},message:"must have required property '"+"example_value"+"'"});
errors++;
}
if(data.operators === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "operators"},message:"must have required property '"+"operators"+"'"});
errors++;
}
if(data.field_layouts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field_layouts"},message:"must have required property '"+"field_layouts"+"'"});
errors++;
}
if(data.config_fields === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config_fields"},message:"must have required property '"+"config_fields"+"'"});
errors++;
}
if(data.example_json === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "example_json"},message:"must have required property '"+"example_json"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "field_type") || (key0 === "value_description")) || (key0 === "example_value")) || (key0 === "operators")) || (key0 === "field_layouts")) || (key0 === "config_fields")) || (key0 === "example_json"))){
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
if(data.field_type !== undefined){
let data0 = data.field_type;
if(!(validate36(data0, {instancePath:instancePath+"/field_type",parentData:data,parentDataProperty:"field_type",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.value_description !== undefined){
let data1 = data.value_description;
if(typeof data1 === "string"){
if(data1.length > 1000 && (data1.length > 2000 || func0(data1) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/value_description",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func0(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/value_description",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 2000){
if(!pattern1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/value_description",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/value_description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.example_value !== undefined){
let data2 = data.example_value;
if(!(validate40(data2, {instancePath:instancePath+"/example_value",parentData:data,parentDataProperty:"example_value",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.operators !== undefined){
let data3 = data.operators;
if(Array.isArray(data3)){
const over0 = data3.length > 13;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/operators",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs8 = errors;
if(!(validate41(data4, {instancePath:instancePath+"/operators/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
const repeat0 = errors === before0 && !over0 && func2(data3);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/operators",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/operators",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.field_layouts !== undefined){
let data5 = data.field_layouts;
if(Array.isArray(data5)){
const over1 = data5.length > 20;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/field_layouts",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs11 = errors;
if(!(validate1(data6, {instancePath:instancePath+"/field_layouts/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
const repeat1 = errors === before1 && !over1 && func2(data5);
if(repeat1){
(vErrors ??= []).push({instancePath:instancePath+"/field_layouts",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/field_layouts",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.config_fields !== undefined){
let data7 = data.config_fields;
if(!(validate12(data7, {instancePath:instancePath+"/config_fields",parentData:data,parentDataProperty:"config_fields",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.example_json !== undefined){
let data8 = data.example_json;
if(!(validate13(data8, {instancePath:instancePath+"/example_json",parentData:data,parentDataProperty:"example_json",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate42(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

const v7 = validate43;

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate36(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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

const v8 = validate44;
const schema15 = {"type":"object","additionalProperties":false,"required":["key","label","description","icon","category","capabilities","is_available","maximum_count","config_fields"],"properties":{"key":{"$ref":"schema:Key"},"label":{"$ref":"schema:CatalogLabel"},"description":{"$ref":"schema:CatalogDescription"},"icon":{"$ref":"schema:IconName"},"category":{"$ref":"schema:CatalogCategory"},"capabilities":{"$ref":"schema:CatalogCapabilities"},"is_available":{"type":"boolean"},"maximum_count":{"type":["integer","null"],"minimum":1,"maximum":10000},"config_fields":{"$ref":"schema:CatalogConfigFields"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.capabilities === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "capabilities"},message:"must have required property '"+"capabilities"+"'"});
errors++;
}
if(data.is_available === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_available"},message:"must have required property '"+"is_available"+"'"});
errors++;
}
if(data.maximum_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "maximum_count"},message:"must have required property '"+"maximum_count"+"'"});
errors++;
}
if(data.config_fields === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config_fields"},message:"must have required property '"+"config_fields"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema15.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate1(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(!(validate21(data3, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data4 = data.category;
if(!(validate22(data4, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.capabilities !== undefined){
let data5 = data.capabilities;
if(!(validate24(data5, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.is_available !== undefined){
let data6 = data.is_available;
if(typeof data6 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_available",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.maximum_count !== undefined){
let data7 = data.maximum_count;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum_count",keyword:"type",params:{type: schema15.properties.maximum_count.type},message:"must be integer,null"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 10000 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum_count",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"});
errors++;
}
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum_count",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.config_fields !== undefined){
let data8 = data.config_fields;
if(!(validate12(data8, {instancePath:instancePath+"/config_fields",parentData:data,parentDataProperty:"config_fields",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate45(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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

const v9 = validate46;

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.search_words === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "search_words"},message:"must have required property '"+"search_words"+"'"});
errors++;
}
if(data.svg_path === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "svg_path"},message:"must have required property '"+"svg_path"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "key") || (key0 === "label")) || (key0 === "category")) || (key0 === "search_words")) || (key0 === "svg_path"))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate21(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data2 = data.category;
if(!(validate22(data2, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.search_words !== undefined){
let data3 = data.search_words;
if(Array.isArray(data3)){
const over0 = data3.length > 50;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/search_words",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs7 = errors;
if(typeof data4 === "string"){
if(data4.length > 50 && (data4.length > 100 || func0(data4) > 50)){
(vErrors ??= []).push({instancePath:instancePath+"/search_words/" + i0,keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"});
errors++;
}
if(data4.length < 1 || (data4.length < 2 && func0(data4) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/search_words/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search_words/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
const repeat0 = errors === before0 && !over0 && func2(data3);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/search_words",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search_words",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.svg_path !== undefined){
let data5 = data.svg_path;
if(typeof data5 === "string"){
if(data5.length > 10000 && (data5.length > 20000 || func0(data5) > 10000)){
(vErrors ??= []).push({instancePath:instancePath+"/svg_path",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});
errors++;
}
if(data5.length < 1 || (data5.length < 2 && func0(data5) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/svg_path",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data5.length <= 20000){
if(!pattern1.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/svg_path",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/svg_path",keyword:"type",params:{type: "string"},message:"must be string"});
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


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate47(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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

const v10 = validate48;
const schema16 = {"type":"object","additionalProperties":false,"required":["key","label","description","icon","category","capabilities","surfaces","max_columns","item_kinds"],"properties":{"key":{"$ref":"schema:EntityLayoutContainer"},"label":{"$ref":"schema:CatalogLabel"},"description":{"$ref":"schema:CatalogDescription"},"icon":{"$ref":"schema:IconName"},"category":{"$ref":"schema:CatalogCategory"},"capabilities":{"$ref":"schema:CatalogCapabilities"},"surfaces":{"$ref":"schema:CatalogSurfaces"},"max_columns":{"$ref":"schema:CatalogWidth"},"item_kinds":{"type":"array","maxItems":4,"uniqueItems":true,"items":{"$ref":"schema:EntityLayoutItemKind"}}}};
const schema17 = {"type":"string","enum":["card","plain","accordion","sidebar","banner"]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema17.enum;
if(!(((((data === "card") || (data === "plain")) || (data === "accordion")) || (data === "sidebar")) || (data === "banner"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"string","enum":["field","system","element","widget"]};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema18.enum;
if(!((((data === "field") || (data === "system")) || (data === "element")) || (data === "widget"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema18.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.capabilities === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "capabilities"},message:"must have required property '"+"capabilities"+"'"});
errors++;
}
if(data.surfaces === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "surfaces"},message:"must have required property '"+"surfaces"+"'"});
errors++;
}
if(data.max_columns === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_columns"},message:"must have required property '"+"max_columns"+"'"});
errors++;
}
if(data.item_kinds === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "item_kinds"},message:"must have required property '"+"item_kinds"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema16.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate49(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(!(validate21(data3, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data4 = data.category;
if(!(validate22(data4, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.capabilities !== undefined){
let data5 = data.capabilities;
if(!(validate24(data5, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.surfaces !== undefined){
let data6 = data.surfaces;
if(!(validate30(data6, {instancePath:instancePath+"/surfaces",parentData:data,parentDataProperty:"surfaces",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.max_columns !== undefined){
let data7 = data.max_columns;
if(!(validate31(data7, {instancePath:instancePath+"/max_columns",parentData:data,parentDataProperty:"max_columns",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.item_kinds !== undefined){
let data8 = data.item_kinds;
if(Array.isArray(data8)){
const over0 = data8.length > 4;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/item_kinds",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs12 = errors;
if(!(validate50(data9, {instancePath:instancePath+"/item_kinds/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data8);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/item_kinds",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/item_kinds",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
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


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate51(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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

const v11 = validate52;
const schema19 = {"type":"object","additionalProperties":false,"required":["key","label","description","icon","category","capabilities","surfaces","min_width","max_width","default_width"],"properties":{"key":{"$ref":"schema:LayoutElementType"},"label":{"$ref":"schema:CatalogLabel"},"description":{"$ref":"schema:CatalogDescription"},"icon":{"$ref":"schema:IconName"},"category":{"$ref":"schema:CatalogCategory"},"capabilities":{"$ref":"schema:CatalogCapabilities"},"surfaces":{"$ref":"schema:CatalogSurfaces"},"min_width":{"$ref":"schema:CatalogWidth"},"max_width":{"$ref":"schema:CatalogWidth"},"default_width":{"$ref":"schema:CatalogWidth"}}};
const schema20 = {"type":"string","enum":["heading","rich_text","callout","image","divider","spacer","button","link","embed"]};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema20.enum;
if(!(((((((((data === "heading") || (data === "rich_text")) || (data === "callout")) || (data === "image")) || (data === "divider")) || (data === "spacer")) || (data === "button")) || (data === "link")) || (data === "embed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.capabilities === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "capabilities"},message:"must have required property '"+"capabilities"+"'"});
errors++;
}
if(data.surfaces === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "surfaces"},message:"must have required property '"+"surfaces"+"'"});
errors++;
}
if(data.min_width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "min_width"},message:"must have required property '"+"min_width"+"'"});
errors++;
}
if(data.max_width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_width"},message:"must have required property '"+"max_width"+"'"});
errors++;
}
if(data.default_width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "default_width"},message:"must have required property '"+"default_width"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate53(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(!(validate21(data3, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data4 = data.category;
if(!(validate22(data4, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.capabilities !== undefined){
let data5 = data.capabilities;
if(!(validate24(data5, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.surfaces !== undefined){
let data6 = data.surfaces;
if(!(validate30(data6, {instancePath:instancePath+"/surfaces",parentData:data,parentDataProperty:"surfaces",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.min_width !== undefined){
let data7 = data.min_width;
if(!(validate31(data7, {instancePath:instancePath+"/min_width",parentData:data,parentDataProperty:"min_width",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.max_width !== undefined){
let data8 = data.max_width;
if(!(validate31(data8, {instancePath:instancePath+"/max_width",parentData:data,parentDataProperty:"max_width",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.default_width !== undefined){
let data9 = data.default_width;
if(!(validate31(data9, {instancePath:instancePath+"/default_width",parentData:data,parentDataProperty:"default_width",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate54(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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

const v12 = validate55;
const schema21 = {"type":"object","additionalProperties":false,"required":["key","label","description","icon","category","capabilities","surfaces","min_width","max_width","default_width","system_keys"],"properties":{"key":{"$ref":"schema:EntityLayoutItemKind"},"label":{"$ref":"schema:CatalogLabel"},"description":{"$ref":"schema:CatalogDescription"},"icon":{"$ref":"schema:IconName"},"category":{"$ref":"schema:CatalogCategory"},"capabilities":{"$ref":"schema:CatalogCapabilities"},"surfaces":{"$ref":"schema:CatalogSurfaces"},"min_width":{"$ref":"schema:CatalogWidth"},"max_width":{"$ref":"schema:CatalogWidth"},"default_width":{"$ref":"schema:CatalogWidth"},"system_keys":{"type":"array","maxItems":300,"items":{"$ref":"schema:LayoutSystemKey"}}}};
const schema22 = {"type":"string","enum":["client","task","ticket","client_program","custom_object_record"]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema22.enum;
if(!(((((data === "client") || (data === "task")) || (data === "ticket")) || (data === "client_program")) || (data === "custom_object_record"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^[a-z][a-z_]*$", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 40 && (data.length > 80 || func0(data) > 40)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern5.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z_]*$"},message:"must match pattern \""+"^[a-z][a-z_]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entity_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "entity_type"},message:"must have required property '"+"entity_type"+"'"});
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
if(data.value_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "value_type"},message:"must have required property '"+"value_type"+"'"});
errors++;
}
if(data.is_editable === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_editable"},message:"must have required property '"+"is_editable"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "entity_type") || (key0 === "key")) || (key0 === "label")) || (key0 === "value_type")) || (key0 === "is_editable"))){
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
if(data.entity_type !== undefined){
let data0 = data.entity_type;
if(!(validate56(data0, {instancePath:instancePath+"/entity_type",parentData:data,parentDataProperty:"entity_type",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined){
let data1 = data.key;
if(!(validate1(data1, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(!(validate2(data2, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.value_type !== undefined){
let data3 = data.value_type;
if(!(validate57(data3, {instancePath:instancePath+"/value_type",parentData:data,parentDataProperty:"value_type",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.is_editable !== undefined){
let data4 = data.is_editable;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_editable",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.capabilities === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "capabilities"},message:"must have required property '"+"capabilities"+"'"});
errors++;
}
if(data.surfaces === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "surfaces"},message:"must have required property '"+"surfaces"+"'"});
errors++;
}
if(data.min_width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "min_width"},message:"must have required property '"+"min_width"+"'"});
errors++;
}
if(data.max_width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_width"},message:"must have required property '"+"max_width"+"'"});
errors++;
}
if(data.default_width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "default_width"},message:"must have required property '"+"default_width"+"'"});
errors++;
}
if(data.system_keys === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "system_keys"},message:"must have required property '"+"system_keys"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema21.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate50(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(!(validate21(data3, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data4 = data.category;
if(!(validate22(data4, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.capabilities !== undefined){
let data5 = data.capabilities;
if(!(validate24(data5, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.surfaces !== undefined){
let data6 = data.surfaces;
if(!(validate30(data6, {instancePath:instancePath+"/surfaces",parentData:data,parentDataProperty:"surfaces",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.min_width !== undefined){
let data7 = data.min_width;
if(!(validate31(data7, {instancePath:instancePath+"/min_width",parentData:data,parentDataProperty:"min_width",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.max_width !== undefined){
let data8 = data.max_width;
if(!(validate31(data8, {instancePath:instancePath+"/max_width",parentData:data,parentDataProperty:"max_width",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.default_width !== undefined){
let data9 = data.default_width;
if(!(validate31(data9, {instancePath:instancePath+"/default_width",parentData:data,parentDataProperty:"default_width",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.system_keys !== undefined){
let data10 = data.system_keys;
if(Array.isArray(data10)){
const over0 = data10.length > 300;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/system_keys",keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs14 = errors;
if(!(validate58(data11, {instancePath:instancePath+"/system_keys/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/system_keys",keyword:"type",params:{type: "array"},message:"must be array"});
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


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate59(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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

const v13 = validate60;
const schema23 = {"type":"object","additionalProperties":false,"required":["key","label","description","icon","category","capabilities","surfaces","entity_types","permission","min_width","max_width","default_width"],"properties":{"key":{"$ref":"schema:LayoutWidgetType"},"label":{"$ref":"schema:CatalogLabel"},"description":{"$ref":"schema:CatalogDescription"},"icon":{"$ref":"schema:IconName"},"category":{"$ref":"schema:CatalogCategory"},"capabilities":{"$ref":"schema:CatalogCapabilities"},"surfaces":{"$ref":"schema:CatalogSurfaces"},"entity_types":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"$ref":"schema:EntityLayoutEntityType"}},"permission":{"anyOf":[{"$ref":"schema:Permission"},{"type":"null"}]},"min_width":{"$ref":"schema:CatalogWidth"},"max_width":{"$ref":"schema:CatalogWidth"},"default_width":{"$ref":"schema:CatalogWidth"}}};
const schema24 = {"type":"string","enum":["record_list","linked_records","metric","chart","timeline","comments","notes","files","checklist","contacts","map","form"]};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema24.enum;
if(!((((((((((((data === "record_list") || (data === "linked_records")) || (data === "metric")) || (data === "chart")) || (data === "timeline")) || (data === "comments")) || (data === "notes")) || (data === "files")) || (data === "checklist")) || (data === "contacts")) || (data === "map")) || (data === "form"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema24.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"string","maxLength":64,"enum":["clients.view","clients.create","clients.edit","clients.delete","clients.merge","tasks.view","tasks.create","tasks.edit","tasks.transition","tasks.delete","tasks.manage","tickets.view","tickets.create","tickets.reply","tickets.edit","tickets.assign","tickets.delete","tickets.manage","tickets.review_drafts","escalations.view","escalations.create","escalations.edit","escalations.manage","sops.view","sops.author","sops.review","sops.publish","sops.manage","training.learn","training.author","training.assign","training.review","training.manage","automations.view","automations.author","automations.publish","automations.run","forms.view","forms.author","forms.publish","forms.review","programs.view","programs.manage","programs.bill","billing.view","billing.manage","objects.view","objects.edit","objects.define","chat.use","chat.moderate","time.own","time.manage","people.view","people.invite","people.manage","marketplace.acquire","marketplace.import","settings.view","settings.manage","settings.api","settings.webhooks"]};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const vSchema0 = schema25.enum;
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "clients.view") || (data === "clients.create")) || (data === "clients.edit")) || (data === "clients.delete")) || (data === "clients.merge")) || (data === "tasks.view")) || (data === "tasks.create")) || (data === "tasks.edit")) || (data === "tasks.transition")) || (data === "tasks.delete")) || (data === "tasks.manage")) || (data === "tickets.view")) || (data === "tickets.create")) || (data === "tickets.reply")) || (data === "tickets.edit")) || (data === "tickets.assign")) || (data === "tickets.delete")) || (data === "tickets.manage")) || (data === "tickets.review_drafts")) || (data === "escalations.view")) || (data === "escalations.create")) || (data === "escalations.edit")) || (data === "escalations.manage")) || (data === "sops.view")) || (data === "sops.author")) || (data === "sops.review")) || (data === "sops.publish")) || (data === "sops.manage")) || (data === "training.learn")) || (data === "training.author")) || (data === "training.assign")) || (data === "training.review")) || (data === "training.manage")) || (data === "automations.view")) || (data === "automations.author")) || (data === "automations.publish")) || (data === "automations.run")) || (data === "forms.view")) || (data === "forms.author")) || (data === "forms.publish")) || (data === "forms.review")) || (data === "programs.view")) || (data === "programs.manage")) || (data === "programs.bill")) || (data === "billing.view")) || (data === "billing.manage")) || (data === "objects.view")) || (data === "objects.edit")) || (data === "objects.define")) || (data === "chat.use")) || (data === "chat.moderate")) || (data === "time.own")) || (data === "time.manage")) || (data === "people.view")) || (data === "people.invite")) || (data === "people.manage")) || (data === "marketplace.acquire")) || (data === "marketplace.import")) || (data === "settings.view")) || (data === "settings.manage")) || (data === "settings.api")) || (data === "settings.webhooks"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"});
errors++;
}
if(typeof data === "string"){
if(data.length > 64 && (data.length > 128 || func0(data) > 64)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
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


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.capabilities === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "capabilities"},message:"must have required property '"+"capabilities"+"'"});
errors++;
}
if(data.surfaces === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "surfaces"},message:"must have required property '"+"surfaces"+"'"});
errors++;
}
if(data.entity_types === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "entity_types"},message:"must have required property '"+"entity_types"+"'"});
errors++;
}
if(data.permission === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "permission"},message:"must have required property '"+"permission"+"'"});
errors++;
}
if(data.min_width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "min_width"},message:"must have required property '"+"min_width"+"'"});
errors++;
}
if(data.max_width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "max_width"},message:"must have required property '"+"max_width"+"'"});
errors++;
}
if(data.default_width === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "default_width"},message:"must have required property '"+"default_width"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema23.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate61(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(!(validate21(data3, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data4 = data.category;
if(!(validate22(data4, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.capabilities !== undefined){
let data5 = data.capabilities;
if(!(validate24(data5, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.surfaces !== undefined){
let data6 = data.surfaces;
if(!(validate30(data6, {instancePath:instancePath+"/surfaces",parentData:data,parentDataProperty:"surfaces",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.entity_types !== undefined){
let data7 = data.entity_types;
if(Array.isArray(data7)){
const over0 = data7.length > 10;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/entity_types",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs11 = errors;
if(!(validate56(data8, {instancePath:instancePath+"/entity_types/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data7);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/entity_types",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/entity_types",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.permission !== undefined){
let data9 = data.permission;
const _errs13 = errors;
let valid3 = false;
const _errs14 = errors;
if(!(validate62(data9, {instancePath:instancePath+"/permission",parentData:data,parentDataProperty:"permission",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs15 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/permission",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/permission",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.min_width !== undefined){
let data10 = data.min_width;
if(!(validate31(data10, {instancePath:instancePath+"/min_width",parentData:data,parentDataProperty:"min_width",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.max_width !== undefined){
let data11 = data.max_width;
if(!(validate31(data11, {instancePath:instancePath+"/max_width",parentData:data,parentDataProperty:"max_width",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.default_width !== undefined){
let data12 = data.default_width;
if(!(validate31(data12, {instancePath:instancePath+"/default_width",parentData:data,parentDataProperty:"default_width",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate63(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
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

const v14 = validate64;
const schema26 = {"type":"object","additionalProperties":false,"required":["key","token","label","description","icon","category","capabilities","scope","value_type","is_list","is_sensitive","field_id","example"],"properties":{"key":{"$ref":"schema:ShortcodeKey"},"token":{"type":"string","minLength":5,"maxLength":210,"pattern":"\\S"},"label":{"$ref":"schema:CatalogLabel"},"description":{"$ref":"schema:CatalogDescription"},"icon":{"$ref":"schema:IconName"},"category":{"$ref":"schema:CatalogCategory"},"capabilities":{"$ref":"schema:CatalogCapabilities"},"scope":{"$ref":"schema:ScopeTypeKey"},"value_type":{"$ref":"schema:ListColumnValueType"},"is_list":{"type":"boolean"},"is_sensitive":{"type":"boolean"},"field_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"example":{"type":"string","maxLength":500}}};
const pattern6 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$", "u");

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 200 && (data.length > 400 || func0(data) > 200)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data.length <= 400){
if(!pattern6.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"string","enum":["agency","caller","client","client_program","task","task_stage","ticket","ticket_message","escalation","sop","training_course","custom_object_record","form_submission","invoice","automation_execution"]};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema27.enum;
if(!(((((((((((((((data === "agency") || (data === "caller")) || (data === "client")) || (data === "client_program")) || (data === "task")) || (data === "task_stage")) || (data === "ticket")) || (data === "ticket_message")) || (data === "escalation")) || (data === "sop")) || (data === "training_course")) || (data === "custom_object_record")) || (data === "form_submission")) || (data === "invoice")) || (data === "automation_execution"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 36 && (data.length > 72 || func0(data) > 36)){
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
validate67.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.capabilities === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "capabilities"},message:"must have required property '"+"capabilities"+"'"});
errors++;
}
if(data.scope === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "scope"},message:"must have required property '"+"scope"+"'"});
errors++;
}
if(data.value_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "value_type"},message:"must have required property '"+"value_type"+"'"});
errors++;
}
if(data.is_list === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_list"},message:"must have required property '"+"is_list"+"'"});
errors++;
}
if(data.is_sensitive === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_sensitive"},message:"must have required property '"+"is_sensitive"+"'"});
errors++;
}
if(data.field_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "field_id"},message:"must have required property '"+"field_id"+"'"});
errors++;
}
if(data.example === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "example"},message:"must have required property '"+"example"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema26.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate65(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.token !== undefined){
let data1 = data.token;
if(typeof data1 === "string"){
if(data1.length > 210 && (data1.length > 420 || func0(data1) > 210)){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 210},message:"must NOT have more than 210 characters"});
errors++;
}
if(data1.length < 5 || (data1.length < 10 && func0(data1) < 5)){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"});
errors++;
}
if(data1.length <= 420){
if(!pattern1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(!(validate2(data2, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(!(validate3(data3, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
let data4 = data.icon;
if(!(validate21(data4, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data5 = data.category;
if(!(validate22(data5, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.capabilities !== undefined){
let data6 = data.capabilities;
if(!(validate24(data6, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined){
let data7 = data.scope;
if(!(validate66(data7, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.value_type !== undefined){
let data8 = data.value_type;
if(!(validate57(data8, {instancePath:instancePath+"/value_type",parentData:data,parentDataProperty:"value_type",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.is_list !== undefined){
let data9 = data.is_list;
if(typeof data9 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_list",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_sensitive !== undefined){
let data10 = data.is_sensitive;
if(typeof data10 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_sensitive",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.field_id !== undefined){
let data11 = data.field_id;
const _errs17 = errors;
let valid1 = false;
const _errs18 = errors;
if(!(validate67(data11, {instancePath:instancePath+"/field_id",parentData:data,parentDataProperty:"field_id",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs19 = errors;
if(data11 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/field_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs19 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/field_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.example !== undefined){
let data12 = data.example;
if(typeof data12 === "string"){
if(data12.length > 500 && (data12.length > 1000 || func0(data12) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/example",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/example",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate68(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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

const v15 = validate69;
const schema28 = {"type":"object","additionalProperties":false,"required":["key","label","description","icon","category","capabilities","record_kind","definition_kind","is_scope_id_required","reaches"],"properties":{"key":{"$ref":"schema:ScopeTypeKey"},"label":{"$ref":"schema:CatalogLabel"},"description":{"$ref":"schema:CatalogDescription"},"icon":{"$ref":"schema:IconName"},"category":{"$ref":"schema:CatalogCategory"},"capabilities":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"$ref":"schema:ScopeCapability"}},"record_kind":{"anyOf":[{"$ref":"schema:RecordKind"},{"type":"null"}]},"definition_kind":{"anyOf":[{"$ref":"schema:ScopeDefinitionKind"},{"type":"null"}]},"is_scope_id_required":{"type":"boolean"},"reaches":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"$ref":"schema:ScopeTypeKey"}}}};
const schema29 = {"type":"string","enum":["shortcodes","layouts","modals","automations","custom_fields"]};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema29.enum;
if(!(((((data === "shortcodes") || (data === "layouts")) || (data === "modals")) || (data === "automations")) || (data === "custom_fields"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema29.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"string","enum":["client_profile","program","process_definition","ticket_inbox","custom_object","form","automation"]};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema30.enum;
if(!(((((((data === "client_profile") || (data === "program")) || (data === "process_definition")) || (data === "ticket_inbox")) || (data === "custom_object")) || (data === "form")) || (data === "automation"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.capabilities === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "capabilities"},message:"must have required property '"+"capabilities"+"'"});
errors++;
}
if(data.record_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record_kind"},message:"must have required property '"+"record_kind"+"'"});
errors++;
}
if(data.definition_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "definition_kind"},message:"must have required property '"+"definition_kind"+"'"});
errors++;
}
if(data.is_scope_id_required === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_scope_id_required"},message:"must have required property '"+"is_scope_id_required"+"'"});
errors++;
}
if(data.reaches === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reaches"},message:"must have required property '"+"reaches"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema28.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate66(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(!(validate21(data3, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data4 = data.category;
if(!(validate22(data4, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.capabilities !== undefined){
let data5 = data.capabilities;
if(Array.isArray(data5)){
const over0 = data5.length > 5;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/capabilities",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs9 = errors;
if(!(validate70(data6, {instancePath:instancePath+"/capabilities/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
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
const repeat0 = errors === before0 && !over0 && func2(data5);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/capabilities",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/capabilities",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.record_kind !== undefined){
let data7 = data.record_kind;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(!(validate25(data7, {instancePath:instancePath+"/record_kind",parentData:data,parentDataProperty:"record_kind",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs13 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/record_kind",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/record_kind",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.definition_kind !== undefined){
let data8 = data.definition_kind;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(!(validate71(data8, {instancePath:instancePath+"/definition_kind",parentData:data,parentDataProperty:"definition_kind",rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs18 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/definition_kind",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/definition_kind",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.is_scope_id_required !== undefined){
let data9 = data.is_scope_id_required;
if(typeof data9 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_scope_id_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.reaches !== undefined){
let data10 = data.reaches;
if(Array.isArray(data10)){
const over1 = data10.length > 20;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/reaches",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid6 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs24 = errors;
if(!(validate66(data11, {instancePath:instancePath+"/reaches/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid5 = _errs24 === errors;
if(errors - before1 >= 100){
break;
}
if(!valid5){
valid6 = false;
}
}
}
const repeat1 = errors === before1 && !over1 && func2(data10);
if(repeat1){
(vErrors ??= []).push({instancePath:instancePath+"/reaches",keyword:"uniqueItems",params:{i: repeat1.i, j: repeat1.j},message:"must NOT have duplicate items (items ## "+repeat1.j+" and "+repeat1.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reaches",keyword:"type",params:{type: "array"},message:"must be array"});
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


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate72(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

const v16 = validate73;
const pattern7 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)?$", "u");

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 120 && (data.length > 240 || func0(data) > 120)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern7.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)?$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)?$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.value_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "value_type"},message:"must have required property '"+"value_type"+"'"});
errors++;
}
if(data.is_list === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_list"},message:"must have required property '"+"is_list"+"'"});
errors++;
}
if(data.example === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "example"},message:"must have required property '"+"example"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "token")) || (key0 === "label")) || (key0 === "description")) || (key0 === "value_type")) || (key0 === "is_list")) || (key0 === "example"))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate65(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.token !== undefined){
let data1 = data.token;
if(typeof data1 === "string"){
if(data1.length > 250 && (data1.length > 500 || func0(data1) > 250)){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 250},message:"must NOT have more than 250 characters"});
errors++;
}
if(data1.length < 5 || (data1.length < 10 && func0(data1) < 5)){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"});
errors++;
}
if(data1.length <= 500){
if(!pattern1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(!(validate2(data2, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(!(validate3(data3, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.value_type !== undefined){
let data4 = data.value_type;
if(!(validate57(data4, {instancePath:instancePath+"/value_type",parentData:data,parentDataProperty:"value_type",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.is_list !== undefined){
let data5 = data.is_list;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_list",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.example !== undefined){
let data6 = data.example;
if(typeof data6 === "string"){
if(data6.length > 500 && (data6.length > 1000 || func0(data6) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/example",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/example",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const over0 = data.length > 300;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate75(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
validate76.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.config_fields === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config_fields"},message:"must have required property '"+"config_fields"+"'"});
errors++;
}
if(data.outputs === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outputs"},message:"must have required property '"+"outputs"+"'"});
errors++;
}
if(data.default_attempts === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "default_attempts"},message:"must have required property '"+"default_attempts"+"'"});
errors++;
}
if(data.is_idempotent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_idempotent"},message:"must have required property '"+"is_idempotent"+"'"});
errors++;
}
if(data.example_json === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "example_json"},message:"must have required property '"+"example_json"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((((key0 === "key") || (key0 === "label")) || (key0 === "description")) || (key0 === "config_fields")) || (key0 === "outputs")) || (key0 === "default_attempts")) || (key0 === "is_idempotent")) || (key0 === "example_json"))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate74(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.config_fields !== undefined){
let data3 = data.config_fields;
if(!(validate12(data3, {instancePath:instancePath+"/config_fields",parentData:data,parentDataProperty:"config_fields",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.outputs !== undefined){
let data4 = data.outputs;
if(!(validate76(data4, {instancePath:instancePath+"/outputs",parentData:data,parentDataProperty:"outputs",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.default_attempts !== undefined){
let data5 = data.default_attempts;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/default_attempts",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 10 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/default_attempts",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"});
errors++;
}
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/default_attempts",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.is_idempotent !== undefined){
let data6 = data.is_idempotent;
if(typeof data6 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_idempotent",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.example_json !== undefined){
let data7 = data.example_json;
if(!(validate13(data7, {instancePath:instancePath+"/example_json",parentData:data,parentDataProperty:"example_json",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
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


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate77(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
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

const v17 = validate78;
const schema31 = {"type":"object","additionalProperties":false,"required":["key","label","description","icon","category","capabilities","record_kind","integration_key","permission","event_types","is_available","unavailable_reason"],"properties":{"key":{"$ref":"schema:AutomationActionKey"},"label":{"$ref":"schema:CatalogLabel"},"description":{"$ref":"schema:CatalogDescription"},"icon":{"$ref":"schema:IconName"},"category":{"$ref":"schema:CatalogCategory"},"capabilities":{"$ref":"schema:WorkflowCapabilities"},"record_kind":{"anyOf":[{"$ref":"schema:RecordKind"},{"type":"null"}]},"integration_key":{"anyOf":[{"$ref":"schema:IntegrationKey"},{"type":"null"}]},"permission":{"anyOf":[{"$ref":"schema:Permission"},{"type":"null"}]},"event_types":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"$ref":"schema:AutomationEventType"}},"is_available":{"type":"boolean"},"unavailable_reason":{"$ref":"schema:WorkflowUnavailableReason"}}};
const schema32 = {"type":"string","enum":["writes","external","sends","retryable","previews","waits","asks","branches","loops","uses_ai","filterable","scheduled","has_sample"]};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema32.enum;
if(!(((((((((((((data === "writes") || (data === "external")) || (data === "sends")) || (data === "retryable")) || (data === "previews")) || (data === "waits")) || (data === "asks")) || (data === "branches")) || (data === "loops")) || (data === "uses_ai")) || (data === "filterable")) || (data === "scheduled")) || (data === "has_sample"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const over0 = data.length > 13;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate79(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
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
const repeat0 = errors === before0 && !over0 && func2(data);
if(repeat0){
(vErrors ??= []).push({instancePath,keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 60 && (data.length > 120 || func0(data) > 60)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern3.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}

const pattern8 = new RegExp("^[a-z][a-z_]*\\.[a-z][a-z_]*$", "u");

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 80 && (data.length > 160 || func0(data) > 80)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern8.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z_]*\\.[a-z][a-z_]*$"},message:"must match pattern \""+"^[a-z][a-z_]*\\.[a-z][a-z_]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":["string","null"],"minLength":1,"maxLength":500};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema33.type},message:"must be string,null"});
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
validate83.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.capabilities === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "capabilities"},message:"must have required property '"+"capabilities"+"'"});
errors++;
}
if(data.record_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record_kind"},message:"must have required property '"+"record_kind"+"'"});
errors++;
}
if(data.integration_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "integration_key"},message:"must have required property '"+"integration_key"+"'"});
errors++;
}
if(data.permission === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "permission"},message:"must have required property '"+"permission"+"'"});
errors++;
}
if(data.event_types === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "event_types"},message:"must have required property '"+"event_types"+"'"});
errors++;
}
if(data.is_available === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_available"},message:"must have required property '"+"is_available"+"'"});
errors++;
}
if(data.unavailable_reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "unavailable_reason"},message:"must have required property '"+"unavailable_reason"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate74(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(!(validate21(data3, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data4 = data.category;
if(!(validate22(data4, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.capabilities !== undefined){
let data5 = data.capabilities;
if(!(validate80(data5, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.record_kind !== undefined){
let data6 = data.record_kind;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate25(data6, {instancePath:instancePath+"/record_kind",parentData:data,parentDataProperty:"record_kind",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data6 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/record_kind",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/record_kind",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.integration_key !== undefined){
let data7 = data.integration_key;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!(validate81(data7, {instancePath:instancePath+"/integration_key",parentData:data,parentDataProperty:"integration_key",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs16 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/integration_key",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/integration_key",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.permission !== undefined){
let data8 = data.permission;
const _errs19 = errors;
let valid3 = false;
const _errs20 = errors;
if(!(validate62(data8, {instancePath:instancePath+"/permission",parentData:data,parentDataProperty:"permission",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs21 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/permission",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/permission",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.event_types !== undefined){
let data9 = data.event_types;
if(Array.isArray(data9)){
const over0 = data9.length > 20;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/event_types",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid5 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs25 = errors;
if(!(validate82(data10, {instancePath:instancePath+"/event_types/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid4 = _errs25 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid4){
valid5 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data9);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/event_types",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/event_types",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_available !== undefined){
let data11 = data.is_available;
if(typeof data11 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_available",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.unavailable_reason !== undefined){
let data12 = data.unavailable_reason;
if(!(validate83(data12, {instancePath:instancePath+"/unavailable_reason",parentData:data,parentDataProperty:"unavailable_reason",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
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


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate84(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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

const v18 = validate85;
const schema34 = {"type":"object","additionalProperties":false,"required":["key","label","description","icon","category","capabilities","config_fields","exits","outputs","notes","example_json"],"properties":{"key":{"$ref":"schema:AutomationNodeType"},"label":{"$ref":"schema:CatalogLabel"},"description":{"$ref":"schema:CatalogDescription"},"icon":{"$ref":"schema:IconName"},"category":{"$ref":"schema:CatalogCategory"},"capabilities":{"$ref":"schema:WorkflowCapabilities"},"config_fields":{"$ref":"schema:CatalogConfigFields"},"exits":{"$ref":"schema:WorkflowExits"},"outputs":{"$ref":"schema:WorkflowOutputs"},"notes":{"type":"array","maxItems":20,"items":{"type":"string","minLength":1,"maxLength":500}},"example_json":{"$ref":"schema:CatalogExampleJson"}}};
const schema35 = {"type":"string","enum":["trigger","action","condition","branch","loop","delay","wait_until","approval","choice","form","set_variables","sub_automation","end"]};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema35.enum;
if(!(((((((((((((data === "trigger") || (data === "action")) || (data === "condition")) || (data === "branch")) || (data === "loop")) || (data === "delay")) || (data === "wait_until")) || (data === "approval")) || (data === "choice")) || (data === "form")) || (data === "set_variables")) || (data === "sub_automation")) || (data === "end"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.is_repeated === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_repeated"},message:"must have required property '"+"is_repeated"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "label")) || (key0 === "description")) || (key0 === "is_repeated"))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate1(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.is_repeated !== undefined){
let data3 = data.is_repeated;
if(typeof data3 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_repeated",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate87(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
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
validate88.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.capabilities === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "capabilities"},message:"must have required property '"+"capabilities"+"'"});
errors++;
}
if(data.config_fields === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config_fields"},message:"must have required property '"+"config_fields"+"'"});
errors++;
}
if(data.exits === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "exits"},message:"must have required property '"+"exits"+"'"});
errors++;
}
if(data.outputs === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outputs"},message:"must have required property '"+"outputs"+"'"});
errors++;
}
if(data.notes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"});
errors++;
}
if(data.example_json === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "example_json"},message:"must have required property '"+"example_json"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema34.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate86(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(!(validate21(data3, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data4 = data.category;
if(!(validate22(data4, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.capabilities !== undefined){
let data5 = data.capabilities;
if(!(validate80(data5, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.config_fields !== undefined){
let data6 = data.config_fields;
if(!(validate12(data6, {instancePath:instancePath+"/config_fields",parentData:data,parentDataProperty:"config_fields",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.exits !== undefined){
let data7 = data.exits;
if(!(validate88(data7, {instancePath:instancePath+"/exits",parentData:data,parentDataProperty:"exits",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.outputs !== undefined){
let data8 = data.outputs;
if(!(validate76(data8, {instancePath:instancePath+"/outputs",parentData:data,parentDataProperty:"outputs",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.notes !== undefined){
let data9 = data.notes;
if(Array.isArray(data9)){
const over0 = data9.length > 20;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs13 = errors;
if(typeof data10 === "string"){
if(data10.length > 500 && (data10.length > 1000 || func0(data10) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/notes/" + i0,keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data10.length < 1 || (data10.length < 2 && func0(data10) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/notes/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notes/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var valid1 = _errs13 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/notes",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.example_json !== undefined){
let data11 = data.example_json;
if(!(validate13(data11, {instancePath:instancePath+"/example_json",parentData:data,parentDataProperty:"example_json",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate89(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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

const v19 = validate90;
const schema36 = {"type":"object","additionalProperties":false,"required":["key","integration_key","label","guidance","prerequisites","required_rights","limits","common_errors","examples"],"properties":{"key":{"$ref":"schema:AutomationActionKey"},"integration_key":{"$ref":"schema:IntegrationKey"},"label":{"$ref":"schema:CatalogLabel"},"guidance":{"type":"string","minLength":1,"maxLength":10000},"prerequisites":{"type":"array","maxItems":20,"items":{"type":"string","minLength":1,"maxLength":500}},"required_rights":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":200}},"limits":{"type":"array","maxItems":20,"items":{"type":"string","minLength":1,"maxLength":500}},"common_errors":{"type":"array","maxItems":50,"items":{"$ref":"schema:WorkflowCommonError"}},"examples":{"type":"array","maxItems":20,"items":{"$ref":"schema:WorkflowGuidanceExample"}}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"});
errors++;
}
if(data.meaning === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "meaning"},message:"must have required property '"+"meaning"+"'"});
errors++;
}
if(data.cure === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cure"},message:"must have required property '"+"cure"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "meaning")) || (key0 === "cure"))){
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(data0.length > 200 && (data0.length > 400 || func0(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func0(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 400){
if(!pattern1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.meaning !== undefined){
let data1 = data.meaning;
if(typeof data1 === "string"){
if(data1.length > 500 && (data1.length > 1000 || func0(data1) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/meaning",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func0(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/meaning",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 1000){
if(!pattern1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/meaning",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/meaning",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cure !== undefined){
let data2 = data.cure;
if(typeof data2 === "string"){
if(data2.length > 500 && (data2.length > 1000 || func0(data2) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/cure",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/cure",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data2.length <= 1000){
if(!pattern1.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/cure",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cure",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.config_json === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config_json"},message:"must have required property '"+"config_json"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "title") || (key0 === "config_json"))){
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
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 200 && (data0.length > 400 || func0(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func0(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data0.length <= 400){
if(!pattern1.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.config_json !== undefined){
let data1 = data.config_json;
if(!(validate13(data1, {instancePath:instancePath+"/config_json",parentData:data,parentDataProperty:"config_json",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.integration_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "integration_key"},message:"must have required property '"+"integration_key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.guidance === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "guidance"},message:"must have required property '"+"guidance"+"'"});
errors++;
}
if(data.prerequisites === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "prerequisites"},message:"must have required property '"+"prerequisites"+"'"});
errors++;
}
if(data.required_rights === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "required_rights"},message:"must have required property '"+"required_rights"+"'"});
errors++;
}
if(data.limits === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"});
errors++;
}
if(data.common_errors === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "common_errors"},message:"must have required property '"+"common_errors"+"'"});
errors++;
}
if(data.examples === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "examples"},message:"must have required property '"+"examples"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate74(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.integration_key !== undefined){
let data1 = data.integration_key;
if(!(validate81(data1, {instancePath:instancePath+"/integration_key",parentData:data,parentDataProperty:"integration_key",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(!(validate2(data2, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.guidance !== undefined){
let data3 = data.guidance;
if(typeof data3 === "string"){
if(data3.length > 10000 && (data3.length > 20000 || func0(data3) > 10000)){
(vErrors ??= []).push({instancePath:instancePath+"/guidance",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});
errors++;
}
if(data3.length < 1 || (data3.length < 2 && func0(data3) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/guidance",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/guidance",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.prerequisites !== undefined){
let data4 = data.prerequisites;
if(Array.isArray(data4)){
const over0 = data4.length > 20;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/prerequisites",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs9 = errors;
if(typeof data5 === "string"){
if(data5.length > 500 && (data5.length > 1000 || func0(data5) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/prerequisites/" + i0,keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data5.length < 1 || (data5.length < 2 && func0(data5) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/prerequisites/" + i0,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prerequisites/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
(vErrors ??= []).push({instancePath:instancePath+"/prerequisites",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.required_rights !== undefined){
let data6 = data.required_rights;
if(Array.isArray(data6)){
const over1 = data6.length > 50;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/required_rights",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs13 = errors;
if(typeof data7 === "string"){
if(data7.length > 200 && (data7.length > 400 || func0(data7) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/required_rights/" + i1,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data7.length < 1 || (data7.length < 2 && func0(data7) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/required_rights/" + i1,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/required_rights/" + i1,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var valid3 = _errs13 === errors;
if(errors - before1 >= 100){
break;
}
if(!valid3){
valid4 = false;
}
}
}
const repeat0 = errors === before1 && !over1 && func2(data6);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/required_rights",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/required_rights",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.limits !== undefined){
let data8 = data.limits;
if(Array.isArray(data8)){
const over2 = data8.length > 20;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/limits",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid6 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs17 = errors;
if(typeof data9 === "string"){
if(data9.length > 500 && (data9.length > 1000 || func0(data9) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/" + i2,keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data9.length < 1 || (data9.length < 2 && func0(data9) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/" + i2,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/limits/" + i2,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var valid5 = _errs17 === errors;
if(errors - before2 >= 100){
break;
}
if(!valid5){
valid6 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/limits",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.common_errors !== undefined){
let data10 = data.common_errors;
if(Array.isArray(data10)){
const over3 = data10.length > 50;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/common_errors",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid8 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
const _errs21 = errors;
if(!(validate91(data11, {instancePath:instancePath+"/common_errors/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var valid7 = _errs21 === errors;
if(errors - before3 >= 100){
break;
}
if(!valid7){
valid8 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/common_errors",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.examples !== undefined){
let data12 = data.examples;
if(Array.isArray(data12)){
const over4 = data12.length > 20;
if(over4){
(vErrors ??= []).push({instancePath:instancePath+"/examples",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before4 = errors;
if(!over4){
let valid10 = true;
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
let data13 = data12[i4];
const _errs24 = errors;
if(!(validate92(data13, {instancePath:instancePath+"/examples/" + i4,parentData:data12,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid9 = _errs24 === errors;
if(errors - before4 >= 100){
break;
}
if(!valid9){
valid10 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/examples",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
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


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate93(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

const v20 = validate94;
const schema37 = {"type":"object","additionalProperties":false,"required":["id","key","label","icon","automation","record_kinds","inputs","has_confirmation","confirmation_text","is_enabled","can_run"],"properties":{"id":{"$ref":"schema:Id"},"key":{"$ref":"schema:Key"},"label":{"type":"string","minLength":1,"maxLength":80},"icon":{"anyOf":[{"$ref":"schema:IconName"},{"type":"null"}]},"automation":{"$ref":"schema:NamedRef"},"record_kinds":{"type":"array","maxItems":18,"uniqueItems":true,"items":{"$ref":"schema:RecordKind"}},"inputs":{"type":"array","maxItems":20,"items":{"$ref":"schema:AutomationInputField"}},"has_confirmation":{"type":"boolean"},"confirmation_text":{"type":["string","null"],"maxLength":500},"is_enabled":{"type":"boolean"},"can_run":{"type":"boolean"}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
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
if(!(validate67(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 200 && (data1.length > 400 || func0(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func0(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
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
validate95.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"object","additionalProperties":false,"required":["key","label","type"],"properties":{"key":{"$ref":"schema:Key"},"label":{"type":"string","minLength":1,"maxLength":120},"type":{"type":"string","enum":["text","long_text","number","checkbox","date","date_time","single_choice","multi_choice","user","client","file"]},"help_text":{"type":["string","null"],"maxLength":500},"is_required":{"type":"boolean"},"choices":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"schema:AutomationChoiceOption"}}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 63 && (data.length > 126 || func0(data) > 63)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,62}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,62}$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "key") || (key0 === "label"))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate96(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 120 && (data1.length > 240 || func0(data1) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func0(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"});
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


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((key0 === "key") || (key0 === "label")) || (key0 === "type")) || (key0 === "help_text")) || (key0 === "is_required")) || (key0 === "choices"))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate1(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 120 && (data1.length > 240 || func0(data1) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func0(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema38.properties.type.enum;
if(!(((((((((((data2 === "text") || (data2 === "long_text")) || (data2 === "number")) || (data2 === "checkbox")) || (data2 === "date")) || (data2 === "date_time")) || (data2 === "single_choice")) || (data2 === "multi_choice")) || (data2 === "user")) || (data2 === "client")) || (data2 === "file"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema38.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.help_text !== undefined){
let data3 = data.help_text;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/help_text",keyword:"type",params:{type: schema38.properties.help_text.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 500 && (data3.length > 1000 || func0(data3) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/help_text",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
}
if(data.is_required !== undefined){
let data4 = data.is_required;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.choices !== undefined){
let data5 = data.choices;
if(Array.isArray(data5)){
const over0 = data5.length > 100;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/choices",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
if(data5.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/choices",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs13 = errors;
if(!(validate97(data6, {instancePath:instancePath+"/choices/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/choices",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
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
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"});
errors++;
}
if(data.automation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "automation"},message:"must have required property '"+"automation"+"'"});
errors++;
}
if(data.record_kinds === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record_kinds"},message:"must have required property '"+"record_kinds"+"'"});
errors++;
}
if(data.inputs === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "inputs"},message:"must have required property '"+"inputs"+"'"});
errors++;
}
if(data.has_confirmation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "has_confirmation"},message:"must have required property '"+"has_confirmation"+"'"});
errors++;
}
if(data.confirmation_text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "confirmation_text"},message:"must have required property '"+"confirmation_text"+"'"});
errors++;
}
if(data.is_enabled === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_enabled"},message:"must have required property '"+"is_enabled"+"'"});
errors++;
}
if(data.can_run === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "can_run"},message:"must have required property '"+"can_run"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema37.properties, key0))){
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
if(!(validate67(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined){
let data1 = data.key;
if(!(validate1(data1, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(data2.length > 80 && (data2.length > 160 || func0(data2) > 80)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate21(data3, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.automation !== undefined){
let data4 = data.automation;
if(!(validate95(data4, {instancePath:instancePath+"/automation",parentData:data,parentDataProperty:"automation",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.record_kinds !== undefined){
let data5 = data.record_kinds;
if(Array.isArray(data5)){
const over0 = data5.length > 18;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/record_kinds",keyword:"maxItems",params:{limit: 18},message:"must NOT have more than 18 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
if(!(validate25(data6, {instancePath:instancePath+"/record_kinds/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid2){
valid3 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data5);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/record_kinds",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/record_kinds",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.inputs !== undefined){
let data7 = data.inputs;
if(Array.isArray(data7)){
const over1 = data7.length > 20;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/inputs",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid5 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs17 = errors;
if(!(validate98(data8, {instancePath:instancePath+"/inputs/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var valid4 = _errs17 === errors;
if(errors - before1 >= 100){
break;
}
if(!valid4){
valid5 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/inputs",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.has_confirmation !== undefined){
let data9 = data.has_confirmation;
if(typeof data9 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_confirmation",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.confirmation_text !== undefined){
let data10 = data.confirmation_text;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/confirmation_text",keyword:"type",params:{type: schema37.properties.confirmation_text.type},message:"must be string,null"});
errors++;
}
if(typeof data10 === "string"){
if(data10.length > 500 && (data10.length > 1000 || func0(data10) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/confirmation_text",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
}
if(data.is_enabled !== undefined){
let data11 = data.is_enabled;
if(typeof data11 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_enabled",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.can_run !== undefined){
let data12 = data.can_run;
if(typeof data12 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/can_run",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
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


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate99(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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

const v21 = validate100;
const schema39 = {"type":"object","additionalProperties":false,"required":["key","label","description","icon","category","capabilities","family","has_entry","exits","maximum_count","schema_operation"],"properties":{"key":{"$ref":"schema:AutomationNodeType"},"label":{"$ref":"schema:CatalogLabel"},"description":{"$ref":"schema:CatalogDescription"},"icon":{"$ref":"schema:IconName"},"category":{"$ref":"schema:CatalogCategory"},"capabilities":{"$ref":"schema:WorkflowCapabilities"},"family":{"$ref":"schema:WorkflowNodeFamily"},"has_entry":{"type":"boolean"},"exits":{"$ref":"schema:WorkflowExits"},"maximum_count":{"type":["integer","null"],"minimum":1,"maximum":10000},"schema_operation":{"type":"string","enum":["queryWorkflowTriggerConfigSchemas","queryWorkflowActionConfigSchemas","queryWorkflowControlFlowSchemas"]}}};
const schema40 = {"type":"string","enum":["trigger","action","control_flow"]};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema40.enum;
if(!(((data === "trigger") || (data === "action")) || (data === "control_flow"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.capabilities === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "capabilities"},message:"must have required property '"+"capabilities"+"'"});
errors++;
}
if(data.family === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "family"},message:"must have required property '"+"family"+"'"});
errors++;
}
if(data.has_entry === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "has_entry"},message:"must have required property '"+"has_entry"+"'"});
errors++;
}
if(data.exits === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "exits"},message:"must have required property '"+"exits"+"'"});
errors++;
}
if(data.maximum_count === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "maximum_count"},message:"must have required property '"+"maximum_count"+"'"});
errors++;
}
if(data.schema_operation === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "schema_operation"},message:"must have required property '"+"schema_operation"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema39.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate86(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(!(validate21(data3, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data4 = data.category;
if(!(validate22(data4, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.capabilities !== undefined){
let data5 = data.capabilities;
if(!(validate80(data5, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.family !== undefined){
let data6 = data.family;
if(!(validate101(data6, {instancePath:instancePath+"/family",parentData:data,parentDataProperty:"family",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.has_entry !== undefined){
let data7 = data.has_entry;
if(typeof data7 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_entry",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.exits !== undefined){
let data8 = data.exits;
if(!(validate88(data8, {instancePath:instancePath+"/exits",parentData:data,parentDataProperty:"exits",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
}
if(data.maximum_count !== undefined){
let data9 = data.maximum_count;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum_count",keyword:"type",params:{type: schema39.properties.maximum_count.type},message:"must be integer,null"});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 10000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum_count",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"});
errors++;
}
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum_count",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.schema_operation !== undefined){
let data10 = data.schema_operation;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/schema_operation",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema39.properties.schema_operation.enum;
if(!(((data10 === "queryWorkflowTriggerConfigSchemas") || (data10 === "queryWorkflowActionConfigSchemas")) || (data10 === "queryWorkflowControlFlowSchemas"))){
(vErrors ??= []).push({instancePath:instancePath+"/schema_operation",keyword:"enum",params:{allowedValues: schema39.properties.schema_operation.enum},message:"must be equal to one of the allowed values"});
errors++;
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


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate102(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
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

const v22 = validate103;
const schema41 = {"type":"string","enum":["agency","department","user"]};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema41.enum;
if(!(((data === "agency") || (data === "department")) || (data === "user"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}

const formats1 = lib_validation.formats["date-time"];

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 35 && (data.length > 70 || func0(data) > 35)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"});
errors++;
}
if(data.length <= 256){
if(!(formats1(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.owner_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner_kind"},message:"must have required property '"+"owner_kind"+"'"});
errors++;
}
if(data.owner === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"});
errors++;
}
if(data.is_default === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_default"},message:"must have required property '"+"is_default"+"'"});
errors++;
}
if(data.preview_text === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "preview_text"},message:"must have required property '"+"preview_text"+"'"});
errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "owner_kind")) || (key0 === "owner")) || (key0 === "is_default")) || (key0 === "preview_text")) || (key0 === "updated_at"))){
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
if(!(validate67(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 120 && (data1.length > 240 || func0(data1) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data1.length < 1 || (data1.length < 2 && func0(data1) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data1.length <= 256){
if(!pattern1.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.owner_kind !== undefined){
let data2 = data.owner_kind;
if(!(validate104(data2, {instancePath:instancePath+"/owner_kind",parentData:data,parentDataProperty:"owner_kind",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
if(data.owner !== undefined){
let data3 = data.owner;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate95(data3, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/owner",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.is_default !== undefined){
let data4 = data.is_default;
if(typeof data4 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_default",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.preview_text !== undefined){
let data5 = data.preview_text;
if(typeof data5 === "string"){
if(data5.length > 500 && (data5.length > 1000 || func0(data5) > 500)){
(vErrors ??= []).push({instancePath:instancePath+"/preview_text",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(data5.length < 1 || (data5.length < 2 && func0(data5) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/preview_text",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data5.length <= 1000){
if(!pattern1.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/preview_text",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/preview_text",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.updated_at !== undefined){
let data6 = data.updated_at;
if(!(validate105(data6, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
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


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate106(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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

const v23 = validate107;

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 120 && (data.length > 240 || func0(data) > 120)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern7.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)?$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)?$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.config_fields === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config_fields"},message:"must have required property '"+"config_fields"+"'"});
errors++;
}
if(data.outputs === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outputs"},message:"must have required property '"+"outputs"+"'"});
errors++;
}
if(data.example_json === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "example_json"},message:"must have required property '"+"example_json"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((key0 === "key") || (key0 === "label")) || (key0 === "description")) || (key0 === "config_fields")) || (key0 === "outputs")) || (key0 === "example_json"))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate108(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.config_fields !== undefined){
let data3 = data.config_fields;
if(!(validate12(data3, {instancePath:instancePath+"/config_fields",parentData:data,parentDataProperty:"config_fields",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.outputs !== undefined){
let data4 = data.outputs;
if(!(validate76(data4, {instancePath:instancePath+"/outputs",parentData:data,parentDataProperty:"outputs",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.example_json !== undefined){
let data5 = data.example_json;
if(!(validate13(data5, {instancePath:instancePath+"/example_json",parentData:data,parentDataProperty:"example_json",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate109(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
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

const v24 = validate110;
const schema42 = {"type":"object","additionalProperties":false,"required":["path","label","description","kind","value_type","operators","choices","reference_kind"],"properties":{"path":{"$ref":"schema:AutomationPath"},"label":{"$ref":"schema:CatalogLabel"},"description":{"type":["string","null"],"minLength":1,"maxLength":1000,"pattern":"\\S"},"kind":{"type":"string","enum":["system","custom"]},"value_type":{"$ref":"schema:ListColumnValueType"},"operators":{"type":"array","minItems":1,"maxItems":13,"uniqueItems":true,"items":{"$ref":"schema:FilterOperator"}},"choices":{"$ref":"schema:CatalogChoices"},"reference_kind":{"anyOf":[{"$ref":"schema:CatalogReferenceKind"},{"type":"null"}]}}};
const pattern9 = new RegExp("^[a-z_][A-Za-z0-9_]*(\\.[A-Za-z0-9_-]+)*$", "u");

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!pattern9.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z_][A-Za-z0-9_]*(\\.[A-Za-z0-9_-]+)*$"},message:"must match pattern \""+"^[a-z_][A-Za-z0-9_]*(\\.[A-Za-z0-9_-]+)*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
if(data.value_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "value_type"},message:"must have required property '"+"value_type"+"'"});
errors++;
}
if(data.operators === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "operators"},message:"must have required property '"+"operators"+"'"});
errors++;
}
if(data.choices === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "choices"},message:"must have required property '"+"choices"+"'"});
errors++;
}
if(data.reference_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reference_kind"},message:"must have required property '"+"reference_kind"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((((key0 === "path") || (key0 === "label")) || (key0 === "description")) || (key0 === "kind")) || (key0 === "value_type")) || (key0 === "operators")) || (key0 === "choices")) || (key0 === "reference_kind"))){
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
if(data.path !== undefined){
let data0 = data.path;
if(!(validate111(data0, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: schema42.properties.description.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(data2.length > 1000 && (data2.length > 2000 || func0(data2) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(data2.length < 1 || (data2.length < 2 && func0(data2) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data2.length <= 2000){
if(!pattern1.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema42.properties.kind.enum;
if(!((data3 === "system") || (data3 === "custom"))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema42.properties.kind.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.value_type !== undefined){
let data4 = data.value_type;
if(!(validate57(data4, {instancePath:instancePath+"/value_type",parentData:data,parentDataProperty:"value_type",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.operators !== undefined){
let data5 = data.operators;
if(Array.isArray(data5)){
const over0 = data5.length > 13;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/operators",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"});
errors++;
}
if(data5.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/operators",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs11 = errors;
if(!(validate41(data6, {instancePath:instancePath+"/operators/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid1){
valid2 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data5);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/operators",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/operators",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.choices !== undefined){
let data7 = data.choices;
if(!(validate7(data7, {instancePath:instancePath+"/choices",parentData:data,parentDataProperty:"choices",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.reference_kind !== undefined){
let data8 = data.reference_kind;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(!(validate8(data8, {instancePath:instancePath+"/reference_kind",parentData:data,parentDataProperty:"reference_kind",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs16 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/reference_kind",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs16 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/reference_kind",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.filter_fields === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter_fields"},message:"must have required property '"+"filter_fields"+"'"});
errors++;
}
if(data.example_json === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "example_json"},message:"must have required property '"+"example_json"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((((key0 === "key") || (key0 === "label")) || (key0 === "description")) || (key0 === "filter_fields")) || (key0 === "example_json"))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate108(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.filter_fields !== undefined){
let data3 = data.filter_fields;
if(Array.isArray(data3)){
const over0 = data3.length > 600;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/filter_fields",keyword:"maxItems",params:{limit: 600},message:"must NOT have more than 600 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs7 = errors;
if(!(validate112(data4, {instancePath:instancePath+"/filter_fields/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter_fields",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.example_json !== undefined){
let data5 = data.example_json;
if(!(validate13(data5, {instancePath:instancePath+"/example_json",parentData:data,parentDataProperty:"example_json",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate113(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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

const v25 = validate114;
const schema43 = {"type":"object","additionalProperties":false,"required":["key","label","description","icon","category","capabilities","type","event_type","record_kind","permission","is_available","unavailable_reason"],"properties":{"key":{"$ref":"schema:WorkflowKey"},"label":{"$ref":"schema:CatalogLabel"},"description":{"$ref":"schema:CatalogDescription"},"icon":{"$ref":"schema:IconName"},"category":{"$ref":"schema:CatalogCategory"},"capabilities":{"$ref":"schema:WorkflowCapabilities"},"type":{"$ref":"schema:AutomationTriggerType"},"event_type":{"anyOf":[{"$ref":"schema:AutomationEventType"},{"type":"null"}]},"record_kind":{"anyOf":[{"$ref":"schema:RecordKind"},{"type":"null"}]},"permission":{"anyOf":[{"$ref":"schema:Permission"},{"type":"null"}]},"is_available":{"type":"boolean"},"unavailable_reason":{"$ref":"schema:WorkflowUnavailableReason"}}};
const schema44 = {"type":"string","enum":["event","schedule","inbound_webhook","manual_button"]};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema44.enum;
if(!((((data === "event") || (data === "schedule")) || (data === "inbound_webhook")) || (data === "manual_button"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.icon === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"});
errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"});
errors++;
}
if(data.capabilities === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "capabilities"},message:"must have required property '"+"capabilities"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.event_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "event_type"},message:"must have required property '"+"event_type"+"'"});
errors++;
}
if(data.record_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record_kind"},message:"must have required property '"+"record_kind"+"'"});
errors++;
}
if(data.permission === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "permission"},message:"must have required property '"+"permission"+"'"});
errors++;
}
if(data.is_available === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_available"},message:"must have required property '"+"is_available"+"'"});
errors++;
}
if(data.unavailable_reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "unavailable_reason"},message:"must have required property '"+"unavailable_reason"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func1.call(schema43.properties, key0))){
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
if(data.key !== undefined){
let data0 = data.key;
if(!(validate108(data0, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate2(data1, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate3(data2, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.icon !== undefined){
let data3 = data.icon;
if(!(validate21(data3, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data4 = data.category;
if(!(validate22(data4, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.capabilities !== undefined){
let data5 = data.capabilities;
if(!(validate80(data5, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data6 = data.type;
if(!(validate115(data6, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
if(data.event_type !== undefined){
let data7 = data.event_type;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(validate82(data7, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs12 = errors;
if(data7 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/event_type",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/event_type",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.record_kind !== undefined){
let data8 = data.record_kind;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(!(validate25(data8, {instancePath:instancePath+"/record_kind",parentData:data,parentDataProperty:"record_kind",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs17 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/record_kind",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/record_kind",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.permission !== undefined){
let data9 = data.permission;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
if(!(validate62(data9, {instancePath:instancePath+"/permission",parentData:data,parentDataProperty:"permission",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs22 = errors;
if(data9 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/permission",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/permission",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.is_available !== undefined){
let data10 = data.is_available;
if(typeof data10 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_available",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.unavailable_reason !== undefined){
let data11 = data.unavailable_reason;
if(!(validate83(data11, {instancePath:instancePath+"/unavailable_reason",parentData:data,parentDataProperty:"unavailable_reason",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}


function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
if(data.pagination === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pagination"},message:"must have required property '"+"pagination"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "pagination"))){
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
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
const over0 = data0.length > 200;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(validate116(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
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
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pagination !== undefined){
let data2 = data.pagination;
if(!(validate15(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
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

export const responses = {
  queryLayoutElementConfigSchemas: { '200': v0, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryFieldEntityTypes: { '200': v3, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryFieldLayoutDetails: { '200': v4, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryFieldLayouts: { '200': v5, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryFieldTypeDetails: { '200': v6, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryFieldTypes: { '200': v7, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryFormLayoutCapabilities: { '200': v8, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryIcons: { '200': v9, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryLayoutContainers: { '200': v10, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryLayoutElements: { '200': v11, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryLayoutItemTypes: { '200': v12, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryLayoutWidgets: { '200': v13, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryShortcodes: { '200': v14, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  queryLayoutWidgetConfigSchemas: { '200': v0, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listScopeTypes: { '200': v15, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryWorkflowActionConfigSchemas: { '200': v16, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryWorkflowActions: { '200': v17, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryWorkflowControlFlowSchemas: { '200': v18, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryWorkflowActionGuidance: { '200': v19, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listManualTriggerButtons: { '200': v20, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryWorkflowNodeTypes: { '200': v21, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listWorkflowSignatures: { '200': v22, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryWorkflowTriggerConfigSchemas: { '200': v23, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryWorkflowTriggerFilterSchemas: { '200': v24, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  queryWorkflowTriggers: { '200': v25, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
};
