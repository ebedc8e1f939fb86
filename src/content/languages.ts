/**
 * The languages that the site can be in: how each calls itself, `lang` and `hreflang` of its pages, where its city
 * pages are, and whether days and hours are abbreviated in a sentence, as in `Mon–Fri, 8 AM–6 PM`. `languages` in `content/site.json` says in which of them it is built. A further language is a line here and
 * a folder of texts, `content/<language>/`.
 */
export const languages = {
  en: { name: 'English', locale: 'en-US', cities: '/service-area/', shortHours: true },
  es: { name: 'Español', locale: 'es-US', cities: '/es/zonas/', shortHours: false },
} as const;

/** The name of a language, as in addresses and in `content/`. */
export type Language = keyof typeof languages;

/** The language in which content is written first, and of the addresses that name none. */
export const defaultLocale = 'en';

/** A language that is translated into. */
export type OtherLocale = Exclude<Language, typeof defaultLocale>;

/** Whether a language is one that is translated into. */
export const isOtherLocale = (language: Language): language is OtherLocale => language !== defaultLocale;

/** All languages, the first one first. */
export const allLanguages = Object.keys(languages) as [Language, ...Language[]];

/** The languages that are translated into. */
export const otherLocales = allLanguages.filter(isOtherLocale);

/**
 * The language of a page.
 * @param name `Astro.currentLocale`, which is undefined where a component is shown outside of a page
 */
export const languageOf = (name: string | undefined): Language =>
  name !== undefined && Object.hasOwn(languages, name) ? (name as Language) : defaultLocale;

/** The addresses of a page by language, as in `en-US`; none if it is only in one language. */
export function alternatesIn(addresses: Readonly<Partial<Record<Language, string>>>): [string, string][] {
  const all = allLanguages.flatMap((language): [string, string][] => {
    const path = addresses[language];
    return path === undefined ? [] : [[localeOf(language), path]];
  });
  return all.length > 1 ? all : [];
}

/** The language and country of a page's visitors, as in `en-US`, for `Intl`, `lang` and `hreflang`. */
export const localeOf = (name: string | undefined): string => languages[languageOf(name)].locale;

/** Whether sentences in a locale, as in `es-US`, abbreviate days and hours. */
export const hasShortHours = (locale: string): boolean =>
  Object.values(languages).find((one) => one.locale === locale)?.shortHours ?? true;

/** The name of an entry in its collection, where translations are next to their originals. */
export const entryName = (id: string, language: Language): string =>
  language === defaultLocale ? id : `${language}/${id}`;
