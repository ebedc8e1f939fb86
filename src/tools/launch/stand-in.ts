/** The company that the site was made with: what is left of it is found by comparing with this. */
export const standIn = {
  /** Values of `content/site.json` by field, and what belongs there instead. */
  values: [
    { field: 'name', value: 'Company Plumbing', give: "The company's public name" },
    { field: 'legalName', value: 'Company Plumbing LLC', give: "The company's registered name" },
    { field: 'phone', value: '(972) 555-0100', give: 'The business phone number' },
    { field: 'email', value: 'office@example.com', give: 'The address that receives mail from the site' },
    { field: 'address.street', value: '100 Example Street', give: 'The street of the office' },
    { field: 'geo.latitude', value: 32.72875, give: "The office's position, to five decimals" },
    {
      field: 'license.number',
      value: 'M-00000',
      give: "The responsible master plumber's license number",
    },
    {
      field: 'reviews.service',
      value: 'our reviews page',
      give: "The name of the service that shows the rating on its page, as in 'Google'",
    },
    {
      field: 'reviews.readUrl',
      value: 'https://reviews.example.com/all',
      give: 'Where all reviews can be read',
    },
    {
      field: 'reviews.writeUrl',
      value: 'https://reviews.example.com/write',
      give: 'Where a customer leaves a review',
    },
    {
      field: 'accreditation.name',
      value: 'Accredited Trade Business',
      give: "The accreditation's name; without one, remove the whole entry",
    },
    {
      field: 'brands',
      value: ['Rheem', 'Bradford White', 'A. O. Smith', 'Navien', 'Moen', 'Delta', 'Kohler', 'InSinkErator'],
      give: 'The brands that the company really installs, the most usual one first. Any other list or order counts as its own',
    },
  ],
  town: 'Balch Springs',
  postalCode: '75180',
  /** Cities that have a page of the first day. */
  cities: [
    'Carrollton',
    'Dallas',
    'Garland',
    'Grand Prairie',
    'Heath',
    'Irving',
    'Lancaster',
    'Mesquite',
    'Plano',
    'Red Oak',
    'Rockwall',
    'Seagoville',
    'Wylie',
  ],
} as const;
