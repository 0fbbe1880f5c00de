// Written by the compiler from the contract; change the contract instead.
import { mistyped, noted, part } from './validation.ts';
import { components as shared } from './components.js';

function is_Amount(data,at=""){let found=null;
if(!((typeof data=="number")&&(!(data%1)&&!isNaN(data)))){found=mistyped(found,at,"integer");}
if(typeof data=="number"){if(data<0||isNaN(data)){found=noted(found,at,"minimum",{comparison:">=",limit:0});}}
is_Amount.errors=found;
return found===null;}

function is_Receipt(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){found=part(found,data.total,is_Amount,at,"/total");
found=part(found,data.tax,is_Amount,at,"/tax");}
else{found=mistyped(found,at,"object");}
is_Receipt.errors=found;
return found===null;}

export const components = { ...shared, is_Amount, is_Receipt };
