// Written by the compiler from the contract; change the contract instead.
import { missing, mistyped, noted } from './validation.ts';

function is_OneClick(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data["List-Unsubscribe"]===undefined){found=missing(found,at,"List-Unsubscribe");}
if(data["List-Unsubscribe"]!==undefined){let data0=data["List-Unsubscribe"];
if(typeof data0!=="string"){found=mistyped(found,at+"/List-Unsubscribe","string");}
if("One-Click"!==data0){found=noted(found,at+"/List-Unsubscribe","const",{allowedValue:"One-Click"});}}}
else{found=mistyped(found,at,"object");}
is_OneClick.errors=found;
return found===null;}

export const components = { is_OneClick };
