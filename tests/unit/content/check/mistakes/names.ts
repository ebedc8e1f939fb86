import { mistakesIn } from '../mistake';

/** Unknown names: of sections, forms, icons, drawings, reviews, cities and so on. */
export const names = mistakesIn(String.raw`
content/prices.json
  a price for a service that no page shows
    "services": ["drain"] → "services": ["drains"]
    jobs › 1 › services › 1: "drains" is the service of no section "prices".*Did you mean "drain"
content/landing/plumbing.md
  an unknown kind of section
    type: our-work → type: our-wrok
    sections › 4 › type: "our-wrok" is not a kind of section.*Did you mean "our-work"
  an unknown modal form
    modalForm: landing-plumbing-modal → modalForm: landing-plumbing-modl
    modalForm: Did you mean "landing-plumbing-modal"
content/pages/home.md
  an unknown review
    - maria-g → - maria-j
    sections › 5 › reviews › 1: Did you mean "maria-g"
  an unknown icon in a card
    icon: shield → icon: sheild
    sections › 2 › items › 1 › icon: is not an icon.*Did you mean "shield"
  * an unknown id for links
    id: popular-services → id: popular-service
    sections › 4 › id: Did you mean "popular-services"
  an unknown kind of button
    kind: quote → kind: qoute
    sections › 1 › actions › 1 › kind: kind of button.*Did you mean "quote"
content/services/drain.md
  a section without its kind
      - type: guide\n    title →   - title
    sections › 3 › type: is missing
content/forms/short-toilet.json
  an unknown set of options
    "short-toilet" → "short-toilets"
    options: Did you mean "short-toilet"
  an unknown family of forms
    "landingShort" → "landingshort"
    family: family of forms.*Did you mean "landingShort"
  a field that the family of the form lacks
    "firstName": { → "email": { "label": "Email" },\n    "firstName": {
    fields › email: is not used by a form of the landingShort family.*Remove it
  a form without words for one of its fields
    /"phone": \{\s*"label"[^]*?\n {4}\},\s*/ → 
    @ "fields"
    fields › phone: is missing.*landingShort
content/pages/contact.md
  an unknown set of questions
    set: contact → set: contct
    sections › 4 › set: Did you mean "contact"
content/popular-services.json
  an unknown drawing on a card
    "drawing": "drain-cleaning" → "drawing": "drain-clean"
    1 › drawing: Did you mean "drain-cleaning"
  a card that preselects a service which the form lacks
    "service": "drain-cleaning" → "service": "drains"
    1 › service: not a service that the quote form offers
content/cities/dallas.md
  an unknown region
    region: central-dallas-metro → region: central-dallas
    region: is not a group
content/landing/toilet.md
  an unknown kind of header
    kind: call\nsections → kind: phone\nsections
    header › kind: is not a kind of header
content/regions.json
  an unknown city in a region
    "wylie" → "wyile"
    2 › cities › 2: Did you mean "wylie"
content/navigation.json
  an unknown system on the house
    "system": "drains" → "system": "drain"
    house › 3 › system: Did you mean "drains"
content/claims.json
  * a reading whose name cannot be referred to
    "trust": → "tr ust":
    claims › years › readings › tr ust: is not one word.*[Uu]se letters and digits
content/site.json
  * a weekday that does not exist
    "Tuesday" → "Tusday"
    hours › 1 › days › 2: not a day of the week.*Did you mean "Tuesday"
`);
