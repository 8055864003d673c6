import { readFileSync } from 'node:fs';

export const visitor = readFileSync;
