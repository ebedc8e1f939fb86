import { formSection } from './form-section';

/** The booking form of city pages. */
export const booking = formSection('booking', 'The booking form of city pages.');
