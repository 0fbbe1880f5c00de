// Written by the compiler from the contract; change the contract instead.
const v0 = validate0;
const schema0 = {"type":"object","required":["species"],"oneOf":[{"$ref":"schema:Cat"},{"$ref":"schema:Dog"}],"properties":{"species":{"enum":["cat","dog"]}},"discriminator":{"propertyName":"species"}};
const schema1 = {"type":"object","required":["species"],"properties":{"species":{"type":"string","enum":["cat"]},"lives":{"type":"integer"}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.species === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "species"},message:"must have required property '"+"species"+"'"});
errors++;
}
if(data.species !== undefined){
let data0 = data.species;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/species",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema1.properties.species.enum;
if(!(data0 === "cat")){
(vErrors ??= []).push({instancePath:instancePath+"/species",keyword:"enum",params:{allowedValues: schema1.properties.species.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.lives !== undefined){
let data1 = data.lives;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/lives",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"object","required":["species"],"properties":{"species":{"type":"string","enum":["dog"]}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.species === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "species"},message:"must have required property '"+"species"+"'"});
errors++;
}
if(data.species !== undefined){
let data0 = data.species;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/species",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
const vSchema0 = schema2.properties.species.enum;
if(!(data0 === "dog")){
(vErrors ??= []).push({instancePath:instancePath+"/species",keyword:"enum",params:{allowedValues: schema2.properties.species.enum},message:"must be equal to one of the allowed values"});
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


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.species === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "species"},message:"must have required property '"+"species"+"'"});
errors++;
}
if(data.species !== undefined){
let data0 = data.species;
const vSchema0 = schema0.properties.species.enum;
if(!((data0 === "cat") || (data0 === "dog"))){
(vErrors ??= []).push({instancePath:instancePath+"/species",keyword:"enum",params:{allowedValues: schema0.properties.species.enum},message:"must be equal to one of the allowed values"});
errors++;
}
}
let valid1 = false;
const tag0 = data.species;
if(typeof tag0 == "string"){
if(false){
}
else if(tag0 === "cat"){
const _errs3 = errors;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid2 = _errs3 === errors;
valid1 = valid2;
}
else if(tag0 === "dog"){
const _errs4 = errors;
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid3 = _errs4 === errors;
valid1 = valid3;
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "mapping", tag: "species", tagValue: tag0},message:"value of tag \"species\" must be in oneOf"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"discriminator",params:{error: "tag", tag: "species", tagValue: tag0},message:"tag \"species\" must be string"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const responses = {
  createShape: { '200': v0 },
};
