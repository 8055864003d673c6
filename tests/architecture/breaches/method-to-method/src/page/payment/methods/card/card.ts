export const card = 'card';
