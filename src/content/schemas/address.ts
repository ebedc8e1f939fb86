import { z } from 'astro/zod';

/** An address of this site. */
export const address = z
  .string()
  .regex(/^\/[A-Za-z0-9/-]*$/, 'is not an address: it starts with / and has letters, digits and hyphens');

/** The address of a page that its file names, which is none of those that code uses. */
export const ownAddress = address.refine(
  (path) => !/^\/(service-area|services|social|drawings|_astro|robots\.txt)(\/|$)/.test(path),
  'is an address of another kind of page: choose another one',
);

/** Other addresses that show the same page. */
export const aliases = z.array(ownAddress).default([]).describe('Other addresses that show this page.');
