import { describe, expect, it } from 'vitest';
import { writtenOut } from '@/content-check/written-out/find';

const found = (text: string) =>
  writtenOut(text, [], { field: 'pages.sections.*.text' }).flatMap(({ references }) => references);

/** Invented after the patterns were written, in the words of people who advertise plumbers. */
const promised: readonly (readonly [name: string, text: string])[] = [
  ['writtenPrice', 'Your estimate is always in writing, so there is nothing to argue about later.'],
  ['writtenPrice', 'We put the price on paper before a wrench comes out.'],
  ['writtenPrice', 'You get an itemized quote for every repair.'],
  ['permits', 'We pull the permit for you and handle the paperwork at city hall.'],
  ['permits', 'Permits are included with every new water heater.'],
  ['permits', 'Our office schedules the city inspection.'],
  ['haulAway', 'We haul your old heater away at no charge.'],
  ['haulAway', 'The old toilet goes with us when we leave.'],
  ['haulAway', 'We dispose of your old disposal for you.'],
  ['certificates', 'Need a COI? We email it the same afternoon.'],
  ['certificates', 'Insurance certificates are ready for your landlord.'],
  ['recording', 'You get a video of the whole line on your phone.'],
  ['recording', 'The footage is yours to share with any other company.'],
  ['cameraAfterCleaning', 'After every cleaning we send the camera down to check.'],
  ['cameraAfterCleaning', 'Every drain we clear is filmed afterward.'],
  ['patching', 'We patch the drywall before we pack up.'],
  ['patching', 'Your floor is restored to the way it was.'],
  ['patching', 'Our crew will close up the ceiling the next week.'],
  ['waterEachEvening', 'Your water is back on every night of the job.'],
  ['waterEachEvening', 'You will have running water by evening.'],
  ['backflowTests', 'We test and certify backflow devices in all of Dallas County.'],
  ['backflowTests', 'Ours is a certified tester for your sprinkler system.'],
  ['trenchless', 'Ask for trenchless replacement and keep your lawn.'],
  ['trenchless', 'Pipe bursting renews the sewer in a day.'],
  ['trenchless', 'No-dig sewer repair is what we are known for.'],
  ['tracerGas', 'A harmless tracer gas shows the smallest leak.'],
  ['personAnswers', 'A real person answers every call.'],
  ['personAnswers', 'You never get a machine, only a neighbor who knows plumbing.'],
  ['personAnswers', 'No phone trees, no robots, just people.'],
  ['payAfter', 'You pay nothing until the work is finished.'],
  ['payAfter', 'No deposit is needed for any job.'],
  ['payAfter', 'Payment is due once you are happy.'],
  ['afterHours', 'Leave a message and we call you first thing in the morning.'],
  ['afterHours', 'Messages from the weekend are answered the next business day.'],
  ['phoneHelp', 'We walk you through closing the valve.'],
  ['phoneHelp', 'Our plumber stays on the line until the water stops.'],
  ['floorsCovered', 'We wear shoe covers in your home.'],
  ['floorsCovered', 'Your carpet is protected with drop cloths.'],
  ['floorsCovered', 'We leave your kitchen cleaner than we found it.'],
  ['callAhead', 'We text you when we are on the way.'],
  ['callAhead', 'Your plumber will call ahead by half an hour.'],
  ['testTogether', 'We run the heater in front of you before we go.'],
  ['writtenFindings', 'You receive a written report for your insurer.'],
  ['writtenFindings', 'We document what we find with photos.'],
  ['unitReports', 'Every unit gets its own report with pictures.'],
  ['tenantNotices', 'We notify your tenants two days before a shut-off.'],
  ['maintenancePlans', 'Join our maintenance plan and save.'],
  ['bothPrices', 'We quote both ways, repair and replacement.'],
  ['bothPrices', 'You see a price for each option.'],
  ['promise', 'We always show up on time, or the visit is on us.'],
];

/** Advice, explanations and questions with the same words. */
const harmless: readonly string[] = [
  'Keep the water off until a plumber has looked at the leak.',
  'Ask who patches the wall before you sign.',
  'Do you haul the old heater away?',
  'Take the hose off the faucet before a freeze.',
  'Read the old meter number and write it down.',
  'Write down the model number before you call.',
  'Water at night can freeze in a thin line.',
  'Call before you dig. Dial 811.',
  'Close the valve first and call us when it is off.',
  'The floor may be wet, so wear shoes you can wash.',
  'Your city decides if the job needs a permit.',
  'A permit protects you when you sell the house.',
  'Old cast iron rusts away from the inside.',
  'The liner hardens inside the pipe.',
  'A backflow preventer keeps dirty water out of the main.',
  'Take photos for your insurer before you clean up.',
  'Watch the meter while every faucet is off.',
  'You see water at the lowest drain first.',
  'Pay attention to a heater that runs all day.',
  'Tell your plumber which unit is above yours.',
  'Look at the camera picture before you pay for a new sewer.',
  'A second opinion costs less than a new line.',
  'Repair it if the china is sound.',
  'Clean up sewage with gloves on.',
  'Cover outdoor faucets before a freeze.',
  'Open the cabinet doors on outside walls.',
  'The toilet refills at night when nobody flushed.',
  'Keep the main closed and call in the morning.',
  'A written agreement with your builder may cover it.',
  'The drain special covers most residential drains.',
  'Both sides of the meter can leak.',
  'The inspector looks for a vent that draws.',
  'Drain the lines instead, from the lowest faucet.',
  'Stay on the dry side of the room.',
  'Test the expansion tank with a tire gauge.',
  'Every unit in the building shares one riser.',
  'Photos of the label help.',
  'Check the heater each morning during a freeze.',
  'The gas company marks its line with paint.',
  'Replace the hose when it feels stiff.',
  'Let the concrete dry before new floor goes down.',
  'A person who smells gas should leave the house.',
  'Someone must be home to let us in.',
  'First close the valve, then open a faucet.',
  'Put a bucket under the trap before you open it.',
  'The tenant upstairs may have the same leak.',
  'Notices about boiling water come from the city.',
  'Half an hour without a drop means the line holds.',
  'A trench in rock takes longer than one in clay.',
  'Keep the recording if you have one from an inspection.',
];

describe('A promise in words of its own', () => {
  it('is found in at least nine of ten sentences that the patterns were not written for', () => {
    const missed = promised.filter(
      ([name, text]) => !found(text).some((one) => one.startsWith('promise')) && name,
    );
    expect(promised).toHaveLength(50);
    expect(missed.length, missed.map(([, text]) => text).join('\n')).toBeLessThanOrEqual(5);
  });

  it('is sent to the question that the owner is asked', () => {
    const misnamed = promised.filter(
      ([name, text]) =>
        found(text).length > 0 && !found(text).includes(name === 'promise' ? name : `promise.${name}`),
    );
    expect(misnamed.map(([name, text]) => `${name}: ${text} ${found(text).join(', ')}`)).toEqual([]);
  });

  it.each(harmless)('is not seen in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
