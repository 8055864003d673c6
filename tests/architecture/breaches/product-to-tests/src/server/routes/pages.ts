import { aBrand } from '../../../tests/factories/aBrand.ts';

export const pages = aBrand;
