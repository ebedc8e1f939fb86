/**
 * A field's text without what nobody can see (marks of writing direction, zero-width spaces), which chats and web pages
 * leave in what is copied; an e-mail address also without spaces of any kind around it and the punctuation of its sentence.
 * Joiners of letters stay in other texts: names and emojis need them.
 * @param name of the field
 * @param text as typed or pasted
 */
export const cleanText = (name: string, text: string): string =>
  text.replace(name === 'email' ? /^[\s\p{Cf}]+|\p{Cf}|[\s.,;\p{Cf}]+$/gu : /(?![\u200C\u200D])\p{Cf}/gu, '');
