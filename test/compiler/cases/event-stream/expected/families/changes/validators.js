// Written by the compiler from the contract; change the contract instead.
import { mistyped, part, surplus } from '../../validation.ts';
import { components as shared } from '../../components.js';
const { is_string_9b59c71e } = shared;

function v0(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){let unknown0=0;
for(const key0 in data){if(!(key0==="last-event-id")){found=surplus(found,at,key0,unknown0++);}}
found=part(found,data["last-event-id"],is_string_9b59c71e,at,"/last-event-id");}
else{found=mistyped(found,at,"object");}
v0.errors=found;
return found===null;}

export const requests = {
  streamChanges: { headers: v0 },
};
