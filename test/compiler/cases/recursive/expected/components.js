// Written by the compiler from the contract; change the contract instead.
import { joined, missing, mistyped, noted, part, surplus } from './validation.ts';

function is_All(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.all===undefined){found=missing(found,at,"all");
errors++;}
if(data.all!==undefined){let data0=data.all;
if(data0&&typeof data0=="object"&&!Array.isArray(data0)){const before0=errors;
for(const key0 in data0){let data1=data0[key0];
if(!(is_Condition(data1,at+"/all/"+key0.replace(/~/g,"~0").replace(/\//g,"~1")))){found=joined(found,is_Condition.errors);
errors=found.length;}
if(errors-before0>=100){break;}}}
else{found=mistyped(found,at+"/all","object");
errors++;}}}
else{found=mistyped(found,at,"object");
errors++;}
is_All.errors=found;
return errors===0;}

function is_Condition(data,at=""){let found=null;
let errors=0;
const _errs0=errors;
let valid0=false;
const _errs1=errors;
if(!(is_All(data,at))){found=joined(found,is_All.errors);
errors=found.length;}
var _valid0=_errs1===errors;
valid0=valid0||_valid0;
if(!valid0){const _errs2=errors;
if(typeof data!=="boolean"){found=mistyped(found,at,"boolean");
errors++;}
var _valid0=_errs2===errors;
valid0=valid0||_valid0;
if(!valid0){}}
if(!valid0){found=noted(found,at,"anyOf",{});
errors++;}
else{errors=_errs0;
if(found!==null){if(_errs0){found.length=_errs0;}
else{found=null;}}}
is_Condition.errors=found;
return errors===0;}

function is_Tree(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.value===undefined){found=missing(found,at,"value");}
let unknown0=0;
for(const key0 in data){if(!(key0==="value"||key0==="children"||key0==="condition")){found=surplus(found,at,key0,unknown0++);}}
if(data.value!==undefined&&typeof data.value!=="string"){found=mistyped(found,at+"/value","string");}
found=part(found,data.children,is_array_179d3233,at,"/children");
found=part(found,data.condition,is_Condition,at,"/condition");}
else{found=mistyped(found,at,"object");}
is_Tree.errors=found;
return found===null;}

function is_array_179d3233(data,at=""){let found=null;
let errors=0;
if(Array.isArray(data)){const before0=errors;
const len0=data.length;
for(let i0=0;i0<len0;i0++){let data0=data[i0];
if(!(is_Tree(data0,at+"/"+i0))){found=joined(found,is_Tree.errors);
errors=found.length;}
if(errors-before0>=100){break;}}}
else{found=mistyped(found,at,"array");
errors++;}
is_array_179d3233.errors=found;
return errors===0;}

export const components = { is_All, is_Condition, is_Tree, is_array_179d3233 };
