// Written by the compiler from the contract; change the contract instead.
import * as lib_validation from './validation.ts';
import { joined, missingOf, mistyped, noted } from './validation.ts';
const formats_1709866b21 = lib_validation.formats.int64;
const schema_981457e3b3 = ["available","pending","sold"];

function is_Pet(data,at=""){let found=null;
let errors=0;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.name===undefined||data.photoUrls===undefined){found=missingOf(found,at,data,["name","photoUrls"]);
errors=found.length;}
if(data.id!==undefined){let data0=data.id;
if(!((typeof data0=="number")&&(!(data0%1)&&!isNaN(data0)))){found=mistyped(found,at+"/id","integer");
errors++;}
if(typeof data0=="number"){if(!(formats_1709866b21.validate(data0))){found=noted(found,at+"/id","format",{format:"int64"});
errors++;}}}
if(data.name!==undefined){let data1=data.name;
if(typeof data1!=="string"){found=mistyped(found,at+"/name","string");
errors++;}}
if(data.petDetailsId!==undefined&&!is_Id(data.petDetailsId,at+"/petDetailsId")){found=joined(found,is_Id.errors);
errors=found.length;}
if(data.petDetails!==undefined&&!is_PetDetails(data.petDetails,at+"/petDetails")){found=joined(found,is_PetDetails.errors);
errors=found.length;}
if(data.photoUrls!==undefined){let data4=data.photoUrls;
if(Array.isArray(data4)){const before0=errors;
const len0=data4.length;
for(let i0=0;i0<len0;i0++){let data5=data4[i0];
if(typeof data5!=="string"){found=mistyped(found,at+"/photoUrls/"+i0,"string");
errors++;}
if(errors-before0>=100){break;}}}
else{found=mistyped(found,at+"/photoUrls","array");
errors++;}}
if(data.status!==undefined){let data6=data.status;
if(typeof data6!=="string"){found=mistyped(found,at+"/status","string");
errors++;}
const vSchema0=schema_981457e3b3;
if(!(((data6==="available")||(data6==="pending"))||(data6==="sold"))){found=noted(found,at+"/status","enum",{allowedValues:schema_981457e3b3});
errors++;}}
if(data.availableInstances!==undefined){let data7=data.availableInstances;
if(!((typeof data7=="number")&&(!(data7%1)&&!isNaN(data7)))){found=mistyped(found,at+"/availableInstances","integer");
errors++;}
if(typeof data7=="number"){if(data7>=10||isNaN(data7)){found=noted(found,at+"/availableInstances","exclusiveMaximum",{comparison:"<",limit:10});
errors++;}
if(data7<=1||isNaN(data7)){found=noted(found,at+"/availableInstances","exclusiveMinimum",{comparison:">",limit:1});
errors++;}}}}
else{found=mistyped(found,at,"object");
errors++;}
is_Pet.errors=found;
return errors===0;}

function is_Id(data,at=""){let found=null;
if(!((typeof data=="number")&&(!(data%1)&&!isNaN(data)))){found=mistyped(found,at,"integer");}
if(typeof data=="number"){if(!(formats_1709866b21.validate(data))){found=noted(found,at,"format",{format:"int64"});}}
is_Id.errors=found;
return found===null;}

function is_PetDetails(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.id!==undefined){let data0=data.id;
if(!((typeof data0=="number")&&(!(data0%1)&&!isNaN(data0)))){found=mistyped(found,at+"/id","integer");}
if(typeof data0=="number"){if(!(formats_1709866b21.validate(data0))){found=noted(found,at+"/id","format",{format:"int64"});}}}
if(data.category!==undefined&&!is_Category(data.category,at+"/category")){found=joined(found,is_Category.errors);}}
else{found=mistyped(found,at,"object");}
is_PetDetails.errors=found;
return found===null;}

function is_Category(data,at=""){let found=null;
if(data&&typeof data=="object"&&!Array.isArray(data)){if(data.id!==undefined){let data0=data.id;
if(!((typeof data0=="number")&&(!(data0%1)&&!isNaN(data0)))){found=mistyped(found,at+"/id","integer");}}
if(data.name!==undefined){let data1=data.name;
if(typeof data1!=="string"){found=mistyped(found,at+"/name","string");}}}
else{found=mistyped(found,at,"object");}
is_Category.errors=found;
return found===null;}

export const eventData = {
  newPet: is_Pet,
};
