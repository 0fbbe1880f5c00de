// Written by the compiler from the contract; change the contract instead.
import lib_equal from 'ajv/dist/runtime/equal.js';
import lib_formats from 'ajv-formats/dist/formats.js';
import lib_ucs2length from 'ajv/dist/runtime/ucs2length.js';
const v0 = validate412;
const schema139 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status":{"type":"array","maxItems":3,"uniqueItems":true,"items":{"$ref":"schema:AutomationStatus"}},"trigger_type":{"type":"array","maxItems":4,"uniqueItems":true,"items":{"$ref":"schema:AutomationTriggerType"}},"event_type":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:AutomationEventType"}},"action_key":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:AutomationActionKey"}},"folder_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"is_root":{"type":"boolean"},"tags":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Tag"}},"owned_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"has_unpublished_changes":{"type":"boolean"},"has_problems":{"type":"boolean"},"include":{"type":"array","maxItems":2,"uniqueItems":true,"items":{"type":"string","enum":["config","problems"]}},"created_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"updated_after":{"$ref":"schema:Timestamp"},"updated_before":{"$ref":"schema:Timestamp"},"search":{"type":"string","minLength":1,"maxLength":200},"sort":{"type":"string","enum":["created_at","updated_at","name","problem_count"],"default":"updated_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const func66 = Object.prototype.hasOwnProperty;
const func10 = lib_equal.default;
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

const schema1 = {"type":"string","enum":["draft","active","disabled"]};

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
if(!(((data === "draft") || (data === "active")) || (data === "disabled"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema2 = {"type":"string","enum":["event","schedule","inbound_webhook","manual_button"]};

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
if(!((((data === "event") || (data === "schedule")) || (data === "inbound_webhook")) || (data === "manual_button"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern0 = new RegExp("^[a-z][a-z_]*\\.[a-z][a-z_]*$", "u");

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
if(func0(data) > 80){
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
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern1 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)?$", "u");

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
if(func0(data) > 120){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(!pattern1.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)?$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)?$"+"\""});
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

const pattern2 = new RegExp("\\S", "u");

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
if(func0(data) > 50){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern2.test(data)){
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

const formats2 = lib_formats.fullFormats["date-time"];

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
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate412.evaluated;
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
if(!(func66.call(schema139.properties, key0))){
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
if(func10(data0[i1], data0[j0])){
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
if(data.status !== undefined){
let data2 = data.status;
if(Array.isArray(data2)){
if(data2.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});
errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
if(!(validate1(data2[i2], {instancePath:instancePath+"/status/" + i2,parentData:data2,parentDataProperty:i2,rootData,dynamicAnchors}))){
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
if(func10(data2[i3], data2[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
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
if(data.trigger_type !== undefined){
let data4 = data.trigger_type;
if(Array.isArray(data4)){
if(data4.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/trigger_type",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});
errors++;
}
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
if(!(validate2(data4[i4], {instancePath:instancePath+"/trigger_type/" + i4,parentData:data4,parentDataProperty:i4,rootData,dynamicAnchors}))){
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
if(func10(data4[i5], data4[j2])){
(vErrors ??= []).push({instancePath:instancePath+"/trigger_type",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
break outer2;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/trigger_type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.event_type !== undefined){
let data6 = data.event_type;
if(Array.isArray(data6)){
if(data6.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/event_type",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
if(!(validate3(data6[i6], {instancePath:instancePath+"/event_type/" + i6,parentData:data6,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
let i7 = data6.length;
let j3;
if(i7 > 1){
outer3:
for(;i7--;){
for(j3 = i7; j3--;){
if(func10(data6[i7], data6[j3])){
(vErrors ??= []).push({instancePath:instancePath+"/event_type",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
break outer3;
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
if(data.action_key !== undefined){
let data8 = data.action_key;
if(Array.isArray(data8)){
if(data8.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/action_key",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len4 = data8.length;
for(let i8=0; i8<len4; i8++){
if(!(validate4(data8[i8], {instancePath:instancePath+"/action_key/" + i8,parentData:data8,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
let i9 = data8.length;
let j4;
if(i9 > 1){
outer4:
for(;i9--;){
for(j4 = i9; j4--;){
if(func10(data8[i9], data8[j4])){
(vErrors ??= []).push({instancePath:instancePath+"/action_key",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"});
errors++;
break outer4;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/action_key",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.folder_id !== undefined){
let data10 = data.folder_id;
if(Array.isArray(data10)){
if(data10.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len5 = data10.length;
for(let i10=0; i10<len5; i10++){
if(!(validate0(data10[i10], {instancePath:instancePath+"/folder_id/" + i10,parentData:data10,parentDataProperty:i10,rootData,dynamicAnchors}))){
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
if(func10(data10[i11], data10[j5])){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"uniqueItems",params:{i: i11, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i11+" are identical)"});
errors++;
break outer5;
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
if(data.tags !== undefined){
let data13 = data.tags;
if(Array.isArray(data13)){
if(data13.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len6 = data13.length;
for(let i12=0; i12<len6; i12++){
if(!(validate5(data13[i12], {instancePath:instancePath+"/tags/" + i12,parentData:data13,parentDataProperty:i12,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
let i13 = data13.length;
let j6;
if(i13 > 1){
outer6:
for(;i13--;){
for(j6 = i13; j6--;){
if(func10(data13[i13], data13[j6])){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: i13, j: j6},message:"must NOT have duplicate items (items ## "+j6+" and "+i13+" are identical)"});
errors++;
break outer6;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.owned_by !== undefined){
let data15 = data.owned_by;
if(Array.isArray(data15)){
if(data15.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/owned_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len7 = data15.length;
for(let i14=0; i14<len7; i14++){
if(!(validate0(data15[i14], {instancePath:instancePath+"/owned_by/" + i14,parentData:data15,parentDataProperty:i14,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i15 = data15.length;
let j7;
if(i15 > 1){
outer7:
for(;i15--;){
for(j7 = i15; j7--;){
if(func10(data15[i15], data15[j7])){
(vErrors ??= []).push({instancePath:instancePath+"/owned_by",keyword:"uniqueItems",params:{i: i15, j: j7},message:"must NOT have duplicate items (items ## "+j7+" and "+i15+" are identical)"});
errors++;
break outer7;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owned_by",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.has_unpublished_changes !== undefined){
if(typeof data.has_unpublished_changes !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_unpublished_changes",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.has_problems !== undefined){
if(typeof data.has_problems !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_problems",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.include !== undefined){
let data19 = data.include;
if(Array.isArray(data19)){
if(data19.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/include",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"});
errors++;
}
const len8 = data19.length;
for(let i16=0; i16<len8; i16++){
let data20 = data19[i16];
if(typeof data20 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/include/" + i16,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data20 === "config") || (data20 === "problems"))){
(vErrors ??= []).push({instancePath:instancePath+"/include/" + i16,keyword:"enum",params:{allowedValues: schema139.properties.include.items.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
let i17 = data19.length;
let j8;
if(i17 > 1){
const indices0 = {};
for(;i17--;){
let item0 = data19[i17];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j8 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/include",keyword:"uniqueItems",params:{i: i17, j: j8},message:"must NOT have duplicate items (items ## "+j8+" and "+i17+" are identical)"});
errors++;
break;
}
indices0[item0] = i17;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/include",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.created_by !== undefined){
let data21 = data.created_by;
if(Array.isArray(data21)){
if(data21.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len9 = data21.length;
for(let i18=0; i18<len9; i18++){
if(!(validate0(data21[i18], {instancePath:instancePath+"/created_by/" + i18,parentData:data21,parentDataProperty:i18,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i19 = data21.length;
let j9;
if(i19 > 1){
outer8:
for(;i19--;){
for(j9 = i19; j9--;){
if(func10(data21[i19], data21[j9])){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"uniqueItems",params:{i: i19, j: j9},message:"must NOT have duplicate items (items ## "+j9+" and "+i19+" are identical)"});
errors++;
break outer8;
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
if(!(validate6(data.created_after, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
if(!(validate6(data.created_before, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.updated_after !== undefined){
if(!(validate6(data.updated_after, {instancePath:instancePath+"/updated_after",parentData:data,parentDataProperty:"updated_after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.updated_before !== undefined){
if(!(validate6(data.updated_before, {instancePath:instancePath+"/updated_before",parentData:data,parentDataProperty:"updated_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
let data27 = data.search;
if(typeof data27 === "string"){
if(func0(data27) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data27) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data28 = data.sort;
if(typeof data28 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((((data28 === "created_at") || (data28 === "updated_at")) || (data28 === "name")) || (data28 === "problem_count"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema139.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data29 = data.order;
if(typeof data29 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data29 === "asc") || (data29 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema139.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data30 = data.limit;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data30 == "number"){
if(data30 > 200 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data30 < 1 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data31 = data.offset;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data31 == "number"){
if(data31 > 10000000 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data31 < 0 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate412.errors = vErrors;
return errors === 0;
}
validate412.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v1 = validate426;

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
if(typeof data === "string"){
if(func0(data) > 120){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
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
validate7.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema8 = {"type":["string","null"],"minLength":1,"maxLength":2000};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema8.type},message:"must be string,null"});
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
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
if(data.length > 50){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate5(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func10(data[i1], data[j0])){
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
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema12 = {"type":"object","additionalProperties":false,"properties":{"concurrency":{"$ref":"schema:AutomationConcurrency","default":"serial_per_record"},"record_skips":{"$ref":"schema:AutomationRecordSkips","default":false},"trigger_key":{"type":["string","null"],"minLength":1,"maxLength":500}}};
const schema10 = {"type":"string","enum":["parallel","serial_per_record","single"],"default":"serial_per_record"};

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
if(!(((data === "parallel") || (data === "serial_per_record")) || (data === "single"))){
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
if(typeof data !== "boolean"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data.concurrency === undefined){
data.concurrency = "serial_per_record";
}
if(data.record_skips === undefined){
data.record_skips = false;
}
for(const key0 in data){
if(!(((key0 === "concurrency") || (key0 === "record_skips")) || (key0 === "trigger_key"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(!(validate11(data.concurrency, {instancePath:instancePath+"/concurrency",parentData:data,parentDataProperty:"concurrency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
if(!(validate12(data.record_skips, {instancePath:instancePath+"/record_skips",parentData:data,parentDataProperty:"record_skips",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
if(data.trigger_key !== undefined){
let data2 = data.trigger_key;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trigger_key",keyword:"type",params:{type: schema12.properties.trigger_key.type},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/trigger_key",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/trigger_key",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
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

const pattern4 = new RegExp("^[a-z][a-z0-9_]{0,62}$", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
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
if(!pattern4.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,62}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,62}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(typeof data === "string"){
if(func0(data) > 120){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema15 = {"type":["string","null"],"maxLength":2000};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema15.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 2000){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data.x === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"});
errors++;
}
if(data.y === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "x") || (key0 === "y"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.x !== undefined){
let data0 = data.x;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/x",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 1000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/x",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"});
errors++;
}
if(data0 < -1000000 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/x",keyword:"minimum",params:{comparison: ">=", limit: -1000000},message:"must be >= -1000000"});
errors++;
}
}
}
if(data.y !== undefined){
let data1 = data.y;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/y",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 1000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/y",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"});
errors++;
}
if(data1 < -1000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/y",keyword:"minimum",params:{comparison: ">=", limit: -1000000},message:"must be >= -1000000"});
errors++;
}
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

const schema17 = {"type":"string","enum":["AND","OR"],"default":"AND"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
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
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema17.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern5 = new RegExp("^[a-z_][A-Za-z0-9_]*(\\.[A-Za-z0-9_-]+)*$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func0(data) > 300){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern5.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z_][A-Za-z0-9_]*(\\.[A-Za-z0-9_-]+)*$"},message:"must match pattern \""+"^[a-z_][A-Za-z0-9_]*(\\.[A-Za-z0-9_-]+)*$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema19 = {"type":"string","enum":["equals","not_equals","in_list","not_in_list","contains","starts_with","greater_than","greater_or_equal","less_than","less_or_equal","between","is_empty","is_not_empty"]};

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
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((((((((((data === "equals") || (data === "not_equals")) || (data === "in_list")) || (data === "not_in_list")) || (data === "contains")) || (data === "starts_with")) || (data === "greater_than")) || (data === "greater_or_equal")) || (data === "less_than")) || (data === "less_or_equal")) || (data === "between")) || (data === "is_empty")) || (data === "is_not_empty"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expression === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expression"},message:"must have required property '"+"expression"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "expression")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.expression !== undefined){
let data0 = data.expression;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/expression",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/expression",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expression",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
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
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
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
if(!pattern4.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,62}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,62}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 50){
(vErrors ??= []).push({instancePath,keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"});
errors++;
}
if(Object.keys(data).length < 1){
(vErrors ??= []).push({instancePath,keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"});
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(!(validate24(key0, {instancePath,parentData:data,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
const _errs2 = errors;
const _errs3 = errors;
if("expression" !== key0){
(vErrors ??= []).push({});
errors++;
}
var valid1 = _errs3 === errors;
if(valid1){
(vErrors ??= []).push({instancePath,keyword:"not",params:{},message:"must NOT be valid",propertyName:key0});
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
(vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
const _errs6 = errors;
let valid3 = false;
const _errs7 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
const _errs9 = errors;
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
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
const _errs11 = errors;
if(typeof data0 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
const _errs15 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
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
if(func0(data) > 50000){
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
if(data !== null){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
const _errs9 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs10 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs11 = errors;
if(Array.isArray(data)){
if(data.length > 200){
(vErrors ??= []).push({instancePath,keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid1 = _errs15 === errors;
valid3 = valid3 || _valid1;
const _errs17 = errors;
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
var _valid1 = _errs17 === errors;
valid3 = valid3 || _valid1;
const _errs19 = errors;
if(typeof data0 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid1 = _errs19 === errors;
valid3 = valid3 || _valid1;
const _errs21 = errors;
if(!(validate23(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid1 = _errs21 === errors;
valid3 = valid3 || _valid1;
if(_valid1){
var props1 = true;
}
const _errs22 = errors;
if(!(validate25(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid1 = _errs22 === errors;
valid3 = valid3 || _valid1;
if(_valid1){
if(props1 !== true){
props1 = true;
}
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/" + i0,keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
var _valid0 = _errs11 === errors;
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
validate28.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":true,"dynamicItems":true};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"});
errors++;
}
if(data.operator === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "operator"},message:"must have required property '"+"operator"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "path") || (key0 === "operator")) || (key0 === "value"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.path !== undefined){
if(!(validate21(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.operator !== undefined){
if(!(validate22(data.operator, {instancePath:instancePath+"/operator",parentData:data,parentDataProperty:"operator",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(validate28(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
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
for(const key0 in data){
if(!((key0 === "logical_operator") || (key0 === "conditions"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(!(validate20(data.logical_operator, {instancePath:instancePath+"/logical_operator",parentData:data,parentDataProperty:"logical_operator",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
if(data.conditions !== undefined){
let data1 = data.conditions;
if(Array.isArray(data1)){
if(data1.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/conditions",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate33(data1[i0], {instancePath:instancePath+"/conditions/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/conditions",keyword:"type",params:{type: "array"},message:"must be array"});
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
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
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
for(const key0 in data){
if(!(((key0 === "logical_operator") || (key0 === "conditions")) || (key0 === "groups"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(!(validate20(data.logical_operator, {instancePath:instancePath+"/logical_operator",parentData:data,parentDataProperty:"logical_operator",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
if(data.conditions !== undefined){
let data1 = data.conditions;
if(Array.isArray(data1)){
if(data1.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/conditions",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate33(data1[i0], {instancePath:instancePath+"/conditions/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/conditions",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.groups !== undefined){
let data3 = data.groups;
if(Array.isArray(data3)){
if(data3.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/groups",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate37(data3[i1], {instancePath:instancePath+"/groups/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.event_types === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "event_types"},message:"must have required property '"+"event_types"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "event_types")) || (key0 === "filters"))){
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
if("event" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "event"},message:"must be equal to constant"});
errors++;
}
}
if(data.event_types !== undefined){
let data1 = data.event_types;
if(Array.isArray(data1)){
if(data1.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/event_types",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/event_types",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate3(data1[i0], {instancePath:instancePath+"/event_types/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func10(data1[i1], data1[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/event_types",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/event_types",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.filters !== undefined){
let data3 = data.filters;
const _errs8 = errors;
let valid4 = false;
const _errs9 = errors;
if(!(validate40(data3, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid4 = valid4 || _valid0;
const _errs10 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/filters",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs10 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/filters",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
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
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema31 = {"type":"object","additionalProperties":false,"required":["frequency","interval","time_of_day","time_zone"],"properties":{"frequency":{"type":"string","enum":["daily","weekly","monthly","quarterly","yearly"]},"interval":{"type":"integer","minimum":1,"maximum":100},"weekdays":{"type":"array","minItems":1,"maxItems":7,"uniqueItems":true,"items":{"$ref":"schema:Weekday"}},"day_of_month":{"type":"integer","minimum":1,"maximum":31},"time_of_day":{"$ref":"schema:TimeOfDay"},"time_zone":{"$ref":"schema:TimeZone"}}};
const schema28 = {"type":"string","enum":["monday","tuesday","wednesday","thursday","friday","saturday","sunday"]};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
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
if(!(((((((data === "monday") || (data === "tuesday")) || (data === "wednesday")) || (data === "thursday")) || (data === "friday")) || (data === "saturday")) || (data === "sunday"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema28.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern7 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func0(data) > 5){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"});
errors++;
}
if(!pattern7.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern8 = new RegExp("^[A-Za-z0-9_+/-]+$", "u");

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
if(typeof data === "string"){
if(func0(data) > 64){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern8.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[A-Za-z0-9_+/-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_+/-]+$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data.frequency === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "frequency"},message:"must have required property '"+"frequency"+"'"});
errors++;
}
if(data.interval === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "interval"},message:"must have required property '"+"interval"+"'"});
errors++;
}
if(data.time_of_day === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "time_of_day"},message:"must have required property '"+"time_of_day"+"'"});
errors++;
}
if(data.time_zone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "time_zone"},message:"must have required property '"+"time_zone"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "frequency") || (key0 === "interval")) || (key0 === "weekdays")) || (key0 === "day_of_month")) || (key0 === "time_of_day")) || (key0 === "time_zone"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.frequency !== undefined){
let data0 = data.frequency;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/frequency",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((data0 === "daily") || (data0 === "weekly")) || (data0 === "monthly")) || (data0 === "quarterly")) || (data0 === "yearly"))){
(vErrors ??= []).push({instancePath:instancePath+"/frequency",keyword:"enum",params:{allowedValues: schema31.properties.frequency.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.interval !== undefined){
let data1 = data.interval;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/interval",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/interval",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/interval",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.weekdays !== undefined){
let data2 = data.weekdays;
if(Array.isArray(data2)){
if(data2.length > 7){
(vErrors ??= []).push({instancePath:instancePath+"/weekdays",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"});
errors++;
}
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/weekdays",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate47(data2[i0], {instancePath:instancePath+"/weekdays/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func10(data2[i1], data2[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/weekdays",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/weekdays",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.day_of_month !== undefined){
let data4 = data.day_of_month;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/day_of_month",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 31 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/day_of_month",keyword:"maximum",params:{comparison: "<=", limit: 31},message:"must be <= 31"});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/day_of_month",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.time_of_day !== undefined){
if(!(validate48(data.time_of_day, {instancePath:instancePath+"/time_of_day",parentData:data,parentDataProperty:"time_of_day",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.time_zone !== undefined){
if(!(validate49(data.time_zone, {instancePath:instancePath+"/time_zone",parentData:data,parentDataProperty:"time_zone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
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
if(data.recurrence === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "recurrence"},message:"must have required property '"+"recurrence"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "recurrence"))){
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
if("recurrence" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "recurrence"},message:"must be equal to constant"});
errors++;
}
}
if(data.recurrence !== undefined){
if(!(validate50(data.recurrence, {instancePath:instancePath+"/recurrence",parentData:data,parentDataProperty:"recurrence",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern9 = new RegExp("^\\S+( \\S+){4}$", "u");

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
if(data.expression === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expression"},message:"must have required property '"+"expression"+"'"});
errors++;
}
if(data.time_zone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "time_zone"},message:"must have required property '"+"time_zone"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "expression")) || (key0 === "time_zone"))){
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
if("cron" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "cron"},message:"must be equal to constant"});
errors++;
}
}
if(data.expression !== undefined){
let data1 = data.expression;
if(typeof data1 === "string"){
if(func0(data1) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/expression",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(func0(data1) < 9){
(vErrors ??= []).push({instancePath:instancePath+"/expression",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters"});
errors++;
}
if(!pattern9.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/expression",keyword:"pattern",params:{pattern: "^\\S+( \\S+){4}$"},message:"must match pattern \""+"^\\S+( \\S+){4}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/expression",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.time_zone !== undefined){
if(!(validate49(data.time_zone, {instancePath:instancePath+"/time_zone",parentData:data,parentDataProperty:"time_zone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
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
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.every_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "every_minutes"},message:"must have required property '"+"every_minutes"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "every_minutes"))){
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
if("interval" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "interval"},message:"must be equal to constant"});
errors++;
}
}
if(data.every_minutes !== undefined){
let data1 = data.every_minutes;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/every_minutes",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 43200 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/every_minutes",keyword:"maximum",params:{comparison: "<=", limit: 43200},message:"must be <= 43200"});
errors++;
}
if(data1 < 5 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/every_minutes",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5"});
errors++;
}
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
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.run_at === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "run_at"},message:"must have required property '"+"run_at"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "run_at"))){
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
if("once" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "once"},message:"must be equal to constant"});
errors++;
}
}
if(data.run_at !== undefined){
if(!(validate6(data.run_at, {instancePath:instancePath+"/run_at",parentData:data,parentDataProperty:"run_at",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
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


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "recurrence"){
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "cron"){
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "interval"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "once"){
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
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
validate61.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema37 = {"type":"string","enum":["client","client_note","client_program","task","task_stage","ticket","ticket_message","escalation","sop","training_course","training_lesson","custom_object_record","form_submission","invoice","time_entry","chat_message","comment","user"]};

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
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((((((((((((((((((data === "client") || (data === "client_note")) || (data === "client_program")) || (data === "task")) || (data === "task_stage")) || (data === "ticket")) || (data === "ticket_message")) || (data === "escalation")) || (data === "sop")) || (data === "training_course")) || (data === "training_lesson")) || (data === "custom_object_record")) || (data === "form_submission")) || (data === "invoice")) || (data === "time_entry")) || (data === "chat_message")) || (data === "comment")) || (data === "user"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"});
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
if(data.maximum_records === undefined){
data.maximum_records = 200;
}
if(data.record_kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "record_kind"},message:"must have required property '"+"record_kind"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "record_kind") || (key0 === "filters")) || (key0 === "maximum_records"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.record_kind !== undefined){
if(!(validate66(data.record_kind, {instancePath:instancePath+"/record_kind",parentData:data,parentDataProperty:"record_kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
if(data.filters !== undefined){
let data1 = data.filters;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate40(data1, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/filters",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/filters",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
let data2 = data.maximum_records;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/maximum_records",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum_records",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum_records",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
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


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
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
if(data.schedule === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "schedule"},message:"must have required property '"+"schedule"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "schedule")) || (key0 === "for_each"))){
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
if("schedule" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "schedule"},message:"must be equal to constant"});
errors++;
}
}
if(data.schedule !== undefined){
if(!(validate61(data.schedule, {instancePath:instancePath+"/schedule",parentData:data,parentDataProperty:"schedule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data.for_each !== undefined){
let data2 = data.for_each;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate67(data2, {instancePath:instancePath+"/for_each",parentData:data,parentDataProperty:"for_each",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs8 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/for_each",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/for_each",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
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
if(!((key0 === "type") || (key0 === "filters"))){
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
if("inbound_webhook" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "inbound_webhook"},message:"must be equal to constant"});
errors++;
}
}
if(data.filters !== undefined){
let data1 = data.filters;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate40(data1, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/filters",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/filters",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":"object","additionalProperties":false,"required":["key","label"],"properties":{"id":{"$ref":"schema:Id"},"key":{"$ref":"schema:Key"},"label":{"type":"string","minLength":1,"maxLength":80,"pattern":"\\S"},"icon":{"anyOf":[{"$ref":"schema:IconName"},{"type":"null"}]},"record_kinds":{"type":"array","maxItems":18,"uniqueItems":true,"items":{"$ref":"schema:RecordKind"}},"has_confirmation":{"type":"boolean","default":false},"confirmation_text":{"type":["string","null"],"maxLength":500},"inputs":{"type":"array","maxItems":20,"items":{"$ref":"schema:AutomationInputField"}}}};
const pattern10 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
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
if(!pattern10.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"object","additionalProperties":false,"required":["key","label","type"],"properties":{"key":{"$ref":"schema:Key"},"label":{"type":"string","minLength":1,"maxLength":120},"type":{"type":"string","enum":["text","long_text","number","checkbox","date","date_time","single_choice","multi_choice","user","client","file"]},"help_text":{"type":["string","null"],"maxLength":500},"is_required":{"type":"boolean","default":false},"choices":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"schema:AutomationChoiceOption"}}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
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
if(!pattern4.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,62}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,62}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
data.key = "next";
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "key") || (key0 === "label"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(!(validate76(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func0(data1) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(func0(data1) < 1){
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
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_required === undefined){
data.is_required = false;
}
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
for(const key0 in data){
if(!((((((key0 === "key") || (key0 === "label")) || (key0 === "type")) || (key0 === "help_text")) || (key0 === "is_required")) || (key0 === "choices"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate24(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func0(data1) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
if(func0(data1) < 1){
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
if(!(((((((((((data2 === "text") || (data2 === "long_text")) || (data2 === "number")) || (data2 === "checkbox")) || (data2 === "date")) || (data2 === "date_time")) || (data2 === "single_choice")) || (data2 === "multi_choice")) || (data2 === "user")) || (data2 === "client")) || (data2 === "file"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: schema44.properties.type.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.help_text !== undefined){
let data3 = data.help_text;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/help_text",keyword:"type",params:{type: schema44.properties.help_text.type},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/help_text",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
}
if(typeof data.is_required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_required",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.choices !== undefined){
let data5 = data.choices;
if(Array.isArray(data5)){
if(data5.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/choices",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"});
errors++;
}
if(data5.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/choices",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate77(data5[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
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
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.has_confirmation === undefined){
data.has_confirmation = false;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.label === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "key")) || (key0 === "label")) || (key0 === "icon")) || (key0 === "record_kinds")) || (key0 === "has_confirmation")) || (key0 === "confirmation_text")) || (key0 === "inputs"))){
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
if(data.key !== undefined){
if(!(validate24(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(func0(data2) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/label",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern2.test(data2)){
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
let data3 = data.icon;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate75(data3, {instancePath:instancePath+"/icon",parentData:data,parentDataProperty:"icon",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
const _errs9 = errors;
if(data3 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
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
if(data.record_kinds !== undefined){
let data4 = data.record_kinds;
if(Array.isArray(data4)){
if(data4.length > 18){
(vErrors ??= []).push({instancePath:instancePath+"/record_kinds",keyword:"maxItems",params:{limit: 18},message:"must NOT have more than 18 items"});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate66(data4[i0], {instancePath:instancePath+"/record_kinds/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func10(data4[i1], data4[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/record_kinds",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/record_kinds",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(typeof data.has_confirmation !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_confirmation",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.confirmation_text !== undefined){
let data7 = data.confirmation_text;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/confirmation_text",keyword:"type",params:{type: schema45.properties.confirmation_text.type},message:"must be string,null"});
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/confirmation_text",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"});
errors++;
}
}
}
if(data.inputs !== undefined){
let data8 = data.inputs;
if(Array.isArray(data8)){
if(data8.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/inputs",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const len1 = data8.length;
for(let i2=0; i2<len1; i2++){
if(!(validate79(data8[i2], {instancePath:instancePath+"/inputs/" + i2,parentData:data8,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/inputs",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
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
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
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
if(data.buttons === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "buttons"},message:"must have required property '"+"buttons"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "buttons"))){
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
if("manual_button" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "manual_button"},message:"must be equal to constant"});
errors++;
}
}
if(data.buttons !== undefined){
let data1 = data.buttons;
if(Array.isArray(data1)){
if(data1.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/buttons",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/buttons",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate82(data1[i0], {instancePath:instancePath+"/buttons/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/buttons",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
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
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "event"){
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "schedule"){
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "inbound_webhook"){
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "manual_button"){
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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
validate90.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate90.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
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
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.config === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "key") || (key0 === "type")) || (key0 === "label")) || (key0 === "description")) || (key0 === "canvas")) || (key0 === "config"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate16(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("trigger" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "trigger"},message:"must be equal to constant"});
errors++;
}
}
if(data.label !== undefined){
if(!(validate17(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate18(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.canvas !== undefined){
if(!(validate19(data.canvas, {instancePath:instancePath+"/canvas",parentData:data,parentDataProperty:"canvas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.config !== undefined){
if(!(validate90(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
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
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern13 = new RegExp("^\\S+$", "u");

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
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
if(!pattern13.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^\\S+$"},message:"must match pattern \""+"^\\S+$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
(vErrors ??= []).push({instancePath,keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"});
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(!(validate24(key0, {instancePath,parentData:data,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
(vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
for(const key1 in data){
if(!(validate28(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.max_attempts === undefined){
data.max_attempts = 3;
}
if(data.backoff_seconds === undefined){
data.backoff_seconds = 10;
}
if(data.max_backoff_seconds === undefined){
data.max_backoff_seconds = 600;
}
for(const key0 in data){
if(!(((key0 === "max_attempts") || (key0 === "backoff_seconds")) || (key0 === "max_backoff_seconds"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
let data0 = data.max_attempts;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/max_attempts",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 10 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/max_attempts",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/max_attempts",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data1 = data.backoff_seconds;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/backoff_seconds",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 600 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/backoff_seconds",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600"});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/backoff_seconds",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data2 = data.max_backoff_seconds;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/max_backoff_seconds",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 600 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/max_backoff_seconds",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600"});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/max_backoff_seconds",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
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
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema53 = {"type":"string","enum":["stop","continue","branch"],"default":"stop"};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
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
if(!(((data === "stop") || (data === "continue")) || (data === "branch"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema53.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.on_error === undefined){
data.on_error = "stop";
}
if(data.timeout_seconds === undefined){
data.timeout_seconds = 300;
}
if(data.action_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "action_key"},message:"must have required property '"+"action_key"+"'"});
errors++;
}
if(data.inputs === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "inputs"},message:"must have required property '"+"inputs"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "action_key") || (key0 === "credential_id")) || (key0 === "subaccount_key")) || (key0 === "inputs")) || (key0 === "retry")) || (key0 === "on_error")) || (key0 === "timeout_seconds"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.action_key !== undefined){
if(!(validate4(data.action_key, {instancePath:instancePath+"/action_key",parentData:data,parentDataProperty:"action_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.credential_id !== undefined){
let data1 = data.credential_id;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate0(data1, {instancePath:instancePath+"/credential_id",parentData:data,parentDataProperty:"credential_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/credential_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/credential_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.subaccount_key !== undefined){
let data2 = data.subaccount_key;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate102(data2, {instancePath:instancePath+"/subaccount_key",parentData:data,parentDataProperty:"subaccount_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
const _errs11 = errors;
if(!(validate23(data2, {instancePath:instancePath+"/subaccount_key",parentData:data,parentDataProperty:"subaccount_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
const _errs12 = errors;
if(data2 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/subaccount_key",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/subaccount_key",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.inputs !== undefined){
if(!(validate103(data.inputs, {instancePath:instancePath+"/inputs",parentData:data,parentDataProperty:"inputs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data.retry !== undefined){
if(!(validate106(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(!(validate107(data.on_error, {instancePath:instancePath+"/on_error",parentData:data,parentDataProperty:"on_error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
let data6 = data.timeout_seconds;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_seconds",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 300 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_seconds",keyword:"maximum",params:{comparison: "<=", limit: 300},message:"must be <= 300"});
errors++;
}
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/timeout_seconds",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_enabled === undefined){
data.is_enabled = true;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.config === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "type")) || (key0 === "label")) || (key0 === "description")) || (key0 === "is_enabled")) || (key0 === "canvas")) || (key0 === "config"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate16(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("action" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "action"},message:"must be equal to constant"});
errors++;
}
}
if(data.label !== undefined){
if(!(validate17(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate18(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(!(validate101(data.is_enabled, {instancePath:instancePath+"/is_enabled",parentData:data,parentDataProperty:"is_enabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
if(data.canvas !== undefined){
if(!(validate19(data.canvas, {instancePath:instancePath+"/canvas",parentData:data,parentDataProperty:"canvas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.config !== undefined){
if(!(validate108(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
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
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.conditions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "conditions"},message:"must have required property '"+"conditions"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "conditions")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.conditions !== undefined){
if(!(validate40(data.conditions, {instancePath:instancePath+"/conditions",parentData:data,parentDataProperty:"conditions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_enabled === undefined){
data.is_enabled = true;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.config === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "type")) || (key0 === "label")) || (key0 === "description")) || (key0 === "is_enabled")) || (key0 === "canvas")) || (key0 === "config"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate16(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("condition" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "condition"},message:"must be equal to constant"});
errors++;
}
}
if(data.label !== undefined){
if(!(validate17(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate18(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(!(validate101(data.is_enabled, {instancePath:instancePath+"/is_enabled",parentData:data,parentDataProperty:"is_enabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
if(data.canvas !== undefined){
if(!(validate19(data.canvas, {instancePath:instancePath+"/canvas",parentData:data,parentDataProperty:"canvas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.config !== undefined){
if(!(validate123(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.key === undefined){
data.key = "next";
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.conditions === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "conditions"},message:"must have required property '"+"conditions"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "key") || (key0 === "label")) || (key0 === "conditions"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(!(validate76(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
if(data.label !== undefined){
if(!(validate17(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.conditions !== undefined){
if(!(validate40(data.conditions, {instancePath:instancePath+"/conditions",parentData:data,parentDataProperty:"conditions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
if(data.cases === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "cases")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.cases !== undefined){
let data0 = data.cases;
if(Array.isArray(data0)){
if(data0.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/cases",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/cases",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate132(data0[i0], {instancePath:instancePath+"/cases/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cases",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
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
if(data.is_enabled === undefined){
data.is_enabled = true;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.config === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "type")) || (key0 === "label")) || (key0 === "description")) || (key0 === "is_enabled")) || (key0 === "canvas")) || (key0 === "config"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate16(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("branch" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "branch"},message:"must be equal to constant"});
errors++;
}
}
if(data.label !== undefined){
if(!(validate17(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate18(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(!(validate101(data.is_enabled, {instancePath:instancePath+"/is_enabled",parentData:data,parentDataProperty:"is_enabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
if(data.canvas !== undefined){
if(!(validate19(data.canvas, {instancePath:instancePath+"/canvas",parentData:data,parentDataProperty:"canvas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.config !== undefined){
if(!(validate136(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
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

const schema61 = {"type":"object","additionalProperties":false,"required":["items"],"properties":{"items":{"$ref":"schema:AutomationExpression"},"maximum_items":{"type":"integer","minimum":1,"maximum":1000,"default":200},"mode":{"type":"string","enum":["sequential","parallel"],"default":"sequential"},"on_item_error":{"type":"string","enum":["stop","continue"],"default":"stop"}}};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.maximum_items === undefined){
data.maximum_items = 200;
}
if(data.mode === undefined){
data.mode = "sequential";
}
if(data.on_item_error === undefined){
data.on_item_error = "stop";
}
if(data.items === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "items") || (key0 === "maximum_items")) || (key0 === "mode")) || (key0 === "on_item_error"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.items !== undefined){
if(!(validate23(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
let data1 = data.maximum_items;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/maximum_items",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 1000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum_items",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/maximum_items",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data2 = data.mode;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data2 === "sequential") || (data2 === "parallel"))){
(vErrors ??= []).push({instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: schema61.properties.mode.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data3 = data.on_item_error;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/on_item_error",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data3 === "stop") || (data3 === "continue"))){
(vErrors ??= []).push({instancePath:instancePath+"/on_item_error",keyword:"enum",params:{allowedValues: schema61.properties.on_item_error.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.is_enabled === undefined){
data.is_enabled = true;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.config === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "type")) || (key0 === "label")) || (key0 === "description")) || (key0 === "is_enabled")) || (key0 === "canvas")) || (key0 === "config"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate16(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("loop" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "loop"},message:"must be equal to constant"});
errors++;
}
}
if(data.label !== undefined){
if(!(validate17(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate18(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(!(validate101(data.is_enabled, {instancePath:instancePath+"/is_enabled",parentData:data,parentDataProperty:"is_enabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
if(data.canvas !== undefined){
if(!(validate19(data.canvas, {instancePath:instancePath+"/canvas",parentData:data,parentDataProperty:"canvas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.config !== undefined){
if(!(validate145(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
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


function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_working_time === undefined){
data.is_working_time = false;
}
if(data.duration_minutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "duration_minutes"},message:"must have required property '"+"duration_minutes"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "duration_minutes") || (key0 === "is_working_time"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.duration_minutes !== undefined){
let data0 = data.duration_minutes;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/duration_minutes",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 43200 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/duration_minutes",keyword:"maximum",params:{comparison: "<=", limit: 43200},message:"must be <= 43200"});
errors++;
}
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/duration_minutes",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(typeof data.is_working_time !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_working_time",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_enabled === undefined){
data.is_enabled = true;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.config === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "type")) || (key0 === "label")) || (key0 === "description")) || (key0 === "is_enabled")) || (key0 === "canvas")) || (key0 === "config"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate16(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("delay" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "delay"},message:"must be equal to constant"});
errors++;
}
}
if(data.label !== undefined){
if(!(validate17(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate18(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(!(validate101(data.is_enabled, {instancePath:instancePath+"/is_enabled",parentData:data,parentDataProperty:"is_enabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
if(data.canvas !== undefined){
if(!(validate19(data.canvas, {instancePath:instancePath+"/canvas",parentData:data,parentDataProperty:"canvas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.config !== undefined){
if(!(validate154(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.offset_minutes === undefined){
data.offset_minutes = 0;
}
if(data.until === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "until") || (key0 === "offset_minutes"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.until !== undefined){
if(!(validate23(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
let data1 = data.offset_minutes;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset_minutes",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 43200 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/offset_minutes",keyword:"maximum",params:{comparison: "<=", limit: 43200},message:"must be <= 43200"});
errors++;
}
if(data1 < -43200 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/offset_minutes",keyword:"minimum",params:{comparison: ">=", limit: -43200},message:"must be >= -43200"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_enabled === undefined){
data.is_enabled = true;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.config === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "type")) || (key0 === "label")) || (key0 === "description")) || (key0 === "is_enabled")) || (key0 === "canvas")) || (key0 === "config"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate16(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("wait_until" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "wait_until"},message:"must be equal to constant"});
errors++;
}
}
if(data.label !== undefined){
if(!(validate17(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate18(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(!(validate101(data.is_enabled, {instancePath:instancePath+"/is_enabled",parentData:data,parentDataProperty:"is_enabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
if(data.canvas !== undefined){
if(!(validate19(data.canvas, {instancePath:instancePath+"/canvas",parentData:data,parentDataProperty:"canvas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.config !== undefined){
if(!(validate162(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema73 = {"type":"object","additionalProperties":false,"required":["title","asked"],"properties":{"title":{"$ref":"schema:AutomationRequestTitle"},"message":{"$ref":"schema:AutomationRequestMessage"},"asked":{"$ref":"schema:AutomationAsked"},"approvals_needed":{"type":"string","enum":["any","all"],"default":"any"},"deadline_minutes":{"$ref":"schema:AutomationDeadline"},"reminder_minutes":{"$ref":"schema:AutomationReminder"}}};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema68 = {"type":["string","null"],"maxLength":10000};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema68.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 10000){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});
errors++;
}
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(func10(data[i1], data[j0])){
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
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
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
if(!(((key0 === "user_ids") || (key0 === "department_ids")) || (key0 === "users_from"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.user_ids !== undefined){
if(!(validate173(data.user_ids, {instancePath:instancePath+"/user_ids",parentData:data,parentDataProperty:"user_ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
if(data.department_ids !== undefined){
let data1 = data.department_ids;
if(Array.isArray(data1)){
if(data1.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/department_ids",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate0(data1[i0], {instancePath:instancePath+"/department_ids/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func10(data1[i1], data1[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/department_ids",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
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
if(data.users_from !== undefined){
if(!(validate23(data.users_from, {instancePath:instancePath+"/users_from",parentData:data,parentDataProperty:"users_from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
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
if(data > 43200 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 43200},message:"must be <= 43200"});
errors++;
}
if(data < 60 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 60},message:"must be >= 60"});
errors++;
}
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema72 = {"type":["integer","null"],"minimum":15,"maximum":43200};

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
if((!((typeof data == "number") && (!(data % 1) && !isNaN(data)))) && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema72.type},message:"must be integer,null"});
errors++;
}
if(typeof data == "number"){
if(data > 43200 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 43200},message:"must be <= 43200"});
errors++;
}
if(data < 15 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 15},message:"must be >= 15"});
errors++;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.approvals_needed === undefined){
data.approvals_needed = "any";
}
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.asked === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "asked"},message:"must have required property '"+"asked"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "message")) || (key0 === "asked")) || (key0 === "approvals_needed")) || (key0 === "deadline_minutes")) || (key0 === "reminder_minutes"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.title !== undefined){
if(!(validate171(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(!(validate172(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
}
if(data.asked !== undefined){
if(!(validate175(data.asked, {instancePath:instancePath+"/asked",parentData:data,parentDataProperty:"asked",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
let data3 = data.approvals_needed;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/approvals_needed",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data3 === "any") || (data3 === "all"))){
(vErrors ??= []).push({instancePath:instancePath+"/approvals_needed",keyword:"enum",params:{allowedValues: schema73.properties.approvals_needed.enum},message:"must be equal to one of the allowed values"});
errors++;
}
if(data.deadline_minutes !== undefined){
if(!(validate179(data.deadline_minutes, {instancePath:instancePath+"/deadline_minutes",parentData:data,parentDataProperty:"deadline_minutes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
if(data.reminder_minutes !== undefined){
if(!(validate180(data.reminder_minutes, {instancePath:instancePath+"/reminder_minutes",parentData:data,parentDataProperty:"reminder_minutes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.is_enabled === undefined){
data.is_enabled = true;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.config === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "type")) || (key0 === "label")) || (key0 === "description")) || (key0 === "is_enabled")) || (key0 === "canvas")) || (key0 === "config"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate16(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("approval" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "approval"},message:"must be equal to constant"});
errors++;
}
}
if(data.label !== undefined){
if(!(validate17(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate18(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(!(validate101(data.is_enabled, {instancePath:instancePath+"/is_enabled",parentData:data,parentDataProperty:"is_enabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
if(data.canvas !== undefined){
if(!(validate19(data.canvas, {instancePath:instancePath+"/canvas",parentData:data,parentDataProperty:"canvas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.config !== undefined){
if(!(validate181(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
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
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.asked === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "asked"},message:"must have required property '"+"asked"+"'"});
errors++;
}
if(data.choices === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "choices"},message:"must have required property '"+"choices"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "message")) || (key0 === "asked")) || (key0 === "choices")) || (key0 === "deadline_minutes")) || (key0 === "reminder_minutes"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.title !== undefined){
if(!(validate171(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(!(validate172(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
}
if(data.asked !== undefined){
if(!(validate175(data.asked, {instancePath:instancePath+"/asked",parentData:data,parentDataProperty:"asked",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data.choices !== undefined){
let data3 = data.choices;
if(Array.isArray(data3)){
if(data3.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/choices",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
if(data3.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/choices",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate77(data3[i0], {instancePath:instancePath+"/choices/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/choices",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.deadline_minutes !== undefined){
if(!(validate179(data.deadline_minutes, {instancePath:instancePath+"/deadline_minutes",parentData:data,parentDataProperty:"deadline_minutes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
if(data.reminder_minutes !== undefined){
if(!(validate180(data.reminder_minutes, {instancePath:instancePath+"/reminder_minutes",parentData:data,parentDataProperty:"reminder_minutes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
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
if(data.is_enabled === undefined){
data.is_enabled = true;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.config === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "type")) || (key0 === "label")) || (key0 === "description")) || (key0 === "is_enabled")) || (key0 === "canvas")) || (key0 === "config"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate16(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("choice" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "choice"},message:"must be equal to constant"});
errors++;
}
}
if(data.label !== undefined){
if(!(validate17(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate18(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(!(validate101(data.is_enabled, {instancePath:instancePath+"/is_enabled",parentData:data,parentDataProperty:"is_enabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
if(data.canvas !== undefined){
if(!(validate19(data.canvas, {instancePath:instancePath+"/canvas",parentData:data,parentDataProperty:"canvas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.config !== undefined){
if(!(validate194(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
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


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data.asked === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "asked"},message:"must have required property '"+"asked"+"'"});
errors++;
}
if(data.fields === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "message")) || (key0 === "asked")) || (key0 === "fields")) || (key0 === "deadline_minutes")) || (key0 === "reminder_minutes"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.title !== undefined){
if(!(validate171(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
if(!(validate172(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
}
if(data.asked !== undefined){
if(!(validate175(data.asked, {instancePath:instancePath+"/asked",parentData:data,parentDataProperty:"asked",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
let data3 = data.fields;
if(Array.isArray(data3)){
if(data3.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/fields",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/fields",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate79(data3[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fields",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.deadline_minutes !== undefined){
if(!(validate179(data.deadline_minutes, {instancePath:instancePath+"/deadline_minutes",parentData:data,parentDataProperty:"deadline_minutes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
if(data.reminder_minutes !== undefined){
if(!(validate180(data.reminder_minutes, {instancePath:instancePath+"/reminder_minutes",parentData:data,parentDataProperty:"reminder_minutes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.is_enabled === undefined){
data.is_enabled = true;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.config === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "type")) || (key0 === "label")) || (key0 === "description")) || (key0 === "is_enabled")) || (key0 === "canvas")) || (key0 === "config"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate16(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("form" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "form"},message:"must be equal to constant"});
errors++;
}
}
if(data.label !== undefined){
if(!(validate17(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate18(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(!(validate101(data.is_enabled, {instancePath:instancePath+"/is_enabled",parentData:data,parentDataProperty:"is_enabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
if(data.canvas !== undefined){
if(!(validate19(data.canvas, {instancePath:instancePath+"/canvas",parentData:data,parentDataProperty:"canvas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.config !== undefined){
if(!(validate208(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
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


function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.variables === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "variables"},message:"must have required property '"+"variables"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "variables")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.variables !== undefined){
if(!(validate103(data.variables, {instancePath:instancePath+"/variables",parentData:data,parentDataProperty:"variables",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_enabled === undefined){
data.is_enabled = true;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.config === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "type")) || (key0 === "label")) || (key0 === "description")) || (key0 === "is_enabled")) || (key0 === "canvas")) || (key0 === "config"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate16(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("set_variables" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "set_variables"},message:"must be equal to constant"});
errors++;
}
}
if(data.label !== undefined){
if(!(validate17(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate18(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(!(validate101(data.is_enabled, {instancePath:instancePath+"/is_enabled",parentData:data,parentDataProperty:"is_enabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
if(data.canvas !== undefined){
if(!(validate19(data.canvas, {instancePath:instancePath+"/canvas",parentData:data,parentDataProperty:"canvas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.config !== undefined){
if(!(validate222(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_awaited === undefined){
data.is_awaited = true;
}
if(data.on_error === undefined){
data.on_error = "stop";
}
if(data.automation_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "automation_id"},message:"must have required property '"+"automation_id"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "automation_id") || (key0 === "inputs")) || (key0 === "is_awaited")) || (key0 === "on_error"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.automation_id !== undefined){
if(!(validate0(data.automation_id, {instancePath:instancePath+"/automation_id",parentData:data,parentDataProperty:"automation_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.inputs !== undefined){
if(!(validate103(data.inputs, {instancePath:instancePath+"/inputs",parentData:data,parentDataProperty:"inputs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(typeof data.is_awaited !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_awaited",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(!(validate107(data.on_error, {instancePath:instancePath+"/on_error",parentData:data,parentDataProperty:"on_error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.is_enabled === undefined){
data.is_enabled = true;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.config === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "type")) || (key0 === "label")) || (key0 === "description")) || (key0 === "is_enabled")) || (key0 === "canvas")) || (key0 === "config"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate16(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("sub_automation" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "sub_automation"},message:"must be equal to constant"});
errors++;
}
}
if(data.label !== undefined){
if(!(validate17(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate18(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(!(validate101(data.is_enabled, {instancePath:instancePath+"/is_enabled",parentData:data,parentDataProperty:"is_enabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
if(data.canvas !== undefined){
if(!(validate19(data.canvas, {instancePath:instancePath+"/canvas",parentData:data,parentDataProperty:"canvas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.config !== undefined){
if(!(validate231(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
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

const schema83 = {"type":"object","additionalProperties":false,"properties":{"outcome":{"type":"string","enum":["succeeded","failed"],"default":"succeeded"},"message":{"type":["string","null"],"maxLength":1000},"outputs":{"$ref":"schema:AutomationInputs"}}};

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
if(data.outcome === undefined){
data.outcome = "succeeded";
}
for(const key0 in data){
if(!(((key0 === "outcome") || (key0 === "message")) || (key0 === "outputs"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
let data0 = data.outcome;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data0 === "succeeded") || (data0 === "failed"))){
(vErrors ??= []).push({instancePath:instancePath+"/outcome",keyword:"enum",params:{allowedValues: schema83.properties.outcome.enum},message:"must be equal to one of the allowed values"});
errors++;
}
if(data.message !== undefined){
let data1 = data.message;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: schema83.properties.message.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
}
if(data.outputs !== undefined){
if(!(validate103(data.outputs, {instancePath:instancePath+"/outputs",parentData:data,parentDataProperty:"outputs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
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


function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_enabled === undefined){
data.is_enabled = true;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"});
errors++;
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.config === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "config"},message:"must have required property '"+"config"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "key") || (key0 === "type")) || (key0 === "label")) || (key0 === "description")) || (key0 === "is_enabled")) || (key0 === "canvas")) || (key0 === "config"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.key !== undefined){
if(!(validate16(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if("end" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "end"},message:"must be equal to constant"});
errors++;
}
}
if(data.label !== undefined){
if(!(validate17(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate18(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(!(validate101(data.is_enabled, {instancePath:instancePath+"/is_enabled",parentData:data,parentDataProperty:"is_enabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
if(data.canvas !== undefined){
if(!(validate19(data.canvas, {instancePath:instancePath+"/canvas",parentData:data,parentDataProperty:"canvas",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.config !== undefined){
if(!(validate242(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "trigger"){
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "action"){
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "condition"){
if(!(validate125(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "branch"){
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "loop"){
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "delay"){
if(!(validate155(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "wait_until"){
if(!(validate164(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "approval"){
if(!(validate187(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "choice"){
if(!(validate201(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "form"){
if(!(validate215(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "set_variables"){
if(!(validate224(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sub_automation"){
if(!(validate235(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "end"){
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
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
validate251.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate251.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.port === undefined){
data.port = "next";
}
if(data.from === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"});
errors++;
}
if(data.to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "from") || (key0 === "port")) || (key0 === "to"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.from !== undefined){
if(!(validate16(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(!(validate76(data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
if(data.to !== undefined){
if(!(validate16(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nodes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'"});
errors++;
}
if(data.edges === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "edges"},message:"must have required property '"+"edges"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "settings") || (key0 === "nodes")) || (key0 === "edges"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.settings !== undefined){
if(!(validate13(data.settings, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.nodes !== undefined){
let data1 = data.nodes;
if(Array.isArray(data1)){
if(data1.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/nodes",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate251(data1[i0], {instancePath:instancePath+"/nodes/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/nodes",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.edges !== undefined){
let data3 = data.edges;
if(Array.isArray(data3)){
if(data3.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/edges",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"});
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate265(data3[i1], {instancePath:instancePath+"/edges/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/edges",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "description")) || (key0 === "folder_id")) || (key0 === "tags")) || (key0 === "owned_by")) || (key0 === "config"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.name !== undefined){
if(!(validate7(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate8(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.folder_id !== undefined){
let data2 = data.folder_id;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate0(data2, {instancePath:instancePath+"/folder_id",parentData:data,parentDataProperty:"folder_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data2 !== null){
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
if(data.tags !== undefined){
if(!(validate9(data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.owned_by !== undefined){
if(!(validate0(data.owned_by, {instancePath:instancePath+"/owned_by",parentData:data,parentDataProperty:"owned_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.config !== undefined){
if(!(validate269(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate426.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate273(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
validate426.errors = vErrors;
return errors === 0;
}
validate426.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v2 = validate428;

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
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
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
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
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "description")) || (key0 === "tags")) || (key0 === "owned_by")) || (key0 === "config")) || (key0 === "expected_revision"))){
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
if(data.name !== undefined){
if(!(validate7(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate8(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate9(data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.owned_by !== undefined){
if(!(validate0(data.owned_by, {instancePath:instancePath+"/owned_by",parentData:data,parentDataProperty:"owned_by",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
if(data.config !== undefined){
if(!(validate269(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate428.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate281(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
}
validate428.errors = vErrors;
return errors === 0;
}
validate428.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v3 = validate430;

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate289.evaluated;
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
if(func10(data[i1], data[j0])){
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
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate289(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate430.errors = vErrors;
return errors === 0;
}
validate430.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v4 = validate432;

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
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
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "folder_id"))){
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
if(data.name !== undefined){
if(!(validate7(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.folder_id !== undefined){
let data2 = data.folder_id;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate0(data2, {instancePath:instancePath+"/folder_id",parentData:data,parentDataProperty:"folder_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data2 !== null){
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
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate291(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
validate432.errors = vErrors;
return errors === 0;
}
validate432.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v5 = validate434;

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate295.evaluated;
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
if(data.folder_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "folder_id"},message:"must have required property '"+"folder_id"+"'"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "folder_id")) || (key0 === "expected_revision"))){
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
if(data.folder_id !== undefined){
let data1 = data.folder_id;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate0(data1, {instancePath:instancePath+"/folder_id",parentData:data,parentDataProperty:"folder_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(data1 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
if(data.expected_revision !== undefined){
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate295.errors = vErrors;
return errors === 0;
}
validate295.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate295(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
errors = vErrors.length;
}
validate434.errors = vErrors;
return errors === 0;
}
validate434.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v6 = validate436;
const schema94 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"schema:Id"},"change_note":{"type":["string","null"],"minLength":1,"maxLength":1000},"is_enabled":{"type":"boolean","default":false},"expected_revision":{"$ref":"schema:ExpectedRevision"}}};

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_enabled === undefined){
data.is_enabled = false;
}
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "change_note")) || (key0 === "is_enabled")) || (key0 === "expected_revision"))){
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
if(data.change_note !== undefined){
let data1 = data.change_note;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/change_note",keyword:"type",params:{type: schema94.properties.change_note.type},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/change_note",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/change_note",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
}
if(typeof data.is_enabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_enabled",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.expected_revision !== undefined){
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
validate436.errors = vErrors;
return errors === 0;
}
validate436.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v7 = validate438;
const schema146 = {"type":"object","additionalProperties":false,"required":[],"properties":{"parent_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"is_root":{"type":"boolean"},"search":{"type":"string","minLength":1,"maxLength":200},"sort":{"type":"string","enum":["tree","name","created_at","updated_at"],"default":"tree"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};

function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate438.evaluated;
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
if(!(((((((key0 === "parent_id") || (key0 === "is_root")) || (key0 === "search")) || (key0 === "sort")) || (key0 === "order")) || (key0 === "limit")) || (key0 === "offset"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.parent_id !== undefined){
let data0 = data.parent_id;
if(Array.isArray(data0)){
if(data0.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/parent_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate0(data0[i0], {instancePath:instancePath+"/parent_id/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
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
if(func10(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/parent_id",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parent_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_root !== undefined){
if(typeof data.is_root !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_root",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.search !== undefined){
let data3 = data.search;
if(typeof data3 === "string"){
if(func0(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data4 = data.sort;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((((data4 === "tree") || (data4 === "name")) || (data4 === "created_at")) || (data4 === "updated_at"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema146.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data5 = data.order;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data5 === "asc") || (data5 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema146.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data6 = data.limit;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 200 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data7 = data.offset;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 10000000 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate438.errors = vErrors;
return errors === 0;
}
validate438.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v8 = validate440;

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
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
if(!pattern2.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "parent_id"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.name !== undefined){
if(!(validate302(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate440.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate303(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
errors = vErrors.length;
}
validate440.errors = vErrors;
return errors === 0;
}
validate440.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v9 = validate442;

function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate442.evaluated;
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
validate442.errors = vErrors;
return errors === 0;
}
validate442.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v10 = validate444;

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate306.evaluated;
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
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate307.evaluated;
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
if(!((((key0 === "name") || (key0 === "parent_id")) || (key0 === "position")) || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.name !== undefined){
if(!(validate302(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
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
if(!(validate306(data.position, {instancePath:instancePath+"/position",parentData:data,parentDataProperty:"position",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate307.errors = vErrors;
return errors === 0;
}
validate307.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate444.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate307(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
validate444.errors = vErrors;
return errors === 0;
}
validate444.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v11 = validate446;

function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate446.evaluated;
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
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate446.errors = vErrors;
return errors === 0;
}
validate446.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v12 = validate448;

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
if(data.target_folder_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "target_folder_id"},message:"must have required property '"+"target_folder_id"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "target_folder_id")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.target_folder_id !== undefined){
let data0 = data.target_folder_id;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate0(data0, {instancePath:instancePath+"/target_folder_id",parentData:data,parentDataProperty:"target_folder_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs5 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/target_folder_id",keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/target_folder_id",keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate448.evaluated;
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
validate448.errors = vErrors;
return errors === 0;
}
validate448.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v13 = validate450;
const schema152 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"execution_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"automation_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"node_key":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:AutomationNodeKey"}},"node_type":{"type":"array","maxItems":13,"uniqueItems":true,"items":{"$ref":"schema:AutomationNodeType"}},"action_key":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:AutomationActionKey"}},"status":{"type":"array","maxItems":7,"uniqueItems":true,"items":{"$ref":"schema:AutomationStepStatus"}},"is_last_attempt":{"type":"boolean"},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"sort":{"type":"string","enum":["position","started_at","duration_ms"],"default":"position"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema100 = {"type":"string","enum":["trigger","action","condition","branch","loop","delay","wait_until","approval","choice","form","set_variables","sub_automation","end"]};

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
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
if(!(((((((((((((data === "trigger") || (data === "action")) || (data === "condition")) || (data === "branch")) || (data === "loop")) || (data === "delay")) || (data === "wait_until")) || (data === "approval")) || (data === "choice")) || (data === "form")) || (data === "set_variables")) || (data === "sub_automation")) || (data === "end"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema100.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema101 = {"type":"string","enum":["pending","running","succeeded","failed","skipped","waiting","cancelled"]};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
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
if(!(((((((data === "pending") || (data === "running")) || (data === "succeeded")) || (data === "failed")) || (data === "skipped")) || (data === "waiting")) || (data === "cancelled"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema101.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate450.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "position";
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
if(!(func66.call(schema152.properties, key0))){
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
if(func10(data0[i1], data0[j0])){
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
if(data.execution_id !== undefined){
let data2 = data.execution_id;
if(Array.isArray(data2)){
if(data2.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/execution_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
if(!(validate0(data2[i2], {instancePath:instancePath+"/execution_id/" + i2,parentData:data2,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i3 = data2.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func10(data2[i3], data2[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/execution_id",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
break outer1;
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
if(data.automation_id !== undefined){
let data4 = data.automation_id;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/automation_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
if(!(validate0(data4[i4], {instancePath:instancePath+"/automation_id/" + i4,parentData:data4,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i5 = data4.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func10(data4[i5], data4[j2])){
(vErrors ??= []).push({instancePath:instancePath+"/automation_id",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
break outer2;
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
if(data.node_key !== undefined){
let data6 = data.node_key;
if(Array.isArray(data6)){
if(data6.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/node_key",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
if(!(validate16(data6[i6], {instancePath:instancePath+"/node_key/" + i6,parentData:data6,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
let i7 = data6.length;
let j3;
if(i7 > 1){
outer3:
for(;i7--;){
for(j3 = i7; j3--;){
if(func10(data6[i7], data6[j3])){
(vErrors ??= []).push({instancePath:instancePath+"/node_key",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
break outer3;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/node_key",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.node_type !== undefined){
let data8 = data.node_type;
if(Array.isArray(data8)){
if(data8.length > 13){
(vErrors ??= []).push({instancePath:instancePath+"/node_type",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"});
errors++;
}
const len4 = data8.length;
for(let i8=0; i8<len4; i8++){
if(!(validate314(data8[i8], {instancePath:instancePath+"/node_type/" + i8,parentData:data8,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
}
let i9 = data8.length;
let j4;
if(i9 > 1){
outer4:
for(;i9--;){
for(j4 = i9; j4--;){
if(func10(data8[i9], data8[j4])){
(vErrors ??= []).push({instancePath:instancePath+"/node_type",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"});
errors++;
break outer4;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/node_type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.action_key !== undefined){
let data10 = data.action_key;
if(Array.isArray(data10)){
if(data10.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/action_key",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len5 = data10.length;
for(let i10=0; i10<len5; i10++){
if(!(validate4(data10[i10], {instancePath:instancePath+"/action_key/" + i10,parentData:data10,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
let i11 = data10.length;
let j5;
if(i11 > 1){
outer5:
for(;i11--;){
for(j5 = i11; j5--;){
if(func10(data10[i11], data10[j5])){
(vErrors ??= []).push({instancePath:instancePath+"/action_key",keyword:"uniqueItems",params:{i: i11, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i11+" are identical)"});
errors++;
break outer5;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/action_key",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.status !== undefined){
let data12 = data.status;
if(Array.isArray(data12)){
if(data12.length > 7){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"});
errors++;
}
const len6 = data12.length;
for(let i12=0; i12<len6; i12++){
if(!(validate315(data12[i12], {instancePath:instancePath+"/status/" + i12,parentData:data12,parentDataProperty:i12,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
}
let i13 = data12.length;
let j6;
if(i13 > 1){
outer6:
for(;i13--;){
for(j6 = i13; j6--;){
if(func10(data12[i13], data12[j6])){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"uniqueItems",params:{i: i13, j: j6},message:"must NOT have duplicate items (items ## "+j6+" and "+i13+" are identical)"});
errors++;
break outer6;
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
if(data.is_last_attempt !== undefined){
if(typeof data.is_last_attempt !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_last_attempt",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.created_after !== undefined){
if(!(validate6(data.created_after, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
if(!(validate6(data.created_before, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
let data17 = data.sort;
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((data17 === "position") || (data17 === "started_at")) || (data17 === "duration_ms"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema152.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data18 = data.order;
if(typeof data18 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data18 === "asc") || (data18 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema152.properties.order.enum},message:"must be equal to one of the allowed values"});
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
validate450.errors = vErrors;
return errors === 0;
}
validate450.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v14 = validate460;
const schema153 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"automation_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status":{"type":"array","maxItems":9,"uniqueItems":true,"items":{"$ref":"schema:AutomationExecutionStatus"}},"trigger_type":{"type":"array","maxItems":4,"uniqueItems":true,"items":{"$ref":"schema:AutomationTriggerType"}},"event_type":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:AutomationEventType"}},"record_kind":{"type":"array","maxItems":18,"uniqueItems":true,"items":{"$ref":"schema:RecordKind"}},"record_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"client_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"asked_user_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"skip_reason":{"type":"array","maxItems":3,"uniqueItems":true,"items":{"$ref":"schema:AutomationSkipReason"}},"rerun_of_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"parent_execution_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"updated_after":{"$ref":"schema:Timestamp"},"updated_before":{"$ref":"schema:Timestamp"},"sort":{"type":"string","enum":["created_at","started_at","finished_at","duration_ms"],"default":"created_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema102 = {"type":"string","enum":["pending","queued","running","waiting","paused","succeeded","failed","cancelled","skipped"]};

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
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
if(!(((((((((data === "pending") || (data === "queued")) || (data === "running")) || (data === "waiting")) || (data === "paused")) || (data === "succeeded")) || (data === "failed")) || (data === "cancelled")) || (data === "skipped"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema102.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema103 = {"type":"string","enum":["filters_not_met","duplicate_trigger","loop_guard"]};

function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
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
if(!(((data === "filters_not_met") || (data === "duplicate_trigger")) || (data === "loop_guard"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema103.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate460.evaluated;
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
if(!(func66.call(schema153.properties, key0))){
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
if(func10(data0[i1], data0[j0])){
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
if(data.automation_id !== undefined){
let data2 = data.automation_id;
if(Array.isArray(data2)){
if(data2.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/automation_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
if(!(validate0(data2[i2], {instancePath:instancePath+"/automation_id/" + i2,parentData:data2,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i3 = data2.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func10(data2[i3], data2[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/automation_id",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
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
if(data4.length > 9){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 9},message:"must NOT have more than 9 items"});
errors++;
}
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
if(!(validate316(data4[i4], {instancePath:instancePath+"/status/" + i4,parentData:data4,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
}
let i5 = data4.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func10(data4[i5], data4[j2])){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
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
if(data.trigger_type !== undefined){
let data6 = data.trigger_type;
if(Array.isArray(data6)){
if(data6.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/trigger_type",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});
errors++;
}
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
if(!(validate2(data6[i6], {instancePath:instancePath+"/trigger_type/" + i6,parentData:data6,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
let i7 = data6.length;
let j3;
if(i7 > 1){
outer3:
for(;i7--;){
for(j3 = i7; j3--;){
if(func10(data6[i7], data6[j3])){
(vErrors ??= []).push({instancePath:instancePath+"/trigger_type",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
break outer3;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/trigger_type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.event_type !== undefined){
let data8 = data.event_type;
if(Array.isArray(data8)){
if(data8.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/event_type",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len4 = data8.length;
for(let i8=0; i8<len4; i8++){
if(!(validate3(data8[i8], {instancePath:instancePath+"/event_type/" + i8,parentData:data8,parentDataProperty:i8,rootData,dynamicAnchors}))){
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
if(func10(data8[i9], data8[j4])){
(vErrors ??= []).push({instancePath:instancePath+"/event_type",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"});
errors++;
break outer4;
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
if(data.record_kind !== undefined){
let data10 = data.record_kind;
if(Array.isArray(data10)){
if(data10.length > 18){
(vErrors ??= []).push({instancePath:instancePath+"/record_kind",keyword:"maxItems",params:{limit: 18},message:"must NOT have more than 18 items"});
errors++;
}
const len5 = data10.length;
for(let i10=0; i10<len5; i10++){
if(!(validate66(data10[i10], {instancePath:instancePath+"/record_kind/" + i10,parentData:data10,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
let i11 = data10.length;
let j5;
if(i11 > 1){
outer5:
for(;i11--;){
for(j5 = i11; j5--;){
if(func10(data10[i11], data10[j5])){
(vErrors ??= []).push({instancePath:instancePath+"/record_kind",keyword:"uniqueItems",params:{i: i11, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i11+" are identical)"});
errors++;
break outer5;
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
let data12 = data.record_id;
if(Array.isArray(data12)){
if(data12.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/record_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len6 = data12.length;
for(let i12=0; i12<len6; i12++){
if(!(validate0(data12[i12], {instancePath:instancePath+"/record_id/" + i12,parentData:data12,parentDataProperty:i12,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i13 = data12.length;
let j6;
if(i13 > 1){
outer6:
for(;i13--;){
for(j6 = i13; j6--;){
if(func10(data12[i13], data12[j6])){
(vErrors ??= []).push({instancePath:instancePath+"/record_id",keyword:"uniqueItems",params:{i: i13, j: j6},message:"must NOT have duplicate items (items ## "+j6+" and "+i13+" are identical)"});
errors++;
break outer6;
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
if(data.client_id !== undefined){
let data14 = data.client_id;
if(Array.isArray(data14)){
if(data14.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len7 = data14.length;
for(let i14=0; i14<len7; i14++){
if(!(validate0(data14[i14], {instancePath:instancePath+"/client_id/" + i14,parentData:data14,parentDataProperty:i14,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i15 = data14.length;
let j7;
if(i15 > 1){
outer7:
for(;i15--;){
for(j7 = i15; j7--;){
if(func10(data14[i15], data14[j7])){
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"uniqueItems",params:{i: i15, j: j7},message:"must NOT have duplicate items (items ## "+j7+" and "+i15+" are identical)"});
errors++;
break outer7;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/client_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.asked_user_id !== undefined){
let data16 = data.asked_user_id;
if(Array.isArray(data16)){
if(data16.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/asked_user_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len8 = data16.length;
for(let i16=0; i16<len8; i16++){
if(!(validate0(data16[i16], {instancePath:instancePath+"/asked_user_id/" + i16,parentData:data16,parentDataProperty:i16,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i17 = data16.length;
let j8;
if(i17 > 1){
outer8:
for(;i17--;){
for(j8 = i17; j8--;){
if(func10(data16[i17], data16[j8])){
(vErrors ??= []).push({instancePath:instancePath+"/asked_user_id",keyword:"uniqueItems",params:{i: i17, j: j8},message:"must NOT have duplicate items (items ## "+j8+" and "+i17+" are identical)"});
errors++;
break outer8;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/asked_user_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.skip_reason !== undefined){
let data18 = data.skip_reason;
if(Array.isArray(data18)){
if(data18.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/skip_reason",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});
errors++;
}
const len9 = data18.length;
for(let i18=0; i18<len9; i18++){
if(!(validate317(data18[i18], {instancePath:instancePath+"/skip_reason/" + i18,parentData:data18,parentDataProperty:i18,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
}
let i19 = data18.length;
let j9;
if(i19 > 1){
outer9:
for(;i19--;){
for(j9 = i19; j9--;){
if(func10(data18[i19], data18[j9])){
(vErrors ??= []).push({instancePath:instancePath+"/skip_reason",keyword:"uniqueItems",params:{i: i19, j: j9},message:"must NOT have duplicate items (items ## "+j9+" and "+i19+" are identical)"});
errors++;
break outer9;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/skip_reason",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.rerun_of_id !== undefined){
let data20 = data.rerun_of_id;
if(Array.isArray(data20)){
if(data20.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/rerun_of_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len10 = data20.length;
for(let i20=0; i20<len10; i20++){
if(!(validate0(data20[i20], {instancePath:instancePath+"/rerun_of_id/" + i20,parentData:data20,parentDataProperty:i20,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i21 = data20.length;
let j10;
if(i21 > 1){
outer10:
for(;i21--;){
for(j10 = i21; j10--;){
if(func10(data20[i21], data20[j10])){
(vErrors ??= []).push({instancePath:instancePath+"/rerun_of_id",keyword:"uniqueItems",params:{i: i21, j: j10},message:"must NOT have duplicate items (items ## "+j10+" and "+i21+" are identical)"});
errors++;
break outer10;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rerun_of_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.parent_execution_id !== undefined){
let data22 = data.parent_execution_id;
if(Array.isArray(data22)){
if(data22.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/parent_execution_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len11 = data22.length;
for(let i22=0; i22<len11; i22++){
if(!(validate0(data22[i22], {instancePath:instancePath+"/parent_execution_id/" + i22,parentData:data22,parentDataProperty:i22,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i23 = data22.length;
let j11;
if(i23 > 1){
outer11:
for(;i23--;){
for(j11 = i23; j11--;){
if(func10(data22[i23], data22[j11])){
(vErrors ??= []).push({instancePath:instancePath+"/parent_execution_id",keyword:"uniqueItems",params:{i: i23, j: j11},message:"must NOT have duplicate items (items ## "+j11+" and "+i23+" are identical)"});
errors++;
break outer11;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parent_execution_id",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.created_after !== undefined){
if(!(validate6(data.created_after, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
if(!(validate6(data.created_before, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.updated_after !== undefined){
if(!(validate6(data.updated_after, {instancePath:instancePath+"/updated_after",parentData:data,parentDataProperty:"updated_after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.updated_before !== undefined){
if(!(validate6(data.updated_before, {instancePath:instancePath+"/updated_before",parentData:data,parentDataProperty:"updated_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
let data28 = data.sort;
if(typeof data28 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((((data28 === "created_at") || (data28 === "started_at")) || (data28 === "finished_at")) || (data28 === "duration_ms"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema153.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data29 = data.order;
if(typeof data29 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data29 === "asc") || (data29 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema153.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data30 = data.limit;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data30 == "number"){
if(data30 > 200 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data30 < 1 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data31 = data.offset;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data31 == "number"){
if(data31 > 10000000 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data31 < 0 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate460.errors = vErrors;
return errors === 0;
}
validate460.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v15 = validate477;

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate318.evaluated;
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
if(!(validate66(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
validate318.errors = vErrors;
return errors === 0;
}
validate318.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate321.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 100){
(vErrors ??= []).push({instancePath,keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"});
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(!(validate24(key0, {instancePath,parentData:data,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
(vErrors ??= []).push({instancePath,keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"});
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 10000){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
const _errs7 = errors;
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
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
const _errs9 = errors;
if(typeof data0 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
const _errs11 = errors;
if(data0 !== null){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "null"},message:"must be null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
const _errs13 = errors;
if(Array.isArray(data0)){
if(data0.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func0(data1) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"anyOf",params:{},message:"must match a schema in anyOf"});
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
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(typeof data === "string"){
if(func0(data) > 262144){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 262144},message:"must NOT have more than 262144 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate324.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start === undefined){
data.start = true;
}
if(data.automation_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "automation_id"},message:"must have required property '"+"automation_id"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "automation_id") || (key0 === "button_key")) || (key0 === "record")) || (key0 === "inputs")) || (key0 === "event_type")) || (key0 === "input_json")) || (key0 === "start"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
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
if(!(validate24(data.button_key, {instancePath:instancePath+"/button_key",parentData:data,parentDataProperty:"button_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.record !== undefined){
if(!(validate318(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
if(data.inputs !== undefined){
if(!(validate321(data.inputs, {instancePath:instancePath+"/inputs",parentData:data,parentDataProperty:"inputs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
}
if(data.event_type !== undefined){
if(!(validate3(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.input_json !== undefined){
if(!(validate323(data.input_json, {instancePath:instancePath+"/input_json",parentData:data,parentDataProperty:"input_json",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
if(typeof data.start !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/start",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate324.errors = vErrors;
return errors === 0;
}
validate324.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate477.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate324(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
validate477.errors = vErrors;
return errors === 0;
}
validate477.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v16 = validate479;
const schema108 = {"type":["string","null"],"minLength":1,"maxLength":500};

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
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema108.type},message:"must be string,null"});
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
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "reason") || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.reason !== undefined){
if(!(validate331(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate332.errors = vErrors;
return errors === 0;
}
validate332.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate479(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate479.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate332(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
errors = vErrors.length;
}
validate479.errors = vErrors;
return errors === 0;
}
validate479.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v17 = validate481;
const schema110 = {"type":"string","enum":["pinned","current"],"default":"pinned"};

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
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data === "pinned") || (data === "current"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema110.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
data.version = "pinned";
}
for(const key0 in data){
if(!(key0 === "version")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(!(validate335(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate481(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate481.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
validate481.errors = vErrors;
return errors === 0;
}
validate481.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v18 = validate483;
const schema113 = {"type":"object","additionalProperties":false,"required":["type","decision"],"properties":{"type":{"type":"string","const":"approval"},"node_key":{"$ref":"schema:AutomationNodeKey"},"decision":{"type":"string","enum":["approve","reject"]},"comment":{"$ref":"schema:AutomationResponseComment"},"expected_revision":{"$ref":"schema:ExpectedRevision"}}};
const schema112 = {"type":["string","null"],"maxLength":5000};

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema112.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 5000){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data.decision === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "decision"},message:"must have required property '"+"decision"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "node_key")) || (key0 === "decision")) || (key0 === "comment")) || (key0 === "expected_revision"))){
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
if("approval" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "approval"},message:"must be equal to constant"});
errors++;
}
}
if(data.node_key !== undefined){
if(!(validate16(data.node_key, {instancePath:instancePath+"/node_key",parentData:data,parentDataProperty:"node_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.decision !== undefined){
let data2 = data.decision;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data2 === "approve") || (data2 === "reject"))){
(vErrors ??= []).push({instancePath:instancePath+"/decision",keyword:"enum",params:{allowedValues: schema113.properties.decision.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.comment !== undefined){
if(!(validate338(data.comment, {instancePath:instancePath+"/comment",parentData:data,parentDataProperty:"comment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
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


function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate343.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.choice_key === undefined){
data.choice_key = "next";
}
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.choice_key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "choice_key"},message:"must have required property '"+"choice_key"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "node_key")) || (key0 === "choice_key")) || (key0 === "comment")) || (key0 === "expected_revision"))){
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
if("choice" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"const",params:{allowedValue: "choice"},message:"must be equal to constant"});
errors++;
}
}
if(data.node_key !== undefined){
if(!(validate16(data.node_key, {instancePath:instancePath+"/node_key",parentData:data,parentDataProperty:"node_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(!(validate76(data.choice_key, {instancePath:instancePath+"/choice_key",parentData:data,parentDataProperty:"choice_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
if(data.comment !== undefined){
if(!(validate338(data.comment, {instancePath:instancePath+"/comment",parentData:data,parentDataProperty:"comment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate343.errors = vErrors;
return errors === 0;
}
validate343.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate348.evaluated;
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
if(data.inputs === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "inputs"},message:"must have required property '"+"inputs"+"'"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "node_key")) || (key0 === "inputs")) || (key0 === "comment")) || (key0 === "expected_revision"))){
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
if(data.node_key !== undefined){
if(!(validate16(data.node_key, {instancePath:instancePath+"/node_key",parentData:data,parentDataProperty:"node_key",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.inputs !== undefined){
if(!(validate321(data.inputs, {instancePath:instancePath+"/inputs",parentData:data,parentDataProperty:"inputs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
errors = vErrors.length;
}
}
if(data.comment !== undefined){
if(!(validate338(data.comment, {instancePath:instancePath+"/comment",parentData:data,parentDataProperty:"comment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate353.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "approval"){
if(!(validate339(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "choice"){
if(!(validate343(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "form"){
if(!(validate348(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
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
validate353.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate353.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate483(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate483.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate353(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate353.errors : vErrors.concat(validate353.errors);
errors = vErrors.length;
}
else {
var props0 = validate353.evaluated.props;
}
validate483.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate483.evaluated = {"dynamicProps":true,"dynamicItems":false};

const v19 = validate485;

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
if(data.version === undefined){
data.version = "pinned";
}
for(const key0 in data){
if(!((key0 === "version") || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(!(validate335(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
if(data.expected_revision !== undefined){
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
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


function validate485(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate485.evaluated;
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
validate485.errors = vErrors;
return errors === 0;
}
validate485.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v20 = validate487;

function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate360.evaluated;
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
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate360.errors = vErrors;
return errors === 0;
}
validate360.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate487(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate487.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate360(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
validate487.errors = vErrors;
return errors === 0;
}
validate487.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v21 = validate489;
const schema160 = {"type":"object","additionalProperties":false,"required":[],"properties":{"id":{"type":"array","maxItems":200,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"status":{"type":"array","maxItems":3,"uniqueItems":true,"items":{"$ref":"schema:AutomationStatus"}},"trigger_type":{"type":"array","maxItems":4,"uniqueItems":true,"items":{"$ref":"schema:AutomationTriggerType"}},"event_type":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:AutomationEventType"}},"action_key":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:AutomationActionKey"}},"folder_id":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"is_root":{"type":"boolean"},"tags":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Tag"}},"owned_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"last_execution_status":{"type":"array","maxItems":9,"uniqueItems":true,"items":{"$ref":"schema:AutomationExecutionStatus"}},"has_unpublished_changes":{"type":"boolean"},"created_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"updated_after":{"$ref":"schema:Timestamp"},"updated_before":{"$ref":"schema:Timestamp"},"search":{"type":"string","minLength":1,"maxLength":200},"sort":{"type":"string","enum":["created_at","updated_at","name","published_at","last_execution_at"],"default":"created_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};

function validate489(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate489.evaluated;
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
if(!(func66.call(schema160.properties, key0))){
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
if(func10(data0[i1], data0[j0])){
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
if(data.status !== undefined){
let data2 = data.status;
if(Array.isArray(data2)){
if(data2.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});
errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
if(!(validate1(data2[i2], {instancePath:instancePath+"/status/" + i2,parentData:data2,parentDataProperty:i2,rootData,dynamicAnchors}))){
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
if(func10(data2[i3], data2[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"});
errors++;
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
if(data.trigger_type !== undefined){
let data4 = data.trigger_type;
if(Array.isArray(data4)){
if(data4.length > 4){
(vErrors ??= []).push({instancePath:instancePath+"/trigger_type",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"});
errors++;
}
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
if(!(validate2(data4[i4], {instancePath:instancePath+"/trigger_type/" + i4,parentData:data4,parentDataProperty:i4,rootData,dynamicAnchors}))){
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
if(func10(data4[i5], data4[j2])){
(vErrors ??= []).push({instancePath:instancePath+"/trigger_type",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"});
errors++;
break outer2;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/trigger_type",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.event_type !== undefined){
let data6 = data.event_type;
if(Array.isArray(data6)){
if(data6.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/event_type",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
if(!(validate3(data6[i6], {instancePath:instancePath+"/event_type/" + i6,parentData:data6,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
let i7 = data6.length;
let j3;
if(i7 > 1){
outer3:
for(;i7--;){
for(j3 = i7; j3--;){
if(func10(data6[i7], data6[j3])){
(vErrors ??= []).push({instancePath:instancePath+"/event_type",keyword:"uniqueItems",params:{i: i7, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i7+" are identical)"});
errors++;
break outer3;
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
if(data.action_key !== undefined){
let data8 = data.action_key;
if(Array.isArray(data8)){
if(data8.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/action_key",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len4 = data8.length;
for(let i8=0; i8<len4; i8++){
if(!(validate4(data8[i8], {instancePath:instancePath+"/action_key/" + i8,parentData:data8,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
let i9 = data8.length;
let j4;
if(i9 > 1){
outer4:
for(;i9--;){
for(j4 = i9; j4--;){
if(func10(data8[i9], data8[j4])){
(vErrors ??= []).push({instancePath:instancePath+"/action_key",keyword:"uniqueItems",params:{i: i9, j: j4},message:"must NOT have duplicate items (items ## "+j4+" and "+i9+" are identical)"});
errors++;
break outer4;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/action_key",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.folder_id !== undefined){
let data10 = data.folder_id;
if(Array.isArray(data10)){
if(data10.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len5 = data10.length;
for(let i10=0; i10<len5; i10++){
if(!(validate0(data10[i10], {instancePath:instancePath+"/folder_id/" + i10,parentData:data10,parentDataProperty:i10,rootData,dynamicAnchors}))){
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
if(func10(data10[i11], data10[j5])){
(vErrors ??= []).push({instancePath:instancePath+"/folder_id",keyword:"uniqueItems",params:{i: i11, j: j5},message:"must NOT have duplicate items (items ## "+j5+" and "+i11+" are identical)"});
errors++;
break outer5;
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
if(data.tags !== undefined){
let data13 = data.tags;
if(Array.isArray(data13)){
if(data13.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len6 = data13.length;
for(let i12=0; i12<len6; i12++){
if(!(validate5(data13[i12], {instancePath:instancePath+"/tags/" + i12,parentData:data13,parentDataProperty:i12,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
let i13 = data13.length;
let j6;
if(i13 > 1){
outer6:
for(;i13--;){
for(j6 = i13; j6--;){
if(func10(data13[i13], data13[j6])){
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: i13, j: j6},message:"must NOT have duplicate items (items ## "+j6+" and "+i13+" are identical)"});
errors++;
break outer6;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.owned_by !== undefined){
let data15 = data.owned_by;
if(Array.isArray(data15)){
if(data15.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/owned_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len7 = data15.length;
for(let i14=0; i14<len7; i14++){
if(!(validate0(data15[i14], {instancePath:instancePath+"/owned_by/" + i14,parentData:data15,parentDataProperty:i14,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i15 = data15.length;
let j7;
if(i15 > 1){
outer7:
for(;i15--;){
for(j7 = i15; j7--;){
if(func10(data15[i15], data15[j7])){
(vErrors ??= []).push({instancePath:instancePath+"/owned_by",keyword:"uniqueItems",params:{i: i15, j: j7},message:"must NOT have duplicate items (items ## "+j7+" and "+i15+" are identical)"});
errors++;
break outer7;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/owned_by",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.last_execution_status !== undefined){
let data17 = data.last_execution_status;
if(Array.isArray(data17)){
if(data17.length > 9){
(vErrors ??= []).push({instancePath:instancePath+"/last_execution_status",keyword:"maxItems",params:{limit: 9},message:"must NOT have more than 9 items"});
errors++;
}
const len8 = data17.length;
for(let i16=0; i16<len8; i16++){
if(!(validate316(data17[i16], {instancePath:instancePath+"/last_execution_status/" + i16,parentData:data17,parentDataProperty:i16,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
}
let i17 = data17.length;
let j8;
if(i17 > 1){
outer8:
for(;i17--;){
for(j8 = i17; j8--;){
if(func10(data17[i17], data17[j8])){
(vErrors ??= []).push({instancePath:instancePath+"/last_execution_status",keyword:"uniqueItems",params:{i: i17, j: j8},message:"must NOT have duplicate items (items ## "+j8+" and "+i17+" are identical)"});
errors++;
break outer8;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/last_execution_status",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.has_unpublished_changes !== undefined){
if(typeof data.has_unpublished_changes !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/has_unpublished_changes",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.created_by !== undefined){
let data20 = data.created_by;
if(Array.isArray(data20)){
if(data20.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len9 = data20.length;
for(let i18=0; i18<len9; i18++){
if(!(validate0(data20[i18], {instancePath:instancePath+"/created_by/" + i18,parentData:data20,parentDataProperty:i18,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
}
let i19 = data20.length;
let j9;
if(i19 > 1){
outer9:
for(;i19--;){
for(j9 = i19; j9--;){
if(func10(data20[i19], data20[j9])){
(vErrors ??= []).push({instancePath:instancePath+"/created_by",keyword:"uniqueItems",params:{i: i19, j: j9},message:"must NOT have duplicate items (items ## "+j9+" and "+i19+" are identical)"});
errors++;
break outer9;
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
if(!(validate6(data.created_after, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
if(!(validate6(data.created_before, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.updated_after !== undefined){
if(!(validate6(data.updated_after, {instancePath:instancePath+"/updated_after",parentData:data,parentDataProperty:"updated_after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.updated_before !== undefined){
if(!(validate6(data.updated_before, {instancePath:instancePath+"/updated_before",parentData:data,parentDataProperty:"updated_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
let data26 = data.search;
if(typeof data26 === "string"){
if(func0(data26) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(func0(data26) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data27 = data.sort;
if(typeof data27 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((((data27 === "created_at") || (data27 === "updated_at")) || (data27 === "name")) || (data27 === "published_at")) || (data27 === "last_execution_at"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema160.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data28 = data.order;
if(typeof data28 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data28 === "asc") || (data28 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema160.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data29 = data.limit;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data29 == "number"){
if(data29 > 200 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data29 < 1 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data30 = data.offset;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data30 == "number"){
if(data30 > 10000000 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data30 < 0 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate489.errors = vErrors;
return errors === 0;
}
validate489.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v22 = validate504;

function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate362.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "ids") || (key0 === "reason"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.ids !== undefined){
if(!(validate289(data.ids, {instancePath:instancePath+"/ids",parentData:data,parentDataProperty:"ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(!(validate331(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate362.errors = vErrors;
return errors === 0;
}
validate362.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate504(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate504.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate362(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
validate504.errors = vErrors;
return errors === 0;
}
validate504.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v23 = validate506;

function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate365.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "ids")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.ids !== undefined){
if(!(validate289(data.ids, {instancePath:instancePath+"/ids",parentData:data,parentDataProperty:"ids",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate365.errors = vErrors;
return errors === 0;
}
validate365.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate506(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate506.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate365(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
validate506.errors = vErrors;
return errors === 0;
}
validate506.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v24 = validate508;
const schema163 = {"type":"object","additionalProperties":false,"required":[],"properties":{"source":{"type":"string","enum":["published","working_copy"]}}};

function validate508(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate508.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "source")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.source !== undefined){
let data0 = data.source;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data0 === "published") || (data0 === "working_copy"))){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: schema163.properties.source.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate508.errors = vErrors;
return errors === 0;
}
validate508.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v25 = validate509;

function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate367.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "reason") || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.reason !== undefined){
if(!(validate331(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate367.errors = vErrors;
return errors === 0;
}
validate367.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate509(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate509.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate367(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
errors = vErrors.length;
}
validate509.errors = vErrors;
return errors === 0;
}
validate509.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v26 = validate511;

function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate370.evaluated;
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
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate370.errors = vErrors;
return errors === 0;
}
validate370.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate511(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate511.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate370(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
validate511.errors = vErrors;
return errors === 0;
}
validate511.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v27 = validate513;
const schema166 = {"type":"object","additionalProperties":false,"required":[],"properties":{"started_after":{"$ref":"schema:Timestamp"},"started_before":{"$ref":"schema:Timestamp"},"granularity":{"type":"string","enum":["hour","day","week","month"],"default":"day"},"automation_version":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:AutomationVersionNumber"}}}};

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
validate372.errors = vErrors;
return errors === 0;
}
validate372.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate513(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate513.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.granularity === undefined){
data.granularity = "day";
}
for(const key0 in data){
if(!((((key0 === "started_after") || (key0 === "started_before")) || (key0 === "granularity")) || (key0 === "automation_version"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.started_after !== undefined){
if(!(validate6(data.started_after, {instancePath:instancePath+"/started_after",parentData:data,parentDataProperty:"started_after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.started_before !== undefined){
if(!(validate6(data.started_before, {instancePath:instancePath+"/started_before",parentData:data,parentDataProperty:"started_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
let data2 = data.granularity;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/granularity",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((((data2 === "hour") || (data2 === "day")) || (data2 === "week")) || (data2 === "month"))){
(vErrors ??= []).push({instancePath:instancePath+"/granularity",keyword:"enum",params:{allowedValues: schema166.properties.granularity.enum},message:"must be equal to one of the allowed values"});
errors++;
}
if(data.automation_version !== undefined){
let data3 = data.automation_version;
if(Array.isArray(data3)){
if(data3.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/automation_version",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate372(data3[i0], {instancePath:instancePath+"/automation_version/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func10(data3[i1], data3[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/automation_version",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/automation_version",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate513.errors = vErrors;
return errors === 0;
}
validate513.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v28 = validate517;
const schema124 = {"type":"string","enum":["signature","bearer","none"]};

function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate373.evaluated;
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
if(!(((data === "signature") || (data === "bearer")) || (data === "none"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema124.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate373.errors = vErrors;
return errors === 0;
}
validate373.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern15 = new RegExp("^[A-Za-z0-9-]+$", "u");

function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate374.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func0(data) > 100){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern15.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"},message:"must match pattern \""+"^[A-Za-z0-9-]+$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
validate374.errors = vErrors;
return errors === 0;
}
validate374.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema126 = {"type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^[A-Za-z0-9-]+$"};

function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate375.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: schema126.type},message:"must be string,null"});
errors++;
}
if(typeof data === "string"){
if(func0(data) > 100){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"});
errors++;
}
if(func0(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern15.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+$"},message:"must match pattern \""+"^[A-Za-z0-9-]+$"+"\""});
errors++;
}
}
validate375.errors = vErrors;
return errors === 0;
}
validate375.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data.authentication === undefined){
data.authentication = "signature";
}
if(data.signature_header === undefined){
data.signature_header = "X-Signature";
}
for(const key0 in data){
if(!(((key0 === "authentication") || (key0 === "signature_header")) || (key0 === "delivery_key_header"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(!(validate373(data.authentication, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
errors = vErrors.length;
}
if(!(validate374(data.signature_header, {instancePath:instancePath+"/signature_header",parentData:data,parentDataProperty:"signature_header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
if(data.delivery_key_header !== undefined){
if(!(validate375(data.delivery_key_header, {instancePath:instancePath+"/delivery_key_header",parentData:data,parentDataProperty:"delivery_key_header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
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


function validate517(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate517.evaluated;
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
validate517.errors = vErrors;
return errors === 0;
}
validate517.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v29 = validate519;
const schema128 = {"type":"string","enum":["enabled","disabled"]};

function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate380.evaluated;
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
if(!((data === "enabled") || (data === "disabled"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema128.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate380.errors = vErrors;
return errors === 0;
}
validate380.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate381.evaluated;
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
if(!(((((key0 === "status") || (key0 === "authentication")) || (key0 === "signature_header")) || (key0 === "delivery_key_header")) || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
if(!(validate380(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
}
if(data.authentication !== undefined){
if(!(validate373(data.authentication, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
errors = vErrors.length;
}
}
if(data.signature_header !== undefined){
if(!(validate374(data.signature_header, {instancePath:instancePath+"/signature_header",parentData:data,parentDataProperty:"signature_header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
}
if(data.delivery_key_header !== undefined){
if(!(validate375(data.delivery_key_header, {instancePath:instancePath+"/delivery_key_header",parentData:data,parentDataProperty:"delivery_key_header",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate381.errors = vErrors;
return errors === 0;
}
validate381.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate519(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate519.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate381(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
errors = vErrors.length;
}
validate519.errors = vErrors;
return errors === 0;
}
validate519.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v30 = validate521;

function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate387.evaluated;
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
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate387.errors = vErrors;
return errors === 0;
}
validate387.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate521(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate521.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate387(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
validate521.errors = vErrors;
return errors === 0;
}
validate521.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v31 = validate523;
const schema170 = {"type":"object","additionalProperties":false,"required":[],"properties":{"status":{"type":"array","maxItems":6,"uniqueItems":true,"items":{"$ref":"schema:InboundDeliveryStatus"}},"created_after":{"$ref":"schema:Timestamp"},"created_before":{"$ref":"schema:Timestamp"},"sort":{"type":"string","enum":["created_at","body_size"],"default":"created_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema131 = {"type":"string","enum":["received","accepted","captured","duplicate","rejected","failed"]};

function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate389.evaluated;
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
if(!((((((data === "received") || (data === "accepted")) || (data === "captured")) || (data === "duplicate")) || (data === "rejected")) || (data === "failed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema131.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate389.errors = vErrors;
return errors === 0;
}
validate389.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate523(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate523.evaluated;
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
if(!(((((((key0 === "status") || (key0 === "created_after")) || (key0 === "created_before")) || (key0 === "sort")) || (key0 === "order")) || (key0 === "limit")) || (key0 === "offset"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(Array.isArray(data0)){
if(data0.length > 6){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate389(data0[i0], {instancePath:instancePath+"/status/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func10(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
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
if(data.created_after !== undefined){
if(!(validate6(data.created_after, {instancePath:instancePath+"/created_after",parentData:data,parentDataProperty:"created_after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.created_before !== undefined){
if(!(validate6(data.created_before, {instancePath:instancePath+"/created_before",parentData:data,parentDataProperty:"created_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
let data4 = data.sort;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data4 === "created_at") || (data4 === "body_size"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema170.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data5 = data.order;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data5 === "asc") || (data5 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema170.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data6 = data.limit;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 200 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data7 = data.offset;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 10000000 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate523.errors = vErrors;
return errors === 0;
}
validate523.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v32 = validate527;

function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate390.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.immediate === undefined){
data.immediate = false;
}
for(const key0 in data){
if(!((key0 === "immediate") || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(typeof data.immediate !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/immediate",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
if(data.expected_revision !== undefined){
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate390.errors = vErrors;
return errors === 0;
}
validate390.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate527(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate527.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate390(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
errors = vErrors.length;
}
validate527.errors = vErrors;
return errors === 0;
}
validate527.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v33 = validate529;

function validate392(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate392.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.is_listening === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "is_listening"},message:"must have required property '"+"is_listening"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "is_listening") || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.is_listening !== undefined){
if(typeof data.is_listening !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_listening",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.expected_revision !== undefined){
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate392.errors = vErrors;
return errors === 0;
}
validate392.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate529(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate529.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate392(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors);
errors = vErrors.length;
}
validate529.errors = vErrors;
return errors === 0;
}
validate529.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v34 = validate531;
const schema173 = {"type":"object","additionalProperties":false,"required":[],"properties":{"reason":{"type":"array","maxItems":3,"uniqueItems":true,"items":{"$ref":"schema:AutomationPriceChangeReason"}},"sort":{"type":"string","enum":["effective_at","typical_credits"],"default":"effective_at"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};
const schema134 = {"type":"string","enum":["version_published","action_repriced","usage_measured"]};

function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate394.evaluated;
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
if(!(((data === "version_published") || (data === "action_repriced")) || (data === "usage_measured"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema134.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate394.errors = vErrors;
return errors === 0;
}
validate394.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate531(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate531.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "effective_at";
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
if(!(((((key0 === "reason") || (key0 === "sort")) || (key0 === "order")) || (key0 === "limit")) || (key0 === "offset"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if(Array.isArray(data0)){
if(data0.length > 3){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate394(data0[i0], {instancePath:instancePath+"/reason/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func10(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reason",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
let data2 = data.sort;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data2 === "effective_at") || (data2 === "typical_credits"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema173.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data3 = data.order;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data3 === "asc") || (data3 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema173.properties.order.enum},message:"must be equal to one of the allowed values"});
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
validate531.errors = vErrors;
return errors === 0;
}
validate531.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v35 = validate533;

function validate533(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate533.evaluated;
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
if(data.node_id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "node_id"},message:"must have required property '"+"node_id"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "node_id"))){
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
if(data.node_id !== undefined){
if(!(validate16(data.node_id, {instancePath:instancePath+"/node_id",parentData:data,parentDataProperty:"node_id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate533.errors = vErrors;
return errors === 0;
}
validate533.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v36 = validate536;
const schema135 = {"type":"string","enum":["simulate","live"],"default":"simulate"};

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
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data === "simulate") || (data === "live"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: schema135.enum},message:"must be equal to one of the allowed values"});
errors++;
}
validate395.errors = vErrors;
return errors === 0;
}
validate395.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate396.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
data.mode = "simulate";
}
for(const key0 in data){
if(!((((key0 === "mode") || (key0 === "record")) || (key0 === "input_json")) || (key0 === "step_outputs"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(!(validate395(data.mode, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
errors = vErrors.length;
}
if(data.record !== undefined){
if(!(validate318(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
if(data.input_json !== undefined){
if(!(validate323(data.input_json, {instancePath:instancePath+"/input_json",parentData:data,parentDataProperty:"input_json",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
if(data.step_outputs !== undefined){
let data3 = data.step_outputs;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/step_outputs",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"});
errors++;
}
for(const key1 in data3){
const _errs7 = errors;
if(!(validate16(key1, {instancePath:instancePath+"/step_outputs",parentData:data3,parentDataProperty:"step_outputs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/step_outputs",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"});
errors++;
}
}
for(const key2 in data3){
if(!(validate323(data3[key2], {instancePath:instancePath+"/step_outputs/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/step_outputs",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate396.errors = vErrors;
return errors === 0;
}
validate396.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate536(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate536.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate396(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
errors = vErrors.length;
}
validate536.errors = vErrors;
return errors === 0;
}
validate536.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v37 = validate538;

function validate402(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate402.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
data.mode = "simulate";
}
for(const key0 in data){
if(!(((((key0 === "mode") || (key0 === "record")) || (key0 === "event_type")) || (key0 === "input_json")) || (key0 === "answers"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(!(validate395(data.mode, {instancePath:instancePath+"/mode",parentData:data,parentDataProperty:"mode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
errors = vErrors.length;
}
if(data.record !== undefined){
if(!(validate318(data.record, {instancePath:instancePath+"/record",parentData:data,parentDataProperty:"record",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
if(data.event_type !== undefined){
if(!(validate3(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.input_json !== undefined){
if(!(validate323(data.input_json, {instancePath:instancePath+"/input_json",parentData:data,parentDataProperty:"input_json",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
}
if(data.answers !== undefined){
let data4 = data.answers;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/answers",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"});
errors++;
}
for(const key1 in data4){
const _errs8 = errors;
if(!(validate16(key1, {instancePath:instancePath+"/answers",parentData:data4,parentDataProperty:"answers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/answers",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"});
errors++;
}
}
for(const key2 in data4){
if(!(validate76(data4[key2], {instancePath:instancePath+"/answers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/answers",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate402.errors = vErrors;
return errors === 0;
}
validate402.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate538(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate538.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate402(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
validate538.errors = vErrors;
return errors === 0;
}
validate538.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v38 = validate540;

function validate540(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate540.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "event_type") || (key0 === "record_id"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.event_type !== undefined){
if(!(validate3(data.event_type, {instancePath:instancePath+"/event_type",parentData:data,parentDataProperty:"event_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
validate540.errors = vErrors;
return errors === 0;
}
validate540.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v39 = validate543;
const schema178 = {"type":"object","additionalProperties":false,"required":[],"properties":{"published_by":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"schema:Id"}},"published_after":{"$ref":"schema:Timestamp"},"published_before":{"$ref":"schema:Timestamp"},"sort":{"type":"string","enum":["version","published_at"],"default":"version"},"order":{"type":"string","enum":["asc","desc"],"default":"desc"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"offset":{"type":"integer","minimum":0,"maximum":10000000,"default":0}}};

function validate543(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate543.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "version";
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
if(!(((((((key0 === "published_by") || (key0 === "published_after")) || (key0 === "published_before")) || (key0 === "sort")) || (key0 === "order")) || (key0 === "limit")) || (key0 === "offset"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.published_by !== undefined){
let data0 = data.published_by;
if(Array.isArray(data0)){
if(data0.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/published_by",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate0(data0[i0], {instancePath:instancePath+"/published_by/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
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
if(func10(data0[i1], data0[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/published_by",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"});
errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/published_by",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.published_after !== undefined){
if(!(validate6(data.published_after, {instancePath:instancePath+"/published_after",parentData:data,parentDataProperty:"published_after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.published_before !== undefined){
if(!(validate6(data.published_before, {instancePath:instancePath+"/published_before",parentData:data,parentDataProperty:"published_before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
let data4 = data.sort;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data4 === "version") || (data4 === "published_at"))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"enum",params:{allowedValues: schema178.properties.sort.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data5 = data.order;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data5 === "asc") || (data5 === "desc"))){
(vErrors ??= []).push({instancePath:instancePath+"/order",keyword:"enum",params:{allowedValues: schema178.properties.order.enum},message:"must be equal to one of the allowed values"});
errors++;
}
let data6 = data.limit;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 200 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"});
errors++;
}
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data7 = data.offset;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 10000000 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"});
errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate543.errors = vErrors;
return errors === 0;
}
validate543.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v40 = validate547;

function validate547(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate547.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "version")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.version !== undefined){
if(!(validate372(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate547.errors = vErrors;
return errors === 0;
}
validate547.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const v41 = validate549;

function validate409(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate409.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"});
errors++;
}
for(const key0 in data){
if(!((key0 === "version") || (key0 === "expected_revision"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.version !== undefined){
if(!(validate372(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
}
if(data.expected_revision !== undefined){
if(!(validate280(data.expected_revision, {instancePath:instancePath+"/expected_revision",parentData:data,parentDataProperty:"expected_revision",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate409.errors = vErrors;
return errors === 0;
}
validate409.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate549(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate549.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate409(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate409.errors : vErrors.concat(validate409.errors);
errors = vErrors.length;
}
validate549.errors = vErrors;
return errors === 0;
}
validate549.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const requests = {
  listAutomationsForAuthoring: { query: v0 },
  createAutomation: { body: v1 },
  updateAutomation: { body: v2 },
  deleteAutomations: { query: v3 },
  duplicateAutomation: { body: v4 },
  moveAutomation: { body: v5 },
  publishAutomation: { body: v6 },
  listAutomationFolders: { query: v7 },
  createAutomationFolder: { body: v8 },
  updateAutomationFolder: { path: v9, body: v10 },
  deleteAutomationFolder: { path: v9, query: v11 },
  deleteAutomationFolderContents: { path: v9, query: v11 },
  moveAutomationFolderContents: { path: v9, body: v12 },
  listAutomationExecutionItems: { query: v13 },
  listAutomationExecutions: { query: v14 },
  runAutomation: { body: v15 },
  getAutomationExecution: { path: v9 },
  cancelAutomationExecution: { path: v9, body: v16 },
  rerunAutomationExecution: { path: v9, body: v17 },
  respondToAutomationExecution: { path: v9, body: v18 },
  resumeAutomationExecution: { path: v9, body: v19 },
  startAutomationExecution: { path: v9, body: v20 },
  getAutomationTestRunProgress: { path: v9 },
  getAutomationTestRunResult: { path: v9 },
  listAutomations: { query: v21 },
  disableAutomations: { body: v22 },
  enableAutomations: { body: v23 },
  getAutomation: { path: v9 },
  getAutomationConfig: { path: v9, query: v24 },
  disableAutomation: { path: v9, body: v25 },
  enableAutomation: { path: v9, body: v26 },
  getAutomationExecutionAnalytics: { path: v9, query: v27 },
  getFullAutomation: { path: v9 },
  getAutomationInboundWebhook: { path: v9 },
  createAutomationInboundWebhook: { path: v9, body: v28 },
  updateAutomationInboundWebhook: { path: v9, body: v29 },
  deleteAutomationInboundWebhook: { path: v9, query: v11 },
  applyAutomationInboundWebhookSample: { path: v9, body: v30 },
  listAutomationInboundWebhookDeliveries: { path: v9, query: v31 },
  rotateAutomationInboundWebhookSecret: { path: v9, body: v32 },
  listenForAutomationInboundWebhookSample: { path: v9, body: v33 },
  getAutomationPricing: { path: v9, query: v24 },
  listAutomationPricingHistory: { path: v9, query: v34 },
  getAutomationScheduleHealth: { path: v9 },
  syncAutomationSchedule: { path: v9 },
  testAutomationStep: { path: v35, body: v36 },
  startAutomationTestRun: { path: v9, body: v37 },
  getAutomationTestSample: { path: v9, query: v38 },
  listAutomationVersions: { path: v9, query: v39 },
  getAutomationVersion: { path: v9, query: v40 },
  restoreAutomationVersion: { path: v9, body: v41 },
};
