// Written by the compiler from the contract; change the contract instead.
import { missing, mistyped } from './validation.ts';

function is_Named(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.name===undefined){found=missing(found,at,"name");}
if(data.name!==undefined){let data0=data.name;
if(typeof data0!=="string"){found=mistyped(found,at+"/name","string");}}}
else{found=mistyped(found,at,"object");}
is_Named.errors=found;
return found===null;}

function is_Size(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.width===undefined){found=missing(found,at,"width");}
if(data.width!==undefined){let data0=data.width;
if(!((typeof data0=="number")&&(!(data0%1)&&!isNaN(data0)))){found=mistyped(found,at+"/width","integer");}}}
else{found=mistyped(found,at,"object");}
is_Size.errors=found;
return found===null;}

export const components = { is_Named, is_Size };
