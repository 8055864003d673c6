export const label = 'Email';
