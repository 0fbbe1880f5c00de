// Written by the compiler from the contract; change the contract instead.
import { joined, mistyped, noted } from './validation.ts';
import { components as shared } from './components.js';

function is_Amount(data,at=""){let found=null;
if(!((typeof data=="number")&&(!(data%1)&&!isNaN(data)))){found=mistyped(found,at,"integer");}
if(typeof data=="number"){if(data<0||isNaN(data)){found=noted(found,at,"minimum",{comparison:">=",limit:0});}}
is_Amount.errors=found;
return found===null;}

function is_Receipt(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.total!==undefined&&!is_Amount(data.total,at+"/total")){found=joined(found,is_Amount.errors);}
if(data.tax!==undefined&&!is_Amount(data.tax,at+"/tax")){found=joined(found,is_Amount.errors);}}
else{found=mistyped(found,at,"object");}
is_Receipt.errors=found;
return found===null;}

export const components = { ...shared, is_Amount, is_Receipt };
