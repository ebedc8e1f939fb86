/**
 * The names of drawings in content. `src/tools/drawing/crops/` has one file for each; a test compares the two lists.
 */
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
