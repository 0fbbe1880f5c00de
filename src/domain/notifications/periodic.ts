// What a worker does for notifications; it is loaded by processes that work.
export { sendPush } from './push/send-push.ts';
export { digestTimers } from './digest/digest.ts';
export { tellInApp } from './tell-in-app.ts';
export { notificationSending } from './sending/sweep.ts';
