import { landingFiles } from '../../support/landing-pages';
import { testLanding } from '../../support/landing';
import { landingTemplates } from '../../support/templates';

for (const landing of landingFiles().filter(({ path }) => landingTemplates.includes(path)))
  testLanding(landing);
