// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from './validation.ts';
import { missingOf, mistyped, noted, part } from './validation.ts';
const formats_1709866b21 = lib_validation.formats.int64;
const schema_981457e3b3 = ["available","pending","sold"];

function is_Category(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.id!==undefined){let data0=data.id;
if(!((typeof data0=="number")&&(!(data0%1)&&!isNaN(data0)))){found=mistyped(found,at+"/id","integer");}}
if(data.name!==undefined&&typeof data.name!=="string"){found=mistyped(found,at+"/name","string");}}
else{found=mistyped(found,at,"object");}
is_Category.errors=found;
return found===null;}

function is_Id(data,at=""){let found=null;
if(!((typeof data=="number")&&(!(data%1)&&!isNaN(data)))){found=mistyped(found,at,"integer");}
if(typeof data=="number"){if(!(formats_1709866b21.validate(data))){found=noted(found,at,"format",{format:"int64"});}}
is_Id.errors=found;
return found===null;}

function is_Pet(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.name===undefined||data.photoUrls===undefined){found=missingOf(found,at,data,["name","photoUrls"]);}
found=part(found,data.id,is_integer_a9c1e148,at,"/id");
if(data.name!==undefined&&typeof data.name!=="string"){found=mistyped(found,at+"/name","string");}
found=part(found,data.petDetailsId,is_Id,at,"/petDetailsId");
found=part(found,data.petDetails,is_PetDetails,at,"/petDetails");
found=part(found,data.photoUrls,is_array_d7a19ad6,at,"/photoUrls");
if(data.status!==undefined){let data5=data.status;
if(typeof data5!=="string"){found=mistyped(found,at+"/status","string");}
const vSchema0=schema_981457e3b3;
if(!(data5==="available"||data5==="pending"||data5==="sold")){found=noted(found,at+"/status","enum",{allowedValues:schema_981457e3b3});}}
found=part(found,data.availableInstances,is_integer_4b242322,at,"/availableInstances");}
else{found=mistyped(found,at,"object");}
is_Pet.errors=found;
return found===null;}

function is_PetDetails(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){found=part(found,data.id,is_integer_a9c1e148,at,"/id");
found=part(found,data.category,is_Category,at,"/category");}
else{found=mistyped(found,at,"object");}
is_PetDetails.errors=found;
return found===null;}

function is_array_d7a19ad6(data,at=""){let found=null;
let errors=0;
if(Array.isArray(data)){const before0=errors;
const len0=data.length;
for(let i0=0;i0<len0;i0++){let data0=data[i0];
if(typeof data0!=="string"){found=mistyped(found,at+"/"+i0,"string");
errors++;}
if(errors-before0>=100){break;}}}
else{found=mistyped(found,at,"array");
errors++;}
is_array_d7a19ad6.errors=found;
return errors===0;}

function is_integer_4b242322(data,at=""){let found=null;
if(!((typeof data=="number")&&(!(data%1)&&!isNaN(data)))){found=mistyped(found,at,"integer");}
if(typeof data=="number"){if(data>=10||isNaN(data)){found=noted(found,at,"exclusiveMaximum",{comparison:"<",limit:10});}
if(data<=1||isNaN(data)){found=noted(found,at,"exclusiveMinimum",{comparison:">",limit:1});}}
is_integer_4b242322.errors=found;
return found===null;}

function is_integer_a9c1e148(data,at=""){let found=null;
if(!((typeof data=="number")&&(!(data%1)&&!isNaN(data)))){found=mistyped(found,at,"integer");}
if(typeof data=="number"){if(!(formats_1709866b21.validate(data))){found=noted(found,at,"format",{format:"int64"});}}
is_integer_a9c1e148.errors=found;
return found===null;}

export const components = { is_Category, is_Id, is_Pet, is_PetDetails, is_array_d7a19ad6, is_integer_4b242322, is_integer_a9c1e148 };
