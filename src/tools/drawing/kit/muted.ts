/**
 * Blue monochrome for the surroundings of a crop's subject. A color is reduced to its lightness, which is mapped to a
 * scale between navy and near white.
 */
type Rgb = readonly [number, number, number];
type Ramp = readonly (readonly [lightness: number, rgb: Rgb])[];

/** Fills keep a wide range of lightness, so that rooms still look lit from above. */
const fillRamp: Ramp = [
  [0, [12, 31, 62]],
  [0.24, [21, 48, 91]],
  [0.36, [80, 118, 164]],
  [0.52, [146, 176, 207]],
  [0.7, [186, 206, 225]],
  [0.84, [216, 229, 240]],
  [1, [247, 250, 253]],
];

/** Outlines are lighter than ink, so that the subject, which is outlined in ink, stands out. */
const lineRamp: Ramp = [
  [0, [78, 113, 157]],
  [0.45, [114, 149, 188]],
  [0.75, [178, 201, 222]],
  [1, [237, 244, 249]],
];

const hexColor = /^#[0-9a-f]{6}$/i;
const memory = new Map<string, string>();

function channels(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Relative luminance with a gamma near the eye's response, 0 (black) to 1 (white). */
function lightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return ((0.2126 * r + 0.7152 * g + 0.0722 * b) / 255) ** 0.72;
}

function sample(ramp: Ramp, at: number): Rgb {
  let lower = ramp[0]!;
  for (const upper of ramp) {
    if (at <= upper[0]) {
      const span = upper[0] - lower[0];
      const share = span === 0 ? 0 : (at - lower[0]) / span;
      const mix = (i: 0 | 1 | 2) => Math.round(lower[1][i] + (upper[1][i] - lower[1][i]) * share);
      return [mix(0), mix(1), mix(2)];
    }
    lower = upper;
  }
  return lower[1];
}

/**
 * The muted version of a palette color. Anything that is not a six-digit hex color (`none`, a keyword) is returned
 * unchanged.
 * @param role whether the color fills an area or draws an outline
 */
export function muteColor(color: string, role: 'fill' | 'line'): string {
  if (!hexColor.test(color)) return color;
  const key = role + color;
  const known = memory.get(key);
  if (known) return known;
  const rgb = sample(role === 'fill' ? fillRamp : lineRamp, lightness(color));
  const quiet = `#${rgb.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
  memory.set(key, quiet);
  return quiet;
}
