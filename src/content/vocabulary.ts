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

/** The names of drawings in content. Each is three files in `content/drawings/`; a test compares them. */
export const drawingNames = [
  // the nine popular services
  'drain-cleaning',
  'water-heater',
  'slab-leak',
  'sewer-line',
  'toilet',
  'faucet',
  'pipe-installation',
  'garbage-disposal',
  'remodel',
  // details, for service cards
  'leak-detection',
  'burst-pipe',
  'tankless',
  'water-heater-repair',
  'water-heater-install',
  'sewer-camera',
  'sewer-repair',
  'sewer-replacement',
  'slab-detection',
  'slab-repair',
  'slab-reroute',
  'toilet-running',
  'toilet-clog',
  'toilet-leak',
  'toilet-replacement',
  'drain-kitchen',
  'drain-main',
  'hydro-jetting',
  // the three steps of a visit
  'step-call',
  'step-diagnose',
  'step-repair',
  'toilet-step-call',
  'toilet-step-diagnose',
  'toilet-step-repair',
  'sewer-step-call',
  'sewer-step-camera',
  'sewer-step-repair',
  'slab-step-decide',
  'heater-step-call',
  'heater-step-diagnose',
  'heater-step-repair',
  // who we work for
  'client-office',
  'client-restaurant',
  'client-retail',
  'client-campus',
  'client-medical',
  'client-multi-unit',
  // what Dallas does to pipes
  'clay-soil',
  'cast-iron',
  'hard-water',
  'freeze',
  // pages
  'story',
  'commercial',
  'not-found',
  'thank-you',
] as const;

/** The name of a drawing in content. */
export type DrawingName = (typeof drawingNames)[number];

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

/** The color schemes that content can give a section. */
export const chosenTones = ['paper', 'white', 'sky', 'navy', 'orange'] as const;

/** The color schemes of sections; `src/theme/styles/global.css` has the colors of each. */
export const tones = [...chosenTones, 'earth'] as const;

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
