// Written by the compiler from the contract; change the contract instead.
import { mistyped } from '../../validation.ts';

function v0(data,at=""){let found=null;
if(typeof data!=="string"){found=mistyped(found,at,"string");}
v0.errors=found;
return found===null;}

export const requests = {
  getDay: {},
  replaceDay: { body: v0 },
};
