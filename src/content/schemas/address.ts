import { z } from 'astro/zod';

/** An address of this site. */
export const address = z
  .string()
  .regex(/^\/[A-Za-z0-9/-]*$/, 'is not an address: it starts with / and has letters, digits and hyphens');

/** Other addresses that show the same page. */
export const aliases = z.array(address).default([]).describe('Other addresses that show this page.');
