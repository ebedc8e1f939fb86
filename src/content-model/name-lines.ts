/**
 * A company's name in two lines that are as alike in length as its words allow, for the logo; one line where nothing
 * can be parted. `Hernandez & Sons Plumbing and Drain` becomes `Hernandez & Sons` over `Plumbing and Drain`: a sign
 * between two words keeps them together.
 */
export function nameLines(name: string): string[] {
  const words = name.replaceAll(/ ([&+]) /g, '\u00A0$1\u00A0').split(' ');
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1), words.slice(index + 1)].map((line) => line.join(' '));
    return { lines, longest: Math.max(...lines.map(({ length }) => length)) };
  });
  const [best] = breaks.sort((a, b) => a.longest - b.longest);
  return best?.lines ?? words;
}
