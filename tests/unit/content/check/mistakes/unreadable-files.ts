import { mistakesIn } from '../mistake';

/** Ways in which a file cannot be read at all. */
export const malformed = mistakesIn(String.raw`
content/regions.json
  * a comma too many
    ["dallas"] → ["dallas"],
    @ /\},\s*\{\s*"id": "north-dallas"/
    : comma
  * a comma too few
    "name": "Central Dallas Metro", → "name": "Central Dallas Metro"
    : lacks a comma
  * single quotes
    "Central Dallas Metro" → 'Central Dallas Metro'
    : double quotes
  * one group where a list belongs
    /^\[[^]*\]/ → {}
    : is not a list
content/site.json
  * a comment
      "name" →   // the name\n  "name"
    @ // the name
    : has a comment
content/claims.json
  * a quote that is not closed
    "upfront pricing" → "upfront pricing
    : closing quote
content/navigation.json
  * a colon that is missing
    "label": "Home" → "label" "Home"
    : lacks the colon
content/forms/short-toilet.json
  * a brace that is missing
    /\}\s*$/ → 
    @ /\}(?![^]*\})/
    : closing brace
content/popular-services.json
  * words after the end
    /\]\s*$/ → ]\nthe end
    @ the end
    : continues after its end|not valid in JSON
content/testimonials.json
  * a value that is missing
    "rating": 5 → "rating":
    @ "rating":,
    : nothing where a value is expected|has nothing
content/faqs/main.json
  * a line break in a text
    Can you come today? → Can you\ncome today?
    : closing quote|not allowed in a text
content/landing/toilet.md
  * a tab
      kind: call\nsections → 	kind: call\nsections
    @ 	kind: call\nsections
    : tab|indented|YAML
  * a colon inside a text
    title: It keeps running → title: Running: it keeps on
    : colon
  a # that cuts a text off
    title: It's clogged → title: It's clogged #2
    sections › 3 › items › 2 › title: loses the text after the #
  text below the fields where no page shows it
    /---\s*$/ → ---\n\nWe also fix urinals.\n
    @ We also fix
    text below the fields: is not shown on this kind of page
content/cities/dallas.md
  * a quote that is not closed
    name: Dallas → name: 'Dallas
    @ name: 'Dallas
    : closing quote|quotes
  * a character with a special meaning
    name: Dallas → name: @Dallas
    : quotes
  * a line without a field
    county: Dallas County → county: Dallas County\nand some more
    @ and some more
    : line without a field|name: value|YAML
  * no hyphens at the beginning
    ---\n → 
    @ name: Dallas
    : does not begin with its fields
content/pages/home.md
  * a field that is not indented
        drawing: house →    drawing: house
    : indented|Begin fields
content/landing/sewer-line.md
  * no hyphens at the end
    /\n---\s*$/ → \n
    @ ---
    : no end of its fields
content/legal/privacy.md
  * no fields at all
    /(?<=^---\n)[^]*?(?=---\n)/ → 
    @ /(?<=^---\n)---/
    head: is missing
  a legal page without its text
    /(?<=^---\n[^]*\n---\n)[^]*/ → 
    @ /---\n$/
    text below the fields: is empty
`);
