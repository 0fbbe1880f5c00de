// Written by the compiler from the contract; change the contract instead.
import { joined, missing, mistyped } from '../../validation.ts';
import { components as shared } from '../../components.responses.js';
const { is_Tree } = shared;

function v0(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.data===undefined){found=missing(found,at,"data");
errors++;}
if(data.data!==undefined&&!is_Tree(data.data,at+"/data")){found=joined(found,is_Tree.errors);
errors=found.length;}}
else{found=mistyped(found,at,"object");
errors++;}
v0.errors=found;
return errors===0;}

export const responses = {
  replaceTree: { '200': v0 },
};
