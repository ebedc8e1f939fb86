/**
 * Invented requests around one week, November 9 to 15, 2026, of an office in Dallas that is open Monday to Friday from
 * 8 to 6 and closed on Wednesday, November 11. What a mail must say of them was counted by hand.
 */
export interface InventedRequest {
  name: string;
  phone: string;
  /** ISO time; until November 1 the office is five hours behind UTC, then six. */
  sent: string;
  page: string;
  attribution?: { last: Record<string, string> };
  leaveEmpty?: string;
  language?: 'es';
  cells?: Record<string, string>;
}

const slabAd = {
  last: {
    at: '2026-11-09T14:00:00Z',
    path: '/slab-leak',
    utm_source: 'google',
    utm_campaign: 'slab',
    gclid: 'Cj0K',
  },
};
const slab = 'Slab Leak Services';
const short = 'lead_gen_landing';

/** The time at which the mail is written: Monday at seven in the morning. */
export const monday = new Date('2026-11-16T13:00:00Z');

/** The site's own file of hours. */
export const officeHours = {
  timeZone: 'America/Chicago',
  week: [[], ...Array.from({ length: 5 }, () => [['08:00', '18:00']]), []],
  holidays: [['2026-11-11', 'Veterans Day']],
  callBackMinutes: 60,
};

/** The requests, in the order in which they were sent. */
export const inventedRequests: readonly InventedRequest[] = [
  // The four weeks before.
  {
    name: 'Hal',
    phone: '(214) 555-0108',
    sent: '2026-10-13T15:00:00.000Z',
    page: slab,
    cells: { called: '2026-10-13T15:30:00.000Z', booked: '1000', bookedAt: '2026-10-14T15:00:00.000Z' },
  },
  {
    name: 'Ida',
    phone: '(214) 555-0109',
    sent: '2026-10-20T15:00:00.000Z',
    page: short,
    attribution: slabAd,
  },
  // Booked in the week, for an amount that nobody can read.
  {
    name: 'Jon',
    phone: '(214) 555-0110',
    sent: '2026-11-03T15:00:00.000Z',
    page: slab,
    cells: { called: '2026-11-03T15:05:00.000Z', booked: 'lots', bookedAt: '2026-11-10T18:00:00.000Z' },
  },
  // Ten minutes before the week begins in Dallas, and in the week by UTC. Called in it, ten minutes after opening.
  {
    name: 'Flo',
    phone: '(214) 555-0106',
    sent: '2026-11-09T05:50:00.000Z',
    page: short,
    cells: { called: '2026-11-09T14:10:00.000Z' },
  },
  // The week.
  {
    name: 'Ann',
    phone: '(214) 555-0101',
    sent: '2026-11-09T15:00:00.000Z',
    page: slab,
    attribution: slabAd,
    cells: { called: '2026-11-09T15:20:00.000Z', booked: '480', bookedAt: '2026-11-09T21:00:00.000Z' },
  },
  // Half an hour before closing, then a holiday, then an hour after opening: an hour and a half.
  {
    name: 'Ben',
    phone: '(214) 555-0102',
    sent: '2026-11-10T23:30:00.000Z',
    page: slab,
    cells: { called: '2026-11-12T15:00:00.000Z' },
  },
  // It came while the mail server was down.
  { name: 'Dee', phone: '123', sent: '2026-11-12T16:00:00.000Z', page: short, cells: { told: '' } },
  // Filled in by hand.
  {
    name: 'Eve',
    phone: '(214) 555-0105',
    sent: '2026-11-13T14:00:00.000Z',
    page: slab,
    attribution: { last: { at: '2026-11-13T13:00:00Z', path: '/slab-leak', msclkid: 'm' } },
    cells: { called: 'yes', booked: '$1,200.00', bookedAt: '2026-11-13T22:00:00.000Z' },
  },
  {
    name: 'A program',
    phone: '(214) 555-0199',
    sent: '2026-11-13T18:00:00.000Z',
    page: short,
    leaveEmpty: 'x',
  },
  // On a Saturday, from a Spanish page, on a phone without a connection for three hours.
  {
    name: 'Cal',
    phone: '(214) 555-0103',
    sent: '2026-11-14T17:00:00.000Z',
    page: short,
    language: 'es',
    attribution: slabAd,
    cells: { arrived: '2026-11-14T20:00:00.000Z' },
  },
  // Five minutes after it.
  { name: 'Gus', phone: '(214) 555-0107', sent: '2026-11-16T06:05:00.000Z', page: short },
];

/** The payload that the site sends. */
export const payloadOf = ({ name, phone, sent, page, ...others }: InventedRequest): object => ({
  fullName: name,
  phone,
  timestamp: sent,
  page,
  attribution: others.attribution,
  leaveEmpty: others.leaveEmpty,
  language: others.language,
});

/** What Monday's mail says of them, counted by hand. */
export const mondaysMail = {
  subject: 'Last week: 5 requests, 3 booked for $1,680',
  lines: [
    'November 9 to November 15, and in parentheses the average of the four weeks before: 5 (1) requests, 4 (0.5) marked as called, 3 (0.3) booked for $1,680 ($250). Each counts in the week in which it happened.',
    'The slowest callback: Ben, (214) 555-0102, after 1 h 30 min of office hours. The site promises 60 minutes.',
    '4 requests are not marked as called: ',
    '2 requests set aside: 1 × a program filled in the hidden field; 1 × cannot be called: the number has fewer than ten digits.',
    '1 request reached us more than an hour after the visitor had sent it.',
    'An amount could not be read and counts as $0: lots. Correct it in the list.',
    'Page: Slab Leak Services: 3 (0.5) requests, 3 (0.5) called, 3 (0.3) booked for $1,680 ($250)',
    'Page: lead gen landing: 2 (0.5) requests, 1 (0) called, 0 (0) booked for $0 ($0)',
    'Ad: no ad: 2 (0.8) requests, 2 (0.5) called, 1 (0.3) booked for $0 ($250)',
    'Ad: google slab: 2 (0.3) requests, 1 (0) called, 1 (0) booked for $480 ($0)',
    'Ad: Microsoft ad: 1 (0) requests, 1 (0) called, 1 (0) booked for $1,200 ($0)',
  ],
};

/** What the reminder of that moment says: Cal and Gus have waited for no minute of office hours, Ida for too long to remind. */
export const reminder = {
  subject: 'Not called yet: Dee, 123',
  line: 'Dee, 123 has waited 18 h of office hours. Sent Thu, Nov 12, 10:00 AM. This number cannot be called: the number has fewer than ten digits. The email about it could not be sent when it came in.',
};
