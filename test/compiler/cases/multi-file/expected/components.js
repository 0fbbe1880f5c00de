// Written by the compiler from the contract; change the contract instead.
import { mistyped, noted } from './validation.ts';
const formats_c7e84e8f61 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function is_Id(data,at=""){let found=null;
let errors=0;
if(typeof data==="string"){if(!(formats_c7e84e8f61.test(data))){found=noted(found,at,"format",{format:"uuid"});
errors++;}}
else{found=mistyped(found,at,"string");
errors++;}
is_Id.errors=found;
return errors===0;}

export const components = { is_Id };
