// Written by the compiler from the contract; change the contract instead.
const v0 = validate5;
const schema0 = {"type":"object","required":["species"],"properties":{"species":{"type":"string","enum":["cat"]},"lives":{"type":"integer"}}};

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
if(!(data0 === "cat")){
(vErrors ??= []).push({instancePath:instancePath+"/species",keyword:"enum",params:{allowedValues: schema0.properties.species.enum},message:"must be equal to one of the allowed values"});
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
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"species":true,"lives":true},"dynamicProps":false,"dynamicItems":false};

const schema1 = {"type":"object","required":["species"],"properties":{"species":{"type":"string","enum":["dog"]}}};

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
if(!(data0 === "dog")){
(vErrors ??= []).push({instancePath:instancePath+"/species",keyword:"enum",params:{allowedValues: schema1.properties.species.enum},message:"must be equal to one of the allowed values"});
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
validate1.evaluated = {"props":{"species":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.species === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "species"},message:"must have required property '"+"species"+"'"});
errors++;
}
const tag0 = data.species;
if(typeof tag0 == "string"){
if(tag0 === "cat"){
if(!(validate0(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var props0 = {};
props0.species = true;
props0.lives = true;
}
else if(tag0 === "dog"){
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.species = true;
}
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
validate2.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
else {
var props0 = validate2.evaluated.props;
}
validate5.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate5.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const responses = {
  createShape: { '200': v0 },
};
