import type { APIRoute } from 'astro';
import { colors } from '@/theme/colors.mjs';
import { defaultLocale } from '@/content/languages';
import { getSite } from '@/content/queries';

const icon = (side: number) => ({ src: `/icon-${side}.png`, sizes: `${side}x${side}`, type: 'image/png' });

/** The web manifest: name and icons for a home screen. */
export const GET: APIRoute = async () => {
  const { name, shortName } = await getSite(defaultLocale);
  return Response.json({
    name,
    short_name: shortName,
    start_url: '/',
    display: 'browser',
    background_color: colors.sky,
    theme_color: colors.sky,
    icons: [icon(192), icon(512)],
  });
};
