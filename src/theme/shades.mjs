/**
 * The contrast of two colors, and the shades that are computed from the accent color. Plain JavaScript that reads no
 * file, because Tailwind's configuration and the content check both import it.
 */

const black = '#000000';
const white = '#FFFFFF';

/** @param {string} color as `#F26A1B` @returns {number[]} red, green and blue, 0 to 255 */
const partsOf = (color) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The relative luminance of a color, from 0 to 1 (WCAG 2.2). @param {string} color */
function luminance(color) {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast ratio of two colors, from 1 to 21 (WCAG 2.2).
 * @param {string} one
 * @param {string} other
 */
export function contrast(one, other) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * @param {string} color
 * @param {string} other
 * @param {number} share of the other color, in percent
 */
function mixed(color, other, share) {
  const others = partsOf(other);
  const parts = partsOf(color).map((part, index) =>
    Math.round(part + ((others[index] ?? 0) - part) * (share / 100)),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/**
 * A color's nearest lighter or darker shade that has a contrast; the color itself if it has it already.
 * @param {string} color
 * @param {string} other the color that it is on, or that is on it
 * @param {number} least the contrast that is needed
 */
export function readableShade(color, other, least) {
  for (let share = 0; share <= 100; share += 1)
    for (const end of [black, white]) {
      const shade = mixed(color, end, share);
      if (contrast(shade, other) >= least) return shade;
    }
  return color;
}

/**
 * The shades of the accent color.
 * @param {string} orange the color `orange` of `content/colors.json`
 */
export function shadesOf(orange) {
  const darker = Array.from({ length: 101 }, (_, share) => mixed(orange, black, share));
  return {
    /** For icons on light backgrounds and shaded sides: as much black as white text on it needs (WCAG 2.2, 1.4.3). */
    deep: darker.find((shade) => contrast(shade, white) >= 4.5) ?? black,
    /** An orange button under the pointer: a fifth white, so that its dark text becomes easier to read. */
    orangeLight: mixed(orange, white, 20),
    /** The lit side of something orange: half white. */
    orangePale: mixed(orange, white, 50),
  };
}
