import { mistakesIn } from '../mistake';

/** Unknown names: of sections, forms, icons, drawings, reviews, cities and so on. */
export const names = mistakesIn(String.raw`
content/prices.json
  "services": ["drain"] → "services": ["drains"]
    jobs › 1 › services › 1: "drains" is the service of no section "prices".*Did you mean "drain"
content/landing/plumbing.md
  type: our-work → type: our-wrok
    sections › 4 › type: "our-wrok" is not a kind of section.*Did you mean "our-work"
  modalForm: landing-plumbing-modal → modalForm: landing-plumbing-modl
    modalForm: Did you mean "landing-plumbing-modal"
content/pages/home.md
  - maria-g → - maria-j
    sections › 5 › reviews › 1: Did you mean "maria-g"
  icon: shield → icon: sheild
    sections › 2 › items › 1 › icon: is not an icon.*Did you mean "shield"
  * id: popular-services → id: popular-service
    sections › 4 › id: Did you mean "popular-services"
  kind: quote → kind: qoute
    sections › 1 › actions › 1 › kind: kind of button.*Did you mean "quote"
content/services/drain.md
  a section without its kind
      - type: guide\n    title →   - title
    sections › 3 › type: is missing
content/forms/short-toilet.json
  "short-toilet" → "short-toilets"
    options: Did you mean "short-toilet"
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
  set: contact → set: contct
    sections › 4 › set: Did you mean "contact"
content/popular-services.json
  "drawing": "drain-cleaning" → "drawing": "drain-clean"
    1 › drawing: Did you mean "drain-cleaning"
  "service": "drain-cleaning" → "service": "drains"
    1 › service: not a service that the quote form offers
content/cities/dallas.md
  region: central-dallas-metro → region: central-dallas
    region: is not a group
content/landing/toilet.md
  an unknown kind of header
    kind: call\nsections → kind: phone\nsections
    header › kind: is not a kind of header
content/regions.json
  "wylie" → "wyile"
    2 › cities › 2: Did you mean "wylie"
content/navigation.json
  "system": "drains" → "system": "drain"
    house › 3 › system: Did you mean "drains"
content/claims.json
  * "trust": → "tr ust":
    claims › years › readings › tr ust: is not one word.*[Uu]se letters and digits
content/site.json
  * "Tuesday" → "Tusday"
    hours › 1 › days › 2: not a day of the week.*Did you mean "Tuesday"
`);
