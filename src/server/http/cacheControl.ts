/** For responses whose name depends on their content. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
