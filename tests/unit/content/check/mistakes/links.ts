import { mistakesIn } from '../mistake';

/** Links without a target. */
export const links = mistakesIn(String.raw`
content/navigation.json
  "href": "/services/drain" → "href": "/services/drains"
    header › 2 › items › 1 › href: Did you mean "/services/drain"
  a link to a place that another page lacks
    /#service-areas → /#service-area
    footer › quickLinks › 4 › href: Did you mean "service-areas"
content/pages/home.md
  href: /about → href: /About
    sections › 6 › actions › 1 › href: Did you mean "/about"
  href: '#lead-form' → href: '#lead-forms'
    sections › 11 › actions › 1 › href: Did you mean "lead-form"
content/landing/plumbing.md
  href: /drain-cleaning → href: /drain-cleaning.html
    footer › links › 1 › href: Did you mean "/drain-cleaning"
content/landing/toilet.md
  href: /plumbing → href: /plumbing/
    footer › links › 1 › href: Did you mean "/plumbing"
  a button that opens a form which the page lacks
    kind: call\n          label: Call about a clog → kind: modal\n          label: Call about a clog
    sections › 3 › items › 2 › action › kind: Add modalForm
content/cities/dallas.md
  href: /sewer-line → href: sewer-line
    services › 1 › href: is not a link
content/popular-services.json
  "href": "/services/drain" → "href": "http://example.com"
    1 › href: is not a link
content/faqs/drain.json
  (/drain-cleaning) → (/drain-special)
    items › 1 › answer: "/drain-special" is not a page
content/landing/plumbing-help.md
  * id: lead-form → id: booking
    @ kind: emergency
    header › kind: #lead-form
content/site.json
  * "label": "Facebook" → "label": "Facebook", "url": "facebook.com/us"
    social › 1 › url: is not a web address
  * "https://reviews.example.com/write" → "reviews.example.com"
    reviews › writeUrl: is not a link
`);
