import { label } from '../../ui/label.ts';

export const Email = label;
