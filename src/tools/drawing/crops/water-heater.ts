import { foundation, garage } from '../parts';
import { heaterInSection, heaterLanding } from './details/heater-section';
import type { Crop } from './crop';

/** A tank water heater cut open in the garage: layers of water, dip tube, anode, flue and burner. */
export const waterHeater = {
  name: 'water-heater',
  view: [810, -254, 310, 262],
  surroundings(canvas) {
    garage(canvas, { without: ['water heater'] });
    foundation(canvas);
  },
  subject(canvas) {
    heaterInSection(canvas);
  },
  landing: {
    view: [690, -330, 550, 480],
    strip: [405, -290, 990, 330],
    ...heaterLanding,
  },
} as const satisfies Crop;
