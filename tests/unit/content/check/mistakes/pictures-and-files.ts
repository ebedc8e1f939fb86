import { mistakesIn, type Mistake } from '../mistake';
import { sampleText } from '../memory';

/** A file where the site does not look, or under no good name. */
const misplaced = (file: string, says: RegExp, text = sampleText('content/cities/dallas.md')): Mistake => ({
  what: `${file} is misplaced`,
  changes: new Map([[file, text]]),
  expected: { file, line: 1, field: '', says },
  alone: true,
});

/** Pictures and their descriptions, names of files, files that are gone. */
export const files: readonly Mistake[] = [
  misplaced('content/citys/frisco.md', /is not read by the site/),
  misplaced('content/cities/frisco.markdown', /is not read by the site/),
  misplaced('content/frisco.md', /is not read by the site/),
  misplaced('content/cities/Fort Worth.md', /file called "Fort Worth"/),
  misplaced('content/pages/specials.md', /shown at no address/, sampleText('content/pages/about.md')),
  ...mistakesIn(String.raw`
content/landing/plumbing.md
  * a photograph beside a drawing
        drawing: burst-pipe\n →     drawing: burst-pipe\n    photo: ../images/work/service-van.avif\n    alt: A van.\n
    @ photo: ../images
    sections › 1 › photo: only one of them can be shown
  * a photograph without its description
        drawing: burst-pipe\n →     photo: ../images/work/service-van.avif\n
    @ - type: hero
    sections › 1 › alt: Say in one sentence what the photograph shows
  * a point that stays in view in other words
        drawing: burst-pipe\n →     photo: ../images/work/service-van.avif\n    alt: A van.\n    focus: left\n
    @ focus: left
    sections › 1 › focus: is not a point.*"40% 25%"
  * a hero without any picture
        drawing: burst-pipe\n → 
    @ - type: hero
    sections › 1 › drawing: Name a drawing, or a photo
  * a picture that is not there
    work/copper-repipe.avif → work/copper-repipes.avif
    sections › 4 › items › 1 › image: Did you mean "copper-repipe\.avif"
  * a picture in other letters
    work/copper-repipe.avif → work/Copper-repipe.avif
    sections › 4 › items › 1 › image: Did you mean "copper-repipe\.avif"
  a picture without a path
    image: ../images/work/copper-repipe.avif → image: copper.avif
    sections › 4 › items › 1 › image: is not a picture
  a picture without its description
    /\n {8}alt: Copper water lines.*/ → 
    @ image: ../images/work/copper-repipe.avif
    sections › 4 › items › 1 › alt: is missing
  an empty description of a picture
    /alt: Copper water lines.*/ → alt: ''
    sections › 4 › items › 1 › alt: is empty
  a description that is a file's name
    /alt: Copper water lines.*/ → alt: copper-repipe.avif
    sections › 4 › items › 1 › alt: is a file's name
  a work picture that is not marked as real or not
            placeholder: true\n → 
    @ image: ../images/work/copper-repipe.avif
    sections › 4 › items › 1 › placeholder: is missing
content/landing/plumbing-help.md
  a drawing beside a list without its description
    /\n {4}alt: An attic water pipe.*/ → 
    @ - type: support
    sections › 3 › alt: is missing
`),
];
