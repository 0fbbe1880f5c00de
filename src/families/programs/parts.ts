import type { PaymentFollower } from '#src/call/parts.ts';

/** Enrolments that failed payments suspended; what they need is loaded when one is paid. */
export const suspendedEnrollments: PaymentFollower = {
  async follow(ctx, clientProgramId) {
    const { resumePaid } = await import('#src/domain/programs/index.ts');
    await resumePaid(ctx, clientProgramId);
  },
};
