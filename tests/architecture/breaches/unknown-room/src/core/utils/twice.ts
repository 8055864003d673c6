export const twice = (it: number) => it * 2;
