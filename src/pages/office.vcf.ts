import type { APIRoute } from 'astro';
import { contactCard } from '@/content/contact-card';

/** The office as a contact card: 'Save our number' on the pages that somebody with water on the floor sees. */
export const GET: APIRoute = async () => new Response(await contactCard());
