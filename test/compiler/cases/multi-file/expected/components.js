// Written by the compiler from the contract; change the contract instead.
import { mistyped, noted } from './validation.ts';
const formats_c7e84e8f61 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function is_Id(data,at=""){let found=null;
if(typeof data==="string"){if(!(formats_c7e84e8f61.test(data))){found=noted(found,at,"format",{format:"uuid"});}}
else{found=mistyped(found,at,"string");}
is_Id.errors=found;
return found===null;}

export const components = { is_Id };
