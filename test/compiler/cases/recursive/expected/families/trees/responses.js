// Written by the compiler from the contract; change the contract instead.
import { joined, missing, mistyped } from '../../validation.ts';
import { components as shared } from '../../components.responses.js';
const { is_Tree } = shared;

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===undefined){found=missing(found,at,"data");}
if(data.data!==undefined&&!is_Tree(data.data,at+"/data")){found=joined(found,is_Tree.errors);}}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

export const responses = {
  replaceTree: { '200': v0 },
};
