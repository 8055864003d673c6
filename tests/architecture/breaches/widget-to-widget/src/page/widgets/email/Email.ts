import { Password } from '../password/Password.ts';

export const Email = Password;
