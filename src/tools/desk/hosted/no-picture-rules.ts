import type { Rule } from '../../../content/check/rules/rule';

/** What takes the place of a rule that needs Node.js. */
const notHere: Rule = () => [];

export { notHere as images, notHere as sharpImages };
