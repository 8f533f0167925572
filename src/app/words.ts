/** Words with a capital at the front, as a heading or a button has them. */
export const capitalised = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
