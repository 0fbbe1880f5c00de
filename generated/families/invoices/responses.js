// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from '../../validation.ts';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["currency","payment_terms","default_tax_rate_id","is_tax_inclusive","invoice_number_prefix","invoice_number_digits","next_invoice_number","default_memo","invoice_footer","reminder_days","is_credit_auto_applied","is_auto_charged","accepted_types","missing","revision","updated_at"],"properties":{"currency":{"$ref":"schema:CurrencyCode"},"payment_terms":{"$ref":"schema:BillingPaymentTerms"},"default_tax_rate_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"is_tax_inclusive":{"type":"boolean"},"invoice_number_prefix":{"$ref":"schema:InvoiceNumberPrefix"},"invoice_number_digits":{"$ref":"schema:InvoiceNumberDigits"},"next_invoice_number":{"type":"string","minLength":1,"maxLength":40,"pattern":"\\S"},"default_memo":{"type":["string","null"],"minLength":1,"maxLength":2000},"invoice_footer":{"type":["string","null"],"minLength":1,"maxLength":2000},"reminder_days":{"$ref":"schema:InvoiceReminderDays"},"is_credit_auto_applied":{"type":"boolean"},"is_auto_charged":{"type":"boolean"},"accepted_types":{"$ref":"schema:BillingAcceptedTypes"},"missing":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"type":"string","enum":["address","billing_email"]}},"revision":{"$ref":"schema:Revision"},"updated_at":{"$ref":"schema:Timestamp"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = lib_ucs2length.default;
const func2 = lib_validation.findRepeat;
const pattern0 = new RegExp("^[A-Z]{3}$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 3 && (data.length > 6 || func1(data) > 3)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""});
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
if(typeof data == "number"){
if(data > 100 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.due_in_days === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_in_days"},message:"must have required property '"+"due_in_days"+"'"});
errors++;
}
if(data.is_end_of_month === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_end_of_month"},message:"must have required property '"+"is_end_of_month"+"'"});
errors++;
}
if(data.late_fee_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "late_fee_percent"},message:"must have required property '"+"late_fee_percent"+"'"});
errors++;
}
if(data.grace_days === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "grace_days"},message:"must have required property '"+"grace_days"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "due_in_days") || (key0 === "is_end_of_month")) || (key0 === "late_fee_percent")) || (key0 === "grace_days"))){
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
if(data.due_in_days !== undefined){
let data0 = data.due_in_days;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/due_in_days",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 180 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/due_in_days",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"});
errors++;
}
if(data0 < 0 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/due_in_days",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.is_end_of_month !== undefined){
let data1 = data.is_end_of_month;
if(typeof data1 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_end_of_month",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.late_fee_percent !== undefined){
let data2 = data.late_fee_percent;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate2(data2, {instancePath:instancePath+"/late_fee_percent",parentData:data,parentDataProperty:"late_fee_percent",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/late_fee_percent",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/late_fee_percent",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.grace_days !== undefined){
let data3 = data.grace_days;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/grace_days",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 60 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/grace_days",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"});
errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/grace_days",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 36 && (data.length > 72 || func1(data) > 36)){
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
validate4.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^[A-Za-z0-9/_-]*$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 20 && (data.length > 40 || func1(data) > 20)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[A-Za-z0-9/_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9/_-]*$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data > 10 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"});
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
if(Array.isArray(data)){
const over0 = data.length > 10;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 180 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"});
errors++;
}
if(data0 < -30 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"minimum",params:{comparison: ">=", limit: -30},message:"must be >= -30"});
errors++;
}
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
validate7.errors = vErrors;
return errors === 0;
}

const schema1 = {"type":"string","enum":["card","bank_account"]};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema1.enum;
if(!((data === "card") || (data === "bank_account"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const over0 = data.length > 2;
if(over0){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!(validate8(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
validate9.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate10.errors = vErrors;
return errors === 0;
}

const formats1 = lib_validation.formats["date-time"];

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 35 && (data.length > 70 || func1(data) > 35)){
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
validate11.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("\\S", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"});
errors++;
}
if(data.payment_terms === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_terms"},message:"must have required property '"+"payment_terms"+"'"});
errors++;
}
if(data.default_tax_rate_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "default_tax_rate_id"},message:"must have required property '"+"default_tax_rate_id"+"'"});
errors++;
}
if(data.is_tax_inclusive === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_tax_inclusive"},message:"must have required property '"+"is_tax_inclusive"+"'"});
errors++;
}
if(data.invoice_number_prefix === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoice_number_prefix"},message:"must have required property '"+"invoice_number_prefix"+"'"});
errors++;
}
if(data.invoice_number_digits === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoice_number_digits"},message:"must have required property '"+"invoice_number_digits"+"'"});
errors++;
}
if(data.next_invoice_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_invoice_number"},message:"must have required property '"+"next_invoice_number"+"'"});
errors++;
}
if(data.default_memo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "default_memo"},message:"must have required property '"+"default_memo"+"'"});
errors++;
}
if(data.invoice_footer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoice_footer"},message:"must have required property '"+"invoice_footer"+"'"});
errors++;
}
if(data.reminder_days === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reminder_days"},message:"must have required property '"+"reminder_days"+"'"});
errors++;
}
if(data.is_credit_auto_applied === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_credit_auto_applied"},message:"must have required property '"+"is_credit_auto_applied"+"'"});
errors++;
}
if(data.is_auto_charged === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_auto_charged"},message:"must have required property '"+"is_auto_charged"+"'"});
errors++;
}
if(data.accepted_types === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "accepted_types"},message:"must have required property '"+"accepted_types"+"'"});
errors++;
}
if(data.missing === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "missing"},message:"must have required property '"+"missing"+"'"});
errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"});
errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});
errors++;
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
if(data.currency !== undefined){
let data0 = data.currency;
if(!(validate1(data0, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.payment_terms !== undefined){
let data1 = data.payment_terms;
if(!(validate3(data1, {instancePath:instancePath+"/payment_terms",parentData:data,parentDataProperty:"payment_terms",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.default_tax_rate_id !== undefined){
let data2 = data.default_tax_rate_id;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate4(data2, {instancePath:instancePath+"/default_tax_rate_id",parentData:data,parentDataProperty:"default_tax_rate_id",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/default_tax_rate_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/default_tax_rate_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.is_tax_inclusive !== undefined){
let data3 = data.is_tax_inclusive;
if(typeof data3 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_tax_inclusive",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.invoice_number_prefix !== undefined){
let data4 = data.invoice_number_prefix;
if(!(validate5(data4, {instancePath:instancePath+"/invoice_number_prefix",parentData:data,parentDataProperty:"invoice_number_prefix",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.invoice_number_digits !== undefined){
let data5 = data.invoice_number_digits;
if(!(validate6(data5, {instancePath:instancePath+"/invoice_number_digits",parentData:data,parentDataProperty:"invoice_number_digits",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.next_invoice_number !== undefined){
let data6 = data.next_invoice_number;
if(typeof data6 === "string"){
if(data6.length > 40 && (data6.length > 80 || func1(data6) > 40)){
(vErrors ??= []).push({instancePath:instancePath+"/next_invoice_number",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(data6.length < 1 || (data6.length < 2 && func1(data6) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/next_invoice_number",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data6.length <= 256){
if(!pattern2.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/next_invoice_number",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/next_invoice_number",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.default_memo !== undefined){
let data7 = data.default_memo;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/default_memo",keyword:"type",params:{type: schema0.properties.default_memo.type},message:"must be string,null"});
errors++;
}
if(typeof data7 === "string"){
if(data7.length > 2000 && (data7.length > 4000 || func1(data7) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/default_memo",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data7.length < 1 || (data7.length < 2 && func1(data7) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/default_memo",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.invoice_footer !== undefined){
let data8 = data.invoice_footer;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_footer",keyword:"type",params:{type: schema0.properties.invoice_footer.type},message:"must be string,null"});
errors++;
}
if(typeof data8 === "string"){
if(data8.length > 2000 && (data8.length > 4000 || func1(data8) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_footer",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data8.length < 1 || (data8.length < 2 && func1(data8) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_footer",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.reminder_days !== undefined){
let data9 = data.reminder_days;
if(!(validate7(data9, {instancePath:instancePath+"/reminder_days",parentData:data,parentDataProperty:"reminder_days",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.is_credit_auto_applied !== undefined){
let data10 = data.is_credit_auto_applied;
if(typeof data10 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_credit_auto_applied",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.is_auto_charged !== undefined){
let data11 = data.is_auto_charged;
if(typeof data11 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_auto_charged",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.accepted_types !== undefined){
let data12 = data.accepted_types;
if(!(validate9(data12, {instancePath:instancePath+"/accepted_types",parentData:data,parentDataProperty:"accepted_types",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.missing !== undefined){
let data13 = data.missing;
if(Array.isArray(data13)){
const over0 = data13.length > 10;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/missing",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid3 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
const _errs27 = errors;
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/missing/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema0.properties.missing.items.enum;
if(!((data14 === "address") || (data14 === "billing_email"))){
(vErrors ??= []).push({instancePath:instancePath+"/missing/" + i0,keyword:"enum",params:{allowedValues: schema0.properties.missing.items.enum},message:"must be equal to one of the allowed values"});
errors++;
}
var valid2 = _errs27 === errors;
if(errors - before0 >= 100){
break;
}
if(!valid2){
valid3 = false;
}
}
}
const repeat0 = errors === before0 && !over0 && func2(data13);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/missing",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/missing",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.revision !== undefined){
let data15 = data.revision;
if(!(validate10(data15, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data16 = data.updated_at;
if(!(validate11(data16, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate12.errors = vErrors;
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
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(!(validate12(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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

const v1 = validate13;
const schema2 = {"type":"object","additionalProperties":false,"required":["type","message"],"properties":{"type":{"type":"string","enum":["validation_error","permission_denied","not_found","conflict","rate_limited","internal"]},"message":{"type":"string","maxLength":4000}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const vSchema0 = schema2.properties.type.enum;
if(!((((((data0 === "validation_error") || (data0 === "permission_denied")) || (data0 === "not_found")) || (data0 === "conflict")) || (data0 === "rate_limited")) || (data0 === "internal"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema2.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(data1.length > 4000 && (data1.length > 8000 || func1(data1) > 4000)){
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
validate14.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate14(data0, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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

const v2 = validate15;

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.length > 64 && (data0.length > 128 || func1(data0) > 64)){
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
if(data1.length > 1000 && (data1.length > 2000 || func1(data1) > 1000)){
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
validate15.errors = vErrors;
return errors === 0;
}

const v3 = validate16;
const schema3 = {"type":"object","additionalProperties":false,"required":["id","invoice_number","status","reachable_statuses","is_overdue","origin","client","client_program_id","currency","invoice_date","due_date","is_tax_inclusive","lines","subtotal","discount_total","tax_total","total_amount","credit_applied","amount_paid","balance_due","payments","recipients","billing_address","purchase_order_number","memo","footer","internal_note","payment_url","pdf","finalized_at","sent_at","viewed_at","paid_at","voided_at","written_off_at","status_reason","revision","created_at","updated_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"invoice_number":{"$ref":"schema:InvoiceNumber"},"status":{"$ref":"schema:InvoiceStatus"},"reachable_statuses":{"type":"array","maxItems":6,"uniqueItems":true,"items":{"$ref":"schema:InvoiceStatus"}},"is_overdue":{"type":"boolean"},"origin":{"$ref":"schema:InvoiceOrigin"},"client":{"$ref":"schema:ClientRef"},"client_program_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"currency":{"$ref":"schema:CurrencyCode"},"invoice_date":{"anyOf":[{"$ref":"schema:CalendarDate"},{"type":"null"}]},"due_date":{"anyOf":[{"$ref":"schema:CalendarDate"},{"type":"null"}]},"is_tax_inclusive":{"type":"boolean"},"lines":{"type":"array","maxItems":200,"items":{"$ref":"schema:InvoiceLine"}},"subtotal":{"$ref":"schema:Money"},"discount_total":{"$ref":"schema:Money"},"tax_total":{"$ref":"schema:Money"},"total_amount":{"$ref":"schema:Money"},"credit_applied":{"$ref":"schema:Money"},"amount_paid":{"$ref":"schema:Money"},"balance_due":{"$ref":"schema:Money"},"payments":{"type":"array","maxItems":200,"items":{"$ref":"schema:InvoicePayment"}},"recipients":{"type":"array","maxItems":50,"items":{"$ref":"schema:InvoiceRecipient"}},"billing_address":{"anyOf":[{"$ref":"schema:Address"},{"type":"null"}]},"purchase_order_number":{"type":["string","null"],"minLength":1,"maxLength":60},"memo":{"type":["string","null"],"minLength":1,"maxLength":2000},"footer":{"type":["string","null"],"minLength":1,"maxLength":2000},"internal_note":{"type":["string","null"],"minLength":1,"maxLength":5000},"payment_url":{"anyOf":[{"$ref":"schema:WebUrl"},{"type":"null"}]},"pdf":{"anyOf":[{"$ref":"schema:AttachmentRef"},{"type":"null"}]},"finalized_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"sent_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"viewed_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"paid_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"voided_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"written_off_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"status_reason":{"type":["string","null"],"minLength":1,"maxLength":1000},"revision":{"$ref":"schema:Revision"},"created_at":{"$ref":"schema:Timestamp"},"updated_at":{"$ref":"schema:Timestamp"},"created_by":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]}}};
const schema4 = {"type":["string","null"],"minLength":1,"maxLength":40};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema4.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(data.length > 40 && (data.length > 80 || func1(data) > 40)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func1(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
validate17.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"string","enum":["draft","open","partially_paid","paid","void","uncollectible"]};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema5.enum;
if(!((((((data === "draft") || (data === "open")) || (data === "partially_paid")) || (data === "paid")) || (data === "void")) || (data === "uncollectible"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"string","enum":["manual","program","import"]};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema6.enum;
if(!(((data === "manual") || (data === "program")) || (data === "import"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 200 && (data.length > 400 || func1(data) > 200)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func1(data) < 1)){
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
validate20.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 80 && (data.length > 160 || func1(data) > 80)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func1(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern3.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""});
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


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.slug === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "slug"))){
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
if(!(validate4(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!(validate20(data1, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
if(data.slug !== undefined){
let data2 = data.slug;
if(!(validate21(data2, {instancePath:instancePath+"/slug",parentData:data,parentDataProperty:"slug",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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

const formats2 = lib_validation.formats.date;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 10 && (data.length > 20 || func1(data) > 10)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"});
errors++;
}
if(data.length <= 256){
if(!(formats2(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"object","additionalProperties":false,"required":["id","position","service_id","name","description","quantity","unit_price","discount_percent","tax_rate_id","tax_percent","subtotal","tax","total_amount","period_start_date","period_end_date"],"properties":{"id":{"$ref":"schema:Id"},"position":{"$ref":"schema:Position"},"service_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"name":{"$ref":"schema:InvoiceLineName"},"description":{"type":["string","null"],"minLength":1,"maxLength":2000},"quantity":{"$ref":"schema:InvoiceQuantity"},"unit_price":{"$ref":"schema:Money"},"discount_percent":{"$ref":"schema:Percent"},"tax_rate_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"tax_percent":{"$ref":"schema:TaxPercent"},"subtotal":{"$ref":"schema:Money"},"tax":{"$ref":"schema:Money"},"total_amount":{"$ref":"schema:Money"},"period_start_date":{"anyOf":[{"$ref":"schema:CalendarDate"},{"type":"null"}]},"period_end_date":{"anyOf":[{"$ref":"schema:CalendarDate"},{"type":"null"}]}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate24.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 300 && (data.length > 600 || func1(data) > 300)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func1(data) < 1)){
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
validate25.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data == "number"){
if(data > 1000000 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"});
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data1.length > 3 && (data1.length > 6 || func1(data1) > 3)){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"});
errors++;
}
if(data1.length <= 256){
if(!pattern0.test(data1)){
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
validate27.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data == "number"){
if(data > 100 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.position === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"});
errors++;
}
if(data.service_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "service_id"},message:"must have required property '"+"service_id"+"'"});
errors++;
}
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"});
errors++;
}
if(data.quantity === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "quantity"},message:"must have required property '"+"quantity"+"'"});
errors++;
}
if(data.unit_price === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "unit_price"},message:"must have required property '"+"unit_price"+"'"});
errors++;
}
if(data.discount_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "discount_percent"},message:"must have required property '"+"discount_percent"+"'"});
errors++;
}
if(data.tax_rate_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tax_rate_id"},message:"must have required property '"+"tax_rate_id"+"'"});
errors++;
}
if(data.tax_percent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tax_percent"},message:"must have required property '"+"tax_percent"+"'"});
errors++;
}
if(data.subtotal === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subtotal"},message:"must have required property '"+"subtotal"+"'"});
errors++;
}
if(data.tax === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tax"},message:"must have required property '"+"tax"+"'"});
errors++;
}
if(data.total_amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "total_amount"},message:"must have required property '"+"total_amount"+"'"});
errors++;
}
if(data.period_start_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period_start_date"},message:"must have required property '"+"period_start_date"+"'"});
errors++;
}
if(data.period_end_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "period_end_date"},message:"must have required property '"+"period_end_date"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema7.properties, key0))){
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
if(!(validate4(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
let data1 = data.position;
if(!(validate24(data1, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.service_id !== undefined){
let data2 = data.service_id;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate4(data2, {instancePath:instancePath+"/service_id",parentData:data,parentDataProperty:"service_id",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/service_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/service_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.name !== undefined){
let data3 = data.name;
if(!(validate25(data3, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data4 = data.description;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: schema7.properties.description.type},message:"must be string,null"});
errors++;
}
if(typeof data4 === "string"){
if(data4.length > 2000 && (data4.length > 4000 || func1(data4) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data4.length < 1 || (data4.length < 2 && func1(data4) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.quantity !== undefined){
let data5 = data.quantity;
if(!(validate26(data5, {instancePath:instancePath+"/quantity",parentData:data,parentDataProperty:"quantity",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.unit_price !== undefined){
let data6 = data.unit_price;
if(!(validate27(data6, {instancePath:instancePath+"/unit_price",parentData:data,parentDataProperty:"unit_price",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.discount_percent !== undefined){
let data7 = data.discount_percent;
if(!(validate28(data7, {instancePath:instancePath+"/discount_percent",parentData:data,parentDataProperty:"discount_percent",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.tax_rate_id !== undefined){
let data8 = data.tax_rate_id;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(!(validate4(data8, {instancePath:instancePath+"/tax_rate_id",parentData:data,parentDataProperty:"tax_rate_id",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs18 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/tax_rate_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/tax_rate_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.tax_percent !== undefined){
let data9 = data.tax_percent;
if(!(validate2(data9, {instancePath:instancePath+"/tax_percent",parentData:data,parentDataProperty:"tax_percent",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.subtotal !== undefined){
let data10 = data.subtotal;
if(!(validate27(data10, {instancePath:instancePath+"/subtotal",parentData:data,parentDataProperty:"subtotal",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.tax !== undefined){
let data11 = data.tax;
if(!(validate27(data11, {instancePath:instancePath+"/tax",parentData:data,parentDataProperty:"tax",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.total_amount !== undefined){
let data12 = data.total_amount;
if(!(validate27(data12, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.period_start_date !== undefined){
let data13 = data.period_start_date;
const _errs25 = errors;
let valid3 = false;
const _errs26 = errors;
if(!(validate23(data13, {instancePath:instancePath+"/period_start_date",parentData:data,parentDataProperty:"period_start_date",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid2 = _errs26 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs27 = errors;
if(data13 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/period_start_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs27 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/period_start_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.period_end_date !== undefined){
let data14 = data.period_end_date;
const _errs30 = errors;
let valid4 = false;
const _errs31 = errors;
if(!(validate23(data14, {instancePath:instancePath+"/period_end_date",parentData:data,parentDataProperty:"period_end_date",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid3 = _errs31 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs32 = errors;
if(data14 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/period_end_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs32 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/period_end_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","additionalProperties":false,"required":["id","status","method","payment_method_id","method_label","amount","refunded_amount","reference","paid_at","attempt_number","next_retry_at","failure_code","failure_message","note","created_at","created_by"],"properties":{"id":{"$ref":"schema:Id"},"status":{"$ref":"schema:PaymentAttemptStatus"},"method":{"$ref":"schema:PaymentChannel"},"payment_method_id":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]},"method_label":{"type":["string","null"],"minLength":1,"maxLength":200},"amount":{"$ref":"schema:Money"},"refunded_amount":{"$ref":"schema:Money"},"reference":{"$ref":"schema:InvoicePaymentReference"},"paid_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"attempt_number":{"type":"integer","minimum":1,"maximum":100},"next_retry_at":{"anyOf":[{"$ref":"schema:Timestamp"},{"type":"null"}]},"failure_code":{"type":["string","null"],"minLength":1,"maxLength":80},"failure_message":{"type":["string","null"],"minLength":1,"maxLength":1000},"note":{"type":["string","null"],"minLength":1,"maxLength":1000},"created_at":{"$ref":"schema:Timestamp"},"created_by":{"anyOf":[{"$ref":"schema:Id"},{"type":"null"}]}}};
const schema9 = {"type":"string","enum":["pending","succeeded","failed","needs_authorization"]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema9.enum;
if(!((((data === "pending") || (data === "succeeded")) || (data === "failed")) || (data === "needs_authorization"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"string","enum":["card","bank_account","bank_transfer","check","cash","credit","other"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema10.enum;
if(!(((((((data === "card") || (data === "bank_account")) || (data === "bank_transfer")) || (data === "check")) || (data === "cash")) || (data === "credit")) || (data === "other"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":["string","null"],"minLength":1,"maxLength":120};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema11.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(data.length > 120 && (data.length > 240 || func1(data) > 120)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func1(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
validate32.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"});
errors++;
}
if(data.payment_method_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_method_id"},message:"must have required property '"+"payment_method_id"+"'"});
errors++;
}
if(data.method_label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method_label"},message:"must have required property '"+"method_label"+"'"});
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"});
errors++;
}
if(data.refunded_amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "refunded_amount"},message:"must have required property '"+"refunded_amount"+"'"});
errors++;
}
if(data.reference === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"});
errors++;
}
if(data.paid_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "paid_at"},message:"must have required property '"+"paid_at"+"'"});
errors++;
}
if(data.attempt_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "attempt_number"},message:"must have required property '"+"attempt_number"+"'"});
errors++;
}
if(data.next_retry_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "next_retry_at"},message:"must have required property '"+"next_retry_at"+"'"});
errors++;
}
if(data.failure_code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "failure_code"},message:"must have required property '"+"failure_code"+"'"});
errors++;
}
if(data.failure_message === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "failure_message"},message:"must have required property '"+"failure_message"+"'"});
errors++;
}
if(data.note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"});
errors++;
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
if(data.id !== undefined){
let data0 = data.id;
if(!(validate4(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(!(validate30(data1, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.method !== undefined){
let data2 = data.method;
if(!(validate31(data2, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.payment_method_id !== undefined){
let data3 = data.payment_method_id;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate4(data3, {instancePath:instancePath+"/payment_method_id",parentData:data,parentDataProperty:"payment_method_id",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_method_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.method_label !== undefined){
let data4 = data.method_label;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/method_label",keyword:"type",params:{type: schema8.properties.method_label.type},message:"must be string,null"});
errors++;
}
if(typeof data4 === "string"){
if(data4.length > 200 && (data4.length > 400 || func1(data4) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/method_label",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data4.length < 1 || (data4.length < 2 && func1(data4) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/method_label",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.amount !== undefined){
let data5 = data.amount;
if(!(validate27(data5, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.refunded_amount !== undefined){
let data6 = data.refunded_amount;
if(!(validate27(data6, {instancePath:instancePath+"/refunded_amount",parentData:data,parentDataProperty:"refunded_amount",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.reference !== undefined){
let data7 = data.reference;
if(!(validate32(data7, {instancePath:instancePath+"/reference",parentData:data,parentDataProperty:"reference",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.paid_at !== undefined){
let data8 = data.paid_at;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(!(validate11(data8, {instancePath:instancePath+"/paid_at",parentData:data,parentDataProperty:"paid_at",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs18 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/paid_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/paid_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.attempt_number !== undefined){
let data9 = data.attempt_number;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/attempt_number",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 100 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/attempt_number",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/attempt_number",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.next_retry_at !== undefined){
let data10 = data.next_retry_at;
const _errs23 = errors;
let valid3 = false;
const _errs24 = errors;
if(!(validate11(data10, {instancePath:instancePath+"/next_retry_at",parentData:data,parentDataProperty:"next_retry_at",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid2 = _errs24 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs25 = errors;
if(data10 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/next_retry_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs25 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/next_retry_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.failure_code !== undefined){
let data11 = data.failure_code;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/failure_code",keyword:"type",params:{type: schema8.properties.failure_code.type},message:"must be string,null"});
errors++;
}
if(typeof data11 === "string"){
if(data11.length > 80 && (data11.length > 160 || func1(data11) > 80)){
(vErrors ??= []).push({instancePath:instancePath+"/failure_code",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(data11.length < 1 || (data11.length < 2 && func1(data11) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/failure_code",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.failure_message !== undefined){
let data12 = data.failure_message;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/failure_message",keyword:"type",params:{type: schema8.properties.failure_message.type},message:"must be string,null"});
errors++;
}
if(typeof data12 === "string"){
if(data12.length > 1000 && (data12.length > 2000 || func1(data12) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/failure_message",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(data12.length < 1 || (data12.length < 2 && func1(data12) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/failure_message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.note !== undefined){
let data13 = data.note;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: schema8.properties.note.type},message:"must be string,null"});
errors++;
}
if(typeof data13 === "string"){
if(data13.length > 1000 && (data13.length > 2000 || func1(data13) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(data13.length < 1 || (data13.length < 2 && func1(data13) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.created_at !== undefined){
let data14 = data.created_at;
if(!(validate11(data14, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data15 = data.created_by;
const _errs35 = errors;
let valid4 = false;
const _errs36 = errors;
if(!(validate4(data15, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid3 = _errs36 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs37 = errors;
if(data15 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs37 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
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
validate33.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","additionalProperties":false,"required":["name","email","kind"],"properties":{"name":{"type":["string","null"],"minLength":1,"maxLength":200},"email":{"$ref":"schema:EmailAddress"},"kind":{"$ref":"schema:BillingRecipientKind"}}};
const formats3 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 254 && (data.length > 508 || func1(data) > 254)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(data.length <= 508){
if(!(formats3.test(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"string","enum":["to","cc"]};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema13.enum;
if(!((data === "to") || (data === "cc"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.email === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});
errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "email")) || (key0 === "kind"))){
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
if((typeof data0 !== "string") && (data0 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: schema12.properties.name.type},message:"must be string,null"});
errors++;
}
if(typeof data0 === "string"){
if(data0.length > 200 && (data0.length > 400 || func1(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(data0.length < 1 || (data0.length < 2 && func1(data0) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.email !== undefined){
let data1 = data.email;
if(!(validate34(data1, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(!(validate35(data2, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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

const pattern4 = new RegExp("^[A-Z]{2}$", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((((key0 === "line1") || (key0 === "line2")) || (key0 === "city")) || (key0 === "region")) || (key0 === "postal_code")) || (key0 === "country"))){
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
if(data.line1 !== undefined){
let data0 = data.line1;
if(typeof data0 === "string"){
if(data0.length > 200 && (data0.length > 400 || func1(data0) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/line1",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line1",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.line2 !== undefined){
let data1 = data.line2;
if(typeof data1 === "string"){
if(data1.length > 200 && (data1.length > 400 || func1(data1) > 200)){
(vErrors ??= []).push({instancePath:instancePath+"/line2",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line2",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.city !== undefined){
let data2 = data.city;
if(typeof data2 === "string"){
if(data2.length > 120 && (data2.length > 240 || func1(data2) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/city",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.region !== undefined){
let data3 = data.region;
if(typeof data3 === "string"){
if(data3.length > 120 && (data3.length > 240 || func1(data3) > 120)){
(vErrors ??= []).push({instancePath:instancePath+"/region",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/region",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.postal_code !== undefined){
let data4 = data.postal_code;
if(typeof data4 === "string"){
if(data4.length > 20 && (data4.length > 40 || func1(data4) > 20)){
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/postal_code",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.country !== undefined){
let data5 = data.country;
if(typeof data5 === "string"){
if(data5.length > 2 && (data5.length > 4 || func1(data5) > 2)){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"});
errors++;
}
if(data5.length <= 256){
if(!pattern4.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/country",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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

const formats4 = lib_validation.formats.uri;
const pattern5 = new RegExp("^https?://", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 2000 && (data.length > 4000 || func1(data) > 2000)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data.length <= 4000){
if(!pattern5.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""});
errors++;
}
}
if(data.length <= 4000){
if(!(formats4(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

const pattern6 = new RegExp("^[^/\\\\]+$", "u");

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 255 && (data.length > 510 || func1(data) > 255)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(data.length < 1 || (data.length < 2 && func1(data) < 1)){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(data.length <= 510){
if(!pattern6.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[^/\\\\]+$"},message:"must match pattern \""+"^[^/\\\\]+$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

const pattern7 = new RegExp("^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(data.length > 127 && (data.length > 254 || func1(data) > 127)){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 127},message:"must NOT have more than 127 characters"});
errors++;
}
if(data.length <= 256){
if(!pattern7.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$"},message:"must match pattern \""+"^[a-z0-9!#$&^_.+-]+/[a-z0-9!#$&^_.+-]+$"+"\""});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data == "number"){
if(data > 1099511627776 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 1099511627776},message:"must be <= 1099511627776"});
errors++;
}
if(data < 0 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
validate41.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.file_name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "file_name"},message:"must have required property '"+"file_name"+"'"});
errors++;
}
if(data.content_type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "content_type"},message:"must have required property '"+"content_type"+"'"});
errors++;
}
if(data.size === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "file_name")) || (key0 === "content_type")) || (key0 === "size"))){
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
if(!(validate4(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.file_name !== undefined){
let data1 = data.file_name;
if(!(validate39(data1, {instancePath:instancePath+"/file_name",parentData:data,parentDataProperty:"file_name",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.content_type !== undefined){
let data2 = data.content_type;
if(!(validate40(data2, {instancePath:instancePath+"/content_type",parentData:data,parentDataProperty:"content_type",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.size !== undefined){
let data3 = data.size;
if(!(validate41(data3, {instancePath:instancePath+"/size",parentData:data,parentDataProperty:"size",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.invoice_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoice_number"},message:"must have required property '"+"invoice_number"+"'"});
errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"});
errors++;
}
if(data.reachable_statuses === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "reachable_statuses"},message:"must have required property '"+"reachable_statuses"+"'"});
errors++;
}
if(data.is_overdue === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_overdue"},message:"must have required property '"+"is_overdue"+"'"});
errors++;
}
if(data.origin === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"});
errors++;
}
if(data.client === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client"},message:"must have required property '"+"client"+"'"});
errors++;
}
if(data.client_program_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "client_program_id"},message:"must have required property '"+"client_program_id"+"'"});
errors++;
}
if(data.currency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"});
errors++;
}
if(data.invoice_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoice_date"},message:"must have required property '"+"invoice_date"+"'"});
errors++;
}
if(data.due_date === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "due_date"},message:"must have required property '"+"due_date"+"'"});
errors++;
}
if(data.is_tax_inclusive === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_tax_inclusive"},message:"must have required property '"+"is_tax_inclusive"+"'"});
errors++;
}
if(data.lines === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "lines"},message:"must have required property '"+"lines"+"'"});
errors++;
}
if(data.subtotal === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subtotal"},message:"must have required property '"+"subtotal"+"'"});
errors++;
}
if(data.discount_total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "discount_total"},message:"must have required property '"+"discount_total"+"'"});
errors++;
}
if(data.tax_total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tax_total"},message:"must have required property '"+"tax_total"+"'"});
errors++;
}
if(data.total_amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "total_amount"},message:"must have required property '"+"total_amount"+"'"});
errors++;
}
if(data.credit_applied === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credit_applied"},message:"must have required property '"+"credit_applied"+"'"});
errors++;
}
if(data.amount_paid === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount_paid"},message:"must have required property '"+"amount_paid"+"'"});
errors++;
}
if(data.balance_due === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "balance_due"},message:"must have required property '"+"balance_due"+"'"});
errors++;
}
if(data.payments === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payments"},message:"must have required property '"+"payments"+"'"});
errors++;
}
if(data.recipients === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "recipients"},message:"must have required property '"+"recipients"+"'"});
errors++;
}
if(data.billing_address === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "billing_address"},message:"must have required property '"+"billing_address"+"'"});
errors++;
}
if(data.purchase_order_number === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "purchase_order_number"},message:"must have required property '"+"purchase_order_number"+"'"});
errors++;
}
if(data.memo === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "memo"},message:"must have required property '"+"memo"+"'"});
errors++;
}
if(data.footer === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "footer"},message:"must have required property '"+"footer"+"'"});
errors++;
}
if(data.internal_note === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "internal_note"},message:"must have required property '"+"internal_note"+"'"});
errors++;
}
if(data.payment_url === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment_url"},message:"must have required property '"+"payment_url"+"'"});
errors++;
}
if(data.pdf === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "pdf"},message:"must have required property '"+"pdf"+"'"});
errors++;
}
if(data.finalized_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "finalized_at"},message:"must have required property '"+"finalized_at"+"'"});
errors++;
}
if(data.sent_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sent_at"},message:"must have required property '"+"sent_at"+"'"});
errors++;
}
if(data.viewed_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "viewed_at"},message:"must have required property '"+"viewed_at"+"'"});
errors++;
}
if(data.paid_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "paid_at"},message:"must have required property '"+"paid_at"+"'"});
errors++;
}
if(data.voided_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "voided_at"},message:"must have required property '"+"voided_at"+"'"});
errors++;
}
if(data.written_off_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "written_off_at"},message:"must have required property '"+"written_off_at"+"'"});
errors++;
}
if(data.status_reason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status_reason"},message:"must have required property '"+"status_reason"+"'"});
errors++;
}
if(data.revision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"});
errors++;
}
if(data.created_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_at"},message:"must have required property '"+"created_at"+"'"});
errors++;
}
if(data.updated_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "updated_at"},message:"must have required property '"+"updated_at"+"'"});
errors++;
}
if(data.created_by === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "created_by"},message:"must have required property '"+"created_by"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(func0.call(schema3.properties, key0))){
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
if(!(validate4(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.invoice_number !== undefined){
let data1 = data.invoice_number;
if(!(validate17(data1, {instancePath:instancePath+"/invoice_number",parentData:data,parentDataProperty:"invoice_number",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(validate18(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.reachable_statuses !== undefined){
let data3 = data.reachable_statuses;
if(Array.isArray(data3)){
const over0 = data3.length > 6;
if(over0){
(vErrors ??= []).push({instancePath:instancePath+"/reachable_statuses",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});
errors++;
}
const before0 = errors;
if(!over0){
let valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs7 = errors;
if(!(validate18(data4, {instancePath:instancePath+"/reachable_statuses/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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
const repeat0 = errors === before0 && !over0 && func2(data3);
if(repeat0){
(vErrors ??= []).push({instancePath:instancePath+"/reachable_statuses",keyword:"uniqueItems",params:{i: repeat0.i, j: repeat0.j},message:"must NOT have duplicate items (items ## "+repeat0.j+" and "+repeat0.i+" are identical)"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reachable_statuses",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_overdue !== undefined){
let data5 = data.is_overdue;
if(typeof data5 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_overdue",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.origin !== undefined){
let data6 = data.origin;
if(!(validate19(data6, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined){
let data7 = data.client;
if(!(validate22(data7, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.client_program_id !== undefined){
let data8 = data.client_program_id;
const _errs13 = errors;
let valid3 = false;
const _errs14 = errors;
if(!(validate4(data8, {instancePath:instancePath+"/client_program_id",parentData:data,parentDataProperty:"client_program_id",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs15 = errors;
if(data8 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/client_program_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/client_program_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.currency !== undefined){
let data9 = data.currency;
if(!(validate1(data9, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.invoice_date !== undefined){
let data10 = data.invoice_date;
const _errs19 = errors;
let valid4 = false;
const _errs20 = errors;
if(!(validate23(data10, {instancePath:instancePath+"/invoice_date",parentData:data,parentDataProperty:"invoice_date",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs21 = errors;
if(data10 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs21 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/invoice_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.due_date !== undefined){
let data11 = data.due_date;
const _errs24 = errors;
let valid5 = false;
const _errs25 = errors;
if(!(validate23(data11, {instancePath:instancePath+"/due_date",parentData:data,parentDataProperty:"due_date",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid2 = _errs25 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs26 = errors;
if(data11 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid2 = _errs26 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
}
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/due_date",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
}
if(data.is_tax_inclusive !== undefined){
let data12 = data.is_tax_inclusive;
if(typeof data12 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_tax_inclusive",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.lines !== undefined){
let data13 = data.lines;
if(Array.isArray(data13)){
const over1 = data13.length > 200;
if(over1){
(vErrors ??= []).push({instancePath:instancePath+"/lines",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before1 = errors;
if(!over1){
let valid7 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
const _errs32 = errors;
if(!(validate29(data14, {instancePath:instancePath+"/lines/" + i1,parentData:data13,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid6 = _errs32 === errors;
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
(vErrors ??= []).push({instancePath:instancePath+"/lines",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.subtotal !== undefined){
let data15 = data.subtotal;
if(!(validate27(data15, {instancePath:instancePath+"/subtotal",parentData:data,parentDataProperty:"subtotal",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.discount_total !== undefined){
let data16 = data.discount_total;
if(!(validate27(data16, {instancePath:instancePath+"/discount_total",parentData:data,parentDataProperty:"discount_total",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.tax_total !== undefined){
let data17 = data.tax_total;
if(!(validate27(data17, {instancePath:instancePath+"/tax_total",parentData:data,parentDataProperty:"tax_total",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.total_amount !== undefined){
let data18 = data.total_amount;
if(!(validate27(data18, {instancePath:instancePath+"/total_amount",parentData:data,parentDataProperty:"total_amount",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.credit_applied !== undefined){
let data19 = data.credit_applied;
if(!(validate27(data19, {instancePath:instancePath+"/credit_applied",parentData:data,parentDataProperty:"credit_applied",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.amount_paid !== undefined){
let data20 = data.amount_paid;
if(!(validate27(data20, {instancePath:instancePath+"/amount_paid",parentData:data,parentDataProperty:"amount_paid",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.balance_due !== undefined){
let data21 = data.balance_due;
if(!(validate27(data21, {instancePath:instancePath+"/balance_due",parentData:data,parentDataProperty:"balance_due",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.payments !== undefined){
let data22 = data.payments;
if(Array.isArray(data22)){
const over2 = data22.length > 200;
if(over2){
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const before2 = errors;
if(!over2){
let valid9 = true;
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
const _errs42 = errors;
if(!(validate33(data23, {instancePath:instancePath+"/payments/" + i2,parentData:data22,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid8 = _errs42 === errors;
if(errors - before2 >= 100){
break;
}
if(!valid8){
valid9 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.recipients !== undefined){
let data24 = data.recipients;
if(Array.isArray(data24)){
const over3 = data24.length > 50;
if(over3){
(vErrors ??= []).push({instancePath:instancePath+"/recipients",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const before3 = errors;
if(!over3){
let valid11 = true;
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
let data25 = data24[i3];
const _errs45 = errors;
if(!(validate36(data25, {instancePath:instancePath+"/recipients/" + i3,parentData:data24,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid10 = _errs45 === errors;
if(errors - before3 >= 100){
break;
}
if(!valid10){
valid11 = false;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recipients",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.billing_address !== undefined){
let data26 = data.billing_address;
const _errs47 = errors;
let valid12 = false;
const _errs48 = errors;
if(!(validate37(data26, {instancePath:instancePath+"/billing_address",parentData:data,parentDataProperty:"billing_address",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid3 = _errs48 === errors;
valid12 = valid12 || _valid3;
if(!valid12){
const _errs49 = errors;
if(data26 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/billing_address",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid3 = _errs49 === errors;
valid12 = valid12 || _valid3;
if(!valid12){
}
}
if(!valid12){
(vErrors ??= []).push({instancePath:instancePath+"/billing_address",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
}
if(data.purchase_order_number !== undefined){
let data27 = data.purchase_order_number;
if((typeof data27 !== "string") && (data27 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/purchase_order_number",keyword:"type",params:{type: schema3.properties.purchase_order_number.type},message:"must be string,null"});
errors++;
}
if(typeof data27 === "string"){
if(data27.length > 60 && (data27.length > 120 || func1(data27) > 60)){
(vErrors ??= []).push({instancePath:instancePath+"/purchase_order_number",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"});
errors++;
}
if(data27.length < 1 || (data27.length < 2 && func1(data27) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/purchase_order_number",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.memo !== undefined){
let data28 = data.memo;
if((typeof data28 !== "string") && (data28 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/memo",keyword:"type",params:{type: schema3.properties.memo.type},message:"must be string,null"});
errors++;
}
if(typeof data28 === "string"){
if(data28.length > 2000 && (data28.length > 4000 || func1(data28) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/memo",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data28.length < 1 || (data28.length < 2 && func1(data28) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/memo",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.footer !== undefined){
let data29 = data.footer;
if((typeof data29 !== "string") && (data29 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/footer",keyword:"type",params:{type: schema3.properties.footer.type},message:"must be string,null"});
errors++;
}
if(typeof data29 === "string"){
if(data29.length > 2000 && (data29.length > 4000 || func1(data29) > 2000)){
(vErrors ??= []).push({instancePath:instancePath+"/footer",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(data29.length < 1 || (data29.length < 2 && func1(data29) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/footer",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.internal_note !== undefined){
let data30 = data.internal_note;
if((typeof data30 !== "string") && (data30 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/internal_note",keyword:"type",params:{type: schema3.properties.internal_note.type},message:"must be string,null"});
errors++;
}
if(typeof data30 === "string"){
if(data30.length > 5000 && (data30.length > 10000 || func1(data30) > 5000)){
(vErrors ??= []).push({instancePath:instancePath+"/internal_note",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
if(data30.length < 1 || (data30.length < 2 && func1(data30) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/internal_note",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.payment_url !== undefined){
let data31 = data.payment_url;
const _errs60 = errors;
let valid13 = false;
const _errs61 = errors;
if(!(validate38(data31, {instancePath:instancePath+"/payment_url",parentData:data,parentDataProperty:"payment_url",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid4 = _errs61 === errors;
valid13 = valid13 || _valid4;
if(!valid13){
const _errs62 = errors;
if(data31 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/payment_url",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid4 = _errs62 === errors;
valid13 = valid13 || _valid4;
if(!valid13){
}
}
if(!valid13){
(vErrors ??= []).push({instancePath:instancePath+"/payment_url",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
}
if(data.pdf !== undefined){
let data32 = data.pdf;
const _errs65 = errors;
let valid14 = false;
const _errs66 = errors;
if(!(validate42(data32, {instancePath:instancePath+"/pdf",parentData:data,parentDataProperty:"pdf",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var _valid5 = _errs66 === errors;
valid14 = valid14 || _valid5;
if(!valid14){
const _errs67 = errors;
if(data32 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/pdf",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid5 = _errs67 === errors;
valid14 = valid14 || _valid5;
if(!valid14){
}
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/pdf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
}
if(data.finalized_at !== undefined){
let data33 = data.finalized_at;
const _errs70 = errors;
let valid15 = false;
const _errs71 = errors;
if(!(validate11(data33, {instancePath:instancePath+"/finalized_at",parentData:data,parentDataProperty:"finalized_at",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid6 = _errs71 === errors;
valid15 = valid15 || _valid6;
if(!valid15){
const _errs72 = errors;
if(data33 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/finalized_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid6 = _errs72 === errors;
valid15 = valid15 || _valid6;
if(!valid15){
}
}
if(!valid15){
(vErrors ??= []).push({instancePath:instancePath+"/finalized_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs70;
if(vErrors !== null){
if(_errs70){
vErrors.length = _errs70;
}
else {
vErrors = null;
}
}
}
}
if(data.sent_at !== undefined){
let data34 = data.sent_at;
const _errs75 = errors;
let valid16 = false;
const _errs76 = errors;
if(!(validate11(data34, {instancePath:instancePath+"/sent_at",parentData:data,parentDataProperty:"sent_at",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid7 = _errs76 === errors;
valid16 = valid16 || _valid7;
if(!valid16){
const _errs77 = errors;
if(data34 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/sent_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid7 = _errs77 === errors;
valid16 = valid16 || _valid7;
if(!valid16){
}
}
if(!valid16){
(vErrors ??= []).push({instancePath:instancePath+"/sent_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs75;
if(vErrors !== null){
if(_errs75){
vErrors.length = _errs75;
}
else {
vErrors = null;
}
}
}
}
if(data.viewed_at !== undefined){
let data35 = data.viewed_at;
const _errs80 = errors;
let valid17 = false;
const _errs81 = errors;
if(!(validate11(data35, {instancePath:instancePath+"/viewed_at",parentData:data,parentDataProperty:"viewed_at",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid8 = _errs81 === errors;
valid17 = valid17 || _valid8;
if(!valid17){
const _errs82 = errors;
if(data35 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/viewed_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid8 = _errs82 === errors;
valid17 = valid17 || _valid8;
if(!valid17){
}
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/viewed_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs80;
if(vErrors !== null){
if(_errs80){
vErrors.length = _errs80;
}
else {
vErrors = null;
}
}
}
}
if(data.paid_at !== undefined){
let data36 = data.paid_at;
const _errs85 = errors;
let valid18 = false;
const _errs86 = errors;
if(!(validate11(data36, {instancePath:instancePath+"/paid_at",parentData:data,parentDataProperty:"paid_at",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid9 = _errs86 === errors;
valid18 = valid18 || _valid9;
if(!valid18){
const _errs87 = errors;
if(data36 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/paid_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid9 = _errs87 === errors;
valid18 = valid18 || _valid9;
if(!valid18){
}
}
if(!valid18){
(vErrors ??= []).push({instancePath:instancePath+"/paid_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs85;
if(vErrors !== null){
if(_errs85){
vErrors.length = _errs85;
}
else {
vErrors = null;
}
}
}
}
if(data.voided_at !== undefined){
let data37 = data.voided_at;
const _errs90 = errors;
let valid19 = false;
const _errs91 = errors;
if(!(validate11(data37, {instancePath:instancePath+"/voided_at",parentData:data,parentDataProperty:"voided_at",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid10 = _errs91 === errors;
valid19 = valid19 || _valid10;
if(!valid19){
const _errs92 = errors;
if(data37 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/voided_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid10 = _errs92 === errors;
valid19 = valid19 || _valid10;
if(!valid19){
}
}
if(!valid19){
(vErrors ??= []).push({instancePath:instancePath+"/voided_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs90;
if(vErrors !== null){
if(_errs90){
vErrors.length = _errs90;
}
else {
vErrors = null;
}
}
}
}
if(data.written_off_at !== undefined){
let data38 = data.written_off_at;
const _errs95 = errors;
let valid20 = false;
const _errs96 = errors;
if(!(validate11(data38, {instancePath:instancePath+"/written_off_at",parentData:data,parentDataProperty:"written_off_at",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid11 = _errs96 === errors;
valid20 = valid20 || _valid11;
if(!valid20){
const _errs97 = errors;
if(data38 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/written_off_at",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid11 = _errs97 === errors;
valid20 = valid20 || _valid11;
if(!valid20){
}
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/written_off_at",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs95;
if(vErrors !== null){
if(_errs95){
vErrors.length = _errs95;
}
else {
vErrors = null;
}
}
}
}
if(data.status_reason !== undefined){
let data39 = data.status_reason;
if((typeof data39 !== "string") && (data39 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/status_reason",keyword:"type",params:{type: schema3.properties.status_reason.type},message:"must be string,null"});
errors++;
}
if(typeof data39 === "string"){
if(data39.length > 1000 && (data39.length > 2000 || func1(data39) > 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/status_reason",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(data39.length < 1 || (data39.length < 2 && func1(data39) < 1)){
(vErrors ??= []).push({instancePath:instancePath+"/status_reason",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(data.revision !== undefined){
let data40 = data.revision;
if(!(validate10(data40, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data41 = data.created_at;
if(!(validate11(data41, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.updated_at !== undefined){
let data42 = data.updated_at;
if(!(validate11(data42, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.created_by !== undefined){
let data43 = data.created_by;
const _errs105 = errors;
let valid21 = false;
const _errs106 = errors;
if(!(validate4(data43, {instancePath:instancePath+"/created_by",parentData:data,parentDataProperty:"created_by",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid12 = _errs106 === errors;
valid21 = valid21 || _valid12;
if(!valid21){
const _errs107 = errors;
if(data43 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid12 = _errs107 === errors;
valid21 = valid21 || _valid12;
if(!valid21){
}
}
if(!valid21){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs105;
if(vErrors !== null){
if(_errs105){
vErrors.length = _errs105;
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
validate44.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate43(data1, {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
if(!(validate44(data2, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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

const v4 = validate45;

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(!(validate43(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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

const v5 = validate46;
const schema14 = {"type":"string","enum":["created","updated","finalized","sent","payment_recorded","credit_applied","payment_refunded","voided","written_off","unchanged"]};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema14.enum;
if(!((((((((((data === "created") || (data === "updated")) || (data === "finalized")) || (data === "sent")) || (data === "payment_recorded")) || (data === "credit_applied")) || (data === "payment_refunded")) || (data === "voided")) || (data === "written_off")) || (data === "unchanged"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outcome === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"});
errors++;
}
if(data.invoice === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "invoice"},message:"must have required property '"+"invoice"+"'"});
errors++;
}
if(data.payment === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "payment"},message:"must have required property '"+"payment"+"'"});
errors++;
}
if(data.credited === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "credited"},message:"must have required property '"+"credited"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((((key0 === "outcome") || (key0 === "invoice")) || (key0 === "payment")) || (key0 === "credited"))){
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
if(data.outcome !== undefined){
let data0 = data.outcome;
if(!(validate47(data0, {instancePath:instancePath+"/outcome",parentData:data,parentDataProperty:"outcome",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
if(data.invoice !== undefined){
let data1 = data.invoice;
if(!(validate43(data1, {instancePath:instancePath+"/invoice",parentData:data,parentDataProperty:"invoice",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.payment !== undefined){
let data2 = data.payment;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate33(data2, {instancePath:instancePath+"/payment",parentData:data,parentDataProperty:"payment",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/payment",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/payment",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.credited !== undefined){
let data3 = data.credited;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate27(data3, {instancePath:instancePath+"/credited",parentData:data,parentDataProperty:"credited",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/credited",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
}
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/credited",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate48.errors = vErrors;
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
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(!(validate48(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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

const v6 = validate49;

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.deleted_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "deleted_at"},message:"must have required property '"+"deleted_at"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "deleted_at"))){
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
if(!(validate4(data0, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.deleted_at !== undefined){
let data1 = data.deleted_at;
if(!(validate11(data1, {instancePath:instancePath+"/deleted_at",parentData:data,parentDataProperty:"deleted_at",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
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


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"});
errors++;
}
let unknown0 = 0;
for(const key0 in data){
if(!(key0 === "data")){
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
if(!(validate50(data0, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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

export const responses = {
  getInvoiceSettings: { '200': v0, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  listInvoices: { '200': v3, '400': v1, '401': v2, '403': v1, '429': v1, '500': v1 },
  createInvoice: { '200': v4, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  manageInvoice: { '200': v5, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  getInvoice: { '200': v4, '400': v1, '401': v2, '403': v1, '404': v1, '429': v1, '500': v1 },
  updateInvoice: { '200': v4, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
  deleteInvoice: { '200': v6, '400': v1, '401': v2, '403': v1, '404': v1, '409': v1, '429': v1, '500': v1 },
};
