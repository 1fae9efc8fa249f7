/** Whether a client takes an encoding, by its Accept-Encoding. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  return header
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
    .some(([name, quality = '']) => name === encoding && !/^q=0(\.0*)?$/.test(quality));
}
