// Written by the compiler from the contract; change the contract instead.
import { mistyped } from './validation.ts';
import { components as shared } from './components.js';

function is_Error(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.message!==undefined&&typeof data.message!=="string"){found=mistyped(found,at+"/message","string");}}
else{found=mistyped(found,at,"object");}
is_Error.errors=found;
return found===null;}

export const components = { ...shared, is_Error };
