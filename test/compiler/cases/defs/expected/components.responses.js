// Written by the compiler from the contract; change the contract instead.
import { joined, mistyped, noted } from './validation.ts';
import { components as shared } from './components.js';

function is_Amount(data,at=""){let found=null;
let errors=0;
if(!((typeof data=="number")&&(!(data%1)&&!isNaN(data)))){found=mistyped(found,at,"integer");
errors++;}
if(typeof data=="number"){if(data<0||isNaN(data)){found=noted(found,at,"minimum",{comparison:">=",limit:0});
errors++;}}
is_Amount.errors=found;
return errors===0;}

function is_Receipt(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.total!==undefined&&!is_Amount(data.total,at+"/total")){found=joined(found,is_Amount.errors);
errors=found.length;}
if(data.tax!==undefined&&!is_Amount(data.tax,at+"/tax")){found=joined(found,is_Amount.errors);
errors=found.length;}}
else{found=mistyped(found,at,"object");
errors++;}
is_Receipt.errors=found;
return errors===0;}

export const components = { ...shared, is_Amount, is_Receipt };
