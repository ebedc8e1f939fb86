/**
 * Data as the text of a script element. Every `<` is escaped, so that no text can end the element or open a comment in
 * it (HTML, 4.12.1.3 'Restrictions for contents of script elements').
 */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
