/** How the person who is signed in reads numbers and times; set with the session. */
export const reader = { locale: 'en-US' };
