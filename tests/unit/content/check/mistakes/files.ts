/** The files that several lists of mistakes change. */
export const home = 'content/pages/home.md';
export const contact = 'content/pages/contact.md';
export const plumbing = 'content/landing/plumbing.md';
export const dallas = 'content/cities/dallas.md';
export const site = 'content/site.json';
export const claims = 'content/claims.json';
export const callNumbers = 'content/call-numbers.json';
export const reviews = 'content/testimonials.json';
