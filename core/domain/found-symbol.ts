/** The two kinds of symbol in a test kit: the Data Matrix on a cassette, the QR code on the box. */
export type Symbology = 'DataMatrix' | 'QRCode';

/** A symbol that was read from a picture. Its place is that of its centre, seen from the centre of the picture, in shares of the picture's short side. */
export interface FoundSymbol {
  /** The raw text, FNC1 of GS1 symbols as 0x1D; nothing is trimmed or changed. */
  readonly text: string;
  readonly symbology: Symbology;
  readonly x: number;
  readonly y: number;
  /** The length of its longest side, in shares of the picture's short side. */
  readonly size: number;
}
