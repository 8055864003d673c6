export const visitor = { isKnown: true };
