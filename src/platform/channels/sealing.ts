export const secretPurpose = 'secret of a channel connection';
export const addressPurpose = 'address of a channel connection';
