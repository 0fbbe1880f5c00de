import type { PasswordChecker } from '#src/call/services.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { verifyPassword } from '#src/domain/access/index.ts';
import { beginAttempt, endAttempt, type SignInServices } from '../sign-in/attempts.ts';
import { codeSubject, updateCodeAttempts } from '#src/domain/access/second-factors/index.ts';
import { findAccountPassword } from '#src/domain/access/sessions/index.ts';

export const createPasswordChecker =
  (db: Pick<Connections, 'system'>, services: () => SignInServices['services']): PasswordChecker =>
  async (accountId, password, origin) => {
    const account = await findAccountPassword(db.system, accountId);
    if (account === undefined || account.password_hash === null) return { refusal: 'wrong' };
    const attempt = { email: account.email, browser: null, isSignedIn: true };
    const retryAfterSeconds = await beginAttempt({ db, services: services() }, attempt, origin);
    if (retryAfterSeconds > 0) return { refusal: 'too_many', retryAfterSeconds };
    if (!(await verifyPassword(password, account.password_hash))) return { refusal: 'wrong' };
    await endAttempt({ db, services: services() }, attempt, origin);
    return { email: account.email };
  };

export const createCodeCounter =
  (db: Pick<Connections, 'system'>) =>
  (accountId: string): Promise<number> =>
    updateCodeAttempts(db.system, codeSubject(accountId));
