import type { z } from 'astro/zod';

/**
 * A picture's address relative to the content file. Astro passes the `image()` of a collection; the content
 * check, which runs without Astro, passes a schema that looks whether the file is there.
 */
export type ImageField = () => z.ZodTypeAny;
