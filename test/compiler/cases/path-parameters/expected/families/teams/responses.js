// Written by the compiler from the contract; change the contract instead.
import { mistyped } from '../../validation.ts';

function v0(data,at=""){let found=null;
let errors=0;
if(Array.isArray(data)){const before0=errors;
const len0=data.length;
for(let i0=0;i0<len0;i0++){let data0=data[i0];
if(typeof data0!=="string"){found=mistyped(found,at+"/"+i0,"string");
errors++;}
if(errors-before0>=100){break;}}}
else{found=mistyped(found,at,"array");
errors++;}
v0.errors=found;
return errors===0;}

export const responses = {
  listMembers: { '200': v0 },
  deleteMembers: {},
};
