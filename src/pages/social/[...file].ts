import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { readFile } from 'node:fs/promises';
import { cardDrawing, houseDrawing, logoMark } from '@/theme/pictures/drawings';
import { getInterface, getLanguages, getSite, listPages } from '@/content/queries';
import { fileOf } from '@/content/picture';
import { fill } from '@/lib/fill';
import { photoDrawing, socialHeadline, socialImagePath, socialImagePng } from '@/seo/social-image';

/** One image per page, at the address in the page's head. */
export const getStaticPaths = (async () => {
  const pages = (
    await Promise.all(
      (await getLanguages()).map(async (language) =>
        (await listPages(language)).map((page) => ({ language, ...page })),
      ),
    )
  ).flat();
  return pages.map(({ language, path, head, picture }) => ({
    params: { file: socialImagePath(path).replace(/^\/social\//, '') },
    props: { language, headline: socialHeadline(head), ...picture },
  }));
}) satisfies GetStaticPaths;

/** `/social/*.png`. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { language, headline, drawing = 'house', photo, focus } = props;
  const { shortName, phone, address, license } = await getSite(language);
  const { search: words } = await getInterface(language);
  const whole = drawing === 'house' && !photo;
  const image = await socialImagePng({
    headline,
    siteName: shortName,
    phone,
    note: `${address.city}, ${address.region} · ${fill(words.license, { number: license.number })}`,
    mark: logoMark('ink'),
    drawing: photo
      ? await photoDrawing(await readFile(fileOf(photo)), focus)
      : drawing === 'house'
        ? houseDrawing()
        : cardDrawing(drawing),
    isPhoto: photo !== undefined,
    reach: whole ? 'full' : 'half',
  });
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
