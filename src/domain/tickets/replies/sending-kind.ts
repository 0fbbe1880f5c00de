/** The timer of a message that is to be sent at an instant. */
export const sendingKind = 'send_ticket_message';
