import { existsSync, readdirSync } from 'node:fs';

/**
 * Ids that links, campaigns and buttons can target. They are a public contract: never rename one, because printed QR
 * codes and ads use them.
 */
export const anchorIds = [
  'services',
  'service-areas',
  'popular-services',
  'about',
  'testimonials',
  'quote-form',
  'free-estimate',
  'lead-form',
  'booking',
  'contact',
] as const;

/** The name of a drawing in content. */
export type DrawingName = string;

/** The folders that have a file for each drawing: for cards, heroes and the strip under a hero. */
export const drawingFolders = ['cards', 'heroes', 'strips'] as const;

/** The files of a folder of drawings; none where content stands without them, as in tests of commands. */
const filesIn = (folder: string): string[] =>
  existsSync(`content/drawings/${folder}`) ? readdirSync(`content/drawings/${folder}`) : [];

/** The names of drawings in content: the files of these folders. */
export const drawingNames: readonly DrawingName[] = [
  ...new Set(drawingFolders.flatMap(filesIn).flatMap((file) => /^([a-z0-9-]+)\.svg$/.exec(file)?.[1] ?? [])),
].sort();

/**
 * The names of icons in content. `src/components/icons.ts` maps each to a Lucide icon. Any other name stops the
 * build.
 */
export const iconNames = [
  'alert',
  'award',
  'bath',
  'building',
  'calendar',
  'camera',
  'check',
  'clock',
  'credit-card',
  'dollar',
  'droplet',
  'droplets',
  'factory',
  'file-check',
  'flame',
  'gauge',
  'hand',
  'heart',
  'home',
  'mail',
  'map-pin',
  'message',
  'phone',
  'pipe',
  'receipt',
  'search',
  'shield',
  'shower',
  'snowflake',
  'sparkles',
  'star',
  'store',
  'thermometer',
  'thumbs-up',
  'timer',
  'toilet',
  'truck',
  'users',
  'utensils',
  'waves',
  'wrench',
  'zap',
] as const;

/** The name of an icon in content. */
export type IconName = (typeof iconNames)[number];

/** The sides of a city's dot where its name can be on the map, in the order in which they are tried. */
export const mapSides = [
  'right',
  'left',
  'above',
  'below',
  'above-right',
  'below-right',
  'above-left',
  'below-left',
] as const;

/** A side of a city's dot. */
export type MapSide = (typeof mapSides)[number];

/** The color schemes of sections; `src/theme/styles/global.css` has the colors of each. */
export const tones = ['paper', 'white', 'sky', 'navy', 'orange', 'earth'] as const;

/** A section's color scheme. */
export type Tone = (typeof tones)[number];

/** The names of the valves in `content/drawings/shut-off.svg`. */
export const valveNames = [
  'main',
  'meter',
  'toilet',
  'sink',
  'washer',
  'heater-water',
  'heater-gas',
  'irrigation',
] as const;

/** One of these valves. */
export type ValveName = (typeof valveNames)[number];

/** Days of the week with the names of schema.org and `Intl`. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
