// Written by the compiler from the contract; change the contract instead.
import { missing, mistyped, noted } from './validation.ts';

function is_OneClick(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data["List-Unsubscribe"]===undefined){found=missing(found,at,"List-Unsubscribe");
errors++;}
if(data["List-Unsubscribe"]!==undefined){let data0=data["List-Unsubscribe"];
if(typeof data0!=="string"){found=mistyped(found,at+"/List-Unsubscribe","string");
errors++;}
if("One-Click"!==data0){found=noted(found,at+"/List-Unsubscribe","const",{allowedValue:"One-Click"});
errors++;}}}
else{found=mistyped(found,at,"object");
errors++;}
is_OneClick.errors=found;
return errors===0;}

export const components = { is_OneClick };
