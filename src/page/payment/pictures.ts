/** A bank's house: the picture of a method that takes the money from a bank account. */
export const BANK_PICTURE = 'M4 10h16L12 4.5zM6 10v7m4-7v7m4-7v7m4-7v7M4 19.5h16M4 17h16';
