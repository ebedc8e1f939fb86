import { formSection } from './form-section';

/** Schedule Your Service, at the end of the home page. */
export const scheduleForm = formSection(
  'schedule-form',
  'Schedule Your Service, at the end of the home page.',
);
