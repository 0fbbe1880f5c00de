// Written by the compiler from the contract; change the contract instead.
import { joined, missing, missingOf, mistyped, noted, surplus } from './validation.ts';
const schema_0c0035e10c = ["circle","square"];

function is_Circle(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.kind===undefined||data.radius===undefined){found=missingOf(found,at,data,["kind","radius"]);}
let unknown0=0;
for(const key0 in data){if(!(key0==="kind"||key0==="radius")){found=surplus(found,at,key0,unknown0++);}}
if(data.kind!==undefined){let data0=data.kind;
if("circle"!==data0){found=noted(found,at+"/kind","const",{allowedValue:"circle"});}}
if(data.radius!==undefined){let data1=data.radius;
if(!(typeof data1=="number")){found=mistyped(found,at+"/radius","number");}}}
else{found=mistyped(found,at,"object");}
is_Circle.errors=found;
return found===null;}

function is_Shape(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.kind===undefined){found=missing(found,at,"kind");
errors++;}
if(data.kind!==undefined){let data0=data.kind;
const vSchema0=schema_0c0035e10c;
if(!(data0==="circle"||data0==="square")){found=noted(found,at+"/kind","enum",{allowedValues:schema_0c0035e10c});
errors++;}}
let valid1=false;
const tag0=data.kind;
if(typeof tag0=="string"){if(false){}
else if(tag0==="circle"){const _errs3=errors;
if(!(is_Circle(data,at))){found=joined(found,is_Circle.errors);
errors=found.length;}
var valid2=_errs3===errors;
valid1=valid2;}
else if(tag0==="square"){const _errs4=errors;
if(!(is_Square(data,at))){found=joined(found,is_Square.errors);
errors=found.length;}
var valid3=_errs4===errors;
valid1=valid3;}
else{found=noted(found,at,"discriminator",{error:"mapping",tag:"kind",tagValue:tag0});
errors++;}}
else{found=noted(found,at,"discriminator",{error:"tag",tag:"kind",tagValue:tag0});
errors++;}}
else{found=mistyped(found,at,"object");
errors++;}
is_Shape.errors=found;
return errors===0;}

function is_Square(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.kind===undefined||data.side===undefined){found=missingOf(found,at,data,["kind","side"]);}
let unknown0=0;
for(const key0 in data){if(!(key0==="kind"||key0==="side")){found=surplus(found,at,key0,unknown0++);}}
if(data.kind!==undefined){let data0=data.kind;
if("square"!==data0){found=noted(found,at+"/kind","const",{allowedValue:"square"});}}
if(data.side!==undefined){let data1=data.side;
if(!(typeof data1=="number")){found=mistyped(found,at+"/side","number");}}}
else{found=mistyped(found,at,"object");}
is_Square.errors=found;
return found===null;}

export const components = { is_Circle, is_Shape, is_Square };
