// Written by the compiler from the contract; change the contract instead.
import { joined, missing, mistyped, noted } from './validation.ts';
import { components as shared } from './components.js';
const schema_066f70cb15 = ["cat"];
const schema_07bdda6536 = ["cat","dog"];
const schema_3cbafae1fb = ["dog"];

function is_Animal(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.species===undefined){found=missing(found,at,"species");
errors++;}
if(data.species!==undefined){let data0=data.species;
const vSchema0=schema_07bdda6536;
if(!(data0==="cat"||data0==="dog")){found=noted(found,at+"/species","enum",{allowedValues:schema_07bdda6536});
errors++;}}
let valid1=false;
const tag0=data.species;
if(typeof tag0=="string"){if(false){}
else if(tag0==="cat"){const _errs3=errors;
if(!(is_Cat(data,at))){found=joined(found,is_Cat.errors);
errors=found.length;}
var valid2=_errs3===errors;
valid1=valid2;}
else if(tag0==="dog"){const _errs4=errors;
if(!(is_Dog(data,at))){found=joined(found,is_Dog.errors);
errors=found.length;}
var valid3=_errs4===errors;
valid1=valid3;}
else{found=noted(found,at,"discriminator",{error:"mapping",tag:"species",tagValue:tag0});
errors++;}}
else{found=noted(found,at,"discriminator",{error:"tag",tag:"species",tagValue:tag0});
errors++;}}
else{found=mistyped(found,at,"object");
errors++;}
is_Animal.errors=found;
return errors===0;}

function is_Cat(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.species===undefined){found=missing(found,at,"species");}
if(data.species!==undefined){let data0=data.species;
if(typeof data0!=="string"){found=mistyped(found,at+"/species","string");}
const vSchema0=schema_066f70cb15;
if(!(data0==="cat")){found=noted(found,at+"/species","enum",{allowedValues:schema_066f70cb15});}}
if(data.lives!==undefined){let data1=data.lives;
if(!((typeof data1=="number")&&(!(data1%1)&&!isNaN(data1)))){found=mistyped(found,at+"/lives","integer");}}}
else{found=mistyped(found,at,"object");}
is_Cat.errors=found;
return found===null;}

function is_Dog(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.species===undefined){found=missing(found,at,"species");}
if(data.species!==undefined){let data0=data.species;
if(typeof data0!=="string"){found=mistyped(found,at+"/species","string");}
const vSchema0=schema_3cbafae1fb;
if(!(data0==="dog")){found=noted(found,at+"/species","enum",{allowedValues:schema_3cbafae1fb});}}}
else{found=mistyped(found,at,"object");}
is_Dog.errors=found;
return found===null;}

export const components = { ...shared, is_Animal, is_Cat, is_Dog };
