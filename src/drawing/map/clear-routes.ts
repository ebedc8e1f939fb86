import type { Bounds } from '../kit/bounds';
import { placeLabels, runsThrough, type Label, type Surroundings } from './label-placement';
import { hungLines, steppedLines, type OtherRoute } from './other-routes';
import { legsOf, type ServiceLine } from './service-lines';

/** What the routes of lines are chosen for. */
export interface RouteNeeds {
  /** the names that are to be placed */
  labels: readonly Label[];
  /** what names must keep clear of, and lines too, when the lines take these routes */
  surroundings(lines: readonly ServiceLine[]): Surroundings;
}

/** With more names in trouble than this, the map is too crowded for moved lines to help. */
const mostTroubled = 6;

/** How many placements of all names may be tried, which bounds the time that a map takes. */
const maxTrials = 90;

/** A set of routes and how well the names stand beside it. */
interface Trial {
  lines: readonly ServiceLine[];
  /** symbols and plates that no line may run through, the ends of lines among them */
  blocked: readonly Bounds[];
  /** names that find no room, or that a line runs through */
  troubled: readonly Label[];
  /** cost of all spots together */
  cost: number;
}

/**
 * Moves lines out of the way of names. Some names have no clear spot however they are placed, as lines close
 * them in; then a line that is in the way hangs on a neighbor's branch instead of the trunk, or leaves the
 * trunk elsewhere. A move stays only when it gives more names a clear spot, so a map without trouble keeps the
 * plain routes.
 */
export function clearRoutes(plain: readonly ServiceLine[], needs: RouteNeeds): readonly ServiceLine[] {
  const carriers = new Set<string>();
  let best = trialOf(plain, needs);
  let trials = maxTrials;
  while (best.troubled.length > 0 && best.troubled.length <= mostTroubled) {
    const moves = linesBeside(best)
      .filter(({ slug }) => !carriers.has(slug))
      .flatMap((line) => otherRoutes(line, best))
      .slice(0, trials);
    trials -= moves.length;
    const tried = moves.map(({ line, carrier }) => ({
      carrier,
      ...trialOf(
        best.lines.map((other) => (other.slug === line.slug ? line : other)),
        needs,
      ),
    }));
    const [found] = tried.sort((a, b) => a.troubled.length - b.troubled.length || a.cost - b.cost);
    if (!found || found.troubled.length >= best.troubled.length) break;
    if (found.carrier) carriers.add(found.carrier);
    best = found;
  }
  return best.lines;
}

function trialOf(lines: readonly ServiceLine[], { labels, surroundings }: RouteNeeds): Trial {
  const around = surroundings(lines);
  const placed = placeLabels(labels, around);
  const troubled = labels.filter(({ id }) => {
    const spot = placed.get(id);
    return !spot || around.strokes.some((stroke) => runsThrough(stroke, spot));
  });
  return {
    lines,
    blocked: around.blocked,
    troubled,
    cost: [...placed.values()].reduce((sum, { cost }) => sum + cost, 0),
  };
}

/** Hanging on a branch adds least to the map, so it comes first; a step is for lines without such a neighbor. */
function otherRoutes(line: ServiceLine, { lines, blocked }: Trial): OtherRoute[] {
  const hung = hungLines(line, lines, blocked);
  return hung.length > 0 ? hung : steppedLines(line, lines, blocked);
}

/** The lines that pass where a name could stand. */
function linesBeside({ lines, troubled }: Trial): ServiceLine[] {
  const spots = troubled.flatMap((label) => label.spots);
  return lines.filter((line) => legsOf(line).some((leg) => spots.some((spot) => runsThrough(leg, spot))));
}
