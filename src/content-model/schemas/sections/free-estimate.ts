import { formSection } from './form-section';

/** The free-estimate form of service pages. */
export const freeEstimate = formSection('free-estimate', 'The free-estimate form of service pages.');
