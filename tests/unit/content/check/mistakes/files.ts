/** The files that several lists of mistakes change. */
export const home = 'content/pages/home.md';
export const contact = 'content/pages/contact.md';
export const plumbing = 'content/landing/plumbing.md';
export const dallas = 'content/cities/dallas.md';
export const callNumbers = 'content/call-numbers.json';
