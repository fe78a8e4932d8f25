import { randomBytes } from 'node:crypto';

const { MEMBER_PASSWORD = 'member-of-acme', STAFF_PASSWORD = 'staff-of-acme' } = process.env;

// Without a lasting secret, sessions end with the server.
process.env.WAYMARK_SESSION_SECRET ??= randomBytes(32).toString('base64');

/** @type {import('waymark').AuthSettings} */
export default {
  passwords: [
    { password: MEMBER_PASSWORD },
    { password: STAFF_PASSWORD, groups: ['staff'] },
  ],
};
