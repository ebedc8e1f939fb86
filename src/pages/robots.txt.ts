import type { APIRoute } from 'astro';
import { robotsTxt } from '@/seo/robots';

/** `/robots.txt`. */
export const GET: APIRoute = ({ site }) => {
  if (!site) throw new Error('SITE_URL is not set: robots.txt must name the sitemap with its full address');
  return new Response(robotsTxt(site.href), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
