/** The content of a social image. */
export interface SocialCard {
  /** The page's title. */
  readonly headline: string;
  /** The company's name, next to the logo's mark. */
  readonly siteName: string;
  /** The phone number, as people write it; on the orange pipe. */
  readonly phone: string;
  /** Small line under the headline: the city, and the license number that Texas requires in advertising. */
  readonly note: string;
  /** The logo's mark as SVG. */
  readonly mark: string;
  /** The page's picture as SVG. */
  readonly drawing: string;
  /** True if the picture has a photograph, which needs more bytes than a drawing. */
  readonly isPhoto?: boolean;
  /**
   * `half`: the drawing fills the right side. `full`: it fills the card and has room for the text at its upper left.
   */
  readonly reach: 'half' | 'full';
}
