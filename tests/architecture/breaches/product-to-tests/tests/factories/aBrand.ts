export const aBrand = {};
