// Written by the compiler from the contract; change the contract instead.
import { joined, missing, mistyped } from './validation.ts';

function is_Address(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.city===undefined){found=missing(found,at,"city");
errors++;}
if(data.city!==undefined){let data0=data.city;
if(typeof data0!=="string"){found=mistyped(found,at+"/city","string");
errors++;}}}
else{found=mistyped(found,at,"object");
errors++;}
is_Address.errors=found;
return errors===0;}

function is_Line(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.count!==undefined){let data0=data.count;
if(!((typeof data0=="number")&&(!(data0%1)&&!isNaN(data0)))){found=mistyped(found,at+"/count","integer");
errors++;}}}
else{found=mistyped(found,at,"object");
errors++;}
is_Line.errors=found;
return errors===0;}

function is_Order(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.from!==undefined&&!is_Address(data.from,at+"/from")){found=joined(found,is_Address.errors);
errors=found.length;}
if(data.to!==undefined&&!is_Address(data.to,at+"/to")){found=joined(found,is_Address.errors);
errors=found.length;}
if(data.line!==undefined&&!is_Line(data.line,at+"/line")){found=joined(found,is_Line.errors);
errors=found.length;}}
else{found=mistyped(found,at,"object");
errors++;}
is_Order.errors=found;
return errors===0;}

export const components = { is_Address, is_Line, is_Order };
