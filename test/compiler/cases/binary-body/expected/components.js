// Written by the compiler from the contract; change the contract instead.
import { mistyped, noted } from './validation.ts';

function is_integer_be5ac723(data,at=""){let found=null;
if(!((typeof data=="number")&&(!(data%1)&&!isNaN(data)))){found=mistyped(found,at,"integer");}
if(typeof data=="number"){if(data<1||isNaN(data)){found=noted(found,at,"minimum",{comparison:">=",limit:1});}}
is_integer_be5ac723.errors=found;
return found===null;}

export const components = { is_integer_be5ac723 };
