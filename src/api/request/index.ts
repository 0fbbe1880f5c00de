// Reading a request; it knows neither callers nor operations.
export { maxBodyBytes, readBody } from './body.ts';
export { CallerGone } from './caller-gone.ts';
export { clientAddress } from './client-address.ts';
export { parseBoundedJson, parseJson, refuseUnstorable } from './decode-json.ts';
export { requestIdFrom, requestIdHeader } from './request-id.ts';
export { Router, type Match } from './router.ts';
export { maxUrlLength, tooLongAddress } from './url-length.ts';
