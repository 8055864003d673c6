export const Password = 'password';
