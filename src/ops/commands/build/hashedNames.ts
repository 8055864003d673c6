/** The names of built files, with this many letters of the hash of what they hold. */
export function hashedNames(letters: number) {
  return {
    entryFileNames: `assets/[name]-[hash:${letters}].js`,
    chunkFileNames: `assets/[name]-[hash:${letters}].js`,
    assetFileNames: `assets/[name]-[hash:${letters}][extname]`,
  };
}
