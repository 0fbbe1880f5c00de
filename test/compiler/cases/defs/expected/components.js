// Written by the compiler from the contract; change the contract instead.
import { joined, missing, mistyped } from './validation.ts';

function is_Address(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.city===undefined){found=missing(found,at,"city");}
if(data.city!==undefined){let data0=data.city;
if(typeof data0!=="string"){found=mistyped(found,at+"/city","string");}}}
else{found=mistyped(found,at,"object");}
is_Address.errors=found;
return found===null;}

function is_Line(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.count!==undefined){let data0=data.count;
if(!((typeof data0=="number")&&(!(data0%1)&&!isNaN(data0)))){found=mistyped(found,at+"/count","integer");}}}
else{found=mistyped(found,at,"object");}
is_Line.errors=found;
return found===null;}

function is_Order(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.from!==undefined&&!is_Address(data.from,at+"/from")){found=joined(found,is_Address.errors);}
if(data.to!==undefined&&!is_Address(data.to,at+"/to")){found=joined(found,is_Address.errors);}
if(data.line!==undefined&&!is_Line(data.line,at+"/line")){found=joined(found,is_Line.errors);}}
else{found=mistyped(found,at,"object");}
is_Order.errors=found;
return found===null;}

export const components = { is_Address, is_Line, is_Order };
