import type { HostedPaymentsHandlers } from '#generated/hosted/families/hosted-payments/handlers.ts';
import {
  cancelEnrolment,
  getEnrolment,
  getEnrolmentPage,
  retractEnrolmentCancellation,
} from './enrolment.ts';

export default {
  getEnrolmentPage,
  getEnrolment,
  cancelEnrolment,
  retractEnrolmentCancellation,
} satisfies HostedPaymentsHandlers;
