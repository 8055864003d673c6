import type { Price } from '../rules/price.ts';

export interface Plan {
  price: Price;
}
