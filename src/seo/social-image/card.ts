/** What a social image shows. */
export interface SocialCard {
  /** The page's promise, in a few words. */
  readonly headline: string;
  /** The company's name, beside its mark. */
  readonly siteName: string;
  /** As people write it; stands in the orange pipe. */
  readonly phone: string;
  /** Small line under the headline: where, and the license number that Texas wants in advertising. */
  readonly note: string;
  /** The logo's mark as SVG. */
  readonly mark: string;
  /** The page's picture as SVG. */
  readonly drawing: string;
  /** True where that holds a photograph, which needs more bytes than a drawing. */
  readonly isPhoto?: boolean;
  /**
   * `half`: the drawing fills the right side. `full`: it fills the card, with room for
   * words at its upper left.
   */
  readonly reach: 'half' | 'full';
}
