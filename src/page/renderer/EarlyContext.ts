import { createContext } from 'react';

/**
 * Whether the page's script has not taken the page over yet. The server says true; so does the browser
 * while it compares the page with the server's markup.
 */
export const EarlyContext = createContext(false);
