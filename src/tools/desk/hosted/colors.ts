import colorsOfPages from '../../../../content/colors.json' with { type: 'json' };
import { shadesOf } from '../../../theme/shades.mjs';

/** The colors as they were when the desk was built: the check draws a map to find room for names, and shows it nowhere. */
export const colors = { ...colorsOfPages, ...shadesOf(colorsOfPages.orange) };
