// Written by the compiler from the contract; change the contract instead.
import { missing, mistyped, part } from './validation.ts';

function is_Address(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.city===undefined){found=missing(found,at,"city");}
if(data.city!==undefined&&typeof data.city!=="string"){found=mistyped(found,at+"/city","string");}}
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
if(data&&typeof data=="object"&&!Array.isArray(data)){found=part(found,data.from,is_Address,at,"/from");
found=part(found,data.to,is_Address,at,"/to");
found=part(found,data.line,is_Line,at,"/line");}
else{found=mistyped(found,at,"object");}
is_Order.errors=found;
return found===null;}

export const components = { is_Address, is_Line, is_Order };
