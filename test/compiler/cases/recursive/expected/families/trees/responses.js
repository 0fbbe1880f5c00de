// Written by the compiler from the contract; change the contract instead.
import { missing, mistyped, part } from '../../validation.ts';
import { components as shared } from '../../components.responses.js';
const { is_Tree } = shared;

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===undefined){found=missing(found,at,"data");}
found=part(found,data.data,is_Tree,at,"/data");}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

export const responses = {
  replaceTree: { '200': v0 },
};
