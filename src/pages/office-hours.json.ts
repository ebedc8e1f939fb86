import type { APIRoute } from 'astro';
import { defaultLocale } from '@/content/languages';
import { getOfficeTimes, getSite } from '@/content/queries';

/**
 * The office's hours for the automation workflows, which count waiting times in them: no page links to it. Its fields
 * are those of `OfficeTimes`; the time zone takes the place of the clock changes, because n8n has zones of its own.
 */
export const GET: APIRoute = async () => {
  const { timeZone } = await getSite(defaultLocale);
  const { week, seasons, holidays, callBackMinutes } = await getOfficeTimes(defaultLocale);
  return Response.json({ timeZone, week, seasons, holidays, callBackMinutes });
};
